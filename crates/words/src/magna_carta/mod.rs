//! Caylus Magna Carta in words.

mod board;
mod cards;
mod choices;
mod events;
pub(crate) mod ids;

use caylus_rules::Game;
use caylus_rules::magna_carta::{Event, MagnaCarta, Move, Rules};
use caylus_rules::parts::Player;

use crate::choice;
use crate::result::leftovers;
use crate::{Arg, Choice, Message, Names, Phrase, Viewer, Worded, Words};
pub use events::Narrator;

impl Worded for MagnaCarta {
    const SECRETS: bool = true;

    const HIDES: bool = true;

    type Narrator = Narrator;

    fn narrator(&self) -> Narrator {
        Narrator::new(self)
    }

    fn narrate(narrator: &mut Narrator, event: &Event, following: &[Event]) -> Phrase {
        narrator.narrate(event, following)
    }

    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String {
        board::board(words, self, names, viewer)
    }

    fn supply(&self, words: &Words, viewer: Viewer) -> String {
        board::supply(words, self, viewer)
    }

    fn question(&self) -> Option<Message> {
        choices::question(self)
    }

    fn means(&self, player: Player) -> Arg {
        choices::means(self, player)
    }

    fn choices(&self, moves: &[Move]) -> Vec<Choice> {
        let position = self.to_position();
        choice::choices(self, moves, |player, chosen| choices::choice(&position, player, chosen))
    }

    fn help(&self) -> Message {
        let id = format!("magna-carta-help-{}", self.decision().map_or("over", ids::decision));
        // Where the beginner game differs, its rules are an attribute.
        let beginner = format!("{id}.beginner");
        let is_beginner = self.options().rules == Rules::Beginner && Words::has(&beginner);
        Message::new(if is_beginner { beginner } else { id })
    }

    fn bonus(event: &Event) -> Option<(Player, Vec<(&'static str, u16)>)> {
        match *event {
            Event::FinalScore { player, gold, cubes, deniers, .. } => Some((player, leftovers(gold, cubes, deniers))),
            _ => None,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
