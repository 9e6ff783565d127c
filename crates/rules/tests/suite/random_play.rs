//! Thousands of random games of Caylus, checked after every decision by `common/referee.rs`.

use std::sync::OnceLock;

use crate::classic::coverage::Path;
use crate::classic::starts::Start::{self, Crafts, FullRoad, LastTowers, Plenty, Returns, SetUp, Town};
use crate::common::effort::short_or_long;
use crate::common::policy::Policy::{self, Eager, Uniform};
use crate::common::referee::Plan;
use crate::common::summary::Summary;
use caylus_rules::classic::{Classic, Move};

/// Starts and policies. Real games and starts that make rare situations likely get about the same share.
const MIX: [(Start, Policy); 14] = [
    (SetUp, Uniform),
    (SetUp, Uniform),
    (SetUp, Eager),
    (SetUp, Eager),
    (Plenty, Eager),
    (Town, Uniform),
    (Town, Eager),
    (FullRoad, Eager),
    (LastTowers, Eager),
    (Crafts, Eager),
    (Crafts, Eager),
    (Crafts, Eager),
    (Returns, Eager),
    (Returns, Eager),
];
/// How often the mix is played per number of players and edition, in the short and the long form.
const ROUNDS: (u64, u64) = (4, 45);
/// How often each path must be taken, in the short and the long form.
const MIN_COUNT: (u64, u64) = (10, 200);

/// Plays all games, once for all tests in this file.
fn summary() -> &'static Summary<Classic> {
    static SUMMARY: OnceLock<Option<Summary<Classic>>> = OnceLock::new();
    let all = SUMMARY.get_or_init(|| Summary::of(&plans()));
    all.as_ref().expect("a random game failed; its moves are in the output of one of these tests")
}

/// All numbers of players with all editions; three rounds with the favor table, then one with simplified favors.
fn plans() -> Vec<Plan<Classic>> {
    let mut plans = Vec::new();
    for round in 0..short_or_long(ROUNDS.0, ROUNDS.1) {
        for options in crate::classic::editions(round % 4 == 3) {
            for players in 2..=5 {
                for (start, policy) in MIX {
                    let seed = plans.len() as u64;
                    plans.push(Plan { players, options, start, policy, seed });
                }
            }
        }
    }
    plans
}

fn min_count(path: Path) -> u64 {
    let often = short_or_long(MIN_COUNT.0, MIN_COUNT.1);
    match path {
        // One of fifty offers of a single favor column.
        Path::Offer(Move::Trade(trade)) if is_favor(trade.offer().to_string()) => often / 5,
        // The owner must turn the tile into a residence, and someone must build it again before the game ends.
        Path::Rebuilt(_) => often / 4,
        _ => often,
    }
}

/// Whether it is the favor's offer, one cube for two.
fn is_favor(offer: String) -> bool {
    let (give, get) = offer.split_once(" for ").expect("an offer");
    !give.contains("2d") && (get.starts_with('2') || get.contains(' ')) && !get.ends_with("gold")
}

/// Checks that all paths of a rule are covered.
fn assert_covered(rule: &str) {
    let of_rule = |path: &Path| matches!(path, Path::Rare(what) if what.split(' ').next() == Some(rule));
    let mut paths = summary().coverage.iter().filter(|(path, _)| of_rule(path)).peekable();
    assert!(paths.peek().is_some(), "no path belongs to {rule}");
    let often = short_or_long(MIN_COUNT.0, MIN_COUNT.1);
    paths.for_each(|(path, count)| assert!(count >= often, "{path}: only {count} times"));
}

#[test]
fn random_games_pass_every_check() {
    summary().print();
    assert!(summary().games >= short_or_long(1_700, 20_000));
}

#[test]
fn every_path_is_covered() {
    summary().check_paths(min_count);
}

#[test]
fn c0_6_prestige_never_falls_below_zero() {
    assert_covered("C0.6");
}

#[test]
fn c3_1_the_gate_leads_to_every_kind_of_place() {
    assert_covered("C3.1");
}

#[test]
fn c5_3_the_owner_takes_a_cube() {
    assert_covered("C5.3");
}

#[test]
fn c5_4_nothing_is_built_on_a_full_road() {
    assert_covered("C5.4");
}

#[test]
fn c5_7_residences_are_delayed_in_phases_3_and_5() {
    assert_covered("C5.7");
}

#[test]
fn c6_3_castle_without_a_batch() {
    assert_covered("C6.3");
}

#[test]
fn c7_2_several_sections_are_counted_in_one_turn() {
    assert_covered("C7.2");
}

#[test]
fn c8_3_favors_beyond_the_fourth_line_are_lost() {
    assert_covered("C8.3");
}

#[test]
fn c8_4_favors_win_favors() {
    assert_covered("C8.4");
}

#[test]
fn c9_1_ties_share_the_win() {
    assert_covered("C9.1");
}

#[test]
fn c10_1_two_players_pay_three_deniers() {
    assert_covered("C10.1");
}
