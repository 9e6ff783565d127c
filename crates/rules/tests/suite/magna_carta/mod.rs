//! The Magna Carta part of the whole-game tests.

pub(crate) mod all_moves;
pub(crate) mod compose;
pub(crate) mod coverage;
pub(crate) mod ledger;
pub(crate) mod paths;
pub(crate) mod policy;
pub(crate) mod reference;
pub(crate) mod rulebook;
pub(crate) mod starts;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod vocabulary;

use std::sync::LazyLock;

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Decision, Event, MagnaCarta, Move, Options};
use caylus_rules::parts::Player;
use serde_json::Value;

use crate::common::coverage::Coverage;
use crate::common::dice::Dice;
use crate::common::game::TestGame;
use crate::common::policy::Policy;
use crate::common::samples::Samples;
use starts::Start;

impl TestGame for MagnaCarta {
    type Start = Start;
    type Ledger = ledger::Ledger;
    type Path = paths::Path;
    type Memory = coverage::Memory;

    const RULE_PREFIX: char = 'M';
    const STARTS: &'static [Start] = &Start::ALL;
    const TIE_PATH: &'static str = "M7.1 tie for the win";
    const DERIVED_FIELDS: &'static [&'static str] = &["workers", "pile", "color", "generator"];

    fn some_options(number: u64) -> Options {
        if number % 5 == 4 { Options::BEGINNER } else { Options::STANDARD }
    }

    fn start(start: Start, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        start.position(players, options, dice)
    }

    fn move_weight(policy: Policy, table: &Position, chosen: Move) -> u32 {
        policy::move_weight(policy, table, chosen)
    }

    fn all_moves() -> &'static [Move] {
        &all_moves::ALL_MOVES
    }

    fn fits_decision(decision: Decision, chosen: Move) -> bool {
        all_moves::fits_decision(decision, chosen)
    }

    fn decision_of(table: &Position) -> Option<(Player, Decision)> {
        table.decision.as_ref().map(|decision| (decision.player, decision.what))
    }

    fn legal(table: &Position) -> Vec<Move> {
        reference::legal(table)
    }

    /// An action is always asked, even if only passing is legal.
    fn min_moves(decision: Decision) -> usize {
        if decision == Decision::Action { 1 } else { 2 }
    }

    fn points(table: &Position, player: Player) -> (u16, u16) {
        let [tokens, cards, gold, cubes, deniers] = rulebook::points(table, player);
        (tokens + cards, gold + cubes + deniers)
    }

    fn check_table(table: &Position) {
        table::check(table);
    }

    fn check_move(player: Player, chosen: Move, events: &[Event]) {
        table::check_payment(player, chosen, events);
    }

    fn is_beyond_limits(table: &Position) -> bool {
        table.turn > 99 || table.players.iter().any(table::is_beyond_limits)
    }

    fn paths() -> Vec<paths::Path> {
        coverage::paths()
    }

    fn cover_move(coverage: &mut Coverage<Self>, table: &Position, player: Player, chosen: Move, of: usize) {
        coverage.decided(table, player, chosen, of);
    }

    fn cover_event(coverage: &mut Coverage<Self>, table: &Position, event: &Event) {
        coverage.event(table, event);
    }

    fn position_kind(table: &Position) -> String {
        let Position { players, phase, decision, delayed, activating, road, options, .. } = table;
        let acting = activating.map(|place| road[place.index()].card);
        let decision = decision.as_ref().map(|decision| decision.what);
        format!("{} {options} {phase:?} {decision:?} {acting:?} {}", players.len(), delayed.len())
    }

    fn samples() -> &'static Samples {
        static SAMPLES: LazyLock<Samples> = LazyLock::new(Samples::of::<MagnaCarta>);
        &SAMPLES
    }

    fn compose(dice: &mut Dice) -> Position {
        compose::compose(dice)
    }

    fn vocabulary() -> Vec<Vec<String>> {
        vocabulary::all()
    }

    fn field(with: usize) -> (String, Value) {
        vocabulary::field(with)
    }
}
