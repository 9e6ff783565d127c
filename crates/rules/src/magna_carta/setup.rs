//! M0: the table before the first turn, and drawing cards.

use super::cards::{Card, Prestige};
use super::decision::{Decision, Phase};
use super::hands::{CardSet, PLAYERS, Pile, Secrets, shuffled};
use super::options::Options;
use super::road::{Place, Road, RoadCard};
use super::tokens::Section;
use super::{Delayed, Event, Flow, Holding, MagnaCarta, Step, Table};
use crate::Sink;
use crate::parts::{Cube, Cubes, Order, Player, Shuffler};

/// The colours, in seat order.
pub(super) const COLORS: [&str; PLAYERS] = ["red", "green", "orange", "blue"];
/// Workers per player.
pub(super) const WORKERS: u8 = 4;
/// Cards in the first hand.
pub(super) const FIRST_HAND: usize = 3;
const DENIERS: u16 = 4;
/// The neutral cards to draw from.
const NEUTRAL: [Card; 4] = [Card::NeutralPark, Card::NeutralForest, Card::NeutralQuarry, Card::NeutralTradingPost];

/// Every player's cards under these options.
pub(super) fn deck(options: Options) -> CardSet {
    let mut deck = CardSet((1 << Card::DECK) - 1);
    if options.is_beginner() {
        deck.remove(Card::Lawyer);
        deck.remove(Card::Church);
    }
    deck
}

/// The prestige buildings of the game, as bits.
pub(super) const fn prestige_buildings(options: Options) -> u8 {
    let all = (1 << Prestige::COUNT) - 1;
    if options.is_beginner() { all & !(1 << Prestige::Hotel as u8) } else { all }
}

impl MagnaCarta {
    /// An empty road, no goods, all tokens.
    pub(super) fn empty_table(players: usize, options: Options) -> Self {
        let mut holdings = [Holding::default(); PLAYERS];
        for holding in &mut holdings[..players] {
            holding.workers = WORKERS;
        }
        let table = Table {
            holdings,
            road: Road::EMPTY,
            prestige: [0; Prestige::COUNT],
            tokens: Section::ALL.map(|section| section.tokens(players)),
            delayed: Delayed::default(),
            passing_order: Order::EMPTY,
            first_player: Player::new(0),
            provost: Place::at(0),
            decision: Decision::Action,
            actor: Player::new(0),
            phase: Phase::Mulligan,
            cursor: 0,
            step: Step::Primary,
            turn: 1,
            players: players as u8,
            options,
        };
        let secrets =
            Secrets { hands: [CardSet::EMPTY; PLAYERS], piles: [Pile::default(); PLAYERS], seed: 0, shuffles: 0 };
        Self { builds: 0, choices: 0, table, secrets }
    }

    /// The table before the first decision.
    pub(super) fn set_up(players: usize, options: Options, seed: u64, events: &mut impl Sink<Event>) -> Self {
        let mut game = Self::empty_table(players, options);
        let mut shuffler = Shuffler::new(seed);
        game.secrets.seed = seed;

        // [M0.2] Some neutral cards, then the Peddler, on which the provost starts.
        let mut neutral = NEUTRAL;
        shuffler.shuffle(&mut neutral);
        for card in neutral.into_iter().take(players - 1).chain([Card::NeutralPeddler]) {
            game.table.provost = game.table.road.push(RoadCard::new(card, None));
        }
        // [M0.1] 4 deniers, 2 food, 2 wood.
        for player in Player::all(players) {
            let holding = game.holding_mut(player);
            holding.deniers = DENIERS;
            holding.cubes = Cubes::some(Cube::Food, 2) + Cubes::some(Cube::Wood, 2);
            game.secrets.piles[player.index()] = shuffled(deck(options), &mut shuffler);
        }
        // [M0.5] The first player is random.
        game.table.first_player = Player::new(shuffler.below(players as u32) as usize);
        events.event(Event::FirstPlayer { player: game.table.first_player });
        for player in Player::all(players) {
            game.draw_cards(player, FIRST_HAND, events);
        }
        game
    }

    /// [M0.4] Clockwise from the first player, each may discard the first hand once and draw a new one.
    pub(super) fn mulligans(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.table.cursor == self.table.players {
            return self.enter(Phase::Income, events);
        }
        let player = self.seat_after(self.table.first_player, self.table.cursor.into());
        self.table.cursor += 1;
        self.ask(player, Decision::Mulligan)
    }

    pub(super) fn keep_hand(&mut self, events: &mut impl Sink<Event>) -> Flow {
        events.event(Event::HandKept { player: self.table.actor });
        Flow::Continue
    }

    pub(super) fn redraw_hand(&mut self, events: &mut impl Sink<Event>) -> Flow {
        self.replace_hand(self.table.actor, events);
        Flow::Continue
    }

    /// Discards the whole hand and draws the same number of cards.
    pub(super) fn replace_hand(&mut self, player: Player, events: &mut impl Sink<Event>) {
        let hand = std::mem::take(&mut self.secrets.hands[player.index()]);
        for card in hand.iter() {
            self.holding_mut(player).discard.insert(card);
            events.event(Event::CardDiscarded { player, card });
        }
        self.draw_cards(player, hand.len(), events);
    }

    /// Draws cards from the player's pile; an empty pile is refilled by shuffling the discards, if any.
    pub(super) fn draw_cards(&mut self, player: Player, count: usize, events: &mut impl Sink<Event>) {
        for _ in 0..count {
            let seat = player.index();
            if self.secrets.piles[seat].len() == 0 {
                let discard = std::mem::take(&mut self.holding_mut(player).discard);
                if discard.is_empty() {
                    return;
                }
                self.secrets.piles[seat] = self.secrets.shuffled(discard);
                events.event(Event::PileShuffled { player, cards: discard.len() as u8 });
            }
            if let Some(card) = self.secrets.piles[seat].draw() {
                self.secrets.hands[seat].insert(card);
                events.event(Event::CardDrawn { player, card: Some(card) });
            }
        }
    }
}
