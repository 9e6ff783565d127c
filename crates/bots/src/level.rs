//! The built-in bots by name.

use std::fmt;
use std::str::FromStr;

use crate::bot::Bot;
use crate::easy::Easy;
use crate::heuristics::Heuristics;
use crate::medium::Medium;
use crate::random::Random;
use crate::search::{Search, Settings};

/// A built-in bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays any legal move.
    Random,
    /// Sensible, beatable, varied.
    Easy,
    /// Looks to the end of the turn.
    Medium,
    /// Searches up to its limit.
    Hard,
    /// Searches with a trained net.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name, as in `hard`.
    pub const fn name(self) -> &'static str {
        ["random", "easy", "medium", "hard", "master"][self as usize]
    }

    /// A bot of this level; `hard` and `master` search on `threads` threads.
    pub fn bot<G: Heuristics>(self, threads: usize) -> Box<dyn Bot<G>> {
        G::bot(self, threads)
    }

    /// Like [`Level::bot`], but compiled in the calling crate. Only for implementing [`Heuristics::bot`].
    pub fn build<G: Heuristics>(self, threads: usize) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Easy => Box::new(Easy),
            Self::Medium => Box::new(Medium),
            Self::Hard => Box::new(Search::new(&Settings::HARD, threads)),
            Self::Master => Box::new(Search::new(&Settings::master::<G>(), threads)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|level| level.name()).collect();
            format!("no bot `{name}`; the bots are {}", known.join(", "))
        })
    }
}
