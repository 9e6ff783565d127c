//! Random games of Caylus 1303, each checked after every decision: see `common/referee.rs` for what is checked.

use std::sync::OnceLock;

use crate::common::effort::short_or_long;
use crate::common::game::TestGame;
use crate::common::policy::Policy::{self, Eager, Idle, Uniform};
use crate::common::referee::Plan;
use crate::common::summary::Summary;
use crate::y1303::starts::Start::{self, Court, FullRoad, LastHouses, Monuments, Plenty, SetUp, Town};
use caylus_rules::y1303::Caylus1303;

/// How the games start and are played.
const MIX: [(Start, Policy); 17] = [
    (SetUp, Uniform),
    (SetUp, Eager),
    (SetUp, Eager),
    (SetUp, Idle),
    (Plenty, Eager),
    (Plenty, Uniform),
    (Plenty, Idle),
    (Town, Uniform),
    (Town, Eager),
    (FullRoad, Eager),
    (FullRoad, Uniform),
    (LastHouses, Eager),
    (LastHouses, Uniform),
    (Court, Uniform),
    (Court, Eager),
    (Court, Eager),
    (Monuments, Eager),
];
/// Repetitions per number of players and combination of options, in the short and the long form.
const ROUNDS: (u64, u64) = (2, 12);
/// How often each path must be taken.
const MIN_COUNT: (u64, u64) = (5, 50);

/// Plays all games once, shared by all tests in this file.
fn summary() -> &'static Summary<Caylus1303> {
    static SUMMARY: OnceLock<Option<Summary<Caylus1303>>> = OnceLock::new();
    let all = SUMMARY.get_or_init(|| Summary::of(&plans()));
    all.as_ref().expect("a random game failed; its moves are in the output of one of these tests")
}

/// All numbers of players with random and recommended characters, open and hidden prestige.
fn plans() -> Vec<Plan<Caylus1303>> {
    let mut plans = Vec::new();
    for round in 0..4 * short_or_long(ROUNDS.0, ROUNDS.1) {
        for players in 2..=5 {
            for (start, policy) in MIX {
                let (options, seed) = (Caylus1303::some_options(round), plans.len() as u64);
                plans.push(Plan { players, options, start, policy, seed });
            }
        }
    }
    plans
}

#[test]
fn random_games_pass_every_check() {
    summary().print();
    assert!(summary().games >= short_or_long(500, 3_000));
}

#[test]
fn every_path_is_covered() {
    summary().check_paths(|_| short_or_long(MIN_COUNT.0, MIN_COUNT.1));
}
