//! Errors as data: a code and typed arguments. `caylus-words` turns them into sentences.

use std::fmt;
use std::str::FromStr;

use crate::classic::{self, Line};
use crate::magna_carta::{Card, Prestige};
use crate::parts::{Cube, Goods};
use crate::y1303::{self, Character};

/// An error with a code and arguments, for wording in any language.
pub trait Coded: fmt::Display {
    /// What is wrong, as in `too-few-deniers`.
    fn code(&self) -> &'static str;

    /// The arguments by name.
    fn args(&self) -> Vec<(&'static str, Arg<'_>)>;
}

/// An argument of a coded error.
#[derive(Clone, Copy)]
pub enum Arg<'a> {
    /// A number.
    Number(u64),
    /// Notation or user input, shown verbatim.
    Text(&'a str),
    /// An amount.
    Goods(Goods),
    /// A kind of cube.
    Cube(Cube),
    /// A colour, in notation.
    Color(&'static str),
    /// A game, by the name it has in records.
    Game(&'static str),
    /// Something that has a name.
    Name(Name),
    /// A building on the road.
    Building(&'a Building),
    /// The error behind this one.
    Error(&'a dyn Coded),
}

/// Something that has a name in the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// A building of Caylus.
    Classic(classic::Tile),
    /// A place for workers off the road, in Caylus.
    Place(classic::Spot),
    /// A line of favor.
    Line(Line),
    /// A card of Magna Carta.
    Card(Card),
    /// A prestige building of Magna Carta.
    Prestige(Prestige),
    /// A residence of Magna Carta.
    CardResidence,
    /// A tile of Caylus 1303.
    Y1303(y1303::Tile),
    /// A residence of Caylus 1303.
    Residence1303,
    /// The construction site of Caylus 1303.
    Site,
    /// A character of Caylus 1303.
    Character(Character),
}

/// A building on a space of the road, or a place off the road.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// What it is.
    pub name: Name,
    /// The space in notation, unless it is off the road.
    pub space: Option<String>,
}

impl Building {
    pub(crate) fn on(space: impl ToString, name: impl Into<Name>) -> Self {
        Self { name: name.into(), space: Some(space.to_string()) }
    }
}

/// A player's colour, in notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Color(pub &'static str);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Classic(tile) => tile.fmt(f),
            Self::Place(spot) => spot.fmt(f),
            Self::Line(line) => f.write_str(line.name()),
            Self::Card(card) => card.fmt(f),
            Self::Prestige(building) => building.fmt(f),
            Self::CardResidence | Self::Residence1303 => f.write_str("residence"),
            Self::Y1303(tile) => tile.fmt(f),
            Self::Site => f.write_str("site"),
            Self::Character(character) => character.fmt(f),
        }
    }
}

impl fmt::Display for Arg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => write!(f, "`{text}`"),
            Self::Goods(goods) => goods.fmt(f),
            Self::Cube(cube) => cube.fmt(f),
            Self::Color(name) | Self::Game(name) => f.write_str(name),
            Self::Name(name) => name.fmt(f),
            Self::Building(Building { name, space: None }) => name.fmt(f),
            Self::Building(Building { name, space: Some(space) }) => write!(f, "{name} on {space}"),
            Self::Error(error) => error.fmt(f),
        }
    }
}

/// Writes a coded error without words: `too-few-deniers: price 3, deniers 2`.
pub(crate) fn write_code(error: &dyn Coded, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(error.code())?;
    for (number, (name, arg)) in error.args().iter().enumerate() {
        write!(f, "{} {name} {arg}", if number == 0 { ":" } else { "," })?;
    }
    Ok(())
}

/// What can be an argument.
pub(crate) trait Argument {
    fn arg(&self) -> Arg<'_>;
}

macro_rules! arguments {
    ($($type:ty: $value:ident => $arg:expr),* $(,)?) => {
        $(impl Argument for $type {
            fn arg(&self) -> Arg<'_> {
                let $value = self;
                $arg
            }
        })*
    };
}
arguments! {
    usize: number => Arg::Number(*number as u64),
    u16: number => Arg::Number(u64::from(*number)),
    u8: number => Arg::Number(u64::from(*number)),
    String: text => Arg::Text(text),
    &'static str: text => Arg::Text(text),
    Goods: goods => Arg::Goods(*goods),
    Cube: cube => Arg::Cube(*cube),
    Color: color => Arg::Color(color.0),
    Name: name => Arg::Name(*name),
    Building: building => Arg::Building(building),
}

impl<E: Coded> Argument for E {
    fn arg(&self) -> Arg<'_> {
        Arg::Error(self)
    }
}

macro_rules! names {
    ($($type:ty => $variant:ident),* $(,)?) => {
        $(impl From<$type> for Name {
            fn from(named: $type) -> Self {
                Self::$variant(named)
            }
        })*
    };
}
names! {
    classic::Tile => Classic,
    classic::Spot => Place,
    Line => Line,
    Card => Card,
    Prestige => Prestige,
    y1303::Tile => Y1303,
    Character => Character,
}

/// Declares an enum of coded errors; the fields of a variant are its arguments.
macro_rules! coded {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($variant:ident $({ $($field:ident: $type:ty),* })? = $code:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "each variant is its code; the texts say the rest")]
        pub enum $name {
            $($variant $({ $($field: $type),* })?,)*
        }

        impl $name {
            /// Every code with the names of its arguments.
            pub const CODES: &[(&str, &[&str])] = &[$(($code, &[$($(stringify!($field)),*)?])),*];
        }

        impl $crate::reason::Coded for $name {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::reason::Arg<'_>)> {
                match self {
                    $(Self::$variant $({ $($field),* })? => vec![
                        $($((stringify!($field), $crate::reason::Argument::arg($field))),*)?
                    ],)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::reason::write_code(self, f)
            }
        }

        impl std::error::Error for $name {}
    };
}
pub(crate) use coded;

coded! {
    /// Why a move is not legal.
    Reason {
        GameOver = "game-over",

        // The move belongs to another decision than the present one.
        MustPlace = "must-place",
        MustUseGate = "must-use-gate",
        MustUseGuild = "must-use-guild",
        MustJoust = "must-joust",
        MustUseInn = "must-use-inn",
        MustMoveProvost = "must-move-provost",
        MustTakeCube = "must-take-cube",
        MustTakeOwnerCube = "must-take-owner-cube",
        MustBuild = "must-build",
        MustBuildPrestige = "must-build-prestige",
        MustChooseResidence = "must-choose-residence",
        MustMakeResidence = "must-make-residence",
        MustTrade = "must-trade",
        MustGiveBatch = "must-give-batch",
        MustChooseLine = "must-choose-line",
        MustChooseColumn = "must-choose-column",
        MustTakeWoodOrStone = "must-take-wood-or-stone",
        MustTradeCube = "must-trade-cube",
        MustKeepHand = "must-keep-hand",
        MustAct = "must-act",
        MustUseCard = "must-use-card",
        MustChooseCharacter = "must-choose-character",
        MustRiseEarly = "must-rise-early",
        MustUseSite = "must-use-site",
        MustUseBuilding = "must-use-building",
        MustClaim = "must-claim",
        MustBuildMonument = "must-build-monument",
        MustUseFavor = "must-use-favor",
        MustSwapCharacter = "must-swap-character",

        // What it costs.
        TooFewDeniers { price: u16, deniers: u16 } = "too-few-deniers",
        WorkerTooDear { place: Building, price: u16, deniers: u16 } = "worker-too-dear",
        TooFewWorkers { price: u16, workers: u16 } = "too-few-workers",
        TooFewGoods { goods: Goods } = "too-few-goods",
        TooFewTokens = "too-few-tokens",
        NoWorkerLeft = "no-worker-left",
        NoHouseLeft = "no-house-left",
        NoTokenLeft = "no-token-left",
        PaidWithFoodOrGold = "paid-with-food-or-gold",

        // Where workers can go.
        AlreadyThere { place: Name } = "already-there",
        Occupied { place: Building } = "occupied",
        OwnWorkerThere { place: Building } = "own-worker-there",
        NotForWorkers { place: Building } = "not-for-workers",
        NoWorkersOnBridge = "no-workers-on-bridge",
        NoBuilding { space: String } = "no-building",
        RoadEnds { space: String } = "road-ends",
        StablesUnused = "stables-unused",
        StablesFull = "stables-full",
        InnTaken = "inn-taken",
        JourneymanUsed = "journeyman-used",

        // The provost.
        OffRoad { steps: String } = "off-road",
        TooFar { most: u16 } = "too-far",

        // What buildings do.
        NotProduced { building: Name, cube: Cube } = "not-produced",
        NotOffered { building: Name } = "not-offered",
        NotInEdition = "not-in-edition",

        // Building and residences.
        NotAvailable { building: Name } = "not-available",
        NotInHand { card: Name } = "not-in-hand",
        NoEmptySpace = "no-empty-space",
        NoResidence = "no-residence",
        NotYourResidence { space: String } = "not-your-residence",
        NotWood { building: Name } = "not-wood",
        NotStone { building: Name } = "not-stone",
        NotMonument { building: Name } = "not-monument",
        FixedBuilding { building: Building } = "fixed-building",
        NeverResidence { building: Building } = "never-residence",
        SoonResidence { building: Building } = "soon-residence",
        NotYours { building: Building } = "not-yours",
        OnlyLawyer = "only-lawyer",
        CardStays { space: String } = "card-stays",
        NotStarting { space: String } = "not-starting",
        HouseThere { building: Building } = "house-there",

        // The castle and the favors.
        CastleFull = "castle-full",
        BatchDifferent = "batch-different",
        BatchFood = "batch-food",
        LineUsed { line: Name } = "line-used",
        ColumnTooFar { line: Name, column: u8 } = "column-too-far",
        ColumnUseless { line: Name, column: u8 } = "column-useless",
        FavorOwed = "favor-owed",
        FavorGivesWoodOrStone = "favor-gives-wood-or-stone",

        // Cards and characters.
        PilesEmpty = "piles-empty",
        HandEmpty = "hand-empty",
        CharacterNotOffered { character: Name } = "character-not-offered",
        CharacterNotOnBoard { character: Name } = "character-not-on-board",
        YourCharacter { character: Name } = "your-character",
        NobodysCharacter { character: Name } = "nobodys-character",
        SiteTileClosed { tile: usize, round: u8 } = "site-tile-closed",
    }
}

coded! {
    /// Why a text is not a move.
    ParseReason {
        Empty = "parse-empty",
        UnknownVerb { verb: String } = "parse-verb",
        NothingFollows { verb: String } = "parse-nothing-follows",
        Usage { example: String } = "parse-usage",
        NoPlace { text: String } = "parse-place",
        NoSteps { text: String } = "parse-steps",
        NoColumn { text: String } = "parse-column",
        NoLine { text: String } = "parse-line",
        NoCube { text: String } = "parse-cube",
        NoBuilding { text: String } = "parse-building",
        NoCharacter { text: String } = "parse-character",
        NoSiteTile { text: String } = "parse-site-tile",
        NoGoods { text: String } = "parse-goods",
        NoOffer = "parse-offer",
        NeverBuilt { building: Name } = "parse-never-built",
        NeedsCube { building: Name, example: String } = "parse-needs-cube",
        NoCubeToChoose { building: Name, example: String } = "parse-no-cube-to-choose",
        NeverGold = "parse-never-gold",
        WrongPrice { building: Name, goods: Goods } = "parse-wrong-price",
        FoodOrGold { text: String } = "parse-food-or-gold",
        BatchOfThree = "parse-batch-of-three",
        BatchWithFood = "parse-batch-with-food",
        BatchWithGold = "parse-batch-with-gold",
    }
}

impl ParseReason {
    pub(crate) fn usage(example: impl Into<String>) -> Self {
        Self::Usage { example: example.into() }
    }

    /// Reads a place of the road or off it.
    pub(crate) fn place<P: FromStr>(text: &str) -> Result<P, Self> {
        text.parse().map_err(|_| Self::NoPlace { text: text.to_owned() })
    }
}
