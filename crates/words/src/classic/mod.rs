//! Caylus in words.

mod board;
mod choices;
mod events;
pub(crate) mod ids;
mod tiles;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Event, Move};
use caylus_rules::parts::Player;

use crate::choice;
use crate::result::leftovers;
use crate::{Arg, Choice, Message, Names, Phrase, Viewer, Worded, Words};
pub use events::Narrator;

impl Worded for Classic {
    const SECRETS: bool = false;

    const HIDES: bool = false;

    type Narrator = Narrator;

    fn narrator(&self) -> Narrator {
        Narrator::new(self)
    }

    fn narrate(narrator: &mut Narrator, event: &Event, _: &[Event]) -> Phrase {
        narrator.narrate(event)
    }

    fn board(&self, words: &Words, names: &Names, _: Viewer) -> String {
        board::board(words, self, names)
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
        Message::new(format!("classic-help-{}", self.decision().map_or("over", ids::decision)))
    }

    fn bonus(event: &Event) -> Option<(Player, Vec<(&'static str, u16)>)> {
        match *event {
            Event::FinalBonus { player, gold, cubes, deniers } => Some((player, leftovers(gold, cubes, deniers))),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
