//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod engine;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
mod setup;
