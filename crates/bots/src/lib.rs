//! Computer opponents, from random to strong, and an arena that measures them.
//!
//! A bot gets a player's [`view`](caylus_rules::Game::view), a [`Limit`] and a seed, and returns a [`Choice`]. It never sees hidden
//! information; it samples determinizations of the view instead, or counts what was public when it happened.
//! With an iteration limit the choice is reproducible.
//!
//! | level | how it chooses | where |
//! |---|---|---|
//! | `random` | uniformly among the legal moves | `random.rs` |
//! | `easy` | one rollout per plausible move | `easy.rs` |
//! | `medium` | sequential halving over rollouts to the end of the turn | `medium.rs` |
//! | `hard` | Monte-Carlo tree search (PUCT) over determinizations, one tree per thread | `search/` |
//! | `master` | the same with a trained net for the evaluation | `search/`, `net/` |
//!
//! Everything specific to a game is in its [`Heuristics`] (`games/`): priors for the legal moves, and what a position is worth to each
//! player. `rollout.rs` plays on by the priors, `evaluation.rs` turns the result into chances of winning. [`Exec`] runs an external
//! program as a bot.
//!
//! # Example
//!
//! Let `easy` make the first move of a game:
//!
//! ```
//! use caylus_bots::{Level, Limit};
//! use caylus_rules::Game;
//! use caylus_rules::classic::{Classic, Options};
//!
//! let mut game = Classic::new(3, &Options::default(), 42, &mut ()).expect("Caylus takes 2 to 5 players");
//! let player = game.to_act().expect("the game has just begun");
//!
//! let mut bot = Level::Easy.bot::<Classic>(1);
//! let choice = bot.choose(&game.view(Some(player)), Limit::Iterations(100), 7).expect("the game is not over");
//! println!("seat {} plays {}", player.index(), choice.chosen);
//!
//! game.apply(choice.chosen, &mut ()).expect("bots only play legal moves");
//! ```

pub mod arena;
mod bot;
mod easy;
mod evaluation;
mod exec;
mod games;
mod heuristics;
mod level;
mod medium;
pub mod net;
mod random;
mod rng;
mod rollout;
mod search;

pub use bot::{Bot, Candidate, Choice, Limit};
pub use easy::Easy;
pub use exec::Exec;
pub use heuristics::{Heuristics, Points, Priors};
pub use level::Level;
pub use medium::Medium;
pub use random::Random;
pub use rollout::RolloutPolicy;
pub use search::{Search, Settings};
