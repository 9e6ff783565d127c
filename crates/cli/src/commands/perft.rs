//! `caylus perft`: counts lines of play, the fingerprint of the rules.

use std::io::{self, Write};
use std::time::Instant;

use caylus_rules::Game;
use caylus_rules::perft::perft;
use serde::Serialize;

use super::game_args::GameArgs;
use crate::failure::Failure;
use caylus_rules::with_game;

/// The arguments of `caylus perft`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Without --players there are 4, without --seed it is 1.

Examples:
  caylus perft --players 3 --seed 7 --depth 4
  caylus perft --game magna-carta --option rules=beginner --depth 5 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    /// Count lines of 1, 2, … up to this many decisions
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    options: String,
    seed: u64,
    counts: Vec<Count>,
}

/// How many lines there are of one length.
#[derive(Serialize)]
struct Count {
    depth: u32,
    lines: u64,
}

impl Args {
    /// Counts and reports.
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game_args.game, G => self.count::<G>())
    }

    fn count<G: Game>(&self) -> Result<(), Failure> {
        let players = self.game_args.players.unwrap_or(4);
        let seed = self.game_args.seed.unwrap_or(1);
        let game: G = self.game_args.new_game(players, seed)?;
        let options = game.options().to_string();
        let mut out = io::stdout().lock();
        if self.json {
            let counts = (1..=self.depth).map(|depth| Count { depth, lines: perft(&game, depth) }).collect();
            let report = Report { game: G::NAME, players, options, seed, counts };
            serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        writeln!(out, "{}, {players} players, seed {seed}, {options}", G::NAME)?;
        writeln!(out, "{:>5} {:>20} {:>9}", "depth", "lines", "seconds")?;
        for depth in 1..=self.depth {
            let start = Instant::now();
            let lines = perft(&game, depth);
            writeln!(out, "{depth:>5} {lines:>20} {:>9.3}", start.elapsed().as_secs_f64())?;
        }
        Ok(())
    }
}
