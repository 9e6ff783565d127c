//! Events: everything a log or an animation needs to know.

use serde::Serialize;

use super::characters::{Character, Characters};
use super::decision::Phase;
use super::spots::{Space, Spot};
use super::tiles::Tile;
use crate::parts::{Goods, Player};

/// Something that happened. Every gain and payment is a separate event with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Event {
    /// The characters of this game were drawn.
    CharactersDrawn { characters: Characters },
    /// A round begins.
    RoundStarted { round: u8 },
    /// A phase begins.
    PhaseStarted { phase: Phase },
    /// A player has the first-player tile.
    FirstPlayer { player: Player },
    /// A player took a character from another player or from the board.
    CharacterTaken { player: Player, character: Character, from: Option<Player> },
    /// A player passed and took this number on the bridge, from 1.
    Passed { player: Player, number: u8 },
    /// A worker was placed; extra costs are a separate payment.
    WorkerPlaced { player: Player, spot: Spot },
    /// A worker went from the board to the camp.
    WorkerToCamp { player: Player, from: Spot },
    /// The provost was moved by a player, or at the end of the round; the numbers are those of the spaces behind him.
    ProvostMoved { player: Option<Player>, from: u8, to: u8 },
    /// A player got something; workers come from the camp.
    Gained { player: Player, goods: Goods, cause: Cause },
    /// A player gave something; workers go to the camp.
    Paid { player: Player, goods: Goods, cause: Cause },
    /// A player declined something.
    Declined { player: Player, cause: Cause },
    /// A player claimed a starting tile, which will become a residence.
    Claimed { player: Player, space: Space },
    /// A tile was taken from the supply and built.
    Built { player: Player, tile: Tile, space: Space },
    /// A claimed starting tile became a residence.
    ResidenceMade { player: Player, space: Space, tile: Tile },
    /// A monument was put on a residence.
    MonumentBuilt { player: Player, monument: Tile, space: Space },
    /// A favor is used for a tile of the site.
    SiteUsed { player: Player, tile: Tile },
    /// The game is over; a player's points from play, and for gold.
    FinalScore { player: Player, prestige: u16, gold: u16 },
}

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Cause {
    /// Another player's worker was placed on the player's building.
    Visit { space: Space },
    /// The extra worker for a placement after a player has passed.
    Placement { spot: Spot },
    /// The power of a character.
    Character { character: Character },
    /// A tile of the road acts for a worker.
    Tile { tile: Tile, space: Space },
    /// A tile of the site acts through a favor.
    Site { tile: Tile },
    /// The owner's cube when another player uses a tile.
    OwnerBonus { tile: Tile, space: Space },
    /// A tile is built: its cost, its points.
    Building { tile: Tile },
    /// Workers for the provost on the bridge.
    Bridge,
    /// A batch for the construction site.
    Batch,
    /// The most batches of the round.
    MostBatches,
    /// A residence and the monuments that could be put on it.
    Residence { space: Space },
    /// Recruiting, and what counted: the player's uncovered residences and monuments, the Day-labourer.
    Recruiting { residences: u8, garden: bool, granary: bool, manufactory: bool, day_labourer: bool },
}
