//! Caylus in words.

mod board;
mod choices;
mod events;
pub(crate) mod ids;
mod tiles;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Event, Move};
use caylus_rules::parts::Player;

use crate::result::leftovers;
use crate::{Names, Said, Told, Viewer, Words};
pub use events::Teller;

impl Told for Classic {
    const SECRETS: bool = false;

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn tell(teller: &mut Teller, words: &Words, event: &Event, _: &[Event], names: &Names) -> Said {
        teller.tell(words, event, names)
    }

    fn board(&self, words: &Words, names: &Names, _: Viewer) -> String {
        board::board(words, self, names)
    }

    fn supply(&self, words: &Words, _: Viewer) -> String {
        board::supply(words, self)
    }

    fn question(&self, words: &Words) -> String {
        choices::question(words, self)
    }

    fn means(&self, words: &Words, player: Player) -> String {
        choices::means(words, self, player)
    }

    fn explain(&self, words: &Words, names: &Names, chosen: Move) -> String {
        choices::explain(words, self, names, chosen)
    }

    fn help(&self, words: &Words) -> String {
        words.paragraph(&format!("classic-help-{}", self.decision().map_or("over", ids::decision)))
    }

    fn bonus(words: &Words, event: &Event) -> Option<(Player, Vec<(String, u16)>)> {
        match *event {
            Event::FinalBonus { player, gold, cubes, deniers } => {
                Some((player, leftovers(words, gold, cubes, deniers)))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
