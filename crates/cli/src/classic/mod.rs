//! Caylus told in words, for the terminal.

mod board;
mod choices;
mod help;
mod tiles;
mod words;
mod worth;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Event, Move};
use caylus_rules::parts::Player;

use crate::told::{Names, Said, Told, Viewer};

impl Told for Classic {
    const TITLE: &'static str = "Caylus";
    const SECRETS: Option<&'static str> = None;

    type Teller = words::Teller;

    fn teller(&self) -> Self::Teller {
        words::Teller::new(self)
    }

    fn tell(teller: &mut Self::Teller, event: &Event, _: &[Event], names: &Names) -> Said {
        teller.tell(event, names)
    }

    fn board(&self, names: &Names, _: Viewer) -> String {
        board::board(self, names)
    }

    fn supply(&self, _: Viewer) -> String {
        board::supply(self)
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
        help::help(self.decision())
    }

    fn bonus(event: &Event) -> Option<(Player, Vec<(&'static str, u16)>)> {
        match *event {
            Event::FinalBonus { player, gold, cubes, deniers } => {
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
