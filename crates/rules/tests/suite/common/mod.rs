//! Shared by the tests that play whole games of any kind.

pub(crate) mod all_moves;
pub(crate) mod coverage;
pub(crate) mod dice;
pub(crate) mod effort;
pub(crate) mod fuzz_checks;
pub(crate) mod game;
pub(crate) mod golden;
pub(crate) mod mutate;
pub(crate) mod options;
pub(crate) mod policy;
pub(crate) mod referee;
pub(crate) mod samples;
pub(crate) mod secrets;
pub(crate) mod summary;
pub(crate) mod transcript;
