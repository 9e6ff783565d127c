//! `caylus engine`: JSON lines in, JSON lines out, as described in docs/protocol.md.

mod go;
mod request;
mod session;

use std::io::{self, BufRead, Write};

use caylus_bots::Level;
use caylus_rules::record::Record;
use caylus_rules::{Game, OptionError};
use caylus_words::text::cut;
use serde::Serialize;

use crate::failure::Failure;
use crate::language::english;
use crate::lines::{self, Line, next_line};
use caylus_rules::family::{GameName, UnknownGame};
use caylus_rules::options::GameOption;
use caylus_rules::with_game;
use go::Go;
use request::{Body, OptionsDoc, Request};
use session::Session;

/// Longer error messages are cut.
const MAX_ERROR_CHARS: usize = 1000;

/// All commands.
const COMMANDS: [&str; 11] =
    ["games", "new", "load", "state", "view", "legal", "apply", "undo", "go", "record", "quit"];

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Example:
  echo '{\"id\":1,\"cmd\":\"new\",\"game\":\"classic\",\"players\":3,\"seed\":7}' | caylus engine

Each input line is a request, each output line its answer. The commands are games,
new, load, state, view, legal, apply, undo, go, record and quit; docs/protocol.md
describes them. A bad request gets an error answer, and the session goes on.")]
pub(crate) struct Args {}

impl Args {
    /// Answers requests until the input ends.
    pub(crate) fn run(self) -> Result<(), Failure> {
        answer_lines(&mut io::stdin().lock(), &mut io::stdout().lock())
    }
}

fn answer_lines(input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine { session: None, quit: false };
    let mut buffer = Vec::new();
    while !engine.quit {
        let (id, answer) = match next_line(input, &mut buffer)? {
            Line::End => break,
            Line::TooLong => ("null", Err(format!("line is longer than {} bytes", lines::LIMIT))),
            Line::Whole if buffer.trim_ascii().is_empty() => continue,
            Line::Whole => engine.answer_line(&buffer),
        };
        match answer {
            Ok(body) => writeln!(output, r#"{{"id":{id},"ok":true{}}}"#, body.text())?,
            Err(reason) => {
                // The message may quote a request of a megabyte.
                let error = serde_json::Value::from(cut(&reason, MAX_ERROR_CHARS));
                writeln!(output, r#"{{"id":{id},"ok":false,"error":{error}}}"#)?;
            }
        }
        output.flush()?;
    }
    Ok(())
}

/// The state between requests.
struct Engine {
    session: Option<Box<dyn Session>>,
    quit: bool,
}

/// One game in the answer to `games`.
#[derive(Serialize)]
struct GameDoc {
    name: &'static str,
    players: Vec<usize>,
    colors: &'static [&'static str],
    options: &'static [GameOption],
}

impl Engine {
    /// Answers one line; returns the request's id, verbatim, and the answer.
    fn answer_line<'a>(&mut self, line: &'a [u8]) -> (&'a str, Result<Body, String>) {
        let text = match str::from_utf8(line) {
            Ok(text) => text,
            Err(reason) => return ("null", Err(format!("line is not valid UTF-8: {reason}"))),
        };
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(reason) => return ("null", Err(reason)),
        };
        (request.id(), self.answer(request))
    }

    fn answer(&mut self, mut request: Request<'_>) -> Result<Body, String> {
        let command: String = request.required("cmd", "a string")?;
        match command.as_str() {
            "games" => request.finish().and_then(|()| games()),
            "new" => self.new_game(request),
            "load" => self.load(request),
            "state" => request.finish().and_then(|()| self.session()?.state()),
            "view" => {
                let viewer = request.optional("player", "the number of a player, or null")?;
                request.finish().and_then(|()| self.session()?.view(viewer))
            }
            "legal" => request.finish().and_then(|()| self.session()?.legal()),
            "apply" => {
                let chosen: String = request.required("move", "a string")?;
                request.finish().and_then(|()| self.session()?.apply(&chosen))
            }
            "undo" => request.finish().and_then(|()| self.session()?.undo()),
            "go" => Go::read(request).and_then(|go| self.session()?.go(&go)),
            "record" => request.finish().and_then(|()| self.session()?.record()),
            "quit" => {
                request.finish()?;
                self.quit = true;
                Ok(Body::default())
            }
            _ => Err(format!("unknown command `{}`; the commands are {}", cut(&command, 40), COMMANDS.join(", "))),
        }
    }

    /// The current game.
    fn session(&mut self) -> Result<&mut Box<dyn Session>, String> {
        self.session.as_mut().ok_or_else(|| "no game yet: send `new` or `load` first".to_owned())
    }

    /// Starts a new game. On failure, the current game goes on.
    fn new_game(&mut self, mut request: Request<'_>) -> Result<Body, String> {
        let name: String = request.required("game", "the name of a game")?;
        let players = request.required("players", "a whole number")?;
        let seed = request.seed()?;
        let options: OptionsDoc = request.document("options")?.unwrap_or_default();
        request.finish()?;
        with_game!(game_named(&name)?, G => {
            let options = options.0.parse().map_err(|error: OptionError| english().error(&error))?;
            let mut events = Vec::new();
            let record = Record::<G>::new(players, &options, seed, &mut events).map_err(|error| english().error(&error))?;
            let mut body = Body::default();
            body.put("game", &G::NAME)?;
            body.put("players", &players)?;
            body.put("seed", &seed)?;
            body.put("options", &record.game().options().to_string())?;
            body.put("events", &events)?;
            self.session = Some(Box::new(record));
            Ok(body)
        })
    }

    /// Starts from a position. On failure, the current game goes on.
    fn load(&mut self, mut request: Request<'_>) -> Result<Body, String> {
        /// The part of a position that names its game.
        #[derive(serde::Deserialize)]
        struct Game {
            game: Option<String>,
        }
        let text = request.raw("state")?;
        request.finish()?;
        let document: Game = serde_json::from_str(text).map_err(|reason| format!("`state`: {reason}"))?;
        let name = document.game.map_or(Ok(GameName::default()), |name| game_named(&name))?;
        with_game!(name, G => {
            let position = serde_json::from_str(text).map_err(|reason| format!("`state`: {reason}"))?;
            let record = Record::<G>::from_position(position)
                .map_err(|error| format!("`state`: {}", english().error(&error)))?;
            let mut body = Body::default();
            body.put("game", &G::NAME)?;
            body.put("players", &record.game().players())?;
            body.put("over", &record.game().is_over())?;
            self.session = Some(Box::new(record));
            Ok(body)
        })
    }
}

/// Lists games and bots.
fn games() -> Result<Body, String> {
    let describe = |game: &GameName| {
        let options = game.options();
        with_game!(*game, G => GameDoc { name: G::NAME, players: G::PLAYERS.collect(), colors: G::COLORS, options })
    };
    let mut body = Body::default();
    body.put("games", &GameName::ALL.iter().map(describe).collect::<Vec<_>>())?;
    body.put("bots", &Level::ALL.map(Level::name))?;
    Ok(body)
}

/// The game with this name.
fn game_named(name: &str) -> Result<GameName, String> {
    name.parse().map_err(|error: UnknownGame| english().error(&error))
}
