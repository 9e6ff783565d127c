//! Tiles and characters of Caylus 1303: what they do. Offers are read from the rules' table.

use caylus_rules::parts::{Cube, Cubes, Goods, Offer};
use caylus_rules::y1303::{Character, Tile};

use super::ids;
use crate::Words;

/// What a tile does on its neutral or its construction side; empty if it only gives points.
pub(super) fn effect(words: &Words, tile: Tile, neutral: bool) -> String {
    let does = match tile.builds() {
        Some(kind) => {
            let craft = words.say(&format!("{}.one", ids::kind(kind)), &[]);
            let free = if neutral && tile == Tile::WoodMason { "yes" } else { "no" };
            words.say("y1303-effect-build", &[("craft", &craft), ("free", &free)])
        }
        None => match tile.offers(neutral) {
            [] => words.find(&format!("{}.effect", ids::tile(tile)), &[]).unwrap_or_default(),
            offered => offers(words, offered),
        },
    };
    let bonus = tile.owner_bonus().filter(|_| !neutral).map_or_else(String::new, |cube| {
        let goods = words.goods(Goods::cubes(Cubes::one(cube)));
        words.say("y1303-effect-bonus", &[("goods", &goods)])
    });
    words.remarks(&[does, bonus])
}

/// Offers as a choice. Offers that differ only in the kinds of cubes are merged: any cube but gold.
fn offers(words: &Words, offers: &[Offer]) -> String {
    let alike = |one: &Offer, other: &Offer| shape(one.give) == shape(other.give) && shape(one.get) == shape(other.get);
    let mut texts: Vec<String> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        if offers[..at].iter().any(|other| alike(other, offer)) {
            continue;
        }
        let free = offers[at + 1..].iter().any(|other| alike(other, offer));
        let (give, get) = (amount(words, offer.give, free), amount(words, offer.get, free));
        texts.push(match offer.give.is_empty() {
            true => get,
            false => words.say("y1303-effect-trade", &[("give", &give), ("get", &get)]),
        });
    }
    texts
        .into_iter()
        .reduce(|first, last| words.say("y1303-effect-or", &[("first", &first), ("last", &last)]))
        .unwrap_or_default()
}

/// An amount without the kinds of its cubes: the number of cubes other than gold, and the rest.
fn shape(goods: Goods) -> (u16, Goods) {
    let gold = goods.cubes.count(Cube::Gold);
    (goods.cubes.total() - gold, Goods { cubes: Cubes::some(Cube::Gold, gold), ..goods })
}

/// An amount; with `free`, of any cubes but gold.
fn amount(words: &Words, goods: Goods, free: bool) -> String {
    match shape(goods) {
        (count @ 1.., rest) if free => {
            let mut parts = vec![words.say("y1303-effect-cubes", &[("count", &count)])];
            parts.extend(words.parts(rest));
            words.list(&parts)
        }
        _ => words.goods(goods),
    }
}

/// The cost of a tile in notation; `any` is any cube but gold.
pub(super) fn cost(tile: Tile) -> String {
    format!("{}{}", Goods::cubes(tile.cost()), if tile.costs_any() { " any" } else { "" })
}

/// A character with the article.
pub(super) fn the(words: &Words, character: Character) -> String {
    words.say(&format!("{}.called", ids::character(character)), &[])
}

/// What a character does.
pub(super) fn power(words: &Words, character: Character) -> String {
    words.say(&format!("{}.power", ids::character(character)), &[])
}
