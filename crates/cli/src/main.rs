//! The command line of Caylus: serve, play, replay, measure, and talk to other programs.

mod args;
mod commands;
mod failure;
mod files;
mod language;
mod lines;
mod opponent;
mod seed;
mod settings;

use std::process::ExitCode;

use clap::Parser;

use args::Cli;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
