//! How well a player stands in each game, for opponents that judge a position by a rough guess.

mod classic;
mod magna_carta;
mod stock;
mod y1303;

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::y1303::Caylus1303;
use caylus_words::Told;

/// A game whose positions can be judged.
pub(crate) trait Judged: Told {
    /// How well a player stands, roughly in prestige points; whoever may not know the secrets asks it of a guess at them.
    fn worth(&self, player: Player) -> f64;
}

impl Judged for Classic {
    fn worth(&self, player: Player) -> f64 {
        classic::worth(self, player)
    }
}

impl Judged for MagnaCarta {
    fn worth(&self, player: Player) -> f64 {
        magna_carta::worth(self, player)
    }
}

impl Judged for Caylus1303 {
    fn worth(&self, player: Player) -> f64 {
        y1303::worth(self, player)
    }
}
