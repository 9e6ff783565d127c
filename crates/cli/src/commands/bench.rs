//! `caylus bench`: the speed of random games on one core.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use caylus_bots::Heuristics;
use serde::Serialize;

use super::game_args::GameArgs;
use crate::failure::Failure;
use crate::language::english;
use crate::values::number_in;
use caylus_rules::with_game;

/// Games between two looks at the clock.
const BATCH: u64 = 64;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Defaults: 4 players, seed 1. Only choices between at least two moves count as
decisions.

Examples:
  caylus bench
  caylus bench --players 2 --seconds 10 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    /// Seconds to run
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS", value_parser = parse_seconds)]
    seconds: f64,
    /// Number of games to play, instead of --seconds
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "seconds", value_parser = number_in(1..=u64::MAX))]
    games: Option<u64>,
    /// Print JSON on one line
    #[arg(long)]
    json: bool,
}

/// The measurement; field names are those of the JSON.
#[derive(Serialize)]
struct Measurement {
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
    pub(crate) fn run(self) -> Result<(), Failure> {
        let measure = with_game!(self.game_args.game, G => self.measure::<G>())?;
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &measure).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        let Measurement { game, players, games, decisions, seconds, .. } = &measure;
        writeln!(out, "{game}, {players} players: {games} games with {decisions} decisions in {seconds:.2} s")?;
        writeln!(out, "{:>12.0} games per second", measure.games_per_second)?;
        writeln!(out, "{:>12.0} decisions per second", measure.decisions_per_second)?;
        writeln!(out, "{:>12.1} ns per decision", measure.ns_per_decision)?;
        writeln!(out, "{:>12.1} decisions per game", measure.decisions_per_game)?;
        writeln!(out, "{:>12} bytes per state", measure.state_bytes)?;
        Ok(())
    }

    fn measure<G: Heuristics>(&self) -> Result<Measurement, Failure> {
        let players = self.game_args.players.unwrap_or(4);
        let seed = self.game_args.seed.unwrap_or(1);
        // With these arguments checked, the games below cannot fail.
        let options = self.game_args.new_game::<G>(english(), players, seed)?.options();

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
        Ok(Measurement {
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

fn parse_seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("expected a number of seconds from 0.001 to 86400".to_owned()),
    }
}
