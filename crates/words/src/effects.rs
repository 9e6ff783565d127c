//! What is printed on tiles, cards and places, in words.

use caylus_rules::facts::{Amount, Effect, PrintedOffer};
use caylus_rules::parts::Goods;

use crate::{Arg, Join, Message};

/// How a game words what is printed.
pub(crate) struct Printed<K> {
    /// The text id of a kind of tile.
    pub(crate) craft: fn(K) -> &'static str,
    /// The text id of cubes of any kind but gold.
    pub(crate) plain: &'static str,
}

impl<K: Copy> Printed<K> {
    /// An amount: `1 cloth and 1 d`, `2 cubes (no gold)`.
    pub(crate) fn amount(&self, amount: Amount) -> Arg {
        let Amount { goods, any, plain } = amount;
        let others = Goods { deniers: 0, ..goods };
        let counted = |id: &'static str, count: u16| (count > 0).then(|| Message::new(id).with("count", count).into());
        let parts = [
            (!others.is_empty()).then(|| others.into()),
            counted("goods-deniers.short", goods.deniers),
            counted("goods-cubes", any),
            counted(self.plain, plain),
        ];
        let mut parts: Vec<Arg> = parts.into_iter().flatten().collect();
        match parts.len() {
            1 => parts.remove(0),
            _ => Arg::list(parts, Join::And),
        }
    }

    /// What a player gets.
    pub(crate) fn gain(&self, get: Amount) -> Message {
        Message::new("effect-get").with("get", self.amount(get))
    }

    /// What an owner gets every turn.
    pub(crate) fn income(&self, goods: Amount) -> Message {
        Message::new("effect-income").with("goods", self.amount(goods))
    }

    /// Offers to choose from: `2 d for 1 gold or 5 d for 2 gold`.
    pub(crate) fn offers(&self, offers: &[PrintedOffer]) -> Option<Message> {
        one_of(offers.iter().map(|offer| match offer.give {
            None => self.gain(offer.get),
            Some(give) => {
                Message::new("effect-trade").with("give", self.amount(give)).with("get", self.amount(offer.get))
            }
        }))
    }

    /// What the player of a worker may do; `None` if it needs a text of its own.
    pub(crate) fn effect(&self, effect: &Effect<K>) -> Option<Message> {
        match effect {
            Effect::Produce { either } => one_of(either.iter().map(|get| self.gain(*get))),
            Effect::Offers { offers } => self.offers(offers),
            Effect::Build { craft, discount } => {
                let craft = Message::new(format!("{}.one", (self.craft)(*craft)));
                let build = Message::new("effect-build").with("craft", craft);
                Some(match discount {
                    None => build,
                    Some(less) => {
                        Message::new("effect-build-for-less").with("build", build).with("less", self.amount(*less))
                    }
                })
            }
            Effect::Residence { cost } => Some(Message::new("effect-residence").with("cost", self.amount(*cost))),
            Effect::Provost { .. } | Effect::Gate | Effect::Stables | Effect::Inn { .. } | Effect::Castle => None,
        }
    }
}

fn one_of(all: impl Iterator<Item = Message>) -> Option<Message> {
    all.reduce(|first, last| Message::new("effect-or").with("first", first).with("last", last))
}
