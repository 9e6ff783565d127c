//! `caylus-fire`: long runs of load and crashes against a real server, with figures.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use caylus_fire::crash::{self, Crashes};
use caylus_fire::load::{self, Load};
use caylus_fire::server::{self, Program};
use clap::{Parser, Subcommand};

/// Puts the server under fire.
#[derive(Parser, Debug)]
#[command(name = "caylus-fire", about)]
struct Cli {
    /// The program to try
    #[arg(long, global = true, default_value = "target/release/caylus")]
    binary: PathBuf,
    /// Its database; a new SQLite file in a temporary folder if this is left out
    #[arg(long, global = true)]
    database: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Many sockets on many tables, all playing as fast as they can
    Load {
        /// How many tables
        #[arg(long, default_value_t = 500)]
        tables: usize,
        /// How many seats at each, each with a socket
        #[arg(long, default_value_t = 4)]
        seats: usize,
        /// How long, in seconds
        #[arg(long, default_value_t = 30)]
        seconds: u64,
    },
    /// Kills the server at random moments; whatever it had acknowledged must still be there
    Crash {
        /// How often
        #[arg(long, default_value_t = 50)]
        rounds: usize,
        /// How many tables
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// How many seats at each
        #[arg(long, default_value_t = 3)]
        seats: usize,
        /// For the moments
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl Cli {
    /// Does what was asked; gives the report as JSON, and whether all went well.
    async fn run(self) -> Result<(String, bool), String> {
        let folder = tempfile::tempdir().map_err(|reason| reason.to_string())?;
        let file = format!("sqlite:{}", folder.path().join("fire.db").display());
        let program = Program {
            binary: self.binary,
            database: self.database.unwrap_or(file),
            address: "127.0.0.1:0".to_owned(),
            arguments: server::without_limits(),
        };
        match self.command {
            Command::Load { tables, seats, seconds } => {
                let load = Load { tables, seats, time: Duration::from_secs(seconds) };
                let report = load::run(&program, load).await?;
                let is_well = report.faults.is_empty() && report.disconnects == 0;
                Ok((json(&report)?, is_well))
            }
            Command::Crash { rounds, tables, seats, seed } => {
                let report = crash::run(&program, Crashes { rounds, tables, seats, seed }).await?;
                let is_well = report.faults.is_empty() && report.lost == 0 && report.stuck == 0;
                Ok((json(&report)?, is_well))
            }
        }
    }
}

fn json(report: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string_pretty(report).map_err(|reason| reason.to_string())
}

#[tokio::main]
async fn main() -> ExitCode {
    match Cli::parse().run().await {
        Ok((report, is_well)) => {
            println!("{report}");
            if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(reason) => {
            eprintln!("caylus-fire: {reason}");
            ExitCode::FAILURE
        }
    }
}
