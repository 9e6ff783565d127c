//! Messages and phrases shared by several games.

use caylus_rules::parts::{Goods, Order};

use crate::{Arg, Message, Names, Noun, Words};

/// A move of the provost and its price in deniers.
pub(crate) fn provost(steps: i8, to: String, price: u16) -> Message {
    Message::new("explain-provost").with("moves", Arg::yes(steps != 0)).with("to", to).with("price", price)
}

/// How far the provost goes, as a choice.
pub(crate) fn provost_label(steps: i8) -> Message {
    match steps {
        0 => Message::new("choice-provost-stays"),
        _ => Message::new("choice-provost")
            .with("way", if steps < 0 { "back" } else { "forward" })
            .with("steps", steps.unsigned_abs()),
    }
}

/// A trade, or a plain gain if nothing is given.
pub(crate) fn offer(give: Goods, get: impl Into<Arg>) -> Message {
    match give.is_empty() {
        true => Message::new("explain-get").with("get", get),
        false => Message::new("explain-trade").with("give", give).with("get", get),
    }
}

/// What is built, with the goods that pay for it if there is a choice.
pub(crate) fn built_with(what: Noun, payment: Goods) -> Arg {
    match payment.is_empty() {
        true => what.into(),
        false => Message::new("choice-with").with("what", what).with("goods", payment).into(),
    }
}

/// Where something happens, at the end of a sentence: `at the Quarry (r2)`.
pub(crate) fn at(noun: Noun) -> Message {
    Message::new("cause-at").with("place", noun)
}

/// A name with its article: `the Quarry`.
pub(crate) fn the(noun: Noun) -> Message {
    Message::new("noun-the").with("noun", noun)
}

/// Workers a player can still place.
pub(crate) fn workers(count: u8) -> Message {
    Message::new("means-workers").with("count", count)
}

impl Words {
    /// The line of the board with the players who have passed.
    pub(crate) fn bridge(&self, names: &Names, passed: Option<Order>) -> Option<(String, String)> {
        let colors = names.colors(passed.filter(|passed| !passed.is_empty())?);
        Some((self.say("board-bridge", &[]), self.say("board-bridge.order", &[("colors", &colors)])))
    }
}
