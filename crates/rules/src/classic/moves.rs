//! The moves of Caylus and their notation.

use std::fmt;
use std::str::FromStr;

use super::decision::Line;
use super::spots::{Space, Spot};
use super::tiles::{BUILDS, Build, Tile};
use super::trades::OFFERS;
use crate::parts::{Cube, Cubes, Offer, give_and_get, offer_number};
use crate::{ParseMoveError, ParseReason};

/// A move. `Display` and `FromStr` are its notation.
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
    /// Move the provost; positive is towards the end of the road.
    Provost(i8),
    /// Pay for a favor on the Joust field.
    Joust,
    /// Decline.
    Decline,
    /// Take a cube of that kind.
    Take(Cube),
    /// Build a tile.
    Build(BuildId),
    /// Replace that residence with the chosen prestige building.
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

/// A tile to build, and the cube that pays for "any" in its cost.
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

    /// The cube that pays for "any" in the cost, if any.
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

    /// The batches possible with these kinds of cubes, as bits.
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
        parse(text).map_err(|reason| ParseMoveError::new(text, reason))
    }
}

fn parse(text: &str) -> Result<Move, ParseReason> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or(ParseReason::Empty)?;
    let rest: Vec<&str> = words.collect();
    match (verb, rest.as_slice()) {
        ("pass", []) => Ok(Move::Pass),
        ("recall", []) => Ok(Move::Recall),
        ("stay", []) => Ok(Move::Stay),
        ("joust", []) => Ok(Move::Joust),
        ("decline", []) => Ok(Move::Decline),
        ("done", []) => Ok(Move::Done),
        ("place", [spot]) => Ok(Move::Place(ParseReason::place(spot)?)),
        ("move", [spot]) => Ok(Move::Send(ParseReason::place(spot)?)),
        ("replace", [space]) => Ok(Move::Replace(ParseReason::place(space)?)),
        ("residence", [space]) => Ok(Move::Residence(ParseReason::place(space)?)),
        ("provost", [steps]) => match steps.parse() {
            Ok(steps @ -3..=3) => Ok(Move::Provost(steps)),
            _ => Err(ParseReason::NoSteps { text: (*steps).to_owned() }),
        },
        ("take", [cube]) => Ok(Move::Take(parse_cube(cube)?)),
        ("column", [column]) => match column.parse() {
            Ok(column @ 1..=5) => Ok(Move::Column(column)),
            _ => Err(ParseReason::NoColumn { text: (*column).to_owned() }),
        },
        ("line", [name]) => match Line::ALL.into_iter().find(|line| line.name() == *name) {
            Some(line) => Ok(Move::Line(line)),
            None => Err(ParseReason::NoLine { text: (*name).to_owned() }),
        },
        ("build", [tile]) => parse_build(tile, None),
        ("build", [tile, "with", cube]) => parse_build(tile, Some(parse_cube(cube)?)),
        ("batch", cubes @ [_, _, _]) => parse_batch(cubes),
        ("give", goods) => parse_trade(goods),
        ("place" | "move", _) => Err(ParseReason::usage(format!("{verb} r7"))),
        ("replace" | "residence", _) => Err(ParseReason::usage(format!("{verb} r7"))),
        ("provost", _) => Err(ParseReason::usage("provost -2")),
        ("take", _) => Err(ParseReason::usage("take food")),
        ("column", _) => Err(ParseReason::usage("column 2")),
        ("line", _) => Err(ParseReason::usage("line cubes")),
        ("build", _) => Err(ParseReason::usage("build wood:mason")),
        ("batch", _) => Err(ParseReason::usage("batch food wood stone")),
        ("pass" | "recall" | "stay" | "joust" | "decline" | "done", _) => {
            Err(ParseReason::NothingFollows { verb: verb.to_owned() })
        }
        _ => Err(ParseReason::UnknownVerb { verb: verb.to_owned() }),
    }
}

fn parse_cube(name: &str) -> Result<Cube, ParseReason> {
    Cube::from_name(name).ok_or_else(|| ParseReason::NoCube { text: name.to_owned() })
}

fn parse_build(id: &str, with: Option<Cube>) -> Result<Move, ParseReason> {
    let tile = Tile::from_id(id).ok_or_else(|| ParseReason::NoBuilding { text: id.to_owned() })?;
    match (0_u8..).zip(&BUILDS).find(|(_, build)| build.tile == tile && build.with == with) {
        Some((at, _)) => Ok(Move::Build(BuildId(at))),
        None if !tile.is_buildable() => Err(ParseReason::NeverBuilt { building: tile.into() }),
        None if with.is_none() => {
            Err(ParseReason::NeedsCube { building: tile.into(), example: format!("build {tile} with food") })
        }
        None => Err(ParseReason::NoCubeToChoose { building: tile.into(), example: format!("build {tile}") }),
    }
}

fn parse_batch(names: &[&str]) -> Result<Move, ParseReason> {
    let mut cubes = Cubes::NONE;
    for name in names {
        cubes += Cubes::one(parse_cube(name)?);
    }
    let batch = (0..BATCHES.len() as u8).map(BatchId).find(|batch| batch.cubes() == cubes);
    batch.map(Move::Batch).ok_or(ParseReason::BatchWithFood)
}

fn parse_trade(words: &[&str]) -> Result<Move, ParseReason> {
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
    fn rejects_nonsense_with_a_reason() {
        for (text, reason) in [
            ("", "parse-empty"),
            ("fly r3", "parse-verb: verb `fly`"),
            ("place r29", "parse-place: text `r29`"),
            ("place r0", "parse-place: text `r0`"),
            ("place r+1", "parse-place: text `r+1`"),
            ("place r01", "parse-place: text `r01`"),
            ("place", "parse-usage: example `place r7`"),
            ("pass r1", "parse-nothing-follows: verb `pass`"),
            ("provost 4", "parse-steps: text `4`"),
            ("build wood:castle", "parse-building: text `wood:castle`"),
            ("build wood:market", "parse-needs-cube: building wood:market, example `build wood:market with food`"),
            (
                "build wood:farm-food with gold",
                "parse-no-cube-to-choose: building wood:farm-food, example `build wood:farm-food`",
            ),
            ("build neutral:farm", "parse-never-built: building neutral:farm"),
            ("batch food food wood", "parse-batch-with-food"),
            ("batch wood stone cloth", "parse-batch-with-food"),
            ("give food for 5d", "parse-offer"),
            ("give food", "parse-usage: example `give 2food for gold`"),
            ("give for 4d", "parse-usage: example `give 2food for gold`"),
            ("column 6", "parse-column: text `6`"),
            ("line gold", "parse-line: text `gold`"),
            ("take silver", "parse-cube: text `silver`"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap_err().reason.to_string(), reason, "{text}");
        }
    }
}
