//! The scenario runner, its file format and per-game parts, and the tests of the set-up over many seeds.

mod compare;
pub(crate) mod games;
mod outline;
pub(crate) mod runner;
mod runner_tests;
mod setup;
mod setup_1303;
mod setup_magna_carta;
