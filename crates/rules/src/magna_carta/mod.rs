//! Caylus Magna Carta. A turn is `MagnaCarta::run`: its six phases in order, each in its own file in `phases`.

mod accessors;
mod builds;
mod cards;
mod decision;
mod event;
mod facts;
mod game;
mod hands;
mod legal;
mod moves;
mod offers;
mod options;
mod phases;
pub mod position;
mod road;
mod setup;
mod tokens;
mod view;
mod why;

pub use accessors::CardOnRoad;
pub use cards::{Card, Prestige};
pub use decision::{Decision, Phase};
pub use event::{Cause, Event};
pub use facts::{Facts, Kind, TokenFacts, residence};
pub use hands::CardSet;
pub use moves::{BatchId, BuildId, Move, TradeId};
pub use options::{Options, Rules};
pub use position::Position;
#[cfg(feature = "ts")]
pub(crate) use position::ViewDocument;
pub use road::Place;
pub use tokens::Section;
pub use view::View;

use hands::{PLAYERS, Secrets};
use road::Road;

use crate::Sink;
use crate::parts::{Cubes, Goods, Order, Player};

/// A game of Magna Carta: the public table, the secrets, and the pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MagnaCarta {
    /// The legal ways of building; at the Lawyer, the cards that can be turned for gold.
    builds: u128,
    /// The other legal moves of the decision, as bits.
    choices: u64,
    table: Table,
    secrets: Secrets,
}

/// The public part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Table {
    holdings: [Holding; PLAYERS],
    road: Road,
    /// For each prestige building 0 while it can be built, then its place on the road (in the beginner game its owner's seat),
    /// counted from 1.
    prestige: [u8; Prestige::COUNT],
    /// Castle tokens left, by section.
    tokens: [u8; 3],
    delayed: Delayed,
    /// The bridge: players who have passed, in order.
    passing_order: Order,
    first_player: Player,
    provost: Place,
    decision: Decision,
    /// The player to act.
    actor: Player,
    phase: Phase,
    /// How far the phase has come along the players or the road.
    cursor: u8,
    /// In phase 4, how much of the card has been used.
    step: Step,
    turn: u8,
    players: u8,
    options: Options,
}

/// How much of a card has been used in phase 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Primary,
    Secondary,
    Done,
}

/// A player's goods and markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Holding {
    cubes: Cubes,
    deniers: u16,
    discard: CardSet,
    /// Workers at home.
    workers: u8,
    /// Castle tokens taken, by section.
    tokens: [u8; 3],
    /// Batches given this turn.
    batches: u8,
}

/// Cards to be turned after phase 4, in order of payment: at most one per Lawyer on the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Delayed {
    places: [u8; PLAYERS],
    length: u8,
}

impl Delayed {
    fn push(&mut self, place: Place) {
        if let Some(slot) = self.places.get_mut(usize::from(self.length)) {
            *slot = place.index() as u8;
            self.length += 1;
        }
    }

    fn iter(self) -> impl Iterator<Item = Place> {
        (0..usize::from(self.length)).map(move |at| Place::at(self.places[at].into()))
    }

    fn bits(self) -> u64 {
        self.iter().map(Place::bit).sum()
    }
}

/// What follows a step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// A player has to decide, or the game is over.
    Ask,
    /// The game continues without a decision.
    Continue,
}

impl MagnaCarta {
    /// Runs to the next decision that is not forced.
    #[inline]
    fn run_to_decision(&mut self, mut flow: Flow, events: &mut impl Sink<Event>) {
        loop {
            while flow == Flow::Continue {
                flow = self.run(events);
            }
            match self.forced_move() {
                Some(forced) => flow = self.apply_move(forced, events),
                None => return,
            }
        }
    }

    /// One step: the next step of the phase.
    fn run(&mut self, events: &mut impl Sink<Event>) -> Flow {
        match self.table.phase {
            Phase::Mulligan => self.mulligans(events),
            Phase::Income => self.income(events),
            Phase::Actions => self.actions(events),
            Phase::Provost => self.provost_moves(events),
            Phase::Effects => self.effects(events),
            Phase::Castle => self.castle(events),
            Phase::EndOfTurn => self.end_of_turn(events),
            Phase::Over => {
                (self.choices, self.builds) = (0, 0);
                Flow::Ask
            }
        }
    }

    /// Carries out a legal move.
    #[inline]
    fn apply_move(&mut self, chosen: Move, events: &mut impl Sink<Event>) -> Flow {
        match chosen {
            Move::Keep => self.keep_hand(events),
            Move::Redraw => self.redraw_hand(events),
            Move::Pass => self.pass(events),
            Move::Draw => self.draw_action(events),
            Move::Replace => self.replace_action(events),
            Move::Place(place) => self.place(place, events),
            Move::Build(build) => self.build(build, events),
            Move::Cover(place) => self.cover(place, events),
            Move::Provost(steps) => self.pay_provost(steps, events),
            Move::Trade(trade) => self.trade(trade, events),
            Move::Residence(place, cube) => self.residence(place, cube, events),
            Move::Decline => self.decline(events),
            Move::Batch(batch) => self.give_batch(batch, events),
            Move::Done => self.no_more_batches(),
        }
    }

    /// Makes a decision the pending one.
    #[inline(always)]
    fn ask(&mut self, player: Player, decision: Decision) -> Flow {
        self.table.actor = player;
        self.table.decision = decision;
        (self.choices, self.builds) = self.choices_of(player, decision);
        debug_assert!(self.choices != 0 || self.builds != 0, "{decision:?} without a legal move");
        Flow::Ask
    }

    /// Starts the next phase. A new turn is announced by its first phase.
    #[inline]
    fn enter(&mut self, phase: Phase, events: &mut impl Sink<Event>) -> Flow {
        self.table.phase = phase;
        self.table.cursor = 0;
        self.table.step = Step::Primary;
        if !matches!(phase, Phase::Income | Phase::Over) {
            events.event(Event::PhaseStarted { phase });
        }
        Flow::Continue
    }

    #[inline]
    fn holding(&self, player: Player) -> &Holding {
        &self.table.holdings[player.index() % PLAYERS]
    }

    #[inline]
    fn holding_mut(&mut self, player: Player) -> &mut Holding {
        &mut self.table.holdings[player.index() % PLAYERS]
    }

    #[inline]
    fn hand(&self, player: Player) -> CardSet {
        self.secrets.hands[player.index() % PLAYERS]
    }

    /// The player `seats` seats to the left of another.
    #[inline]
    fn seat_after(&self, player: Player, seats: usize) -> Player {
        let players = usize::from(self.table.players);
        let seat = player.index() + seats;
        Player::new(if seat >= players { seat - players } else { seat })
    }

    /// Castle tokens left.
    #[inline]
    fn tokens_left(&self) -> u8 {
        self.table.tokens.iter().sum()
    }

    #[inline]
    fn gain(&mut self, player: Player, goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        holding.cubes += goods.cubes;
        holding.deniers += goods.deniers;
        events.event(Event::Gained { player, goods, cause });
    }

    #[inline]
    fn pay(&mut self, player: Player, goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        holding.cubes -= goods.cubes;
        holding.deniers -= goods.deniers;
        events.event(Event::Paid { player, goods, cause });
    }

    /// The best section that has a token left.
    fn best_section(&self) -> Option<Section> {
        Section::ALL.into_iter().find(|section| self.table.tokens[*section as usize] > 0)
    }

    /// A player takes a token of the best section left.
    fn take_token(&mut self, player: Player, cause: Cause, events: &mut impl Sink<Event>) {
        if let Some(section) = self.best_section() {
            self.table.tokens[section as usize] -= 1;
            self.holding_mut(player).tokens[section as usize] += 1;
            events.event(Event::TokenTaken { player, section, cause });
        }
    }
}
