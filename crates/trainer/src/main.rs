//! `caylus-train`: trains the nets of `master`, and plays matches between searches.

mod contest;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use caylus_bots::Heuristics;
use caylus_bots::arena::Observed;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use caylus_trainer::train::Training;
use clap::{Parser, Subcommand, ValueEnum};

/// Trains the nets of the level `master`.
#[derive(Parser)]
#[command(name = "caylus-train")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train a net by self-play; continues where it was interrupted
    Train {
        /// The game
        game: GameName,
        /// Folder for games and nets [default: target/train/GAME]
        #[arg(long)]
        folder: Option<PathBuf>,
        /// Generations of self-play and fitting
        #[arg(long, default_value_t = 2)]
        generations: u32,
        /// Games per generation
        #[arg(long, default_value_t = 2000)]
        games: u64,
        /// Iterations per move in self-play [default: 60, or 200 for Caylus 1303]
        #[arg(long)]
        iterations: Option<u32>,
        /// Determines the games and the first weights
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Threads for self-play and fitting
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Play a match between searches: `hard`, or changes to it such as `turns=1,net=FILE,ms=50`
    Match {
        /// The game
        game: GameName,
        /// Searches, one per seat
        #[arg(required = true)]
        seats: Vec<String>,
        /// Games at most
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Determines the set-ups
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games at once
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Stop as soon as the result is clear
        #[arg(long)]
        sprt: bool,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Classic,
    MagnaCarta,
    #[value(name = "1303")]
    Y1303,
}

impl GameName {
    /// The iterations per move that the nets in use learned from.
    const fn iterations(self) -> u32 {
        match self {
            Self::Classic | Self::MagnaCarta => 60,
            Self::Y1303 => 200,
        }
    }
}

fn main() -> ExitCode {
    let command = Args::parse().command;
    let game = match &command {
        Command::Train { game, .. } | Command::Match { game, .. } => *game,
    };
    let result = match game {
        GameName::Classic => run::<Classic>(command),
        GameName::MagnaCarta => run::<MagnaCarta>(command),
        GameName::Y1303 => run::<Caylus1303>(command),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run<G: Heuristics + Observed>(command: Command) -> Result<(), String> {
    match command {
        Command::Train { game, folder, generations, games, iterations, seed, threads } => {
            let iterations = iterations.unwrap_or(game.iterations());
            let folder = folder.unwrap_or_else(|| PathBuf::from("target/train").join(G::NAME));
            let start = Instant::now();
            let training = Training { folder, generations, games, iterations, seed, threads };
            let net = training.run::<G>(|line| println!("{:6.0} s  {line}", start.elapsed().as_secs_f64()));
            net.map_err(|error| format!("{}: {error}", training.folder.display()))?;
            Ok(())
        }
        Command::Match { seats, games, seed, threads, sprt, .. } => {
            contest::run::<G>(&seats, games, seed, threads, sprt)
        }
    }
}
