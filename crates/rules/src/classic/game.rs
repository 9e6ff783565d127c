//! The [`Game`] trait for Caylus.

use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};

use super::setup::COLORS;
use super::{Classic, Decision, Event, Flow, Move, Options, Position};
use crate::parts::Player;
use crate::{Game, IllegalMove, MoveList, PositionError, Score, Scores, SetupError, Sink};

/// [C0.7] A view of Caylus: the whole state, since nothing is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View(Classic);

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.to_position().serialize(serializer)
    }
}

impl Classic {
    /// Sets up a game and runs it to the first decision.
    fn begin(players: usize, options: Options, seed: u64, events: Option<&mut dyn Sink<Event>>) -> Self {
        fn begin(players: usize, options: Options, seed: u64, events: &mut impl Sink<Event>) -> Classic {
            let mut game = Classic::set_up(players, options, seed);
            game.run_to_decision(Flow::Continue, events);
            game
        }
        match events {
            None => begin(players, options, seed, &mut ()),
            Some(mut events) => begin(players, options, seed, &mut events),
        }
    }

    /// Plays a legal move and runs on to the next decision.
    fn play(&mut self, chosen: Move, events: Option<&mut dyn Sink<Event>>) {
        match events {
            None => {
                let flow = self.apply_move(chosen, &mut ());
                self.run_to_decision(flow, &mut ());
            }
            Some(mut events) => {
                let flow = self.apply_move(chosen, &mut events);
                self.run_to_decision(flow, &mut events);
            }
        }
    }
}

impl Game for Classic {
    const NAME: &'static str = "classic";
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const COLORS: &'static [&'static str] = &COLORS;

    type Options = Options;
    type Move = Move;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn new(players: usize, options: &Options, seed: u64, events: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(players)?;
        Ok(Self::begin(players, *options, seed, events.as_dyn()))
    }

    #[inline]
    fn players(&self) -> usize {
        self.players.into()
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        (self.choices != 0).then_some(self.actor)
    }

    #[inline]
    fn decision(&self) -> Option<Decision> {
        (self.choices != 0).then_some(self.decision)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut MoveList<Move>) {
        moves.clear();
        self.decision.list_moves(self.choices, moves);
    }

    fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        match self.decision.number_of(chosen) {
            Some(number) if self.choices >> number & 1 != 0 => Ok(()),
            _ => Err(self.why_not(chosen)),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, chosen: Move, events: &mut impl Sink<Event>) {
        debug_assert!(self.check(chosen).is_ok(), "{chosen} is not legal");
        self.play(chosen, events.as_dyn());
    }

    fn scores(&self) -> Scores {
        let score = |player| {
            let prestige = self.holding(player).prestige;
            let bonus = self.final_bonus(player).iter().sum();
            Score { prestige, bonus, total: prestige + bonus }
        };
        Player::all(self.players()).map(score).collect()
    }

    fn view(&self, _: Option<Player>) -> View {
        View(*self)
    }

    fn redact(event: Event, _: Option<Player>) -> Event {
        event
    }

    fn determinize(view: &View, _: u64) -> Self {
        view.0
    }

    fn to_position(&self) -> Position {
        self.write_position()
    }

    fn from_position(position: &Position) -> Result<Self, PositionError> {
        Self::read_position(position)
    }
}
