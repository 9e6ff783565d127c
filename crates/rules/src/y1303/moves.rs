//! The moves of Caylus 1303 and their notation.

use std::fmt;
use std::str::FromStr;

use super::builds::{BUILDS, Build};
use super::characters::Character;
use super::offers::OFFERS;
use super::spots::{Space, Spot};
use super::tiles::{Kind, Tile};
use crate::ParseMoveError;
use crate::parts::{Cube, Cubes, Goods, Offer, give_and_get, offer_number};

/// A move. `Display` and `FromStr` are the notation and are inverse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take that character, at the start or from the board.
    Choose(Character),
    /// Take that character from the player who has it.
    Steal(Character),
    /// Use that tile of the site: 0, 1 or 2.
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
    /// Move the provost that far, towards the end of the road if positive.
    Provost(i8),
    /// Deliver a batch.
    Batch(BatchId),
    /// Deliver no more batches.
    Done,
    /// Make no use of what is offered.
    Decline,
}

/// One of the three tiles of the construction site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteTile(pub(super) u8);

impl SiteTile {
    /// How many there are.
    pub const COUNT: usize = 3;

    /// Its place in a list: 0 for the first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A way of building: what, and the cube of choice given for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BuildId(pub(super) u8);

impl BuildId {
    pub(super) fn row(self) -> &'static Build {
        &BUILDS[usize::from(self.0)]
    }

    /// The tile that is built.
    pub fn tile(self) -> Tile {
        self.row().tile
    }

    /// The cube given where the tile costs one of choice.
    pub fn with(self) -> Option<Cube> {
        self.row().with
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

/// One of the batches: three cubes of any kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BatchId(pub(super) u8);

/// How many sets of three cubes there are.
const BATCH_COUNT: usize = 35;

/// All sets of three cubes, and as bits those that are food and two other different kinds.
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
    /// The cubes given for it.
    #[inline]
    pub fn cubes(self) -> Cubes {
        BATCHES.0[usize::from(self.0)]
    }

    /// The batches that can be delivered with these cubes, as bits: of any kinds, or only the ordinary ones.
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
        parse(text).map_err(|reason| ParseMoveError { text: text.trim().to_owned(), reason })
    }
}

fn parse(text: &str) -> Result<Move, String> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or("it is empty")?;
    let rest: Vec<&str> = words.collect();
    match (verb, rest.as_slice()) {
        ("pass", []) => Ok(Move::Pass),
        ("done", []) => Ok(Move::Done),
        ("decline", []) => Ok(Move::Decline),
        ("choose", [character]) => Ok(Move::Choose(parse_character(character)?)),
        ("steal", [character]) => Ok(Move::Steal(parse_character(character)?)),
        ("site", [number]) => match number.parse() {
            Ok(number @ 1..=3) => Ok(Move::Site(SiteTile(number - 1_u8))),
            _ => Err(format!("the site has the tiles 1, 2 and 3, not `{number}`")),
        },
        ("place", [spot]) => Ok(Move::Place(spot.parse()?)),
        ("claim", [space]) => Ok(Move::Claim(space.parse()?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(format!("`{steps}` is not a number of steps from -3 to +3")),
        },
        ("build", [tile]) => parse_build(tile, None),
        ("build", [tile, "with", cube]) => {
            let cube = Cube::from_name(cube).ok_or_else(|| format!("there is no cube `{cube}`"))?;
            parse_build(tile, Some(cube))
        }
        ("batch", cubes @ [_, ..]) => parse_batch(cubes),
        ("take", get @ [_, ..]) => parse_offer(&[], get),
        ("give", goods) => give_and_get(goods).and_then(|(give, get)| parse_offer(give, get)),
        ("choose" | "steal", _) => Err(format!("`{verb}` takes one character, as in `{verb} bailiff`")),
        ("site", _) => Err("`site` takes the number of a tile of the site, as in `site 1`".into()),
        ("place", _) => Err("`place` takes one place, as in `place r3` or `place site`".into()),
        ("claim", _) => Err("`claim` takes one space, as in `claim r7`".into()),
        ("provost", _) => Err("`provost` takes a number of steps, as in `provost -2`".into()),
        ("build", _) => Err("write `build TILE` or `build TILE with CUBE`".into()),
        ("batch", _) => Err("a batch is three cubes, as in `batch food wood stone`".into()),
        ("take", _) => Err("`take` takes goods, as in `take 2food`".into()),
        ("pass" | "done" | "decline", _) => Err(format!("nothing follows `{verb}`")),
        _ => Err(format!("there is no `{verb}`")),
    }
}

fn parse_character(id: &str) -> Result<Character, String> {
    Character::from_id(id).ok_or_else(|| format!("there is no character `{id}`"))
}

fn parse_goods(words: &[&str]) -> Result<Goods, String> {
    words.join(" ").parse().map_err(|error: crate::parts::ParseGoodsError| error.to_string())
}

fn parse_build(id: &str, with: Option<Cube>) -> Result<Move, String> {
    let tile = Tile::from_id(id).ok_or_else(|| format!("there is no tile `{id}`"))?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.tile == tile && build.with == with) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None if matches!(tile.kind(), Kind::Fixed | Kind::Start) => Err(format!("{tile} is never built")),
        None if with.is_none() => {
            Err(format!("{tile} also costs a cube of your choice: write `build {tile} with food`"))
        }
        None if with == Some(Cube::Gold) && tile.costs_any() => Err("the cube of choice cannot be gold".into()),
        None => Err(format!("{tile} costs no cube of choice")),
    }
}

fn parse_batch(cubes: &[&str]) -> Result<Move, String> {
    let given = parse_goods(cubes)?;
    match (0_u8..).zip(&BATCHES.0).find(|(_, batch)| Goods::cubes(**batch) == given) {
        Some((at, _)) => Ok(Move::Batch(BatchId(at))),
        None => Err("a batch is three cubes".into()),
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
    fn parsing_accepts_alternative_forms() {
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
    fn rejects_invalid_moves_with_a_reason() {
        for (text, reason) in [
            ("", "empty"),
            ("fly", "no `fly`"),
            ("place", "one place"),
            ("place r28", "no place"),
            ("place r05", "no place"),
            ("choose king", "no character `king`"),
            ("site 4", "1, 2 and 3"),
            ("provost 4", "-3 to +3"),
            ("build fixed:toll", "never built"),
            ("build wood:tailor", "cube of your choice"),
            ("build wood:tailor with gold", "cannot be gold"),
            ("build wood:farm with food", "no cube of choice"),
            ("batch food wood", "three cubes"),
            ("take 7food", "no such offer"),
            ("give food", "give GOODS for GOODS"),
            ("give for food", "give GOODS for GOODS"),
            ("pass now", "nothing follows"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
