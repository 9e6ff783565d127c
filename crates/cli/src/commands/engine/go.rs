//! `go`: a bot chooses a move and says what it thinks.

use std::time::Duration;

use caylus_bots::{Candidate, Level, Limit};
use caylus_rules::Game;
use serde::Serialize;

use super::request::Request;
use crate::opponent::{MOST_ITERATIONS, MOST_MS, USUAL};

/// Who is to choose, how long it may think, and from which chance.
pub(super) struct Go {
    pub(super) bot: Level,
    pub(super) limit: Limit,
    pub(super) seed: u64,
}

impl Go {
    /// Takes the fields out of a request. Every bot takes `ms` or `iterations`, also those that do not search: a program need
    /// not know which ones do.
    pub(super) fn read(mut request: Request<'_>) -> Result<Self, String> {
        let bot: String = request.required("bot", "the name of a bot")?;
        let bot = bot.parse()?;
        let ms = up_to(&mut request, "ms", MOST_MS)?;
        let iterations = up_to(&mut request, "iterations", MOST_ITERATIONS.into())?;
        let limit = match (ms, iterations) {
            (Some(_), Some(_)) => return Err("`ms` and `iterations` do not go together: give one of them".to_owned()),
            (None, Some(number)) => Limit::Iterations(number as u32),
            (ms, None) => Limit::Time(ms.map_or(USUAL, Duration::from_millis)),
        };
        let seed = request.seed()?;
        request.finish()?;
        Ok(Self { bot, limit, seed })
    }
}

/// A whole number that need not be there, from 1 up to a limit.
fn up_to(request: &mut Request<'_>, name: &str, most: u64) -> Result<Option<u64>, String> {
    let what = format!("a whole number from 1 to {most}");
    match request.optional(name, &what)? {
        Some(number) if !(1..=most).contains(&number) => Err(format!("`{name}` is {what}, not {number}")),
        number => Ok(number),
    }
}

/// What a bot thinks of a move, in the answer.
#[derive(Serialize)]
pub(super) struct ThoughtDoc {
    #[serde(rename = "move")]
    chosen: String,
    value: f64,
    chance: f64,
    visits: u32,
    line: Vec<String>,
}

impl ThoughtDoc {
    /// A thought in writing. More digits than these say nothing.
    pub(super) fn new<G: Game>(candidate: &Candidate<G>) -> Self {
        Self {
            chosen: candidate.chosen.to_string(),
            value: (candidate.points * 100.0).round() / 100.0,
            chance: (candidate.chance * 1000.0).round() / 1000.0,
            visits: candidate.visits,
            line: candidate.line.iter().map(ToString::to_string).collect(),
        }
    }
}
