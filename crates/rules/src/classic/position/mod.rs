//! The position document; docs/notation.md describes the fields and which may be left out.

mod progress;
mod table;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Game;
use crate::classic::castle::Section;
use crate::classic::decision::{Decision, Line, Phase};
use crate::classic::options::Options;
use crate::classic::setup::COLORS;
use crate::classic::spots::{Space, Spot};
use crate::classic::tiles::Tile;
use crate::classic::{Classic, Holding};
use crate::parts::{Cubes, Order, Player, unique_keys};

/// A position of Caylus as a document. It may hold anything; loading it into a game validates it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct Position {
    pub game: Option<String>,
    #[serde(default)]
    pub options: Options,
    #[serde(default = "first_turn")]
    pub turn: u8,
    #[serde(default = "placing")]
    pub phase: Phase,
    pub decision: Option<DecisionDoc>,
    pub turn_order: Option<Order>,
    pub passing_order: Option<Order>,
    #[serde(default = "start")]
    pub provost: Space,
    #[serde(default = "start")]
    pub bailiff: Space,
    pub players: Vec<PlayerDoc>,
    #[serde(default, deserialize_with = "unique_keys")]
    pub road: BTreeMap<Space, Option<RoadDoc>>,
    #[serde(default)]
    pub special: SpecialDoc,
    #[serde(default)]
    pub castle: Order,
    #[serde(default)]
    pub sections: SectionsDoc,
    pub supply: Option<Vec<Tile>>,
    #[serde(default)]
    pub delayed: Vec<DelayedDoc>,
    pub activating: Option<Space>,
    pub due: Option<Vec<Section>>,
    pub favors_owed: Option<u8>,
}

fn first_turn() -> u8 {
    1
}

fn placing() -> Phase {
    Phase::Placing
}

fn start() -> Space {
    crate::classic::setup::START
}

/// The pending decision.
pub type DecisionDoc = crate::parts::DecisionDoc<Decision>;

/// A player's goods and markers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct PlayerDoc {
    pub color: Option<String>,
    pub deniers: u16,
    pub cubes: Cubes,
    pub prestige: u16,
    pub workers: Option<u8>,
    pub favors: MarkersDoc,
    pub lines_used: Vec<Line>,
    pub houses: HousesDoc,
    pub batches: u8,
}

/// The columns of the favor markers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the lines")]
pub struct MarkersDoc {
    pub prestige: u8,
    pub deniers: u8,
    pub cubes: u8,
    pub building: u8,
}

/// Houses in the castle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the sections")]
pub struct HousesDoc {
    pub dungeon: u8,
    pub walls: u8,
    pub towers: u8,
}

/// A space of the road with a building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct RoadDoc {
    pub tile: Tile,
    pub owner: Option<Player>,
    pub worker: Option<Player>,
}

/// The special buildings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the buildings")]
pub struct SpecialDoc {
    pub gate: Option<Player>,
    pub trading_post: Option<Player>,
    pub merchants_guild: Option<Player>,
    pub joust_field: Option<Player>,
    pub stables: Order,
    pub inn: InnDoc,
}

/// The two circles of the inn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the circles")]
pub struct InnDoc {
    pub left: Option<Player>,
    pub right: Option<Player>,
}

/// The sections of the castle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the sections")]
pub struct SectionsDoc {
    pub dungeon: SectionDoc,
    pub walls: SectionDoc,
    pub towers: SectionDoc,
}

/// One section of the castle; `free` is informative and ignored when loading.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct SectionDoc {
    pub counted: bool,
    pub free: Option<u8>,
}

/// A residence paid for but not made yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct DelayedDoc {
    pub space: Space,
    pub player: Player,
}

impl Classic {
    pub(in crate::classic) fn write_position(&self) -> Position {
        let road = Space::all().filter_map(|space| {
            let tile = self.tiles[space.index()]?;
            let (owner, worker) = (self.owners.get(space.index()), self.workers.get(space.index()));
            Some((space, Some(RoadDoc { tile, owner, worker })))
        });
        let at = |spot: Spot| self.workers.get(spot.index());
        let special = SpecialDoc {
            gate: at(Spot::GATE),
            trading_post: at(Spot::TRADING_POST),
            merchants_guild: at(Spot::MERCHANTS_GUILD),
            joust_field: at(Spot::JOUST_FIELD),
            stables: self.stables,
            inn: InnDoc { left: self.inn_left, right: self.inn_right },
        };
        let [dungeon, walls, towers] = Section::ALL.map(|section| SectionDoc {
            counted: (section as u8) < self.counted,
            free: Some(section.places() - self.houses_in(section)),
        });
        let supply = Tile::ALL.into_iter().filter(|tile| tile.is_buildable());
        Position {
            game: Some(Self::NAME.to_owned()),
            options: self.options,
            turn: self.turn,
            phase: self.phase,
            decision: self.decision().map(|what| DecisionDoc { player: self.actor, what }),
            turn_order: Some(self.turn_order),
            passing_order: Some(self.passing_order),
            provost: self.provost,
            bailiff: self.bailiff,
            players: Player::all(self.players()).map(|player| self.player_doc(player)).collect(),
            road: road.collect(),
            special,
            castle: self.castle,
            sections: SectionsDoc { dungeon, walls, towers },
            supply: Some(supply.flat_map(|tile| std::iter::repeat_n(tile, self.supply.count(tile))).collect()),
            delayed: self.delayed.iter().map(|(space, player)| DelayedDoc { space, player }).collect(),
            activating: (self.phase == Phase::Activation).then(|| self.acting_space()),
            due: Some(Section::ALL.into_iter().filter(|section| self.due >> *section as u8 & 1 != 0).collect()),
            favors_owed: Some(self.favors_owed),
        }
    }

    fn player_doc(&self, player: Player) -> PlayerDoc {
        let Holding { cubes, deniers, prestige, workers, favors, lines_used, houses, batches } = *self.holding(player);
        PlayerDoc {
            color: Some(COLORS[player.index()].to_owned()),
            deniers,
            cubes,
            prestige,
            workers: Some(workers),
            favors: MarkersDoc { prestige: favors[0], deniers: favors[1], cubes: favors[2], building: favors[3] },
            lines_used: Line::ALL.into_iter().filter(|line| lines_used >> *line as u8 & 1 != 0).collect(),
            houses: HousesDoc { dungeon: houses[0], walls: houses[1], towers: houses[2] },
            batches,
        }
    }
}
