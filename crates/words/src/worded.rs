//! What every game can put into words.

use caylus_rules::Game;
use caylus_rules::parts::Player;

use crate::{Arg, Choice, Message, Names, Viewer, Words};

/// A game with texts.
pub trait Worded: Game {
    /// Do players hide anything, so that the others must look away while one decides?
    const SECRETS: bool;

    /// Does a view hide anything, be it only points?
    const HIDES: bool;

    /// Prefix of its text ids: its name, unless that starts with a digit.
    const TEXTS: &'static str = Self::NAME;

    /// State kept between events to word them.
    type Narrator: Clone + std::fmt::Debug + Send + Sync;

    /// The game's title.
    fn title(words: &Words) -> String {
        words.say(&format!("{}-title", Self::TEXTS), &[])
    }

    /// The text about secrets in that case, if the game has any.
    fn secrets(words: &Words, case: Secrets) -> Option<String> {
        let case = match case {
            Secrets::Hidden => "hidden",
            Secrets::Shown => "shown",
            Secrets::Learnt => "learnt",
        };
        Self::SECRETS.then(|| words.say(&format!("{}-secrets-{case}", Self::TEXTS), &[]))
    }

    /// Starts wording events from this position.
    fn narrator(&self) -> Self::Narrator;

    /// Words one event; similar `following` events may be covered by the same sentence.
    fn narrate(narrator: &mut Self::Narrator, event: &Self::Event, following: &[Self::Event]) -> Phrase;

    /// The board as text, 80 columns wide, as the viewer may see it.
    fn board(&self, words: &Words, names: &Names, viewer: Viewer) -> String;

    /// What can still be built, 80 columns wide, as the viewer may see it.
    fn supply(&self, words: &Words, viewer: Viewer) -> String;

    /// The question the decision asks, as in `wood or stone?`; `None` when the game is over.
    fn question(&self) -> Option<Message>;

    /// What the player has left; for that player only.
    fn means(&self, player: Player) -> Arg;

    /// Legal moves as choices; for the player to act only.
    fn choices(&self, moves: &[Self::Move]) -> Vec<Choice>;

    /// A legal move as a choice.
    fn choice(&self, chosen: Self::Move) -> Choice {
        self.choices(&[chosen]).remove(0)
    }

    /// The rules of the decision in a few sentences.
    fn help(&self) -> Message;

    /// The parts of the final bonus by the id of their name, if the event is one.
    fn bonus(event: &Self::Event) -> Option<(Player, Vec<(&'static str, u16)>)>;
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

/// An event in messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// Not worth a sentence.
    Nothing,
    /// A turn begins.
    Turn(Message),
    /// A phase begins: its name in notation, and its heading.
    Phase(&'static str, Message),
    /// A whole sentence.
    Sentence(Message),
    /// What a player did, as in `gets 2 wood`, and where or why, as in `at the Sawmill (r3)`.
    Of(Player, Message, Option<Message>),
}

impl Phrase {
    /// What a player did.
    pub(crate) fn of(player: Player, did: &'static str) -> Self {
        Self::Of(player, Message::new(did), None)
    }

    /// A whole sentence.
    pub(crate) fn sentence(id: &'static str) -> Self {
        Self::Sentence(Message::new(id))
    }

    /// Adds an argument to the message.
    pub(crate) fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        match self {
            Self::Nothing => Self::Nothing,
            Self::Turn(message) => Self::Turn(message.with(name, arg)),
            Self::Phase(phase, message) => Self::Phase(phase, message.with(name, arg)),
            Self::Sentence(message) => Self::Sentence(message.with(name, arg)),
            Self::Of(player, message, cause) => Self::Of(player, message.with(name, arg), cause),
        }
    }

    /// Adds where or why to what a player did.
    pub(crate) fn because(self, cause: Option<Message>) -> Self {
        match self {
            Self::Of(player, message, _) => Self::Of(player, message, cause),
            other => other,
        }
    }
}
