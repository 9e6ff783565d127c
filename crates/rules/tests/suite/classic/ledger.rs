//! Rebuilds the table from events alone.

use caylus_rules::classic::position::{DelayedDoc, PlayerDoc, Position, RoadDoc, SectionDoc};
use caylus_rules::classic::{Cause, Classic, Event, Kind, Line, Phase, Section, Space, Spot, Tile};
use caylus_rules::parts::{Goods, Order, Player};

use super::audit;
use super::turns::Turns;
use crate::common::game::{self, assert_same_table};

/// The table according to the events.
#[derive(Clone)]
pub(crate) struct Ledger {
    table: Position,
    /// The last payment, for checking the next event.
    paid: Option<(Player, Goods, Cause)>,
    turns: Turns,
}

impl game::Ledger<Classic> for Ledger {
    fn loaded(table: Position) -> Self {
        Self { table, paid: None, turns: Turns::default() }
    }

    /// [C0.1]–[C0.6] Starts before the first turn. Only the random parts, the neutral tiles and the turn order, are copied from the
    /// first decision's table.
    fn set_up(first: &Position, _: u64) -> Self {
        let order = first.turn_order.expect("a written position is complete");
        let mut table =
            Position { turn: 0, phase: Phase::EndOfTurn, passing_order: Some(Order::EMPTY), ..first.clone() };
        table.decision = None;
        let money = if order.len() == 2 { [5; 5] } else { [5, 6, 6, 7, 7] };
        for (player, deniers) in order.iter().zip(money) {
            let goods: Goods = "2food wood".parse().expect("goods");
            table.players[player.index()] = PlayerDoc {
                color: first.players[player.index()].color.clone(),
                deniers,
                cubes: goods.cubes,
                workers: Some(6),
                ..PlayerDoc::default()
            };
        }
        (table.provost, table.bailiff) = (space(6), space(6));
        let fixed = [(7, Tile::FixedPeddler), (8, Tile::FixedCarpenter), (16, Tile::FixedGoldMine)];
        let printed = fixed.map(|(number, tile)| (space(number), tile));
        let neutral = (1..=6).map(|number| (space(number), tile_on(first, space(number)).expect("a neutral tile")));
        let mut all_neutral: Vec<Tile> = neutral.clone().map(|(_, tile)| tile).collect();
        all_neutral.sort_unstable();
        assert_eq!(all_neutral, Tile::NEUTRAL, "C0.2");
        let road =
            neutral.chain(printed).map(|(space, tile)| (space, Some(RoadDoc { tile, owner: None, worker: None })));
        table.road = road.collect();
        let mut supply: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| tile.is_buildable()).collect();
        supply.push(Tile::StoneArchitect);
        supply.retain(|tile| *tile != Tile::StoneJeweller || first.options.jeweller);
        supply.sort_unstable();
        table.supply = Some(supply);
        Self::loaded(table)
    }

    fn table(&self) -> &Position {
        &self.table
    }

    /// The decision is copied, since no event carries it.
    fn assert_matches(&mut self, written: &Position) {
        let table = &mut self.table;
        table.decision = written.decision;
        let first_worker = table.road.iter().find(|(_, on)| on.as_ref().is_some_and(|on| on.worker.is_some()));
        table.activating = first_worker.map(|(space, _)| *space).filter(|_| table.phase == Phase::Activation);
        assert_same_table(table, written);
    }

    fn take(&mut self, event: &Event) {
        audit::check(&self.table, self.paid, event);
        self.turns.check_end(&self.table, event);
        self.turns.take(&self.table, event);
        let paid = self.paid.take();
        let table = &mut self.table;
        match *event {
            Event::TurnStarted { turn } => {
                assert_eq!(turn, table.turn + 1, "turns follow each other");
                table.turn = turn;
                table.passing_order = Some(Order::EMPTY);
            }
            Event::PhaseStarted { phase } => {
                table.phase = phase;
                table.players.iter_mut().for_each(|player| player.lines_used.clear());
            }
            Event::TurnOrder { order, .. } => table.turn_order = Some(order),
            Event::Passed { player, .. } => table.passing_order.as_mut().expect("complete").push(player),
            Event::WorkerPlaced { player, spot } => {
                *self.workers(player) -= 1;
                self.arrive(player, spot);
            }
            Event::WorkerMoved { player, from, to } => {
                self.leave(player, from);
                self.arrive(player, to);
            }
            Event::InnEntered { player } => {
                let inn = &mut table.special.inn;
                assert_eq!((inn.left.take(), inn.right.replace(player)), (Some(player), None), "C3.6");
            }
            Event::WorkerReturned { player, from } => {
                self.leave(player, from);
                *self.workers(player) += 1;
            }
            Event::ProvostMoved { to, .. } => table.provost = to,
            Event::BailiffMoved { to, .. } => {
                table.bailiff = to;
                table.due = Some(audit::due_sections(table));
            }
            Event::Gained { player, goods, .. } => {
                let holding = self.player(player);
                holding.cubes += goods.cubes;
                holding.deniers += goods.deniers;
                holding.prestige += goods.prestige;
            }
            Event::Paid { player, goods, cause } => {
                let holding = self.player(player);
                assert!(holding.cubes.cover(goods.cubes) && goods.prestige == 0, "{goods} cannot be paid");
                holding.cubes -= goods.cubes;
                holding.deniers = holding.deniers.checked_sub(goods.deniers).expect("enough deniers");
                self.paid = Some((player, goods, cause));
            }
            Event::PrestigeLost { player, amount, .. } => {
                let holding = self.player(player);
                holding.prestige = holding.prestige.checked_sub(amount).expect("C0.6: never below 0");
            }
            Event::Built { player, tile, space, .. } => {
                let supply = table.supply.as_mut().expect("complete");
                let at = supply.iter().position(|other| *other == tile).expect("C5.4: only from the supply");
                supply.remove(at);
                table.road.insert(space, Some(RoadDoc { tile, owner: Some(player), worker: None }));
            }
            Event::ResidenceDelayed { player, space, .. } => table.delayed.push(DelayedDoc { space, player }),
            Event::ResidenceMade { player, space, replaced } => self.make_residence(player, space, replaced),
            Event::FavorsWon { count, .. } => *table.favors_owed.as_mut().expect("complete") += count,
            Event::FavorsLost { count, .. } => *table.favors_owed.as_mut().expect("complete") -= count,
            Event::FavorLine { player, line, column, .. } => {
                *table.favors_owed.as_mut().expect("complete") -= 1;
                let holding = self.player(player);
                *marker(holding, line) = column;
                holding.lines_used.push(line);
                holding.lines_used.sort_unstable();
            }
            Event::HouseBuilt { player, section } => {
                let free = section_doc(table, section).free.as_mut().expect("complete");
                *free = free.checked_sub(1).expect("C6.2: no more houses than places");
                let holding = self.player(player);
                holding.batches += 1;
                *match section {
                    Section::Dungeon => &mut holding.houses.dungeon,
                    Section::Walls => &mut holding.houses.walls,
                    Section::Towers => &mut holding.houses.towers,
                } += 1;
            }
            Event::SectionCounted { section } => {
                section_doc(table, section).counted = true;
                assert_eq!(table.due.as_mut().expect("complete").remove(0), section, "C7.2: the earlier first");
            }
            Event::FinalBonus { .. } => {
                table.phase = Phase::Over;
                table.players.iter_mut().for_each(|player| player.lines_used.clear());
            }
            Event::InnKept { .. } | Event::Declined { .. } | Event::HousesCounted { .. } => self.paid = paid,
        }
        // A simplified favor is used up when its points arrive.
        if let Event::Gained { cause: Cause::SimplifiedFavor, .. } = event {
            *self.table.favors_owed.as_mut().expect("complete") -= 1;
        }
    }
}

impl Ledger {
    fn player(&mut self, player: Player) -> &mut PlayerDoc {
        &mut self.table.players[player.index()]
    }

    fn workers(&mut self, player: Player) -> &mut u8 {
        self.player(player).workers.as_mut().expect("complete")
    }

    /// A place for a single worker.
    fn single(&mut self, spot: Spot) -> &mut Option<Player> {
        let special = &mut self.table.special;
        match spot {
            Spot::GATE => &mut special.gate,
            Spot::TRADING_POST => &mut special.trading_post,
            Spot::MERCHANTS_GUILD => &mut special.merchants_guild,
            Spot::JOUST_FIELD => &mut special.joust_field,
            _ => {
                let space = spot.space().expect("the other places are handled by the caller");
                &mut self.table.road.get_mut(&space).and_then(Option::as_mut).expect("C2.4: nothing is there").worker
            }
        }
    }

    fn arrive(&mut self, player: Player, spot: Spot) {
        match spot {
            Spot::STABLES => self.table.special.stables.push(player),
            Spot::CASTLE => self.table.castle.push(player),
            Spot::INN => assert_eq!(self.table.special.inn.left.replace(player), None, "C2.6"),
            _ => assert_eq!(self.single(spot).replace(player), None, "C2.4: {spot} is taken"),
        }
    }

    fn leave(&mut self, player: Player, spot: Spot) {
        match spot {
            Spot::STABLES => remove(&mut self.table.special.stables, player),
            Spot::CASTLE => {
                remove(&mut self.table.castle, player);
                self.player(player).batches = 0;
            }
            Spot::INN => assert_eq!(self.table.special.inn.right.take(), Some(player), "C3.6"),
            _ => assert_eq!(self.single(spot).take(), Some(player), "no such worker on {spot}"),
        }
    }

    fn make_residence(&mut self, player: Player, space: Space, replaced: Tile) {
        let table = &mut self.table;
        if replaced.kind() != Kind::Neutral {
            let supply = table.supply.as_mut().expect("complete");
            supply.push(replaced);
            supply.sort_unstable();
        }
        let residence = RoadDoc { tile: Tile::Residence, owner: Some(player), worker: None };
        table.road.insert(space, Some(residence));
        // Delayed residences are made in order of payment, or each when its worker has left.
        if let Some(at) = table.delayed.iter().position(|delayed| delayed.space == space) {
            assert!(at == 0 || table.options.english_residences, "C5.7");
            assert_eq!(table.delayed.remove(at), DelayedDoc { space, player }, "C5.7");
        }
    }
}

pub(crate) fn space(number: usize) -> Space {
    Space::numbered(number).expect("a space of the road")
}

pub(crate) fn tile_on(table: &Position, space: Space) -> Option<Tile> {
    table.road.get(&space)?.as_ref().map(|on| on.tile)
}

pub(crate) fn marker(player: &mut PlayerDoc, line: Line) -> &mut u8 {
    match line {
        Line::Prestige => &mut player.favors.prestige,
        Line::Deniers => &mut player.favors.deniers,
        Line::Cubes => &mut player.favors.cubes,
        Line::Building => &mut player.favors.building,
    }
}

fn section_doc(table: &mut Position, section: Section) -> &mut SectionDoc {
    match section {
        Section::Dungeon => &mut table.sections.dungeon,
        Section::Walls => &mut table.sections.walls,
        Section::Towers => &mut table.sections.towers,
    }
}

fn remove(order: &mut Order, player: Player) {
    assert!(order.contains(player), "no such worker");
    *order = order.iter().filter(|other| *other != player).collect();
}
