//! What can be written on the command line.

use clap::{Parser, Subcommand};

use crate::commands::{admin, arena, bench, completions, engine, man, perft, play, replay, serve};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  caylus                                      the server, at http://127.0.0.1:1289
  caylus play                                 in the terminal, you against two medium opponents
  caylus play --seats human,human,hard        two at one keyboard and a strong opponent
  caylus play --game magna-carta              the card game
  caylus play --game 1303                     the new version of 2019
  caylus replay game.txt --at 40              the table after 40 moves
  caylus arena --seats hard,easy --games 50   which bot is stronger
  caylus engine                               talk JSON with a bot of your own
  caylus COMMAND --help                       everything about a command";

/// Caylus, the board game by William Attia: an unofficial edition.
#[derive(Parser, Debug)]
#[command(name = "caylus", version = env!("CAYLUS_VERSION"), about, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve: tables to play at, for people and programs (this is what `caylus` alone does)
    Serve(serve::Args),
    /// Look after a server's database: back up, export, import, verify
    Admin(admin::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Check the record of a game; print its story or a position
    Replay(replay::Args),
    /// Talk to another program in JSON lines
    Engine(engine::Args),
    /// Let bots play against each other and measure their strength
    Arena(arena::Args),
    /// Count lines of play, the fingerprint of the rules
    Perft(perft::Args),
    /// Measure the speed of random play on one core
    Bench(bench::Args),
    /// Print a script with which a shell completes commands and options
    Completions(completions::Args),
    /// Print the manual, or write it as one page for each command
    Man(man::Args),
}

impl Cli {
    /// Does what was asked.
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
