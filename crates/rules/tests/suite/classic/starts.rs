//! Where random games start: at set-up, or from generated positions in which rare situations come up soon.

use caylus_rules::classic::position::{HousesDoc, MarkersDoc, PlayerDoc, RoadDoc};
use caylus_rules::classic::{Kind, Options, Position, Tile};
use caylus_rules::parts::{Cube, Cubes, Player};

use super::ledger::space;
use crate::common::dice::Dice;

/// The start of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// Set-up with the seed.
    SetUp,
    /// Rich players, otherwise like set-up.
    Plenty,
    /// Rich, with many buildings: wood, stone, residences, some prestige buildings.
    Town,
    /// Rich, with a full road.
    FullRoad,
    /// Rich, with only a few places left in the towers.
    LastTowers,
    /// Rich, with Lawyer, Mason, Architects and other rare buildings near the provost, and residences for everyone.
    Crafts,
    /// Rich, with all wood and stone tiles built: only tiles that the Lawyer returns to the supply can be built.
    Returns,
}

impl Start {
    pub(crate) const ALL: [Self; 7] =
        [Self::SetUp, Self::Plenty, Self::Town, Self::FullRoad, Self::LastTowers, Self::Crafts, Self::Returns];

    /// The position to start from; `None` for set-up.
    pub(crate) fn position(self, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        (self != Self::SetUp).then(|| self.table(players, options, dice))
    }

    fn table(self, players: usize, options: Options, dice: &mut Dice) -> Position {
        let mut table: Position = serde_json::from_str(r#"{"players":[]}"#).expect("an empty table");
        table.options = options;
        table.phase = caylus_rules::classic::Phase::Income;
        let counted = match self {
            Self::Plenty | Self::SetUp => 0,
            Self::LastTowers => 2,
            Self::Town | Self::FullRoad => dice.below(3),
            Self::Crafts | Self::Returns => dice.between(1, 2),
        };
        table.sections.dungeon.counted = counted > 0;
        table.sections.walls.counted = counted > 1;
        // At least a few turns before the bailiff reaches the section's trigger.
        table.bailiff = space(dice.between(6, [10, 14, 20][counted]));
        if matches!(self, Self::Crafts | Self::Returns) {
            table.bailiff = space(dice.between(12, 15));
        }
        table.provost = table.bailiff;
        table.turn = dice.between(2, 9) as u8;
        table.players = (0..players).map(|_| rich_player(counted, dice)).collect();
        self.fill_castle(&mut table, counted, dice);
        let mut order: Vec<Player> = Player::all(players).collect();
        dice.shuffle(&mut order);
        table.turn_order = Some(order.into_iter().collect());
        table.special.inn.right = dice.one_in(2).then(|| Player::new(dice.below(players)));
        match self {
            Self::SetUp | Self::Plenty => {}
            Self::Town | Self::LastTowers => build_road(&mut table, dice.between(4, 14), dice),
            Self::FullRoad => build_road(&mut table, 19, dice),
            Self::Crafts => build_crafts(&mut table, dice),
            Self::Returns => build_all(&mut table, dice),
        }
        table
    }

    /// Houses in the counted sections and the current one.
    fn fill_castle(self, table: &mut Position, counted: usize, dice: &mut Dice) {
        let players = table.players.len();
        for section in 0..=counted {
            let places = [6, 10, 14][section];
            let houses = match self {
                Self::LastTowers if section == 2 => dice.between(11, 13),
                _ => dice.below(places),
            };
            for _ in 0..houses {
                let HousesDoc { dungeon, walls, towers } = &mut table.players[dice.below(players)].houses;
                *[dungeon, walls, towers][section] += 1;
            }
        }
    }
}

fn rich_player(counted: usize, dice: &mut Dice) -> PlayerDoc {
    let mut player =
        PlayerDoc { deniers: dice.between(5, 30) as u16, prestige: dice.below(6) as u16, ..Default::default() };
    for cube in Cube::ALL {
        player.cubes += Cubes::some(cube, dice.between(2, 12) as u16);
    }
    let mut column = || dice.below([3, 5, 6][counted]) as u8;
    player.favors = MarkersDoc { prestige: column(), deniers: column(), cubes: column(), building: column() };
    player
}

/// Puts `count` tiles of random players after the fixed buildings, and a few residences before them.
fn build_road(table: &mut Position, count: usize, dice: &mut Dice) {
    let players = table.players.len();
    let mut brown_and_grey = buildable(table.options, &[Kind::Wood, Kind::Stone], dice);
    let mut blue = buildable(table.options, &[Kind::Prestige], dice);
    let mut something = |dice: &mut Dice| match dice.below(10) {
        0..6 => brown_and_grey.pop().unwrap_or(Tile::Residence),
        6..9 => Tile::Residence,
        _ => blue.pop().unwrap_or(Tile::Residence),
    };
    let free = (9..=15).chain(17..=28).take(count);
    for number in free {
        let tile = something(dice);
        put(table, number, tile, dice.below(players));
    }
    for number in 1..=6 {
        if dice.one_in(3) {
            put(table, number, Tile::Residence, dice.below(players));
        }
    }
}

/// The buildings that the rarest situations need, in random order, and residences for everyone.
fn build_crafts(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let mut crafts = [
        Tile::WoodLawyer,
        Tile::WoodMason,
        Tile::WoodPeddler,
        Tile::StoneArchitect,
        Tile::StoneArchitect,
        Tile::StoneAlchemist,
        *dice.pick(&[Tile::StoneTailor, Tile::StoneBank, Tile::StoneFarm, Tile::StonePark, Tile::StoneWorkshop]),
    ];
    dice.shuffle(&mut crafts);
    for (number, tile) in (9..=15).zip(crafts) {
        put(table, number, tile, dice.below(players));
    }
    for (number, seat) in (17..).zip((0..players).chain(0..players)) {
        put(table, number, Tile::Residence, seat);
    }
}

/// All wood and stone tiles, Lawyer, Mason and Church first; the road keeps one or two empty spaces.
fn build_all(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let mut tiles = buildable(table.options, &[Kind::Wood, Kind::Stone], dice);
    tiles.sort_by_key(|tile| !matches!(tile, Tile::WoodLawyer | Tile::WoodMason | Tile::StoneChurch));
    for (number, tile) in (9..=15).chain(17..).zip(tiles) {
        put(table, number, tile, dice.below(players));
    }
}

/// The tiles of those kinds, shuffled.
fn buildable(options: Options, kinds: &[Kind], dice: &mut Dice) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| kinds.contains(&tile.kind())).collect();
    tiles.retain(|tile| *tile != Tile::StoneJeweller || options.jeweller);
    if kinds.contains(&Kind::Stone) {
        tiles.push(Tile::StoneArchitect);
    }
    dice.shuffle(&mut tiles);
    tiles
}

fn put(table: &mut Position, number: usize, tile: Tile, seat: usize) {
    let on = RoadDoc { tile, owner: Some(Player::new(seat)), worker: None };
    table.road.insert(space(number), Some(on));
}
