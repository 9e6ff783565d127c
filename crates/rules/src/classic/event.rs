//! What happens in a game, told so that a log or an animation can be made from it alone.

use serde::Serialize;

use super::castle::Section;
use super::decision::{Line, Phase};
use super::spots::{Space, Spot};
use super::tiles::Tile;
use crate::parts::{Goods, Order, Player};

/// Something that happened. Whatever anybody gains, pays or loses has an event of its own with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Event {
    /// A turn begins.
    TurnStarted { turn: u8 },
    /// A phase begins.
    PhaseStarted { phase: Phase },
    /// The turn order is a new one.
    TurnOrder { order: Order, cause: Cause },
    /// A player passed and took that number on the bridge, from 1.
    Passed { player: Player, number: u8 },
    /// A worker was placed; the price is a payment of its own.
    WorkerPlaced { player: Player, spot: Spot },
    /// The worker on the Gate went elsewhere.
    WorkerMoved { player: Player, from: Spot, to: Spot },
    /// The worker on the Inn's left circle went to the right one.
    InnEntered { player: Player },
    /// The worker in the Inn stays there.
    InnKept { player: Player },
    /// A worker went home.
    WorkerReturned { player: Player, from: Spot },
    /// The provost was moved by a player, or followed the bailiff.
    ProvostMoved { player: Option<Player>, from: Space, to: Space },
    /// The bailiff advanced.
    BailiffMoved { from: Space, to: Space },
    /// A player got something from the stock.
    Gained { player: Player, goods: Goods, cause: Cause },
    /// A player gave something to the stock.
    Paid { player: Player, goods: Goods, cause: Cause },
    /// A player lost prestige points: what was really lost, for nobody falls below 0.
    PrestigeLost { player: Player, amount: u16, cause: Cause },
    /// A player made no use of something.
    Declined { player: Player, cause: Cause },
    /// A tile was taken from the supply and built; a prestige building took the place of a residence.
    Built { player: Player, tile: Tile, space: Space, cause: Cause },
    /// A residence is paid for, but comes only when phase 5 is over.
    ResidenceDelayed { player: Player, space: Space, cause: Cause },
    /// A tile was turned into a residence: a neutral one is out of the game, a player's is back in the supply.
    ResidenceMade { player: Player, space: Space, replaced: Tile },
    /// A player has won royal favors.
    FavorsWon { player: Player, count: u8, cause: Cause },
    /// Favors are lost, because every line was used in this phase.
    FavorsLost { player: Player, count: u8 },
    /// A player chose a line of favor; the marker is in that column now.
    FavorLine { player: Player, line: Line, column: u8, advanced: bool },
    /// A house was built in the castle.
    HouseBuilt { player: Player, section: Section },
    /// A player's houses in a section were counted.
    HousesCounted { player: Player, section: Section, houses: u8 },
    /// The count of a section is over.
    SectionCounted { section: Section },
    /// The game is over; what is left over gives this many points.
    FinalBonus { player: Player, gold: u16, cubes: u16, deniers: u16 },
}

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Cause {
    /// The income of phase 1: 2 deniers, and these.
    Income { residences: u8, prestige_buildings: u16 },
    /// The first to pass.
    FirstPass,
    /// The price of placing a worker.
    Placement { spot: Spot },
    /// Another player's worker came to an own building.
    Visit { space: Space },
    /// A special building acts.
    Special { spot: Spot },
    /// Deniers for the provost in phase 4.
    Provost,
    /// A building of the road acts.
    Activation { tile: Tile, space: Space },
    /// The owner's share when another player uses a stone production building.
    OwnerShare { tile: Tile, space: Space },
    /// A tile was built: its cost, its points, its favors.
    Building { tile: Tile, space: Space },
    /// A residence was made.
    Residence { space: Space },
    /// A favor of that line and column.
    Favor { line: Line, column: u8 },
    /// A favor in the game with simplified favors.
    SimplifiedFavor,
    /// A batch for the castle.
    Batch { section: Section },
    /// A worker at the castle and no batch.
    NoBatch,
    /// The most batches of the turn.
    BestBuilder,
    /// The count of a section.
    Count { section: Section },
    /// The order changes every turn in the two-player game.
    TwoPlayers,
}
