//! The commands and their arguments.

use caylus_words::Words;
use clap::{Parser, Subcommand};

use crate::commands::{admin, arena, bench, completions, engine, man, perft, play, replay, serve};
use crate::failure::Failure;
use crate::language;

const EXAMPLES: &str = "\
Examples:
  caylus                                      start the server at http://127.0.0.1:1289
  caylus play                                 play in the terminal against two medium bots
  caylus play --seats human,human,hard        two people at one keyboard against a strong bot
  caylus play --game magna-carta              play Caylus Magna Carta, the card game
  caylus play --game 1303                     play Caylus 1303, the 2019 version
  caylus replay game.txt --at 40              show the table after 40 moves
  caylus arena --seats hard,easy --games 50   find out which bot is stronger
  caylus engine                               connect your own program over JSON lines
  caylus COMMAND --help                       show all options of a command";

/// Caylus, the board game by William Attia: an unofficial digital edition
#[derive(Parser, Debug)]
#[command(name = "caylus", version = env!("CAYLUS_VERSION"), about, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Start the server: tables in the browser and an API for programs (the default command)
    Serve(serve::Args),
    /// Maintain a server's database: back up, export, import, verify
    Admin(admin::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Check a recorded game and print its log or a position
    Replay(replay::Args),
    /// Talk to other programs in JSON lines on stdin and stdout
    Engine(engine::Args),
    /// Let bots play each other and compare their strength
    Arena(arena::Args),
    /// Count move sequences up to a depth, as a fingerprint of the rules
    Perft(perft::Args),
    /// Measure how fast random games are played on one core
    Bench(bench::Args),
    /// Print a completion script for a shell
    Completions(completions::Args),
    /// Print the manual page, or write one page per command
    Man(man::Args),
}

impl Cli {
    /// The texts of the command's language.
    pub(crate) fn words(&self) -> &'static Words {
        match &self.command {
            Some(Command::Play(args)) => args.words(),
            Some(Command::Replay(args)) => args.words(),
            _ => language::english(),
        }
    }

    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
            Command::Serve(args) => args.run(),
            Command::Admin(args) => args.run(),
            Command::Play(args) => args.run(),
            Command::Replay(args) => args.run(),
            Command::Engine(args) => args.run(),
            Command::Arena(args) => args.run(),
            Command::Perft(args) => args.run(),
            Command::Bench(args) => args.run(),
            Command::Completions(args) => args.run(),
            Command::Man(args) => args.run(),
        }
    }
}
