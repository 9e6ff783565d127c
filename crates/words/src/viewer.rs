//! Who looks at a game, and so what may be shown.

use caylus_rules::Game;
use caylus_rules::parts::Player;

/// Somebody to whom a game is shown or told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Whoever may know every secret, such as the reader of a record: its seed gives them all away.
    All,
    /// A player.
    Player(Player),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

impl Viewer {
    /// May the viewer know this player's secrets?
    pub fn knows(self, player: Player) -> bool {
        self == Self::All || self == Self::Player(player)
    }

    /// An event as the viewer may know it.
    pub fn redact<G: Game>(self, event: G::Event) -> G::Event {
        match self {
            Self::All => event,
            Self::Player(player) => G::redact(event, Some(player)),
            Self::Spectator => G::redact(event, None),
        }
    }
}
