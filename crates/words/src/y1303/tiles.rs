//! Tiles and characters of Caylus 1303: what they do. Offers are read from the rules' table.

use caylus_rules::parts::{Cube, Cubes, Goods, Offer};
use caylus_rules::y1303::{Character, Tile};

use super::ids;
use crate::{Arg, Join, Message, Words};

/// What a tile does on its neutral or its construction side; nothing if it only gives points.
pub(super) fn effect(tile: Tile, neutral: bool) -> impl Iterator<Item = Message> {
    let does = match tile.builds() {
        Some(kind) => {
            let craft = Message::new(format!("{}.one", ids::kind(kind)));
            let free = Arg::yes(neutral && tile == Tile::WoodMason);
            Some(Message::new("y1303-effect-build").with("craft", craft).with("free", free))
        }
        None => match tile.offers(neutral) {
            [] => {
                let id = format!("{}.effect", ids::tile(tile));
                Words::has(&id).then(|| Message::new(id))
            }
            offered => offers(offered),
        },
    };
    let bonus = tile
        .owner_bonus()
        .filter(|_| !neutral)
        .map(|cube| Message::new("y1303-effect-bonus").with("goods", Goods::cubes(Cubes::one(cube))));
    does.into_iter().chain(bonus)
}

/// The same as one argument.
pub(super) fn effect_list(tile: Tile, neutral: bool) -> Arg {
    Arg::list(effect(tile, neutral), Join::Remarks)
}

/// Offers as a choice. Offers that differ only in the kinds of cubes are merged: any cube but gold.
fn offers(offers: &[Offer]) -> Option<Message> {
    let alike = |one: &Offer, other: &Offer| shape(one.give) == shape(other.give) && shape(one.get) == shape(other.get);
    let mut messages: Vec<Message> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        if offers[..at].iter().any(|other| alike(other, offer)) {
            continue;
        }
        let free = offers[at + 1..].iter().any(|other| alike(other, offer));
        let get = amount(offer.get, free);
        messages.push(match offer.give.is_empty() {
            true => Message::new("y1303-effect-get").with("get", get),
            false => Message::new("y1303-effect-trade").with("give", amount(offer.give, free)).with("get", get),
        });
    }
    messages.into_iter().reduce(|first, last| Message::new("y1303-effect-or").with("first", first).with("last", last))
}

/// An amount without the kinds of its cubes: the number of cubes other than gold, and the rest.
fn shape(goods: Goods) -> (u16, Goods) {
    let gold = goods.cubes.count(Cube::Gold);
    (goods.cubes.total() - gold, Goods { cubes: Cubes::some(Cube::Gold, gold), ..goods })
}

/// An amount; with `free`, of any cubes but gold.
fn amount(goods: Goods, free: bool) -> Arg {
    match shape(goods) {
        (count @ 1.., rest) if free => {
            let cubes = Message::new("y1303-effect-cubes").with("count", count);
            let rest = Some(rest).filter(|rest| !rest.is_empty());
            Arg::list(std::iter::once(Arg::from(cubes)).chain(rest.map(Arg::from)), Join::And)
        }
        _ => goods.into(),
    }
}

/// The cost of a tile in notation; `any` is any cube but gold.
pub(super) fn cost(tile: Tile) -> String {
    format!("{}{}", Goods::cubes(tile.cost()), if tile.costs_any() { " any" } else { "" })
}

/// What a character does.
pub(super) fn power(character: Character) -> Message {
    Message::new(format!("{}.power", ids::character(character)))
}
