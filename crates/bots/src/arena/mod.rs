//! The arena: bots against bots, fairly, on all cores, and what can be concluded from it.

mod rating;
mod sprt;
mod tally;
mod thinking;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use caylus_rules::parts::{MAX_PLAYERS, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, SetupError};

use crate::bot::{Bot, Limit};
use crate::chance::Chance;
use crate::easy::Easy;
use crate::knowledge::Knowledge;

pub use rating::Rating;
pub use sprt::Verdict;
pub use tally::{Standing, Tally};
pub use thinking::Thinking;

use sprt::Sprt;

/// Somebody who takes part, and may take part several times.
pub trait Entrant<G: Game>: Sync {
    /// The name under which results are counted.
    fn name(&self) -> &str;

    /// A fresh bot for one game.
    fn bot(&self) -> Result<Box<dyn Bot<G>>, String>;

    /// How long it may think about a move, if that is not what the contest says.
    fn limit(&self) -> Option<Limit> {
        None
    }
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// How many games at the most; rounded up so that everybody plays every seat of each set-up.
    pub games: u64,
    /// From it come all set-ups and all the bots' luck.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// How long a bot may think about a move that has no limit of its own.
    pub limit: Limit,
    /// Stop as soon as it is clear whether the first entrant is stronger or weaker than the others.
    pub stop_when_clear: bool,
}

/// One game that was played.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The number of the game, from 0.
    pub number: u64,
    /// For each seat, the number of the entrant.
    pub seats: Vec<usize>,
    /// The moves.
    pub record: Record<G>,
    /// Moves that an entrant could not make, so that `easy` made them instead, with the reason; by seat.
    pub faults: Vec<(usize, String)>,
    /// For each seat, how long it thought.
    pub thinking: Vec<Thinking>,
}

/// What came of a contest.
#[derive(Clone, Debug)]
pub struct Report {
    /// The results of each name, in the order in which they first sat down.
    pub standings: Vec<Standing>,
    /// How many games were counted.
    pub games: u64,
    /// How many decisions they had.
    pub decisions: u64,
    /// The mean of the winners' scores.
    pub mean_winning_score: f64,
    /// How long it took.
    pub time: Duration,
    /// What the test of the first entrant against the others says, if it was asked for.
    pub verdict: Option<Verdict>,
    /// Moves that entrants could not make: name, how many, and the last reason.
    pub faults: Vec<(String, u64, String)>,
}

impl<G: Game> Contest<G> {
    /// How many games are played at the most by that many entrants.
    pub fn whole_games(&self, entrants: usize) -> u64 {
        self.games.max(1).next_multiple_of(entrants.max(1) as u64)
    }
}

/// Why a contest cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestError {
    /// Too few or too many seats.
    Setup(SetupError),
    /// An entrant cannot play.
    Entrant(String),
}

/// Plays a contest. Games are counted in the order of their numbers, whatever order they end in; `watch` sees each
/// as it is counted and can end the contest.
///
/// # Errors
/// If the number of entrants is none that the game takes, or if one of them cannot play at all.
pub fn run<G: Knowledge>(
    entrants: &[&dyn Entrant<G>],
    contest: &Contest<G>,
    mut watch: impl FnMut(&Played<G>, &Tally) -> ControlFlow<()>,
) -> Result<Report, ContestError> {
    let start = Instant::now();
    G::new(entrants.len(), &contest.options, contest.seed, &mut ()).map_err(ContestError::Setup)?;
    for entrant in entrants {
        entrant.bot().map_err(ContestError::Entrant)?;
    }
    let games = contest.whole_games(entrants.len());
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
                // Only whole rotations are fair.
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

/// Plays one game: every set-up is played once for each rotation of the seats.
fn play<G: Knowledge>(entrants: &[&dyn Entrant<G>], contest: &Contest<G>, number: u64) -> Option<Played<G>> {
    let players = entrants.len();
    let (set_up, shift) = (number / players as u64, (number % players as u64) as usize);
    let seats: Vec<usize> = (0..players).map(|seat| (seat + shift) % players).collect();
    let seed = Chance::new(contest.seed.wrapping_add(set_up.wrapping_mul(0x9e37_79b9_7f4a_7c15))).seed();
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
    let mut thinking = vec![Thinking::default(); players];
    let mut luck = Chance::new(contest.seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03));
    while let Some(player) = record.game().to_act() {
        let seat = player.index();
        let view = record.game().view(Some(player));
        let seed = luck.seed();
        let limit = entrants[seats[seat]].limit().unwrap_or(contest.limit);
        let start = Instant::now();
        let chosen = bots[seat].as_mut().and_then(|bot| bot.choose(&view, limit, seed));
        thinking[seat].count(start.elapsed(), limit);
        let mut problem = bots[seat].as_mut().and_then(|bot| bot.complaint());
        let legal = chosen.map(|choice| choice.chosen).filter(|chosen| match record.game().check(*chosen) {
            Ok(()) => true,
            Err(reason) => {
                problem = Some(format!("{chosen}: {reason}"));
                false
            }
        });
        let chosen = match legal {
            Some(chosen) => chosen,
            None => {
                faults.push((seat, problem.unwrap_or_else(|| "chose nothing".to_owned())));
                Bot::<G>::choose(&mut Easy, &view, limit, seed)?.chosen
            }
        };
        record.play(chosen, &mut ()).ok()?;
        for bot in bots.iter_mut().flatten() {
            bot.played(chosen);
        }
    }
    Some(Played { number, seats, record, faults, thinking })
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;

    use super::*;
    use crate::bot::Choice;

    /// Plays like `easy`, but nothing at all if it is given another limit than it expects.
    struct Particular {
        own: Option<Limit>,
        expects: Limit,
    }

    impl Entrant<Classic> for Particular {
        fn name(&self) -> &str {
            "particular"
        }

        fn bot(&self) -> Result<Box<dyn Bot<Classic>>, String> {
            Ok(Box::new(Self { ..*self }))
        }

        fn limit(&self) -> Option<Limit> {
            self.own
        }
    }

    impl Bot<Classic> for Particular {
        fn choose(&mut self, view: &<Classic as Game>::View, limit: Limit, seed: u64) -> Option<Choice<Classic>> {
            if limit == self.expects { Easy.choose(view, limit, seed) } else { None }
        }
    }

    #[test]
    fn everybody_has_the_limit_of_the_contest_or_its_own() {
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
            let (first, second) = (Particular { own: Some(own), expects }, Particular { own: None, expects: common });
            run(&[&first, &second], &contest, |_, _| ControlFlow::Continue(())).unwrap()
        };
        assert_eq!(play(own).faults, []);
        assert_ne!(play(common).faults, []);
        let report = play(own);
        assert_eq!(report.standings[0].thinking.moves, report.decisions);
        assert!(report.mean_winning_score >= report.standings[0].mean_score);
    }
}
