//! Caylus 1303. A round is `Caylus1303::run`: its four phases in order, each in its own file in `phases`.

mod accessors;
mod builds;
mod characters;
mod decision;
mod event;
mod facts;
mod favors;
mod game;
mod legal;
mod moves;
mod offers;
mod options;
mod phases;
pub mod position;
mod setup;
mod spots;
mod tiles;
mod values;
mod view;
mod why;

pub use characters::{Character, Characters, Power};
pub use decision::{By, Decision, Phase};
pub use event::{Cause, Event};
pub use facts::{Facts, PlayersFacts, residence};
pub use moves::{BatchId, BuildId, Move, SiteTile, TradeId};
pub use options::{Options, Set};
pub use position::Position;
#[cfg(feature = "ts")]
pub(crate) use position::ViewDocument;
pub use spots::{Space, Spot};
pub use tiles::{Kind, Tile};
pub use view::View;

use crate::Sink;
use crate::parts::{Cubes, Goods, MAX_PLAYERS, Order, Player, SeatMap};

/// A game of Caylus 1303: the whole table and the pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caylus1303 {
    /// The legal moves of the decision, as bits.
    choices: u64,
    holdings: [Holding; MAX_PLAYERS],
    /// The tiles that can be built, as bits.
    supply: u64,
    /// The owner of the house on each space: on a built or claimed tile, or a residence.
    owners: SeatMap,
    /// The worker on each space; the Journeyman's is kept separately.
    workers: SeatMap,
    /// The spaces with a tile, as bits.
    tiled: u32,
    /// The claimed starting tiles (with a house, not residences yet), as bits.
    claimed: u32,
    road: [Option<Tile>; Space::COUNT],
    /// What covers the residence on each space of the starting tiles.
    monuments: [Option<Tile>; Space::STARTING.end - Space::STARTING.start],
    site_tiles: [Tile; SiteTile::COUNT],
    /// Players with a worker at the construction site, in order of arrival.
    site: Order,
    /// The bridge: players who have passed, in order.
    passing_order: Order,
    /// The second worker on a space, placed with the Journeyman.
    journeyman: Option<SecondWorker>,
    /// The characters on the board.
    board: Characters,
    decision: Decision,
    /// The player to act.
    actor: Player,
    first_player: Player,
    phase: Phase,
    /// How far the phase has come along the players, the road or the site.
    cursor: u8,
    /// Whether the decision at the cursor has been made, so that only the rest of the step is due.
    asked: bool,
    /// Whether the Goldsmith has scored this round.
    goldsmith_used: bool,
    /// The number of the space behind the provost: the spaces before it act.
    provost: u8,
    round: u8,
    players: u8,
    options: Options,
}

/// A player's goods and markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Holding {
    cubes: Cubes,
    prestige: u16,
    characters: Characters,
    /// Batches delivered this round.
    batches: u16,
    /// Workers at hand.
    workers: u8,
    /// Workers in the camp.
    camp: u8,
}

/// A worker placed with the Journeyman.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SecondWorker {
    player: Player,
    space: Space,
}

/// What follows a step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// A player has to decide, or the game is over.
    Ask,
    /// The game continues without a decision.
    Continue,
}

impl Caylus1303 {
    /// Runs to the next decision with more than one legal move.
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
        match self.phase {
            Phase::Characters => self.choose_characters(events),
            Phase::Planning => self.planning(),
            Phase::Activation => self.activation(events),
            Phase::Delivery => self.delivery(events),
            Phase::Stewardship => self.stewardship(events),
            Phase::Over => {
                self.choices = 0;
                Flow::Ask
            }
        }
    }

    /// Carries out a legal move.
    #[inline]
    fn apply_move(&mut self, chosen: Move, events: &mut impl Sink<Event>) -> Flow {
        match chosen {
            Move::Choose(character) => self.choose(character, events),
            Move::Steal(character) => self.steal(character, events),
            Move::Site(tile) => self.use_site(tile, events),
            Move::Place(spot) => self.place(spot, events),
            Move::Pass => self.pass(events),
            Move::Trade(trade) => self.trade(trade, events),
            Move::Claim(space) => self.claim(space, events),
            Move::Build(build) => self.build(build, events),
            Move::Provost(steps) => self.move_provost(steps, events),
            Move::Batch(batch) => self.deliver(batch, events),
            Move::Done => self.no_more_batches(),
            Move::Decline => self.decline(events),
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

    /// Declines the pending decision.
    fn decline(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::Declined { player: self.actor, cause: self.cause() });
        match self.decision {
            Decision::EarlyRiser => self.first_turn(),
            _ => self.after_use(),
        }
    }

    /// Takes an offer of a tile.
    #[inline]
    fn trade(&mut self, trade: TradeId, events: &mut impl Sink<Event>) -> Flow {
        let (player, cause, offer) = (self.actor, self.cause(), trade.offer());
        if !offer.give.is_empty() {
            self.pay(player, offer.give, cause, events);
        }
        self.gain(player, offer.get, cause, events);
        if offer.get.favors > 0 {
            return self.ask(player, Decision::Favor);
        }
        self.after_use()
    }

    /// The cause of the pending decision: a character, a favor, or the acting tile.
    fn cause(&self) -> Cause {
        match self.decision {
            Decision::EarlyRiser => Cause::Character { character: Character::EarlyRiser },
            Decision::Bailiff => Cause::Character { character: Character::Bailiff },
            Decision::Bridge => Cause::Bridge,
            Decision::Monument => Cause::Residence { space: self.acting_space() },
            Decision::Effect { tile, by: By::Favor } => Cause::Site { tile },
            Decision::Build { craft: Kind::Wood, by: By::Favor } => Cause::Site { tile: Tile::StartCarpenter },
            Decision::Build { by: By::Favor, .. } => Cause::Site { tile: Tile::WoodMason },
            _ => {
                let space = self.acting_space();
                match self.road[space.index()] {
                    Some(tile) => Cause::Tile { tile, space },
                    None => Cause::Residence { space },
                }
            }
        }
    }

    /// The space the phase has reached.
    #[inline]
    fn acting_space(&self) -> Space {
        Space::at(usize::from(self.cursor) % Space::COUNT)
    }

    /// Starts the next phase. A new round is announced by its first phase.
    #[inline]
    fn enter(&mut self, phase: Phase, events: &mut impl Sink<Event>) -> Flow {
        self.phase = phase;
        self.cursor = 0;
        self.asked = false;
        if phase != Phase::Over {
            events.event(Event::PhaseStarted { phase });
        }
        Flow::Continue
    }

    #[inline]
    fn holding(&self, player: Player) -> &Holding {
        &self.holdings[player.index() % MAX_PLAYERS]
    }

    #[inline]
    fn holding_mut(&mut self, player: Player) -> &mut Holding {
        &mut self.holdings[player.index() % MAX_PLAYERS]
    }

    /// Whether the player holds the character.
    #[inline]
    fn has(&self, player: Player, character: Character) -> bool {
        self.holding(player).characters.has(character)
    }

    /// The holder of the character.
    #[inline]
    fn holder(&self, character: Character) -> Option<Player> {
        self.holdings.iter().position(|holding| holding.characters.has(character)).map(Player::new)
    }

    /// The player `seats` seats to the left of another.
    #[inline]
    fn seat_after(&self, player: Player, seats: usize) -> Player {
        let players = usize::from(self.players);
        let seat = player.index() + seats;
        Player::new(if seat >= players { seat - players } else { seat })
    }

    /// [T0.8] A player's remaining houses; without one, nothing can be built or claimed.
    #[inline]
    fn houses(&self, player: Player) -> u32 {
        setup::HOUSES.saturating_sub(self.owners.of(player).count_ones())
    }

    /// The starting tiles that are residences, as bits.
    #[inline]
    fn residences(&self) -> u32 {
        self.owners.all() & spots::STARTING_SPACES & !self.claimed
    }

    /// What covers the residence on a space.
    #[inline]
    fn monument_on(&self, space: Space) -> Option<Tile> {
        *self.monuments.get(space.index().checked_sub(Space::STARTING.start)?)?
    }

    /// Gives goods to a player, but no more workers than the camp holds.
    #[inline]
    fn gain(&mut self, player: Player, mut goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        goods.workers = goods.workers.min(holding.camp.into());
        holding.cubes += goods.cubes;
        holding.prestige += goods.prestige;
        holding.camp -= goods.workers as u8;
        holding.workers += goods.workers as u8;
        events.event(Event::Gained { player, goods, cause });
    }

    /// Takes goods from a player; workers go to the camp.
    #[inline]
    fn pay(&mut self, player: Player, goods: Goods, cause: Cause, events: &mut impl Sink<Event>) {
        let holding = self.holding_mut(player);
        holding.cubes -= goods.cubes;
        holding.workers -= goods.workers as u8;
        holding.camp += goods.workers as u8;
        events.event(Event::Paid { player, goods, cause });
    }

    /// Sends a worker that was taken off the board to the camp.
    #[inline]
    fn send_to_camp(&mut self, player: Player, from: Spot, events: &mut impl Sink<Event>) {
        self.holding_mut(player).camp += 1;
        events.event(Event::WorkerToCamp { player, from });
    }
}
