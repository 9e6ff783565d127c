//! Legal moves computed from a position document, plainly and slowly, independently of the engine.

use caylus_rules::parts::{Cube, Cubes, Goods, Player};
use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{BuildId, By, Character, Decision, Kind, Move, Space, Spot, Tile};

use super::all_moves::{ALL_MOVES, OFFERS, fits_decision};
use super::lookups::{
    first_empty, hand, has, holding, houses_left, is_neutral, is_residence, on, open_tiles, passed, second_on,
};
use super::rulebook::{facts, goods};

/// All legal moves, in order.
pub(crate) fn legal(table: &Position) -> Vec<Move> {
    let Some(decision) = &table.decision else { return Vec::new() };
    let (player, what) = (decision.player, decision.what);
    let likely = ALL_MOVES.iter().copied().filter(|chosen| fits_decision(what, *chosen));
    likely.filter(|chosen| allowed(table, player, what, *chosen)).collect()
}

fn allowed(table: &Position, player: Player, decision: Decision, chosen: Move) -> bool {
    let owned = holding(table, player);
    match chosen {
        Move::Pass | Move::Done | Move::Decline => true,
        // [T0.7], [T5.3]
        Move::Choose(character) => table.board.contains(&character),
        // [T5.1]
        Move::Steal(character) => {
            let others = Player::all(table.players.len()).filter(|other| *other != player);
            others.into_iter().any(|other| has(table, other, character))
        }
        Move::Site(tile) => tile.index() < open_tiles(table),
        Move::Place(spot) => can_place(table, player, decision, spot),
        Move::Trade(trade) => {
            let (tile, neutral) = side(table, decision);
            OFFERS[&(tile, neutral)].contains(&chosen) && can_pay(table, player, trade.offer().give)
        }
        // [T2.1]
        Move::Claim(space) => {
            let starting = on(table, space).filter(|on| on.tile.kind() == Kind::Start);
            starting.is_some_and(|on| on.owner.is_none())
                && can_pay(table, player, goods("cloth"))
                && houses_left(table, player) > 0
        }
        Move::Build(build) => {
            let there = table.supply.as_ref().is_some_and(|supply| supply.contains(&build.tile()));
            let possible = match decision {
                // [T2.2]
                Decision::Build { craft, .. } => {
                    build.tile().kind() == craft && first_empty(table).is_some() && houses_left(table, player) > 0
                }
                // [T4.2]
                _ => build.tile().kind() == Kind::Monument,
            };
            there && possible && owned.cubes.cover(payment(decision, build))
        }
        // [T2.3], [T2.4], [T2.5], [T6.5]
        Move::Provost(steps) => {
            let most = match decision {
                Decision::Toll => 2,
                Decision::Bailiff => 1,
                _ => hand(table, player).min(3),
            };
            (5..=29).contains(&(i32::from(table.provost) + i32::from(steps))) && steps.unsigned_abs() <= most
        }
        // [T3.1], [T6.11]
        Move::Batch(batch) => {
            let cubes = batch.cubes();
            let ordinary = Cube::ALL.iter().all(|cube| cubes.count(*cube) <= 1) && cubes.count(Cube::Food) == 1;
            owned.cubes.cover(cubes) && (ordinary || has(table, player, Character::Chamberlain))
        }
    }
}

/// The payment for a building. The site's Mason spares the stone.
pub(crate) fn payment(decision: Decision, build: BuildId) -> Cubes {
    let all = facts(build.tile()).0.cubes + build.with().map_or(Cubes::NONE, Cubes::one);
    match decision {
        Decision::Build { craft: Kind::Stone, by: By::Favor } => all - goods("stone").cubes,
        _ => all,
    }
}

pub(crate) fn can_pay(table: &Position, player: Player, price: Goods) -> bool {
    holding(table, player).cubes.cover(price.cubes) && u16::from(hand(table, player)) >= price.workers
}

/// The tile that is used, and whether it shows its neutral side.
pub(crate) fn side(table: &Position, decision: Decision) -> (Tile, bool) {
    match decision {
        Decision::Effect { tile, by: By::Favor } => (tile, true),
        Decision::Effect { tile, by: By::Worker } => (tile, is_neutral(table.activating.expect("a space acts"))),
        other => panic!("{other:?} is not about offers"),
    }
}

/// [T1.1], [T1.2], [T1.4], [T6.1], [T6.3], [T6.4]
fn can_place(table: &Position, player: Player, decision: Decision, spot: Spot) -> bool {
    let early = decision == Decision::EarlyRiser;
    let able = hand(table, player) > price(table, player, early);
    let free = match spot.space() {
        None => !table.site.workers.contains(player),
        Some(space) => is_open(table, space) || (!early && can_join(table, player, space)),
    };
    able && free
}

/// The extra workers paid besides the placed one.
pub(crate) fn price(table: &Position, player: Player, early: bool) -> u8 {
    u8::from(early || (!passed(table).is_empty() && !has(table, player, Character::NightWorker)))
}

fn is_open(table: &Position, space: Space) -> bool {
    on(table, space).is_some_and(|on| on.tile != Tile::Bridge && !is_residence(on) && on.worker.is_none())
}

/// [T6.3] Once a round, where another player's worker is.
fn can_join(table: &Position, player: Player, space: Space) -> bool {
    let other = on(table, space).and_then(|on| on.worker).is_some_and(|worker| worker != player);
    other
        && table.journeyman.is_none()
        && has(table, player, Character::Journeyman)
        && second_on(table, space).is_none()
}
