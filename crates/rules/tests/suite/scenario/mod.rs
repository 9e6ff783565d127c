//! What the scenario tests are made of: the runner, its data, what is particular to a game, and the set-up, which is
//! tested over many seeds.

pub(crate) mod check;
mod compare;
mod games;
mod outline;
mod setup;
mod setup_1303;
mod setup_magna_carta;
mod strict;
