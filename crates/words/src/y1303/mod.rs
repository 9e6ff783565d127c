//! Caylus 1303 in words.

mod board;
mod choices;
mod events;
pub(crate) mod ids;
mod tiles;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Event, Move};

use crate::{Names, Said, Told, Viewer, Words};
pub use events::Teller;

impl Told for Caylus1303 {
    // Points are face down, but all gains are public: nobody has to look away from the screen.
    const SECRETS: bool = false;

    // An id cannot start with a digit.
    const TEXTS: &'static str = "y1303";

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn tell(teller: &mut Teller, words: &Words, event: &Event, _: &[Event], names: &Names) -> Said {
        teller.tell(words, event, names)
    }

    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String {
        board::board(words, self, names, viewer)
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
        words.paragraph(&format!("y1303-help-{}", self.decision().map_or("over", ids::decision)))
    }

    fn bonus(words: &Words, event: &Event) -> Option<(Player, Vec<(String, u16)>)> {
        match *event {
            Event::FinalScore { player, gold, .. } => Some((player, vec![(words.say("result-gold", &[]), gold)])),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
