//! What the tests that play whole games need to know about a game.

use std::fmt;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use serde_json::Value;

use super::coverage::Coverage;
use super::dice::Dice;
use super::policy::Policy;
use super::samples::Samples;

/// A game that can be played at random and checked after every decision.
pub(crate) trait TestGame: Game<Position: PartialEq, Move: Ord> {
    type Start: Copy + PartialEq + fmt::Debug + Send + Sync;
    /// The table rebuilt from events.
    type Ledger: Ledger<Self>;
    /// Something that random play must cover; usually a text.
    type Path: Copy + Ord + fmt::Display + From<&'static str> + Send + Sync;
    /// What has happened earlier in the game, as far as paths depend on it.
    type Memory: Clone + Default + Send + Sync;

    /// The first letter of its rule ids.
    const RULE_PREFIX: char;
    /// Where games can start; the first is the set-up.
    const STARTS: &'static [Self::Start];
    /// The path of a shared win.
    const TIE_PATH: &'static str;
    /// Fields of positions that the engine derives if they are missing.
    const DERIVED_FIELDS: &'static [&'static str];

    /// A variety of options, by number.
    fn some_options(number: u64) -> Self::Options;

    /// The position to start from; `None` for set-up.
    fn start(start: Self::Start, players: usize, options: Self::Options, dice: &mut Dice) -> Option<Self::Position>;

    /// The weight of a move under a policy other than `Uniform`; never 0.
    fn move_weight(policy: Policy, table: &Self::Position, chosen: Self::Move) -> u32;

    /// Every move in notation, sorted.
    fn all_moves() -> &'static [Self::Move];

    /// Whether the move is of a kind that the decision accepts. Such moves are the likeliest to be accepted wrongly.
    fn fits_decision(decision: Self::Decision, chosen: Self::Move) -> bool;

    /// The pending decision in a position.
    fn decision_of(table: &Self::Position) -> Option<(Player, Self::Decision)>;

    /// The legal moves by the reference implementation, sorted.
    fn legal(table: &Self::Position) -> Vec<Self::Move>;

    /// The fewest legal moves a pending decision can have.
    fn min_moves(_: Self::Decision) -> usize {
        2
    }

    /// A player's points by the reference implementation: won in play, and for leftover goods.
    fn points(table: &Self::Position, player: Player) -> (u16, u16);

    /// Checks the invariants of a table.
    fn check_table(table: &Self::Position);

    /// Checks the views of the player to act and of a spectator.
    fn check_views(_: &Self) {}

    /// Checks a move and its events.
    fn check_move(_: Player, _: Self::Move, _: &[Self::Event]) {}

    /// Whether a player has more than a position accepts, which only games loaded near the limit reach.
    fn is_beyond_limits(table: &Self::Position) -> bool;

    /// Every path to cover.
    fn paths() -> Vec<Self::Path>;

    /// Counts the paths of a move, chosen out of `of` legal ones.
    fn cover_move(coverage: &mut Coverage<Self>, table: &Self::Position, player: Player, chosen: Self::Move, of: usize);

    /// Counts the paths of an event.
    fn cover_event(coverage: &mut Coverage<Self>, table: &Self::Position, event: &Self::Event);

    /// A key by which positions are grouped for sampling.
    fn position_kind(table: &Self::Position) -> String;

    /// Sample positions and records, generated once.
    fn samples() -> &'static Samples;

    /// A random position whose parts are each valid but often contradict each other.
    fn compose(dice: &mut Dice) -> Self::Position;

    /// Words that occur in positions, grouped by what they name.
    fn vocabulary() -> Vec<Vec<String>>;

    /// A field for an object in a position, with a value.
    fn field(with: usize) -> (String, Value);
}

/// The table according to the events. If it matches the game after every decision, the events are complete and nothing appears or
/// disappears without one.
pub(crate) trait Ledger<G: Game>: Clone {
    /// Starts from a loaded table.
    fn loaded(table: G::Position) -> Self;

    /// Starts before the first event. Only the random parts are copied from the table at the first decision.
    fn set_up(first: &G::Position, seed: u64) -> Self;

    fn table(&self) -> &G::Position;

    /// Takes a move; its events follow.
    fn decided(&mut self, _: Player, _: G::Move) {}

    /// Takes an event, which must be possible and have the right amounts.
    fn take(&mut self, event: &G::Event);

    /// Fails unless the table matches the game's.
    fn assert_matches(&mut self, written: &G::Position);
}

/// Fails with the differing lines unless both tables are equal.
pub(crate) fn assert_same_table<P: PartialEq + serde::Serialize>(rebuilt: &P, written: &P) {
    if rebuilt != written {
        let json = |table: &P| serde_json::to_string_pretty(table).expect("a position can be written");
        let (rebuilt, real) = (json(rebuilt), json(written));
        let wrong: Vec<_> = rebuilt.lines().zip(real.lines()).filter(|(rebuilt, real)| rebuilt != real).collect();
        panic!("the events and the game differ (events, game): {wrong:#?}");
    }
}
