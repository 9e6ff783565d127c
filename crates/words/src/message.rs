//! Messages: what is said, as data without any language. [`Words`](crate::Words) puts them into words.

use std::borrow::Cow;

use caylus_rules::parts::{Goods, Player};
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

/// The JSON of messages as TypeScript.
pub const TYPESCRIPT: &str = "
export type Message = { id: string, args?: { [name: string]: Arg } };

export type Arg = number | string | { seat: number } | Noun | { goods: Goods } | Message | { list: Array<Arg>, join: Join };

export type Join = \"and\" | \"comma\" | \"slash\" | \"remarks\";

export type Noun = { noun: string, space?: string };

export type Goods = { food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number };

export type LogEntry = { turn: Message } | { phase: string, heading: Message } | { seat?: number, clauses: Array<Clause> };

export type Clause = { message: Message, cause?: Message };

export type Choice = { label: Arg, price?: Goods, give?: Goods, get?: Goods, remarks?: Array<Message> };
";

/// A text with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id of the text, or of an attribute as in `classic-tile-stone-bank.effect`.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(u64),
    /// Notation, a name that people gave, or a case that the text distinguishes.
    Text(Cow<'static, str>),
    /// A player, by name.
    Seat(Player),
    /// Something that has a name in the game.
    Noun(Noun),
    /// An amount. Passed as `$goods`, it also sets `$goods-kind`.
    Goods(Goods),
    /// Another message.
    Message(Message),
    /// Several arguments as one text.
    List(Vec<Arg>, Join),
}

/// How a list is joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Join {
    /// `a, b and c`; `nothing` if the list is empty.
    And,
    /// `a, b, c`
    Comma,
    /// `a / b / c`
    Slash,
    /// `a; b; c`
    Remarks,
}

/// A name in all its forms. Passed to a text as `$tile`, it also sets `$tile-the`, `$tile-of` and `$tile-at`; each language uses
/// what it needs: “at the Bank” is « à la Banque », “at the Mason” « chez le Maçon ».
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun {
    /// The id of its text.
    pub id: Cow<'static, str>,
    /// The space it is on, added to every form: `Quarry (r2)`.
    pub space: Option<String>,
}

impl Noun {
    /// The forms, each an attribute of the text.
    pub const FORMS: [&'static str; 3] = ["the", "of", "at"];

    /// A name without a space.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), space: None }
    }

    /// A name with its space.
    pub fn on(id: impl Into<Cow<'static, str>>, space: impl ToString) -> Self {
        Self { id: id.into(), space: Some(space.to_string()) }
    }
}

impl Message {
    /// A text without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// A list of arguments.
    pub fn list<A: Into<Arg>>(args: impl IntoIterator<Item = A>, join: Join) -> Self {
        Self::List(args.into_iter().map(Into::into).collect(), join)
    }

    /// A yes or a no, for texts that distinguish the two.
    pub(crate) fn yes(is_so: bool) -> Self {
        Self::Text(Cow::Borrowed(if is_so { "yes" } else { "no" }))
    }
}

macro_rules! args_from {
    ($($type:ty: $value:ident => $arg:expr),* $(,)?) => {
        $(impl From<$type> for Arg {
            fn from($value: $type) -> Self {
                $arg
            }
        })*
    };
}

args_from! {
    u8: number => Self::Number(number.into()),
    u16: number => Self::Number(number.into()),
    u64: number => Self::Number(number),
    usize: number => Self::Number(number as u64),
    &'static str: text => Self::Text(Cow::Borrowed(text)),
    String: text => Self::Text(Cow::Owned(text)),
    Player: player => Self::Seat(player),
    Noun: noun => Self::Noun(noun),
    Goods: goods => Self::Goods(goods),
    Message: message => Self::Message(message),
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_args = !self.args.is_empty();
        let mut message = serializer.serialize_struct("Message", 1 + usize::from(has_args))?;
        message.serialize_field("id", &self.id)?;
        if has_args {
            message.serialize_field("args", &Args(&self.args))?;
        }
        message.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl Serialize for Arg {
    /// Numbers and texts as such, everything else as an object named after its kind.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Message(message) => message.serialize(serializer),
            Self::Noun(noun) => noun.serialize(serializer),
            Self::Seat(player) => one(serializer, "seat", &player.index()),
            Self::Goods(goods) => one(serializer, "goods", goods),
            Self::List(args, join) => {
                let mut list = serializer.serialize_map(Some(2))?;
                list.serialize_entry("list", args)?;
                list.serialize_entry("join", join)?;
                list.end()
            }
        }
    }
}

impl Serialize for Noun {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut noun = serializer.serialize_map(None)?;
        noun.serialize_entry("noun", &self.id)?;
        if let Some(space) = &self.space {
            noun.serialize_entry("space", space)?;
        }
        noun.end()
    }
}

fn one<S: Serializer>(serializer: S, name: &str, value: &impl Serialize) -> Result<S::Ok, S::Error> {
    let mut object = serializer.serialize_map(Some(1))?;
    object.serialize_entry(name, value)?;
    object.end()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn messages_are_compact_json() {
        let bank = Noun::on("classic-tile-stone-bank", "r9");
        let goods: Goods = "gold 2d".parse().unwrap();
        let message = Message::new("some-text")
            .with("count", 2_u8)
            .with("case", "yes")
            .with("who", Player::new(1))
            .with("tile", bank)
            .with("goods", goods)
            .with("more", Message::new("nothing"))
            .with("list", Arg::list([Noun::new("y1303-site")], Join::And));
        assert_eq!(
            serde_json::to_value(&message).unwrap(),
            json!({ "id": "some-text", "args": {
                "count": 2,
                "case": "yes",
                "who": { "seat": 1 },
                "tile": { "noun": "classic-tile-stone-bank", "space": "r9" },
                "goods": { "goods": { "gold": 1, "deniers": 2 } },
                "more": { "id": "nothing" },
                "list": { "list": [{ "noun": "y1303-site" }], "join": "and" },
            } })
        );
    }
}
