//! How well a player of Caylus 1303 stands: a rough guess in prestige points, for the simple opponent.

use caylus_rules::Game;
use caylus_rules::parts::{Cube, Cubes, Goods, Offer, Player};
use caylus_rules::y1303::position::{PlayerDoc, RoadDoc};
use caylus_rules::y1303::{Caylus1303, Character, Kind, Phase, Position, Space, Tile};

/// A guess at what the player will have made of this position in the end.
pub(super) fn worth(game: &Caylus1303, player: Player) -> f64 {
    let scores = game.scores();
    let Some(score) = scores.get(player.index()) else { return 0.0 };
    if game.is_over() {
        return score.total.into();
    }
    let position = game.to_position();
    let plan = Plan::new(&position, player);
    f64::from(score.prestige) + plan.stock() + plan.workers() + plan.road() + plan.site() + plan.characters()
}

/// What is known about the position while it is judged.
struct Plan<'a> {
    position: &'a Position,
    player: Player,
    doc: &'a PlayerDoc<u16>,
    /// How many times batches can still be delivered.
    deliveries: f64,
    /// How many times workers will still be recruited and used.
    rounds: f64,
}

/// The last round.
const LAST: u8 = 9;
/// What a favor is worth: a character, or a tile and a character.
const FAVOR: f64 = 2.5;

impl<'a> Plan<'a> {
    fn new(position: &'a Position, player: Player) -> Self {
        let rounds = f64::from(LAST - position.round.min(LAST));
        let delivers = position.phase <= Phase::Delivery;
        let doc = &position.players[player.index()];
        Self { position, player, doc, deliveries: rounds + if delivers { 1.0 } else { 0.0 }, rounds }
    }

    /// Cubes pay for batches and buildings; in the end only gold counts.
    fn cube(&self, cube: Cube) -> f64 {
        match (cube, self.deliveries > 0.0) {
            (Cube::Gold, true) => 2.6,
            (Cube::Gold, false) => 2.0,
            (_, true) => 0.7 + 0.5 * (self.deliveries / 3.0).min(1.0),
            (_, false) => 0.0,
        }
    }

    /// The cubes, and the batches they make; many of a kind are hard to use.
    fn stock(&self) -> f64 {
        let cubes = self.doc.cubes;
        let of = |cube: Cube| {
            let number = f64::from(cubes.count(cube));
            self.cube(cube) * (number - 0.5 * (number - 3.0).max(0.0))
        };
        let batches = if self.deliveries > 0.0 { batches(cubes) } else { 0.0 };
        Cube::ALL.into_iter().map(of).sum::<f64>() + 0.5 * batches
    }

    /// A worker at hand does something sooner or later.
    fn worker(&self) -> f64 {
        match self.position.phase <= Phase::Planning {
            true => 0.8,
            false => 0.75 * self.rounds.min(1.0),
        }
    }

    fn workers(&self) -> f64 {
        let hand = f64::from(self.doc.workers.unwrap_or_default());
        let first =
            if self.position.passing_order.unwrap_or_default().place_of(self.player) == Some(0) { 0.4 } else { 0.0 };
        self.worker() * (hand - 0.4 * (hand - 8.0).max(0.0)) + first * self.rounds.min(1.0)
    }

    fn goods(&self, goods: Goods) -> f64 {
        let cubes: f64 = Cube::ALL.map(|cube| self.cube(cube) * f64::from(goods.cubes.count(cube))).iter().sum();
        let others = f64::from(goods.workers) * self.worker() + f64::from(goods.favors) * FAVOR;
        cubes + others + f64::from(goods.prestige)
    }

    /// The own tiles and workers.
    fn road(&self) -> f64 {
        let spaces = self.position.road.iter().filter_map(|(space, doc)| Some((*space, doc.as_ref()?)));
        let second = self.position.journeyman.as_ref().filter(|second| second.player == self.player);
        let of = |(space, doc): (Space, &RoadDoc)| {
            let workers = u8::from(doc.worker == Some(self.player))
                + u8::from(second.is_some_and(|second| second.space == space));
            let owned = if doc.owner == Some(self.player) { self.owned(doc) } else { 0.0 };
            owned + if workers > 0 { self.chance(space) * self.work(doc.tile, space.is_neutral()) } else { 0.0 }
        };
        spaces.map(of).sum()
    }

    /// What an own tile will still bring.
    fn owned(&self, doc: &RoadDoc) -> f64 {
        let bonus = doc.tile.owner_bonus().map_or(0.0, |cube| self.cube(cube));
        match (doc.monument, doc.tile.kind()) {
            (Some(Tile::Garden), _) => 1.5 * self.rounds,
            (Some(Tile::Granary | Tile::Manufactory), _) => 1.1 * self.rounds,
            (Some(_), _) => 0.0,
            (None, Kind::Start) => 0.75 * self.rounds + 1.5 * self.rounds.min(1.0),
            (None, _) => 0.4 * (1.0 + bonus) * self.rounds,
        }
    }

    /// How likely a worker will still act.
    fn chance(&self, space: Space) -> f64 {
        let ahead = space.index() as i64 - i64::from(self.position.provost);
        match (self.position.phase, self.position.activating) {
            (Phase::Activation, Some(acting)) if acting >= space => 0.0,
            // After the bridge the provost stays where he is.
            (Phase::Activation, Some(acting)) if acting > Space::BRIDGE => f64::from(u8::from(ahead < 0)),
            (Phase::Planning | Phase::Activation, _) => match ahead {
                ..=-4 => 0.97,
                -3..=-1 => 0.85,
                0..=1 => 0.3,
                _ => 0.1,
            },
            _ => 0.0,
        }
    }

    /// What a worker gets out of a tile, if it can be paid for.
    fn work(&self, tile: Tile, neutral: bool) -> f64 {
        let cubes = self.doc.cubes;
        let payable = |offer: &&Offer| {
            cubes.cover(offer.give.cubes) && u16::from(self.doc.workers.unwrap_or_default()) >= offer.give.workers
        };
        let gain = |offer: &Offer| self.goods(offer.get) - self.goods(offer.give);
        match tile {
            Tile::Toll => 0.9,
            Tile::Lawyer if cubes.count(Cube::Cloth) > 0 => 0.75 * self.rounds + 0.5,
            Tile::Lawyer => 0.0,
            _ => match tile.builds() {
                Some(kind) => self.building(kind),
                None => tile.offers(neutral).iter().filter(payable).map(gain).fold(0.0, f64::max),
            },
        }
    }

    /// The best tile of a kind that can be built.
    fn building(&self, kind: Kind) -> f64 {
        let supply = self.position.supply.as_deref().unwrap_or_default();
        let payable = supply.iter().filter(|tile| tile.kind() == kind && self.doc.cubes.cover(tile.cost()));
        let gain = |tile: &Tile| f64::from(tile.points()) + 0.4 * self.rounds - self.goods(Goods::cubes(tile.cost()));
        payable.map(gain).fold(0.0, f64::max)
    }

    /// A worker at the site delivers what there is.
    fn site(&self) -> f64 {
        let there = self.position.phase <= Phase::Delivery && self.position.site.workers.contains(self.player);
        let price = 3.0 * self.cube(Cube::Food);
        if there { 0.6 + batches(self.doc.cubes).min(3.0) * (6.5 - price) } else { 0.0 }
    }

    fn characters(&self) -> f64 {
        let of = |character: &Character| match character {
            Character::Chamberlain | Character::DayLabourer | Character::NightWorker => 0.6,
            Character::Architect | Character::Foreman | Character::Bailiff | Character::Steward => 0.45,
            _ => 0.35,
        };
        (0.3 + self.rounds) * self.doc.characters.iter().map(of).sum::<f64>()
    }
}

/// How many batches there are: food, and twice as many other cubes.
fn batches(cubes: Cubes) -> f64 {
    let others = [Cube::Wood, Cube::Stone, Cube::Cloth].map(|cube| cubes.count(cube));
    let most = others.iter().copied().max().unwrap_or_default();
    let sum: u16 = others.iter().sum();
    // Two different ones go into each.
    f64::from((sum / 2).min(sum - most).min(cubes.count(Cube::Food)))
}
