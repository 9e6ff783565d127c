//! What every game can put into words.

use caylus_rules::Game;
use caylus_rules::parts::Player;

use crate::{Names, Viewer, Words};

/// A game with texts.
pub trait Told: Game {
    /// Do players hide anything, so that the others must look away while one decides?
    const SECRETS: bool;

    /// Prefix of its text ids: its name, unless that starts with a digit.
    const TEXTS: &'static str = Self::NAME;

    /// State kept between events to word them.
    type Teller;

    /// The game's title.
    fn title(words: &Words) -> String {
        words.say(&format!("{}-title", Self::TEXTS), &[])
    }

    /// The message about secrets in that case, if the game has any.
    fn secrets(words: &Words, case: Secrets) -> Option<String> {
        let case = match case {
            Secrets::Hidden => "hidden",
            Secrets::Shown => "shown",
            Secrets::Learnt => "learnt",
        };
        Self::SECRETS.then(|| words.say(&format!("{}-secrets-{case}", Self::TEXTS), &[]))
    }

    /// Starts wording events from this position.
    fn teller(&self) -> Self::Teller;

    /// Words one event; similar `following` events may be covered by the same sentence.
    fn tell(
        teller: &mut Self::Teller,
        words: &Words,
        event: &Self::Event,
        following: &[Self::Event],
        names: &Names,
    ) -> Said;

    /// The board as text, 80 columns wide, as the viewer may see it.
    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String;

    /// What can still be built, 80 columns wide, as the viewer may see it.
    fn supply(&self, words: &Words, viewer: Viewer) -> String;

    /// The question the decision asks, as in `wood or stone?`; empty when the game is over.
    fn question(&self, words: &Words) -> String;

    /// What the player has left; for that player only.
    fn means(&self, words: &Words, player: Player) -> String;

    /// Costs and gains of a legal move in one line; for the player to act only.
    fn explain(&self, words: &Words, names: &Names, chosen: Self::Move) -> String;

    /// The rules of the decision in a few sentences.
    fn help(&self, words: &Words) -> String;

    /// The parts of the final bonus by name, if the event is one.
    fn bonus(words: &Words, event: &Self::Event) -> Option<(Player, Vec<(String, u16)>)>;
}

/// When to mention the secrets of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// One player is about to see theirs; the others look away.
    Hidden,
    /// All secrets are shown.
    Shown,
    /// A secret was revealed, so the move cannot be taken back.
    Learnt,
}

/// An event in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Not worth a sentence.
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
    /// What a player did, without a cause.
    pub(crate) fn of(player: Player, did: String) -> Self {
        Self::Of(player, did, String::new())
    }
}
