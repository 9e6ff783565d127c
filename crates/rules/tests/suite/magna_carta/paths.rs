//! The paths that random play must cover.

use std::fmt;

use caylus_rules::magna_carta::{Card, Move, Prestige};

/// A path that random play must cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Path {
    Rare(&'static str),
    Built(Card),
    /// In the beginner game?
    Prestige(Prestige, bool),
    /// By the card's owner?
    Used(Card, bool),
    Offer(Move),
    Batch(Move),
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rare(what) => f.write_str(what),
            Self::Built(card) => write!(f, "built {card}"),
            Self::Prestige(building, false) => write!(f, "built {building}"),
            Self::Prestige(building, true) => write!(f, "built {building}, beginner game"),
            Self::Used(card, false) => write!(f, "primary effect of {card}"),
            Self::Used(card, true) => write!(f, "secondary effect of {card}"),
            Self::Offer(chosen) | Self::Batch(chosen) => write!(f, "{chosen}"),
        }
    }
}

impl From<&'static str> for Path {
    fn from(what: &'static str) -> Self {
        Self::Rare(what)
    }
}

/// Rare paths, by rule.
pub(crate) const RARE_PATHS: [&str; 51] = [
    "M0.4 hand kept",
    "M0.4 hand redrawn",
    "M1.1 income of residences",
    "M1.1 income of the Hotel",
    "M2.1 draw with a refill",
    "M2.1 nothing to draw",
    "M2.2 refill before the first card of a replacement",
    "M2.2 refill in the middle of a replacement",
    "M2.2 replacement with pile and discard empty",
    "M2.3 worker beyond the provost",
    "M2.3 worker on a neutral card",
    "M2.3 worker on an own card",
    "M2.3 worker on another's card",
    "M2.5 several residences to choose from",
    "M2.5 the only residence is covered",
    "M2.6 forced to pass",
    "M2.6 first to pass",
    "M2.7 gold for a cube of a card",
    "M2.7 gold for a cube of a prestige building",
    "M2.7 two gold for wood and any",
    "M3.1 provost left alone",
    "M3.1 provost moved ahead",
    "M3.1 provost moved back",
    "M3.1 provost moved to the end",
    "M3.1 provost moved to the start",
    "M4.1 own card, primary only",
    "M4.1 secondary after the primary was declined",
    "M4.1 worker beyond the provost goes home",
    "M4.2 last cube of a card",
    "M4.2 no cube left on the card",
    "M4.3 beyond the provost, with a worker",
    "M4.3 cubes go to the stock",
    "M4.3 delayed",
    "M4.3 delayed and made",
    "M4.3 no worker on it",
    "M4.3 paid with gold",
    "M4.3 two delayed at once",
    "M4.3 worker has acted",
    "M4.4 last token",
    "M4.4 one token left, two wanted",
    "M4.4 two tokens of two sections",
    "M5.1 most batches",
    "M5.1 tie for most batches",
    "M5.2 one token lost, the last",
    "M5.2 tokens bought, two lost",
    "M5.2 two tokens lost",
    "M5.3 no token at the castle",
    "M6.1 provost advances by 0",
    "M6.1 provost advances by 1",
    "M6.1 provost advances by 2",
    "M7.1 tie for the win",
];
