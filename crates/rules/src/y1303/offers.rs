//! Every offer of the tiles as one list; some cost nothing. `values.rs` maps tiles to offers.

use crate::parts::{Cube, Cubes, Goods, Offer, Offers};

pub(super) const FOOD: Offers = Offers::one(0);
pub(super) const WOOD: Offers = Offers::one(1);
pub(super) const STONE: Offers = Offers::one(2);
/// One cube of choice, not gold.
pub(super) const ANY_CUBE: Offers = Offers { first: 0, count: 4 };
pub(super) const TWO_FOOD: Offers = Offers::one(4);
pub(super) const TWO_WOOD: Offers = Offers::one(5);
pub(super) const TWO_STONE: Offers = Offers::one(6);
pub(super) const TWO_CLOTH: Offers = Offers::one(7);
/// A cube and 1 PP.
pub(super) const FOOD_POINT: Offers = Offers::one(8);
pub(super) const WOOD_POINT: Offers = Offers::one(9);
pub(super) const STONE_POINT: Offers = Offers::one(10);
pub(super) const CLOTH_POINT: Offers = Offers::one(11);
/// Two cubes and a cloth.
pub(super) const TWO_FOOD_CLOTH: Offers = Offers::one(12);
pub(super) const TWO_WOOD_CLOTH: Offers = Offers::one(13);
pub(super) const TWO_STONE_CLOTH: Offers = Offers::one(14);
/// A cube and a cloth.
pub(super) const FOOD_CLOTH: Offers = Offers::one(15);
pub(super) const WOOD_CLOTH: Offers = Offers::one(16);
pub(super) const STONE_CLOTH: Offers = Offers::one(17);
pub(super) const GOLD: Offers = Offers::one(18);
pub(super) const THREE_WORKERS: Offers = Offers::one(19);
pub(super) const TWO_WORKERS_POINT: Offers = Offers::one(20);
pub(super) const FAVOR: Offers = Offers::one(21);
pub(super) const TWO_POINTS: Offers = Offers::one(22);
pub(super) const WOOD_FOR_FAVOR: Offers = Offers::one(23);
/// A worker for a cube of choice, not gold.
pub(super) const WORKER_FOR_CUBE: Offers = Offers::after(WOOD_FOR_FAVOR, 4);
pub(super) const STONE_FOR_WORKERS: Offers = Offers::after(WORKER_FOR_CUBE, 1);
/// A cube that is not gold for 3 workers.
pub(super) const CUBE_FOR_3_WORKERS: Offers = Offers::after(STONE_FOR_WORKERS, 4);
/// A cube that is not gold for 5 workers.
pub(super) const CUBE_FOR_5_WORKERS: Offers = Offers::after(CUBE_FOR_3_WORKERS, 4);
pub(super) const TAILOR: Offers = Offers::after(CUBE_FOR_5_WORKERS, 2);
pub(super) const FOUNDRY: Offers = Offers::after(TAILOR, 2);
pub(super) const CHURCH: Offers = Offers::after(FOUNDRY, 2);
pub(super) const JEWELLER: Offers = Offers::after(CHURCH, 2);
/// One or two cubes that are not gold for as much gold.
pub(super) const ALCHEMIST: Offers = Offers::after(JEWELLER, 14);

/// The number of offers; each is one bit of a decision's choices.
pub(super) const OFFER_COUNT: usize = (ALCHEMIST.first + ALCHEMIST.count) as usize;

/// All offers, in the order of the constants above.
pub(super) static OFFERS: [Offer; OFFER_COUNT] = {
    const fn offer(give: Goods, get: Goods) -> Offer {
        Offer { give, get }
    }
    const fn some(cube: Cube, count: u16) -> Goods {
        Goods::cubes(Cubes::some(cube, count))
    }
    const fn point(goods: Goods) -> Goods {
        Goods { prestige: 1, ..goods }
    }
    const NOTHING: Goods = Goods::NONE;
    let mut list = [offer(NOTHING, NOTHING); OFFER_COUNT];
    let mut pair = ALCHEMIST.first as usize + 4;
    let mut kind = 0;
    while kind < 4 {
        let cube = Cube::PLAIN[kind];
        list[ANY_CUBE.first as usize + kind] = offer(NOTHING, some(cube, 1));
        list[TWO_FOOD.first as usize + kind] = offer(NOTHING, some(cube, 2));
        list[FOOD_POINT.first as usize + kind] = offer(NOTHING, point(some(cube, 1)));
        list[WORKER_FOR_CUBE.first as usize + kind] = offer(Goods::workers(1), some(cube, 1));
        list[CUBE_FOR_3_WORKERS.first as usize + kind] = offer(some(cube, 1), Goods::workers(3));
        list[CUBE_FOR_5_WORKERS.first as usize + kind] = offer(some(cube, 1), Goods::workers(5));
        list[ALCHEMIST.first as usize + kind] = offer(some(cube, 1), some(Cube::Gold, 1));
        let mut other = kind;
        while other < 4 {
            let cubes = Cubes::one(cube).and(Cubes::one(Cube::PLAIN[other]));
            list[pair] = offer(Goods::cubes(cubes), some(Cube::Gold, 2));
            pair += 1;
            other += 1;
        }
        if kind < 3 {
            let cloth = Cubes::one(Cube::Cloth);
            list[TWO_FOOD_CLOTH.first as usize + kind] = offer(NOTHING, Goods::cubes(Cubes::some(cube, 2).and(cloth)));
            list[FOOD_CLOTH.first as usize + kind] = offer(NOTHING, Goods::cubes(Cubes::one(cube).and(cloth)));
        }
        kind += 1;
    }
    list[GOLD.first as usize] = offer(NOTHING, some(Cube::Gold, 1));
    list[THREE_WORKERS.first as usize] = offer(NOTHING, Goods::workers(3));
    list[TWO_WORKERS_POINT.first as usize] = offer(NOTHING, point(Goods::workers(2)));
    list[FAVOR.first as usize] = offer(NOTHING, Goods::FAVOR);
    list[TWO_POINTS.first as usize] = offer(NOTHING, Goods::prestige(2));
    list[WOOD_FOR_FAVOR.first as usize] = offer(some(Cube::Wood, 1), Goods::FAVOR);
    list[STONE_FOR_WORKERS.first as usize] = offer(some(Cube::Stone, 1), Goods::workers(4));
    list[TAILOR.first as usize] = offer(some(Cube::Cloth, 1), Goods::prestige(4));
    list[TAILOR.first as usize + 1] = offer(some(Cube::Cloth, 2), Goods::prestige(6));
    list[FOUNDRY.first as usize] = offer(Goods::workers(1), some(Cube::Gold, 1));
    list[FOUNDRY.first as usize + 1] = offer(Goods::workers(3), some(Cube::Gold, 2));
    list[CHURCH.first as usize] = offer(Goods::workers(2), Goods::prestige(4));
    list[CHURCH.first as usize + 1] = offer(Goods::workers(4), Goods::prestige(6));
    list[JEWELLER.first as usize] = offer(some(Cube::Gold, 1), Goods::prestige(5));
    list[JEWELLER.first as usize + 1] = offer(some(Cube::Gold, 2), Goods::prestige(9));
    list
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_distinct_and_not_empty() {
        const { assert!(OFFER_COUNT < 63, "each offer needs a bit beside the one for declining") };
        for (at, offer) in OFFERS.iter().enumerate() {
            assert!(!offer.get.is_empty());
            assert!(!OFFERS[..at].contains(offer), "{offer}");
        }
    }
}
