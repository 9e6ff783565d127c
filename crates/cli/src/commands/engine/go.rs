//! `go`: a bot chooses a move and says what it thinks.

use caylus_rules::Game;
use serde::Serialize;

use super::request::Request;
use crate::opponent::{Candidate, Opponent};

/// The longest time a bot can be given, in milliseconds.
const MOST_MS: u64 = 600_000;
/// The most iterations a bot can be given.
const MOST_ITERATIONS: u64 = 1_000_000_000;
/// How many candidates are answered.
pub(super) const CANDIDATES: usize = 3;

/// Who is to choose, and from which chance.
pub(super) struct Go {
    pub(super) bot: Opponent,
    pub(super) seed: u64,
}

impl Go {
    /// Takes the fields out of a request. The bots there are need no time to think, so `ms` and `iterations` are checked
    /// and forgotten: a program need not know which bots search.
    pub(super) fn read(mut request: Request<'_>) -> Result<Self, String> {
        let bot: String = request.required("bot", "the name of a bot")?;
        let bot = bot.parse()?;
        let ms = up_to(&mut request, "ms", MOST_MS)?;
        let iterations = up_to(&mut request, "iterations", MOST_ITERATIONS)?;
        if ms.is_some() && iterations.is_some() {
            return Err("`ms` and `iterations` do not go together: give one of them".to_owned());
        }
        let seed = request.seed()?;
        request.finish()?;
        Ok(Self { bot, seed })
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

/// A candidate in the answer.
#[derive(Serialize)]
pub(super) struct CandidateDoc {
    #[serde(rename = "move")]
    chosen: String,
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    visits: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
}

impl CandidateDoc {
    /// A candidate in writing. More than hundredths of a point say nothing.
    pub(super) fn new<G: Game>(candidate: &Candidate<G::Move>) -> Self {
        Self {
            chosen: candidate.chosen.to_string(),
            value: (candidate.value * 100.0).round() / 100.0,
            visits: candidate.visits,
            line: candidate.line.iter().map(ToString::to_string).collect(),
        }
    }
}
