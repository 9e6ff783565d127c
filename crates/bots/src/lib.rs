//! Opponents for the games of the family, from gentle to strong.
//!
//! A bot sees a [`view`](caylus_rules::Game::view) and nothing else: what the view hides it guesses. [`Bot`] is all that whoever runs a
//! game needs; [`Knowledge`] is what a bot has to know about a game beside its rules.

pub mod arena;
mod bot;
mod chance;
mod easy;
mod exec;
mod games;
mod hard;
mod knowledge;
mod level;
mod medium;
mod outlook;
mod random;

pub use bot::{Bot, Choice, Limit, Thought};
pub use easy::Easy;
pub use exec::Exec;
pub use hard::Hard;
pub use knowledge::{Knowledge, Weights, Worths};
pub use level::Level;
pub use medium::Medium;
pub use random::Random;
