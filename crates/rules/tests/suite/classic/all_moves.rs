//! Every move the notation can write, whether it is legal or not.

use std::sync::LazyLock;

use caylus_rules::classic::{Decision, Move, Spot, Tile};
use caylus_rules::parts::Cube;

use crate::common::all_moves::read_all;

/// All moves, in order.
pub(crate) static ALL_MOVES: LazyLock<Vec<Move>> = LazyLock::new(|| read_all(texts()));

/// The texts of all moves.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> =
        ["pass", "recall", "stay", "joust", "decline", "done"].map(str::to_owned).into_iter().collect();
    texts.extend(Spot::all().flat_map(|spot| [format!("place {spot}"), format!("move {spot}")]));
    texts.extend((1..=28).flat_map(|space| [format!("replace r{space}"), format!("residence r{space}")]));
    texts.extend((-3..=3).map(|steps| format!("provost {steps}")));
    texts.extend(Cube::ALL.map(|cube| format!("take {cube}")));
    for tile in Tile::ALL.into_iter().filter(|tile| tile.is_buildable()) {
        match tile {
            Tile::WoodMarket | Tile::WoodPeddler => {
                texts.extend(Cube::ALL.map(|cube| format!("build {tile} with {cube}")));
            }
            _ => texts.push(format!("build {tile}")),
        }
    }
    for one in 1..5 {
        texts.extend((one + 1..5).map(|other| format!("batch food {} {}", Cube::ALL[one], Cube::ALL[other])));
    }
    texts.extend(["prestige", "deniers", "cubes", "building"].map(|line| format!("line {line}")));
    texts.extend((1..=5).map(|column| format!("column {column}")));
    texts.extend(offers());
    texts
}

/// The texts of all offers: of markets, peddlers, Church, Tailor, Bank, Jeweller, Alchemist and of the favor.
fn offers() -> Vec<String> {
    let mut offers: Vec<String> = [
        "give 2d for 3pp",
        "give 4d for 5pp",
        "give cloth for 2pp",
        "give 2cloth for 4pp",
        "give 3cloth for 6pp",
        "give 2d for gold",
        "give 5d for 2gold",
        "give gold for 5pp",
        "give 2gold for 9pp",
    ]
    .map(str::to_owned)
    .into_iter()
    .collect();
    for cube in Cube::ALL {
        offers.extend([4, 6].map(|deniers| format!("give {cube} for {deniers}d")));
    }
    for cube in Cube::PLAIN {
        offers.extend([1, 2].map(|deniers| format!("give {deniers}d for {cube}")));
    }
    for pair in combinations(2) {
        offers.push(format!("give 2d for {pair}"));
        offers.push(format!("give {pair} for gold"));
        offers.extend(Cube::ALL.map(|cube| format!("give {cube} for {pair}")));
    }
    offers.extend(combinations(4).iter().map(|four| format!("give {four} for 2gold")));
    offers
}

/// All ways of choosing that many cubes that are not gold, written one by one.
fn combinations(size: usize) -> Vec<String> {
    fn extend(from: usize, left: usize, so_far: &str, list: &mut Vec<String>) {
        if left == 0 {
            list.push(so_far.trim().to_owned());
        }
        for kind in (from..4).take_while(|_| left > 0) {
            extend(kind, left - 1, &format!("{so_far} {}", Cube::PLAIN[kind]), list);
        }
    }
    let mut list = Vec::new();
    extend(0, size, "", &mut list);
    list
}

/// Whether the move is of a kind that the decision accepts.
pub(crate) fn fits_decision(decision: Decision, chosen: Move) -> bool {
    match chosen {
        Move::Pass | Move::Place(_) => decision == Decision::Place,
        Move::Send(_) => decision == Decision::Gate,
        Move::Recall => matches!(decision, Decision::Gate | Decision::Inn),
        Move::Stay => decision == Decision::Inn,
        Move::Provost(_) => matches!(decision, Decision::Guild | Decision::Provost),
        Move::Joust => decision == Decision::Joust,
        Move::Take(_) => matches!(decision, Decision::Produce | Decision::OwnerCube | Decision::FavorCube),
        Move::Build(_) => matches!(decision, Decision::Build { .. }),
        Move::Replace(_) => matches!(decision, Decision::Site { .. }),
        Move::Residence(_) => matches!(decision, Decision::Lawyer { .. }),
        Move::Trade(_) => matches!(decision, Decision::Trade { .. } | Decision::FavorTrade),
        Move::Batch(_) | Move::Done => decision == Decision::Batch,
        Move::Line(_) => decision == Decision::FavorLine,
        Move::Column(_) => matches!(decision, Decision::FavorEffect { .. }),
        Move::Decline => !matches!(decision, Decision::Place),
    }
}
