//! A variety of positions and records, to be mutated.

use std::collections::BTreeMap;

use caylus_rules::MoveList;
use caylus_rules::record::Record;
use serde_json::Value;

use super::game::TestGame;
use super::policy::Policy;
use super::referee::Plan;

/// Positions kept per kind, and games they are taken from.
const POSITIONS_PER_KIND: usize = 3;
const GAMES: u64 = 96;
/// Games that become records, each twice: after 30 moves and finished.
const RECORDS: u64 = 5;

pub(crate) struct Samples {
    /// Positions for every number of players with every kind of decision.
    pub(crate) positions: Vec<Value>,
    /// Records of a few games, finished and unfinished, from set-up and from positions.
    pub(crate) records: Vec<String>,
}

impl Samples {
    pub(crate) fn of<G: TestGame>() -> Self {
        let mut sorts: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for number in 0..GAMES {
            play(&plan::<G>(number), |record| {
                let written = record.game().to_position();
                let list = sorts.entry(G::position_kind(&written)).or_default();
                if list.len() < POSITIONS_PER_KIND {
                    list.push(serde_json::to_value(written).expect("a position can be written"));
                }
            });
        }
        let mut records = Vec::new();
        for number in 0..RECORDS {
            let made_up = plan::<G>(5 * number);
            let plan = if number % 2 == 0 { Plan { start: G::STARTS[0], ..made_up } } else { made_up };
            play(&plan, |record| {
                let is_sample = record.moves().len() == 30 || record.game().is_over();
                records.extend(is_sample.then(|| record.to_string()));
            });
        }
        Self { positions: sorts.into_values().flatten().collect(), records }
    }
}

/// The n-th of a variety of games: combines every number of players with every start and, over time, all options.
pub(crate) fn plan<G: TestGame>(number: u64) -> Plan<G> {
    let (least, most) = G::PLAYERS.into_inner();
    let (sizes, starts) = ((most - least + 1) as u64, G::STARTS.len() as u64);
    Plan {
        players: least + (number % sizes) as usize,
        options: G::some_options(number / 3),
        start: G::STARTS[(number / sizes % starts) as usize],
        policy: [Policy::Eager, Policy::Uniform, Policy::Idle][(number % 7 % 3) as usize],
        seed: number,
    }
}

/// Plays a game and calls `see` before every decision and at the end.
pub(crate) fn play<G: TestGame>(plan: &Plan<G>, mut see: impl FnMut(&Record<G>)) {
    let (mut record, _, mut dice) = plan.begin();
    let mut moves = MoveList::new();
    loop {
        see(&record);
        record.game().legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        let chosen = plan.policy.choose::<G>(&record.game().to_position(), &moves, &mut dice);
        record.play(chosen, &mut ()).expect("a legal move");
    }
}
