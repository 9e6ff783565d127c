//! How well a player of Magna Carta stands: a rough guess in prestige points, for the simple opponent.

use caylus_rules::Game;
use caylus_rules::magna_carta::position::{PlayerDoc, RoadDoc};
use caylus_rules::magna_carta::{Card, MagnaCarta, Phase, Position, Rules, Section};
use caylus_rules::parts::{Cube, Player};

use super::stock::Stock;
use caylus_words::magna_carta::points;

/// A guess at what the player will have made of this position in the end.
pub(super) fn worth(game: &MagnaCarta, player: Player) -> f64 {
    let scores = game.scores();
    let Some(score) = scores.get(player.index()) else { return 0.0 };
    if game.is_over() {
        return score.total.into();
    }
    let position = game.to_position();
    let plan = Plan::new(&position, player);
    f64::from(score.prestige) + plan.stock() + plan.road() + plan.hand() + plan.initiative()
}

/// What is known about the position while it is judged.
struct Plan<'a> {
    position: &'a Position,
    player: Player,
    doc: &'a PlayerDoc<Vec<Card>>,
    /// How many turns will still come, this one included.
    turns: f64,
    /// How much of the game is left, from 1 to 0.
    left: f64,
    /// The points of the next token.
    token: f64,
}

/// How often a card is used by somebody else in a turn.
const USE: f64 = 0.32;

impl<'a> Plan<'a> {
    fn new(position: &'a Position, player: Player) -> Self {
        let players = position.players.len();
        let left: [u8; 3] = position.tokens.unwrap_or_default().into();
        let tokens: u8 = left.iter().sum();
        let all: u8 = Section::ALL.into_iter().map(|section| section.tokens(players)).sum();
        let next = Section::ALL.into_iter().zip(left).find(|(_, left)| *left > 0);
        Self {
            position,
            player,
            doc: &position.players[player.index()],
            turns: f64::from(tokens) / (0.8 + 0.7 * players as f64),
            left: f64::from(tokens) / f64::from(all),
            token: next.map_or(0.0, |(section, _)| section.points().into()),
        }
    }

    /// A cube pays for batches and buildings; in the end three are a point.
    fn cube(&self, cube: Cube) -> f64 {
        let early = match cube {
            Cube::Gold => 2.0,
            Cube::Stone => 1.1,
            _ => 1.0,
        };
        let late = if cube == Cube::Gold { 1.0 } else { 0.36 };
        late + (early - late) * self.left.sqrt()
    }

    /// The first deniers are needed for workers, many more are idle.
    fn deniers(&self, deniers: f64) -> f64 {
        let needed = deniers.min(4.0);
        let spare = (deniers - needed).min(4.0);
        let early = 0.65 * needed + 0.47 * spare + 0.33 * (deniers - needed - spare);
        let share = self.left.sqrt();
        early * share + deniers / 3.0 * (1.0 - share)
    }

    /// Cubes and deniers, with those that the workers and the road will bring in this turn.
    fn stock(&self) -> f64 {
        let mut stock = Stock::of(self.doc);
        let mut worth = 0.0;
        if self.position.phase < Phase::Castle {
            for (at, doc) in self.position.road.iter().enumerate().filter(|(at, doc)| self.is_ahead(*at, doc)) {
                let chance = self.chance(at);
                if doc.worker == Some(self.player) {
                    worth += self.work(doc, chance, &mut stock);
                } else if doc.owner == Some(self.player) {
                    self.share(doc, chance, &mut stock);
                }
            }
        }
        for cube in Stock::KINDS {
            // Many of one kind are hard to use.
            let number = stock.count(cube);
            worth += self.cube(cube) * (number - 0.4 * (number - 5.0).max(0.0));
        }
        let batch = self.cube(Cube::Food) + self.cube(Cube::Wood) + self.cube(Cube::Stone);
        worth + self.deniers(stock.deniers) + 0.7 * stock.batches() * (self.token + 0.2 - batch).max(0.0)
    }

    /// Who has not passed can still act.
    fn initiative(&self) -> f64 {
        let passed = self.position.passing_order.unwrap_or_default().contains(self.player);
        let workers = f64::from(self.doc.workers.unwrap_or_default()).min(self.doc.deniers.into());
        match self.position.phase == Phase::Actions && !passed && workers > 0.0 {
            true => 0.1,
            false => 0.0,
        }
    }

    /// Is there a worker that has yet to act?
    fn is_ahead(&self, at: usize, doc: &RoadDoc) -> bool {
        doc.worker.is_some()
            && (self.position.phase != Phase::Effects
                || self.position.activating.is_none_or(|acting| at > acting.index()))
    }

    /// How likely the card will act.
    fn chance(&self, at: usize) -> f64 {
        let Some(provost) = self.position.provost else { return 1.0 };
        let (near, far) = match self.position.phase {
            Phase::Effects => (1.0, 0.0),
            Phase::Provost => (0.93, 0.1),
            _ => (0.88, 0.2),
        };
        match at as i64 - provost.index() as i64 {
            ..=-3 => 1.0_f64.min(near + 0.08),
            -2..=0 => near,
            1 | 2 => far,
            _ => far / 4.0,
        }
    }

    /// What the own worker does; what it brings beside goods is the answer.
    fn work(&self, doc: &RoadDoc, chance: f64, stock: &mut Stock) -> f64 {
        match doc.card {
            Card::SmallFarm | Card::NeutralPark => stock.add(Cube::Food, chance),
            Card::SmallSawmill | Card::NeutralForest => stock.add(Cube::Wood, chance),
            Card::SmallQuarry | Card::NeutralQuarry => stock.add(Cube::Stone, chance),
            Card::LargeFarm => stock.add(Cube::Food, 2.0 * chance),
            Card::LargeSawmill => stock.add(Cube::Wood, 2.0 * chance),
            Card::LargeQuarry => stock.add(Cube::Stone, 2.0 * chance),
            Card::GoldMine => stock.add(Cube::Gold, chance),
            Card::NeutralTradingPost => stock.deniers += 2.0 * chance,
            Card::NeutralPeddler => self.buy(1.0, chance, stock),
            Card::Peddler => self.buy(2.0, chance, stock),
            Card::Market => self.sell(chance, stock),
            Card::Bank => {
                let price = if stock.deniers >= 4.0 { 3.0 } else { 1.0 };
                if stock.deniers >= price {
                    stock.deniers -= price * chance;
                    stock.add(Cube::Gold, (price + 1.0) / 2.0 * chance);
                }
            }
            Card::Church if stock.deniers >= 5.0 => {
                stock.deniers -= 5.0 * chance;
                return 2.0 * self.token * chance;
            }
            Card::Church if stock.deniers >= 2.0 => {
                stock.deniers -= 2.0 * chance;
                return self.token * chance;
            }
            Card::Lawyer => return chance * self.lawyer(stock),
            Card::Church => {}
        }
        0.0
    }

    /// The owner's share of another player's work.
    fn share(&self, doc: &RoadDoc, chance: f64, stock: &mut Stock) {
        match doc.card {
            Card::SmallFarm if doc.cubes > 0 => stock.add(Cube::Food, chance),
            Card::SmallSawmill if doc.cubes > 0 => stock.add(Cube::Wood, chance),
            Card::SmallQuarry if doc.cubes > 0 => stock.add(Cube::Stone, chance),
            Card::LargeFarm => stock.add(Cube::Food, chance),
            Card::LargeSawmill => stock.add(Cube::Wood, chance),
            Card::LargeQuarry => stock.add(Cube::Stone, chance),
            Card::Market => stock.deniers += chance,
            Card::Lawyer => stock.deniers += 2.0 * chance,
            Card::Peddler => self.buy(1.0, chance, stock),
            Card::GoldMine | Card::Bank => stock.add(Cube::Gold, 0.5 * chance),
            _ => {}
        }
    }

    /// Buys what there is least of.
    fn buy(&self, cubes: f64, chance: f64, stock: &mut Stock) {
        for _ in 0..cubes as u32 {
            if stock.deniers >= 1.0 {
                stock.deniers -= chance;
                stock.add(stock.scarcest(), chance);
            }
        }
    }

    /// Sells what there is most of, if money is worth more.
    fn sell(&self, chance: f64, stock: &mut Stock) {
        let cube = stock.commonest();
        let gain = self.deniers(stock.deniers + 4.0) - self.deniers(stock.deniers) - self.cube(cube);
        if gain > 0.0 && stock.count(cube) >= 1.0 {
            stock.add(cube, -chance);
            stock.deniers += 4.0 * chance;
        }
    }

    /// The best card to turn, for a food.
    fn lawyer(&self, stock: &mut Stock) -> f64 {
        if stock.count(Cube::Food) < 1.0 {
            return 0.0;
        }
        let mine = self.position.road.iter().filter(|doc| self.is_own_card(doc) && doc.card != Card::Lawyer);
        let gain = mine.map(|doc| self.residence() - self.future(doc) - f64::from(points(doc.card)));
        (1.0 + gain.fold(f64::NEG_INFINITY, f64::max) - self.cube(Cube::Food)).max(0.0)
    }

    fn is_own_card(&self, doc: &RoadDoc) -> bool {
        doc.owner == Some(self.player) && !doc.residence
    }

    /// What the own cards on the road will still bring, and the room for prestige buildings.
    fn road(&self) -> f64 {
        let mine = self.position.road.iter().filter(|doc| doc.owner == Some(self.player));
        let of = |doc: &RoadDoc| match (doc.residence, doc.prestige.is_some()) {
            (_, true) => 0.0,
            (true, false) => self.residence(),
            (false, false) => self.future(doc),
        };
        // Those to be turned are paid for.
        let delayed = self.position.delayed.iter().filter_map(|place| self.position.road.get(place.index()));
        let turned =
            delayed.filter(|doc| doc.owner == Some(self.player)).map(|doc| self.residence() - self.future(doc));
        mine.map(of).chain(turned).sum()
    }

    /// The income of a residence, and a chance to build on it; its point is counted elsewhere.
    fn residence(&self) -> f64 {
        let free = (self.position.road.iter())
            .filter(|doc| doc.owner == Some(self.player) && doc.residence && doc.prestige.is_none())
            .count();
        let room = if free <= 1 { 1.7 } else { 0.6 };
        0.5 * (self.turns - 1.0).max(0.0) + room * self.left
    }

    /// What others' workers on an own card will bring.
    fn future(&self, doc: &RoadDoc) -> f64 {
        let uses = USE * (self.turns - 0.5).max(0.0);
        self.per_use(doc.card) * if is_small(doc.card) { uses.min(doc.cubes.into()) } else { uses }
    }

    fn per_use(&self, card: Card) -> f64 {
        match card {
            Card::SmallFarm | Card::LargeFarm => self.cube(Cube::Food),
            Card::SmallSawmill | Card::LargeSawmill => self.cube(Cube::Wood),
            Card::SmallQuarry | Card::LargeQuarry => self.cube(Cube::Stone),
            Card::Lawyer => 1.0,
            Card::GoldMine => 0.9,
            Card::Bank => 0.7,
            Card::Church => 0.8,
            Card::Market => 0.5,
            Card::Peddler => 0.4,
            _ => 0.0,
        }
    }

    /// The best cards of the hand, as far as they can be paid for; the fourth is of no more use.
    fn hand(&self) -> f64 {
        let hand = self.doc.hand.as_deref().unwrap_or_default();
        let mut values: Vec<f64> = hand.iter().map(|card| self.card(*card).max(0.0)).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        values.into_iter().zip([0.2, 0.1, 0.04]).map(|(value, share)| value * share).sum()
    }

    /// What building a card of the hand gains.
    fn card(&self, card: Card) -> f64 {
        let (price, payable) = Stock::of(self.doc).price(card, |cube| self.cube(cube));
        let cubes = if self.position.players.len() == 2 { 2 } else { 4 };
        let uses = USE * (self.turns - 0.5).max(0.0);
        let future = self.per_use(card) * if is_small(card) { uses.min(cubes.into()) } else { uses };
        let gain = f64::from(points(card)) + future - price;
        // The first Lawyer opens the way to prestige buildings.
        let key = if card == Card::Lawyer && self.position.options.rules == Rules::Standard { self.left } else { 0.0 };
        (gain + key) * if payable { 1.0 } else { 0.6 }
    }
}

/// Does the owner's share lie on the card?
const fn is_small(card: Card) -> bool {
    matches!(card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry)
}
