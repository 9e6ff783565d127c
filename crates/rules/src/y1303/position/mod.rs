//! Positions as documents; docs/notation.md describes the fields and their defaults.

mod progress;
mod table;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::characters::{Character, Characters};
use super::decision::{Decision, Phase};
use super::options::Options;
use super::setup::{COLORS, FIRST_PROVOST};
use super::spots::Space;
use super::tiles::{Tile, tiles};
use super::view::View;
use super::{Caylus1303, Holding, SecondWorker};
use crate::Game;
use crate::parts::{Cubes, Order, Player, unique_keys};

/// A position of Caylus 1303 as a document. It may be invalid; loading it checks.
pub type Position = Document<u16>;

/// A view as a document: hidden prestige points are null.
pub type ViewDocument = Document<Option<u16>>;

/// The document; `P` is how prestige points are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, bound(deserialize = "P: Deserialize<'de> + Default"))]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct Document<P> {
    pub game: Option<String>,
    #[serde(default)]
    pub options: Options,
    #[serde(default = "first_round")]
    pub round: u8,
    #[serde(default = "planning")]
    pub phase: Phase,
    pub decision: Option<DecisionDoc>,
    #[serde(default = "first_seat")]
    pub first_player: Player,
    pub passing_order: Option<Order>,
    #[serde(default = "first_provost")]
    pub provost: u8,
    pub players: Vec<PlayerDoc<P>>,
    #[serde(deserialize_with = "unique_keys")]
    pub road: BTreeMap<Space, Option<RoadDoc>>,
    pub site: SiteDoc,
    pub journeyman: Option<JourneymanDoc>,
    pub supply: Option<Vec<Tile>>,
    #[serde(default)]
    pub board: Vec<Character>,
    #[serde(default)]
    pub goldsmith_used: bool,
    #[serde(default)]
    pub deliveryman_last: bool,
    pub activating: Option<Space>,
}

fn first_round() -> u8 {
    1
}

fn planning() -> Phase {
    Phase::Planning
}

fn first_seat() -> Player {
    Player::new(0)
}

fn first_provost() -> u8 {
    FIRST_PROVOST
}

/// The pending decision.
pub type DecisionDoc = crate::parts::DecisionDoc<Decision>;

/// A player's goods and markers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, bound(deserialize = "P: Deserialize<'de> + Default", serialize = "P: Serialize"))]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct PlayerDoc<P> {
    pub color: Option<String>,
    pub prestige: P,
    pub cubes: Cubes,
    pub workers: Option<u8>,
    pub camp: Option<u8>,
    pub characters: Vec<Character>,
    pub batches: u16,
}

/// A space of the road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct RoadDoc {
    pub tile: Tile,
    pub owner: Option<Player>,
    pub worker: Option<Player>,
    #[serde(default)]
    pub claimed: bool,
    pub monument: Option<Tile>,
}

/// The construction site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct SiteDoc {
    pub tiles: [Tile; 3],
    #[serde(default)]
    pub workers: Order,
}

/// The second worker on a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct JourneymanDoc {
    pub player: Player,
    pub space: Space,
}

impl Caylus1303 {
    /// Writes the whole position.
    pub(super) fn write_position(&self) -> Position {
        self.document(|player| self.holding(player).prestige)
    }

    fn document<P>(&self, prestige: impl Fn(Player) -> P) -> Document<P> {
        let decision = self.decision();
        let at_space = matches!(self.phase, Phase::Activation | Phase::Stewardship) && decision.is_some();
        let road = Space::all().filter_map(|space| Some((space, Some(self.road_doc(space)?))));
        let deciding_last = self.phase == Phase::Delivery && !self.asked && usize::from(self.cursor) == self.site.len();
        let players = Player::all(self.players());
        Document {
            game: Some(Self::NAME.to_owned()),
            options: self.options,
            round: self.round,
            phase: self.phase,
            decision: decision.map(|what| DecisionDoc { player: self.actor, what }),
            first_player: self.first_player,
            passing_order: Some(self.passing_order),
            provost: self.provost,
            players: players.map(|player| self.player_doc(player, prestige(player))).collect(),
            road: road.collect(),
            site: SiteDoc { tiles: self.site_tiles, workers: self.site },
            journeyman: self.journeyman.map(|SecondWorker { player, space }| JourneymanDoc { player, space }),
            supply: Some(tiles(self.supply).collect()),
            board: self.board.iter().collect(),
            goldsmith_used: self.goldsmith_used,
            deliveryman_last: deciding_last && self.site.contains(self.actor),
            activating: at_space.then(|| self.acting_space()),
        }
    }

    fn road_doc(&self, space: Space) -> Option<RoadDoc> {
        Some(RoadDoc {
            tile: self.road[space.index()]?,
            owner: self.owners.get(space.index()),
            worker: self.workers.get(space.index()),
            claimed: self.claimed & space.bit() != 0,
            monument: self.monument_on(space),
        })
    }

    fn player_doc<P>(&self, player: Player, prestige: P) -> PlayerDoc<P> {
        let Holding { cubes, characters, batches, workers, camp, .. } = *self.holding(player);
        PlayerDoc {
            color: Some(COLORS[player.index()].to_owned()),
            prestige,
            cubes,
            workers: Some(workers),
            camp: Some(camp),
            characters: Characters::iter(characters).collect(),
            batches,
        }
    }
}

impl View {
    /// Writes the view.
    pub fn document(&self) -> ViewDocument {
        self.table.document(|player| self.prestige(player))
    }
}
