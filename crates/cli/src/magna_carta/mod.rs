//! Caylus Magna Carta told in words, for the terminal.

mod board;
mod cards;
mod choices;
mod help;
mod stock;
mod words;
mod worth;

use caylus_rules::Game;
use caylus_rules::magna_carta::{Event, MagnaCarta, Move};
use caylus_rules::parts::Player;

use crate::told::{Names, Said, Told, Viewer};

impl Told for MagnaCarta {
    const TITLE: &'static str = "Caylus Magna Carta";
    const SECRETS: Option<&'static str> = Some("hands");

    type Teller = words::Teller;

    fn teller(&self) -> Self::Teller {
        words::Teller::new(self)
    }

    fn tell(teller: &mut Self::Teller, event: &Event, following: &[Event], names: &Names) -> Said {
        teller.tell(event, following, names)
    }

    fn board(&self, names: &Names, viewer: Viewer) -> String {
        board::board(self, names, viewer)
    }

    fn supply(&self, viewer: Viewer) -> String {
        board::supply(self, viewer)
    }

    fn question(&self) -> String {
        choices::question(self)
    }

    fn means(&self, player: Player) -> String {
        choices::means(self, player)
    }

    fn explain(&self, chosen: Move) -> String {
        choices::explain(self, chosen)
    }

    fn help(&self) -> &'static str {
        help::help(self.decision(), self.options())
    }

    fn bonus(event: &Event) -> Option<(Player, Vec<(&'static str, u16)>)> {
        match *event {
            Event::FinalScore { player, gold, cubes, deniers, .. } => {
                Some((player, vec![("gold", gold), ("cubes", cubes), ("deniers", deniers)]))
            }
            _ => None,
        }
    }

    fn worth(&self, player: Player) -> f64 {
        worth::worth(self, player)
    }
}

#[cfg(test)]
mod tests;
