//! Bots playing whole games. One test binary, so that the generic code is compiled once.

mod counting;
mod ladder;
mod pinned;
mod sensible;
