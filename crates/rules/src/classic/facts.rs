//! The facts of Caylus: what is printed on its tiles, its board and its table of favors.

use std::collections::BTreeMap;

use serde::Serialize;

use super::favors::{self, Favor, JOUST_FAVORS, OPEN_COLUMNS, SIMPLIFIED_FAVOR};
use super::lawyer::{LAWYER_COST, LAWYER_FAVOR_COST};
use super::phases::{GUILD_STEPS, JOUST_COST, LOWEST_PRICE, TRADING_POST};
use super::tiles::{self, Kind, Supply, Tile, favor_discount};
use super::trades::OFFERS;
use super::{Line, Options, Section, Space, Spot};
use crate::facts::{Amount, Component, Effect, PrintedOffer};
use crate::parts::{Cube, Cubes, Goods};

/// Everything printed, under given options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The tiles.
    #[cfg_attr(feature = "ts", ts(type = "Record<Tile, Component<Kind>>"))]
    pub tiles: BTreeMap<Tile, Component<Kind>>,
    /// The places off the road, in the order in which they act.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Spot, Effect<Kind>>>"))]
    pub places: BTreeMap<Spot, Effect<Kind>>,
    /// The royal favors.
    pub favors: Favors,
    /// The sections of the castle, in the order in which they are built.
    #[cfg_attr(feature = "ts", ts(type = "Record<Section, SectionFacts>"))]
    pub sections: BTreeMap<Section, SectionFacts>,
}

/// The royal favors.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Favors {
    /// The table.
    Table {
        /// What each column of a line does.
        #[cfg_attr(feature = "ts", ts(type = "Record<Line, Array<Effect<Kind> | null>>"))]
        lines: BTreeMap<Line, Vec<Option<Effect<Kind>>>>,
        /// The last open column, by the number of sections counted.
        open: [u8; 4],
    },
    /// Every favor is the same.
    Simplified {
        /// What it gives.
        each: Amount,
    },
}

/// A section of the castle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SectionFacts {
    /// How many houses fit in.
    pub places: u8,
    /// The points for a house.
    pub points: u16,
    /// The space where the bailiff triggers its count.
    pub trigger: Space,
    /// The points lost at its count without a house in it.
    pub penalty: u16,
    /// The favors at its count, by the number of houses from 0; the last is for all higher numbers too.
    pub favors: [u8; 7],
}

impl Facts {
    /// The facts under these options.
    pub fn new(options: Options) -> Self {
        Self {
            tiles: Tile::ALL.into_iter().map(|tile| (tile, tile.facts(options))).collect(),
            places: Spot::all().filter_map(|spot| Some((spot, spot.effect()?))).collect(),
            favors: Favors::new(options),
            sections: Section::ALL.into_iter().map(|section| (section, section.facts())).collect(),
        }
    }
}

impl Favors {
    fn new(options: Options) -> Self {
        if options.simplified_favors {
            return Self::Simplified { each: SIMPLIFIED_FAVOR.into() };
        }
        let columns = |line| (1..=favors::COLUMNS as u8).map(|column| favor(line, column)).collect();
        Self::Table { lines: Line::ALL.into_iter().map(|line| (line, columns(line))).collect(), open: OPEN_COLUMNS }
    }
}

/// What a column of the table of favors does; columns count from 1.
pub fn favor(line: Line, column: u8) -> Option<Effect<Kind>> {
    let gifts = |all: &[Goods]| Effect::Offers { offers: all.iter().map(|goods| PrintedOffer::gift(*goods)).collect() };
    match *favors::TABLE[line as usize].get(usize::from(column).checked_sub(1)?)? {
        Favor::Nothing => None,
        Favor::Gain(goods) => Some(gifts(&[goods])),
        Favor::OneOf(cubes) => Some(gifts(&cubes.map(|cube| Goods::cubes(Cubes::one(cube))))),
        Favor::Trade(offers) => Effect::offers(offers.of(&OFFERS)),
        Favor::Build(craft) => Some(Effect::Build { craft, discount: Amount::from(favor_discount(craft)).filter() }),
        Favor::Lawyer => Some(Effect::Residence { cost: LAWYER_FAVOR_COST.into() }),
    }
}

impl Tile {
    /// What is printed on it.
    pub fn facts(self, options: Options) -> Component<Kind> {
        let row = tiles::row(self, options);
        let cost = match self.kind() {
            Kind::Residence => LAWYER_COST.into(),
            _ => Amount { any: row.any.into(), ..row.cost.into() },
        };
        let copies = match self.kind() {
            Kind::Residence => None,
            Kind::Neutral | Kind::Fixed => Some(1),
            Kind::Wood | Kind::Stone | Kind::Prestige => Some(Supply::full(options).count(self) as u8),
        };
        Component {
            copies,
            cost: cost.filter(),
            points: (row.prestige > 0).then_some(row.prestige),
            built: Amount::from(Goods { favors: row.favors.into(), ..Goods::NONE }).filter(),
            income: Amount::from(Goods::deniers(row.income)).filter(),
            effect: self.effect(options),
            owner: self.owner_share().map(|cube| PrintedOffer::gift(Cubes::one(cube))).collect(),
            ..Component::of(self.kind())
        }
    }

    /// What the player of a worker on it may do.
    pub fn effect(self, options: Options) -> Option<Effect<Kind>> {
        match tiles::row(self, options).effect {
            tiles::Effect::None => None,
            tiles::Effect::Produce(cubes) => Some(Effect::Produce { either: vec![cubes.into()] }),
            tiles::Effect::ProduceOneOf(either) => {
                Some(Effect::Produce { either: either.map(|(cube, count)| Cubes::some(cube, count).into()).into() })
            }
            tiles::Effect::Build(craft) => Some(Effect::Build { craft, discount: None }),
            tiles::Effect::Lawyer => Some(Effect::Residence { cost: LAWYER_COST.into() }),
            tiles::Effect::Trade(offers) => Effect::offers(offers.of(&OFFERS)),
        }
    }

    /// The cubes of which its owner takes one when another player uses it.
    pub fn owner_share(self) -> impl Iterator<Item = Cube> {
        let cubes = match tiles::row(self, Options::default()).effect {
            tiles::Effect::Produce(cubes) if self.has_owner_share() => cubes,
            _ => Cubes::NONE,
        };
        Cube::ALL.into_iter().filter(move |cube| cubes.count(*cube) > 0)
    }
}

impl Spot {
    /// What the player of a worker there may do, if it is off the road.
    pub fn effect(self) -> Option<Effect<Kind>> {
        let offer = |give: Option<Goods>, get: Goods| Effect::Offers {
            offers: vec![PrintedOffer { give: give.map(Amount::from), get: get.into() }],
        };
        match self {
            Self::GATE => Some(Effect::Gate),
            Self::TRADING_POST => Some(offer(None, TRADING_POST)),
            Self::MERCHANTS_GUILD => Some(Effect::Provost { steps: GUILD_STEPS, price: None }),
            Self::JOUST_FIELD => Some(offer(Some(JOUST_COST), Goods { favors: JOUST_FAVORS.into(), ..Goods::NONE })),
            Self::STABLES => Some(Effect::Stables),
            Self::INN => Some(Effect::Inn { price: Goods::deniers(LOWEST_PRICE).into() }),
            Self::CASTLE => Some(Effect::Castle),
            _ => None,
        }
    }
}

impl Section {
    /// What is printed on it.
    pub fn facts(self) -> SectionFacts {
        SectionFacts {
            places: self.places(),
            points: self.batch_prestige(),
            trigger: self.trigger(),
            penalty: self.penalty(),
            favors: std::array::from_fn(|houses| self.favors(houses as u8)),
        }
    }
}
