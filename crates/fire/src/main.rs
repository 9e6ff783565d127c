//! `caylus-fire`: long runs against a real server, with figures.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use caylus_fire::away::{self, Absences};
use caylus_fire::crash::{self, Crashes};
use caylus_fire::database::{Database, Failing, Kind};
use caylus_fire::grow::{self, Growth};
use caylus_fire::hog::{self, Hog};
use caylus_fire::load::{self, Load};
use caylus_fire::round::Size;
use caylus_fire::server::Program;
use caylus_fire::silent::{self, Silent};
use caylus_fire::twins::{self, Duels};
use clap::{Parser, Subcommand};

/// Puts the server under fire.
#[derive(Parser, Debug)]
#[command(name = "caylus-fire", about)]
struct Cli {
    /// The program to try
    #[arg(long, global = true, default_value = "target/release/caylus")]
    binary: PathBuf,
    /// Its database, new and to be thrown away: `sqlite` or `postgres`
    #[arg(long, global = true, default_value = "sqlite")]
    database: Kind,
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
    /// Takes the database away and gives it back; all players are told, and play goes on
    Away(Failures),
    /// Fills the disk (SQLite) or makes the database read-only (PostgreSQL), and frees it: play goes on by itself
    Disk(Failures),
    /// Lets one guest hog the bots within the default limits, and times those at another guest's tables
    Hog {
        /// How long a hard bot thinks, in milliseconds
        #[arg(long, default_value_t = 1000)]
        bot_ms: u64,
        /// How many bots search at the same time; 0 for the server's default
        #[arg(long, default_value_t = 0)]
        workers: usize,
        /// How many tables the hog tries to open
        #[arg(long, default_value_t = 60)]
        tables: usize,
        /// How many answers of each bot are timed, before and during
        #[arg(long, default_value_t = 50)]
        answers: usize,
    },
    /// Opens crowds of silent connections, from one address and from many, at a server with few open files
    Silent {
        /// How many connections in each crowd
        #[arg(long, default_value_t = 1100)]
        connections: usize,
        /// How many files the server may have open
        #[arg(long, default_value_t = 1024)]
        files: usize,
        /// How long the server lets a connection be silent, in seconds
        #[arg(long, default_value_t = 20)]
        idle: u64,
        /// How many health checks during each crowd
        #[arg(long, default_value_t = 100)]
        checks: usize,
    },
    /// Fills databases with more and more tables, and times the lists; the table of times goes to the standard error
    Grow {
        /// How many tables, one database after the other
        #[arg(long, value_delimiter = ',', default_values_t = [1_000, 100_000, 1_000_000])]
        tables: Vec<usize>,
        /// How often each list is asked for
        #[arg(long, default_value_t = 300)]
        requests: usize,
        /// How many games of each kind are played to their end, to see what they take on disk
        #[arg(long, default_value_t = 40)]
        games: usize,
    },
    /// Sends two servers on one PostgreSQL different answers to the same position; one wins
    Twins {
        /// How many tables
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// How many seats at each
        #[arg(long, default_value_t = 3)]
        seats: usize,
        /// How many positions at each table
        #[arg(long, default_value_t = 100)]
        rounds: usize,
        /// For the moves
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// How often the database fails, and under how much load.
#[derive(clap::Args, Clone, Copy, Debug)]
struct Failures {
    /// How often
    #[arg(long, default_value_t = 10)]
    rounds: usize,
    /// How many tables
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// How many seats at each
    #[arg(long, default_value_t = 3)]
    seats: usize,
}

impl Cli {
    /// Does what was asked; gives the report as JSON, and whether all went well.
    async fn run(self) -> Result<(String, bool), String> {
        let kind = if matches!(self.command, Command::Twins { .. }) { Kind::Postgres } else { self.database };
        let how = if matches!(self.command, Command::Disk(_)) { Failing::Unwritable } else { Failing::Away };
        let database = Database::failing(kind, how).await?;
        let mut program = Program::new(self.binary, &database.address);
        program.prefix = database.prefix();
        match self.command {
            Command::Load { tables, seats, seconds } => {
                let load = Load { size: Size { tables, seats }, time: Duration::from_secs(seconds) };
                let report = load::run(&program, load).await?;
                Ok((json(&report)?, report.is_well()))
            }
            Command::Crash { rounds, tables, seats, seed } => {
                let report = crash::run(&program, Crashes { rounds, size: Size { tables, seats }, seed }).await?;
                Ok((json(&report)?, report.outcome.is_well()))
            }
            Command::Away(failures) | Command::Disk(failures) => {
                let Failures { rounds, tables, seats } = failures;
                let absences = Absences { rounds, how, size: Size { tables, seats } };
                let report = away::run(&program, &database, absences).await?;
                Ok((json(&report)?, report.is_well()))
            }
            Command::Hog { bot_ms, workers, tables, answers } => {
                let report = hog::run(&program, Hog { bot_ms, workers, tables, answers }).await?;
                Ok((json(&report)?, report.is_well()))
            }
            Command::Grow { tables, requests, games } => {
                let growth = Growth { tables, requests, games };
                let report = grow::run(&program, kind, &growth, |line| eprintln!("{line} …")).await?;
                eprintln!("\n{}", report.table());
                Ok((json(&report)?, report.is_well()))
            }
            Command::Silent { connections, files, idle, checks } => {
                let report = silent::run(&program, Silent { connections, files, idle, checks }).await?;
                Ok((json(&report)?, report.is_well()))
            }
            Command::Twins { tables, seats, rounds, seed } => {
                let report = twins::run(&program, Duels { tables, seats, rounds, seed }).await?;
                Ok((json(&report)?, report.is_well()))
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
