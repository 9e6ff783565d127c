//! Who takes part in the arena: a bot of the ladder, or a program.

use std::str::FromStr;
use std::time::Duration;

use caylus_bots::arena::Entrant;
use caylus_bots::{Bot, Exec, Heuristics, Level, Limit};

use crate::opponent::{MOST_ITERATIONS, MOST_MS};

/// What a program's name starts with.
const EXEC: &str = "exec:";
/// What stands between a bot of the ladder and how long it may think.
const AT: char = '@';
/// What stands after a number of looks ahead; without it, it is milliseconds.
const LOOKS: char = 'x';

/// Somebody who takes part, by the name on the command line.
#[derive(Clone, Debug)]
pub(super) struct Competitor {
    name: String,
    kind: Kind,
    /// How long it may think about a move, if the name says so.
    limit: Option<Limit>,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(Level),
    /// A program and its arguments.
    Program(String),
}

impl Competitor {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Has it a time of its own?
    pub(super) fn has_time(&self) -> bool {
        matches!(self.limit, Some(Limit::Time(_)))
    }
}

impl FromStr for Competitor {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let whole = name.trim().to_owned();
        if let Some(command) = name.strip_prefix(EXEC) {
            Exec::new(command)?;
            return Ok(Self { name: whole, kind: Kind::Program(command.to_owned()), limit: None });
        }
        let (level, limit) = match name.split_once(AT) {
            Some((level, limit)) => (level, Some(read_limit(limit)?)),
            None => (name, None),
        };
        let level = level.parse().map_err(|reason| format!("{reason}, or {EXEC}PROGRAM"))?;
        Ok(Self { name: whole, kind: Kind::Level(level), limit })
    }
}

/// How long to think, as in `1000` for milliseconds or `5000x` for looks ahead.
fn read_limit(text: &str) -> Result<Limit, String> {
    let limit = match text.strip_suffix(LOOKS) {
        Some(looks) => looks.parse().ok().filter(|looks| (1..=MOST_ITERATIONS).contains(looks)).map(Limit::Iterations),
        None => {
            let ms = text.parse().ok().filter(|ms| (1..=MOST_MS).contains(ms));
            ms.map(|ms| Limit::Time(Duration::from_millis(ms)))
        }
    };
    limit.ok_or_else(|| {
        format!(
            "after {AT} write a whole number of milliseconds from 1 to {MOST_MS}, or of looks ahead as in 5000{LOOKS}, not `{text}`"
        )
    })
}

impl<G: Heuristics> Entrant<G> for Competitor {
    fn name(&self) -> &str {
        &self.name
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        match &self.kind {
            // The games already keep all cores busy.
            Kind::Level(level) => Ok(level.bot(1)),
            Kind::Program(command) => {
                let mut program = Exec::new(command)?;
                program.start()?;
                Ok(Box::new(program))
            }
        }
    }

    fn limit(&self) -> Option<Limit> {
        self.limit
    }
}
