//! The moves of Caylus 1303 and their notation.

use std::fmt;
use std::str::FromStr;

use super::builds::{BUILDS, Build};
use super::characters::Character;
use super::offers::OFFERS;
use super::spots::{Space, Spot};
use super::tiles::{Kind, Tile};
use crate::parts::{Cube, Cubes, Goods, Offer, give_and_get, offer_number};
use crate::{ParseMoveError, ParseReason};

/// A move. `Display` and `FromStr` are its notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take that character, at the start or from the board.
    Choose(Character),
    /// Take that character from the player who has it.
    Steal(Character),
    /// Use that tile of the site.
    Site(SiteTile),
    /// Place a worker.
    Place(Spot),
    /// Pass.
    Pass,
    /// Take an offer.
    Trade(TradeId),
    /// Claim that starting tile.
    Claim(Space),
    /// Build a tile.
    Build(BuildId),
    /// Move the provost; positive is towards the end of the road.
    Provost(i8),
    /// Deliver a batch.
    Batch(BatchId),
    /// Deliver no more batches.
    Done,
    /// Decline.
    Decline,
}

/// One of the three tiles of the construction site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteTile(pub(super) u8);

impl SiteTile {
    /// The number of them.
    pub const COUNT: usize = 3;

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile to build, and the cube paid where the player may choose one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BuildId(pub(super) u8);

impl BuildId {
    pub(super) fn row(self) -> &'static Build {
        &BUILDS[usize::from(self.0)]
    }

    /// The tile to build.
    pub fn tile(self) -> Tile {
        self.row().tile
    }

    /// The chosen cube, if the cost has one.
    pub fn with(self) -> Option<Cube> {
        self.row().with
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

/// One of the batches: three cubes of any kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BatchId(pub(super) u8);

/// Number of sets of three cubes.
const BATCH_COUNT: usize = 35;

/// All sets of three cubes and, as bits, those with food and two other different kinds.
static BATCHES: ([Cubes; BATCH_COUNT], u64) = {
    let mut batches = [Cubes::NONE; BATCH_COUNT];
    let (mut next, mut ordinary) = (0, 0);
    let mut first = 0;
    while first < 5 {
        let mut second = first;
        while second < 5 {
            let mut third = second;
            while third < 5 {
                let cubes = Cubes::one(Cube::ALL[first]).and(Cubes::one(Cube::ALL[second]));
                batches[next] = cubes.and(Cubes::one(Cube::ALL[third]));
                if first == 0 && second > 0 && third > second {
                    ordinary |= 1 << next;
                }
                next += 1;
                third += 1;
            }
            second += 1;
        }
        first += 1;
    }
    assert!(next == BATCH_COUNT);
    (batches, ordinary)
};

impl BatchId {
    /// The cubes paid.
    #[inline]
    pub fn cubes(self) -> Cubes {
        BATCHES.0[usize::from(self.0)]
    }

    /// The batches possible with these cubes, as bits: any three cubes, or only ordinary batches.
    #[inline]
    pub(super) fn possible(cubes: Cubes, any: bool) -> u64 {
        let mut candidates = if any { (1 << BATCH_COUNT) - 1 } else { BATCHES.1 };
        let mut possible = 0;
        while candidates != 0 {
            let number = candidates.trailing_zeros();
            possible |= u64::from(cubes.cover(BATCHES.0[number as usize])) << number;
            candidates &= candidates - 1;
        }
        possible
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(character) => write!(f, "choose {character}"),
            Self::Steal(character) => write!(f, "steal {character}"),
            Self::Site(tile) => write!(f, "site {}", tile.0 + 1),
            Self::Place(spot) => write!(f, "place {spot}"),
            Self::Pass => f.write_str("pass"),
            Self::Trade(trade) => trade.offer().fmt(f),
            Self::Claim(space) => write!(f, "claim {space}"),
            Self::Build(build) => match build.with() {
                Some(cube) => write!(f, "build {} with {cube}", build.tile()),
                None => write!(f, "build {}", build.tile()),
            },
            Self::Provost(0) => f.write_str("provost 0"),
            Self::Provost(steps) => write!(f, "provost {steps:+}"),
            Self::Batch(batch) => write!(f, "batch {}", Goods::cubes(batch.cubes())),
            Self::Done => f.write_str("done"),
            Self::Decline => f.write_str("decline"),
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
        ("pass", []) => Ok(Move::Pass),
        ("done", []) => Ok(Move::Done),
        ("decline", []) => Ok(Move::Decline),
        ("choose", [character]) => Ok(Move::Choose(parse_character(character)?)),
        ("steal", [character]) => Ok(Move::Steal(parse_character(character)?)),
        ("site", [number]) => match number.parse() {
            Ok(number @ 1..=3) => Ok(Move::Site(SiteTile(number - 1_u8))),
            _ => Err(ParseReason::NoSiteTile { text: (*number).to_owned() }),
        },
        ("place", [spot]) => Ok(Move::Place(ParseReason::place(spot)?)),
        ("claim", [space]) => Ok(Move::Claim(ParseReason::place(space)?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(ParseReason::NoSteps { text: (*steps).to_owned() }),
        },
        ("build", [tile]) => parse_build(tile, None),
        ("build", [tile, "with", cube]) => {
            let cube = Cube::from_name(cube).ok_or_else(|| ParseReason::NoCube { text: (*cube).to_owned() })?;
            parse_build(tile, Some(cube))
        }
        ("batch", cubes @ [_, ..]) => parse_batch(cubes),
        ("take", get @ [_, ..]) => parse_offer(&[], get),
        ("give", goods) => give_and_get(goods).and_then(|(give, get)| parse_offer(give, get)),
        ("choose" | "steal", _) => Err(ParseReason::usage(format!("{verb} bailiff"))),
        ("site", _) => Err(ParseReason::usage("site 1")),
        ("place", _) => Err(ParseReason::usage("place r3")),
        ("claim", _) => Err(ParseReason::usage("claim r7")),
        ("provost", _) => Err(ParseReason::usage("provost -2")),
        ("build", _) => Err(ParseReason::usage("build wood:farm")),
        ("batch", _) => Err(ParseReason::usage("batch food wood stone")),
        ("take", _) => Err(ParseReason::usage("take 2food")),
        ("pass" | "done" | "decline", _) => Err(ParseReason::NothingFollows { verb: verb.to_owned() }),
        _ => Err(ParseReason::UnknownVerb { verb: verb.to_owned() }),
    }
}

fn parse_character(id: &str) -> Result<Character, ParseReason> {
    Character::from_id(id).ok_or_else(|| ParseReason::NoCharacter { text: id.to_owned() })
}

fn parse_goods(words: &[&str]) -> Result<Goods, ParseReason> {
    words.join(" ").parse().map_err(|error: crate::parts::ParseGoodsError| error.into_reason())
}

fn parse_build(id: &str, with: Option<Cube>) -> Result<Move, ParseReason> {
    let tile = Tile::from_id(id).ok_or_else(|| ParseReason::NoBuilding { text: id.to_owned() })?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.tile == tile && build.with == with) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None if matches!(tile.kind(), Kind::Fixed | Kind::Start) => {
            Err(ParseReason::NeverBuilt { building: tile.into() })
        }
        None if with.is_none() => {
            Err(ParseReason::NeedsCube { building: tile.into(), example: format!("build {tile} with food") })
        }
        None if with == Some(Cube::Gold) && tile.costs_any() => Err(ParseReason::NeverGold),
        None => Err(ParseReason::NoCubeToChoose { building: tile.into(), example: format!("build {tile}") }),
    }
}

fn parse_batch(cubes: &[&str]) -> Result<Move, ParseReason> {
    let given = parse_goods(cubes)?;
    match (0_u8..).zip(&BATCHES.0).find(|(_, batch)| Goods::cubes(**batch) == given) {
        Some((at, _)) => Ok(Move::Batch(BatchId(at))),
        None => Err(ParseReason::BatchOfThree),
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
        let mut moves = vec![Move::Pass, Move::Done, Move::Decline];
        moves
            .extend(Character::ALL.into_iter().flat_map(|character| [Move::Choose(character), Move::Steal(character)]));
        moves.extend((0..3).map(|number| Move::Site(SiteTile(number))));
        moves.extend(Spot::all().map(Move::Place));
        moves.extend(Space::all().map(Move::Claim));
        moves.extend((-3..=3).map(Move::Provost));
        moves.extend((0..OFFERS.len()).map(|number| Move::Trade(TradeId(number as u8))));
        moves.extend((0..BUILDS.len()).map(|number| Move::Build(BuildId(number as u8))));
        moves.extend((0..BATCH_COUNT).map(|number| Move::Batch(BatchId(number as u8))));
        for (at, chosen) in moves.iter().enumerate() {
            assert_eq!(chosen.to_string().parse(), Ok(*chosen));
            assert!(!moves[..at].contains(chosen), "{chosen}");
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn parsing_ignores_order_and_whitespace() {
        for (text, same) in [
            ("batch stone wood food", "batch food wood stone"),
            ("  give  1w for food ", "give w for food"),
            ("batch wood wood wood", "batch 3wood"),
            ("provost 2", "provost +2"),
            ("take 1pp 2w", "take 2w 1pp"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), same);
        }
    }

    #[test]
    fn rejects_nonsense_with_a_reason() {
        for (text, reason) in [
            ("", "parse-empty"),
            ("fly", "parse-verb: verb `fly`"),
            ("place", "parse-usage: example `place r3`"),
            ("place r28", "parse-place: text `r28`"),
            ("place r05", "parse-place: text `r05`"),
            ("choose king", "parse-character: text `king`"),
            ("site 4", "parse-site-tile: text `4`"),
            ("provost 4", "parse-steps: text `4`"),
            ("build fixed:toll", "parse-never-built: building fixed:toll"),
            ("build wood:tailor", "parse-needs-cube: building wood:tailor, example `build wood:tailor with food`"),
            ("build wood:tailor with gold", "parse-never-gold"),
            ("build wood:farm with food", "parse-no-cube-to-choose: building wood:farm, example `build wood:farm`"),
            ("batch food wood", "parse-batch-of-three"),
            ("take 7food", "parse-offer"),
            ("give food", "parse-usage: example `give 2food for gold`"),
            ("give for food", "parse-usage: example `give 2food for gold`"),
            ("pass now", "parse-nothing-follows: verb `pass`"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap_err().reason.to_string(), reason, "{text}");
        }
    }
}
