//! The moves of Caylus and their notation.

use std::fmt;
use std::str::FromStr;

use super::decision::Line;
use super::spots::{Space, Spot};
use super::tiles::{BUILDS, Build, Tile};
use super::trades::OFFERS;
use crate::ParseMoveError;
use crate::parts::{Cube, Cubes, Offer, give_and_get, offer_number};

/// A move. `Display` and `FromStr` are the notation and are inverse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Pass.
    Pass,
    /// Place a worker.
    Place(Spot),
    /// Move the worker from the Gate.
    Send(Spot),
    /// Take the worker back from the Gate or the Inn.
    Recall,
    /// Leave the worker in the Inn.
    Stay,
    /// Move the provost that far, towards the end of the road if positive.
    Provost(i8),
    /// Pay for a favor on the Joust field.
    Joust,
    /// Make no use of what is offered.
    Decline,
    /// Take that kind of cube.
    Take(Cube),
    /// Build a tile.
    Build(BuildId),
    /// Put the chosen prestige building in place of that residence.
    Replace(Space),
    /// Turn that building into a residence.
    Residence(Space),
    /// Take an offer.
    Trade(TradeId),
    /// Give a batch to the castle.
    Batch(BatchId),
    /// Give no more batches.
    Done,
    /// Choose a line of favor.
    Line(Line),
    /// Use that column of the line.
    Column(u8),
}

/// A way of building a tile: which tile, and which cube for the "any" of its cost.
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

    /// The cube that pays for "any" in the tile's cost, if there is an "any".
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

/// One of the six batches: food and two different other cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BatchId(pub(super) u8);

/// [C6.1] The two cubes that go with the food.
const BATCHES: [[Cube; 2]; 6] = [
    [Cube::Wood, Cube::Stone],
    [Cube::Wood, Cube::Cloth],
    [Cube::Wood, Cube::Gold],
    [Cube::Stone, Cube::Cloth],
    [Cube::Stone, Cube::Gold],
    [Cube::Cloth, Cube::Gold],
];

impl BatchId {
    /// The three cubes.
    #[inline]
    pub const fn cubes(self) -> Cubes {
        let [one, other] = BATCHES[self.0 as usize];
        Cubes::one(Cube::Food).and(Cubes::one(one)).and(Cubes::one(other))
    }

    /// The batches that can be given by somebody who has at least one of these kinds, as bits.
    #[inline]
    pub(super) const fn possible(kinds: u64) -> u64 {
        const POSSIBLE: [u8; 32] = {
            let mut possible = [0; 32];
            let mut kinds = 0;
            while kinds < 32 {
                let mut batch = 0;
                while batch < 6 {
                    let [one, other] = BATCHES[batch];
                    let needed = 1 | 1 << one as u32 | 1 << other as u32;
                    if kinds & needed == needed {
                        possible[kinds] |= 1 << batch;
                    }
                    batch += 1;
                }
                kinds += 1;
            }
            possible
        };
        POSSIBLE[(kinds & 31) as usize] as u64
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Place(spot) => write!(f, "place {spot}"),
            Self::Send(spot) => write!(f, "move {spot}"),
            Self::Recall => f.write_str("recall"),
            Self::Stay => f.write_str("stay"),
            Self::Provost(0) => f.write_str("provost 0"),
            Self::Provost(steps) => write!(f, "provost {steps:+}"),
            Self::Joust => f.write_str("joust"),
            Self::Decline => f.write_str("decline"),
            Self::Take(cube) => write!(f, "take {cube}"),
            Self::Build(build) => match build.with() {
                Some(cube) => write!(f, "build {} with {cube}", build.tile()),
                None => write!(f, "build {}", build.tile()),
            },
            Self::Replace(space) => write!(f, "replace {space}"),
            Self::Residence(space) => write!(f, "residence {space}"),
            Self::Trade(trade) => trade.offer().fmt(f),
            Self::Batch(batch) => {
                let [one, other] = BATCHES[usize::from(batch.0)];
                write!(f, "batch food {one} {other}")
            }
            Self::Done => f.write_str("done"),
            Self::Line(line) => write!(f, "line {}", line.name()),
            Self::Column(column) => write!(f, "column {column}"),
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
        ("recall", []) => Ok(Move::Recall),
        ("stay", []) => Ok(Move::Stay),
        ("joust", []) => Ok(Move::Joust),
        ("decline", []) => Ok(Move::Decline),
        ("done", []) => Ok(Move::Done),
        ("place", [spot]) => Ok(Move::Place(spot.parse()?)),
        ("move", [spot]) => Ok(Move::Send(spot.parse()?)),
        ("replace", [space]) => Ok(Move::Replace(space.parse()?)),
        ("residence", [space]) => Ok(Move::Residence(space.parse()?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(format!("`{steps}` is not a number of spaces from -3 to +3")),
        },
        ("take", [cube]) => Ok(Move::Take(parse_cube(cube)?)),
        ("column", [column]) => match column.parse() {
            Ok(column @ 1..=5) => Ok(Move::Column(column)),
            _ => Err(format!("`{column}` is not a column from 1 to 5")),
        },
        ("line", [name]) => match Line::ALL.into_iter().find(|line| line.name() == *name) {
            Some(line) => Ok(Move::Line(line)),
            None => Err(format!("`{name}` is no line of favor (prestige, deniers, cubes, building)")),
        },
        ("build", [tile]) => parse_build(tile, None),
        ("build", [tile, "with", cube]) => parse_build(tile, Some(parse_cube(cube)?)),
        ("batch", cubes @ [_, _, _]) => parse_batch(cubes),
        ("give", goods) => parse_trade(goods),
        ("place" | "move", _) => Err(format!("`{verb}` takes one place, as in `{verb} r7`")),
        ("replace" | "residence", _) => Err(format!("`{verb}` takes one space, as in `{verb} r7`")),
        ("provost", _) => Err("`provost` takes a number of spaces, as in `provost -2`".into()),
        ("take", _) => Err("`take` takes one kind of cube, as in `take food`".into()),
        ("column", _) => Err("`column` takes a number, as in `column 2`".into()),
        ("line", _) => Err("`line` takes the name of a line, as in `line cubes`".into()),
        ("build", _) => Err("write `build TILE` or `build TILE with CUBE`".into()),
        ("batch", _) => Err("a batch is three cubes, as in `batch food wood stone`".into()),
        ("pass" | "recall" | "stay" | "joust" | "decline" | "done", _) => Err(format!("nothing follows `{verb}`")),
        _ => Err(format!("there is no `{verb}`")),
    }
}

fn parse_cube(name: &str) -> Result<Cube, String> {
    Cube::from_name(name).ok_or_else(|| format!("`{name}` is no cube (food, wood, stone, cloth, gold)"))
}

fn parse_build(id: &str, with: Option<Cube>) -> Result<Move, String> {
    let tile = Tile::from_id(id).ok_or_else(|| format!("there is no tile `{id}`"))?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.tile == tile && build.with == with) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None if !tile.is_buildable() => Err(format!("{tile} is never built")),
        None if with.is_none() => Err(format!("{tile} costs a cube of any kind: write `build {tile} with CUBE`")),
        None => Err(format!("the cost of {tile} leaves no choice: write `build {tile}`")),
    }
}

fn parse_batch(names: &[&str]) -> Result<Move, String> {
    let mut cubes = Cubes::NONE;
    for name in names {
        cubes += Cubes::one(parse_cube(name)?);
    }
    let batch = (0..BATCHES.len() as u8).map(BatchId).find(|batch| batch.cubes() == cubes);
    batch.map(Move::Batch).ok_or_else(|| "a batch is three different cubes, one of them food".into())
}

fn parse_trade(words: &[&str]) -> Result<Move, String> {
    let (give, get) = give_and_get(words)?;
    offer_number(&OFFERS, give, get).map(|number| Move::Trade(TradeId(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_round_trips() {
        let mut moves = vec![Move::Pass, Move::Recall, Move::Stay, Move::Joust, Move::Decline, Move::Done];
        moves.extend(Spot::all().flat_map(|spot| [Move::Place(spot), Move::Send(spot)]));
        moves.extend(Space::all().flat_map(|space| [Move::Replace(space), Move::Residence(space)]));
        moves.extend((-3..=3).map(Move::Provost));
        moves.extend(Cube::ALL.map(Move::Take));
        moves.extend((0..BUILDS.len() as u8).map(|id| Move::Build(BuildId(id))));
        moves.extend((0..OFFERS.len() as u8).map(|id| Move::Trade(TradeId(id))));
        moves.extend((0..6).map(|id| Move::Batch(BatchId(id))));
        moves.extend(Line::ALL.map(Move::Line));
        moves.extend((1..=5).map(Move::Column));
        for chosen in moves {
            assert_eq!(chosen.to_string().parse(), Ok(chosen));
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn parsing_ignores_order_and_whitespace() {
        for (text, meant) in [
            ("  batch  gold food cloth ", "batch food cloth gold"),
            ("give 2d for cloth wood", "give 2d for wood cloth"),
            ("give 2d for food food", "give 2d for 2food"),
            ("provost 2", "provost +2"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), meant);
        }
    }

    #[test]
    fn rejects_invalid_moves_with_a_reason() {
        for (text, reason) in [
            ("", "empty"),
            ("fly r3", "no `fly`"),
            ("place r29", "`r29` is not a place"),
            ("place r0", "`r0` is not a place"),
            ("place r+1", "`r+1` is not a place"),
            ("place r01", "`r01` is not a place"),
            ("place", "one place"),
            ("pass r1", "nothing follows"),
            ("provost 4", "from -3 to +3"),
            ("build wood:castle", "no tile `wood:castle`"),
            ("build wood:market", "with CUBE"),
            ("build wood:farm-food with gold", "no choice"),
            ("build neutral:farm", "never built"),
            ("batch food food wood", "three different"),
            ("batch wood stone cloth", "one of them food"),
            ("give food for 5d", "there is no such offer"),
            ("give food", "give GOODS for GOODS"),
            ("give for 4d", "give GOODS for GOODS"),
            ("column 6", "from 1 to 5"),
            ("line gold", "no line"),
            ("take silver", "no cube"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
