//! Heuristics for Caylus. All estimates are in prestige points.

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Decision, Kind, Line, Move, Phase, Section, Space, Spot, Tile};
use caylus_rules::parts::{Cube, Cubes, Goods, Player};

use crate::bot::Bot;
use crate::heuristics::{Heuristics, POINTLESS, Points, Priors, softmax_priors, time_factor};
use crate::level::Level;
use crate::random::play_out;

/// Temperature of the priors, in points: see [`softmax_priors`].
const TEMPERATURE: f32 = 0.9;
/// Spaces the bailiff advances per turn on average.
const BAILIFF_PACE: f32 = 1.5;
/// Index of the space that ends the game when the bailiff reaches it.
const LAST_SPACE: f32 = 23.0;

impl Heuristics for Classic {
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
        self.turn_number()
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
    game: &'a Classic,
    /// Estimated turns to come, including this one until its workers are placed.
    turns_left: f32,
    /// Worth of each kind of cube and of a denier, cached because they are used all the time.
    cubes: [f32; 5],
    denier: f32,
}

impl<'a> Evaluator<'a> {
    fn new(game: &'a Classic) -> Self {
        let to_go = (LAST_SPACE - game.bailiff().index() as f32).max(0.0) / BAILIFF_PACE;
        let begun = if game.phase() > Phase::Placing { 0.7 } else { 0.0 };
        let turns_left = (to_go - begun).max(0.0);
        let usable = time_factor(turns_left, 2.0);
        Self { game, turns_left, cubes: Cube::ALL.map(|cube| cube_worth(cube, usable)), denier: 0.25 + 0.3 * usable }
    }

    /// How much of its full worth something keeps that takes this long to pay off.
    fn time(&self, turns: f32) -> f32 {
        time_factor(self.turns_left, turns)
    }

    fn cube(&self, cube: Cube) -> f32 {
        self.cubes[cube as usize]
    }

    fn denier(&self) -> f32 {
        self.denier
    }

    /// What a favor is worth: its best line now, plus the advance of the marker.
    fn favor(&self, player: Player) -> f32 {
        let game = self.game;
        if game.options().simplified_favors {
            return 3.0;
        }
        let open = game.open_column();
        let reach = |line: Line| f32::from((game.favor_column(player, line) + 1).min(open));
        let prestige = reach(Line::Prestige);
        let deniers = (reach(Line::Deniers) + 2.0) * self.denier();
        let building = if reach(Line::Building) >= 3.0 {
            4.0
        } else if reach(Line::Building) >= 2.0 {
            2.5
        } else {
            0.0
        };
        prestige.max(deniers).max(building).max(2.0) + 0.5 * self.time(3.0)
    }

    fn goods(&self, goods: Goods) -> f32 {
        self.cubes(goods.cubes) + f32::from(goods.deniers) * self.denier() + f32::from(goods.prestige)
    }

    fn cubes(&self, cubes: Cubes) -> f32 {
        Cube::ALL.into_iter().map(|cube| f32::from(cubes.count(cube)) * self.cube(cube)).sum()
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
        let deniers = f32::from(game.deniers(player));
        let idle = (deniers - 8.0).max(0.0);
        let deniers = deniers * self.denier() - idle * 0.2 * self.time(2.0);
        let buildings: f32 = game.buildings(player).map(|tile| self.building(tile)).sum();
        let lines: f32 = [(Line::Prestige, 0.55), (Line::Deniers, 0.25), (Line::Cubes, 0.3), (Line::Building, 0.6)]
            .into_iter()
            .map(|(line, step)| step * f32::from(game.favor_column(player, line)) * self.time(6.0))
            .sum();
        let inn = if game.inn_guest() == Some(player) { 0.6 * self.time(1.0) } else { 0.0 };
        f32::from(game.prestige(player)) + cubes + deniers + buildings + lines + inn + self.castle(player)
    }

    /// Future income of an own building.
    fn building(&self, tile: Tile) -> f32 {
        let income = f32::from(tile.income()) * self.denier() * self.turns_left;
        match tile.kind() {
            Kind::Residence => income + 2.0 * self.time(4.0),
            Kind::Stone if tile.produces().is_some() => 0.75 * self.turns_left,
            Kind::Wood | Kind::Stone => 0.4 * self.turns_left,
            _ => income,
        }
    }

    /// Expected return of the castle sections not yet counted.
    fn castle(&self, player: Player) -> f32 {
        let mut worth = 0.0;
        let favor = self.favor(player);
        for section in Section::ALL {
            if self.game.is_counted(section) {
                continue;
            }
            worth += match (section, self.game.houses(player, section)) {
                (Section::Dungeon, 0) => -0.8,
                (_, 0) => -1.0,
                (_, 1) => 0.35 * favor,
                (Section::Dungeon, _) => favor,
                (Section::Walls, 2) | (Section::Towers, 2 | 3) => favor,
                (Section::Walls, 3 | 4) | (Section::Towers, 4 | 5) => 1.9 * favor,
                _ => 2.7 * favor,
            };
        }
        worth
    }

    /// Estimated gain of a move in points, comparable only within its decision.
    fn gain(&self, player: Player, decision: Decision, chosen: Move) -> f32 {
        match chosen {
            Move::Pass => self.pass(player),
            Move::Place(spot) => {
                let price = self.game.price_of(player, spot);
                self.spot(player, spot, price) - f32::from(price) * self.denier()
            }
            Move::Send(spot) => self.spot(player, spot, 0),
            Move::Recall => 0.0,
            Move::Stay => 0.3,
            Move::Provost(steps) => self.provost(player, decision, steps),
            Move::Joust => self.favor(player) - self.cube(Cube::Cloth) - self.denier(),
            Move::Decline | Move::Done => match decision {
                // A penalty, and the worker is wasted.
                Decision::Batch if self.game.batches(player) == 0 => -4.0,
                _ => 0.0,
            },
            Move::Take(cube) => {
                let count = if self.doubles(cube) { 2.0 } else { 1.0 };
                count * self.cube(cube) - 0.15 * f32::from(self.game.cubes(player).count(cube))
            }
            Move::Build(build) => self.built(player, build.tile()) - build.with().map_or(0.0, |cube| self.cube(cube)),
            Move::Replace(_) => 0.0,
            Move::Residence(space) => self.residence(player, space),
            Move::Trade(trade) => self.goods(trade.offer().get) - self.goods(trade.offer().give),
            Move::Batch(batch) => self.batch(player) - self.cubes(batch.cubes()),
            Move::Line(line) => self.line(player, line),
            Move::Column(column) => match decision {
                Decision::FavorEffect { line } => self.column(line, column),
                _ => 0.0,
            },
        }
    }

    /// Whether the activated building yields two of this cube.
    fn doubles(&self, cube: Cube) -> bool {
        let tile = self.game.active_space().and_then(|space| self.game.tile(space));
        tile.and_then(Tile::produces).is_some_and(|either| either.iter().any(|cubes| cubes.count(cube) > 1))
    }

    /// Points of the next house, plus its effect on the count and on the favor of the turn.
    fn batch(&self, player: Player) -> f32 {
        let section = Section::ALL.into_iter().find(|section| !self.game.is_counted(*section));
        let points = match section {
            Some(Section::Dungeon) => 5.0,
            Some(Section::Walls) => 4.0,
            _ => 3.0,
        };
        points + 0.45 * self.favor(player) + 0.5
    }

    /// A built tile minus its cost, not counting the cube of choice.
    fn built(&self, player: Player, tile: Tile) -> f32 {
        let residence = if tile.kind() == Kind::Prestige { self.building(Tile::Residence) } else { 0.0 };
        f32::from(tile.points(self.game.options()))
            + f32::from(tile.favors()) * self.favor(player)
            + self.building(tile)
            - residence
            - self.cubes(tile.cost())
    }

    fn residence(&self, player: Player, space: Space) -> f32 {
        let lost = match self.game.owner(space) {
            Some(owner) if owner == player => self.game.tile(space).map_or(0.0, |tile| self.building(tile)),
            _ => 0.0,
        };
        2.0 + self.building(Tile::Residence) - self.cube(Cube::Cloth) - self.denier() - lost
    }

    fn line(&self, player: Player, line: Line) -> f32 {
        let column = (self.game.favor_column(player, line) + 1).min(self.game.open_column());
        (1..=column).map(|column| self.column(line, column)).fold(0.0, f32::max) + 0.4 * self.time(4.0)
    }

    fn column(&self, line: Line, column: u8) -> f32 {
        match (line, column) {
            (Line::Prestige, column) => f32::from(column),
            (Line::Deniers, column) => f32::from(column + 2) * self.denier(),
            (Line::Cubes, 1) => self.cube(Cube::Food),
            (Line::Cubes, 2) => self.cube(Cube::Stone),
            (Line::Cubes, 3) => self.cube(Cube::Cloth),
            (Line::Cubes, 4) => 1.3,
            (Line::Cubes, _) => self.cube(Cube::Gold),
            (Line::Building, 1) => 0.1,
            (Line::Building, 2) => 2.2,
            (Line::Building, 3) => 4.0,
            (Line::Building, 4) => 2.0 + self.building(Tile::Residence) - self.cube(Cube::Cloth),
            (Line::Building, _) => 6.0,
        }
    }

    /// What a worker on a spot brings, not counting its price; but the price leaves fewer deniers to use there.
    fn spot(&self, player: Player, spot: Spot, price: u16) -> f32 {
        let game = self.game;
        let deniers = game.deniers(player).saturating_sub(price);
        let Some(space) = spot.space() else {
            return match spot {
                Spot::GATE => 1.2,
                Spot::TRADING_POST => 3.0 * self.denier(),
                Spot::MERCHANTS_GUILD => 0.7,
                Spot::JOUST_FIELD if game.cubes(player).count(Cube::Cloth) > 0 && deniers > 0 => {
                    self.favor(player) - self.cube(Cube::Cloth) - self.denier()
                }
                Spot::JOUST_FIELD => POINTLESS,
                Spot::STABLES => 0.3 + 0.15 * game.turn_order().place_of(player).unwrap_or(0) as f32,
                Spot::INN => 0.8 * self.time(2.0),
                _ => self.at_castle(player),
            };
        };
        let Some(tile) = game.tile(space) else { return 0.0 };
        let visit = if game.owner(space).is_some_and(|owner| owner != player) { 0.5 } else { 0.0 };
        let mut brings = self.tile(player, tile, deniers);
        if brings <= 0.0 {
            // A builder's missing cube may come from a worker before it.
            let has_earlier = || Space::all().take(space.index()).any(|space| game.worker(space) == Some(player));
            if tile.builds().is_none() || !has_earlier() {
                return POINTLESS;
            }
            brings = 0.3;
        }
        brings * self.reach(space) - visit
    }

    fn at_castle(&self, player: Player) -> f32 {
        let game = self.game;
        let cubes = game.cubes(player);
        let kinds = Cube::ALL.into_iter().skip(1).filter(|cube| cubes.count(*cube) > 0).count();
        let ready = cubes.count(Cube::Food) > 0 && kinds >= 2;
        let many = f32::from(cubes.total()) * 0.15;
        let first = if game.castle_order().is_empty() { 0.4 } else { 0.0 };
        if ready { 1.6 + many + first } else { -0.6 + many + first }
    }

    /// The most a player can gain from a tile with this many deniers; 0 if nothing.
    fn tile(&self, player: Player, tile: Tile, deniers: u16) -> f32 {
        let game = self.game;
        let cubes = game.cubes(player);
        if let Some(either) = tile.produces() {
            return either.into_iter().map(|cubes| self.cubes(cubes)).fold(0.0, f32::max);
        }
        if let Some(kind) = tile.builds() {
            let site = if kind == Kind::Prestige { game.residences_of(player) > 0 } else { game.has_empty_space() };
            if !site {
                return 0.0;
            }
            let able = |tile: &Tile| cubes.cover(tile.cost());
            let any = |tile: Tile| if tile.costs_any() { 1.0 } else { 0.0 };
            let best = game.tiles_in_supply(kind).filter(able).map(|tile| self.built(player, tile) - any(tile));
            return best.fold(0.0, f32::max);
        }
        if tile == Tile::WoodLawyer {
            let able = cubes.count(Cube::Cloth) > 0 && deniers > 0;
            return if able {
                2.0 + self.building(Tile::Residence) - self.cube(Cube::Cloth) - self.denier()
            } else {
                0.0
            };
        }
        let offers = tile.offers(game.options()).iter();
        let able = offers.filter(|offer| cubes.cover(offer.give.cubes) && deniers >= offer.give.deniers);
        able.map(|offer| self.goods(offer.get) - self.goods(offer.give)).fold(0.0, f32::max)
    }

    /// Probability that a worker on a space gets to act before the provost cuts it off.
    fn reach(&self, space: Space) -> f32 {
        match space.index() as i32 - self.game.provost().index() as i32 {
            ..=-3 => 1.0,
            -2..=0 => 0.85,
            1 | 2 => 0.35,
            3 => 0.2,
            _ => 0.05,
        }
    }

    /// Passing saves deniers, and the first to pass gets one.
    fn pass(&self, player: Player) -> f32 {
        let first = if self.game.passing_order().is_empty() { self.denier() } else { 0.0 };
        first + 0.1 - 0.1 * f32::from(self.game.workers(player))
    }

    /// What moving the provost does for the player: workers it activates or cuts off, own and others'.
    fn provost(&self, player: Player, decision: Decision, steps: i8) -> f32 {
        let game = self.game;
        let from = game.provost().index() as i32 + 1;
        let to = from + i32::from(steps);
        let (low, high) = (from.min(to).max(0), from.max(to));
        let mut own = 0.0;
        for space in Space::all().skip(low as usize).take((high - low) as usize) {
            let Some((worker, tile)) = game.worker(space).zip(game.tile(space)) else { continue };
            let brings = self.tile(worker, tile, game.deniers(worker));
            own += if worker == player { brings } else { -0.35 * brings };
        }
        let gain = own * f32::from(steps.signum());
        match decision {
            Decision::Provost if steps != 0 && gain <= 0.0 => POINTLESS,
            Decision::Provost => gain - self.denier() * f32::from(steps.unsigned_abs()),
            _ => gain,
        }
    }
}

/// What a cube is worth; `usable` goes from 0, if there is no time left to use it, to 1.
fn cube_worth(cube: Cube, usable: f32) -> f32 {
    let (early, end) = match cube {
        Cube::Food => (1.5, 0.33),
        Cube::Wood => (1.35, 0.33),
        Cube::Stone => (1.5, 0.33),
        Cube::Cloth => (1.6, 0.33),
        Cube::Gold => (3.6, 3.0),
    };
    end + (early - end) * usable
}
