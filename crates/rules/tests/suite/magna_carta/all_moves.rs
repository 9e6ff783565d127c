//! Every move that can be written in notation, legal or not.

use std::sync::LazyLock;

use caylus_rules::magna_carta::{Card, Decision, Move};

use super::rulebook::{costs, offers, payments, written};
use crate::common::all_moves::read_all;

/// All moves, in order.
pub(crate) static ALL_MOVES: LazyLock<Vec<Move>> = LazyLock::new(|| read_all(texts()));

/// What each card offers, in the order of cards: to the owner of the worker, and to its own.
pub(crate) static OFFERS: LazyLock<Vec<[Vec<Move>; 2]>> = LazyLock::new(|| {
    let moves = |texts: Vec<String>| texts.iter().map(|text| read(text)).collect();
    Card::ALL.into_iter().map(offers).map(|(primary, secondary)| [moves(primary), moves(secondary)]).collect()
});

fn read(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The texts of all moves.
fn texts() -> Vec<String> {
    let plain = ["keep", "redraw", "pass", "draw", "replace", "decline", "done"];
    let mut texts: Vec<String> = plain.map(str::to_owned).into_iter().collect();
    for place in 1..=52 {
        texts.extend([format!("place c{place}"), format!("cover c{place}")]);
        texts.extend(["food", "gold"].map(|cube| format!("residence c{place} with {cube}")));
    }
    texts.extend((-3..=3).map(|steps| format!("provost {steps}")));
    for (what, cost) in costs() {
        texts.extend(payments(cost).into_iter().map(|paid| format!("build {what} with {}", written(paid))));
    }
    texts.extend(payments("fws").into_iter().map(|paid| format!("batch {}", written(paid))));
    for card in Card::ALL {
        let (primary, secondary) = offers(card);
        texts.extend(primary.into_iter().chain(secondary));
    }
    texts
}

/// Whether the move is of a kind that the decision accepts.
pub(crate) fn fits_decision(decision: Decision, chosen: Move) -> bool {
    match chosen {
        Move::Keep | Move::Redraw => decision == Decision::Mulligan,
        Move::Pass | Move::Draw | Move::Replace | Move::Place(_) | Move::Build(_) => decision == Decision::Action,
        Move::Cover(_) => matches!(decision, Decision::Site { .. }),
        Move::Provost(_) => decision == Decision::Provost,
        Move::Residence(..) => decision == Decision::Primary,
        Move::Trade(_) | Move::Decline => matches!(decision, Decision::Primary | Decision::Secondary),
        Move::Batch(_) | Move::Done => decision == Decision::Batch,
    }
}
