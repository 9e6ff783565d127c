//! The moves of Magna Carta and their notation.

use std::fmt;
use std::str::FromStr;

use super::builds::{BUILDS, Build, Buildable};
use super::cards::{Card, Prestige};
use super::offers::{KINDS, OFFERS};
use super::road::Place;
use crate::ParseMoveError;
use crate::parts::{Cube, Cubes, Goods, Offer, give_and_get, offer_number};

/// A move. `Display` and `FromStr` are the notation and are inverse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Keep the first hand.
    Keep,
    /// Discard the first hand and draw a new one.
    Redraw,
    /// Pass.
    Pass,
    /// Draw a card.
    Draw,
    /// Discard the hand and draw as many cards.
    Replace,
    /// Place a worker.
    Place(Place),
    /// Build a card or a prestige building.
    Build(BuildId),
    /// Cover that residence with the prestige building.
    Cover(Place),
    /// Move the provost that far, towards the end of the road if positive.
    Provost(i8),
    /// Take an offer.
    Trade(TradeId),
    /// Turn that card into a residence, paid with food or gold.
    Residence(Place, Cube),
    /// Make no use of what is offered.
    Decline,
    /// Give a batch to the castle.
    Batch(BatchId),
    /// Give no more batches.
    Done,
}

/// A way of building: what, and the cubes given for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BuildId(pub(super) u8);

impl BuildId {
    pub(super) fn row(self) -> &'static Build {
        &BUILDS[usize::from(self.0)]
    }

    /// The card that is built, unless it is a prestige building.
    pub fn card(self) -> Option<Card> {
        match self.row().what {
            Buildable::Card(card) => Some(card),
            Buildable::Prestige(_) => None,
        }
    }

    /// The prestige building that is built, unless it is a card.
    pub fn prestige(self) -> Option<Prestige> {
        match self.row().what {
            Buildable::Card(_) => None,
            Buildable::Prestige(building) => Some(building),
        }
    }

    /// The cubes given for it.
    pub fn payment(self) -> Cubes {
        self.row().payment
    }
}

/// One of the offers of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TradeId(pub(super) u8);

impl TradeId {
    /// What is given, and what for.
    pub fn offer(self) -> Offer {
        OFFERS[usize::from(self.0)]
    }
}

/// One of the eight ways to pay for a batch: each of food, wood and stone with its own kind or with gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BatchId(pub(super) u8);

/// The payments: bit 0 of the number says that gold stands for food, bit 1 for wood, bit 2 for stone.
static BATCHES: [Cubes; 8] = {
    let mut batches = [Cubes::NONE; 8];
    let mut number = 0;
    while number < 8 {
        let mut kind = 0;
        while kind < 3 {
            let cube = if number >> kind & 1 != 0 { Cube::Gold } else { KINDS[kind] };
            batches[number] = batches[number].and(Cubes::one(cube));
            kind += 1;
        }
        number += 1;
    }
    batches
};

impl BatchId {
    /// The cubes given for it.
    #[inline]
    pub fn cubes(self) -> Cubes {
        BATCHES[usize::from(self.0)]
    }

    /// The batches that can be given with these cubes, as bits.
    #[inline]
    pub(super) fn possible(cubes: Cubes) -> u64 {
        (0..8).map(|number| u64::from(cubes.cover(BATCHES[number])) << number).sum()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep => f.write_str("keep"),
            Self::Redraw => f.write_str("redraw"),
            Self::Pass => f.write_str("pass"),
            Self::Draw => f.write_str("draw"),
            Self::Replace => f.write_str("replace"),
            Self::Place(place) => write!(f, "place {place}"),
            Self::Build(build) => {
                let payment = Goods::cubes(build.payment());
                match build.row().what {
                    Buildable::Card(card) => write!(f, "build {card} with {payment}"),
                    Buildable::Prestige(building) => write!(f, "build {building} with {payment}"),
                }
            }
            Self::Cover(place) => write!(f, "cover {place}"),
            Self::Provost(0) => f.write_str("provost 0"),
            Self::Provost(steps) => write!(f, "provost {steps:+}"),
            Self::Trade(trade) => trade.offer().fmt(f),
            Self::Residence(place, cube) => write!(f, "residence {place} with {cube}"),
            Self::Decline => f.write_str("decline"),
            Self::Batch(batch) => write!(f, "batch {}", Goods::cubes(batch.cubes())),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse(text).map_err(|reason| ParseMoveError { text: text.trim().to_owned(), reason })
    }
}

fn parse(text: &str) -> Result<Move, String> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or("it is empty")?;
    let rest: Vec<&str> = words.collect();
    match (verb, rest.as_slice()) {
        ("keep", []) => Ok(Move::Keep),
        ("redraw", []) => Ok(Move::Redraw),
        ("pass", []) => Ok(Move::Pass),
        ("draw", []) => Ok(Move::Draw),
        ("replace", []) => Ok(Move::Replace),
        ("decline", []) => Ok(Move::Decline),
        ("done", []) => Ok(Move::Done),
        ("place", [place]) => Ok(Move::Place(place.parse()?)),
        ("cover", [place]) => Ok(Move::Cover(place.parse()?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(format!("`{steps}` is not a number of cards from -3 to +3")),
        },
        ("residence", [place, "with", cube]) => match *cube {
            "food" => Ok(Move::Residence(place.parse()?, Cube::Food)),
            "gold" => Ok(Move::Residence(place.parse()?, Cube::Gold)),
            _ => Err(format!("a residence is paid with food or gold, not `{cube}`")),
        },
        ("build", [what, "with", payment @ ..]) => parse_build(what, payment),
        ("batch", payment @ [_, ..]) => parse_batch(payment),
        ("take", get @ [_, ..]) => parse_offer(&[], get),
        ("give", goods) => give_and_get(goods).and_then(|(give, get)| parse_offer(give, get)),
        ("place" | "cover", _) => Err(format!("`{verb}` takes one place, as in `{verb} c3`")),
        ("provost", _) => Err("`provost` takes a number of cards, as in `provost -2`".into()),
        ("residence", _) => Err("write `residence PLACE with food` or `residence PLACE with gold`".into()),
        ("build", _) => Err("write `build CARD with GOODS`, as in `build market with 2wood`".into()),
        ("batch", _) => Err("a batch is three cubes, as in `batch food wood stone`".into()),
        ("take", _) => Err("`take` takes goods, as in `take 2food`".into()),
        ("keep" | "redraw" | "pass" | "draw" | "replace" | "decline" | "done", _) => {
            Err(format!("nothing follows `{verb}`"))
        }
        _ => Err(format!("there is no `{verb}`")),
    }
}

fn parse_goods(words: &[&str]) -> Result<Goods, String> {
    words.join(" ").parse().map_err(|error: crate::parts::ParseGoodsError| error.to_string())
}

fn parse_build(id: &str, payment: &[&str]) -> Result<Move, String> {
    let what = match (Card::from_id(id), Prestige::from_id(id)) {
        (Some(card), _) if card.is_neutral() => return Err(format!("{card} is never built")),
        (Some(card), _) => Buildable::Card(card),
        (None, Some(building)) => Buildable::Prestige(building),
        (None, None) => return Err(format!("there is no card or prestige building `{id}`")),
    };
    let paid = parse_goods(payment)?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.what == what && Goods::cubes(build.payment) == paid) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None => Err(format!("{paid} is not the price of {id}")),
    }
}

fn parse_batch(payment: &[&str]) -> Result<Move, String> {
    let paid = parse_goods(payment)?;
    match (0_u8..).zip(&BATCHES).find(|(_, batch)| Goods::cubes(**batch) == paid) {
        Some((at, _)) => Ok(Move::Batch(BatchId(at))),
        None => Err("a batch is food, wood and stone, or gold instead".into()),
    }
}

fn parse_offer(give: &[&str], get: &[&str]) -> Result<Move, String> {
    offer_number(&OFFERS, give, get).map(|number| Move::Trade(TradeId(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_round_trips() {
        let mut moves =
            vec![Move::Keep, Move::Redraw, Move::Pass, Move::Draw, Move::Replace, Move::Decline, Move::Done];
        let places = (0..Place::COUNT).map(Place::at);
        moves.extend(places.flat_map(|place| {
            [
                Move::Place(place),
                Move::Cover(place),
                Move::Residence(place, Cube::Food),
                Move::Residence(place, Cube::Gold),
            ]
        }));
        moves.extend((-3..=3).map(Move::Provost));
        moves.extend((0..BUILDS.len() as u8).map(|id| Move::Build(BuildId(id))));
        moves.extend((0..OFFERS.len() as u8).map(|id| Move::Trade(TradeId(id))));
        moves.extend((0..8).map(|id| Move::Batch(BatchId(id))));
        for (at, chosen) in moves.iter().enumerate() {
            assert_eq!(chosen.to_string().parse().as_ref(), Ok(chosen));
            assert!(moves[..at].iter().all(|other| other.to_string() != chosen.to_string()), "{chosen}");
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn parsing_ignores_order_and_whitespace() {
        for (text, meant) in [
            (" batch  gold gold gold", "batch 3gold"),
            ("batch stone wood food", "batch food wood stone"),
            ("build market with wood wood", "build market with 2wood"),
            ("provost 2", "provost +2"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), meant);
        }
    }

    #[test]
    fn rejects_invalid_moves_with_a_reason() {
        for (text, reason) in [
            ("", "empty"),
            ("fly", "no `fly`"),
            ("place c53", "no place on the road"),
            ("draw 2", "nothing follows"),
            ("build market", "with GOODS"),
            ("build market with food stone", "not the price"),
            ("build moat with food", "no card or prestige building"),
            ("build neutral:park with food", "never built"),
            ("build bank with wood 2cloth", "not the price"),
            ("residence c1 with wood", "food or gold"),
            ("batch food wood", "a batch is"),
            ("take cloth", "there is no such offer"),
            ("give 2d for gold gold", "there is no such offer"),
            ("give 2d", "give GOODS for GOODS"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
