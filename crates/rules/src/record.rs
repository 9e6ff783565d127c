//! A whole game as a readable text: how it was set up, and its moves. The format is described in docs/notation.md.

use std::collections::BTreeMap;
use std::fmt;

use crate::parts::{MAX_PLAYERS, Player};
use crate::{Game, IllegalMove, SetupError, Sink};

/// The first word of a record, and the version of the format.
const FORMAT: &str = "caylus-record";
const VERSION: &str = "1";

/// A game and how it came about; its moves have all been checked.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: Start<G>,
    initial: G,
    names: [Option<String>; MAX_PLAYERS],
    moves: Vec<G::Move>,
    game: G,
}

/// What a game starts from.
#[derive(Clone, Debug)]
pub enum Start<G: Game> {
    /// Set up from a seed.
    Seed(u64),
    /// A position that was loaded.
    Position(Box<G::Position>),
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in that line, in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: String,
}

impl<G: Game> Record<G> {
    /// Sets a game up from a seed.
    pub fn new(
        players: usize,
        options: &G::Options,
        seed: u64,
        events: &mut impl Sink<G::Event>,
    ) -> Result<Self, SetupError> {
        Ok(Self::with_start(Start::Seed(seed), G::new(players, options, seed, events)?))
    }

    /// Starts from a position.
    pub fn from_position(position: G::Position) -> Result<Self, crate::PositionError> {
        let game = G::from_position(&position)?;
        Ok(Self::with_start(Start::Position(Box::new(position)), game))
    }

    fn with_start(start: Start<G>, game: G) -> Self {
        Self { start, initial: game, names: Default::default(), moves: Vec::new(), game }
    }

    /// The game as it stands after all moves.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the game started from.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The moves so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The game after that many moves, or after all if there are fewer.
    pub fn after(&self, moves: usize) -> G {
        let mut game = self.initial;
        self.moves.iter().take(moves).for_each(|chosen| game.apply_unchecked(*chosen, &mut ()));
        game
    }

    /// The name of a player.
    pub fn name(&self, player: Player) -> Option<&str> {
        self.names[player.index()].as_deref()
    }

    /// Names a player; control characters become spaces, so that a name stays on its line.
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

    /// Takes the last move back, if there is one.
    pub fn undo(&mut self) -> Option<G::Move> {
        let last = self.moves.pop()?;
        self.game = self.after(self.moves.len());
        Some(last)
    }

    /// Reads a record and plays it through.
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

    /// Reads one line: the move, and before it perhaps its number and the colour of the player.
    fn read_move(&mut self, at: usize, line: &str) -> Result<(), RecordError> {
        let mut rest = line.trim();
        if let Some((before, chosen)) = rest.split_once(':')
            && let [words @ .., color] = before.split_whitespace().collect::<Vec<_>>().as_slice()
            && G::COLORS.contains(color)
        {
            let actor = self.game.to_act().map(|player| G::COLORS[player.index()]);
            if actor != Some(*color) {
                let to_act = actor.unwrap_or("nobody");
                return Err(error(at, line, color, format!("{to_act} is to act, not {color}")));
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
        let chosen: G::Move =
            rest.parse().map_err(|reason: crate::ParseMoveError| error(at, line, rest, reason.to_string()))?;
        self.play(chosen, &mut ()).map_err(|reason| error(at, line, rest, format!("{chosen}: {reason}")))
    }

    fn check_number(&self, at: usize, line: &str, number: &str) -> Result<(), RecordError> {
        let next = self.moves.len() + 1;
        if number.parse() == Ok(next) {
            return Ok(());
        }
        Err(error(at, line, number, format!("this is move {next}, not `{number}`")))
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

/// The name of the game a record is of, for choosing how to read it.
pub fn read_game_name(text: &str) -> Result<&str, RecordError> {
    let headers = Reader::new(text)?.headers()?;
    headers.required("game").map(|header| header.value)
}

/// An error at a part of a line.
fn error(at: usize, line: &str, part: &str, reason: impl Into<String>) -> RecordError {
    // `part` is a piece of `line`; where it is, is the difference of their addresses.
    let offset = (part.as_ptr() as usize).wrapping_sub(line.as_ptr() as usize);
    let before = line.get(..offset).unwrap_or_default();
    RecordError { line: at, column: before.chars().count() + 1, reason: reason.into() }
}

/// The lines of a record, numbered.
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
            [FORMAT, version, ..] => Err(error(
                1,
                first,
                version,
                format!("version {version} is not known; this program reads version {VERSION}"),
            )),
            _ => Err(error(1, first, first, format!("a record starts with `{FORMAT} {VERSION}`"))),
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
                return Err(error(
                    at,
                    line,
                    line.trim_start(),
                    "a header is `name: value`; moves follow an empty line",
                ));
            };
            let (name, value) = (name.trim(), value.trim());
            let known = ["game", "players", "options", "seed", "position", "result"];
            let is_name = name.strip_prefix("name ").is_some_and(|seat| seat.trim().parse::<usize>().is_ok());
            if !known.contains(&name) && !is_name {
                return Err(error(at, line, name, format!("there is no header `{name}`")));
            }
            if headers.by_name.insert(name, Header { at, line, value }).is_some() {
                return Err(error(at, line, name, format!("the header `{name}` is there twice")));
            }
        }
        Ok(headers)
    }
}

/// One header: where it is, and its value.
#[derive(Clone, Copy)]
struct Header<'a> {
    at: usize,
    line: &'a str,
    value: &'a str,
}

impl Header<'_> {
    fn wrong(self, reason: impl Into<String>) -> RecordError {
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
        let missing = || RecordError { line: self.end, column: 1, reason: format!("the header `{name}` is missing") };
        self.by_name.get(name).copied().ok_or_else(missing)
    }

    /// Sets the game up as the headers say.
    fn set_up<G: Game>(&self) -> Result<Record<G>, RecordError> {
        let game = self.required("game")?;
        if game.value != G::NAME {
            return Err(game.wrong(format!("this is a record of `{}`, not of `{}`", game.value, G::NAME)));
        }
        let players = self.required("players")?;
        let count: usize =
            players.value.parse().map_err(|_| players.wrong(format!("`{}` is no number", players.value)))?;
        let mut record: Record<G> = match self.by_name.get("position") {
            Some(position) => self.start_from_position(*position)?,
            None => self.start_from_seed(players, count)?,
        };
        if record.game.players() != count {
            return Err(players.wrong(format!("the position is for {} players", record.game.players())));
        }
        for (name, header) in &self.by_name {
            if let Some(seat) = name.strip_prefix("name ").and_then(|seat| seat.trim().parse().ok()) {
                if seat >= count {
                    return Err(error(header.at, header.line, name, format!("there is no player {seat}")));
                }
                record.set_name(Player::new(seat), header.value);
            }
        }
        Ok(record)
    }

    fn start_from_position<G: Game>(&self, position: Header<'_>) -> Result<Record<G>, RecordError> {
        if let Some(other) = self.by_name.get("seed").or_else(|| self.by_name.get("options")) {
            return Err(other.wrong("a game starts from a position or from a seed with options, not both"));
        }
        let document = serde_json::from_str(position.value).map_err(|reason| {
            let mut found = position.wrong(reason.to_string());
            found.column += reason.column().saturating_sub(1);
            found
        })?;
        Record::from_position(document).map_err(|reason| position.wrong(reason.to_string()))
    }

    fn start_from_seed<G: Game>(&self, players: Header<'_>, count: usize) -> Result<Record<G>, RecordError> {
        let seed = self.required("seed")?;
        let options = match self.by_name.get("options") {
            Some(header) => {
                header.value.parse().map_err(|reason: crate::OptionError| header.wrong(reason.to_string()))?
            }
            None => G::Options::default(),
        };
        let number =
            seed.value.parse().map_err(|_| seed.wrong(format!("`{}` is no seed (0 to 2^64 - 1)", seed.value)))?;
        Record::new(count, &options, number, &mut ()).map_err(|reason| players.wrong(reason.to_string()))
    }

    /// If the result is given, it is that of the game.
    fn check_result<G: Game>(&self, game: &G) -> Result<(), RecordError> {
        let Some(header) = self.by_name.get("result") else { return Ok(()) };
        let Some(outcome) = game.outcome() else {
            return Err(header.wrong("the moves do not end the game, so it has no result"));
        };
        let scores: Vec<String> = outcome.scores.iter().map(u16::to_string).collect();
        if header.value.split_whitespace().eq(scores.iter().map(String::as_str)) {
            return Ok(());
        }
        Err(header.wrong(format!("the moves give the result {}", scores.join(" "))))
    }
}

#[cfg(test)]
mod tests;
