//! A slow reference implementation of legal moves, which works on positions and shares no code with the engine.

use caylus_rules::classic::position::Position;
use caylus_rules::classic::{By, Decision, Kind, Line, Move, Space, Spot, Tile};
use caylus_rules::parts::{Cubes, Goods, Player};

use super::all_moves::ALL_MOVES;
use super::audit::{
    can_become_residence, can_place_worker, column_of, current_section, holding, is_delayed, is_full, on, price,
};
use super::ledger::tile_on;
use super::rulebook::{cost, costs_any, goods, is_plain, offered, owner_cubes};

/// All legal moves, sorted.
pub(crate) fn legal(table: &Position) -> Vec<Move> {
    let Some(decision) = &table.decision else { return Vec::new() };
    let view = View { table, player: decision.player };
    ALL_MOVES.iter().copied().filter(|chosen| view.is_legal(decision.what, *chosen)).collect()
}

/// The table and the player to act.
struct View<'a> {
    table: &'a Position,
    player: Player,
}

impl View<'_> {
    fn is_legal(&self, decision: Decision, chosen: Move) -> bool {
        let table = self.table;
        match (decision, chosen) {
            (Decision::Place, Move::Pass)
            | (Decision::Gate | Decision::Inn, Move::Recall)
            | (Decision::Inn, Move::Stay)
            | (Decision::Batch, Move::Done)
            | (Decision::Joust | Decision::Trade { .. } | Decision::FavorEffect { .. }, Move::Decline)
            | (Decision::Build { by: By::Worker, .. } | Decision::Lawyer { by: By::Worker }, Move::Decline) => true,
            (Decision::Place, Move::Place(spot)) => {
                let worker = holding(table, self.player).workers > Some(0);
                worker
                    && can_place_worker(table, self.player, spot)
                    && self.can_pay(Goods::deniers(price(table, self.player, spot)))
            }
            (Decision::Gate, Move::Send(spot)) => {
                let in_inn = spot == Spot::INN && table.special.inn.right == Some(self.player);
                spot != Spot::GATE && !in_inn && can_place_worker(table, self.player, spot)
            }
            (Decision::Guild, Move::Provost(steps)) => self.can_move_provost(steps),
            (Decision::Provost, Move::Provost(steps)) => {
                self.can_move_provost(steps) && self.can_pay(Goods::deniers(steps.unsigned_abs().into()))
            }
            (Decision::Joust, Move::Joust) => self.can_pay(goods("cloth 1d")),
            (Decision::Produce, Move::Take(cube)) => {
                let gives = |count| Goods::cubes(Cubes::some(cube, count));
                let tile = self.acting();
                [1, 2].into_iter().any(|count| offered(table.options, tile, Goods::NONE, gives(count)))
            }
            (Decision::OwnerCube, Move::Take(cube)) => owner_cubes(self.acting()).contains(&cube),
            (Decision::Build { craft, by }, Move::Build(build)) => {
                let extra = build.with().map_or(Cubes::NONE, Cubes::one);
                build.tile().kind() == craft && self.can_build(build.tile(), extra, by)
            }
            (Decision::Site { .. }, Move::Replace(space)) => self.is_own_residence(space),
            (Decision::Lawyer { by }, Move::Residence(space)) => self.can_make_residence(space, by),
            (Decision::Trade { tile }, Move::Trade(trade)) => {
                let offer = trade.offer();
                self.can_pay(offer.give) && offered(table.options, tile, offer.give, offer.get)
            }
            (Decision::Batch, Move::Batch(batch)) => {
                self.can_pay(Goods::cubes(batch.cubes())) && current_section(table).is_some()
            }
            (Decision::FavorLine, Move::Line(line)) => !holding(table, self.player).lines_used.contains(&line),
            (Decision::FavorEffect { line }, Move::Column(column)) => {
                column <= column_of(holding(table, self.player), line) && self.is_useful(line, column)
            }
            (Decision::FavorCube, Move::Take(cube)) => ["wood", "stone"].contains(&cube.name()),
            (Decision::FavorTrade, Move::Trade(trade)) => {
                let offer = trade.offer();
                let one_cube = offer.give.cubes.total() == 1 && offer.give.deniers == 0;
                one_cube && self.can_pay(offer.give) && is_plain(offer.get, 2)
            }
            _ => false,
        }
    }

    fn can_pay(&self, goods: Goods) -> bool {
        let holding = holding(self.table, self.player);
        holding.cubes.cover(goods.cubes) && holding.deniers >= goods.deniers
    }

    /// [C4.2] The provost stays on the road.
    fn can_move_provost(&self, steps: i8) -> bool {
        (0..28).contains(&(self.table.provost.index() as i32 + i32::from(steps)))
    }

    /// The tile with the first worker on the road.
    fn acting(&self) -> Tile {
        let workers = self.table.road.values().flatten().find(|on| on.worker.is_some());
        workers.expect("a worker is acting").tile
    }

    /// [C5.4], [C5.5] The tile is in the supply, has a site and can be paid.
    fn can_build(&self, tile: Tile, extra: Cubes, by: By) -> bool {
        let table = self.table;
        let there = table.supply.as_ref().is_some_and(|supply| supply.contains(&tile));
        let site = match tile.kind() {
            Kind::Prestige => Space::all().any(|space| self.is_own_residence(space)),
            _ => !is_full(table),
        };
        let price = cost(table.options, tile, by == By::Favor).cubes + extra;
        there && site && self.can_pay(Goods::cubes(price))
    }

    /// Whether a favor can build any tile of the kind.
    fn can_build_some(&self, kind: Kind) -> bool {
        let extras = |tile| match costs_any(tile) {
            true => caylus_rules::parts::Cube::ALL.map(Cubes::one).to_vec(),
            false => vec![Cubes::NONE],
        };
        let mut tiles = Tile::ALL.into_iter().filter(|tile| tile.kind() == kind);
        tiles.any(|tile| extras(tile).into_iter().any(|extra| self.can_build(tile, extra, By::Favor)))
    }

    fn is_own_residence(&self, space: Space) -> bool {
        tile_on(self.table, space) == Some(Tile::Residence) && on(self.table, space).owner == Some(self.player)
    }

    /// [C5.6], [C5.7], [C8.8]
    fn can_make_residence(&self, space: Space, by: By) -> bool {
        let price = goods(if by == By::Favor { "cloth" } else { "cloth 1d" });
        let table = self.table;
        tile_on(table, space).is_some()
            && can_become_residence(table, self.player, space)
            && !is_delayed(table, space)
            && self.can_pay(price)
    }

    /// [C8.5]–[C8.8] Whether the column would have an effect.
    fn is_useful(&self, line: Line, column: u8) -> bool {
        match (line, column) {
            (Line::Cubes, 4) => !holding(self.table, self.player).cubes.is_empty(),
            (Line::Prestige | Line::Deniers | Line::Cubes, _) => true,
            (Line::Building, 2) => self.can_build_some(Kind::Wood),
            (Line::Building, 3) => self.can_build_some(Kind::Stone),
            (Line::Building, 4) => Space::all().any(|space| self.can_make_residence(space, By::Favor)),
            (Line::Building, 5) => self.can_build_some(Kind::Prestige),
            (Line::Building, _) => false,
        }
    }
}
