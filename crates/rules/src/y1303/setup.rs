//! T0: the table before the first round.

use super::characters::{Character, Characters};
use super::decision::{Decision, Phase};
use super::options::{Options, Set};
use super::spots::Space;
use super::tiles::{BUILDABLE, Kind, Tile};
use super::values::{START_CUBES, STARTING_TILES};
use super::{Caylus1303, Event, Flow, Holding, SiteTile};
use crate::Sink;
use crate::parts::{MAX_PLAYERS, Order, Player, SeatMap, Shuffler};

/// The colours, in seat order.
pub(super) const COLORS: [&str; MAX_PLAYERS] = ["blue", "red", "green", "yellow", "black"];
/// Workers per player.
pub(super) const WORKERS: u8 = 15;
/// Houses available for building: ten less the one on the bridge.
pub(super) const HOUSES: u32 = 9;
/// The provost's first place: before the wood tile of the set-up.
pub(super) const FIRST_PROVOST: u8 = Space::WOOD.index() as u8;
/// Extra characters beyond one per player.
pub(super) const MORE_CHARACTERS: usize = 3;

/// The tiles printed on the board.
pub(super) const FIXED: [Tile; 5] = [Tile::Fairground, Tile::Lawyer, Tile::Carpenter, Tile::Toll, Tile::Bridge];

/// Workers at hand at the start.
pub(super) const fn starting_workers(players: usize) -> u8 {
    if matches!(players, 2 | 5) { 10 } else { 6 }
}

impl Caylus1303 {
    /// A bare board; all workers are in the camp.
    pub(super) fn empty_table(players: usize, options: Options) -> Self {
        let mut holdings = [Holding::default(); MAX_PLAYERS];
        for holding in &mut holdings[..players] {
            holding.camp = WORKERS;
        }
        let mut game = Self {
            choices: 0,
            holdings,
            supply: BUILDABLE,
            owners: SeatMap::default(),
            workers: SeatMap::default(),
            tiled: 0,
            claimed: 0,
            road: [None; Space::COUNT],
            monuments: [None; Space::STARTING.end - Space::STARTING.start],
            site_tiles: [Tile::StartFarm; SiteTile::COUNT],
            site: Order::EMPTY,
            passing_order: Order::EMPTY,
            journeyman: None,
            board: Characters::NONE,
            decision: Decision::Place,
            actor: Player::new(0),
            first_player: Player::new(0),
            phase: Phase::Characters,
            cursor: 0,
            asked: false,
            goldsmith_used: false,
            provost: FIRST_PROVOST,
            round: 1,
            players: players as u8,
            options,
        };
        for (space, tile) in Space::all().zip(FIXED) {
            game.lay(space, tile);
        }
        game
    }

    /// Moves a tile from the supply to a space.
    #[inline]
    pub(super) fn lay(&mut self, space: Space, tile: Tile) {
        self.road[space.index()] = Some(tile);
        self.tiled |= space.bit();
        self.supply &= !tile.bit();
    }

    /// Puts a tile at the construction site.
    pub(super) fn lay_at_site(&mut self, place: usize, tile: Tile) {
        self.site_tiles[place] = tile;
        self.supply &= !tile.bit();
    }

    /// The table before the first decision.
    pub(super) fn set_up(players: usize, options: Options, seed: u64, events: &mut impl Sink<Event>) -> Self {
        let mut game = Self::empty_table(players, options);
        let mut shuffler = Shuffler::new(seed);

        // [T0.2] Eight starting tiles, then a wood and a stone tile; the spaces between and behind are empty. [T0.3] The site's
        // tile of each kind is drawn first. [T0.4] The rest is the supply, with the monuments.
        let mut starting = STARTING_TILES;
        shuffler.shuffle(&mut starting);
        let [first, others @ ..] = starting;
        game.lay_at_site(0, first);
        for (space, tile) in Space::STARTING.map(Space::at).zip(others) {
            game.lay(space, tile);
        }
        let mut wood: [Tile; 9] = std::array::from_fn(|at| Tile::of_kind(Kind::Wood)[at]);
        shuffler.shuffle(&mut wood);
        game.lay_at_site(1, wood[0]);
        // The Mason never starts on the road.
        game.lay(Space::WOOD, if wood[1] == Tile::WoodMason { wood[2] } else { wood[1] });
        let mut stone: [Tile; 9] = std::array::from_fn(|at| Tile::of_kind(Kind::Stone)[at]);
        shuffler.shuffle(&mut stone);
        game.lay_at_site(2, stone[0]);
        game.lay(Space::STONE, stone[1]);

        // [T0.1] Some of the 15 workers are at hand, the rest in the camp. [T0.6] The first cubes. [T0.5] The provost is before
        // the wood tile, as on a bare table, and it is round 1.
        for holding in &mut game.holdings[..players] {
            holding.workers = starting_workers(players);
            holding.camp = WORKERS - holding.workers;
            holding.cubes = START_CUBES;
        }
        game.board = drawn_characters(players, options, &mut shuffler);
        events.event(Event::CharactersDrawn { characters: game.board });
        game.first_player = Player::new(shuffler.below(players as u32) as usize);
        events.event(Event::FirstPlayer { player: game.first_player });
        game
    }

    /// [T0.7] From the player before the first backwards, each takes a character; three stay on the board.
    pub(super) fn choose_characters(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.cursor == self.players {
            events.event(Event::RoundStarted { round: self.round });
            return self.enter(Phase::Planning, events);
        }
        self.cursor += 1;
        let back = usize::from(self.players - self.cursor);
        self.ask(self.seat_after(self.first_player, back), Decision::Character)
    }
}

/// The characters of the game: three more than there are players.
fn drawn_characters(players: usize, options: Options, shuffler: &mut Shuffler) -> Characters {
    let mut all = Character::ALL;
    let drawn = match options.characters {
        Set::FirstGame => &Character::FIRST_GAME[..],
        Set::Random => {
            shuffler.shuffle(&mut all);
            &all[..]
        }
    };
    drawn.iter().copied().take(players + MORE_CHARACTERS).collect()
}
