//! What a game has to say about itself, so that a person can play it in a terminal.

mod goods;
mod log;
mod names;
mod result;
mod viewer;

pub(crate) use goods::{goods, parts};
pub(crate) use log::{Entry, Log, chronicle, set_up_events};
pub(crate) use names::Names;
pub(crate) use result::result;
pub(crate) use viewer::Viewer;

use caylus_rules::Game;
use caylus_rules::parts::Player;

/// A game that can be told in words.
pub(crate) trait Told: Game {
    /// The game's name for people.
    const TITLE: &'static str;
    /// What the players hide from each other, as in `hands`; nothing if everything lies open.
    const SECRETS: Option<&'static str>;

    /// What has to be remembered from event to event to put them into words.
    type Teller;

    /// Somebody who tells what happens from here on.
    fn teller(&self) -> Self::Teller;

    /// One event in words. What is alike in the events that follow can be said with the first of them.
    fn tell(teller: &mut Self::Teller, event: &Self::Event, following: &[Self::Event], names: &Names) -> Said;

    /// The table as a text, with no secret that the viewer may not know.
    fn board(&self, names: &Names, viewer: Viewer) -> String;

    /// What can still be built, as a text, with no secret that the viewer may not know.
    fn supply(&self, viewer: Viewer) -> String;

    /// What the decision is about, as in `wood or stone?`; nothing when the game is over.
    fn question(&self) -> String;

    /// What the player has to decide with; for that player's eyes.
    fn means(&self, player: Player) -> String;

    /// What a legal move costs and gives, in one line; for the eyes of the player who has to decide.
    fn explain(&self, chosen: Self::Move) -> String;

    /// The rules for the decision, in a few sentences.
    fn help(&self) -> &'static str;

    /// The parts of the final bonus, if that is what the event is about.
    fn bonus(event: &Self::Event) -> Option<(Player, Vec<(&'static str, u16)>)>;

    /// How well a player stands, roughly in prestige points; for simple opponents, who ask it of a guess at the secrets.
    fn worth(&self, player: Player) -> f64;
}

/// An event in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// Not worth a word.
    Nothing,
    /// A turn begins.
    Turn(String),
    /// A phase begins.
    Phase(String),
    /// A whole sentence.
    Sentence(String),
    /// What a player did, as in `gets 2 wood`, and where or why, as in `at the Sawmill (r3)`.
    Of(Player, String, String),
}
