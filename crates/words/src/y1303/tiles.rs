//! Tiles and characters of Caylus 1303: what they do.

use caylus_rules::facts::{Amount, Effect};
use caylus_rules::y1303::{Character, Kind, Tile};

use super::ids;
use crate::effects::Printed;
use crate::{Arg, Join, Message};

const PRINTED: Printed<Kind> = Printed { craft: ids::kind, plain: "y1303-cubes" };

/// What a tile does on its neutral or its construction side; nothing if it only gives points.
pub(super) fn effect(tile: Tile, neutral: bool) -> impl Iterator<Item = Message> {
    let facts = tile.facts();
    let does = facts.neutral.filter(|_| neutral).or(facts.effect).map(|effect| match effect {
        Effect::Residence { cost } => Message::new("y1303-effect-claim").with("cost", PRINTED.amount(cost)),
        _ => PRINTED.effect(&effect).unwrap_or_else(|| Message::new(format!("{}.effect", ids::tile(tile)))),
    });
    let goods = |id: &'static str| move |goods: Amount| Message::new(id).with("goods", PRINTED.amount(goods));
    let bonus = facts.owner.first().filter(|_| !neutral).map(|offer| offer.get);
    [
        facts.built.map(goods("y1303-effect-built")),
        does,
        facts.income.map(goods("y1303-effect-recruiting")),
        bonus.map(goods("y1303-effect-bonus")),
    ]
    .into_iter()
    .flatten()
}

/// The same as one argument.
pub(super) fn effect_list(tile: Tile, neutral: bool) -> Arg {
    Arg::list(effect(tile, neutral), Join::Remarks)
}

/// What a character does.
pub(super) fn power(character: Character) -> Message {
    Message::new(format!("{}.power", ids::character(character)))
}
