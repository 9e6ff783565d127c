//! The facts of Caylus 1303: what is printed on its tiles, its characters and its board.

use std::collections::BTreeMap;

use serde::Serialize;

use super::characters::{Character, Power};
use super::favors::open_site_tiles;
use super::legal::discount;
use super::offers::OFFERS;
use super::phases::{LAST_ROUND, TOLL_STEPS, recruits};
use super::setup::{MORE_CHARACTERS, WORKERS, starting_workers};
use super::tiles::{self, Kind, Tile};
use super::values::{BRIDGE_PRICE, CLAIM_COST, RESIDENCE_RECRUITS, STARTING_TILES};
use super::{By, SiteTile};
use crate::facts::{Amount, Component, Effect, PrintedOffer};
use crate::parts::{Cubes, Goods, MAX_PLAYERS, MAX_PROVOST_STEPS};

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The tiles.
    #[cfg_attr(feature = "ts", ts(type = "Record<Tile, Component<Kind>>"))]
    pub tiles: BTreeMap<Tile, Component<Kind>>,
    /// The back of the starting tiles.
    pub residence: Component<Kind>,
    /// The powers of the characters.
    #[cfg_attr(feature = "ts", ts(type = "Record<Character, Power>"))]
    pub characters: BTreeMap<Character, Power>,
    /// The rounds printed above each tile of the site, first and last; favors can use the tile from the first on.
    pub site: [[u8; 2]; SiteTile::COUNT],
    /// What depends on the number of players.
    #[cfg_attr(feature = "ts", ts(type = "Record<number, PlayersFacts>"))]
    pub players: BTreeMap<u8, PlayersFacts>,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayersFacts {
    /// A player's workers at hand at the start.
    pub workers: u8,
    /// A player's workers in the camp at the start.
    pub camp: u8,
    /// The characters in the game.
    pub characters: u8,
    /// The workers a player recruits each round.
    pub recruits: u16,
}

impl Facts {
    /// The facts; they are the same under all options.
    pub fn new() -> Self {
        let opens = |tiles| (1..=LAST_ROUND).filter(move |round| open_site_tiles(*round) == tiles);
        Self {
            tiles: Tile::ALL.into_iter().map(|tile| (tile, tile.facts())).collect(),
            residence: residence(),
            characters: Character::ALL.into_iter().map(|character| (character, character.power())).collect(),
            site: std::array::from_fn(|at| {
                [opens(at + 1).min().unwrap_or_default(), opens(at + 1).max().unwrap_or_default()]
            }),
            players: (2..=MAX_PLAYERS).map(|players| (players as u8, PlayersFacts::new(players))).collect(),
        }
    }
}

impl PlayersFacts {
    fn new(players: usize) -> Self {
        let workers = starting_workers(players);
        let characters = (players + MORE_CHARACTERS) as u8;
        Self { workers, camp: WORKERS - workers, characters, recruits: recruits(players) }
    }
}

impl Default for Facts {
    fn default() -> Self {
        Self::new()
    }
}

/// The back of the starting tiles, which the Lawyer turns up.
pub fn residence() -> Component<Kind> {
    Component {
        copies: None,
        cost: Some(CLAIM_COST.into()),
        income: Some(RESIDENCE_RECRUITS.into()),
        ..Component::of(Kind::Start)
    }
}

impl Tile {
    /// What is printed on it.
    pub fn facts(self) -> Component<Kind> {
        let row = self.row();
        let copies = match self.kind() {
            Kind::Start => STARTING_TILES.iter().filter(|tile| **tile == self).count() as u8,
            Kind::Fixed | Kind::Wood | Kind::Stone | Kind::Monument => 1,
        };
        let is_built = matches!(self.kind(), Kind::Wood | Kind::Stone | Kind::Monument);
        Component {
            copies: Some(copies),
            cost: Amount { plain: row.any.into(), ..row.cost.into() }.filter(),
            points: is_built.then_some(row.points),
            built: row.favor.then(|| Goods::FAVOR.into()),
            income: Amount::from(row.recruits).filter(),
            effect: self.printed_effect(false),
            neutral: self.printed_effect(true).filter(|_| is_built),
            owner: row.bonus.map(|cube| PrintedOffer::gift(Cubes::one(cube))).into_iter().collect(),
            ..Component::of(self.kind())
        }
    }

    /// What the player of a worker may do on its construction or its neutral side.
    pub fn printed_effect(self, neutral: bool) -> Option<Effect<Kind>> {
        let by = if neutral { By::Favor } else { By::Worker };
        match self.effect(neutral) {
            tiles::Effect::None => None,
            tiles::Effect::Offers(offers) => Effect::offers(offers.of(&OFFERS)),
            tiles::Effect::Build(craft) => {
                Some(Effect::Build { craft, discount: Amount::from(discount(craft, by)).filter() })
            }
            tiles::Effect::Lawyer => Some(Effect::Residence { cost: CLAIM_COST.into() }),
            tiles::Effect::Toll => Some(Effect::Provost { steps: TOLL_STEPS, price: None }),
            tiles::Effect::Bridge => {
                Some(Effect::Provost { steps: MAX_PROVOST_STEPS, price: Some(Goods::workers(BRIDGE_PRICE).into()) })
            }
        }
    }
}
