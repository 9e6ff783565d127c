//! The parts specific to Caylus of the tests that play whole games.

pub(crate) mod all_moves;
pub(crate) mod audit;
pub(crate) mod compose;
pub(crate) mod coverage;
pub(crate) mod ledger;
pub(crate) mod policy;
pub(crate) mod reference;
pub(crate) mod rulebook;
pub(crate) mod starts;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod vocabulary;

use std::sync::LazyLock;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Decision, Event, Move, Options, Position};
use caylus_rules::parts::Player;
use serde_json::Value;

use crate::common::coverage::Coverage;
use crate::common::dice::Dice;
use crate::common::game::TestGame;
use crate::common::options::combinations;
use crate::common::policy::Policy;
use crate::common::samples::Samples;
use starts::Start;

/// All combinations of the options, with or without simplified favors.
pub(crate) fn editions(simplified_favors: bool) -> Vec<Options> {
    combinations().into_iter().filter(|options: &Options| options.simplified_favors == simplified_favors).collect()
}

impl TestGame for Classic {
    type Start = Start;
    type Ledger = ledger::Ledger;
    type Path = coverage::Path;
    type Memory = coverage::Memory;

    const RULE_PREFIX: char = 'C';
    const STARTS: &'static [Start] = &Start::ALL;
    const TIE_PATH: &'static str = "C9.1 tie for the win";
    const DERIVED_FIELDS: &'static [&'static str] =
        &["workers", "supply", "due", "activating", "favors_owed", "free", "color"];

    fn some_options(number: u64) -> Options {
        let editions = editions(number % 32 > 27);
        editions[number as usize % editions.len()]
    }

    fn start(start: Start, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        start.position(players, options, dice)
    }

    fn move_weight(_: Policy, table: &Position, chosen: Move) -> u32 {
        policy::eager(table, chosen)
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

    fn points(table: &Position, player: Player) -> (u16, u16) {
        let holding = audit::holding(table, player);
        (holding.prestige, audit::bonus(holding).iter().sum())
    }

    fn check_table(table: &Position) {
        table::check(table);
    }

    /// Nothing is hidden.
    fn check_views(game: &Self) {
        assert_eq!(Self::determinize(&game.view(game.to_act()), 0), *game);
        assert_eq!(Self::determinize(&game.view(None), 1), *game);
    }

    fn is_beyond_limits(table: &Position) -> bool {
        table.players.iter().any(table::is_beyond_limits)
    }

    fn paths() -> Vec<coverage::Path> {
        coverage::paths()
    }

    fn cover_move(coverage: &mut Coverage<Self>, _: &Position, _: Player, chosen: Move, _: usize) {
        coverage.decided(chosen);
    }

    fn cover_event(coverage: &mut Coverage<Self>, table: &Position, event: &Event) {
        coverage.event(table, event);
    }

    fn position_kind(table: &Position) -> String {
        let Position { players, phase, decision, delayed, .. } = table;
        let decision = decision.as_ref().map(|decision| decision.what);
        format!("{} {phase:?} {decision:?} {}", players.len(), delayed.len())
    }

    fn samples() -> &'static Samples {
        static SAMPLES: LazyLock<Samples> = LazyLock::new(Samples::of::<Classic>);
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
