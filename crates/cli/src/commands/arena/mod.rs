//! `caylus arena`: bots against bots. The statistics are in `caylus_bots::arena`.

mod competitor;
mod progress;
mod report;

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use caylus_bots::Limit;
use caylus_bots::arena::{self, Contest, ContestError, Entrant, Played};

use super::game_args::GameArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::english;
use crate::opponent::{MAX_ITERATIONS, MAX_MS, PlayableGame, cores};
use crate::seed;
use crate::values::number_in;
use caylus_rules::with_game;
use competitor::Competitor;
use progress::Progress;
use report::Report;

/// Default thinking time per move.
const DEFAULT_TIME: Duration = Duration::from_millis(100);

#[derive(clap::Args, Debug)]
#[command(mut_arg("players", |players| players.hide(true)), after_help = "\
A seat is random, easy, medium, hard, master, or exec:PROGRAM ARGUMENTS for your own
program; docs/bots.md explains how to write one. hard@1000 overrides the limit for
one seat: 1000 ms per move; hard@5000x is 5000 iterations per move.

Every set-up is played once per rotation of the seats, so that neither luck nor
seat order favours a bot; the number of games is rounded up accordingly. Bots with
the same name are counted together. With --iterations, the same seed gives the
same games.

The report shows each bot's mean and longest thinking time per move, and how many
moves were late: more than 10 % over the time limit.

It also shows how each bot uses its workers, per game: workers placed, and placed in
the first turn; effects declined where it had a worker; passes although a worker was
affordable and sure to gain something; games opened with a pass.

Examples:
  caylus arena --seats hard,medium --games 100
  caylus arena --seats hard@1000,hard@100 --games 60 --sprt
  caylus arena --game 1303 --seats medium,easy,easy --games 300 --iterations 200
  caylus arena --seats 'exec:python3 examples/bot.py,easy' --games 50 --sprt
  caylus arena --seats easy,random --games 20 --records games --json")]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    /// Bot of each seat
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<Competitor>,
    /// Number of games
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number_in(1..=10_000_000_u64))]
    games: u64,
    /// Number of games played in parallel [default: number of cores]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number_in(1..=1024_u16))]
    threads: Option<u16>,
    /// Thinking time per move, in milliseconds [default: 100]
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = number_in(1..=MAX_MS))]
    time: Option<u64>,
    /// Search iterations per move, instead of a time limit
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "time", value_parser = number_in(1..=MAX_ITERATIONS))]
    iterations: Option<u32>,
    /// Stop as soon as the first bot is clearly stronger or weaker than the others (SPRT)
    #[arg(long)]
    sprt: bool,
    /// Write a record of each game into this directory, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON on one line
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let report = with_game!(self.game_args.game, G => self.play::<G>())?;
        report.write(&mut io::stdout().lock(), self.json)
    }

    fn play<G: PlayableGame>(&self) -> Result<Report, Failure> {
        let players = self.game_args.players_for_seats(english(), self.seats.len())?;
        if self.sprt && self.seats.iter().all(|seat| seat.name() == self.seats[0].name()) {
            return Err(Failure::usage(
                "--sprt compares the first bot with the others; name a different bot in --seats",
            ));
        }
        if let Some(timed) = self.seats.iter().find(|seat| seat.has_time_limit() && self.iterations.is_some()) {
            let name = timed.name();
            return Err(Failure::usage(format!(
                "--iterations applies to every seat and cannot be combined with the time limit of {name}"
            )));
        }
        let contest = Contest::<G> {
            options: self.game_args.options::<G>(english())?,
            games: self.games,
            seed: self.game_args.seed.unwrap_or_else(seed::random),
            threads: self.threads.map_or_else(cores, usize::from),
            limit: match self.iterations {
                Some(number) => Limit::Iterations(number),
                None => Limit::Time(self.time.map_or(DEFAULT_TIME, Duration::from_millis)),
            },
            stop_when_clear: self.sprt,
        };
        // Check the set-up before creating anything on disk.
        self.game_args.new_game::<G>(english(), players, contest.seed)?;
        if let Some(folder) = &self.records {
            files::create_empty_dir(english(), folder)?;
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
        progress.clear();
        let report = report.map_err(|reason| match reason {
            ContestError::Setup(error) => Failure::refused(english(), &error),
            ContestError::Entrant(reason) => Failure::Usage(reason),
        })?;
        failure.map_or(Ok(Report::new(&contest, players, report)), Err)
    }
}

/// Writes a record to `game-00001.txt` and so on.
fn write_record<G: PlayableGame>(folder: &Path, played: &Played<G>) -> Result<(), Failure> {
    let path = folder.join(format!("game-{:05}.txt", played.number + 1));
    files::write_text(english(), &path, &played.record.to_string())
}
