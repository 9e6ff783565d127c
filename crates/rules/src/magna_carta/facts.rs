//! The facts of Magna Carta: what is printed on its cards, prestige buildings and castle tokens.

use std::collections::BTreeMap;

use serde::Serialize;

use super::cards::{self, Card, Cost, Prestige, RESIDENCE_CUBE, RESIDENCE_INCOME, RESIDENCE_POINTS};
use super::setup::{deck, prestige_buildings};
use super::{Options, Section};
use crate::facts::{Amount, Component, Effect, PrintedOffer};
use crate::parts::{Cube, Cubes, Goods};

/// Everything printed, under given options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The cards: the players', then the neutral ones.
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, Component<Kind>>"))]
    pub cards: BTreeMap<Card, Component<Kind>>,
    /// The prestige buildings.
    #[cfg_attr(feature = "ts", ts(type = "Record<Prestige, Component<Kind>>"))]
    pub prestige: BTreeMap<Prestige, Component<Kind>>,
    /// The back of every player's card.
    pub residence: Component<Kind>,
    /// The castle tokens, in the order in which they go.
    #[cfg_attr(feature = "ts", ts(type = "Record<Section, TokenFacts>"))]
    pub tokens: BTreeMap<Section, TokenFacts>,
}

/// The kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A card of a player's deck.
    Card,
    /// A neutral card, on the road from the start.
    Neutral,
    /// A prestige building.
    Prestige,
    /// A card turned over.
    Residence,
}

/// The castle tokens of a section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenFacts {
    /// What a token is worth.
    pub points: u16,
    /// How many there are with 2, 3 and 4 players.
    pub count: [u8; 3],
}

impl Facts {
    /// The facts under these options.
    pub fn new(options: Options) -> Self {
        let tokens = |section: Section| TokenFacts {
            points: section.points(),
            count: [2, 3, 4].map(|players| section.tokens(players)),
        };
        Self {
            cards: Card::ALL.into_iter().map(|card| (card, card.facts(options))).collect(),
            prestige: Prestige::ALL.into_iter().map(|building| (building, building.facts(options))).collect(),
            residence: residence(options),
            tokens: Section::ALL.into_iter().map(|section| (section, tokens(section))).collect(),
        }
    }
}

/// The back of every player's card, which the Lawyer turns up.
pub fn residence(options: Options) -> Component<Kind> {
    Component {
        copies: options.is_beginner().then_some(0),
        cost: Some(Cubes::one(RESIDENCE_CUBE).into()),
        points: Some(RESIDENCE_POINTS),
        income: Some(Goods::deniers(RESIDENCE_INCOME).into()),
        ..Component::of(Kind::Residence)
    }
}

impl From<Cost> for Amount {
    fn from(cost: Cost) -> Self {
        let [food, wood, stone, gold] = [
            Cubes::some(Cube::Food, cost.food),
            Cubes::some(Cube::Wood, cost.wood),
            Cubes::some(Cube::Stone, cost.stone),
            Cubes::some(Cube::Gold, cost.gold),
        ];
        Self { any: cost.any, ..(food + wood + stone + gold).into() }
    }
}

impl Card {
    /// What is printed on it.
    pub fn facts(self, options: Options) -> Component<Kind> {
        let row = self.row();
        let kind = if self.is_neutral() { Kind::Neutral } else { Kind::Card };
        Component {
            copies: Some((self.is_neutral() || deck(options).contains(self)).into()),
            cost: Amount::from(row.cost).filter(),
            points: (row.points > 0).then_some(row.points),
            effect: match row.primary {
                cards::Effect::Lawyer => Some(Effect::Residence { cost: Cubes::one(RESIDENCE_CUBE).into() }),
                cards::Effect::None | cards::Effect::Offers(_) | cards::Effect::CubeFromCard(_) => {
                    Effect::offers(self.primary_offers())
                }
            },
            owner: PrintedOffer::all(self.secondary_offers()),
            ..Component::of(kind)
        }
    }
}

impl Prestige {
    /// What is printed on it.
    pub fn facts(self, options: Options) -> Component<Kind> {
        let row = self.row();
        Component {
            copies: Some(prestige_buildings(options) >> self as u8 & 1),
            cost: Amount::from(row.cost).filter(),
            points: Some(row.points),
            income: Amount::from(Goods::deniers(row.income)).filter(),
            ..Component::of(Kind::Prestige)
        }
    }
}
