//! Any of the games behind one object. Everything it returns for a viewer is built from views and redacted events, so hidden
//! information cannot leak.

mod bots;
mod docs;
mod history;
mod words;

use std::fmt;
use std::sync::Arc;

use caylus_bots::{Heuristics, Level, Limit};
use caylus_rules::family::{GameName, UnknownGame};
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, read_game_name};
use caylus_rules::{Coded, Game, OptionError, Outcome, with_game};
use serde::{Serialize, Serializer};

use crate::patch::Patch;
use crate::settings::Beginning;
use history::TableGame;
use words::Worded;

pub use docs::{AskDoc, ChoiceDoc, ExpectedDoc, HintDoc, StepDoc, ToldDoc};
pub use words::{Choice, GameError, LogEntry, Message, Names, Reader, Viewer, Words};

/// Part of a document that a game makes: a view, a decision or an event.
#[derive(Clone)]
pub struct Document(Arc<dyn erased_serde::Serialize + Send + Sync>);

impl Document {
    fn new(value: impl Serialize + Send + Sync + 'static) -> Self {
        Self(Arc::new(value))
    }

    /// Its JSON.
    pub fn json(&self) -> serde_json::Value {
        // Games consist of plain enums and structs, so serialising them cannot fail.
        serde_json::to_value(self).unwrap_or_default()
    }
}

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(&*self.0, serializer)
    }
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json().fmt(f)
    }
}

/// A game in progress with its full history, including moves that were taken back.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// A clone of the game.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// The number of players.
    fn players(&self) -> usize;
    /// The options in force, in notation.
    fn options(&self) -> String;
    /// What the game started from, so that another game can start from it too.
    fn beginning(&self) -> Beginning;
    /// Whether the beginning reveals hidden information: a seed determines hands and draws in a card game, and a position contains what
    /// its players hide.
    fn beginning_is_secret(&self) -> bool;
    /// The players' colours, in seat order.
    fn colors(&self) -> &'static [&'static str];
    /// The moves made and not taken back, in notation.
    fn moves(&self) -> Vec<String>;
    /// The number of moves made and not taken back.
    fn length(&self) -> usize;
    /// The seat to act; `None` if the game is over.
    fn to_act(&self) -> Option<usize>;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Plays a move and returns it in its canonical notation; if it is illegal, says why and changes nothing.
    fn play(&mut self, chosen: &str) -> Result<String, GameError>;
    /// Takes moves back until `moves` are left.
    fn take_back(&mut self, moves: usize);
    /// Whether hidden information was revealed to anyone after the first `moves` moves.
    fn revealed_since(&self, moves: usize) -> bool;
    /// Whether this player currently sees anything that a spectator does not.
    fn hides(&self, seat: usize) -> bool;
    /// What a player's view adds to a spectator's; `None` if nothing.
    fn adds(&self, seat: usize) -> Option<Patch>;
    /// The view of a player, or of a spectator.
    fn view(&self, viewer: Option<usize>) -> Document;
    /// The current decision, which is public.
    fn decision(&self) -> Document;
    /// What the player to act is asked, which is public; `None` if the game is over.
    fn ask(&self) -> Option<AskDoc>;
    /// The legal moves, for the player to act.
    fn choices(&self) -> Vec<ChoiceDoc>;
    /// The players' names in a language, in seat order.
    fn names(&self, words: &Words, names: &[Option<String>]) -> Names;
    /// The events of the set-up.
    fn set_up(&self, viewer: Viewer) -> Step;
    /// The number of steps so far. Moves that were taken back and the undos themselves are steps too.
    fn step_count(&self) -> usize;
    /// The history from step `from` on.
    fn steps(&self, from: usize, viewer: Viewer) -> Vec<Step>;
    /// Whether the events from step `from` on tell this player more than a spectator.
    fn tells_more(&self, seat: usize, from: usize) -> bool;
    /// Replays a finished game from the position after `from` moves to the one after `to`: all events, and the view of the seat, or with
    /// everything shown if there is no seat.
    fn replay(&self, from: usize, to: usize, seat: Option<usize>) -> Vec<StepDoc>;
    /// The move a bot makes now. It sees only the view of the player to act.
    fn think(&self, level: Level, limit: Limit, seed: u64) -> Option<String>;
    /// The strongest bot's advice for the position after `moves` moves; `None` if the game is over there. It sees only the view of the
    /// player to act.
    fn hint(&self, moves: usize, limit: Limit, seed: u64) -> Option<Vec<HintDoc>>;
    /// The game as a record, with the names in seat order.
    fn record(&self, names: &[Option<String>]) -> String;
}

/// A game with texts and bots.
trait Playable: Worded + Heuristics + 'static {}

impl<G: Worded + Heuristics + 'static> Playable for G {}

/// One step of a game, as a viewer may see it.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// The seat that moved.
    pub seat: Option<usize>,
    /// The move, which can name hidden cards.
    pub chosen: Option<String>,
    /// The events, redacted for the viewer.
    pub events: Vec<Document>,
    /// The events as messages.
    pub log: Vec<LogEntry>,
}

/// A game read from a record.
#[derive(Debug)]
pub struct RecordedGame {
    /// The name of the game.
    pub name: GameName,
    /// The game after all its moves.
    pub game: Box<dyn AnyGame>,
    /// The players' names, in seat order.
    pub names: Vec<Option<String>>,
}

/// The game a record belongs to.
fn game_in(text: &str) -> Result<GameName, GameError> {
    read_game_name(text).map_err(coded)?.parse().map_err(|error: UnknownGame| coded(error))
}

fn coded(error: impl Coded) -> GameError {
    GameError::from(&error as &dyn Coded)
}

/// Sets up a game.
pub fn open(
    game: GameName,
    players: usize,
    options: &str,
    beginning: &Beginning,
) -> Result<Box<dyn AnyGame>, GameError> {
    with_game!(game, G => match beginning {
        Beginning::Seed { seed, .. } => {
            let options = options.parse().map_err(|error: OptionError| coded(error))?;
            Ok(Box::new(TableGame::<G>::from_seed(players, &options, *seed)?))
        }
        Beginning::Position { position } => {
            let position = serde_json::from_value(position.clone()).map_err(GameError::position)?;
            Ok(Box::new(TableGame::<G>::from_position(position).map_err(GameError::position)?))
        }
    })
}

/// Reads a record.
pub fn read(text: &str) -> Result<RecordedGame, GameError> {
    let name = game_in(text)?;
    with_game!(name, G => {
        let record = Record::<G>::read(text).map_err(coded)?;
        let names = Player::all(record.game().players()).map(|player| record.name(player).map(str::to_owned)).collect();
        Ok(RecordedGame { name, game: Box::new(TableGame::from_record(&record)?), names })
    })
}

/// The longest player name in a record, in characters.
const LONGEST_NAME: usize = 80;

/// Reads a record and writes it back without comments.
pub fn rewrite(text: &str) -> Result<(GameName, String), GameError> {
    let name = game_in(text)?;
    with_game!(name, G => {
        let record = Record::<G>::read(text).map_err(coded)?;
        let is_long = |player: &Player| record.name(*player).is_some_and(|name| name.chars().count() > LONGEST_NAME);
        match Player::all(record.game().players()).find(is_long) {
            Some(player) => {
                let long = Message::new("refusals-long-name").with("seat", player.index());
                Err(GameError::new(long.with("most", LONGEST_NAME)))
            }
            None => Ok((name, record.to_string())),
        }
    })
}
