//! `caylus arena`: bots against bots, and how strong they are. What can be concluded from the games is in the crate of the bots.

mod competitor;
mod progress;
mod report;

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use caylus_bots::Limit;
use caylus_bots::arena::{self, Contest, ContestError, Entrant, Played};

use super::setup::SetUp;
use crate::failure::Failure;
use crate::files;
use crate::opponent::{MOST_ITERATIONS, MOST_MS, Opposed, cores};
use crate::seed;
use caylus_rules::with_game;
use competitor::Competitor;
use progress::Progress;
use report::Report;

/// How long a bot may think about a move if nobody says otherwise: an arena has many moves.
const USUAL: Duration = Duration::from_millis(100);

/// The arguments of `caylus arena`.
#[derive(clap::Args, Debug)]
#[command(mut_arg("players", |players| players.hide(true)), after_help = "\
A seat is random, easy, medium, hard, or exec:PROGRAM ARGUMENTS for a program of
your own; docs/bots.md tells how to write one. hard@1000 thinks for 1000 ms about
a move, hard@5000x looks ahead 5000 times, whatever is said of the others. Every
set-up is played once for each rotation of the seats, so that luck and seats
favour nobody; the number of games is rounded up to whole rotations. Bots with
the same name are counted together. With --iterations the same seed gives the
same games.

The report has for each bot the mean and the longest time that it thought about
a move, and how many moves came late, more than 10 % after their time.

Examples:
  caylus arena --seats hard,medium --games 100
  caylus arena --seats hard@1000,hard@100 --games 60 --sprt
  caylus arena --game 1303 --seats medium,easy,easy --games 300 --iterations 200
  caylus arena --seats 'exec:python3 examples/bot.py,easy' --games 50 --sprt
  caylus arena --seats easy,random --games 20 --records games --json")]
pub(crate) struct Args {
    #[command(flatten)]
    set_up: SetUp,
    /// Who plays: one bot for each seat
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<Competitor>,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// How many games are played at the same time; as many as there are cores if this is left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How long a bot may think about a move, in milliseconds; 100 if this is left out
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    time: Option<u64>,
    /// How often a bot may look ahead instead, whatever the time
    #[arg(long, value_name = "N", conflicts_with = "time",
          value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_ITERATIONS)))]
    iterations: Option<u32>,
    /// Stop as soon as it is clear whether the first bot is stronger or weaker than the others
    #[arg(long)]
    sprt: bool,
    /// Write the record of each game into this folder, which is new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// Plays and reports.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let report = with_game!(self.set_up.game, G => self.play::<G>())?;
        report.write(&mut io::stdout().lock(), self.json)
    }

    fn play<G: Opposed>(&self) -> Result<Report, Failure> {
        let players = self.set_up.players_at(self.seats.len())?;
        if self.sprt && self.seats.iter().all(|seat| seat.name() == self.seats[0].name()) {
            return Err(Failure::input("--sprt compares the first bot with others: give it one with another name"));
        }
        if let Some(timed) = self.seats.iter().find(|seat| seat.has_time() && self.iterations.is_some()) {
            let name = timed.name();
            return Err(Failure::input(format!(
                "--iterations counts for every seat: {name} cannot have a time of its own"
            )));
        }
        let contest = Contest::<G> {
            options: self.set_up.options::<G>()?,
            games: self.games,
            seed: self.set_up.seed.unwrap_or_else(seed::fresh),
            threads: self.threads.map_or_else(cores, usize::from),
            limit: match self.iterations {
                Some(number) => Limit::Iterations(number),
                None => Limit::Time(self.time.map_or(USUAL, Duration::from_millis)),
            },
            stop_when_clear: self.sprt,
        };
        // So that nothing is written for a contest that cannot begin.
        self.set_up.new_game::<G>(players, contest.seed)?;
        if let Some(folder) = &self.records {
            files::make_empty_folder(folder)?;
        }

        let entrants: Vec<&dyn Entrant<G>> = self.seats.iter().map(|seat| seat as &dyn Entrant<G>).collect();
        let mut progress = Progress::new(contest.total_games(players));
        let mut failure = None;
        let report = arena::run(&entrants, &contest, |played, tally| {
            progress.show(tally);
            match self.records.as_deref().map_or(Ok(()), |folder| write_record(folder, played)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => {
                    failure = Some(reason);
                    ControlFlow::Break(())
                }
            }
        });
        progress.end();
        let report = report.map_err(|reason| match reason {
            ContestError::Setup(reason) => Failure::input(reason),
            ContestError::Entrant(reason) => Failure::Input(reason),
        })?;
        failure.map_or(Ok(Report::new(&contest, players, report)), Err)
    }
}

/// Writes a game under its number, from 1.
fn write_record<G: Opposed>(folder: &Path, played: &Played<G>) -> Result<(), Failure> {
    files::write_text(&folder.join(format!("game-{:05}.txt", played.number + 1)), &played.record.to_string())
}
