//! The arena: matches between bots on all cores, with Elo ratings and an optional SPRT.
//!
//! Seats rotate: every set-up is played once per rotation, so that no entrant profits from seat or luck. Results are counted in the
//! order of game numbers, so that a match with iteration limits is reproducible on any number of threads.

mod habits;
mod rating;
mod sprt;
mod tally;
mod thinking_time;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use caylus_rules::parts::{MAX_PLAYERS, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, SetupError};

use crate::bot::{Bot, Limit};
use crate::easy::Easy;
use crate::heuristics::Heuristics;
use crate::rng::BotRng;

pub use habits::{Habits, Observed, WorkerEvent};
pub use rating::Rating;
pub use sprt::Verdict;
pub use tally::{Standing, Tally};
pub use thinking_time::ThinkingTime;

use habits::Observer;
use sprt::Sprt;

/// A participant; the same name may take several seats.
pub trait Entrant<G: Game>: Sync {
    /// The name its results are counted under.
    fn name(&self) -> &str;

    /// Makes a bot for one game.
    fn bot(&self) -> Result<Box<dyn Bot<G>>, String>;

    /// Its own limit per move, if it differs from the contest's.
    fn limit(&self) -> Option<Limit> {
        None
    }
}

/// A match: which game, how many of them, and the limits.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// Maximum number of games; rounded up to whole rotations of the seats.
    pub games: u64,
    /// Determines all set-ups and the seeds of the bots.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// Limit per move for entrants without their own.
    pub limit: Limit,
    /// Run an SPRT: stop once the first entrant is clearly stronger or weaker than the others.
    pub stop_when_clear: bool,
}

/// A finished game.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// Its number, from 0.
    pub number: u64,
    /// The index of the entrant in each seat.
    pub seats: Vec<usize>,
    /// The game itself.
    pub record: Record<G>,
    /// Failures to move, as seat and reason. `easy` moved instead.
    pub faults: Vec<(usize, String)>,
    /// Thinking time of each seat.
    pub thinking: Vec<ThinkingTime>,
    /// How each seat used its workers.
    pub habits: Vec<Habits>,
}

/// The result of a match.
#[derive(Clone, Debug)]
pub struct Report {
    /// Results per name, in the order of the entrants.
    pub standings: Vec<Standing>,
    /// Games counted.
    pub games: u64,
    /// Decisions in these games.
    pub decisions: u64,
    /// Mean winning score.
    pub mean_winning_score: f64,
    /// Duration of the match.
    pub time: Duration,
    /// Result of the SPRT, if one was run.
    pub verdict: Option<Verdict>,
    /// Failures to move: name, count and last reason.
    pub faults: Vec<(String, u64, String)>,
}

impl<G: Game> Contest<G> {
    /// Maximum number of games with this many entrants, in whole rotations.
    pub fn total_games(&self, entrants: usize) -> u64 {
        self.games.max(1).next_multiple_of(entrants.max(1) as u64)
    }
}

/// Why a match cannot start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestError {
    /// The game cannot be set up like this.
    Setup(SetupError),
    /// An entrant cannot make a bot.
    Entrant(String),
}

/// Plays a match. `watch` is called for each game as it is counted, and may stop the match.
///
/// # Errors
/// If the game does not take this many players, or an entrant cannot make a bot.
pub fn run<G: Heuristics + Observed>(
    entrants: &[&dyn Entrant<G>],
    contest: &Contest<G>,
    mut watch: impl FnMut(&Played<G>, &Tally) -> ControlFlow<()>,
) -> Result<Report, ContestError> {
    let start = Instant::now();
    G::new(entrants.len(), &contest.options, contest.seed, &mut ()).map_err(ContestError::Setup)?;
    for entrant in entrants {
        entrant.bot().map_err(ContestError::Entrant)?;
    }
    let games = contest.total_games(entrants.len());
    let names: Vec<&str> = entrants.iter().map(|entrant| entrant.name()).collect();
    let mut tally = Tally::new(&names);
    let mut sprt = contest.stop_when_clear.then(|| Sprt::new(&names));

    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..contest.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let Some(played) = play(entrants, contest, number) else { return };
                    if sender.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting: Vec<Played<G>> = Vec::new();
        for played in receiver {
            waiting.push(played);
            while let Some(at) = waiting.iter().position(|played| played.number == tally.games()) {
                let played = waiting.swap_remove(at);
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                tally.count(&played);
                if watch(&played, &tally).is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
                // Stopping within a rotation would be unfair.
                let whole = tally.games().is_multiple_of(entrants.len() as u64);
                if let Some(sprt) = &mut sprt {
                    sprt.count(tally.last_share());
                    if whole && sprt.verdict() != Verdict::Open {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            }
        }
    });
    Ok(Report {
        standings: tally.standings(contest.seed),
        games: tally.games(),
        decisions: tally.decisions(),
        mean_winning_score: tally.mean_winning_score(),
        time: start.elapsed(),
        verdict: sprt.map(|sprt| sprt.verdict()),
        faults: tally.faults(),
    })
}

/// Plays one game; `number` determines set-up and rotation.
fn play<G: Heuristics + Observed>(
    entrants: &[&dyn Entrant<G>],
    contest: &Contest<G>,
    number: u64,
) -> Option<Played<G>> {
    let players = entrants.len();
    let (set_up, shift) = (number / players as u64, (number % players as u64) as usize);
    let seats: Vec<usize> = (0..players).map(|seat| (seat + shift) % players).collect();
    let seed = BotRng::new(contest.seed.wrapping_add(set_up.wrapping_mul(0x9e37_79b9_7f4a_7c15))).next_seed();
    let mut record = Record::<G>::new(players, &contest.options, seed, &mut ()).ok()?;
    for (player, entrant) in Player::all(players).zip(&seats) {
        record.set_name(player, entrants[*entrant].name());
    }
    let mut faults = Vec::new();
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::with_capacity(MAX_PLAYERS);
    for (seat, entrant) in seats.iter().enumerate() {
        let bot = entrants[*entrant].bot();
        bots.push(bot.map_err(|reason| faults.push((seat, reason))).ok());
    }
    let mut thinking = vec![ThinkingTime::default(); players];
    let (mut observer, mut events) = (Observer::new(players), Vec::new());
    let mut rng = BotRng::new(contest.seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03));
    while let Some(player) = record.game().to_act() {
        let seat = player.index();
        let view = record.game().view(Some(player));
        let seed = rng.next_seed();
        let limit = entrants[seats[seat]].limit().unwrap_or(contest.limit);
        let start = Instant::now();
        let chosen = bots[seat].as_mut().and_then(|bot| bot.choose(&view, limit, seed));
        thinking[seat].count(start.elapsed(), limit);
        let mut problem = bots[seat].as_mut().and_then(|bot| bot.take_error());
        let legal = chosen.map(|choice| choice.chosen).filter(|chosen| match record.game().check(*chosen) {
            Ok(()) => true,
            Err(reason) => {
                problem = Some(format!("illegal move `{chosen}`: {reason}"));
                false
            }
        });
        let chosen = match legal {
            Some(chosen) => chosen,
            None => {
                faults.push((seat, problem.unwrap_or_else(|| "no move chosen".to_owned())));
                Bot::<G>::choose(&mut Easy, &view, limit, seed)?.chosen
            }
        };
        let before = *record.game();
        events.clear();
        record.play(chosen, &mut events).ok()?;
        observer.count(&before, chosen, &events);
        for bot in bots.iter_mut().flatten() {
            bot.played(chosen);
        }
    }
    Some(Played { number, seats, record, faults, thinking, habits: observer.habits() })
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;

    use super::*;
    use crate::bot::Choice;

    /// Plays like `easy`, but fails if its limit is not the expected one.
    struct ExpectsLimit {
        own: Option<Limit>,
        expects: Limit,
    }

    impl Entrant<Classic> for ExpectsLimit {
        fn name(&self) -> &str {
            "expects-limit"
        }

        fn bot(&self) -> Result<Box<dyn Bot<Classic>>, String> {
            Ok(Box::new(Self { ..*self }))
        }

        fn limit(&self) -> Option<Limit> {
            self.own
        }
    }

    impl Bot<Classic> for ExpectsLimit {
        fn choose(&mut self, view: &<Classic as Game>::View, limit: Limit, seed: u64) -> Option<Choice<Classic>> {
            if limit == self.expects { Easy.choose(view, limit, seed) } else { None }
        }
    }

    #[test]
    fn entrant_limit_overrides_contest_limit() {
        let (own, common) = (Limit::Iterations(7), Limit::Iterations(3));
        let contest = Contest {
            options: Default::default(),
            games: 2,
            seed: 1,
            threads: 1,
            limit: common,
            stop_when_clear: false,
        };
        let play = |expects: Limit| {
            let (first, second) =
                (ExpectsLimit { own: Some(own), expects }, ExpectsLimit { own: None, expects: common });
            run(&[&first, &second], &contest, |_, _| ControlFlow::Continue(())).unwrap()
        };
        assert_eq!(play(own).faults, []);
        assert_ne!(play(common).faults, []);
        let report = play(own);
        assert_eq!(report.standings[0].thinking.moves, report.decisions);
        assert!(report.mean_winning_score >= report.standings[0].mean_score);
    }
}
