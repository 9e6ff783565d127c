//! `caylus-fire`: long load and fault-injection runs with a JSON report.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use caylus_fire::crash::{self, Crashes};
use caylus_fire::database::{Database, FailureMode, Kind};
use caylus_fire::grow::{self, Growth};
use caylus_fire::hog::{self, Hog};
use caylus_fire::load::{self, Load};
use caylus_fire::outage::{self, Outages};
use caylus_fire::round::Size;
use caylus_fire::server::Program;
use caylus_fire::silent::{self, Silent};
use caylus_fire::twins::{self, Races};
use clap::{Parser, Subcommand};

/// Load and fault-injection tests against a real server
///
/// Starts the server with a temporary database and prints a report as JSON; `load` prints text unless `--json` is given. The exit
/// code is 0 if all checks passed.
#[derive(Parser, Debug)]
#[command(name = "caylus-fire", about)]
struct Cli {
    /// The `caylus` binary to test
    #[arg(long, global = true, default_value = "target/release/caylus")]
    binary: PathBuf,
    /// Temporary database to use: `sqlite` or `postgres`
    #[arg(long, global = true, default_value = "sqlite")]
    database: Kind,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play on many tables over many sockets; measures throughput, latency, CPU time and memory
    ///
    /// Every seat has a socket and asks for texts in English, as the page does. The clients are light: they scan messages for the few
    /// fields they need. A move counts once every viewer of its table has received it. Finished games are replaced by new ones.
    Load {
        /// Number of tables
        #[arg(long, default_value_t = 500)]
        tables: usize,
        /// Seats per table, each with a socket
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
        seats: u8,
        /// Further sockets per table, without a seat
        #[arg(long, default_value_t = 0)]
        spectators: usize,
        /// Moves per second to offer, at random times; without it, every player moves at once
        #[arg(long, value_parser = rate)]
        rate: Option<f64>,
        /// Threads of the clients
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Seconds of play before the measurement
        #[arg(long, default_value_t = 3)]
        warm_up: u64,
        /// Seconds to measure
        #[arg(long, default_value_t = 30)]
        seconds: u64,
        /// Print the report as JSON
        #[arg(long)]
        json: bool,
    },
    /// Kill the server at random moments; nothing it acknowledged may be lost
    Crash {
        /// Number of crashes
        #[arg(long, default_value_t = 50)]
        rounds: usize,
        /// Number of tables
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// Seats per table
        #[arg(long, default_value_t = 3)]
        seats: usize,
        /// Seed for the times of the crashes
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Make the database unavailable, then restore it; players must be notified and play must go on
    Away(FailureArgs),
    /// Fill the disk (SQLite) or make the database read-only (PostgreSQL), then undo it; play must go on
    Disk(FailureArgs),
    /// Let one guest hog the bots within the default limits; times the bots at another guest's tables
    Hog {
        /// Thinking time of a hard bot, in milliseconds
        #[arg(long, default_value_t = 1000)]
        bot_ms: u64,
        /// Number of concurrent searches; 0 for the server's default
        #[arg(long, default_value_t = 0)]
        workers: usize,
        /// Tables the hog tries to open
        #[arg(long, default_value_t = 60)]
        tables: usize,
        /// Answers to time per bot, before and during the attack
        #[arg(long, default_value_t = 50)]
        answers: usize,
    },
    /// Open crowds of silent connections, from one address and from many, to a server with few file descriptors
    Silent {
        /// Connections per crowd
        #[arg(long, default_value_t = 1100)]
        connections: usize,
        /// Limit of open files for the server
        #[arg(long, default_value_t = 1024)]
        files: usize,
        /// Idle timeout of the server, in seconds
        #[arg(long, default_value_t = 20)]
        idle: u64,
        /// Health checks per crowd
        #[arg(long, default_value_t = 100)]
        checks: usize,
    },
    /// Time the lists on databases of growing size; prints a summary to stderr
    Grow {
        /// Number of tables in each database
        #[arg(long, value_delimiter = ',', default_values_t = [1_000, 100_000, 1_000_000])]
        tables: Vec<usize>,
        /// Requests per list
        #[arg(long, default_value_t = 300)]
        requests: usize,
        /// Games of each kind to play to the end, to measure their size on disk
        #[arg(long, default_value_t = 40)]
        games: usize,
    },
    /// Send conflicting moves to two servers on one PostgreSQL database; exactly one must win
    Twins {
        /// Number of tables
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// Seats per table
        #[arg(long, default_value_t = 3)]
        seats: usize,
        /// Positions per table
        #[arg(long, default_value_t = 100)]
        rounds: usize,
        /// Seed for the moves
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(clap::Args, Clone, Copy, Debug)]
struct FailureArgs {
    /// Number of failures
    #[arg(long, default_value_t = 10)]
    rounds: usize,
    /// Number of tables
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// Seats per table
    #[arg(long, default_value_t = 3)]
    seats: usize,
}

impl Cli {
    /// Runs the command; returns the report as JSON, and whether all checks passed.
    async fn run(self) -> Result<(String, bool), String> {
        let kind = if matches!(self.command, Command::Twins { .. }) { Kind::Postgres } else { self.database };
        let mode =
            if matches!(self.command, Command::Disk(_)) { FailureMode::ReadOnly } else { FailureMode::Unavailable };
        let database = Database::with_failure_mode(kind, mode).await?;
        let mut program = Program::new(self.binary, &database.address);
        program.prefix = database.prefix();
        match self.command {
            Command::Load { tables, seats, spectators, rate, threads, warm_up, seconds, json: is_json } => {
                let (warm_up, time) = (Duration::from_secs(warm_up), Duration::from_secs(seconds));
                let load = Load { tables, seats: seats.into(), spectators, rate, threads, warm_up, time };
                let report = load::run(&program, load, |line| eprintln!("{line} …")).await?;
                Ok((if is_json { json(&report)? } else { format!("{kind}: {report}") }, report.passed()))
            }
            Command::Crash { rounds, tables, seats, seed } => {
                let report = crash::run(&program, Crashes { rounds, size: Size { tables, seats }, seed }).await?;
                Ok((json(&report)?, report.outcome.passed()))
            }
            Command::Away(failures) | Command::Disk(failures) => {
                let FailureArgs { rounds, tables, seats } = failures;
                let outages = Outages { rounds, mode, size: Size { tables, seats } };
                let report = outage::run(&program, &database, outages).await?;
                Ok((json(&report)?, report.passed()))
            }
            Command::Hog { bot_ms, workers, tables, answers } => {
                let report = hog::run(&program, Hog { bot_ms, workers, tables, answers }).await?;
                Ok((json(&report)?, report.passed()))
            }
            Command::Grow { tables, requests, games } => {
                let growth = Growth { tables, requests, games };
                let report = grow::run(&program, kind, &growth, |line| eprintln!("{line} …")).await?;
                eprintln!("\n{}", report.table());
                Ok((json(&report)?, report.passed()))
            }
            Command::Silent { connections, files, idle, checks } => {
                let report = silent::run(&program, Silent { connections, files, idle, checks }).await?;
                Ok((json(&report)?, report.passed()))
            }
            Command::Twins { tables, seats, rounds, seed } => {
                let report = twins::run(&program, Races { tables, seats, rounds, seed }).await?;
                Ok((json(&report)?, report.passed()))
            }
        }
    }
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate: &f64| rate.is_finite() && *rate > 0.0);
    rate.ok_or_else(|| "expected a number above 0".to_owned())
}

fn json(report: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string_pretty(report).map_err(|reason| format!("cannot write the report: {reason}"))
}

#[tokio::main]
async fn main() -> ExitCode {
    match Cli::parse().run().await {
        Ok((report, passed)) => {
            println!("{report}");
            if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(reason) => {
            eprintln!("caylus-fire: {reason}");
            ExitCode::FAILURE
        }
    }
}
