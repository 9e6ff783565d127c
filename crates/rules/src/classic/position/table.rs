//! Loading a position: the table. Anything impossible is rejected with a reason, so the engine can rely on its state.

use super::{HousesDoc, MarkersDoc, Position, RoadDoc};
use crate::classic::castle::Section;
use crate::classic::decision::{By, Decision, Line, Phase};
use crate::classic::lawyer::Delayed;
use crate::classic::options::Options;
use crate::classic::setup::{FIXED, NEUTRAL_SPACES, ROAD, WORKERS};
use crate::classic::spots::{Space, Spot};
use crate::classic::tiles::{Kind, Supply, Tile};
use crate::classic::{Classic, Holding, favors};
use crate::parts::{Order, Player};
use crate::{Game, PositionError, refuse, require};

/// The most deniers or prestige points accepted.
const MAX_AMOUNT: u16 = 9999;

/// Checks that tiles of this kind can be on the space.
fn check_place(space: Space, tile: Tile) -> Result<(), PositionError> {
    let fixed = FIXED.into_iter().find(|fixed| fixed.0 == space).map(|fixed| fixed.1);
    let possible = match tile.kind() {
        Kind::Fixed => fixed == Some(tile),
        Kind::Neutral => space.index() < NEUTRAL_SPACES,
        Kind::Wood | Kind::Stone => space.index() >= NEUTRAL_SPACES && fixed.is_none(),
        Kind::Prestige | Kind::Residence => fixed.is_none(),
    };
    require(possible, || format!("{tile} cannot be on {space}"))
}

impl Classic {
    /// Validates a position and runs to the first decision with more than one legal move.
    pub(in crate::classic) fn read_position(doc: &Position) -> Result<Self, PositionError> {
        if let Some(name) = &doc.game {
            require(name == Self::NAME, || format!("this is a position of `{name}`, not of `{}`", Self::NAME))?;
        }
        let players = doc.players.len();
        require(Self::PLAYERS.contains(&players), || format!("Caylus is for 2 to 5 players, not {players}"))?;

        let mut game = Self::empty_table(players, doc.options, Tile::NEUTRAL);
        game.read_road(doc)?;
        game.read_places(doc)?;
        game.read_castle(doc)?;
        game.read_holdings(doc)?;
        game.read_orders(doc)?;
        game.read_delayed(doc)?;
        let flow = game.read_progress(doc)?;
        game.run_to_decision(flow, &mut ());
        Ok(game)
    }

    /// Checks that the player takes part.
    pub(super) fn check_player(&self, player: Player) -> Result<Player, PositionError> {
        require(player.index() < self.players(), || format!("there is no player {}", player.index()))?;
        Ok(player)
    }

    fn check_all_players(&self, order: Order) -> Result<Order, PositionError> {
        order.iter().try_for_each(|player| self.check_player(player).map(drop))?;
        Ok(order)
    }

    fn read_road(&mut self, doc: &Position) -> Result<(), PositionError> {
        let tiles_given = doc.road.values().flatten().map(|space| space.tile);
        let mut rest: Vec<Tile> =
            Tile::NEUTRAL.into_iter().filter(|tile| !tiles_given.clone().any(|t| t == *tile)).collect();
        rest.reverse();
        for (space, content) in &doc.road {
            content.iter().try_for_each(|content| check_place(*space, content.tile))?;
        }
        let mut supply = Supply::full(doc.options);
        (self.usable, self.empty) = (0, 0);
        for space in Space::all() {
            let given = doc.road.get(&space);
            let left_out = || RoadDoc { tile: Tile::Residence, owner: None, worker: None };
            let content = match given {
                Some(content) => content.clone(),
                None if space.index() < NEUTRAL_SPACES => {
                    // There are as many tiles left as spaces, unless a tile is given twice, which is rejected below.
                    rest.pop().map(|tile| RoadDoc { tile, ..left_out() })
                }
                None => {
                    FIXED.into_iter().find(|fixed| fixed.0 == space).map(|(_, tile)| RoadDoc { tile, ..left_out() })
                }
            };
            self.read_space(space, content, &mut supply, doc.options)?;
        }
        let twice =
            Tile::NEUTRAL.into_iter().find(|tile| tiles_given.clone().filter(|other| other == tile).count() > 1);
        if let Some(tile) = twice {
            return refuse(format!("{tile} is on the road twice"));
        }
        if let Some(given) = &doc.supply {
            for tile in given {
                require(tile.is_buildable(), || format!("{tile} is never in the supply"))?;
            }
            for tile in Tile::ALL.into_iter().filter(|tile| tile.is_buildable()) {
                let (found, expected) = (given.iter().filter(|other| **other == tile).count(), supply.count(tile));
                require(found == expected, || format!("{tile}: {found} in the supply, expected {expected}"))?;
            }
        }
        self.supply = supply;
        Ok(())
    }

    fn read_space(
        &mut self,
        space: Space,
        content: Option<RoadDoc>,
        supply: &mut Supply,
        options: Options,
    ) -> Result<(), PositionError> {
        let fixed = FIXED.into_iter().find(|fixed| fixed.0 == space).map(|fixed| fixed.1);
        let Some(RoadDoc { tile, owner, worker }) = content else {
            require(space.index() >= NEUTRAL_SPACES && fixed.is_none(), || format!("{space} is never empty"))?;
            self.tiles[space.index()] = None;
            self.empty |= space.bit();
            return Ok(());
        };
        match (tile.kind(), owner) {
            (Kind::Fixed | Kind::Neutral, Some(_)) => return refuse(format!("{tile} on {space} cannot have an owner")),
            (Kind::Fixed | Kind::Neutral, None) => {}
            (_, None) => return refuse(format!("{tile} on {space} needs an owner")),
            (_, Some(owner)) => self.owners.set(space.index(), self.check_player(owner)?),
        }
        if tile.is_buildable() {
            require(tile != Tile::StoneJeweller || options.jeweller, || format!("{tile} is not in this edition"))?;
            let too_often = if tile == Tile::StoneArchitect { "three times" } else { "twice" };
            require(supply.has(tile), || format!("{tile} is on the road {too_often}"))?;
            supply.take(tile);
        }
        self.tiles[space.index()] = Some(tile);
        match tile.kind() {
            Kind::Residence => self.residences |= space.bit(),
            Kind::Prestige => {}
            _ => self.usable |= space.bit(),
        }
        if let Some(worker) = worker {
            require(self.usable & space.bit() != 0, || format!("no worker can be on {tile} on {space}"))?;
            self.workers.set(space.index(), self.check_player(worker)?);
        }
        Ok(())
    }

    /// Reads the workers that are not on the road.
    fn read_places(&mut self, doc: &Position) -> Result<(), PositionError> {
        let special = &doc.special;
        for (spot, worker) in [
            (Spot::GATE, special.gate),
            (Spot::TRADING_POST, special.trading_post),
            (Spot::MERCHANTS_GUILD, special.merchants_guild),
            (Spot::JOUST_FIELD, special.joust_field),
        ] {
            if let Some(worker) = worker {
                self.workers.set(spot.index(), self.check_player(worker)?);
            }
        }
        require(special.stables.len() <= 3, || "the stables have three circles".into())?;
        require(self.players > 2 || special.stables.is_empty(), || "the stables are not used with two players".into())?;
        self.stables = self.check_all_players(special.stables)?;
        self.inn_left = special.inn.left.map(|player| self.check_player(player)).transpose()?;
        self.inn_right = special.inn.right.map(|player| self.check_player(player)).transpose()?;
        self.castle = self.check_all_players(doc.castle)?;
        Ok(())
    }

    /// Reads the sections of the castle, and the phase they depend on.
    fn read_castle(&mut self, doc: &Position) -> Result<(), PositionError> {
        for (player, holding) in doc.players.iter().zip(&mut self.holdings) {
            let HousesDoc { dungeon, walls, towers } = player.houses;
            holding.houses = [dungeon, walls, towers];
        }
        let counted = [doc.sections.dungeon.counted, doc.sections.walls.counted, doc.sections.towers.counted];
        self.counted = counted.iter().take_while(|counted| **counted).count() as u8;
        require(counted.iter().filter(|counted| **counted).count() == usize::from(self.counted), || {
            "sections are counted in order: dungeon, walls, towers".into()
        })?;
        self.phase = doc.phase;
        let over = usize::from(self.counted) == Section::ALL.len();
        require(over == (self.phase == Phase::Over), || {
            "the game is over when the towers are counted, not before".into()
        })?;

        let mut before_is_full = true;
        for section in Section::ALL {
            let houses: u32 = self.holdings.iter().map(|holding| u32::from(holding.houses[section as usize])).sum();
            let (name, places) = (section.name(), u32::from(section.places()));
            require(houses <= places, || format!("{houses} houses in the {name}, which has {places} places"))?;
            require(before_is_full || houses == 0, || {
                format!("houses in the {name} before the section before it is full")
            })?;
            let is_counted = (section as u8) < self.counted;
            before_is_full = is_counted || houses == places;
            require(is_counted || houses < places || self.phase >= Phase::Castle, || {
                format!("the {name} is full and was not counted at the end of its turn")
            })?;
        }
        Ok(())
    }

    fn read_holdings(&mut self, doc: &Position) -> Result<(), PositionError> {
        let phase_has_favors =
            matches!(self.phase, Phase::Special | Phase::Activation | Phase::Castle | Phase::EndOfTurn);
        for (player, given) in Player::all(self.players()).zip(&doc.players) {
            let seat = player.index();
            require(given.deniers <= MAX_AMOUNT && given.prestige <= MAX_AMOUNT, || {
                format!("player {seat} has more than {MAX_AMOUNT}")
            })?;
            let placed = self.workers_placed(player);
            require(placed <= WORKERS, || {
                format!("player {seat} has {placed} workers on the board, more than {WORKERS}")
            })?;
            let home = given.workers.unwrap_or(WORKERS - placed);
            require(home.checked_add(placed) == Some(WORKERS), || {
                format!("player {seat} has {home} workers at home and {placed} on the board, not {WORKERS} in all")
            })?;
            let mut lines_used = 0;
            for line in &given.lines_used {
                require(phase_has_favors && doc.decision.is_some() && !doc.options.simplified_favors, || {
                    format!("player {seat} cannot have used a line of favor in this phase")
                })?;
                require(lines_used >> *line as u8 & 1 == 0, || format!("player {seat} has used a line twice"))?;
                lines_used |= 1 << *line as u8;
            }
            let houses: u32 =
                self.holdings[seat].houses[usize::from(self.counted)..].iter().map(|n| u32::from(*n)).sum();
            require(u32::from(given.batches) <= houses, || format!("player {seat} has more batches than houses"))?;
            let building = self.phase == Phase::Castle && doc.decision.is_some() && self.castle.contains(player);
            require(given.batches == 0 || building, || format!("player {seat} cannot have given batches yet"))?;
            let MarkersDoc { prestige, deniers, cubes, building } = given.favors;
            let holding = &mut self.holdings[seat];
            holding.cubes = given.cubes;
            holding.deniers = given.deniers;
            holding.prestige = given.prestige;
            holding.workers = home;
            holding.favors = [prestige, deniers, cubes, building];
            holding.lines_used = lines_used;
            holding.batches = given.batches;
            let open = favors::OPEN_COLUMNS[usize::from(self.counted)];
            require(self.holdings[seat].favors.iter().all(|column| *column <= open), || {
                format!("player {seat} has a favor marker beyond column {open}")
            })?;
        }
        Ok(())
    }

    /// The number of a player's workers on the board.
    fn workers_placed(&self, player: Player) -> u8 {
        let inn = [self.inn_left, self.inn_right].into_iter().filter(|guest| *guest == Some(player)).count();
        let orders = [self.stables, self.castle].into_iter().filter(|order| order.contains(player)).count();
        self.workers.of(player).count_ones() as u8 + (inn + orders) as u8
    }

    fn read_orders(&mut self, doc: &Position) -> Result<(), PositionError> {
        if let Some(order) = doc.turn_order {
            self.turn_order = self.check_all_players(order)?;
            require(order.len() == self.players(), || "the turn order must name every player".into())?;
        }
        let passed_by_now = self.phase > Phase::Placing;
        self.passing_order = match doc.passing_order {
            Some(order) => self.check_all_players(order)?,
            None if passed_by_now => Player::all(self.players()).collect(),
            None => Order::EMPTY,
        };
        require(!passed_by_now || self.passing_order.len() == self.players(), || {
            "in this phase everyone must have passed".into()
        })?;
        Ok(())
    }

    fn read_delayed(&mut self, doc: &Position) -> Result<(), PositionError> {
        let room = Delayed::CAPACITY.saturating_sub(self.possible_delays(doc));
        require(doc.delayed.len() <= room, || format!("too many delayed residences: at most {room} are possible now"))?;
        for delayed in &doc.delayed {
            let (space, player) = (delayed.space, self.check_player(delayed.player)?);
            let phase = matches!(self.phase, Phase::Special | Phase::Provost | Phase::Activation);
            require(phase, || "residences are delayed in phases 3 to 5 only".into())?;
            // In phase 5 the worker that delays it may have acted and gone home, unless the residence is then made at once.
            let may_be_gone = self.phase == Phase::Activation && !self.options.english_residences;
            let occupied = if may_be_gone { ROAD } else { self.workers.all() };
            let possible = self.transformable(player) & occupied & space.bit() != 0;
            require(possible, || format!("player {} cannot have a delayed residence on {space}", player.index()))?;
            self.delayed.push(space, player);
        }
        Ok(())
    }

    /// How many residences can still be delayed this turn: by the Lawyer, and by favors in phases 3 and 5, at most one per player and
    /// phase.
    fn possible_delays(&self, doc: &Position) -> usize {
        let lawyer = self.space_of(Tile::WoodLawyer).is_some_and(|space| self.workers.get(space.index()).is_some());
        let joust = self.phase == Phase::Special && self.workers.get(Spot::JOUST_FIELD.index()).is_some();
        let in_use = doc.decision.as_ref().is_some_and(|decision| {
            matches!(decision.what, Decision::FavorEffect { line: Line::Building } | Decision::Lawyer { by: By::Favor })
        });
        let line_used = |holding: &Holding| holding.lines_used >> Line::Building as u8 & 1 != 0;
        let favors = match self.phase {
            Phase::Activation => self.holdings[..self.players()].iter().filter(|holding| !line_used(holding)).count(),
            _ => self.players(),
        };
        usize::from(lawyer) + usize::from(joust || in_use) + favors
    }
}
