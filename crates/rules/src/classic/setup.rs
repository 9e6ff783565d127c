//! C0: the set-up.

use super::castle::Section;
use super::decision::{Decision, Phase};
use super::lawyer::Delayed;
use super::options::Options;
use super::spots::Space;
use super::tiles::{Supply, Tile};
use super::{Classic, Holding};
use crate::parts::{Cube, Cubes, MAX_PLAYERS, Order, Player, SeatMap, Shuffler};

/// [C0.1] The colours, in seat order.
pub(super) const COLORS: [&str; MAX_PLAYERS] = ["blue", "red", "green", "orange", "black"];
pub(super) const WORKERS: u8 = 6;

/// [C0.2] The buildings printed on the board.
pub(super) const FIXED: [(Space, Tile); 3] =
    [(Space::at(6), Tile::FixedPeddler), (Space::at(7), Tile::FixedCarpenter), (Space::at(15), Tile::FixedGoldMine)];
/// The spaces of the printed buildings, as bits.
pub(super) const FIXED_SPACES: u32 = FIXED[0].0.bit() | FIXED[1].0.bit() | FIXED[2].0.bit();
/// The number of neutral tiles, which fill the first spaces of the road.
pub(super) const NEUTRAL_SPACES: usize = Tile::NEUTRAL.len();
/// All spaces of the road, as bits.
pub(super) const ROAD: u32 = (1 << Space::COUNT) - 1;
/// The starting space of bailiff and provost.
pub(super) const START: Space = Space::at(5);

/// [C0.4] Starting deniers, by place in the turn order.
const DENIERS: [u16; MAX_PLAYERS] = [5, 6, 6, 7, 7];
const DENIERS_FOR_TWO: u16 = 5;

impl Classic {
    /// A table with the given neutral tiles on the road, where players have only their workers.
    pub(super) fn empty_table(players: usize, options: Options, neutral: [Tile; NEUTRAL_SPACES]) -> Self {
        let mut tiles = [None; Space::COUNT];
        for (space, tile) in neutral.into_iter().enumerate() {
            tiles[space] = Some(tile);
        }
        for (space, tile) in FIXED {
            tiles[space.index()] = Some(tile);
        }
        let usable = FIXED_SPACES | ((1 << NEUTRAL_SPACES) - 1);
        let mut holdings = [Holding::default(); MAX_PLAYERS];
        for holding in &mut holdings[..players] {
            holding.workers = WORKERS;
        }
        Self {
            choices: 0,
            holdings,
            tiles,
            owners: SeatMap::default(),
            workers: SeatMap::default(),
            usable,
            residences: 0,
            empty: ROAD & !usable,
            supply: Supply::full(options),
            delayed: Delayed::NONE,
            turn_order: Player::all(players).collect(),
            passing_order: Order::EMPTY,
            castle: Order::EMPTY,
            stables: Order::EMPTY,
            inn_left: None,
            inn_right: None,
            decision: Decision::Place,
            actor: Player::new(0),
            favors_owed: 0,
            phase: Phase::Income,
            cursor: 0,
            acting: false,
            due: 0,
            counted: 0,
            provost: START,
            bailiff: START,
            turn: 1,
            players: players as u8,
            options,
        }
    }

    /// A shuffled table, ready for the first turn.
    pub(super) fn set_up(players: usize, options: Options, seed: u64) -> Self {
        let mut shuffler = Shuffler::new(seed);
        let mut neutral = Tile::NEUTRAL;
        shuffler.shuffle(&mut neutral);
        let mut order: [usize; MAX_PLAYERS] = std::array::from_fn(|seat| seat);
        shuffler.shuffle(&mut order[..players]);

        let mut game = Self::empty_table(players, options, neutral);
        game.turn_order = order[..players].iter().map(|seat| Player::new(*seat)).collect();
        for (place, player) in game.turn_order.iter().enumerate() {
            let holding = game.holding_mut(player);
            holding.deniers = if players == 2 { DENIERS_FOR_TWO } else { DENIERS[place] };
            // [C0.5] Two food and one wood.
            holding.cubes = Cubes::some(Cube::Food, 2) + Cubes::one(Cube::Wood);
        }
        game
    }

    #[inline]
    pub(super) fn houses_in(&self, section: Section) -> u8 {
        self.holdings.iter().map(|holding| holding.houses[section as usize]).sum()
    }
}
