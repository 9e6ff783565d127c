//! What the scenario tests are made of: the runner, its data, and the set-up, which is tested over many seeds.

pub(crate) mod check;
mod compare;
mod outline;
mod setup;
mod strict;
