//! Every move that can be written in notation, legal or not.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use caylus_rules::parts::Cube;
use caylus_rules::y1303::{Character, Decision, Kind, Move, Tile};

use super::rulebook::{facts, offers};
use crate::common::all_moves::read_all;

/// All moves, in order.
pub(crate) static ALL_MOVES: LazyLock<Vec<Move>> = LazyLock::new(|| read_all(texts()));

/// What each tile offers on its neutral side, and on the other.
pub(crate) static OFFERS: LazyLock<BTreeMap<(Tile, bool), Vec<Move>>> = LazyLock::new(|| {
    let sides = Tile::ALL.into_iter().flat_map(|tile| [(tile, false), (tile, true)]);
    sides.map(|(tile, neutral)| ((tile, neutral), read_all(offers(tile, neutral)))).collect()
});

/// The texts of all moves.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> = ["pass", "done", "decline", "place site"].map(str::to_owned).to_vec();
    texts.extend(Character::ALL.iter().flat_map(|one| [format!("choose {one}"), format!("steal {one}")]));
    texts.extend((1..=3).map(|number| format!("site {number}")));
    texts.extend((0..28).flat_map(|number| [format!("place r{number}"), format!("claim r{number}")]));
    texts.extend((-3..=3).map(|steps| format!("provost {steps}")));
    for tile in Tile::ALL {
        texts.extend(offers(tile, false).into_iter().chain(offers(tile, true)));
        match tile.kind() {
            Kind::Fixed | Kind::Start => {}
            _ if facts(tile).1 => texts.extend(Cube::PLAIN.map(|cube| format!("build {tile} with {cube}"))),
            _ => texts.push(format!("build {tile}")),
        }
    }
    for (first, one) in Cube::ALL.iter().enumerate() {
        for (second, other) in Cube::ALL.iter().enumerate().skip(first) {
            texts.extend(Cube::ALL[second..].iter().map(|third| format!("batch {one} {other} {third}")));
        }
    }
    texts
}

/// Whether the move is of a kind that the decision accepts.
pub(crate) fn fits_decision(decision: Decision, chosen: Move) -> bool {
    match chosen {
        Move::Choose(_) => matches!(decision, Decision::Character | Decision::FavorCharacter),
        Move::Steal(_) | Move::Site(_) => decision == Decision::Favor,
        Move::Place(_) => matches!(decision, Decision::Place | Decision::EarlyRiser),
        Move::Pass => decision == Decision::Place,
        Move::Trade(_) => matches!(decision, Decision::Effect { .. }),
        Move::Claim(_) => decision == Decision::Lawyer,
        Move::Build(_) => matches!(decision, Decision::Build { .. } | Decision::Monument),
        Move::Provost(_) => matches!(decision, Decision::Toll | Decision::Bridge | Decision::Bailiff),
        Move::Batch(_) | Move::Done => decision == Decision::Batch,
        Move::Decline => matches!(
            decision,
            Decision::EarlyRiser
                | Decision::Effect { .. }
                | Decision::Lawyer
                | Decision::Build { .. }
                | Decision::Monument
        ),
    }
}
