//! Random games of Magna Carta, each checked after every decision: see `common/referee.rs` for what is checked.

use std::sync::OnceLock;

use crate::common::effort::short_or_long;
use crate::common::policy::Policy::{self, Eager, Idle, Uniform};
use crate::common::referee::Plan;
use crate::common::summary::Summary;
use crate::magna_carta::rulebook::{costs, payments, written};
use crate::magna_carta::starts::Start::{self, Crafts, FewCards, LastTokens, Plenty, SetUp, Town};
use caylus_rules::magna_carta::{MagnaCarta, Move, Options};

/// Where games start, how they are played, and whether only the standard game.
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
/// Repetitions per number of players, in the short and the long form.
const ROUNDS: (u64, u64) = (9, 88);
/// How often each path must be taken.
const MIN_COUNT: (u64, u64) = (10, 200);

/// Plays all games once, shared by all tests in this file.
fn summary() -> &'static Summary<MagnaCarta> {
    static SUMMARY: OnceLock<Option<Summary<MagnaCarta>>> = OnceLock::new();
    let all = SUMMARY.get_or_init(|| Summary::of(&plans()));
    all.as_ref().expect("a random game failed; its moves are in the output of one of these tests")
}

/// All numbers of players with both games.
fn plans() -> Vec<Plan<MagnaCarta>> {
    let mut plans = Vec::new();
    for _ in 0..short_or_long(ROUNDS.0, ROUNDS.1) {
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
fn random_games_pass_every_check() {
    summary().print();
    assert!(summary().games >= short_or_long(600, 6_000));
}

#[test]
fn every_path_is_covered() {
    summary().check_paths(|_| short_or_long(MIN_COUNT.0, MIN_COUNT.1));
}

/// Every set of up to nine cubes for every building: either the exact price, or refused.
#[test]
fn m2_7_builds_are_exactly_the_valid_payments() {
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
