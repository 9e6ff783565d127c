//! Events: everything a log or an animation needs to know.

use serde::Serialize;

use super::cards::{Card, Prestige};
use super::decision::Phase;
use super::road::Place;
use super::tokens::Section;
use crate::parts::{Goods, Player};

/// Something that happened. Every gain and payment is a separate event with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Event {
    /// A turn begins.
    TurnStarted { turn: u8 },
    /// A phase begins.
    PhaseStarted { phase: Phase },
    /// A player has the first-player card.
    FirstPlayer { player: Player },
    /// A player kept the first hand.
    HandKept { player: Player },
    /// A player drew a card; only that player knows which.
    CardDrawn { player: Player, card: Option<Card> },
    /// A player discarded a card from the hand.
    CardDiscarded { player: Player, card: Card },
    /// A player's discard pile was shuffled into a new pile of this many cards.
    PileShuffled { player: Player, cards: u8 },
    /// A player passed and took this number on the bridge, from 1.
    Passed { player: Player, number: u8 },
    /// A worker was placed; the price is a separate payment.
    WorkerPlaced { player: Player, place: Place },
    /// A worker went home.
    WorkerReturned { player: Player, from: Place },
    /// A card from the hand was added to the road; `cubes` is how many are on it.
    Built { player: Player, card: Card, place: Place, cubes: u8 },
    /// A prestige building was put on a residence, or in the beginner game in front of the player.
    PrestigeBuilt { player: Player, building: Prestige, place: Option<Place> },
    /// The provost was moved by a player, or advanced at the end of the turn.
    ProvostMoved { player: Option<Player>, from: Place, to: Place },
    /// A player got something.
    Gained { player: Player, goods: Goods, cause: Cause },
    /// A player gave something to the stock.
    Paid { player: Player, goods: Goods, cause: Cause },
    /// A player took a castle token.
    TokenTaken { player: Player, section: Section, cause: Cause },
    /// A castle token left the game because nobody gave a batch.
    TokenLost { section: Section },
    /// The cubes left on a card, after its owner took one or it was turned and they went to the stock.
    CubesLeft { place: Place, cubes: u8 },
    /// A player declined something.
    Declined { player: Player, cause: Cause },
    /// A residence was paid for, but is made only after the phase.
    ResidenceDelayed { player: Player, place: Place },
    /// A card was turned into a residence.
    ResidenceMade { player: Player, place: Place, card: Card },
    /// The game is over: a player's points by source.
    FinalScore { player: Player, tokens: u16, cards: u16, gold: u16, cubes: u16, deniers: u16 },
}

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what their names say; the variants are documented")]
pub enum Cause {
    /// The income of phase 1: 2 deniers, and these.
    Income { residences: u8, hotel: bool },
    /// The first to pass.
    FirstPass,
    /// Drawing a card.
    Draw,
    /// Replacing the hand.
    Replace,
    /// The price of placing a worker.
    Placement { place: Place },
    /// The cost of a card.
    Building { card: Card },
    /// The cost of a prestige building.
    Prestige { building: Prestige },
    /// Deniers for the provost in phase 3.
    Provost,
    /// A card acts for the owner of the worker.
    Primary { card: Card, place: Place },
    /// A card acts for its owner.
    Secondary { card: Card, place: Place },
    /// A batch for the castle.
    Batch,
    /// The most batches of the phase.
    BestBuilder,
}
