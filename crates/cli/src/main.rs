//! The `caylus` command line: serve, play, replay, measure, and talk to other programs.

mod args;
mod commands;
mod failure;
mod files;
mod language;
mod lines;
mod opponent;
mod seed;
mod settings;
mod translated;
mod usage_error;
mod values;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;

use args::Cli;

/// A server under load spends much of its time on short-lived documents.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    match Cli::try_parse_from(&args) {
        Ok(cli) => {
            let words = cli.words();
            cli.run().map_or_else(|failure| failure.report(words), |()| ExitCode::SUCCESS)
        }
        Err(error) => usage_error::report(&error, &args),
    }
}
