//! A legal move as a choice: what it is called, what it costs, what it means.

use caylus_rules::Game;
use caylus_rules::parts::{Goods, Player};
use serde::Serialize;

use crate::{Arg, Lang, Message, Names, Noun, Words};

/// A legal move in messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// What the move is called, as on a button.
    pub label: Arg,
    /// What is at the place that the notation names; for lines of text that show the notation.
    #[serde(skip)]
    pub subject: Option<Noun>,
    /// What it costs to place the worker or draw the card.
    #[serde(skip_serializing_if = "is_nothing")]
    pub price: Goods,
    /// What is given, for moves about goods.
    #[serde(skip_serializing_if = "is_nothing")]
    pub give: Goods,
    /// What is received, for moves about goods.
    #[serde(skip_serializing_if = "is_nothing")]
    pub get: Goods,
    /// What the label does not say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Message>,
}

fn is_nothing(goods: &Goods) -> bool {
    goods.is_empty()
}

/// Legal moves as choices of the player to act.
pub(crate) fn choices<G: Game>(game: &G, moves: &[G::Move], choice: impl Fn(Player, G::Move) -> Choice) -> Vec<Choice> {
    let choice = |chosen: &G::Move| match game.to_act() {
        Some(player) => choice(player, *chosen),
        None => Choice::new(chosen.to_string()),
    };
    moves.iter().map(choice).collect()
}

impl Choice {
    pub(crate) fn new(label: impl Into<Arg>) -> Self {
        Self {
            label: label.into(),
            subject: None,
            price: Goods::NONE,
            give: Goods::NONE,
            get: Goods::NONE,
            remarks: Vec::new(),
        }
    }

    /// Adds a remark, if there is one.
    pub(crate) fn remark(mut self, remark: impl Into<Option<Message>>) -> Self {
        self.remarks.extend(remark.into());
        self
    }

    pub(crate) fn about(self, subject: Noun) -> Self {
        Self { subject: Some(subject), ..self }
    }

    pub(crate) fn price(self, price: Goods) -> Self {
        Self { price, ..self }
    }

    pub(crate) fn goods(self, give: Goods, get: Goods) -> Self {
        Self { give, get, ..self }
    }

    /// The meaning in one line, to stand beside the notation. The notation is English, so in other languages the line begins with
    /// the label.
    pub fn line(&self, words: &Words, names: &Names) -> String {
        let label = || words.arg(&self.label, names);
        let remarks: Vec<String> = self.remarks.iter().map(|remark| words.render(remark, names)).collect();
        let remarks = words.remarks(&remarks);
        let what = match (&self.subject, remarks.is_empty()) {
            (Some(subject), _) => {
                let name = words.arg(&Arg::Noun(subject.clone()), names);
                words.say("explain-building", &[("name", &name), ("effect", &remarks)])
            }
            (None, true) => label(),
            (None, false) if words.lang() == Lang::English => remarks,
            (None, false) => words.say("choice-line", &[("label", &label()), ("meaning", &remarks)]),
        };
        let unit = if self.price.workers > 0 { "workers" } else { "deniers" };
        match self.price.workers.max(self.price.deniers) {
            0 => what,
            price => words.say("explain-price", &[("price", &price), ("unit", &unit), ("what", &what)]),
        }
    }
}
