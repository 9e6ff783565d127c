//! Trains the nets of `master` by self-play. Not part of the product.

pub mod fit;
pub mod model;
pub mod rng;
pub mod samples;
pub mod self_play;
pub mod train;
