//! Caylus 1303 in words.

mod board;
mod choices;
mod events;
pub(crate) mod ids;
mod tiles;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Event, Move};

use crate::choice;
use crate::{Arg, Choice, Message, Names, Phrase, Viewer, Worded, Words};
pub use events::Narrator;

impl Worded for Caylus1303 {
    // Points are face down, but all gains are public: nobody has to look away from the screen.
    const SECRETS: bool = false;

    const HIDES: bool = true;

    // An id cannot start with a digit.
    const TEXTS: &'static str = "y1303";

    type Narrator = Narrator;

    fn narrator(&self) -> Narrator {
        Narrator::new(self)
    }

    fn narrate(narrator: &mut Narrator, event: &Event, _: &[Event]) -> Phrase {
        narrator.narrate(event)
    }

    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String {
        board::board(words, self, names, viewer)
    }

    fn supply(&self, words: &Words, _: Viewer) -> String {
        board::supply(words, self)
    }

    fn question(&self) -> Option<Message> {
        choices::question(self)
    }

    fn means(&self, player: Player) -> Arg {
        choices::means(self, player)
    }

    fn choices(&self, moves: &[Move]) -> Vec<Choice> {
        let position = self.to_position();
        choice::choices(self, moves, |player, chosen| choices::choice(self, &position, player, chosen))
    }

    fn help(&self) -> Message {
        Message::new(format!("y1303-help-{}", self.decision().map_or("over", ids::decision)))
    }

    fn bonus(event: &Event) -> Option<(Player, Vec<(&'static str, u16)>)> {
        match *event {
            Event::FinalScore { player, gold, .. } => Some((player, vec![("result-gold", gold)])),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
