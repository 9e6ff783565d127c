//! `caylus perft`: counts move sequences, as a fingerprint of the rules.

use std::io::{self, Write};
use std::time::Instant;

use caylus_rules::Game;
use caylus_rules::perft::perft;
use serde::Serialize;

use super::game_args::GameArgs;
use crate::failure::Failure;
use crate::language::english;
use crate::values::number_in;
use caylus_rules::with_game;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Defaults: 4 players, seed 1.

Examples:
  caylus perft --players 3 --seed 7 --depth 4
  caylus perft --game magna-carta --option rules=beginner --depth 5 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    /// Count sequences of 1, 2, … up to this many decisions
    #[arg(long, value_name = "D", allow_negative_numbers = true, value_parser = number_in(1..=100_u32))]
    depth: u32,
    /// Print JSON on one line
    #[arg(long)]
    json: bool,
}

/// The counts as JSON.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    options: String,
    seed: u64,
    counts: Vec<Count>,
}

/// The number of sequences of one length.
#[derive(Serialize)]
struct Count {
    depth: u32,
    lines: u64,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        with_game!(self.game_args.game, G => self.count::<G>())
    }

    fn count<G: Game>(&self) -> Result<(), Failure> {
        let players = self.game_args.players.unwrap_or(4);
        let seed = self.game_args.seed.unwrap_or(1);
        let game: G = self.game_args.new_game(english(), players, seed)?;
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
