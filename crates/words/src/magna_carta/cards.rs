//! Cards and prestige buildings of Magna Carta: what they do.

use caylus_rules::facts::Component;
use caylus_rules::magna_carta::{Card, Kind, Options, Prestige};

use crate::effects::Printed;
use crate::{Message, Words};

/// No card builds others by a craft.
const PRINTED: Printed<Kind> = Printed { craft: |_| "nothing", plain: "goods-cubes.plain" };

/// What is printed on a card. The options only leave cards out.
pub(super) fn facts(card: Card) -> Component<Kind> {
    card.facts(Options::STANDARD)
}

/// What is printed on a prestige building.
pub(super) fn prestige_facts(building: Prestige) -> Component<Kind> {
    building.facts(Options::STANDARD)
}

/// What a card does for the worker's owner.
pub(super) fn primary(card: Card) -> Option<Message> {
    PRINTED.effect(&facts(card).effect?)
}

/// What a card does for its owner when another player's worker is on it.
pub(super) fn secondary(card: Card) -> Message {
    PRINTED.offers(&facts(card).owner).unwrap_or_else(|| Message::new("nothing"))
}

pub(super) fn effects(words: &Words, card: Card) -> String {
    let primary = primary(card).map_or_else(String::new, |effect| words.plain(&effect));
    format!("{primary} [{}]", words.plain(&secondary(card)))
}

/// What a prestige building gives besides its points; often nothing.
pub(super) fn prestige_effect(building: Prestige) -> Option<Message> {
    prestige_facts(building).income.map(|goods| PRINTED.income(goods))
}
