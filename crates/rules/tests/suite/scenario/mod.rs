//! What the scenario tests are made of: the runner, its data, what is particular to a game, and the set-up, which is
//! tested over many seeds.

mod compare;
mod games;
mod outline;
pub(crate) mod runner;
mod runner_tests;
mod setup;
mod setup_1303;
mod setup_magna_carta;
