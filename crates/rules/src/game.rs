//! The contract between a game and everything that plays, stores or shows it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::parts::{MAX_PLAYERS, Player};

/// The most legal moves any decision of any game has.
pub const MAX_MOVES: usize = 160;

/// A list of moves that needs no heap.
pub type MoveList<M> = ArrayVec<M, MAX_MOVES>;

/// One score for each player, in seat order.
pub type Scores = ArrayVec<Score, MAX_PLAYERS>;

/// One game of the family.
///
/// The state is a small `Copy` value that holds everything: the same set-up, seed and moves always give the same state. A
/// decision with exactly one legal move is not asked; the game plays it and reports its events. The exception is a decision
/// where being forced would betray a secret.
pub trait Game: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The game's name on the command line, in records and positions.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The players' colours, in seat order.
    const COLORS: &'static [&'static str];

    /// Editions and variants, written `name=value name=value`.
    type Options: Clone + Eq + Default + fmt::Debug + fmt::Display + FromStr<Err = OptionError> + Send + Sync;
    /// What a player chooses, written and read in notation.
    type Move: Copy + Eq + std::hash::Hash + fmt::Debug + fmt::Display + FromStr<Err = ParseMoveError> + Send + Sync;
    /// What has to be chosen.
    type Decision: Copy + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What happened.
    type Event: Copy + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What one player, or a spectator, can know.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// The whole table written out, as a document that a person can read and write.
    type Position: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Sets a game up and plays it up to the first decision.
    fn new(
        players: usize,
        options: &Self::Options,
        seed: u64,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> usize;

    /// The options in force.
    fn options(&self) -> Self::Options;

    /// Who must decide, or nobody if the game is over.
    fn to_act(&self) -> Option<Player>;

    /// What must be decided, or nothing if the game is over.
    fn decision(&self) -> Option<Self::Decision>;

    /// Puts the legal moves into the list, which is cleared first.
    fn legal_moves(&self, moves: &mut MoveList<Self::Move>);

    /// Is the move legal now? If not: which rule forbids it, and why.
    fn check(&self, chosen: Self::Move) -> Result<(), IllegalMove>;

    /// Plays a legal move and goes on up to the next decision. An illegal move may leave a position that cannot be, but
    /// does nothing worse; [`apply`](Self::apply) is for moves from outside.
    fn apply_unchecked(&mut self, chosen: Self::Move, events: &mut impl Sink<Self::Event>);

    /// Plays a move if it is legal; otherwise nothing changes.
    fn apply(&mut self, chosen: Self::Move, events: &mut impl Sink<Self::Event>) -> Result<(), IllegalMove> {
        self.check(chosen)?;
        self.apply_unchecked(chosen, events);
        Ok(())
    }

    /// What each player's score would be if the game ended now.
    fn scores(&self) -> Scores;

    /// Is the game over?
    fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::from_scores(&self.scores()))
    }

    /// What the player, or a spectator, can know, with everything secret removed.
    fn view(&self, viewer: Option<Player>) -> Self::View;

    /// An event as the player, or a spectator, may know it: with everything secret removed.
    fn redact(event: Self::Event, viewer: Option<Player>) -> Self::Event;

    /// A whole state that agrees with the view; what the view hides is guessed from the seed.
    fn determinize(view: &Self::View, seed: u64) -> Self;

    /// The whole table written out.
    fn to_position(&self) -> Self::Position;

    /// Checks a position, and plays on to the first decision that has more than one legal move.
    fn from_position(position: &Self::Position) -> Result<Self, PositionError>;
}

/// Takes the events of a move. `()` takes none and costs nothing.
pub trait Sink<E> {
    /// Takes one event.
    fn event(&mut self, event: E);

    /// The sink behind a pointer; `None` if it ignores every event.
    ///
    /// Games pass their sink on in this form, so each engine is compiled twice, silent and with events, in this crate, instead of
    /// once per sink in every crate that plays.
    #[inline(always)]
    fn as_dyn(&mut self) -> Option<&mut dyn Sink<E>>
    where
        Self: Sized,
    {
        Some(self)
    }
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn event(&mut self, _: E) {}

    #[inline(always)]
    fn as_dyn(&mut self) -> Option<&mut dyn Sink<E>> {
        None
    }
}

impl<E> Sink<E> for &mut dyn Sink<E> {
    fn event(&mut self, event: E) {
        (**self).event(event);
    }
}

impl<E> Sink<E> for Vec<E> {
    fn event(&mut self, event: E) {
        self.push(event);
    }
}

/// A player's score: what was won in play, and what is added at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Prestige points won during the game.
    pub prestige: u16,
    /// Prestige points added at the end of the game.
    pub bonus: u16,
    /// The sum of both.
    pub total: u16,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The final scores, in seat order.
    pub scores: ArrayVec<u16, MAX_PLAYERS>,
    /// The places, in seat order: 1 for every winner; players who are level share the better place.
    pub places: ArrayVec<u8, MAX_PLAYERS>,
}

impl Outcome {
    fn from_scores(scores: &Scores) -> Self {
        let scores: ArrayVec<u16, MAX_PLAYERS> = scores.iter().map(|score| score.total).collect();
        let place = |mine: &u16| 1 + scores.iter().filter(|other| *other > mine).count() as u8;
        Self { places: scores.iter().map(place).collect(), scores }
    }

    /// Everybody who has won: more than one if the best are level.
    pub fn winners(&self) -> impl Iterator<Item = Player> {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(seat, _)| Player::new(seat))
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        /// The game.
        game: &'static str,
        /// The smallest number it takes.
        least: usize,
        /// The largest number it takes.
        most: usize,
        /// The number asked for.
        players: usize,
    },
}

impl SetupError {
    /// Refuses a number of players that the game does not take.
    pub(crate) fn check_players<G: Game>(players: usize) -> Result<(), Self> {
        let (least, most) = G::PLAYERS.into_inner();
        match G::PLAYERS.contains(&players) {
            true => Ok(()),
            false => Err(Self::Players { game: G::NAME, least, most, players }),
        }
    }
}

/// Lists the moves whose numbers are the bits of a word.
#[inline(always)]
pub(crate) fn list_moves<M>(mut numbers: u64, moves: &mut MoveList<M>, move_at: impl Fn(usize) -> M) {
    while numbers != 0 {
        moves.push(move_at(numbers.trailing_zeros() as usize));
        numbers &= numbers - 1;
    }
}

/// Why options cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// Not of the form `name=value`.
    #[error("`{0}` is not of the form name=value")]
    Form(String),
    /// There is no such option.
    #[error("there is no option `{name}`; the options are {known}")]
    Unknown {
        /// The name given.
        name: String,
        /// The names there are.
        known: &'static str,
    },
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`; it can be {known}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values there are.
        known: &'static str,
    },
    /// The option is given twice.
    #[error("option `{0}` is given twice")]
    Twice(String),
}

/// A text that is no move of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is no move: {reason}")]
pub struct ParseMoveError {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub reason: String,
}

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason} ({rule})")]
pub struct IllegalMove {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// The reason, as a sentence.
    pub reason: String,
}

impl IllegalMove {
    pub(crate) fn new(rule: &'static str, reason: impl Into<String>) -> Self {
        Self { rule, reason: reason.into() }
    }
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct PositionError(pub(crate) String);

/// Refuses a position.
pub(crate) fn refuse<T>(reason: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(reason.into()))
}

/// Refuses a position unless the condition holds.
pub(crate) fn require(condition: bool, reason: impl FnOnce() -> String) -> Result<(), PositionError> {
    if condition { Ok(()) } else { refuse(reason()) }
}
