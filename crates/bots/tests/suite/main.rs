//! The bots at play. One program, so that they are compiled for the games once.

mod ladder;
mod sensible;
