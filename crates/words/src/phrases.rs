//! Phrases shared by several games.

use caylus_rules::parts::{Goods, Order};

use crate::{Names, Words};

impl Words {
    /// A move of the provost and its price in deniers.
    pub(crate) fn provost(&self, steps: i8, to: &str, price: u16) -> String {
        let moves = if steps == 0 { "no" } else { "yes" };
        self.say("explain-provost", &[("moves", &moves), ("to", &to), ("price", &price)])
    }

    /// A trade, or a plain gain if nothing is given.
    pub(crate) fn offer(&self, give: Goods, get: &str) -> String {
        match give.is_empty() {
            true => self.say("explain-get", &[("get", &get)]),
            false => self.say("explain-trade", &[("give", &self.goods(give)), ("get", &get)]),
        }
    }

    /// Workers a player can still place.
    pub(crate) fn workers(&self, count: u8) -> String {
        self.say("means-workers", &[("count", &count)])
    }

    /// The line of the board with the players who have passed.
    pub(crate) fn bridge(&self, names: &Names, passed: Option<Order>) -> Option<(String, String)> {
        let colors = names.colors(passed.filter(|passed| !passed.is_empty())?);
        Some((self.say("board-bridge", &[]), self.say("board-bridge.order", &[("colors", &colors)])))
    }
}
