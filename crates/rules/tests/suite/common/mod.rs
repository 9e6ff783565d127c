//! What the tests that play whole games have in common, whichever the game.

pub(crate) mod dice;
pub(crate) mod effort;
pub(crate) mod game;
pub(crate) mod golden;
pub(crate) mod mutate;
pub(crate) mod nonsense;
pub(crate) mod policy;
pub(crate) mod referee;
pub(crate) mod samples;
pub(crate) mod secrets;
pub(crate) mod seen;
pub(crate) mod summary;
pub(crate) mod told;
pub(crate) mod universe;
