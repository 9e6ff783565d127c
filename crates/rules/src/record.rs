//! A game as a text file: options, seed, moves. The format is described in docs/notation.md.

use std::collections::BTreeMap;
use std::fmt;

use crate::parts::{MAX_PLAYERS, Player};
use crate::reason::{Arg, Coded, Color, coded};
use crate::{Game, IllegalMove, OptionError, ParseMoveError, PositionError, SetupError, Sink};

/// The first word of a record, then the version of the format.
const FORMAT: &str = "caylus-record";
const VERSION: &str = "1";
const START: &str = "caylus-record 1";

/// A game with its start and its moves, all of them legal.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: Start<G>,
    initial: G,
    names: [Option<String>; MAX_PLAYERS],
    moves: Vec<G::Move>,
    game: G,
}

/// The start of a game.
#[derive(Clone, Debug)]
pub enum Start<G: Game> {
    /// Set up from a seed.
    Seed(u64),
    /// Loaded from a position.
    Position(Box<G::Position>),
}

/// What is wrong with a record, and where. `Display` shows the reason's code and arguments.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in that line, in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: RecordReason,
}

impl Coded for RecordError {
    fn code(&self) -> &'static str {
        "record"
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        vec![
            ("line", Arg::Number(self.line as u64)),
            ("column", Arg::Number(self.column as u64)),
            ("reason", Arg::Error(&self.reason)),
        ]
    }
}

coded! {
    /// What is wrong with a record.
    RecordReason {
        NotARecord { start: &'static str } = "record-start",
        Version { version: String, known: &'static str } = "record-version",
        NotAHeader { form: &'static str } = "record-header",
        UnknownHeader { name: String } = "record-header-unknown",
        HeaderTwice { name: String } = "record-header-twice",
        HeaderMissing { name: String } = "record-header-missing",
        OtherGame { game: String, expected: &'static str } = "record-game",
        NotANumber { text: String } = "record-number",
        NotASeed { text: String } = "record-seed",
        Players { players: usize } = "record-players",
        NoSuchPlayer { player: usize } = "record-player",
        SeedAndPosition = "record-seed-and-position",
        Json { detail: String } = "record-json",
        Position { error: PositionError } = "record-position",
        Options { error: OptionError } = "record-options",
        Setup { error: SetupError } = "record-setup",
        NotAMove { error: ParseMoveError } = "record-move",
        Illegal { chosen: String, error: IllegalMove } = "record-illegal",
        GameOver = "record-over",
        OtherTurn { to_act: Color, color: Color } = "record-turn",
        MoveNumber { number: usize, text: String } = "record-move-number",
        NotOver = "record-not-over",
        Result { scores: String } = "record-result",
    }
}

impl<G: Game> Record<G> {
    /// Sets up a game from a seed.
    pub fn new(
        players: usize,
        options: &G::Options,
        seed: u64,
        events: &mut impl Sink<G::Event>,
    ) -> Result<Self, SetupError> {
        Ok(Self::with_start(Start::Seed(seed), G::new(players, options, seed, events)?))
    }

    /// Starts from a position.
    pub fn from_position(position: G::Position) -> Result<Self, PositionError> {
        let game = G::from_position(&position)?;
        Ok(Self::with_start(Start::Position(Box::new(position)), game))
    }

    fn with_start(start: Start<G>, game: G) -> Self {
        Self { start, initial: game, names: Default::default(), moves: Vec::new(), game }
    }

    /// The game after all moves.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The start of the game.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The moves so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The game after that many moves, at most all.
    pub fn after(&self, moves: usize) -> G {
        let mut game = self.initial;
        self.moves.iter().take(moves).for_each(|chosen| game.apply_unchecked(*chosen, &mut ()));
        game
    }

    /// The name of a player.
    pub fn name(&self, player: Player) -> Option<&str> {
        self.names[player.index()].as_deref()
    }

    /// Names a player; control characters become spaces, to keep the name on one line.
    pub fn set_name(&mut self, player: Player, name: &str) {
        let name = name.replace(char::is_control, " ").trim().to_owned();
        self.names[player.index()] = (!name.is_empty()).then_some(name);
    }

    /// Plays a move if it is legal; otherwise nothing changes.
    pub fn play(&mut self, chosen: G::Move, events: &mut impl Sink<G::Event>) -> Result<(), IllegalMove> {
        self.game.apply(chosen, events)?;
        self.moves.push(chosen);
        Ok(())
    }

    /// Takes back the last move, if any.
    pub fn undo(&mut self) -> Option<G::Move> {
        let last = self.moves.pop()?;
        self.game = self.after(self.moves.len());
        Some(last)
    }

    /// Reads a record and plays all its moves.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text)?;
        let headers = reader.headers()?;
        let mut record: Self = headers.set_up()?;
        while let Some((at, line)) = reader.next_line() {
            let line = line.split('#').next().unwrap_or_default();
            if !line.trim().is_empty() {
                record.read_move(at, line)?;
            }
        }
        headers.check_result(&record.game)?;
        Ok(record)
    }

    /// Reads a move with its optional number and colour: `12 blue: place r3`.
    fn read_move(&mut self, at: usize, line: &str) -> Result<(), RecordError> {
        let mut rest = line.trim();
        if let Some((before, chosen)) = rest.split_once(':')
            && let [words @ .., color] = before.split_whitespace().collect::<Vec<_>>().as_slice()
            && let Some(named) = G::COLORS.iter().find(|named| *named == color)
        {
            let Some(actor) = self.game.to_act() else {
                return Err(error(at, line, color, RecordReason::GameOver));
            };
            let to_act = G::COLORS[actor.index()];
            if to_act != *named {
                let reason = RecordReason::OtherTurn { to_act: Color(to_act), color: Color(named) };
                return Err(error(at, line, color, reason));
            }
            if let [number, ..] = words {
                self.check_number(at, line, number)?;
            }
            rest = chosen.trim();
        } else if let Some((number, chosen)) = rest.split_once(char::is_whitespace)
            && number.bytes().all(|byte| byte.is_ascii_digit())
        {
            self.check_number(at, line, number)?;
            rest = chosen.trim();
        }
        let wrong = |reason| error(at, line, rest, reason);
        let chosen: G::Move = rest.parse().map_err(|error| wrong(RecordReason::NotAMove { error }))?;
        let illegal = |error| wrong(RecordReason::Illegal { chosen: chosen.to_string(), error });
        self.play(chosen, &mut ()).map_err(illegal)
    }

    fn check_number(&self, at: usize, line: &str, number: &str) -> Result<(), RecordError> {
        let next = self.moves.len() + 1;
        if number.parse() == Ok(next) {
            return Ok(());
        }
        Err(error(at, line, number, RecordReason::MoveNumber { number: next, text: number.to_owned() }))
    }
}

/// Writes the record as text.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        writeln!(f, "game: {}", G::NAME)?;
        writeln!(f, "players: {}", self.game.players())?;
        match &self.start {
            Start::Seed(seed) => {
                writeln!(f, "options: {}", self.game.options())?;
                writeln!(f, "seed: {seed}")?;
            }
            Start::Position(position) => {
                let position = serde_json::to_string(position).map_err(|_| fmt::Error)?;
                writeln!(f, "position: {position}")?;
            }
        }
        for (seat, name) in self.names.iter().enumerate() {
            if let Some(name) = name {
                writeln!(f, "name {seat}: {name}")?;
            }
        }
        if let Some(outcome) = self.game.outcome() {
            let scores: Vec<String> = outcome.scores.iter().map(u16::to_string).collect();
            writeln!(f, "result: {}", scores.join(" "))?;
        }
        writeln!(f)?;
        let mut game = self.initial;
        for (number, chosen) in (1..).zip(&self.moves) {
            let color = game.to_act().map_or("", |player| G::COLORS[player.index()]);
            writeln!(f, "{number} {color}: {chosen}")?;
            game.apply_unchecked(*chosen, &mut ());
        }
        Ok(())
    }
}

/// The name of the game in a record.
pub fn read_game_name(text: &str) -> Result<&str, RecordError> {
    let headers = Reader::new(text)?.headers()?;
    headers.required("game").map(|header| header.value)
}

/// An error at a part of a line.
fn error(at: usize, line: &str, part: &str, reason: RecordReason) -> RecordError {
    // `part` is a slice of `line`: its offset is the difference of their addresses.
    let offset = (part.as_ptr() as usize).wrapping_sub(line.as_ptr() as usize);
    let before = line.get(..offset).unwrap_or_default();
    RecordError { line: at, column: before.chars().count() + 1, reason }
}

/// The numbered lines of a record.
struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a> Reader<'a> {
    /// Checks the first line.
    fn new(text: &'a str) -> Result<Self, RecordError> {
        let mut lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line);
        match first.split_whitespace().collect::<Vec<_>>().as_slice() {
            [FORMAT, VERSION] => Ok(Self { lines }),
            [FORMAT, version, ..] => {
                Err(error(1, first, version, RecordReason::Version { version: (*version).to_owned(), known: VERSION }))
            }
            _ => Err(error(1, first, first, RecordReason::NotARecord { start: START })),
        }
    }

    fn next_line(&mut self) -> Option<(usize, &'a str)> {
        self.lines.next().map(|(at, line)| (at + 1, line))
    }

    /// Reads the lines up to the first empty one.
    fn headers(&mut self) -> Result<Headers<'a>, RecordError> {
        let mut headers = Headers { by_name: BTreeMap::new(), end: 1 };
        while let Some((at, line)) = self.next_line() {
            headers.end = at;
            if line.trim().is_empty() {
                break;
            }
            if line.trim_start().starts_with('#') {
                continue;
            }
            let Some((name, value)) = line.split_once(':') else {
                return Err(error(at, line, line.trim_start(), RecordReason::NotAHeader { form: "name: value" }));
            };
            let (name, value) = (name.trim(), value.trim());
            let known = ["game", "players", "options", "seed", "position", "result"];
            let is_name = name.strip_prefix("name ").is_some_and(|seat| seat.trim().parse::<usize>().is_ok());
            if !known.contains(&name) && !is_name {
                return Err(error(at, line, name, RecordReason::UnknownHeader { name: name.to_owned() }));
            }
            if headers.by_name.insert(name, Header { at, line, value }).is_some() {
                return Err(error(at, line, name, RecordReason::HeaderTwice { name: name.to_owned() }));
            }
        }
        Ok(headers)
    }
}

/// A header and its position in the text.
#[derive(Clone, Copy)]
struct Header<'a> {
    at: usize,
    line: &'a str,
    value: &'a str,
}

impl Header<'_> {
    fn wrong(self, reason: RecordReason) -> RecordError {
        error(self.at, self.line, self.value, reason)
    }
}

struct Headers<'a> {
    by_name: BTreeMap<&'a str, Header<'a>>,
    /// The line after the last header.
    end: usize,
}

impl<'a> Headers<'a> {
    fn required(&self, name: &str) -> Result<Header<'a>, RecordError> {
        let missing =
            || RecordError { line: self.end, column: 1, reason: RecordReason::HeaderMissing { name: name.to_owned() } };
        self.by_name.get(name).copied().ok_or_else(missing)
    }

    /// Sets up the game from the headers.
    fn set_up<G: Game>(&self) -> Result<Record<G>, RecordError> {
        let game = self.required("game")?;
        if game.value != G::NAME {
            return Err(game.wrong(RecordReason::OtherGame { game: game.value.to_owned(), expected: G::NAME }));
        }
        let players = self.required("players")?;
        let not_a_number = || players.wrong(RecordReason::NotANumber { text: players.value.to_owned() });
        let count: usize = players.value.parse().map_err(|_| not_a_number())?;
        let mut record: Record<G> = match self.by_name.get("position") {
            Some(position) => self.start_from_position(*position)?,
            None => self.start_from_seed(players, count)?,
        };
        if record.game.players() != count {
            return Err(players.wrong(RecordReason::Players { players: record.game.players() }));
        }
        for (name, header) in &self.by_name {
            if let Some(seat) = name.strip_prefix("name ").and_then(|seat| seat.trim().parse().ok()) {
                if seat >= count {
                    return Err(error(header.at, header.line, name, RecordReason::NoSuchPlayer { player: seat }));
                }
                record.set_name(Player::new(seat), header.value);
            }
        }
        Ok(record)
    }

    fn start_from_position<G: Game>(&self, position: Header<'_>) -> Result<Record<G>, RecordError> {
        if let Some(other) = self.by_name.get("seed").or_else(|| self.by_name.get("options")) {
            return Err(other.wrong(RecordReason::SeedAndPosition));
        }
        let document = serde_json::from_str(position.value).map_err(|reason| {
            let mut found = position.wrong(RecordReason::Json { detail: reason.to_string() });
            found.column += reason.column().saturating_sub(1);
            found
        })?;
        Record::from_position(document).map_err(|error| position.wrong(RecordReason::Position { error }))
    }

    fn start_from_seed<G: Game>(&self, players: Header<'_>, count: usize) -> Result<Record<G>, RecordError> {
        let seed = self.required("seed")?;
        let options = match self.by_name.get("options") {
            Some(header) => header.value.parse().map_err(|error| header.wrong(RecordReason::Options { error }))?,
            None => G::Options::default(),
        };
        let not_a_seed = || seed.wrong(RecordReason::NotASeed { text: seed.value.to_owned() });
        let number = seed.value.parse().map_err(|_| not_a_seed())?;
        Record::new(count, &options, number, &mut ()).map_err(|error| players.wrong(RecordReason::Setup { error }))
    }

    /// Compares the result, if given, with that of the game.
    fn check_result<G: Game>(&self, game: &G) -> Result<(), RecordError> {
        let Some(header) = self.by_name.get("result") else { return Ok(()) };
        let Some(outcome) = game.outcome() else {
            return Err(header.wrong(RecordReason::NotOver));
        };
        let scores: Vec<String> = outcome.scores.iter().map(u16::to_string).collect();
        if header.value.split_whitespace().eq(scores.iter().map(String::as_str)) {
            return Ok(());
        }
        Err(header.wrong(RecordReason::Result { scores: scores.join(" ") }))
    }
}

#[cfg(test)]
mod tests;
