//! Who takes part in the arena: a bot of the ladder, or a program.

use std::str::FromStr;
use std::time::Duration;

use caylus_bots::arena::Entrant;
use caylus_bots::{Bot, Exec, Knowledge, Level, Limit};

use crate::opponent::MOST_MS;

/// What a program's name starts with.
const EXEC: &str = "exec:";
/// What stands between a bot of the ladder and the milliseconds it may think.
const AT: char = '@';

/// Somebody who takes part, by the name on the command line.
#[derive(Clone, Debug)]
pub(super) struct Competitor {
    name: String,
    kind: Kind,
    /// How long it may think about a move, if the name says so.
    time: Option<Duration>,
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
        self.time.is_some()
    }
}

impl FromStr for Competitor {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let whole = name.trim().to_owned();
        if let Some(command) = name.strip_prefix(EXEC) {
            Exec::new(command)?;
            return Ok(Self { name: whole, kind: Kind::Program(command.to_owned()), time: None });
        }
        let (level, time) = match name.split_once(AT) {
            Some((level, ms)) => (level, Some(milliseconds(ms)?)),
            None => (name, None),
        };
        let level = level.parse().map_err(|reason| format!("{reason}, or {EXEC}PROGRAM"))?;
        Ok(Self { name: whole, kind: Kind::Level(level), time })
    }
}

/// A time to think.
fn milliseconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(ms) if (1..=MOST_MS).contains(&ms) => Ok(Duration::from_millis(ms)),
        _ => Err(format!("after {AT} write a whole number of milliseconds from 1 to {MOST_MS}, not `{text}`")),
    }
}

impl<G: Knowledge> Entrant<G> for Competitor {
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
        self.time.map(Limit::Time)
    }
}
