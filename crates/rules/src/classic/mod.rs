//! Caylus. `Classic::run` plays the seven phases of a turn; each has its own file in `phases`.

mod accessors;
mod building;
mod castle;
mod decision;
mod event;
mod facts;
mod favors;
mod game;
mod lawyer;
mod legal;
mod moves;
mod options;
mod phases;
pub mod position;
mod setup;
mod spots;
mod tiles;
mod trades;
mod why;

pub use castle::Section;
pub use decision::{By, Decision, Line, Phase};
pub use event::{Cause, Event};
pub use facts::{Facts, Favors, SectionFacts, favor};
pub use moves::{BatchId, BuildId, Move, TradeId};
pub use options::Options;
pub use position::Position;
pub use spots::{Space, Spot};
pub use tiles::{Kind, Tile};

use lawyer::Delayed;
use tiles::{Row, Supply};

use crate::Sink;
use crate::parts::{Cubes, Goods, MAX_PLAYERS, Order, Player, SeatMap};

/// The state of a game of Caylus: the table and the pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Classic {
    /// The legal moves of the decision, as bits; 0 when the game is over.
    choices: u64,
    holdings: [Holding; MAX_PLAYERS],
    /// The tile on each space of the road.
    tiles: [Option<Tile>; Space::COUNT],
    /// The owner of the building on each space of the road.
    owners: SeatMap,
    /// The workers on the road, the Gate, the Trading post, the Guild and the Joust field.
    workers: SeatMap,
    /// Spaces with a building that workers can use, as bits.
    usable: u32,
    /// Spaces with a residence, as bits.
    residences: u32,
    /// Empty spaces, as bits.
    empty: u32,
    supply: Supply,
    delayed: Delayed,
    turn_order: Order,
    /// The bridge: players who have passed, in order.
    passing_order: Order,
    /// Players with a worker at the castle, in order of arrival.
    castle: Order,
    /// Players with a worker in the stables, by circle.
    stables: Order,
    inn_left: Option<Player>,
    inn_right: Option<Player>,
    decision: Decision,
    /// The player to act.
    actor: Player,
    /// Favors of the player to act whose line is not chosen yet.
    favors_owed: u8,
    phase: Phase,
    /// The place of the current player in the order of the phase.
    cursor: u8,
    /// Whether the phase's current step has begun and only needs finishing.
    acting: bool,
    /// Sections whose count is due, as bits.
    due: u8,
    /// The number of sections counted.
    counted: u8,
    provost: Space,
    bailiff: Space,
    turn: u8,
    players: u8,
    options: Options,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Holding {
    cubes: Cubes,
    deniers: u16,
    prestige: u16,
    /// Workers at home.
    workers: u8,
    /// The columns of the favor markers, by line.
    favors: [u8; 4],
    /// Favor lines used in this phase, as bits.
    lines_used: u8,
    /// Houses in the castle, by section.
    houses: [u8; 3],
    /// Batches given this turn.
    batches: u8,
}

impl Holding {
    #[inline]
    fn covers(&self, goods: Goods) -> bool {
        self.cubes.cover(goods.cubes) && self.deniers >= goods.deniers
    }
}

/// What follows a step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// A player has to decide, or the game is over.
    Ask,
    /// The game continues by itself.
    Continue,
}

impl Classic {
    /// Runs to the next decision with more than one legal move.
    #[inline]
    fn run_to_decision(&mut self, mut flow: Flow, events: &mut impl Sink<Event>) {
        loop {
            while flow == Flow::Continue {
                flow = self.run(events);
            }
            match self.decision.only_move(self.choices) {
                Some(forced) => flow = self.apply_move(forced, events),
                None => return,
            }
        }
    }

    /// One step: the next owed favor, or else the next step of the phase.
    fn run(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.favors_owed > 0 {
            return self.next_favor(events);
        }
        match self.phase {
            Phase::Income => self.income(events),
            Phase::Placing => self.placing(events),
            Phase::Special => self.special_buildings(events),
            Phase::Provost => self.provost_moves(events),
            Phase::Activation => self.activation(events),
            Phase::Castle => self.castle_building(events),
            Phase::EndOfTurn => self.end_of_turn(events),
            Phase::Over => {
                self.choices = 0;
                Flow::Ask
            }
        }
    }

    #[inline]
    fn apply_move(&mut self, chosen: Move, events: &mut impl Sink<Event>) -> Flow {
        match chosen {
            Move::Pass => self.pass(events),
            Move::Place(spot) => self.place(spot, events),
            Move::Send(spot) => self.send_from_gate(spot, events),
            Move::Recall if self.decision == Decision::Gate => self.recall_from_gate(events),
            Move::Recall => self.recall_from_inn(events),
            Move::Stay => self.stay_in_inn(events),
            Move::Provost(steps) if self.decision == Decision::Guild => self.guild_moves_provost(steps, events),
            Move::Provost(steps) => self.pay_provost(steps, events),
            Move::Joust => self.joust(events),
            Move::Decline => self.decline(events),
            Move::Take(cube) => self.take(cube, events),
            Move::Build(build) => self.build(build, events),
            Move::Replace(space) => self.build_prestige(space, events),
            Move::Residence(space) => self.residence(space, events),
            Move::Trade(trade) => self.trade(trade, events),
            Move::Batch(batch) => self.give_batch(batch, events),
            Move::Done => self.no_more_batches(events),
            Move::Line(line) => self.choose_line(line, events),
            Move::Column(column) => self.use_column(column, events),
        }
    }

    /// Makes a decision the pending one.
    #[inline(always)]
    fn ask(&mut self, player: Player, decision: Decision) -> Flow {
        self.actor = player;
        self.decision = decision;
        self.choices = self.choices_of(player, decision);
        debug_assert!(self.choices != 0, "{decision:?} without a legal move");
        Flow::Ask
    }

    /// Declines the pending decision (C5.2, C8.1).
    fn decline(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::Declined { player: self.actor, cause: self.cause() });
        if self.decision == Decision::Joust {
            self.send_home(Spot::JOUST_FIELD, events);
        }
        Flow::Continue
    }

    /// Takes a cube of the chosen kind, from a building or a favor.
    fn take(&mut self, cube: crate::parts::Cube, events: &mut impl Sink<Event>) -> Flow {
        match self.decision {
            Decision::Produce => self.produce_one_of(cube, events),
            Decision::OwnerCube => self.owner_takes(cube, events),
            _ => self.gain(self.actor, Goods::cubes(Cubes::one(cube)), self.cause(), events),
        }
        Flow::Continue
    }

    /// Takes an offer of a building or a favor.
    fn trade(&mut self, trade: TradeId, events: &mut impl Sink<Event>) -> Flow {
        let offer = trade.offer();
        self.pay(self.actor, offer.give, self.cause(), events);
        self.gain(self.actor, offer.get, self.cause(), events);
        Flow::Continue
    }

    /// The cause of the pending decision: a favor, or the acting worker.
    fn cause(&self) -> Cause {
        let column = |line: Line| self.holding(self.actor).favors[line as usize];
        match self.decision {
            Decision::FavorEffect { line } => Cause::Favor { line, column: column(line) },
            Decision::FavorCube => Cause::Favor { line: Line::Cubes, column: 2 },
            Decision::FavorTrade => Cause::Favor { line: Line::Cubes, column: 4 },
            Decision::Build { craft, by: By::Favor } => {
                Cause::Favor { line: Line::Building, column: favors::craft_column(craft) }
            }
            Decision::Site { by: By::Favor, .. } => {
                Cause::Favor { line: Line::Building, column: favors::craft_column(Kind::Prestige) }
            }
            Decision::Lawyer { by: By::Favor } => {
                Cause::Favor { line: Line::Building, column: favors::lawyer_column() }
            }
            Decision::Joust => Cause::Special { spot: Spot::JOUST_FIELD },
            _ => self.acting_cause(),
        }
    }

    /// Starts a phase; every favor line can be used again in it (C8.3). Phase 1 sends its own event, after that of the new turn.
    #[inline]
    fn enter(&mut self, phase: Phase, events: &mut impl Sink<Event>) -> Flow {
        self.phase = phase;
        self.cursor = 0;
        self.acting = false;
        for holding in &mut self.holdings {
            holding.lines_used = 0;
        }
        if !matches!(phase, Phase::Income | Phase::Over) {
            events.event(Event::PhaseStarted { phase });
        }
        Flow::Continue
    }

    #[inline]
    fn holding(&self, player: Player) -> &Holding {
        &self.holdings[player.index()]
    }

    #[inline]
    fn holding_mut(&mut self, player: Player) -> &mut Holding {
        &mut self.holdings[player.index()]
    }

    /// A tile's row of the table, in this edition.
    #[inline]
    fn row(&self, tile: Tile) -> &'static Row {
        tiles::row(tile, self.options)
    }

    #[inline]
    fn gain(&mut self, player: Player, goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        holding.cubes += goods.cubes;
        holding.deniers += goods.deniers;
        holding.prestige += goods.prestige;
        events.event(Event::Gained { player, goods, cause });
    }

    #[inline]
    fn pay(&mut self, player: Player, goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        holding.cubes -= goods.cubes;
        holding.deniers -= goods.deniers;
        if !goods.is_empty() {
            events.event(Event::Paid { player, goods, cause });
        }
    }

    /// [C0.6] Takes prestige points away, but never below 0.
    fn lose_prestige(&mut self, player: Player, amount: u16, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        let amount = amount.min(holding.prestige);
        holding.prestige -= amount;
        events.event(Event::PrestigeLost { player, amount, cause });
    }

    /// [C3.7] Sends home the worker on the road, the Gate, the Trading post, the Guild or the Joust field.
    #[inline]
    fn send_home(&mut self, spot: Spot, events: &mut impl Sink<Event>) {
        if let Some(player) = self.workers.get(spot.index()) {
            self.workers.clear(spot.index());
            self.return_worker(player, spot, events);
        }
    }

    /// Returns a worker that was already removed from its place.
    #[inline]
    fn return_worker(&mut self, player: Player, from: Spot, events: &mut impl Sink<Event>) {
        self.holding_mut(player).workers += 1;
        events.event(Event::WorkerReturned { player, from });
    }
}
