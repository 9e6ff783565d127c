//! Matches between searches with different settings.

use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use caylus_bots::arena::{self, Contest, Entrant, Observed};
use caylus_bots::net::Net;
use caylus_bots::{Bot, Heuristics, Limit, Settings};

/// Limit of a search that names none.
const DEFAULT_LIMIT: Limit = Limit::Iterations(200);

/// A search in a match, under the text that describes it.
struct Seat {
    text: String,
    settings: Settings,
    limit: Limit,
}

impl Seat {
    /// Reads `hard` or `master` and changes to it, as in `hard,turns=1,net=FILE,ms=50`.
    fn read<G: Heuristics>(text: &str) -> Result<Self, String> {
        let mut seat = Self { text: text.to_owned(), settings: Settings::HARD, limit: DEFAULT_LIMIT };
        let wrong = || format!("`{text}` is not a search such as `hard,turns=1,n=500`");
        for part in text.split(',') {
            let Some((name, value)) = part.split_once('=') else {
                seat.settings = match part {
                    "hard" => Settings::HARD,
                    "master" => Settings::master::<G>(),
                    _ => return Err(wrong()),
                };
                continue;
            };
            let settings = &mut seat.settings;
            let decimal = || value.parse::<f32>().map_err(|_| wrong());
            let whole = || value.parse::<u32>().map_err(|_| wrong());
            match name {
                "c" => settings.c_puct = decimal()?,
                "fpu" => settings.fpu_reduction = decimal()?,
                "counts" => settings.counts = value == "yes",
                "exponent" => settings.prior_exponent = decimal()?,
                "turns" => settings.rollout.turns = value.parse().map_err(|_| wrong())?,
                "temperature" => settings.rollout.inverse_temperature = value.parse().map_err(|_| wrong())?,
                "net" => settings.net = Some(Arc::new(read_net::<G>(value)?)),
                "n" => seat.limit = Limit::Iterations(whole()?),
                "ms" => seat.limit = Limit::Time(Duration::from_millis(whole()?.into())),
                _ => return Err(wrong()),
            }
        }
        Ok(seat)
    }
}

fn read_net<G: Heuristics>(file: &str) -> Result<Net, String> {
    let bytes = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    Net::read::<G>(&bytes).map_err(|error| format!("{file}: {error}"))
}

impl<G: Heuristics> Entrant<G> for Seat {
    fn name(&self) -> &str {
        &self.text
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        Ok(G::search(&self.settings, 1))
    }

    fn limit(&self) -> Option<Limit> {
        Some(self.limit)
    }
}

/// Plays a match and prints the result.
pub(crate) fn run<G: Heuristics + Observed>(
    seats: &[String],
    games: u64,
    seed: u64,
    threads: usize,
    sprt: bool,
) -> Result<(), String> {
    let seats = seats.iter().map(|text| Seat::read::<G>(text)).collect::<Result<Vec<Seat>, String>>()?;
    let entrants: Vec<&dyn Entrant<G>> = seats.iter().map(|seat| seat as &dyn Entrant<G>).collect();
    let options = G::Options::default();
    let contest = Contest { options, games, seed, threads, limit: DEFAULT_LIMIT, stop_when_clear: sprt };
    let report = arena::run(&entrants, &contest, |_, _| ControlFlow::Continue(())).map_err(|error| match error {
        arena::ContestError::Setup(error) => error.to_string(),
        arena::ContestError::Entrant(error) => error,
    })?;
    println!("{} games of {}", report.games, G::NAME);
    for standing in &report.standings {
        let (low, high) = standing.win_interval();
        println!(
            "{}: {:.1} % ({:.1}–{:.1}), score {:.1}, {:.2} ms per move",
            standing.name,
            100.0 * standing.win_share,
            100.0 * low,
            100.0 * high,
            standing.mean_score,
            1000.0 * standing.thinking.mean().as_secs_f64()
        );
    }
    Ok(())
}
