//! `Game` for Magna Carta.

use std::ops::RangeInclusive;

use super::phases::Points;
use super::setup::COLORS;
use super::{Decision, Event, Flow, MagnaCarta, Move, Options, Position, View};
use crate::parts::Player;
use crate::{Game, IllegalMove, MoveList, PositionError, Score, Scores, SetupError, Sink};

impl MagnaCarta {
    /// Sets up a game and runs it to the first decision.
    fn begin(players: usize, options: Options, seed: u64, events: Option<&mut dyn Sink<Event>>) -> Self {
        fn begin(players: usize, options: Options, seed: u64, events: &mut impl Sink<Event>) -> MagnaCarta {
            let mut game = MagnaCarta::set_up(players, options, seed, events);
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

impl Game for MagnaCarta {
    const NAME: &'static str = "magna-carta";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
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
        self.table.players.into()
    }

    fn options(&self) -> Options {
        self.table.options
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        (self.choices != 0 || self.builds != 0).then_some(self.table.actor)
    }

    #[inline]
    fn decision(&self) -> Option<Decision> {
        (self.choices != 0 || self.builds != 0).then_some(self.table.decision)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut MoveList<Move>) {
        moves.clear();
        self.list_moves(moves);
    }

    fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        if self.is_legal(chosen) { Ok(()) } else { Err(self.why_not(chosen)) }
    }

    #[inline]
    fn apply_unchecked(&mut self, chosen: Move, events: &mut impl Sink<Event>) {
        debug_assert!(self.is_legal(chosen), "{chosen} is not legal");
        self.play(chosen, events.as_dyn());
    }

    fn scores(&self) -> Scores {
        let score = |player| {
            let Points { tokens, cards, gold, cubes, deniers } = self.points(player);
            let (prestige, bonus) = (tokens + cards, gold + cubes + deniers);
            Score { prestige, bonus, total: prestige + bonus }
        };
        Player::all(self.players()).map(score).collect()
    }

    fn view(&self, viewer: Option<Player>) -> View {
        View::of(self, viewer)
    }

    fn redact(event: Event, viewer: Option<Player>) -> Event {
        match event {
            Event::CardDrawn { player, .. } if viewer != Some(player) => Event::CardDrawn { player, card: None },
            _ => event,
        }
    }

    fn determinize(view: &View, seed: u64) -> Self {
        view.determinize(seed)
    }

    fn to_position(&self) -> Position {
        self.write_position()
    }

    fn from_position(position: &Position) -> Result<Self, PositionError> {
        Self::read_position(position)
    }
}
