//! The rules of the Caylus family of board games: pure, exact, fast.
//!
//! [`Game`] is the contract that every game fulfils; [`classic::Classic`] is Caylus, [`magna_carta::MagnaCarta`] Magna Carta,
//! [`y1303::Caylus1303`] Caylus 1303. A game's state is a small `Copy` value; nothing here does I/O, reads a clock or allocates
//! while playing.
//!
//! Caylus is the work of William Attia, its artists and publishers. This is an unofficial edition.

pub mod classic;
pub mod family;
mod game;
pub mod magna_carta;
pub mod parts;
pub mod perft;
pub mod reason;
pub mod record;
mod reveals;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod y1303;

pub use game::{
    Game, IllegalMove, MAX_MOVES, MoveList, OptionError, Outcome, ParseMoveError, PositionError, Score, Scores,
    SetupError, Sink,
};
pub(crate) use game::{list_moves, refuse, require};
pub use reason::{Coded, ParseReason, Reason};
pub use reveals::reveals;
