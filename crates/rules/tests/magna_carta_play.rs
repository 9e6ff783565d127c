//! Thousands of random games of Magna Carta, each checked after every decision: see `magna_carta/referee.rs` for what is checked.

mod magna_carta;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

use caylus_rules::magna_carta::{Move, Options};
use magna_carta::book::{costs, payments, written};
use magna_carta::paths::Path;
use magna_carta::policy::Policy::{self, Eager, Idle, Uniform};
use magna_carta::referee::Plan;
use magna_carta::seen::Seen;
use magna_carta::starts::Start::{self, Crafts, FewCards, LastTokens, Plenty, SetUp, Town};
use rayon::prelude::*;

/// How the games start and are played, and whether the standard game only.
const MIX: [(Start, Policy, bool); 15] = [
    (SetUp, Uniform, false),
    (SetUp, Eager, false),
    (SetUp, Idle, false),
    (Plenty, Eager, false),
    (Town, Uniform, false),
    (Town, Eager, false),
    (Crafts, Eager, true),
    (Crafts, Uniform, true),
    (Crafts, Eager, true),
    (LastTokens, Eager, true),
    (LastTokens, Eager, true),
    (LastTokens, Eager, true),
    (LastTokens, Idle, false),
    (FewCards, Idle, false),
    (FewCards, Uniform, false),
];
/// How often the mix is played by each number of players.
const ROUNDS: u64 = 88;
/// How often each path must have been taken.
const OFTEN: u64 = 200;

/// What all games together have shown.
struct Summary {
    games: usize,
    decisions: usize,
    longest: usize,
    seen: Seen,
}

/// Plays all games, once for all tests of this file.
fn summary() -> &'static Summary {
    static SUMMARY: OnceLock<Option<Summary>> = OnceLock::new();
    let all = SUMMARY.get_or_init(|| catch_unwind(AssertUnwindSafe(play_all)).ok());
    all.as_ref().expect("a random game failed; its moves are in the output of one of these tests")
}

fn play_all() -> Summary {
    let nothing = || Summary { games: 0, decisions: 0, longest: 0, seen: Seen::nothing() };
    let play = |mut sum: Summary, plan: &Plan| {
        let moves = plan.play(&mut sum.seen).moves().len();
        Summary { games: sum.games + 1, decisions: sum.decisions + moves, longest: sum.longest.max(moves), ..sum }
    };
    let add = |one: Summary, other: Summary| Summary {
        games: one.games + other.games,
        decisions: one.decisions + other.decisions,
        longest: one.longest.max(other.longest),
        seen: one.seen.and(other.seen),
    };
    plans().par_iter().fold(nothing, play).reduce(nothing, add)
}

/// All numbers of players with both games.
fn plans() -> Vec<Plan> {
    let mut plans = Vec::new();
    for _ in 0..ROUNDS {
        for players in 2..=4 {
            for (start, policy, standard_only) in MIX {
                for options in [Options::STANDARD, Options::BEGINNER] {
                    if !(standard_only && options == Options::BEGINNER) {
                        let seed = plans.len() as u64;
                        plans.push(Plan { players, options, start, policy, seed });
                    }
                }
            }
        }
    }
    plans
}

#[test]
fn six_thousand_games_are_checked_after_every_decision() {
    let Summary { games, decisions, longest, seen } = summary();
    println!("{games} games, {decisions} decisions, the longest game has {longest}");
    seen.iter().for_each(|(path, count)| println!("{count:8}  {path}"));
    assert!(*games >= 6_000);
}

#[test]
fn every_path_is_taken_hundreds_of_times() {
    let seldom = |(_, count): &(Path, u64)| *count < OFTEN;
    let missed: Vec<String> =
        summary().seen.iter().filter(seldom).map(|(path, count)| format!("{path}: {count}")).collect();
    assert!(missed.is_empty(), "seen too seldom: {missed:#?}");
}

/// Every set of up to nine cubes, gold among them, for everything that is built: it is the price or it is refused.
#[test]
fn m2_7_exactly_the_sets_of_cubes_that_pay_are_prices() {
    for (what, cost) in costs() {
        let right = payments(cost);
        for code in 0..9_u16.pow(4) {
            let paid = [code / 729, code / 81 % 9, code / 9 % 9, code % 9];
            if (1..=9).contains(&paid.iter().sum::<u16>()) {
                let text = format!("build {what} with {}", written(paid));
                assert_eq!(text.parse::<Move>().is_ok(), right.contains(&paid), "{text}");
            }
        }
    }
}
