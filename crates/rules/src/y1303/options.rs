//! How characters are chosen, and whether prestige points are public.

use crate::options::options;
use Set::{FirstGame, Random};

/// Which characters are in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// Drawn at random.
    Random,
    /// The characters recommended for a first game.
    FirstGame,
}

options! {
    /// The options of the game.
    pub struct Options {
        /// Which characters are in the game.
        characters: Set = "characters" { Random: "random", FirstGame: "first-game" }
            "first-game: the characters recommended for a first game (T0.7)";
        /// Whether all prestige totals are public.
        open_prestige: bool = "open_prestige" { false: "no", true: "yes" }
            "are all totals shown? gains are public either way, so they can be added up";
    }
}

impl Options {
    /// The recommended first game.
    pub const FIRST_GAME: Self = Self { characters: FirstGame, open_prestige: false };
}
