//! How well a player of Caylus stands: a rough guess in prestige points, for the simple opponent.

use caylus_rules::Game;
use caylus_rules::classic::position::PlayerDoc;
use caylus_rules::classic::{Classic, Kind, Phase, Position, Section, Space, Tile};
use caylus_rules::parts::{Cube, Player};

/// The last trigger of the bailiff; the game seldom goes beyond it.
const LAST_SPACE: f64 = 24.0;

/// A guess at what the player will have made of this position in the end.
pub(super) fn worth(game: &Classic, player: Player) -> f64 {
    let scores = game.scores();
    if game.is_over() {
        return scores.get(player.index()).map_or(0.0, |score| f64::from(score.total));
    }
    let position = game.to_position();
    let Some(doc) = position.players.get(player.index()) else { return 0.0 };
    let plan = Plan::new(&position, player, doc);
    f64::from(doc.prestige) + plan.goods() + plan.buildings() + plan.favors() + plan.houses() + plan.workers()
}

/// What is known about the position while it is judged.
struct Plan<'a> {
    position: &'a Position,
    player: Player,
    doc: &'a PlayerDoc,
    /// How much of the game is left, from 1 to 0.
    left: f64,
}

impl<'a> Plan<'a> {
    fn new(position: &'a Position, player: Player, doc: &'a PlayerDoc) -> Self {
        let bailiff = position.bailiff.index() as f64 + 1.0;
        let left = ((LAST_SPACE - bailiff) / (LAST_SPACE - 6.0)).clamp(0.0, 1.0);
        Self { position, player, doc, left }
    }

    /// A cube pays for houses and buildings, less and less as the end comes near.
    fn cube(&self, cube: Cube) -> f64 {
        let (now, end) = match cube {
            Cube::Food => (1.15, 0.5),
            Cube::Wood => (1.05, 0.4),
            Cube::Stone => (1.25, 0.45),
            Cube::Cloth => (1.35, 0.5),
            Cube::Gold => (3.2, 3.0),
        };
        end + (now - end) * self.left.sqrt()
    }

    /// The first deniers are needed for workers, many more are idle.
    fn deniers(&self, deniers: f64) -> f64 {
        let needed = deniers.min(5.0);
        let spare = (deniers - needed).min(5.0);
        let idle = deniers - needed - spare;
        let worth = 0.62 * needed + 0.42 * spare + 0.3 * idle;
        worth * self.left.sqrt() + deniers * 0.25 * (1.0 - self.left.sqrt())
    }

    fn goods(&self) -> f64 {
        // Many of one kind are hard to use.
        let cubes = |cube: Cube| {
            let number = f64::from(self.doc.cubes.count(cube));
            let many = (number - 4.0).max(0.0);
            self.cube(cube) * (number - 0.4 * many)
        };
        Cube::ALL.into_iter().map(cubes).sum::<f64>() + self.deniers(self.doc.deniers.into())
    }

    /// Owned buildings bring visitors, income, and room for prestige buildings.
    fn buildings(&self) -> f64 {
        let of = |tile: Tile| match tile.kind() {
            Kind::Wood | Kind::Stone => 2.2 * self.left,
            Kind::Residence => 0.6 + 3.5 * self.left,
            _ if tile == Tile::PrestigeLibrary => 3.0 * self.left,
            _ if tile == Tile::PrestigeHotel => 6.0 * self.left,
            _ => 0.0,
        };
        self.own_tiles().map(|(_, tile)| of(tile)).sum()
    }

    fn own_tiles(&self) -> impl Iterator<Item = (Space, Tile)> {
        let road = self.position.road.iter().filter_map(|(space, content)| Some((*space, content.as_ref()?)));
        road.filter(|(_, content)| content.owner == Some(self.player)).map(|(space, content)| (space, content.tile))
    }

    /// Markers that have advanced make later favors better; favors still to be chosen are worth having.
    fn favors(&self) -> f64 {
        let favors = &self.doc.favors;
        let columns = |column: u8, step: f64| f64::from(column) * step * self.left;
        let deciding = self.position.decision.as_ref().is_some_and(|decision| decision.player == self.player);
        let owed = if deciding { f64::from(self.position.favors_owed.unwrap_or_default()) } else { 0.0 };
        columns(favors.prestige, 0.7)
            + columns(favors.deniers, 0.5)
            + columns(favors.cubes, 0.6)
            + columns(favors.building, 0.7)
            + owed * self.favor()
    }

    /// What one more favor is worth: the best of the lines, and the marker's step.
    fn favor(&self) -> f64 {
        let favors = &self.doc.favors;
        let sections = &self.position.sections;
        let open = match (sections.dungeon.counted, sections.walls.counted) {
            (false, _) => 2,
            (true, false) => 4,
            (true, true) => 5,
        };
        let prestige = f64::from((favors.prestige + 1).min(open));
        let deniers = 0.5 * f64::from((favors.deniers + 1).min(open) + 2);
        prestige.max(deniers).max(self.cube(Cube::Food)) + 0.6 * self.left
    }

    /// What the coming counts will give.
    fn houses(&self) -> f64 {
        let sections = &self.position.sections;
        let houses = &self.doc.houses;
        let count = |section: Section| {
            let (doc, houses) = match section {
                Section::Dungeon => (&sections.dungeon, houses.dungeon),
                Section::Walls => (&sections.walls, houses.walls),
                Section::Towers => (&sections.towers, houses.towers),
            };
            if doc.counted {
                return 0.0;
            }
            match (section, houses) {
                (Section::Dungeon, 0) => -1.0,
                (Section::Walls | Section::Towers, 0) => -1.2,
                (_, 1) => 0.6,
                (Section::Dungeon, _) => 2.2,
                (Section::Walls, 2) | (Section::Towers, 2 | 3) => 2.4,
                (Section::Walls, 3 | 4) | (Section::Towers, 4 | 5) => 4.4,
                _ => 6.0,
            }
        };
        Section::ALL.into_iter().map(count).sum()
    }

    /// What the workers that are out will bring: along the road, then at the castle.
    fn workers(&self) -> f64 {
        let special = &self.position.special;
        let mine = |player: Option<Player>| player == Some(self.player);
        let mut stock = Stock::of(self.doc);
        let mut worth = 0.0;
        if mine(special.trading_post) {
            stock.deniers += 3.0;
            worth += self.deniers(f64::from(self.doc.deniers) + 3.0) - self.deniers(self.doc.deniers.into());
        }
        worth += if mine(special.gate) { 1.3 } else { 0.0 };
        worth += if mine(special.merchants_guild) { 0.9 } else { 0.0 };
        if mine(special.joust_field) && stock.has(Cube::Cloth, 1.0) && stock.deniers >= 1.0 {
            worth += (self.favor() - self.cube(Cube::Cloth) - 0.6).max(0.0);
        }
        if special.stables.contains(self.player) {
            let order = self.position.turn_order.unwrap_or_default();
            worth += 0.4 + 0.4 * order.place_of(self.player).unwrap_or_default() as f64;
        }
        worth += match (mine(special.inn.left), mine(special.inn.right)) {
            (true, false) => 1.4 * self.left,
            (false, true) => 0.9 * self.left,
            (true, true) => 1.0 * self.left,
            (false, false) => 0.0,
        };

        for (space, content) in &self.position.road {
            if let Some(content) = content
                && content.worker == Some(self.player)
            {
                worth += self.chance(*space) * self.work(content.tile, &mut stock);
            }
        }
        worth + self.castle(&stock)
    }

    /// How likely the worker on a space will work.
    fn chance(&self, space: Space) -> f64 {
        let beyond = space.index() as i32 - self.position.provost.index() as i32;
        let (near, far): (f64, f64) = match self.position.phase {
            Phase::Activation => (1.0, 0.0),
            Phase::Provost => (0.95, 0.12),
            _ => (0.9, 0.2),
        };
        match beyond {
            ..=-3 => near.max(0.97),
            -2..=0 => near,
            1 | 2 => far,
            _ => far / 4.0,
        }
    }

    /// What the work on a tile is worth, given what will be there by then.
    fn work(&self, tile: Tile, stock: &mut Stock) -> f64 {
        use Cube::{Cloth, Food, Gold, Stone, Wood};
        let mut get = |cubes: &[(Cube, f64)]| {
            let worth = cubes.iter().map(|(cube, number)| number * self.cube(*cube)).sum::<f64>();
            cubes.iter().for_each(|(cube, number)| stock.add(*cube, *number));
            worth
        };
        match tile {
            Tile::NeutralFarm => get(&[(Cloth, 1.0)]),
            Tile::NeutralForest => get(&[(Food, 1.0)]),
            Tile::NeutralSawmill => get(&[(Wood, 1.0)]),
            Tile::NeutralQuarry => get(&[(Stone, 1.0)]),
            Tile::FixedGoldMine => get(&[(Gold, 1.0)]),
            Tile::WoodFarmFood => get(&[(Food, 2.0)]),
            Tile::WoodFarmCloth => get(&[(Cloth, 2.0)]),
            Tile::WoodQuarry => get(&[(Stone, 2.0)]),
            Tile::WoodSawmill => get(&[(Wood, 2.0)]),
            Tile::StoneFarm => get(&[(Food, 2.0), (Cloth, 1.0)]),
            Tile::StonePark => get(&[(Wood, 2.0), (Food, 1.0)]),
            Tile::StoneWorkshop => get(&[(Stone, 2.0), (Cloth, 1.0)]),
            Tile::NeutralMarket => self.sell(4.0, stock),
            Tile::WoodMarket => self.sell(6.0, stock),
            Tile::FixedPeddler if stock.deniers >= 2.0 => 0.4,
            Tile::WoodPeddler if stock.deniers >= 2.0 => 1.4,
            Tile::NeutralCarpenter | Tile::FixedCarpenter => self.build(Kind::Wood, stock),
            Tile::WoodMason => self.build(Kind::Stone, stock),
            Tile::StoneArchitect => self.architect(stock),
            Tile::WoodLawyer if stock.has(Cloth, 1.0) && stock.deniers >= 1.0 => {
                stock.add(Cloth, -1.0);
                2.0 + 0.6 + 3.5 * self.left - self.cube(Cloth) - 0.5
            }
            Tile::StoneChurch if stock.deniers >= 2.0 => 1.9,
            Tile::StoneTailor if stock.has(Cloth, 2.0) => 4.0 - 2.0 * self.cube(Cloth),
            Tile::StoneBank if stock.deniers >= 2.0 => 1.9,
            Tile::StoneAlchemist if stock.total() >= 2.0 => 1.0,
            Tile::StoneJeweller if stock.has(Gold, 1.0) => 5.0 - self.cube(Gold),
            _ => 0.0,
        }
    }

    /// Selling a cube is good for those who have no money.
    fn sell(&self, price: f64, stock: &mut Stock) -> f64 {
        if stock.total() < 1.0 {
            return 0.0;
        }
        let before = stock.deniers;
        stock.deniers += price;
        (self.deniers(before + price) - self.deniers(before) - self.cube(Cube::Wood)).max(0.0)
    }

    /// A wood or stone building: its points, its future, less its price.
    fn build(&self, craft: Kind, stock: &mut Stock) -> f64 {
        let (main, points) = if craft == Kind::Wood { (Cube::Wood, 3.6) } else { (Cube::Stone, 5.4) };
        let other = [Cube::Food, Cube::Cloth, Cube::Wood].into_iter().find(|other| {
            let needed = if *other == main { 2.0 } else { 1.0 };
            stock.has(*other, needed)
        });
        let in_supply = self.position.supply.iter().flatten().any(|tile| tile.kind() == craft);
        let Some(other) = other.filter(|_| in_supply && stock.has(main, 1.0)) else { return 0.0 };
        stock.add(main, -1.0);
        stock.add(other, -1.0);
        points + 2.2 * self.left - self.cube(main) - self.cube(other)
    }

    /// The best prestige building that can be paid for.
    fn architect(&self, stock: &mut Stock) -> f64 {
        use Cube::{Cloth, Food, Gold, Stone, Wood};
        const COSTS: [(Tile, Cube, f64, f64, f64); 9] = [
            (Tile::PrestigeCathedral, Stone, 5.0, 3.0, 25.0),
            (Tile::PrestigeHotel, Stone, 3.0, 2.0, 17.0),
            (Tile::PrestigeMonument, Stone, 4.0, 2.0, 18.5),
            (Tile::PrestigeTheatre, Wood, 3.0, 2.0, 16.0),
            (Tile::PrestigeUniversity, Stone, 3.0, 2.0, 16.0),
            (Tile::PrestigeWeaver, Cloth, 3.0, 1.0, 12.0),
            (Tile::PrestigeLibrary, Wood, 3.0, 1.0, 11.0),
            (Tile::PrestigeGranary, Food, 3.0, 1.0, 10.0),
            (Tile::PrestigeStatue, Stone, 2.0, 1.0, 9.0),
        ];
        let in_supply = |tile: Tile| self.position.supply.iter().flatten().any(|other| *other == tile);
        let residence = self.own_tiles().any(|(_, tile)| tile == Tile::Residence);
        let best = COSTS.into_iter().find(|(tile, cube, number, gold, _)| {
            residence && in_supply(*tile) && stock.has(*cube, *number) && stock.has(Gold, *gold)
        });
        let Some((_, cube, number, gold, points)) = best else { return 0.0 };
        stock.add(cube, -number);
        stock.add(Gold, -gold);
        points - number * self.cube(cube) - gold * self.cube(Gold) - 0.6 - 3.5 * self.left
    }

    /// The batches that can be given from what will be there; without one the worker costs 2 points.
    fn castle(&self, stock: &Stock) -> f64 {
        if !self.position.castle.contains(self.player) || self.position.phase >= Phase::Castle {
            return 0.0;
        }
        let sections = &self.position.sections;
        let points = match (sections.dungeon.counted, sections.walls.counted) {
            (false, _) if sections.dungeon.free != Some(0) => 5.0,
            (_, false) => 4.0,
            _ => 3.0,
        };
        let batches = stock.batches();
        if batches == 0 {
            return -2.0;
        }
        // Something for the house, something for the chance to be the best builder.
        let each = points + 1.2 - 3.0 * self.cube(Cube::Wood);
        f64::from(batches) * each + 0.8 - 0.3 * self.position.castle.place_of(self.player).unwrap_or_default() as f64
    }
}

/// What a player will have by then: cubes that a building is likely to give count as well.
struct Stock {
    cubes: [f64; 5],
    deniers: f64,
}

impl Stock {
    fn of(doc: &PlayerDoc) -> Self {
        Self { cubes: Cube::ALL.map(|cube| doc.cubes.count(cube).into()), deniers: doc.deniers.into() }
    }

    fn has(&self, cube: Cube, number: f64) -> bool {
        self.cubes[cube as usize] >= number
    }

    fn add(&mut self, cube: Cube, number: f64) {
        self.cubes[cube as usize] += number;
    }

    fn total(&self) -> f64 {
        self.cubes.iter().sum()
    }

    /// How many batches of food and two different others there are.
    fn batches(&self) -> u32 {
        let mut cubes = self.cubes;
        let mut batches = 0;
        loop {
            // The two kinds of which there are most, food apart.
            let mut others = [1, 2, 3, 4];
            others.sort_by(|a, b| cubes[*b].total_cmp(&cubes[*a]));
            if cubes[0] < 1.0 || cubes[others[1]] < 1.0 {
                return batches;
            }
            cubes[0] -= 1.0;
            cubes[others[0]] -= 1.0;
            cubes[others[1]] -= 1.0;
            batches += 1;
        }
    }
}
