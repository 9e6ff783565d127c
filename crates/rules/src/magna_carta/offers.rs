//! Every offer of the cards as one list; some cost nothing.

use crate::parts::{Cube, Cubes, Goods, Offer, Offers};

pub(super) const FOOD: Offers = Offers::one(0);
pub(super) const WOOD: Offers = Offers::one(1);
pub(super) const STONE: Offers = Offers::one(2);
pub(super) const GOLD: Offers = Offers::one(3);
pub(super) const TWO_FOOD: Offers = Offers::one(4);
pub(super) const TWO_WOOD: Offers = Offers::one(5);
pub(super) const TWO_STONE: Offers = Offers::one(6);
pub(super) const ONE_DENIER: Offers = Offers::one(7);
pub(super) const TWO_DENIERS: Offers = Offers::one(8);
/// One cube for 1 denier, not gold.
pub(super) const BUY_ONE: Offers = Offers::after(TWO_DENIERS, 3);
/// The same, or two cubes for 2 deniers.
pub(super) const BUY_TWO: Offers = Offers { first: BUY_ONE.first, count: 9 };
/// Any cube, even gold, for 4 deniers.
pub(super) const SELL: Offers = Offers::after(BUY_TWO, 4);
/// A cube that is not gold for gold.
pub(super) const TO_GOLD: Offers = Offers::after(SELL, 3);
pub(super) const BANK: Offers = Offers::after(TO_GOLD, 2);
pub(super) const BANK_OWNER: Offers = Offers::after(BANK, 1);
/// [M4.4] Tokens come from the best remaining section, as many as are left.
pub(super) const CHURCH: Offers = Offers::after(BANK_OWNER, 2);
pub(super) const CHURCH_OWNER: Offers = Offers::after(CHURCH, 1);

/// The number of offers.
pub(super) const OFFER_COUNT: usize = (CHURCH_OWNER.first + CHURCH_OWNER.count) as usize;

/// The kinds a Peddler sells and the Gold mine takes.
const PLAIN: [Cube; 3] = [Cube::Food, Cube::Wood, Cube::Stone];
/// The kinds of cubes in this game.
pub(super) const KINDS: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Gold];

/// All offers, in the order of the constants above.
pub(super) static OFFERS: [Offer; OFFER_COUNT] = {
    const fn offer(give: Goods, get: Goods) -> Offer {
        Offer { give, get }
    }
    const fn some(cube: Cube, count: u16) -> Goods {
        Goods::cubes(Cubes::some(cube, count))
    }
    let mut list = [offer(Goods::NONE, Goods::NONE); OFFER_COUNT];
    let mut pair = BUY_ONE.first as usize + 3;
    let mut kind = 0;
    while kind < 4 {
        let cube = KINDS[kind];
        list[kind] = offer(Goods::NONE, some(cube, 1));
        list[SELL.first as usize + kind] = offer(some(cube, 1), Goods::deniers(4));
        kind += 1;
    }
    let mut kind = 0;
    while kind < 3 {
        let cube = PLAIN[kind];
        list[TWO_FOOD.first as usize + kind] = offer(Goods::NONE, some(cube, 2));
        list[BUY_ONE.first as usize + kind] = offer(Goods::deniers(1), some(cube, 1));
        list[TO_GOLD.first as usize + kind] = offer(some(cube, 1), some(Cube::Gold, 1));
        let mut other = kind;
        while other < 3 {
            let cubes = Cubes::one(cube).and(Cubes::one(PLAIN[other]));
            list[pair] = offer(Goods::deniers(2), Goods::cubes(cubes));
            pair += 1;
            other += 1;
        }
        kind += 1;
    }
    list[ONE_DENIER.first as usize] = offer(Goods::NONE, Goods::deniers(1));
    list[TWO_DENIERS.first as usize] = offer(Goods::NONE, Goods::deniers(2));
    list[BANK.first as usize] = offer(Goods::deniers(1), some(Cube::Gold, 1));
    list[BANK.first as usize + 1] = offer(Goods::deniers(3), some(Cube::Gold, 2));
    list[BANK_OWNER.first as usize] = offer(Goods::deniers(2), some(Cube::Gold, 1));
    list[CHURCH.first as usize] = offer(Goods::deniers(2), Goods::tokens(1));
    list[CHURCH.first as usize + 1] = offer(Goods::deniers(5), Goods::tokens(2));
    list[CHURCH_OWNER.first as usize] = offer(Goods::deniers(3), Goods::tokens(1));
    list
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_distinct_and_not_empty() {
        for (at, offer) in OFFERS.iter().enumerate() {
            assert!(!offer.get.is_empty());
            assert!(!OFFERS[..at].contains(offer), "{offer}");
        }
    }
}
