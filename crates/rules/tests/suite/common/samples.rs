//! Positions and records of all sorts, to be spoiled.

use std::collections::BTreeMap;

use caylus_rules::MoveList;
use caylus_rules::record::Record;
use serde_json::Value;

use super::game::TestGame;
use super::policy::Policy;
use super::referee::Plan;

/// How many positions of one sort are kept, and how many games they are taken from.
const POSITIONS_PER_KIND: usize = 3;
const GAMES: u64 = 96;
/// How many games become records, each twice: as it stands early, and finished.
const RECORDS: u64 = 5;

/// Positions and records.
pub(crate) struct Samples {
    /// Positions of all numbers of players with all sorts of decisions, as they are written.
    pub(crate) positions: Vec<Value>,
    /// The texts of a few games, some finished and some not, from set-up and from positions.
    pub(crate) records: Vec<String>,
}

impl Samples {
    /// Plays games and takes samples of them.
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

/// One of many games of all sorts: every number of players meets every start and, in time, every sort of options.
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

/// Plays a game and shows it before every decision and at the end.
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
