//! The table rebuilt from events alone; each event must be the one the rules require at that moment.

use std::collections::VecDeque;

use caylus_rules::parts::{Order, Player};
use caylus_rules::y1303::position::{JourneymanDoc, PlayerDoc, Position, RoadDoc, SiteDoc};
use caylus_rules::y1303::{Cause, Caylus1303, Character, Decision, Event, Kind, Move, Phase, Set, Space, Spot, Tile};

use super::effects;
use super::lookups::Holding;
use super::rulebook::{FIRST_GAME, character, goods, space, starting_tiles, tile};
use super::turns::{Turns, set_decision};
use crate::common::game::{self, assert_same_table};

/// The table according to the events.
#[derive(Clone)]
pub(crate) struct Ledger {
    table: Position,
    turns: Turns,
    /// What must happen next.
    due: VecDeque<Event>,
}

impl game::Ledger<Caylus1303> for Ledger {
    fn loaded(table: Position) -> Self {
        let turns = Turns::at(&table);
        Self { table, turns, due: VecDeque::new() }
    }

    /// [T0.1]–[T0.7] Only random outcomes are taken from the game: tiles, characters, the first player.
    fn set_up(first: &Position, _: u64) -> Self {
        let players = first.players.len();
        check_tiles(first);
        let drawn = &first.board;
        assert_eq!(drawn.len(), players + 3, "T0.7");
        if first.options.characters == Set::FirstGame {
            let mut expected: Vec<Character> = FIRST_GAME.into_iter().take(players + 3).map(character).collect();
            expected.sort_unstable();
            assert_eq!(*drawn, expected, "T0.7");
        }
        let at_hand = [10, 6, 6, 10][players - 2];
        let holding = |seat: usize| PlayerDoc {
            color: Some(["blue", "red", "green", "yellow", "black"][seat].to_owned()),
            cubes: goods("2wood food stone").cubes,
            workers: Some(at_hand),
            camp: Some(15 - at_hand),
            ..PlayerDoc::default()
        };
        let fixed = ["fairground", "lawyer", "carpenter", "toll", "bridge"];
        let mut road = first.road.clone();
        for (number, name) in fixed.into_iter().enumerate() {
            road.insert(space(number), Some(neutral(tile(&format!("fixed:{name}")))));
        }
        let table = Position {
            game: Some("1303".to_owned()),
            options: first.options,
            round: 1,
            phase: Phase::Characters,
            decision: None,
            first_player: Player::new(0),
            passing_order: Some(Order::EMPTY),
            provost: 13,
            players: (0..players).map(holding).collect(),
            road,
            site: SiteDoc { tiles: first.site.tiles, workers: Order::EMPTY },
            journeyman: None,
            supply: first.supply.clone(),
            board: vec![],
            goldsmith_used: false,
            deliveryman_last: false,
            activating: None,
        };
        let due = [
            Event::CharactersDrawn { characters: drawn.iter().copied().collect() },
            Event::FirstPlayer { player: first.first_player },
        ];
        Self { table, turns: Turns::default(), due: due.into() }
    }

    fn table(&self) -> &Position {
        &self.table
    }

    fn decided(&mut self, player: Player, chosen: Move) {
        let decision = self.table.decision.as_ref().expect("somebody decides");
        assert_eq!(decision.player, player);
        self.decide(player, decision.what, chosen);
    }

    fn take(&mut self, event: &Event) {
        while self.due.is_empty() {
            // Forced moves are played without being asked.
            match set_decision(&self.turns, &mut self.table).as_slice() {
                [] => self.due = self.turns.automatic(&self.table).into(),
                [forced] => self.decided(self.table.decision.as_ref().expect("just set").player, *forced),
                several => panic!("{:?} should be asked, out of {several:?}", self.table.decision),
            }
        }
        assert_eq!(self.due.pop_front(), Some(*event), "something else should happen");
        self.record(event);
    }

    /// The decision must be the one the rules require.
    fn assert_matches(&mut self, written: &Position) {
        assert!(self.due.is_empty(), "more should have happened: {:?}", self.due);
        // Ending a delivery is the only forced move without an event.
        while let [Move::Done] = set_decision(&self.turns, &mut self.table)[..] {
            self.decided(self.table.decision.as_ref().expect("just set").player, Move::Done);
        }
        assert_same_table(&self.table, written);
        assert_eq!(written.decision.is_none(), written.phase == Phase::Over);
    }
}

impl Ledger {
    fn decide(&mut self, player: Player, decision: Decision, chosen: Move) {
        self.due = effects::of(&self.table, &mut self.turns, player, decision, chosen).into();
    }

    fn player(&mut self, player: Player) -> &mut Holding {
        &mut self.table.players[player.index()]
    }

    fn on(&mut self, space: Space) -> &mut RoadDoc {
        self.table.road.get_mut(&space).and_then(Option::as_mut).expect("a tile on this space")
    }

    /// Applies an event to the table.
    fn record(&mut self, event: &Event) {
        let table = &mut self.table;
        match *event {
            Event::CharactersDrawn { characters } => table.board = characters.iter().collect(),
            Event::RoundStarted { round } => table.round = round,
            Event::PhaseStarted { phase } => {
                table.phase = phase;
                self.turns = Turns::default();
                if phase == Phase::Stewardship {
                    table.goldsmith_used = false;
                    table.players.iter_mut().for_each(|player| player.batches = 0);
                }
            }
            Event::FirstPlayer { player } => (table.first_player, table.passing_order) = (player, Some(Order::EMPTY)),
            Event::CharacterTaken { player, character, from } => {
                let place = from.map_or(&mut table.board, |from| &mut table.players[from.index()].characters);
                let at = place.iter().position(|other| *other == character).expect("the character is there");
                place.remove(at);
                let own = &mut self.player(player).characters;
                own.push(character);
                own.sort_unstable();
            }
            Event::Passed { player, .. } => table.passing_order.as_mut().expect("complete").push(player),
            Event::WorkerPlaced { player, spot } => {
                *self.player(player).workers.as_mut().expect("complete") -= 1;
                self.arrive(player, spot);
            }
            Event::WorkerToCamp { player, from } => {
                self.leave(player, from);
                *self.player(player).camp.as_mut().expect("complete") += 1;
            }
            Event::ProvostMoved { to, .. } => table.provost = to,
            Event::Gained { player, goods, cause } => {
                table.goldsmith_used |= cause == Cause::Character { character: Character::Goldsmith };
                let holding = self.player(player);
                holding.cubes += goods.cubes;
                holding.prestige += goods.prestige;
                *holding.workers.as_mut().expect("complete") += goods.workers as u8;
                *holding.camp.as_mut().expect("complete") -= goods.workers as u8;
            }
            Event::Paid { player, goods, cause } => {
                let holding = self.player(player);
                assert!(holding.cubes.cover(goods.cubes), "{goods} cannot be paid");
                holding.cubes -= goods.cubes;
                holding.batches += u16::from(cause == Cause::Batch);
                *holding.workers.as_mut().expect("complete") -= goods.workers as u8;
                *holding.camp.as_mut().expect("complete") += goods.workers as u8;
            }
            Event::Claimed { player, space } => {
                let on = self.on(space);
                (on.owner, on.claimed) = (Some(player), true);
            }
            Event::Built { player, tile, space } => {
                self.take_from_supply(tile);
                let built = RoadDoc { owner: Some(player), ..neutral(tile) };
                assert_eq!(self.table.road.insert(space, Some(built)), None, "T2.2: the space is empty");
            }
            Event::ResidenceMade { space, .. } => self.on(space).claimed = false,
            Event::MonumentBuilt { monument, space, .. } => {
                self.take_from_supply(monument);
                assert_eq!(self.on(space).monument.replace(monument), None, "T4.2");
            }
            Event::FinalScore { .. } => table.phase = Phase::Over,
            Event::Declined { .. } | Event::SiteUsed { .. } => {}
        }
    }

    fn take_from_supply(&mut self, tile: Tile) {
        let supply = self.table.supply.as_mut().expect("complete");
        let at = supply.iter().position(|other| *other == tile).expect("T2.2: only from the supply");
        supply.remove(at);
    }

    fn arrive(&mut self, player: Player, spot: Spot) {
        let Some(space) = spot.space() else { return self.table.site.workers.push(player) };
        if self.on(space).worker.is_none() {
            self.on(space).worker = Some(player);
        } else {
            assert_eq!(self.table.journeyman.replace(JourneymanDoc { player, space }), None, "T6.3: once a round");
        }
    }

    fn leave(&mut self, player: Player, spot: Spot) {
        let Some(space) = spot.space() else {
            let site = &mut self.table.site.workers;
            *site = site.iter().filter(|other| *other != player).collect();
            return;
        };
        let left = self.on(space).worker.take().or_else(|| self.table.journeyman.take().map(|second| second.player));
        assert_eq!(left, Some(player), "no such worker on {space}");
    }
}

fn neutral(tile: Tile) -> RoadDoc {
    RoadDoc { tile, owner: None, worker: None, claimed: false, monument: None }
}

/// [T0.2]–[T0.4] Every starting tile is on the road or first at the site; so are one wood and one stone tile each; the rest is
/// the supply.
fn check_tiles(table: &Position) {
    let kinds = table.site.tiles.map(Tile::kind);
    assert_eq!(kinds, [Kind::Start, Kind::Wood, Kind::Stone], "T0.3");
    assert!(table.road.keys().copied().eq((0..14).chain([18]).map(space)), "T0.2");
    let on = |number: usize| table.road[&space(number)].clone().expect("a tile on this space");
    assert!((0..14).chain([18]).all(|number| on(number) == neutral(on(number).tile)), "T0.2: no houses, no workers");
    let mut starting: Vec<Tile> = (5..13).map(|number| on(number).tile).chain([table.site.tiles[0]]).collect();
    starting.sort_unstable();
    assert_eq!(starting, starting_tiles(), "T0.2");
    assert_eq!((on(13).tile.kind(), on(18).tile.kind()), (Kind::Wood, Kind::Stone), "T0.2");
    assert_ne!(on(13).tile, Tile::WoodMason, "T0.2");
    super::table::check(table);
}
