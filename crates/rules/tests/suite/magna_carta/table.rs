//! Invariants of a position and of a move.

use caylus_rules::magna_carta::position::{PlayerDoc, Position};
use caylus_rules::magna_carta::{Card, Cause, Event, Move};
use caylus_rules::parts::{Cubes, Goods, Player};

use super::ledger::sorted;
use super::rulebook::{all_tokens, cards, deck, is_beginner, prestige};

/// Four workers each, every card in exactly one place, no more tokens and prestige buildings than exist.
pub(crate) fn check(table: &Position) {
    let mut left = table.tokens.map(<[u8; 3]>::from).expect("complete");
    let mut buildings = table.prestige.clone().expect("complete");
    for (seat, player) in table.players.iter().enumerate() {
        let seat = Some(Player::new(seat));
        let placed = table.road.iter().filter(|on| on.worker == seat).count();
        assert_eq!(usize::from(player.workers.expect("complete")) + placed, 4, "M0.1");
        let mut all: Vec<Card> = table.road.iter().filter(|on| on.owner == seat).map(|on| on.card).collect();
        [&player.hand, &player.pile, &player.discard].iter().for_each(|list| all.extend(cards(list)));
        assert_eq!(sorted(&all), deck(table.options), "every card is in one place");
        let tokens: [u8; 3] = player.tokens.into();
        left.iter_mut().zip(tokens).for_each(|(left, taken)| *left += taken);
        buildings.extend(&player.prestige);
    }
    assert!(left.iter().zip(all_tokens(table.players.len())).all(|(there, all)| *there <= all), "M0.3");
    buildings.extend(table.road.iter().filter_map(|on| on.prestige));
    buildings.sort_unstable();
    assert_eq!(buildings, prestige(table.options), "every prestige building is in one place");
    let plain = table.road.iter().all(|on| !on.residence && on.prestige.is_none());
    assert!(plain && table.provost.is_none() || !is_beginner(table.options), "M8.1");
}

/// Whether the player has more than a position accepts.
pub(crate) fn is_beyond_limits(player: &PlayerDoc<Vec<Card>>) -> bool {
    let cubes = player.cubes;
    player.deniers > 9999 || [cubes.food, cubes.wood, cubes.stone, cubes.gold].iter().any(|count| *count > Cubes::LIMIT)
}

/// A move's cost is paid exactly once, and a card's gain is received.
pub(crate) fn check_payment(player: Player, chosen: Move, events: &[Event]) {
    let price = match chosen {
        Move::Draw | Move::Replace | Move::Place(_) => Goods::deniers(1),
        Move::Build(build) => Goods::cubes(build.payment()),
        Move::Provost(steps) => Goods::deniers(steps.unsigned_abs().into()),
        Move::Residence(_, cube) => Goods::cubes(Cubes::one(cube)),
        Move::Batch(batch) => Goods::cubes(batch.cubes()),
        Move::Trade(trade) => trade.offer().give,
        _ => Goods::NONE,
    };
    let paid: Vec<(Player, Goods)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Paid { player, goods, .. } => Some((*player, *goods)),
            _ => None,
        })
        .collect();
    let expected = if price.is_empty() { vec![] } else { vec![(player, price)] };
    assert_eq!(paid, expected, "{chosen}");
    let mut got = Goods::NONE;
    for event in events {
        match *event {
            Event::Gained { goods, cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => {
                assert!(got.is_empty(), "{chosen} gives twice");
                got = goods;
            }
            Event::TokenTaken { cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => got.tokens += 1,
            _ => {}
        }
    }
    assert_eq!(got, if let Move::Trade(trade) = chosen { trade.offer().get } else { Goods::NONE }, "{chosen}");
}
