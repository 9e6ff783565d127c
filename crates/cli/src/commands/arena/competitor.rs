//! Who takes part in the arena: a bot of the ladder, or a program.

use std::str::FromStr;

use caylus_bots::arena::Entrant;
use caylus_bots::{Bot, Exec, Knowledge, Level};

/// What a program's name starts with.
const EXEC: &str = "exec:";

/// Somebody who takes part, by the name on the command line.
#[derive(Clone, Debug)]
pub(super) struct Competitor {
    name: String,
    kind: Kind,
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
}

impl FromStr for Competitor {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let kind = match name.strip_prefix(EXEC) {
            Some(command) => Exec::new(command).map(|_| Kind::Program(command.to_owned()))?,
            None => Kind::Level(name.parse().map_err(|reason| format!("{reason}, or {EXEC}PROGRAM"))?),
        };
        Ok(Self { name: name.trim().to_owned(), kind })
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
}
