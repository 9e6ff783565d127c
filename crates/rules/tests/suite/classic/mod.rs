//! What is particular to Caylus in the tests that play whole games.

pub(crate) mod audit;
pub(crate) mod book;
pub(crate) mod compose;
pub(crate) mod ledger;
pub(crate) mod opinion;
pub(crate) mod policy;
pub(crate) mod seen;
pub(crate) mod starts;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod universe;
pub(crate) mod words;

use std::sync::LazyLock;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Decision, Event, Move, Options, Position};
use caylus_rules::parts::Player;
use serde_json::Value;

use crate::common::dice::Dice;
use crate::common::game::Played;
use crate::common::policy::Policy;
use crate::common::samples::Samples;
use crate::common::seen::Seen;
use starts::Start;

impl Played for Classic {
    type Start = Start;
    type Ledger = ledger::Ledger;
    type Path = seen::Path;
    type Memory = seen::Memory;

    const RULES: char = 'C';
    const STARTS: &'static [Start] = &Start::ALL;
    const TIE: &'static str = "C9.1 tie for the win";
    const DERIVED: &'static [&'static str] =
        &["workers", "supply", "due", "activating", "favors_owed", "free", "color"];

    fn some_options(number: u64) -> Options {
        Options {
            jeweller: number & 1 == 0,
            english_church: number & 2 != 0,
            english_tailor: number & 4 != 0,
            simplified_favors: number % 32 > 27,
        }
    }

    fn start(start: Start, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        start.position(players, options, dice)
    }

    fn liking(_: Policy, table: &Position, chosen: Move) -> u32 {
        policy::eager(table, chosen)
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

    fn points(table: &Position, player: Player) -> (u16, u16) {
        let holding = audit::holding(table, player);
        (holding.prestige, audit::bonus(holding).iter().sum())
    }

    fn check_table(table: &Position) {
        table::check(table);
    }

    /// Nothing is secret.
    fn check_views(game: &Self) {
        assert_eq!(Self::determinize(&game.view(game.to_act()), 0), *game);
        assert_eq!(Self::determinize(&game.view(None), 1), *game);
    }

    fn is_beyond_limits(table: &Position) -> bool {
        table.players.iter().any(table::is_beyond_limits)
    }

    fn paths() -> Vec<seen::Path> {
        seen::paths()
    }

    fn see_move(seen: &mut Seen<Self>, _: &Position, _: Player, chosen: Move, _: usize) {
        seen.decided(chosen);
    }

    fn see_event(seen: &mut Seen<Self>, table: &Position, event: &Event) {
        seen.event(table, event);
    }

    fn sort_of(table: &Position) -> String {
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

    fn words() -> Vec<Vec<String>> {
        words::all()
    }

    fn field(with: usize) -> (String, Value) {
        words::field(with)
    }
}
