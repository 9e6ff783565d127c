//! Every way of building as one list: the tile, the cube of choice, the payment.

use super::tiles::{Kind, Tile, tiles};
use super::values::TABLE;
use crate::parts::{Cube, Cubes};

/// A way of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Build {
    pub(super) tile: Tile,
    /// The cube paid for the "any" in the cost.
    pub(super) with: Option<Cube>,
    /// The whole payment.
    pub(super) payment: Cubes,
}

/// The number of ways; each is one bit of a decision's choices.
pub(super) const BUILD_COUNT: usize = 37;

/// All ways of building, in the order of the tiles; a tile with a cube of choice has one for each kind.
pub(super) static BUILDS: [Build; BUILD_COUNT] = {
    let mut builds = [Build { tile: Tile::WoodFarm, with: None, payment: Cubes::NONE }; BUILD_COUNT];
    let mut next = 0;
    let mut at = Tile::WoodFarm as usize;
    while at < Tile::COUNT {
        let (tile, cost) = (Tile::ALL[at], TABLE[at].cost);
        let mut kind = 0;
        while kind < if TABLE[at].any { 4 } else { 1 } {
            let with = if TABLE[at].any { Some(Cube::PLAIN[kind]) } else { None };
            let payment = match with {
                Some(cube) => cost.and(Cubes::one(cube)),
                None => cost,
            };
            builds[next] = Build { tile, with, payment };
            next += 1;
            kind += 1;
        }
        at += 1;
    }
    assert!(next == BUILD_COUNT);
    builds
};

/// For each tile, the number of its first way of building.
static FIRST: [u8; Tile::COUNT] = {
    let mut first = [0; Tile::COUNT];
    let mut next = 0;
    let mut at = Tile::WoodFarm as usize;
    while at < Tile::COUNT {
        first[at] = next;
        next += if TABLE[at].any { 4 } else { 1 };
        at += 1;
    }
    first
};

/// The ways of building tiles of a kind from the supply that the cubes pay for, as bits; `free` is not paid.
pub(super) fn payable(kind: Kind, supply: u64, cubes: Cubes, free: Cubes) -> u64 {
    let cubes = cubes + free;
    let of_kind = Tile::of_kind(kind).iter().map(|tile| tile.bit()).sum::<u64>();
    let mut ways = 0;
    for tile in tiles(supply & of_kind) {
        let first = usize::from(FIRST[tile as usize]);
        let count = if tile.costs_any() { 4 } else { 1 };
        for (number, build) in BUILDS.iter().enumerate().skip(first).take(count) {
            ways |= u64::from(cubes.cover(build.payment)) << number;
        }
    }
    ways
}
