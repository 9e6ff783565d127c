//! Tiles, places and favors of Caylus: what they do.

use caylus_rules::classic::{self, Kind, Line, Options, Space, Spot, Tile};

use super::ids;
use crate::effects::Printed;
use crate::{Message, Noun};

const PRINTED: Printed<Kind> = Printed { craft: ids::craft, plain: "goods-cubes.plain" };

/// What a tile does for its worker; `None` if it takes none.
pub(super) fn effect(tile: Tile, options: Options) -> Option<Message> {
    PRINTED.effect(&tile.effect(options)?)
}

/// What a worker does on a place off the road.
pub(super) fn place_effect(spot: Spot) -> Message {
    let printed = spot.effect().and_then(|effect| PRINTED.effect(&effect));
    printed.unwrap_or_else(|| Message::new(format!("{}.effect", ids::place(spot))))
}

/// What a column of the table of favors does.
pub(super) fn favor(line: Line, column: u8) -> Message {
    let printed = classic::favor(line, column).and_then(|effect| PRINTED.effect(&effect));
    printed.unwrap_or_else(|| Message::new("nothing"))
}

/// A tile and its space: `Quarry (r2)`.
pub(super) fn on(tile: Tile, space: Space) -> Noun {
    Noun::on(ids::tile(tile), space)
}

/// What building a tile gives besides its points, and what it does from then on.
pub(super) fn gives(tile: Tile, options: Options) -> impl Iterator<Item = Message> {
    let facts = tile.facts(options);
    let built = facts.built.map(|goods| PRINTED.gain(goods));
    let income = facts.income.map(|goods| PRINTED.income(goods));
    [built, effect(tile, options), income].into_iter().flatten()
}
