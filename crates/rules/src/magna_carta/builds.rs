//! M2.7: every exact payment for every building, as one list.

use super::cards::{Card, Cost, PRESTIGE, Prestige, TABLE};
use crate::parts::{Cube, Cubes};

/// What is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Buildable {
    Card(Card),
    Prestige(Prestige),
}

/// One way of building: what, and the cubes paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Build {
    pub(super) what: Buildable,
    pub(super) payment: Cubes,
}

/// The number of ways: 66 for the cards, 28 for the prestige buildings.
pub(super) const BUILD_COUNT: usize = 94;
/// Where the prestige buildings start.
pub(super) const FIRST_PRESTIGE: usize = 66;

/// [M2.7] Do these cubes pay the cost exactly, with gold as a substitute? The counts are food, wood, stone, gold.
const fn pays(paid: [u16; 4], cost: &Cost) -> bool {
    let [food, wood, stone, gold] = paid;
    let total = cost.food + cost.wood + cost.stone + cost.any + cost.gold;
    // Surplus cubes must pay for its "any".
    let more = food.saturating_sub(cost.food) + wood.saturating_sub(cost.wood) + stone.saturating_sub(cost.stone);
    food + wood + stone + gold == total && gold >= cost.gold && more <= cost.any
}

/// The list: for each card and then each prestige building its payments, each set of cubes once, gold last.
pub(super) static BUILDS: [Build; BUILD_COUNT] = {
    let nothing = Build { what: Buildable::Card(Card::SmallFarm), payment: Cubes::NONE };
    let mut builds = [nothing; BUILD_COUNT];
    let mut next = 0;
    let mut at = 0;
    while at < Card::DECK + Prestige::COUNT {
        let (what, cost) = match at.checked_sub(Card::DECK) {
            None => (Buildable::Card(Card::ALL[at]), TABLE[at].cost),
            Some(building) => (Buildable::Prestige(Prestige::ALL[building]), PRESTIGE[building].cost),
        };
        // From the most food, then wood, then stone, down to gold only.
        let mut code = 6 * 6 * 6;
        while code > 0 {
            code -= 1;
            let (food, wood, stone) = (code / 36, code / 6 % 6, code % 6);
            let total = cost.food + cost.wood + cost.stone + cost.any + cost.gold;
            if food + wood + stone <= total {
                let gold = total - food - wood - stone;
                if pays([food, wood, stone, gold], &cost) {
                    let payment = Cubes::some(Cube::Food, food)
                        .and(Cubes::some(Cube::Wood, wood))
                        .and(Cubes::some(Cube::Stone, stone))
                        .and(Cubes::some(Cube::Gold, gold));
                    builds[next] = Build { what, payment };
                    next += 1;
                }
            }
        }
        at += 1;
        assert!(at != Card::DECK || next == FIRST_PRESTIGE);
    }
    assert!(next == BUILD_COUNT);
    builds
};

/// Where in [`BUILDS`] a card's payments start, and how many there are.
static PAYMENTS: [(u8, u8); Card::DECK] = {
    let mut payments = [(0, 0); Card::DECK];
    let mut at = 0;
    while at < FIRST_PRESTIGE {
        if let Buildable::Card(card) = BUILDS[at].what {
            let (first, count) = payments[card as usize];
            payments[card as usize] = if count == 0 { (at as u8, 1) } else { (first, count + 1) };
        }
        at += 1;
    }
    payments
};

/// Larger counts make no difference to any card's cost: food, wood, stone, gold.
const MAX_USEFUL: [u16; 4] = [1, 2, 2, 3];

/// The possible payments for each card and each (capped) number of cubes.
static PAYABLE: [[u8; 72]; Card::DECK] = {
    let mut payable = [[0; 72]; Card::DECK];
    let mut code = 0;
    while code < 72 {
        let [food, wood, stone, gold] = [code / 36, code / 12 % 3, code / 4 % 3, code % 4];
        let cubes = Cubes::some(Cube::Food, food as u16)
            .and(Cubes::some(Cube::Wood, wood as u16))
            .and(Cubes::some(Cube::Stone, stone as u16))
            .and(Cubes::some(Cube::Gold, gold as u16));
        let mut card = 0;
        while card < Card::DECK {
            let (first, count) = PAYMENTS[card];
            let mut at = 0;
            while at < count {
                if cubes.cover(BUILDS[(first + at) as usize].payment) {
                    payable[card][code] |= 1 << at;
                }
                at += 1;
            }
            card += 1;
        }
        code += 1;
    }
    payable
};

/// The ways of building the cards of a set (bits in the order of [`Card`]) with these cubes.
#[inline]
pub(super) fn payable_cards(mut cards: u16, cubes: Cubes) -> u128 {
    let [food, wood, stone, gold] = [(Cube::Food, 0), (Cube::Wood, 1), (Cube::Stone, 2), (Cube::Gold, 3)]
        .map(|(cube, at)| cubes.count(cube).min(MAX_USEFUL[at]));
    let code = usize::from(food * 36 + wood * 12 + stone * 4 + gold);
    // In halves: shifting a u128 is slow, and only the last card reaches the upper half.
    let (mut lower, mut upper) = (0, 0);
    while cards != 0 {
        let card = cards.trailing_zeros() as usize;
        let (first, payable) = (PAYMENTS[card].0, u64::from(PAYABLE[card][code]));
        lower |= payable << first;
        if card == Card::Church as usize {
            upper |= payable >> (64 - first);
        }
        cards &= cards - 1;
    }
    u128::from(lower) | u128::from(upper) << 64
}

/// The ways of building the prestige buildings of a set (bits in the order of [`Prestige`]) with these cubes.
pub(super) fn payable_prestige(buildings: u8, cubes: Cubes) -> u128 {
    let mut builds = 0;
    for (at, build) in BUILDS.iter().enumerate().skip(FIRST_PRESTIGE) {
        if let Buildable::Prestige(building) = build.what {
            let possible = buildings >> building as u8 & 1 != 0 && cubes.cover(build.payment);
            builds |= u128::from(possible) << at;
        }
    }
    builds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_distinct() {
        for (at, build) in BUILDS.iter().enumerate() {
            assert!(!BUILDS[..at].contains(build), "{build:?}");
        }
    }

    #[test]
    fn payable_table_matches_builds() {
        for code in 0..5_u16.pow(4) {
            let [food, wood, stone, gold] = [code / 125, code / 25 % 5, code / 5 % 5, code % 5];
            let cubes = Cubes::some(Cube::Food, food)
                + Cubes::some(Cube::Wood, wood)
                + Cubes::some(Cube::Stone, stone)
                + Cubes::some(Cube::Gold, gold);
            let mut expected = 0;
            for (at, build) in BUILDS[..FIRST_PRESTIGE].iter().enumerate() {
                expected |= u128::from(cubes.cover(build.payment)) << at;
            }
            assert_eq!(payable_cards(0xfff, cubes), expected, "{cubes:?}");
        }
    }
}
