//! What a game has to say about itself.

use caylus_rules::Game;
use caylus_rules::parts::Player;

use crate::{Names, Viewer, Words};

/// A game that can be told in words.
pub trait Told: Game {
    /// Do the players hide anything from each other, so that nobody else may look while one of them decides?
    const SECRETS: bool;

    /// How the ids of its texts start: its name, unless that is no start of an id.
    const TEXTS: &'static str = Self::NAME;

    /// What has to be remembered from event to event to put them into words.
    type Teller;

    /// The game's name for people.
    fn title(words: &Words) -> String {
        words.say(&format!("{}-title", Self::TEXTS), &[])
    }

    /// What is to be said about the secrets in that case, if the game has any.
    fn secrets(words: &Words, case: Secrets) -> Option<String> {
        let case = match case {
            Secrets::Hidden => "hidden",
            Secrets::Shown => "shown",
            Secrets::Learnt => "learnt",
        };
        Self::SECRETS.then(|| words.say(&format!("{}-secrets-{case}", Self::TEXTS), &[]))
    }

    /// Somebody who tells what happens from here on.
    fn teller(&self) -> Self::Teller;

    /// One event in words. What is alike in the events that follow can be said with the first of them.
    fn tell(
        teller: &mut Self::Teller,
        words: &Words,
        event: &Self::Event,
        following: &[Self::Event],
        names: &Names,
    ) -> Said;

    /// The table as a text of 80 columns, with no secret that the viewer may not know.
    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String;

    /// What can still be built, as a text of 80 columns, with no secret that the viewer may not know.
    fn supply(&self, words: &Words, viewer: Viewer) -> String;

    /// What the decision is about, as in `wood or stone?`; nothing when the game is over.
    fn question(&self, words: &Words) -> String;

    /// What the player has to decide with; for that player's eyes.
    fn means(&self, words: &Words, player: Player) -> String;

    /// What a legal move costs and gives, in one line; for the eyes of the player who has to decide.
    fn explain(&self, words: &Words, names: &Names, chosen: Self::Move) -> String;

    /// The rules for the decision, in a few sentences.
    fn help(&self, words: &Words) -> String;

    /// The parts of the final bonus by name, if that is what the event is about.
    fn bonus(words: &Words, event: &Self::Event) -> Option<(Player, Vec<(String, u16)>)>;
}

/// When the secrets of a game are worth a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// One player is about to look at them, so the others must not.
    Hidden,
    /// They are all shown.
    Shown,
    /// Somebody has learnt one, so a move cannot be taken back.
    Learnt,
}

/// An event in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
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

impl Said {
    /// What a player did, and nothing more.
    pub(crate) fn of(player: Player, did: String) -> Self {
        Self::Of(player, did, String::new())
    }
}
