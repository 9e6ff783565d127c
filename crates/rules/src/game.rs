//! The trait every game implements, and its errors.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::options::{OptionError, OptionTable};
use crate::parts::{MAX_PLAYERS, Player};
use crate::reason::{Arg, Coded, ParseReason, Reason};

/// Upper bound on the legal moves of a decision, in all games.
pub const MAX_MOVES: usize = 160;

/// A list of moves without heap allocation.
pub type MoveList<M> = ArrayVec<M, MAX_MOVES>;

/// Scores in seat order.
pub type Scores = ArrayVec<Score, MAX_PLAYERS>;

/// A game and its whole state, a small `Copy` value. The same set-up, seed and moves always give the same state.
///
/// A decision with a single legal move is played automatically and only reported as events, unless that would reveal a secret.
pub trait Game: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The name on the command line, in records and in positions.
    const NAME: &'static str;
    /// Possible numbers of players.
    const PLAYERS: RangeInclusive<usize>;
    /// The players' colours, in seat order.
    const COLORS: &'static [&'static str];

    /// Editions and variants, written `name=value name=value`.
    type Options: OptionTable + Eq + fmt::Debug + fmt::Display + FromStr<Err = OptionError> + Send + Sync;
    /// A move; `Display` and `FromStr` are its notation.
    type Move: Copy + Eq + std::hash::Hash + fmt::Debug + fmt::Display + FromStr<Err = ParseMoveError> + Send + Sync;
    /// What a player has to choose.
    type Decision: Copy + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What happened.
    type Event: Copy + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What one player, or a spectator, may know.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// The whole state as a document that people can read and write.
    type Position: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Sets up a game and plays to the first decision.
    fn new(
        players: usize,
        options: &Self::Options,
        seed: u64,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// Number of players.
    fn players(&self) -> usize;

    /// The options in force.
    fn options(&self) -> Self::Options;

    /// The player to act; `None` if the game is over.
    fn to_act(&self) -> Option<Player>;

    /// The current decision; `None` if the game is over.
    fn decision(&self) -> Option<Self::Decision>;

    /// Clears the list and fills it with the legal moves.
    fn legal_moves(&self, moves: &mut MoveList<Self::Move>);

    /// Checks that a move is legal; if not, says which rule forbids it and why.
    fn check(&self, chosen: Self::Move) -> Result<(), IllegalMove>;

    /// Plays a legal move up to the next decision. An illegal move may leave an impossible position, but nothing worse; use
    /// [`apply`](Self::apply) for untrusted moves.
    fn apply_unchecked(&mut self, chosen: Self::Move, events: &mut impl Sink<Self::Event>);

    /// Plays a move if it is legal; otherwise nothing changes.
    fn apply(&mut self, chosen: Self::Move, events: &mut impl Sink<Self::Event>) -> Result<(), IllegalMove> {
        self.check(chosen)?;
        self.apply_unchecked(chosen, events);
        Ok(())
    }

    /// The scores if the game ended now.
    fn scores(&self) -> Scores;

    /// Is the game over?
    fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::from_scores(&self.scores()))
    }

    /// What the player, or a spectator, may know.
    fn view(&self, viewer: Option<Player>) -> Self::View;

    /// The event without what the player, or a spectator, may not know.
    fn redact(event: Self::Event, viewer: Option<Player>) -> Self::Event;

    /// A full state consistent with the view; hidden parts are guessed from the seed.
    fn determinize(view: &Self::View, seed: u64) -> Self;

    /// The state as a document.
    fn to_position(&self) -> Self::Position;

    /// Checks a position and plays to the first decision with more than one legal move.
    fn from_position(position: &Self::Position) -> Result<Self, PositionError>;
}

/// Receives the events of a move. `()` ignores them at no cost.
pub trait Sink<E> {
    /// Receives an event.
    fn event(&mut self, event: E);

    /// The sink as a trait object; `None` if it ignores events. Games pass their sink on in this form, so each engine is compiled
    /// twice, silent and with events, instead of once per sink in every crate.
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

/// A player's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Prestige points scored during the game.
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
    /// Places in seat order: 1 for every winner; tied players share the better place.
    pub places: ArrayVec<u8, MAX_PLAYERS>,
}

impl Outcome {
    fn from_scores(scores: &Scores) -> Self {
        let scores: ArrayVec<u16, MAX_PLAYERS> = scores.iter().map(|score| score.total).collect();
        let place = |mine: &u16| 1 + scores.iter().filter(|other| *other > mine).count() as u8;
        Self { places: scores.iter().map(place).collect(), scores }
    }

    /// The winners: several if tied.
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
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
        /// The number asked for.
        players: usize,
    },
}

impl SetupError {
    pub(crate) fn check_players<G: Game>(players: usize) -> Result<(), Self> {
        let (least, most) = G::PLAYERS.into_inner();
        match G::PLAYERS.contains(&players) {
            true => Ok(()),
            false => Err(Self::Players { game: G::NAME, least, most, players }),
        }
    }
}

impl Coded for SetupError {
    fn code(&self) -> &'static str {
        "setup-players"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        let Self::Players { game, least, most, players } = self;
        vec![
            ("game", Arg::Game(game)),
            ("least", Arg::Number(*least as u64)),
            ("most", Arg::Number(*most as u64)),
            ("players", Arg::Number(*players as u64)),
        ]
    }
}

/// Lists the moves whose numbers are the set bits.
#[inline(always)]
pub(crate) fn list_moves<M>(mut numbers: u64, moves: &mut MoveList<M>, move_at: impl Fn(usize) -> M) {
    while numbers != 0 {
        moves.push(move_at(numbers.trailing_zeros() as usize));
        numbers &= numbers - 1;
    }
}

/// A text that is not a move of the game. `Display` shows the reason's code and arguments.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}`: {reason}")]
pub struct ParseMoveError {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub reason: ParseReason,
}

impl ParseMoveError {
    pub(crate) fn new(text: &str, reason: ParseReason) -> Self {
        Self { text: text.trim().to_owned(), reason }
    }
}

impl Coded for ParseMoveError {
    fn code(&self) -> &'static str {
        "not-a-move"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        vec![("text", Arg::Text(&self.text)), ("reason", Arg::Error(&self.reason))]
    }
}

/// Why a move is not legal. `Display` shows the code, the arguments and the rule: `too-few-deniers: price 3, deniers 2 (C2.2)`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason} ({rule})")]
pub struct IllegalMove {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// What is wrong with it.
    pub reason: Reason,
}

impl IllegalMove {
    pub(crate) const fn new(rule: &'static str, reason: Reason) -> Self {
        Self { rule, reason }
    }
}

impl Coded for IllegalMove {
    fn code(&self) -> &'static str {
        "illegal-move"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        vec![("reason", Arg::Error(&self.reason)), ("rule", Arg::Text(self.rule))]
    }
}

/// Why a position is invalid, as an English sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct PositionError(pub(crate) String);

impl Coded for PositionError {
    fn code(&self) -> &'static str {
        "position"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        vec![("detail", Arg::Text(&self.0))]
    }
}

pub(crate) fn refuse<T>(reason: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(reason.into()))
}

pub(crate) fn require(condition: bool, reason: impl FnOnce() -> String) -> Result<(), PositionError> {
    if condition { Ok(()) } else { refuse(reason()) }
}
