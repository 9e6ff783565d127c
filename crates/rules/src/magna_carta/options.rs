//! The standard and the beginner game.

use crate::options::options;
use Rules::{Beginner, Standard};

/// The two games of the booklets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// Everything.
    Standard,
    /// [M8.1] No provost, no Lawyer, no Church, no residences, no Hotel.
    Beginner,
}

options! {
    /// The options of the game.
    pub struct Options {
        /// Standard or beginner.
        rules: Rules = "rules" { Standard: "standard", Beginner: "beginner" }
            "beginner: no provost, no residences; without Lawyer, Church and Hotel (M8)";
    }
}

impl Options {
    /// The standard game.
    pub const STANDARD: Self = Self { rules: Standard };
    /// The beginner game.
    pub const BEGINNER: Self = Self { rules: Beginner };

    #[inline]
    pub(super) const fn is_beginner(self) -> bool {
        matches!(self.rules, Beginner)
    }
}
