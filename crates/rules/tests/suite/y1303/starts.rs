//! Where random games start: at set-up, or from generated positions in which rare things happen early.

use caylus_rules::parts::{Cube, Cubes, Order, Player};
use caylus_rules::y1303::position::{Position, RoadDoc, SiteDoc};
use caylus_rules::y1303::{Character, Kind, Options, Phase, Tile};

use super::lookups::{Holding, houses_left};
use super::rulebook::{space, starting_tiles};
use crate::common::dice::Dice;

/// The start of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// At set-up, with the seed.
    SetUp,
    /// All players are rich, with all workers at hand; nothing is built.
    Plenty,
    /// Rich, and much is built: wood, stone, residences, some monuments.
    Town,
    /// Rich, and the road is full, or nearly.
    FullRoad,
    /// Rich, and one player has hardly any houses left.
    LastHouses,
    /// Rich, in a town; all twelve characters are in the game, most of them with few players.
    Court,
    /// Very rich, late in the game, with residences for monuments and no monuments built.
    Monuments,
}

impl Start {
    pub(crate) const ALL: [Self; 7] =
        [Self::SetUp, Self::Plenty, Self::Town, Self::FullRoad, Self::LastHouses, Self::Court, Self::Monuments];

    /// The position to start from; `None` for set-up.
    pub(crate) fn position(self, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        (self != Self::SetUp).then(|| self.table(players, options, dice))
    }

    fn table(self, players: usize, options: Options, dice: &mut Dice) -> Position {
        let mut starting = starting_tiles();
        let mut wood = Tile::of_kind(Kind::Wood).to_vec();
        let mut stone = Tile::of_kind(Kind::Stone).to_vec();
        [&mut starting, &mut wood, &mut stone].into_iter().for_each(|tiles| dice.shuffle(tiles));
        let take = |tiles: &mut Vec<Tile>| tiles.pop().expect("a tile is left");
        let tiles = [take(&mut starting), take(&mut wood), take(&mut stone)];
        let mut table = Position {
            game: None,
            options,
            round: dice.between(1, 9) as u8,
            phase: Phase::Planning,
            decision: None,
            first_player: Player::new(dice.below(players)),
            passing_order: None,
            provost: dice.between(5, 29) as u8,
            players: (0..players).map(|_| self.player(dice)).collect(),
            road: Default::default(),
            site: SiteDoc { tiles, workers: Order::EMPTY },
            journeyman: None,
            supply: None,
            board: vec![],
            goldsmith_used: false,
            deliveryman_last: false,
            activating: None,
        };
        match self {
            Self::Plenty | Self::LastHouses => table.round = dice.between(1, 3) as u8,
            Self::Monuments => table.round = dice.between(7, 9) as u8,
            _ => {}
        }
        let first = wood.iter().rposition(|tile| *tile != Tile::WoodMason).expect("one is not the Mason");
        put(&mut table, 13, wood.remove(first), None);
        put(&mut table, 18, take(&mut stone), None);
        (5..13).zip(starting).for_each(|(number, tile)| put(&mut table, number, tile, None));
        let mut left = [wood, stone].concat();
        dice.shuffle(&mut left);
        self.build(&mut table, left, dice);
        self.settle(&mut table, dice);
        self.deal(&mut table, dice);
        table
    }

    /// Cubes of all kinds, and workers at hand; sometimes with an empty camp.
    fn player(self, dice: &mut Dice) -> Holding {
        let mut player = Holding { prestige: dice.below(30) as u16, ..Holding::default() };
        let (least, most) = if self == Self::Monuments { (5, 20) } else { (1, 9) };
        for cube in Cube::ALL {
            player.cubes += Cubes::some(cube, dice.between(least, most) as u16);
        }
        player.workers = Some(if self == Self::Plenty || dice.one_in(3) { 15 } else { dice.between(2, 15) as u8 });
        player
    }

    /// Whose house comes next: any player's, or mostly one player's, while houses last.
    fn owner(self, table: &Position, dice: &mut Dice) -> Option<Player> {
        let players = table.players.len();
        let wanted = if self == Self::LastHouses && !dice.one_in(4) { 0 } else { dice.below(players) };
        (0..players).map(|seats| Player::new((wanted + seats) % players)).find(|player| houses_left(table, *player) > 0)
    }

    /// Puts tiles on the first empty spaces.
    fn build(self, table: &mut Position, tiles: Vec<Tile>, dice: &mut Dice) {
        let count = match self {
            Self::SetUp | Self::Plenty => 0,
            Self::Town | Self::Court => dice.between(1, 12),
            Self::LastHouses => dice.between(3, 9),
            Self::FullRoad => dice.between(12, 13),
            Self::Monuments => dice.between(0, 5),
        };
        for (number, tile) in (14..18).chain(19..28).zip(tiles).take(count) {
            let owner = self.owner(table, dice);
            put(table, number, tile, owner);
        }
    }

    /// Turns starting tiles into residences, some with monuments.
    fn settle(self, table: &mut Position, dice: &mut Dice) {
        let mut monuments = Tile::of_kind(Kind::Monument).to_vec();
        dice.shuffle(&mut monuments);
        for number in 5..13 {
            let wanted = match self {
                Self::SetUp | Self::Plenty => false,
                Self::Monuments => !dice.one_in(4),
                Self::LastHouses => !dice.one_in(3),
                Self::Town | Self::FullRoad | Self::Court => dice.one_in(2),
            };
            if let Some(owner) = self.owner(table, dice).filter(|_| wanted) {
                let on = table.road.get_mut(&space(number)).and_then(Option::as_mut).expect("a starting tile");
                on.owner = Some(owner);
                on.monument = if self != Self::Monuments && dice.one_in(3) { monuments.pop() } else { None };
            }
        }
    }

    /// Deals the characters, at least as many as in a real game; some stay on the board.
    fn deal(self, table: &mut Position, dice: &mut Dice) {
        let players = table.players.len();
        let mut characters = Character::ALL.to_vec();
        dice.shuffle(&mut characters);
        let all = if self == Self::Court { 12 } else { dice.between(players + 3, 12) };
        let on_board = dice.below(4);
        for (number, character) in characters.into_iter().take(all).enumerate() {
            match number {
                number if number < on_board => table.board.push(character),
                _ if self == Self::Court && !dice.one_in(3) => table.players[1].characters.push(character),
                _ => table.players[dice.below(players)].characters.push(character),
            }
        }
    }
}

/// Puts a tile on a space.
pub(crate) fn put(table: &mut Position, number: usize, tile: Tile, owner: Option<Player>) {
    table.road.insert(space(number), Some(RoadDoc { tile, owner, worker: None, claimed: false, monument: None }));
}
