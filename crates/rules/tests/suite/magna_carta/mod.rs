//! The Magna Carta part of the whole-game tests.

pub(crate) mod book;
pub(crate) mod compose;
pub(crate) mod ledger;
pub(crate) mod opinion;
pub(crate) mod paths;
pub(crate) mod policy;
pub(crate) mod seen;
pub(crate) mod starts;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod universe;
pub(crate) mod words;

use std::sync::LazyLock;

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Decision, Event, MagnaCarta, Move, Options};
use caylus_rules::parts::Player;
use serde_json::Value;

use crate::common::dice::Dice;
use crate::common::game::Played;
use crate::common::policy::Policy;
use crate::common::samples::Samples;
use crate::common::seen::Seen;
use starts::Start;

impl Played for MagnaCarta {
    type Start = Start;
    type Ledger = ledger::Ledger;
    type Path = paths::Path;
    type Memory = seen::Memory;

    const RULES: char = 'M';
    const STARTS: &'static [Start] = &Start::ALL;
    const TIE: &'static str = "M7.1 tie for the win";
    const DERIVED: &'static [&'static str] = &["workers", "pile", "color", "generator"];

    fn some_options(number: u64) -> Options {
        if number % 5 == 4 { Options::BEGINNER } else { Options::STANDARD }
    }

    fn start(start: Start, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        start.position(players, options, dice)
    }

    fn liking(policy: Policy, table: &Position, chosen: Move) -> u32 {
        policy::liking(policy, table, chosen)
    }

    fn universe() -> &'static [Move] {
        &universe::UNIVERSE
    }

    fn answers(decision: Decision, chosen: Move) -> bool {
        universe::answers(decision, chosen)
    }

    fn decider(table: &Position) -> Option<(Player, Decision)> {
        table.decision.as_ref().map(|decision| (decision.player, decision.what))
    }

    fn legal(table: &Position) -> Vec<Move> {
        opinion::legal(table)
    }

    /// An action is always asked, even if only passing is legal.
    fn fewest_moves(decision: Decision) -> usize {
        if decision == Decision::Action { 1 } else { 2 }
    }

    fn points(table: &Position, player: Player) -> (u16, u16) {
        let [tokens, cards, gold, cubes, deniers] = book::points(table, player);
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
        seen::paths()
    }

    fn see_move(seen: &mut Seen<Self>, table: &Position, player: Player, chosen: Move, of: usize) {
        seen.decided(table, player, chosen, of);
    }

    fn see_event(seen: &mut Seen<Self>, table: &Position, event: &Event) {
        seen.event(table, event);
    }

    fn sort_of(table: &Position) -> String {
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

    fn words() -> Vec<Vec<String>> {
        words::all()
    }

    fn field(with: usize) -> (String, Value) {
        words::field(with)
    }
}
