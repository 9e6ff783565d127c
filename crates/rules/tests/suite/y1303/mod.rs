//! The Caylus 1303 part of the whole-game tests.

pub(crate) mod all_moves;
pub(crate) mod compose;
pub(crate) mod coverage;
pub(crate) mod effects;
pub(crate) mod ledger;
pub(crate) mod lookups;
pub(crate) mod paths;
pub(crate) mod policy;
pub(crate) mod reference;
pub(crate) mod rulebook;
pub(crate) mod starts;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod vocabulary;

use std::sync::LazyLock;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Decision, Event, Move, Options, Position};
use serde_json::Value;

use crate::common::coverage::Coverage;
use crate::common::dice::Dice;
use crate::common::game::TestGame;
use crate::common::options::combinations;
use crate::common::policy::Policy;
use crate::common::samples::Samples;
use starts::Start;

impl TestGame for Caylus1303 {
    type Start = Start;
    type Ledger = ledger::Ledger;
    type Path = paths::Path;
    type Memory = coverage::Memory;

    const RULE_PREFIX: char = 'T';
    const STARTS: &'static [Start] = &Start::ALL;
    const TIE_PATH: &'static str = "T4.5 tie for the win";
    const DERIVED_FIELDS: &'static [&'static str] = &["workers", "camp", "supply", "color"];

    fn some_options(number: u64) -> Options {
        let all = combinations();
        all[number as usize % all.len()]
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

    fn points(table: &Position, player: Player) -> (u16, u16) {
        turns::final_points(table, player)
    }

    fn check_table(table: &Position) {
        table::check(table);
    }

    /// Players know their own points; others' only if public or the game is over.
    fn check_views(game: &Self) {
        let open = game.options().open_prestige || game.is_over();
        let scores = game.scores();
        for viewer in [game.to_act(), None] {
            let view = game.view(viewer);
            for (player, coverage) in Player::all(game.players()).zip(view.document().players) {
                let known = (open || viewer == Some(player)).then_some(scores[player.index()].prestige);
                assert_eq!(coverage.prestige, known, "T0.8: {player:?} seen by {viewer:?}");
            }
            assert_eq!(Self::determinize(&view, 1303).view(viewer), view);
        }
    }

    fn is_beyond_limits(table: &Position) -> bool {
        table.players.iter().any(table::is_beyond_limits)
    }

    fn paths() -> Vec<paths::Path> {
        paths::paths()
    }

    fn cover_move(coverage: &mut Coverage<Self>, table: &Position, player: Player, chosen: Move, _: usize) {
        coverage.decided(table, player, chosen);
    }

    fn cover_event(coverage: &mut Coverage<Self>, table: &Position, event: &Event) {
        coverage.event(table, event);
    }

    fn position_kind(table: &Position) -> String {
        let Position { players, phase, decision, journeyman, activating, .. } = table;
        let tile = activating.and_then(|space| lookups::on(table, space)).map(|on| on.tile);
        let decision = decision.as_ref().map(|decision| decision.what);
        format!("{} {phase:?} {decision:?} {tile:?} {}", players.len(), journeyman.is_some())
    }

    fn samples() -> &'static Samples {
        static SAMPLES: LazyLock<Samples> = LazyLock::new(Samples::of::<Caylus1303>);
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
