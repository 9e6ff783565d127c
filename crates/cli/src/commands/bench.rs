//! `caylus bench`: how fast random play is on one core.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use caylus_bots::Heuristics;
use serde::Serialize;

use super::setup::SetUp;
use crate::failure::Failure;
use caylus_rules::with_game;

/// The clock is read once for this many games.
const BATCH: u64 = 64;

/// The arguments of `caylus bench`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Without --players there are 4, without --seed it is 1. A decision is a choice
between at least two moves.

Examples:
  caylus bench
  caylus bench --players 2 --seconds 10 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    set_up: SetUp,
    /// How long to play
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,
    /// Play that many games instead, whatever the time
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Measure {
    game: &'static str,
    players: usize,
    options: String,
    seed: u64,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    ns_per_decision: f64,
    decisions_per_game: f64,
    state_bytes: usize,
}

impl Args {
    /// Measures and reports.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let measure = with_game!(self.set_up.game, G => self.measure::<G>())?;
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &measure).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        let Measure { game, players, games, decisions, seconds, .. } = &measure;
        writeln!(out, "{game}, {players} players: {games} games with {decisions} decisions in {seconds:.2} s")?;
        writeln!(out, "{:>12.0} games a second", measure.games_per_second)?;
        writeln!(out, "{:>12.0} decisions a second", measure.decisions_per_second)?;
        writeln!(out, "{:>12.1} ns a decision", measure.ns_per_decision)?;
        writeln!(out, "{:>12.1} decisions a game", measure.decisions_per_game)?;
        writeln!(out, "{:>12} bytes a state", measure.state_bytes)?;
        Ok(())
    }

    fn measure<G: Heuristics>(&self) -> Result<Measure, Failure> {
        let players = self.set_up.players.unwrap_or(4);
        let seed = self.set_up.seed.unwrap_or(1);
        // Checks the arguments once; the games below then cannot fail.
        let options = self.set_up.new_game::<G>(players, seed)?.options();

        let (mut games, mut decisions) = (0, 0);
        let start = Instant::now();
        let mut elapsed = Duration::ZERO;
        while self.games.map_or(elapsed.as_secs_f64() < self.seconds, |wanted| games < wanted) {
            let batch = self.games.map_or(BATCH, |wanted| BATCH.min(wanted - games));
            for number in games..games + batch {
                let seed = seed.wrapping_add(number);
                if let Ok(game) = G::new(players, &options, seed, &mut ()) {
                    decisions += game.play_out(seed);
                }
            }
            games += batch;
            elapsed = start.elapsed();
        }

        let seconds = elapsed.as_secs_f64();
        Ok(Measure {
            game: G::NAME,
            players,
            options: options.to_string(),
            seed,
            games,
            decisions,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            ns_per_decision: seconds * 1e9 / decisions as f64,
            decisions_per_game: decisions as f64 / games as f64,
            state_bytes: size_of::<G>(),
        })
    }
}

/// A reasonable time.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.001 to 86400".to_owned()),
    }
}
