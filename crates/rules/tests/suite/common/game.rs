//! What is particular to a game in the tests that play whole games of it.

use std::fmt;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use serde_json::Value;

use super::coverage::Coverage;
use super::dice::Dice;
use super::policy::Policy;
use super::samples::Samples;

/// A game that is played at random and checked after every decision.
pub(crate) trait TestGame: Game<Position: PartialEq, Move: Ord> {
    /// Where a game starts.
    type Start: Copy + PartialEq + fmt::Debug + Send + Sync;
    /// The table rebuilt from events.
    type Ledger: Ledger<Self>;
    /// Something that random play must come across; most are texts.
    type Path: Copy + Ord + fmt::Display + From<&'static str> + Send + Sync;
    /// What must be remembered within a game to tell that a path was taken.
    type Memory: Clone + Default + Send + Sync;

    /// The letter that the ids of its rules begin with.
    const RULE_PREFIX: char;
    /// Where games can start; the first is the set-up.
    const STARTS: &'static [Self::Start];
    /// The path of a game that several have won.
    const TIE_PATH: &'static str;
    /// The fields of positions that the engine works out itself if they are left out.
    const DERIVED_FIELDS: &'static [&'static str];

    /// All sorts of options, by number.
    fn some_options(number: u64) -> Self::Options;

    /// A made-up table; none at set-up.
    fn start(start: Self::Start, players: usize, options: Self::Options, dice: &mut Dice) -> Option<Self::Position>;

    /// How much a player who is not indifferent likes a move at that table; never 0.
    fn move_weight(policy: Policy, table: &Self::Position, chosen: Self::Move) -> u32;

    /// Every move the notation can write, in order.
    fn all_moves() -> &'static [Self::Move];

    /// Could the move be an answer to the decision, if all else allowed it? Such moves are the likeliest to be wrongly accepted.
    fn fits_decision(decision: Self::Decision, chosen: Self::Move) -> bool;

    /// Who decides what, as it is written.
    fn decision_of(table: &Self::Position) -> Option<(Player, Self::Decision)>;

    /// A second opinion on what is legal, in order.
    fn legal(table: &Self::Position) -> Vec<Self::Move>;

    /// How many legal moves a decision has at least that is asked.
    fn min_moves(_: Self::Decision) -> usize {
        2
    }

    /// A second opinion on a player's points: from play, and for what is left.
    fn points(table: &Self::Position, player: Player) -> (u16, u16);

    /// What must always hold of a table.
    fn check_table(table: &Self::Position);

    /// What must hold of what is known to the one who decides, and to a spectator.
    fn check_views(_: &Self) {}

    /// What must hold of a move and its events.
    fn check_move(_: Player, _: Self::Move, _: &[Self::Event]) {}

    /// Has somebody more than a position may say? Only a game that was loaded with next to that comes there.
    fn is_beyond_limits(table: &Self::Position) -> bool;

    /// All paths, none of them taken yet.
    fn paths() -> Vec<Self::Path>;

    /// A move is chosen at that table, out of that many: counts what it shows.
    fn cover_move(coverage: &mut Coverage<Self>, table: &Self::Position, player: Player, chosen: Self::Move, of: usize);

    /// Something happens at that table: counts what it shows.
    fn cover_event(coverage: &mut Coverage<Self>, table: &Self::Position, event: &Self::Event);

    /// What positions have to differ in to be of different sorts.
    fn position_kind(table: &Self::Position) -> String;

    /// Positions and records, made once.
    fn samples() -> &'static Samples;

    /// A position put together from parts that are each possible, though together they often are not.
    fn compose(dice: &mut Dice) -> Self::Position;

    /// The words of positions, by what they name.
    fn vocabulary() -> Vec<Vec<String>>;

    /// A field that an object of a position may have, and what it may hold.
    fn field(with: usize) -> (String, Value);
}

/// The table as the events tell it: if it agrees with the game after every decision, the events tell everything, and nothing
/// is made or lost on the way.
pub(crate) trait Ledger<G: Game>: Clone {
    /// Starts from a table that was loaded.
    fn loaded(table: G::Position) -> Self;

    /// Starts before anything has happened. Only what chance decides is taken from the table at the first decision.
    fn set_up(first: &G::Position, seed: u64) -> Self;

    /// The table as it is now.
    fn table(&self) -> &G::Position;

    /// A decision is made; its events follow.
    fn decided(&mut self, _: Player, _: G::Move) {}

    /// Takes one event in; it must be possible, and its amounts right.
    fn take(&mut self, event: &G::Event);

    /// Must be the same as what the game says.
    fn assert_matches(&mut self, written: &G::Position);
}

/// Fails if the table that the events tell is another than the game's, and says where.
pub(crate) fn assert_same_table<P: PartialEq + serde::Serialize>(told: &P, written: &P) {
    if told != written {
        let json = |table: &P| serde_json::to_string_pretty(table).expect("a position can be written");
        let (told, real) = (json(told), json(written));
        let wrong: Vec<_> = told.lines().zip(real.lines()).filter(|(told, real)| told != real).collect();
        panic!("the events and the game differ (events, game): {wrong:#?}");
    }
}
