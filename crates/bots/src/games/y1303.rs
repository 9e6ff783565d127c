//! Heuristics for Caylus 1303. All estimates are in prestige points.

use caylus_rules::Game;
use caylus_rules::parts::{Cube, Cubes, Goods, Player};
use caylus_rules::y1303::{Caylus1303, Character, Decision, Kind, Move, Phase, Space, Spot, Tile, View};

use crate::bot::Bot;
use crate::heuristics::{Heuristics, POINTLESS, Points, Priors, softmax_priors, time_factor};
use crate::level::Level;
use crate::random::play_out;

const ROUNDS: f32 = 9.0;
/// Temperature of the priors, in points: see [`softmax_priors`].
const TEMPERATURE: f32 = 1.0;

impl Heuristics for Caylus1303 {
    fn worth(&self) -> Points {
        let evaluator = Evaluator::new(self);
        Player::all(self.players()).map(|player| evaluator.worth(player)).collect()
    }

    fn priors(&self, moves: &[Move], priors: &mut Priors) {
        let Some((player, decision)) = self.to_act().zip(self.decision()) else { return };
        let evaluator = Evaluator::new(self);
        let gain = |chosen: Move| evaluator.gain(player, decision, chosen);
        let does_nothing = |chosen: Move| matches!(chosen, Move::Pass | Move::Decline | Move::Done);
        softmax_priors(moves, TEMPERATURE, gain, does_nothing, priors);
    }

    fn turn(&self) -> u8 {
        self.round()
    }

    /// Only totals of prestige points are hidden, not the gains. The estimate: the others have as many points beside those of their
    /// buildings as the player to act. Points drawn at random would drown what a move is worth.
    fn count(view: &View, earlier: Option<&Self>) -> Option<Self> {
        let table = view.table();
        let player = table.to_act()?;
        let own = table.prestige(player).saturating_sub(table.points_of_buildings(player));
        Some(match earlier.filter(|earlier| earlier.view(Some(player)) == *view) {
            Some(earlier) => view.with_prestige(|other| earlier.prestige(other)),
            None => view.with_prestige(|other| table.points_of_buildings(other) + own),
        })
    }

    fn bot(level: Level, threads: usize) -> Box<dyn Bot<Self>> {
        level.build(threads)
    }

    fn play_out(self, seed: u64) -> u64 {
        play_out(self, seed)
    }
}

/// Estimates what things are worth in a position.
struct Evaluator<'a> {
    game: &'a Caylus1303,
    /// Planning phases to come, including this round's until it is over.
    turns_left: f32,
    /// Worth of each kind of cube, cached because it is used all the time.
    cubes: [f32; 5],
}

impl<'a> Evaluator<'a> {
    fn new(game: &'a Caylus1303) -> Self {
        let begun = f32::from(u8::from(game.phase() > Phase::Planning));
        let turns_left = ROUNDS + 1.0 - f32::from(game.round()) - begun;
        let usable = time_factor(turns_left, 1.5);
        Self { game, turns_left, cubes: Cube::ALL.map(|cube| cube_worth(cube, usable)) }
    }

    /// How much of its full worth something keeps that takes this long to pay off.
    fn time(&self, rounds: f32) -> f32 {
        time_factor(self.turns_left, rounds)
    }

    fn cube(&self, cube: Cube) -> f32 {
        self.cubes[cube as usize]
    }

    fn worker(&self) -> f32 {
        0.95 * self.time(1.0)
    }

    fn goods(&self, goods: Goods) -> f32 {
        let cubes: f32 = Cube::ALL.into_iter().map(|cube| f32::from(goods.cubes.count(cube)) * self.cube(cube)).sum();
        cubes
            + f32::from(goods.workers) * self.worker()
            + f32::from(goods.prestige)
            + f32::from(goods.favors) * (1.5 + 0.4 * self.turns_left)
    }

    fn cubes(&self, cubes: Cubes) -> f32 {
        self.goods(Goods::cubes(cubes))
    }

    fn worth(&self, player: Player) -> f32 {
        let game = self.game;
        let cubes = game.cubes(player);
        let many = |cube: Cube| {
            let count = f32::from(cubes.count(cube));
            // A surplus of one kind is hard to use.
            self.cube(cube) * (count - 0.35 * (count - 4.0).max(0.0))
        };
        let cubes: f32 = Cube::ALL.into_iter().map(many).sum();
        let workers = f32::from(game.workers(player));
        let workers = self.worker() * (workers - 0.3 * (workers - 8.0).max(0.0));
        let buildings: f32 = game.buildings(player).map(|tile| self.building(tile)).sum();
        let residences: f32 = game.residences_of(player).map(|monument| self.residence(monument)).sum();
        let characters: f32 = game.characters(player).iter().map(|character| self.character(character)).sum();
        f32::from(game.prestige(player)) + cubes + workers + buildings + residences + characters
    }

    /// Future income of an own building.
    fn building(&self, tile: Tile) -> f32 {
        let bonus = if tile.owner_bonus().is_some() { 0.5 } else { 0.0 };
        (0.45 + bonus) * self.turns_left
    }

    /// Future income of an own residence.
    fn residence(&self, monument: Option<Tile>) -> f32 {
        match monument {
            None => 0.9 * self.turns_left + 1.5 * self.time(2.0),
            Some(Tile::Garden) => 1.8 * self.turns_left,
            Some(Tile::Granary | Tile::Manufactory) => 1.5 * self.turns_left,
            Some(_) => 0.0,
        }
    }

    fn character(&self, character: Character) -> f32 {
        let each_round = match character {
            Character::EarlyRiser => 0.5,
            Character::Thief => 0.5,
            Character::Journeyman => 0.9,
            Character::NightWorker => 1.1,
            Character::Bailiff => 0.8,
            Character::Steward => 0.6,
            Character::Goldsmith => 1.1,
            Character::Deliveryman => 1.1,
            Character::Architect => 0.7,
            Character::Foreman => 1.0,
            Character::Chamberlain => 0.8,
            Character::DayLabourer => 0.9,
        };
        each_round * self.turns_left
    }

    /// Estimated gain of a move in points, comparable only within its decision.
    fn gain(&self, player: Player, decision: Decision, chosen: Move) -> f32 {
        match chosen {
            Move::Choose(character) => self.character(character),
            Move::Steal(character) => self.character(character) * 1.5,
            Move::Site(tile) => {
                let tile = self.game.site_tiles()[tile.index()];
                self.tile(player, tile, true, self.game.workers(player)) + 0.9 * self.turns_left
            }
            Move::Place(spot) => self.placement(player, spot, decision == Decision::EarlyRiser),
            Move::Pass => self.pass(player),
            Move::Trade(trade) => self.goods(trade.offer().get) - self.goods(trade.offer().give),
            Move::Claim(_) => self.claim() + 0.5,
            Move::Build(build) => {
                let tile = build.tile();
                self.built(player, tile) - build.with().map_or(0.0, |cube| self.cube(cube))
            }
            Move::Provost(steps) => self.provost(player, decision, steps),
            Move::Batch(batch) => self.batch(player, batch.cubes()),
            Move::Done | Move::Decline => 0.0,
        }
    }

    /// A residence minus its cost.
    fn claim(&self) -> f32 {
        self.residence(None) - self.cube(Cube::Cloth)
    }

    /// A built tile or monument minus its cost, not counting the cube of choice.
    fn built(&self, player: Player, tile: Tile) -> f32 {
        let architect = f32::from(u8::from(self.game.characters(player).has(Character::Architect)));
        let later = match tile.kind() {
            Kind::Monument => self.residence(Some(tile)) - self.residence(None),
            _ => self.building(tile),
        };
        let favor = if tile == Tile::Theatre { 1.5 + 0.4 * self.turns_left } else { 0.0 };
        f32::from(tile.points()) + architect + later + favor - self.cubes(tile.cost())
    }

    fn batch(&self, player: Player, cubes: Cubes) -> f32 {
        let characters = self.game.characters(player);
        let mut points = 5.0;
        if characters.has(Character::Foreman) {
            points += 1.0;
        }
        if characters.has(Character::Goldsmith) && cubes.count(Cube::Gold) > 0 {
            points += 4.0;
        }
        // For the chance of a favor.
        points + 0.6 - self.cubes(cubes)
    }

    /// The most a player can gain from a tile with this many workers in hand; 0 if nothing.
    fn tile(&self, player: Player, tile: Tile, neutral: bool, workers: u8) -> f32 {
        let game = self.game;
        let cubes = game.cubes(player);
        if let Some(kind) = tile.builds() {
            if game.houses_left(player) == 0 || !game.has_empty_space() {
                return 0.0;
            }
            let spared = if neutral && kind == Kind::Stone { Cubes::one(Cube::Stone) } else { Cubes::NONE };
            let able = |tile: &Tile| tile.kind() == kind && (cubes + spared).cover(tile.cost());
            let any = |tile: Tile| if tile.costs_any() { 1.0 } else { 0.0 };
            return game
                .tiles_in_supply()
                .filter(able)
                .map(|tile| self.built(player, tile) - any(tile))
                .fold(0.0, f32::max);
        }
        match tile {
            Tile::Lawyer if cubes.count(Cube::Cloth) > 0 && game.houses_left(player) > 0 => self.claim().max(0.0),
            Tile::Toll => 0.5,
            _ => {
                let able = tile
                    .offers(neutral)
                    .iter()
                    .filter(|offer| cubes.cover(offer.give.cubes) && u16::from(workers) >= offer.give.workers);
                able.map(|offer| self.goods(offer.get) - self.goods(offer.give)).fold(0.0, f32::max)
            }
        }
    }

    fn placement(&self, player: Player, spot: Spot, early: bool) -> f32 {
        let game = self.game;
        let extra = early || (!game.passing_order().is_empty() && !game.characters(player).has(Character::NightWorker));
        let workers = if extra { 2 } else { 1 };
        let price = f32::from(workers) * self.worker();
        let Some(space) = spot.space() else { return self.site(player) - price };
        let Some(tile) = game.tile(space) else { return POINTLESS };
        let visit = match game.owner(space) {
            Some(owner) if owner != player && !game.characters(player).has(Character::Thief) => 0.5,
            _ => 0.0,
        };
        let brings = self.tile(player, tile, space.is_neutral(), game.workers(player).saturating_sub(workers));
        // A builder's missing cube may come from a worker before it, but not before the bridge.
        let has_earlier = || game.spaces_with_worker(player).any(|earlier| earlier >= Space::BRIDGE && earlier < space);
        if brings <= 0.0 && (tile.builds().is_none() || !has_earlier()) {
            return POINTLESS;
        }
        brings * self.reach(space) - visit - price
    }

    /// Probability that a worker on a space gets to act before the provost cuts it off.
    fn reach(&self, space: Space) -> f32 {
        match space.index() as i32 - self.game.provost() as i32 {
            _ if space.index() < 5 => 1.0,
            ..=-4 => 1.0,
            -3..=-1 => 0.9,
            0 => 0.5,
            1 | 2 => 0.3,
            _ => 0.1,
        }
    }

    fn site(&self, player: Player) -> f32 {
        let cubes = self.game.cubes(player);
        let kinds = Cube::PLAIN.into_iter().filter(|cube| cubes.count(*cube) > 0).count();
        let batch = match (cubes.count(Cube::Food), kinds) {
            (0, _) | (_, 0 | 1) => 0.4,
            (_, 2) => 1.0,
            _ => 1.6,
        };
        let many = f32::from(cubes.total()) * 0.12;
        batch + many
    }

    /// Passing saves workers; the first to pass is first in the next round.
    fn pass(&self, player: Player) -> f32 {
        let first = if self.game.passing_order().is_empty() { 0.3 } else { 0.0 };
        first - 0.08 * f32::from(self.game.workers(player))
    }

    /// What moving the provost does for the player: workers it activates or cuts off, own and others'.
    fn provost(&self, player: Player, decision: Decision, steps: i8) -> f32 {
        let game = self.game;
        let to = game.provost() as i32 + i32::from(steps);
        let (low, high) = (to.min(game.provost() as i32), to.max(game.provost() as i32));
        let mut own = 0.0;
        for space in Space::all().skip(low.max(0) as usize).take((high - low).max(0) as usize) {
            let Some(worker) = game.worker(space) else { continue };
            let Some(tile) = game.tile(space) else { continue };
            let brings = self.tile(worker, tile, space.is_neutral(), game.workers(worker));
            own += if worker == player { brings } else { -0.35 * brings };
        }
        let gain = own * f32::from(steps.signum());
        match decision {
            Decision::Bridge if steps != 0 && gain <= 0.0 => POINTLESS,
            Decision::Bridge => gain - self.worker() * f32::from(steps.unsigned_abs()),
            _ => gain,
        }
    }
}

/// What a cube is worth; `usable` goes from 0, if there is no time left to use it, to 1.
fn cube_worth(cube: Cube, usable: f32) -> f32 {
    let (early, end) = match cube {
        Cube::Food => (1.7, 0.3),
        Cube::Wood => (1.4, 0.2),
        Cube::Stone => (1.5, 0.2),
        Cube::Cloth => (1.7, 0.3),
        Cube::Gold => (3.2, 2.0),
    };
    end + (early - end) * usable
}
