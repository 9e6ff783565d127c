//! Loading a position, part one: what is on the table. Anything impossible is rejected with a reason.

use super::{Position, RoadDoc};
use crate::parts::{Order, Player};
use crate::y1303::decision::Phase;
use crate::y1303::legal::FIRST_BEHIND_BRIDGE;
use crate::y1303::phases::LAST_ROUND;
use crate::y1303::setup::{FIXED, HOUSES, WORKERS};
use crate::y1303::spots::Space;
use crate::y1303::tiles::{Kind, Tile};
use crate::y1303::values::{LAST_PROVOST, STARTING_TILES};
use crate::y1303::{Caylus1303, Character, SecondWorker};
use crate::{Game, PositionError, refuse, require};

/// The largest number of prestige points, and of batches, in a loaded position.
const MAX_AMOUNT: u16 = 9999;

impl Caylus1303 {
    /// Validates a position and runs to the first decision with more than one legal move.
    pub(in crate::y1303) fn read_position(doc: &Position) -> Result<Self, PositionError> {
        if let Some(name) = &doc.game {
            require(name == Self::NAME, || format!("this is a position of `{name}`, not of `{}`", Self::NAME))?;
        }
        let players = doc.players.len();
        require(Self::PLAYERS.contains(&players), || format!("Caylus 1303 is for 2 to 5 players, not {players}"))?;
        require((1..=LAST_ROUND).contains(&doc.round), || format!("there is no round {}", doc.round))?;
        require((FIRST_BEHIND_BRIDGE..=LAST_PROVOST).contains(&doc.provost), || {
            format!("the provost must be at {FIRST_BEHIND_BRIDGE} to {LAST_PROVOST}, not at {}", doc.provost)
        })?;

        let mut game = Self::empty_table(players, doc.options);
        (game.round, game.phase, game.provost) = (doc.round, doc.phase, doc.provost);
        game.goldsmith_used = doc.goldsmith_used;
        game.first_player = game.check_player(doc.first_player)?;
        game.read_site(doc)?;
        game.read_road(doc)?;
        game.read_journeyman(doc)?;
        game.check_tiles(doc)?;
        game.read_players(doc)?;
        game.read_characters(doc)?;
        game.read_bridge(doc)?;
        let flow = game.read_decision(doc)?;
        game.run_to_decision(flow, &mut ());
        Ok(game)
    }

    pub(super) fn check_player(&self, player: Player) -> Result<Player, PositionError> {
        require(player.index() < self.players(), || format!("there is no player {}", player.index()))?;
        Ok(player)
    }

    fn read_site(&mut self, doc: &Position) -> Result<(), PositionError> {
        for (place, (tile, kind)) in doc.site.tiles.into_iter().zip([Kind::Start, Kind::Wood, Kind::Stone]).enumerate()
        {
            require(tile.kind() == kind, || format!("{tile} cannot be tile {} of the site", place + 1))?;
            self.lay_at_site(place, tile);
        }
        doc.site.workers.iter().try_for_each(|player| self.check_player(player).map(drop))?;
        self.site = doc.site.workers;
        Ok(())
    }

    fn read_road(&mut self, doc: &Position) -> Result<(), PositionError> {
        for space in Space::all() {
            match doc.road.get(&space).and_then(Option::as_ref) {
                Some(given) => self.read_space(space, given)?,
                None => {
                    let may_be_empty = space < Space::at(FIXED.len()) || !space.is_neutral();
                    require(may_be_empty, || format!("`road` must say which tile is on {space}"))?;
                }
            }
        }
        Ok(())
    }

    fn read_space(&mut self, space: Space, given: &RoadDoc) -> Result<(), PositionError> {
        let RoadDoc { tile, owner, worker, claimed, monument } = *given;
        let possible = match FIXED.get(space.index()) {
            Some(fixed) => tile == *fixed,
            None if space.is_starting() => tile.kind() == Kind::Start,
            None if space == Space::WOOD => tile.kind() == Kind::Wood && tile != Tile::WoodMason,
            None if space == Space::STONE => tile.kind() == Kind::Stone,
            None => matches!(tile.kind(), Kind::Wood | Kind::Stone),
        };
        require(possible, || format!("{tile} cannot be on {space}"))?;
        self.lay(space, tile);

        match owner {
            Some(owner) => {
                self.check_player(owner)?;
                require(space.is_starting() || !space.is_neutral(), || format!("nobody can have a house on {space}"))?;
                self.owners.set(space.index(), owner);
            }
            None => {
                require(space.is_neutral(), || format!("{tile} on {space} needs an owner"))?;
                require(!claimed, || format!("{space} is claimed but has no owner"))?;
            }
        }
        if claimed {
            require(space.is_starting(), || format!("{tile} on {space} cannot be claimed"))?;
            self.claimed |= space.bit();
        }
        if let Some(monument) = monument {
            let residence = space.is_starting() && owner.is_some() && !claimed;
            require(residence, || format!("{monument} is not on a residence"))?;
            require(monument.kind() == Kind::Monument, || format!("{monument} is not a monument"))?;
            require(self.supply & monument.bit() != 0, || format!("{monument} is on the road twice"))?;
            self.supply &= !monument.bit();
            self.monuments[space.index() - Space::STARTING.start] = Some(monument);
        }
        if let Some(worker) = worker {
            self.check_player(worker)?;
            let possible = space != Space::BRIDGE && (!space.is_starting() || owner.is_none() || claimed);
            require(possible, || format!("no worker can be on {space}"))?;
            self.workers.set(space.index(), worker);
        }
        Ok(())
    }

    fn read_journeyman(&mut self, doc: &Position) -> Result<(), PositionError> {
        let Some(given) = &doc.journeyman else { return Ok(()) };
        let (player, space) = (self.check_player(given.player)?, given.space);
        let possible = space != Space::BRIDGE && self.tiled & space.bit() != 0 && self.residences() & space.bit() == 0;
        require(possible, || format!("no worker can be on {space}"))?;
        require(self.workers.get(space.index()) != Some(player), || {
            "the Journeyman never joins a worker of the same player".into()
        })?;
        self.journeyman = Some(SecondWorker { player, space });
        Ok(())
    }

    /// No duplicate tiles; the supply is the rest.
    fn check_tiles(&self, doc: &Position) -> Result<(), PositionError> {
        for tile in Tile::ALL {
            let on_road = self.road.iter().filter(|other| **other == Some(tile)).count();
            let at_site = self.site_tiles.iter().filter(|other| **other == tile).count();
            let most = match tile.kind() {
                Kind::Start => STARTING_TILES.iter().filter(|other| **other == tile).count(),
                _ => 1,
            };
            require(on_road + at_site <= most, || format!("{tile} exists {} times", on_road + at_site))?;
        }
        let Some(given) = &doc.supply else { return Ok(()) };
        let mut bits = 0;
        for tile in given {
            require(bits & tile.bit() == 0, || format!("{tile} is in the supply twice"))?;
            bits |= tile.bit();
        }
        match bits ^ self.supply {
            0 => Ok(()),
            wrong => {
                let tile = Tile::ALL[wrong.trailing_zeros() as usize];
                let why = if bits & tile.bit() == 0 { "missing from" } else { "wrongly in" };
                refuse(format!(
                    "{tile} is {why} the supply: it holds every tile that is neither on the road nor at the site"
                ))
            }
        }
    }

    fn read_players(&mut self, doc: &Position) -> Result<(), PositionError> {
        for (player, given) in Player::all(self.players()).zip(&doc.players) {
            let seat = player.index();
            require(given.prestige <= MAX_AMOUNT, || {
                format!("player {seat} has more than {MAX_AMOUNT} prestige points")
            })?;
            require(given.batches <= MAX_AMOUNT, || {
                format!("player {seat} has delivered more than {MAX_AMOUNT} batches")
            })?;
            let houses = self.owners.of(player).count_ones();
            require(houses <= HOUSES, || format!("player {seat} has {houses} houses on the road, of {HOUSES}"))?;

            let second = u32::from(self.journeyman.is_some_and(|second| second.player == player));
            let out = self.workers.of(player).count_ones() + u32::from(self.site.contains(player)) + second;
            let in_all = u32::from(WORKERS);
            require(out <= in_all, || format!("player {seat} has {out} workers on the board, of {in_all}"))?;
            let rest = in_all - out;
            let (hand, camp) = match (given.workers.map(u32::from), given.camp.map(u32::from)) {
                (None, None) => (rest, 0),
                (Some(hand), None) => (hand, rest.saturating_sub(hand)),
                (None, Some(camp)) => (rest.saturating_sub(camp), camp),
                (Some(hand), Some(camp)) => (hand, camp),
            };
            require(hand + camp == rest, || {
                format!(
                    "player {seat} has {hand} workers at hand, {camp} in the camp and {out} on the board, not {in_all} in all"
                )
            })?;
            let holding = self.holding_mut(player);
            (holding.prestige, holding.cubes, holding.batches) = (given.prestige, given.cubes, given.batches);
            (holding.workers, holding.camp) = (hand as u8, camp as u8);
        }
        Ok(())
    }

    /// No duplicate characters.
    fn read_characters(&mut self, doc: &Position) -> Result<(), PositionError> {
        let mut seen = crate::y1303::Characters::NONE;
        let mut take = |character: Character| {
            require(!seen.has(character), || format!("the {character} is held twice"))?;
            seen.insert(character);
            Ok(character)
        };
        for character in &doc.board {
            self.board.insert(take(*character)?);
        }
        for (player, given) in Player::all(self.players()).zip(&doc.players) {
            for character in &given.characters {
                self.holdings[player.index()].characters.insert(take(*character)?);
            }
        }
        Ok(())
    }

    fn read_bridge(&mut self, doc: &Position) -> Result<(), PositionError> {
        let all_passed = self.phase > Phase::Planning;
        self.passing_order = match doc.passing_order {
            Some(order) => {
                order.iter().try_for_each(|player| self.check_player(player).map(drop))?;
                order
            }
            None if all_passed => (0..self.players()).map(|seats| self.seat_after(self.first_player, seats)).collect(),
            None => Order::EMPTY,
        };
        require(!all_passed || self.passing_order.len() == self.players(), || {
            "in this phase everyone must have passed".into()
        })
    }
}
