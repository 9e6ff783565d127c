//! Every offer of the tiles and of the favor table, as one list.

use super::tiles::Tile;
use crate::parts::{Cube, Cubes, Goods, Offer, Offers};

/// All offers a tile makes, in any edition.
#[inline]
pub(super) const fn of(tile: Tile) -> Offers {
    match tile {
        Tile::NeutralMarket => NEUTRAL_MARKET,
        Tile::WoodMarket => WOOD_MARKET,
        Tile::FixedPeddler => FIXED_PEDDLER,
        Tile::WoodPeddler => WOOD_PEDDLER,
        Tile::StoneChurch => CHURCH,
        Tile::StoneTailor => Offers { first: TAILOR_ENGLISH.first, count: 3 },
        Tile::StoneBank => BANK,
        Tile::StoneJeweller => JEWELLER,
        Tile::StoneAlchemist => ALCHEMIST,
        _ => Offers { first: 0, count: 0 },
    }
}

pub(super) const NEUTRAL_MARKET: Offers = Offers { first: 0, count: 5 };
pub(super) const WOOD_MARKET: Offers = Offers::after(NEUTRAL_MARKET, 5);
pub(super) const FIXED_PEDDLER: Offers = Offers::after(WOOD_MARKET, 4);
pub(super) const WOOD_PEDDLER: Offers = Offers::after(FIXED_PEDDLER, 4 + PAIRS);
pub(super) const CHURCH: Offers = Offers::after(WOOD_PEDDLER, 2);
/// The two Tailors share the offer for three cloth, which lies between their other ones.
pub(super) const TAILOR_ENGLISH: Offers = Offers::after(CHURCH, 2);
pub(super) const TAILOR_FRENCH: Offers = Offers { first: TAILOR_ENGLISH.first + 1, count: 2 };
pub(super) const BANK: Offers = Offers::after(TAILOR_FRENCH, 2);
pub(super) const JEWELLER: Offers = Offers::after(BANK, 2);
pub(super) const ALCHEMIST: Offers = Offers::after(JEWELLER, PAIRS + FOURS);
/// Column 4 of the cube line.
pub(super) const FAVOR: Offers = Offers::after(ALCHEMIST, 5 * PAIRS);

/// Ways to choose two cubes other than gold.
const PAIRS: usize = 10;
/// Ways to choose four cubes other than gold.
const FOURS: usize = 35;
pub(super) const OFFER_COUNT: usize = (FAVOR.first + FAVOR.count) as usize;

/// All `N` ways to choose `size` cubes other than gold.
const fn choices<const N: usize>(size: u16) -> [Cubes; N] {
    let mut list = [Cubes::NONE; N];
    let mut next = 0;
    let mut food = 0;
    while food <= size {
        let mut wood = 0;
        while food + wood <= size {
            let mut stone = 0;
            while food + wood + stone <= size {
                list[next] = Cubes::some(Cube::Food, food)
                    .and(Cubes::some(Cube::Wood, wood))
                    .and(Cubes::some(Cube::Stone, stone))
                    .and(Cubes::some(Cube::Cloth, size - food - wood - stone));
                next += 1;
                stone += 1;
            }
            wood += 1;
        }
        food += 1;
    }
    assert!(next == N);
    list
}

/// [C5.8] All offers, in the order of the constants above. Markets take any cube, gold included; Peddlers sell no gold,
/// the Alchemist takes none.
pub(super) static OFFERS: [Offer; OFFER_COUNT] = {
    const fn offer(give: Goods, get: Goods) -> Offer {
        Offer { give, get }
    }
    const fn one(cube: Cube) -> Goods {
        Goods::cubes(Cubes::one(cube))
    }
    const fn some(cube: Cube, count: u16) -> Goods {
        Goods::cubes(Cubes::some(cube, count))
    }

    let pairs: [Cubes; PAIRS] = choices(2);
    let fours: [Cubes; FOURS] = choices(4);
    let mut list = [offer(Goods::NONE, Goods::NONE); OFFER_COUNT];

    let mut kind = 0;
    while kind < 5 {
        let cube = Cube::ALL[kind];
        list[NEUTRAL_MARKET.first as usize + kind] = offer(one(cube), Goods::deniers(4));
        list[WOOD_MARKET.first as usize + kind] = offer(one(cube), Goods::deniers(6));
        // Peddlers sell no gold.
        if kind < 4 {
            list[FIXED_PEDDLER.first as usize + kind] = offer(Goods::deniers(2), one(cube));
            list[WOOD_PEDDLER.first as usize + kind] = offer(Goods::deniers(1), one(cube));
        }
        let mut pair = 0;
        while pair < PAIRS {
            list[FAVOR.first as usize + kind * PAIRS + pair] = offer(one(cube), Goods::cubes(pairs[pair]));
            pair += 1;
        }
        kind += 1;
    }
    let mut pair = 0;
    while pair < PAIRS {
        list[WOOD_PEDDLER.first as usize + 4 + pair] = offer(Goods::deniers(2), Goods::cubes(pairs[pair]));
        // The Alchemist takes no gold.
        list[ALCHEMIST.first as usize + pair] = offer(Goods::cubes(pairs[pair]), one(Cube::Gold));
        pair += 1;
    }
    let mut four = 0;
    while four < FOURS {
        list[ALCHEMIST.first as usize + PAIRS + four] = offer(Goods::cubes(fours[four]), some(Cube::Gold, 2));
        four += 1;
    }
    list[CHURCH.first as usize] = offer(Goods::deniers(2), Goods::prestige(3));
    list[CHURCH.first as usize + 1] = offer(Goods::deniers(4), Goods::prestige(5));
    list[TAILOR_ENGLISH.first as usize] = offer(some(Cube::Cloth, 1), Goods::prestige(2));
    list[TAILOR_ENGLISH.first as usize + 1] = offer(some(Cube::Cloth, 3), Goods::prestige(6));
    list[TAILOR_FRENCH.first as usize + 1] = offer(some(Cube::Cloth, 2), Goods::prestige(4));
    list[BANK.first as usize] = offer(Goods::deniers(2), one(Cube::Gold));
    list[BANK.first as usize + 1] = offer(Goods::deniers(5), some(Cube::Gold, 2));
    list[JEWELLER.first as usize] = offer(one(Cube::Gold), Goods::prestige(5));
    list[JEWELLER.first as usize + 1] = offer(some(Cube::Gold, 2), Goods::prestige(9));
    list
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_distinct_and_not_empty() {
        for (at, offer) in OFFERS.iter().enumerate() {
            assert!(!offer.give.is_empty() && !offer.get.is_empty());
            assert!(!OFFERS[..at].contains(offer), "{offer}");
        }
    }
}
