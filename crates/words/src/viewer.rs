//! The viewer of a game, and what a viewer may see.

use caylus_rules::Game;
use caylus_rules::parts::Player;

/// The person a view, a log or a message is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Sees everything, like the reader of a record: its seed reveals every secret.
    All,
    /// A player.
    Player(Player),
    /// Sees only what is public.
    Spectator,
}

impl Viewer {
    /// May the viewer know this player's secrets?
    pub fn knows(self, player: Player) -> bool {
        self == Self::All || self == Self::Player(player)
    }

    /// The event without what the viewer may not know.
    pub fn redact<G: Game>(self, event: G::Event) -> G::Event {
        match self {
            Self::All => event,
            Self::Player(player) => G::redact(event, Some(player)),
            Self::Spectator => G::redact(event, None),
        }
    }
}
