//! Positions and records of all sorts, to be spoiled.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{MagnaCarta, Options};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};
use serde_json::Value;

use super::dice::Dice;
use super::policy::Policy;
use super::starts::Start;

/// How many positions of one sort are kept.
const OF_A_SORT: usize = 3;

/// Positions of all numbers of players with all sorts of decisions, as they are written.
pub(crate) static POSITIONS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let starts = [Start::SetUp, Start::Plenty, Start::Town, Start::Crafts, Start::LastTokens, Start::FewCards];
    let mut sorts: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for seed in 0..72 {
        let options = if seed % 5 == 4 { Options::BEGINNER } else { Options::STANDARD };
        play(2 + (seed % 3) as usize, options, starts[(seed / 3 % 6) as usize], seed, |record| {
            let written = record.game().to_position();
            let list = sorts.entry(sort_of(&written)).or_default();
            if list.len() < OF_A_SORT {
                list.push(serde_json::to_value(written).expect("a position can be written"));
            }
        });
    }
    sorts.into_values().flatten().collect()
});

/// What positions have to differ in to be of different sorts.
fn sort_of(position: &Position) -> String {
    let Position { players, phase, decision, delayed, activating, road, options, .. } = position;
    let acting = activating.map(|place| road[place.index()].card);
    let decision = decision.as_ref().map(|decision| decision.what);
    format!("{} {options} {phase:?} {decision:?} {acting:?} {}", players.len(), delayed.len())
}

/// The texts of a few games, some finished and some not, from set-up and from positions.
pub(crate) static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut texts = Vec::new();
    for (seed, start) in (0..).zip([Start::SetUp, Start::Crafts, Start::SetUp, Start::LastTokens, Start::SetUp]) {
        let options = if seed == 4 { Options::BEGINNER } else { Options::STANDARD };
        play(2 + (seed % 3) as usize, options, start, seed, |record| {
            if record.moves().len() == 30 || record.game().is_over() {
                texts.push(record.to_string());
            }
        });
    }
    texts
});

/// Plays a game and shows it before every decision and at the end.
pub(crate) fn play(
    players: usize,
    options: Options,
    start: Start,
    seed: u64,
    mut see: impl FnMut(&Record<MagnaCarta>),
) {
    let mut dice = Dice::new(seed);
    let policy = [Policy::Eager, Policy::Uniform, Policy::Idle][(seed % 7 % 3) as usize];
    let mut record: Record<MagnaCarta> = match start.position(players, options, &mut dice) {
        None => Record::new(players, &options, seed, &mut ()).expect("a legal set-up"),
        Some(position) => Record::from_position(position).expect("a possible position"),
    };
    let mut moves = MoveList::new();
    loop {
        see(&record);
        record.game().legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        let chosen = policy.choose(&record.game().to_position(), &moves, &mut dice);
        record.play(chosen, &mut ()).expect("a legal move");
    }
}
