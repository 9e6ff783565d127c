//! Caylus Magna Carta in words.

mod board;
mod cards;
mod choices;
mod events;
pub(crate) mod ids;

use caylus_rules::Game;
use caylus_rules::magna_carta::{Event, MagnaCarta, Move, Rules};
use caylus_rules::parts::Player;

use crate::result::leftovers;
use crate::{Names, Said, Told, Viewer, Words};
pub use cards::points;
pub use events::Teller;

impl Told for MagnaCarta {
    const SECRETS: bool = true;

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn tell(teller: &mut Teller, words: &Words, event: &Event, following: &[Event], names: &Names) -> Said {
        teller.tell(words, event, following, names)
    }

    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String {
        board::board(words, self, names, viewer)
    }

    fn supply(&self, words: &Words, viewer: Viewer) -> String {
        board::supply(words, self, viewer)
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
        let id = format!("magna-carta-help-{}", self.decision().map_or("over", ids::decision));
        // Where the beginner game differs, its rules are an attribute.
        let beginner = (self.options().rules == Rules::Beginner).then(|| words.find(&format!("{id}.beginner"), &[]));
        beginner.flatten().map_or_else(|| words.paragraph(&id), |text| text.replace('\n', " "))
    }

    fn bonus(words: &Words, event: &Event) -> Option<(Player, Vec<(String, u16)>)> {
        match *event {
            Event::FinalScore { player, gold, cubes, deniers, .. } => {
                Some((player, leftovers(words, gold, cubes, deniers)))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
