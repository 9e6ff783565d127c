//! Cards and prestige buildings of Magna Carta: effects, costs, points.

use caylus_rules::magna_carta::{Card, Prestige};

use super::ids;
use crate::{Message, Words};

use Card::*;
use Prestige::*;

/// What a card does for the worker's owner.
pub(super) fn primary(card: Card) -> Message {
    Message::new(format!("{}.primary", ids::card(card)))
}

/// What a card does for its owner when another player's worker is on it.
pub(super) fn secondary(card: Card) -> Message {
    Message::new(format!("{}.secondary", ids::card(card)))
}

pub(super) fn effects(words: &Words, card: Card) -> String {
    format!("{} [{}]", words.plain(&primary(card)), words.plain(&secondary(card)))
}

/// What a prestige building gives besides its points; often nothing.
pub(super) fn prestige_effect(building: Prestige) -> Option<Message> {
    let id = format!("{}.effect", ids::prestige(building));
    Words::has(&id).then(|| Message::new(id))
}

/// The cost of a card in notation; `any` is any cube.
pub(super) const fn cost(card: Card) -> &'static str {
    match card {
        SmallFarm | SmallSawmill | SmallQuarry | Lawyer => "food wood",
        Peddler | Market => "wood any",
        LargeFarm | LargeSawmill | LargeQuarry | GoldMine => "food 2stone",
        Bank | Church => "wood 2stone",
        NeutralPark | NeutralForest | NeutralQuarry | NeutralTradingPost | NeutralPeddler => "",
    }
}

/// The points a card is worth on the road.
pub const fn points(card: Card) -> u16 {
    match card {
        SmallFarm | SmallSawmill | SmallQuarry => 1,
        Peddler | Market | Lawyer | LargeFarm | LargeSawmill | LargeQuarry | GoldMine => 2,
        Bank | Church => 3,
        NeutralPark | NeutralForest | NeutralQuarry | NeutralTradingPost | NeutralPeddler => 0,
    }
}

/// The cost of a prestige building in notation.
pub(super) const fn prestige_cost(building: Prestige) -> &'static str {
    match building {
        Theatre => "2wood gold",
        Statue => "2stone gold",
        Hotel => "3stone gold",
        Stables => "3food 2gold",
        TownHall => "3wood 2gold",
        Monument => "3stone 2gold",
        Cathedral => "5stone 3gold",
    }
}

pub(super) const fn prestige_points(building: Prestige) -> u16 {
    match building {
        Theatre | Statue | Hotel => 6,
        Stables | TownHall | Monument => 10,
        Cathedral => 14,
    }
}
