//! The moves of Magna Carta and their notation.

use std::fmt;
use std::str::FromStr;

use super::builds::{BUILDS, Build, Buildable};
use super::cards::{Card, Prestige};
use super::offers::{KINDS, OFFERS};
use super::road::Place;
use crate::parts::{Cube, Cubes, Goods, Offer, give_and_get, offer_number};
use crate::{ParseMoveError, ParseReason};

/// A move. `Display` and `FromStr` are its notation.
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
    /// Discard the hand and draw the same number of cards.
    Replace,
    /// Place a worker.
    Place(Place),
    /// Build a card or a prestige building.
    Build(BuildId),
    /// Cover that residence with the prestige building.
    Cover(Place),
    /// Move the provost; positive is towards the end of the road.
    Provost(i8),
    /// Take an offer.
    Trade(TradeId),
    /// Turn that card into a residence, paying food or gold.
    Residence(Place, Cube),
    /// Decline.
    Decline,
    /// Give a batch to the castle.
    Batch(BatchId),
    /// Give no more batches.
    Done,
}

/// What to build, and the cubes paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BuildId(pub(super) u8);

impl BuildId {
    pub(super) fn row(self) -> &'static Build {
        &BUILDS[usize::from(self.0)]
    }

    /// The card, unless it is a prestige building.
    pub fn card(self) -> Option<Card> {
        match self.row().what {
            Buildable::Card(card) => Some(card),
            Buildable::Prestige(_) => None,
        }
    }

    /// The prestige building, unless it is a card.
    pub fn prestige(self) -> Option<Prestige> {
        match self.row().what {
            Buildable::Card(_) => None,
            Buildable::Prestige(building) => Some(building),
        }
    }

    /// The cubes paid.
    pub fn payment(self) -> Cubes {
        self.row().payment
    }
}

/// One of the offers of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TradeId(pub(super) u8);

impl TradeId {
    /// The offer.
    pub fn offer(self) -> Offer {
        OFFERS[usize::from(self.0)]
    }
}

/// One of the eight ways to pay for a batch: food, wood and stone, each replaceable by gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BatchId(pub(super) u8);

/// The payments: in their index, bit 0 means gold instead of food, bit 1 instead of wood, bit 2 instead of stone.
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
    /// The cubes paid.
    #[inline]
    pub fn cubes(self) -> Cubes {
        BATCHES[usize::from(self.0)]
    }

    /// The batches possible with these cubes, as bits.
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
        parse(text).map_err(|reason| ParseMoveError::new(text, reason))
    }
}

fn parse(text: &str) -> Result<Move, ParseReason> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or(ParseReason::Empty)?;
    let rest: Vec<&str> = words.collect();
    match (verb, rest.as_slice()) {
        ("keep", []) => Ok(Move::Keep),
        ("redraw", []) => Ok(Move::Redraw),
        ("pass", []) => Ok(Move::Pass),
        ("draw", []) => Ok(Move::Draw),
        ("replace", []) => Ok(Move::Replace),
        ("decline", []) => Ok(Move::Decline),
        ("done", []) => Ok(Move::Done),
        ("place", [place]) => Ok(Move::Place(ParseReason::place(place)?)),
        ("cover", [place]) => Ok(Move::Cover(ParseReason::place(place)?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(ParseReason::NoSteps { text: (*steps).to_owned() }),
        },
        ("residence", [place, "with", cube]) => match *cube {
            "food" => Ok(Move::Residence(ParseReason::place(place)?, Cube::Food)),
            "gold" => Ok(Move::Residence(ParseReason::place(place)?, Cube::Gold)),
            _ => Err(ParseReason::FoodOrGold { text: (*cube).to_owned() }),
        },
        ("build", [what, "with", payment @ ..]) => parse_build(what, payment),
        ("batch", payment @ [_, ..]) => parse_batch(payment),
        ("take", get @ [_, ..]) => parse_offer(&[], get),
        ("give", goods) => give_and_get(goods).and_then(|(give, get)| parse_offer(give, get)),
        ("place" | "cover", _) => Err(ParseReason::usage(format!("{verb} c3"))),
        ("provost", _) => Err(ParseReason::usage("provost -2")),
        ("residence", _) => Err(ParseReason::usage("residence c3 with food")),
        ("build", _) => Err(ParseReason::usage("build market with 2wood")),
        ("batch", _) => Err(ParseReason::usage("batch food wood stone")),
        ("take", _) => Err(ParseReason::usage("take 2food")),
        ("keep" | "redraw" | "pass" | "draw" | "replace" | "decline" | "done", _) => {
            Err(ParseReason::NothingFollows { verb: verb.to_owned() })
        }
        _ => Err(ParseReason::UnknownVerb { verb: verb.to_owned() }),
    }
}

fn parse_goods(words: &[&str]) -> Result<Goods, ParseReason> {
    words.join(" ").parse().map_err(|error: crate::parts::ParseGoodsError| error.into_reason())
}

fn parse_build(id: &str, payment: &[&str]) -> Result<Move, ParseReason> {
    let what = match (Card::from_id(id), Prestige::from_id(id)) {
        (Some(card), _) if card.is_neutral() => return Err(ParseReason::NeverBuilt { building: card.into() }),
        (Some(card), _) => Buildable::Card(card),
        (None, Some(building)) => Buildable::Prestige(building),
        (None, None) => return Err(ParseReason::NoBuilding { text: id.to_owned() }),
    };
    let paid = parse_goods(payment)?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.what == what && Goods::cubes(build.payment) == paid) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None => {
            let building = match what {
                Buildable::Card(card) => card.into(),
                Buildable::Prestige(building) => building.into(),
            };
            Err(ParseReason::WrongPrice { building, goods: paid })
        }
    }
}

fn parse_batch(payment: &[&str]) -> Result<Move, ParseReason> {
    let paid = parse_goods(payment)?;
    match (0_u8..).zip(&BATCHES).find(|(_, batch)| Goods::cubes(**batch) == paid) {
        Some((at, _)) => Ok(Move::Batch(BatchId(at))),
        None => Err(ParseReason::BatchWithGold),
    }
}

fn parse_offer(give: &[&str], get: &[&str]) -> Result<Move, ParseReason> {
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
    fn rejects_nonsense_with_a_reason() {
        for (text, reason) in [
            ("", "parse-empty"),
            ("fly", "parse-verb: verb `fly`"),
            ("place c53", "parse-place: text `c53`"),
            ("draw 2", "parse-nothing-follows: verb `draw`"),
            ("build market", "parse-usage: example `build market with 2wood`"),
            ("build market with food stone", "parse-wrong-price: building market, goods food stone"),
            ("build moat with food", "parse-building: text `moat`"),
            ("build neutral:park with food", "parse-never-built: building neutral:park"),
            ("build bank with wood 2cloth", "parse-wrong-price: building bank, goods wood 2cloth"),
            ("residence c1 with wood", "parse-food-or-gold: text `wood`"),
            ("batch food wood", "parse-batch-with-gold"),
            ("take cloth", "parse-offer"),
            ("give 2d for gold gold", "parse-offer"),
            ("give 2d", "parse-usage: example `give 2food for gold`"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap_err().reason.to_string(), reason, "{text}");
        }
    }
}
