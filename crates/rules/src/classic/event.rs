//! Events: everything a log or an animation needs to know.

use serde::Serialize;

use super::castle::Section;
use super::decision::{Line, Phase};
use super::spots::{Space, Spot};
use super::tiles::Tile;
use crate::parts::{Goods, Order, Player};

/// Something that happened. Every gain, payment and loss is a separate event with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Event {
    /// A turn begins.
    TurnStarted { turn: u8 },
    /// A phase begins.
    PhaseStarted { phase: Phase },
    /// The turn order changed.
    TurnOrder { order: Order, cause: Cause },
    /// A player passed and took this number on the bridge, from 1.
    Passed { player: Player, number: u8 },
    /// A worker was placed; the price is a separate `Paid`.
    WorkerPlaced { player: Player, spot: Spot },
    /// The worker on the Gate moved elsewhere.
    WorkerMoved { player: Player, from: Spot, to: Spot },
    /// The worker on the Inn's left circle moved to the right one.
    InnEntered { player: Player },
    /// The worker in the Inn stays there.
    InnKept { player: Player },
    /// A worker went home.
    WorkerReturned { player: Player, from: Spot },
    /// A player moved the provost, or it followed the bailiff.
    ProvostMoved { player: Option<Player>, from: Space, to: Space },
    /// The bailiff advanced.
    BailiffMoved { from: Space, to: Space },
    /// A player got goods from the stock.
    Gained { player: Player, goods: Goods, cause: Cause },
    /// A player paid goods to the stock.
    Paid { player: Player, goods: Goods, cause: Cause },
    /// A player lost prestige points. The amount is the real loss: nobody falls below 0.
    PrestigeLost { player: Player, amount: u16, cause: Cause },
    /// A player declined something.
    Declined { player: Player, cause: Cause },
    /// A tile from the supply was built; a prestige building replaced a residence.
    Built { player: Player, tile: Tile, space: Space, cause: Cause },
    /// A residence was paid for, but is made only after phase 5.
    ResidenceDelayed { player: Player, space: Space, cause: Cause },
    /// A tile became a residence: a neutral tile leaves the game, a player's returns to the supply.
    ResidenceMade { player: Player, space: Space, replaced: Tile },
    /// A player won royal favors.
    FavorsWon { player: Player, count: u8, cause: Cause },
    /// Favors were lost because every line has been used in this phase.
    FavorsLost { player: Player, count: u8 },
    /// A player chose a favor line; `column` is where the marker is now.
    FavorLine { player: Player, line: Line, column: u8, advanced: bool },
    /// A house was built in the castle.
    HouseBuilt { player: Player, section: Section },
    /// A player's houses in a section were counted.
    HousesCounted { player: Player, section: Section, houses: u8 },
    /// A section has been counted.
    SectionCounted { section: Section },
    /// The game is over; leftover goods give these points.
    FinalBonus { player: Player, gold: u16, cubes: u16, deniers: u16 },
}

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Cause {
    /// The income of phase 1: 2 deniers plus these.
    Income { residences: u8, prestige_buildings: u16 },
    /// Passing first.
    FirstPass,
    /// The price of placing a worker.
    Placement { spot: Spot },
    /// Another player's worker came to the player's building.
    Visit { space: Space },
    /// A special building.
    Special { spot: Spot },
    /// Moving the provost in phase 4.
    Provost,
    /// A building on the road.
    Activation { tile: Tile, space: Space },
    /// The owner's cube when another player uses a stone production building.
    OwnerShare { tile: Tile, space: Space },
    /// Building a tile: its cost, points and favors.
    Building { tile: Tile, space: Space },
    /// Making a residence.
    Residence { space: Space },
    /// A favor.
    Favor { line: Line, column: u8 },
    /// A favor in a game with simplified favors.
    SimplifiedFavor,
    /// A batch for the castle.
    Batch { section: Section },
    /// No batch despite a worker at the castle.
    NoBatch,
    /// The most batches this turn.
    BestBuilder,
    /// The count of a section.
    Count { section: Section },
    /// With two players the order changes every turn.
    TwoPlayers,
}
