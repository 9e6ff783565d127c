//! The ladder of bots by name.

use std::fmt;
use std::str::FromStr;

use crate::bot::Bot;
use crate::easy::Easy;
use crate::hard::Hard;
use crate::knowledge::Knowledge;
use crate::medium::Medium;
use crate::random::Random;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Sensible, beatable, varied.
    Easy,
    /// Looks one turn ahead.
    Medium,
    /// Searches as long as it may.
    Hard,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Medium, Self::Hard];

    /// The name.
    pub const fn name(self) -> &'static str {
        ["random", "easy", "medium", "hard"][self as usize]
    }

    /// A bot of that level; `hard` thinks on that many threads.
    pub fn bot<G: Knowledge>(self, threads: usize) -> Box<dyn Bot<G>> {
        G::bot(self, threads)
    }

    /// The same, compiled where it is called: for [`Knowledge::bot`].
    pub fn build<G: Knowledge>(self, threads: usize) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Easy => Box::new(Easy),
            Self::Medium => Box::new(Medium),
            Self::Hard => Box::new(Hard::new(threads)),
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
            format!("there is no bot `{name}`; the bots are {}", known.join(", "))
        })
    }
}
