//! A seat in the arena: a built-in bot or a program.

use std::str::FromStr;
use std::time::Duration;

use caylus_bots::arena::Entrant;
use caylus_bots::{Bot, Exec, Heuristics, Level, Limit};

use crate::opponent::{MAX_ITERATIONS, MAX_MS};
use crate::values::parse_level;

/// Prefix of programs.
const PROGRAM_PREFIX: &str = "exec:";
/// Separates a bot from its own limit.
const LIMIT_SEPARATOR: char = '@';
/// Marks a limit in iterations; without it, it is in milliseconds.
const ITERATIONS_SUFFIX: char = 'x';

/// A built-in bot or a program, as named on the command line.
#[derive(Clone, Debug)]
pub(super) struct Competitor {
    name: String,
    kind: Kind,
    /// Its own limit per move, if given.
    limit: Option<Limit>,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(Level),
    /// A command line.
    Program(String),
}

impl Competitor {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it has its own time limit.
    pub(super) fn has_time_limit(&self) -> bool {
        matches!(self.limit, Some(Limit::Time(_)))
    }
}

impl FromStr for Competitor {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let whole = name.trim().to_owned();
        if let Some(command) = name.strip_prefix(PROGRAM_PREFIX) {
            Exec::new(command)?;
            return Ok(Self { name: whole, kind: Kind::Program(command.to_owned()), limit: None });
        }
        let (level, limit) = match name.split_once(LIMIT_SEPARATOR) {
            Some((level, limit)) => (level, Some(parse_limit(limit)?)),
            None => (name, None),
        };
        let level = parse_level(level).map_err(|reason| format!("{reason}, or {PROGRAM_PREFIX}PROGRAM"))?;
        Ok(Self { name: whole, kind: Kind::Level(level), limit })
    }
}

/// Parses a limit: `1000` for milliseconds, `5000x` for iterations.
fn parse_limit(text: &str) -> Result<Limit, String> {
    let limit = match text.strip_suffix(ITERATIONS_SUFFIX) {
        Some(count) => count.parse().ok().filter(|count| (1..=MAX_ITERATIONS).contains(count)).map(Limit::Iterations),
        None => {
            let ms = text.parse().ok().filter(|ms| (1..=MAX_MS).contains(ms));
            ms.map(|ms| Limit::Time(Duration::from_millis(ms)))
        }
    };
    limit.ok_or_else(|| {
        format!(
            "invalid limit `{text}` after {LIMIT_SEPARATOR}: expected milliseconds from 1 to {MAX_MS}, or iterations such as 5000{ITERATIONS_SUFFIX}"
        )
    })
}

impl<G: Heuristics> Entrant<G> for Competitor {
    fn name(&self) -> &str {
        &self.name
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        match &self.kind {
            // Games run in parallel, so one thread each keeps all cores busy.
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
