//! Legal moves computed from a position document, independently of the engine.

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Decision, Move, TradeId};
use caylus_rules::parts::Player;

use super::all_moves::{ALL_MOVES, OFFERS, fits_decision};
use super::rulebook::{cards, cubes, is_beginner, is_site, is_small};

/// All legal moves, in the order of moves.
pub(crate) fn legal(table: &Position) -> Vec<Move> {
    let Some(decision) = &table.decision else { return Vec::new() };
    let (player, what) = (decision.player, decision.what);
    let likely = ALL_MOVES.iter().copied().filter(|chosen| fits_decision(what, *chosen));
    likely.filter(|chosen| allowed(table, player, what, *chosen)).collect()
}

pub(crate) fn tokens_left(table: &Position) -> u16 {
    table.tokens.map(<[u8; 3]>::from).expect("complete").iter().map(|tokens| u16::from(*tokens)).sum()
}

fn allowed(table: &Position, player: Player, decision: Decision, chosen: Move) -> bool {
    let holding = &table.players[player.index()];
    let owned = cubes(holding.cubes);
    match chosen {
        // [M2.1], [M2.2]
        Move::Draw => holding.deniers > 0 && cards(&holding.pile).len() + cards(&holding.discard).len() > 0,
        Move::Replace => holding.deniers > 0 && !cards(&holding.hand).is_empty(),
        // [M2.3]
        Move::Place(place) => {
            let open = table.road.get(place.index()).is_some_and(|on| on.worker.is_none() && !on.residence);
            open && holding.deniers > 0 && holding.workers > Some(0)
        }
        // [M2.4], [M2.5], [M2.7]
        Move::Build(build) => {
            let available = match (build.card(), build.prestige()) {
                (Some(card), _) => cards(&holding.hand).contains(&card),
                (_, Some(building)) => {
                    let site = table.road.iter().any(|on| is_site(on, player));
                    table.prestige.as_ref().expect("complete").contains(&building)
                        && (is_beginner(table.options) || site)
                }
                _ => false,
            };
            available && owned.cover(build.payment())
        }
        Move::Cover(place) => table.road.get(place.index()).is_some_and(|on| is_site(on, player)),
        // [M3.1]
        Move::Provost(steps) => {
            let to = table.provost.expect("there is a provost").index() as i32 + i32::from(steps);
            (0..table.road.len() as i32).contains(&to) && u16::from(steps.unsigned_abs()) <= holding.deniers
        }
        // [M4.1]
        Move::Trade(trade) => offered(table, decision, chosen) && affordable(table, player, trade),
        // [M4.3]
        Move::Residence(place, cube) => {
            let target = table.road.get(place.index()).is_some_and(|on| {
                on.owner == Some(player) && !on.residence && on.card != Card::Lawyer && !table.delayed.contains(&place)
            });
            acting(table) == Card::Lawyer && target && owned.count(cube) > 0
        }
        // [M5.4]
        Move::Batch(batch) => owned.cover(batch.cubes()) && tokens_left(table) > 0,
        Move::Keep | Move::Redraw | Move::Pass | Move::Decline | Move::Done => true,
    }
}

/// The acting card.
fn acting(table: &Position) -> Card {
    table.road[table.activating.expect("a card acts").index()].card
}

fn offered(table: &Position, decision: Decision, chosen: Move) -> bool {
    let card = acting(table);
    let secondary = decision == Decision::Secondary;
    // [M4.2] A small producer pays its owner from the cubes on the card.
    let left = table.road[table.activating.expect("a card acts").index()].cubes;
    (!secondary || !is_small(card) || left > 0) && OFFERS[card as usize][usize::from(secondary)].contains(&chosen)
}

fn affordable(table: &Position, player: Player, trade: TradeId) -> bool {
    let holding = &table.players[player.index()];
    let offer = trade.offer();
    // [M4.4] No more tokens than are left.
    cubes(holding.cubes).cover(offer.give.cubes)
        && holding.deniers >= offer.give.deniers
        && offer.get.tokens <= tokens_left(table)
}
