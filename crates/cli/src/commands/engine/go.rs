//! `go`: a bot chooses a move and lists its candidates.

use std::time::Duration;

use caylus_bots::{Candidate, Level, Limit};
use caylus_rules::Game;
use serde::Serialize;

use super::request::Request;
use crate::opponent::{DEFAULT_TIME, MAX_ITERATIONS, MAX_MS};
use crate::values::parse_level;

/// The arguments of `go`.
pub(super) struct Go {
    pub(super) bot: Level,
    pub(super) limit: Limit,
    pub(super) seed: u64,
}

impl Go {
    /// Reads the fields of a request. Bots that do not search accept `ms` and `iterations` too, so that clients can treat all alike.
    pub(super) fn read(mut request: Request<'_>) -> Result<Self, String> {
        let bot: String = request.required("bot", "the name of a bot")?;
        let bot = parse_level(&bot)?;
        let ms = optional_up_to(&mut request, "ms", MAX_MS)?;
        let iterations = optional_up_to(&mut request, "iterations", MAX_ITERATIONS.into())?;
        let limit = match (ms, iterations) {
            (Some(_), Some(_)) => return Err("give `ms` or `iterations`, not both".to_owned()),
            (None, Some(number)) => Limit::Iterations(number as u32),
            (ms, None) => Limit::Time(ms.map_or(DEFAULT_TIME, Duration::from_millis)),
        };
        let seed = request.seed()?;
        request.finish()?;
        Ok(Self { bot, limit, seed })
    }
}

/// An optional whole number from 1 to a limit.
fn optional_up_to(request: &mut Request<'_>, name: &str, most: u64) -> Result<Option<u64>, String> {
    let what = format!("a whole number from 1 to {most}");
    match request.optional(name, &what)? {
        Some(number) if !(1..=most).contains(&number) => Err(format!("`{name}` must be {what}, not {number}")),
        number => Ok(number),
    }
}

/// A candidate move in the answer.
#[derive(Serialize)]
pub(super) struct CandidateDoc {
    #[serde(rename = "move")]
    chosen: String,
    value: f64,
    chance: f64,
    chances: Vec<f64>,
    visits: u32,
    line: Vec<String>,
}

impl CandidateDoc {
    /// Rounds the numbers: further digits are noise.
    pub(super) fn new<G: Game>(candidate: &Candidate<G>) -> Self {
        let rounded = |chance: f64| (chance * 1000.0).round() / 1000.0;
        Self {
            chosen: candidate.chosen.to_string(),
            value: (candidate.points * 100.0).round() / 100.0,
            chance: rounded(candidate.chance),
            chances: candidate.chances.iter().copied().map(rounded).collect(),
            visits: candidate.visits,
            line: candidate.line.iter().map(ToString::to_string).collect(),
        }
    }
}
