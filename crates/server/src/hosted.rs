//! The server's interface to the three games, behind one trait object. Everything it returns for a viewer is built from views and
//! redacted events, so hidden information cannot leak.

use std::fmt;

use caylus_bots::{Candidate, Choice, Heuristics, Level, Limit};
use caylus_rules::family::{GameName, UnknownGame};
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start, read_game_name};
use caylus_rules::{Coded, Game, MoveList, OptionError, Outcome, ParseMoveError, reveals, with_game};
use caylus_words::{Expected, Lang, Log, LogText, Names, Viewer, Worded, Words, expected, set_up_events};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::table::Beginning;
use crate::wire::{ChoiceDoc, ExpectedDoc, HintDoc, StepDoc, ToldDoc};

/// JSON made by a game, sent to clients unchanged.
pub type Document = Box<RawValue>;

/// A game in progress with its full history, including moves that were taken back.
pub trait Hosted: fmt::Debug + Send + Sync {
    /// A clone of the game.
    fn boxed(&self) -> Box<dyn Hosted>;
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
    /// The move in its canonical notation if it is legal now, otherwise why it is not.
    fn check(&self, chosen: &str) -> Result<String, String>;
    /// Plays a legal move.
    fn play(&mut self, chosen: &str) -> Result<(), String>;
    /// Takes moves back until `moves` are left.
    fn take_back(&mut self, moves: usize);
    /// Whether hidden information was revealed to anyone after the first `moves` moves.
    fn revealed_since(&self, moves: usize) -> bool;
    /// Whether this player currently sees anything that a spectator does not.
    fn hides(&self, seat: usize) -> bool;
    /// The view of a player, or of a spectator.
    fn view(&self, viewer: Option<usize>) -> Document;
    /// The current decision, which is public.
    fn decision(&self) -> Document;
    /// The question and the help text for the current decision, for that viewer.
    fn question(&self, words: &'static Words, viewer: Option<usize>) -> (String, String);
    /// The legal moves, for the player to act.
    fn choices(&self, words: Option<&'static Words>, names: &[Option<String>]) -> Vec<ChoiceDoc>;
    /// The events of the set-up.
    fn set_up(&self, eyes: &Eyes<'_>) -> Happening;
    /// The history from step `from` on. Moves that were taken back and the undos themselves are steps too.
    fn happened(&self, from: usize, eyes: &Eyes<'_>) -> Vec<Happening>;
    /// Replays a finished game from the position after `from` moves to the one after `to`, as the seat sees it, or with everything shown
    /// if there is no seat.
    fn replay(&self, from: usize, to: usize, seat: Option<usize>, eyes: &Eyes<'_>) -> Vec<StepDoc>;
    /// The move a bot makes now. It sees only the view of the player to act.
    fn think(&self, level: Level, limit: Limit, seed: u64) -> Option<String>;
    /// The strongest bot's advice for the position after `moves` moves; `None` if the game is over there. It sees only the view of the
    /// player to act.
    fn hint(
        &self,
        moves: usize,
        limit: Limit,
        seed: u64,
        words: Option<&'static Words>,
        names: &[Option<String>],
    ) -> Option<Vec<HintDoc>>;
    /// The game as a record, with the names in seat order.
    fn record(&self, names: &[Option<String>]) -> String;
}

/// The viewer and language that events are shown for.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    /// The viewer.
    pub viewer: Viewer,
    /// The language; without one there is no log.
    pub words: Option<&'static Words>,
    /// The players' names, in seat order.
    pub names: &'a [Option<String>],
}

/// The result of one step.
#[derive(Clone, Debug, Default)]
pub struct Happening {
    /// The seat that moved.
    pub seat: Option<usize>,
    /// The move, which can name hidden cards.
    pub chosen: Option<String>,
    /// The events, redacted for the viewer.
    pub events: Vec<Document>,
    /// The events as log entries.
    pub told: Vec<ToldDoc>,
}

/// Problem details are English.
fn english(error: &dyn Coded) -> String {
    Words::of(Lang::English).error(error)
}

/// The game a record belongs to.
fn game_in(text: &str) -> Result<GameName, String> {
    read_game_name(text).map_err(|error| english(&error))?.parse().map_err(|error: UnknownGame| english(&error))
}

/// Sets up a game.
pub fn open(game: GameName, players: usize, options: &str, beginning: &Beginning) -> Result<Box<dyn Hosted>, String> {
    with_game!(game, G => match beginning {
        Beginning::Seed { seed, .. } => {
            let options = options.parse().map_err(|error: OptionError| english(&error))?;
            let record = Record::<G>::new(players, &options, *seed, &mut ()).map_err(|error| english(&error))?;
            Ok(Box::new(Hosting::new(record)))
        }
        Beginning::Position { position } => {
            let position = serde_json::from_value(position.clone()).map_err(|reason| format!("position: {reason}"))?;
            let record = Record::<G>::from_position(position).map_err(|reason| format!("position: {reason}"))?;
            Ok(Box::new(Hosting::new(record)))
        }
    })
}

/// Reads a record.
pub fn read(text: &str) -> Result<(GameName, Box<dyn Hosted>), String> {
    let name = game_in(text)?;
    with_game!(name, G => {
        let record = Record::<G>::read(text).map_err(|error| english(&error))?;
        Ok((name, Box::new(Hosting::of_record(record))))
    })
}

/// The longest player name in a record, in characters.
const LONGEST_NAME: usize = 80;

/// Reads a record and writes it back without comments.
pub fn rewrite(text: &str) -> Result<(GameName, String), String> {
    let name = game_in(text)?;
    with_game!(name, G => {
        let record = Record::<G>::read(text).map_err(|error| english(&error))?;
        let is_long = |player: &Player| record.name(*player).is_some_and(|name| name.chars().count() > LONGEST_NAME);
        match Player::all(record.game().players()).find(is_long) {
            Some(player) => Err(format!("name {} must be at most {LONGEST_NAME} characters", player.index())),
            None => Ok((name, record.to_string())),
        }
    })
}

/// The names in a record, in seat order.
pub fn names_in(text: &str) -> Result<Vec<Option<String>>, String> {
    let name = game_in(text)?;
    with_game!(name, G => {
        let record = Record::<G>::read(text).map_err(|error| english(&error))?;
        Ok(Player::all(record.game().players()).map(|player| record.name(player).map(str::to_owned)).collect())
    })
}

/// A record and every step that led to it.
#[derive(Clone, Debug)]
struct Hosting<G: Worded + Heuristics> {
    record: Record<G>,
    steps: Vec<Step<G::Move>>,
}

#[derive(Clone, Copy, Debug)]
enum Step<M> {
    Played(M),
    /// Moves were taken back until this many remained.
    Back(usize),
}

impl<G: Worded + Heuristics> Hosting<G> {
    fn new(record: Record<G>) -> Self {
        Self { record, steps: Vec::new() }
    }

    fn of_record(record: Record<G>) -> Self {
        Self { steps: record.moves().iter().map(|chosen| Step::Played(*chosen)).collect(), record }
    }

    fn player(&self, seat: Option<usize>) -> Option<Player> {
        seat.filter(|seat| *seat < self.record.game().players()).map(Player::new)
    }

    fn parse(&self, chosen: &str) -> Result<G::Move, String> {
        let chosen: G::Move = chosen.parse().map_err(|error: ParseMoveError| english(&error))?;
        self.record.game().check(chosen).map_err(|error| format!("{chosen}: {}", english(&error)))?;
        Ok(chosen)
    }

    /// Plays a legal move and returns its result.
    fn moved(game: &mut G, number: usize, chosen: G::Move, eyes: &Eyes<'_>) -> Happening {
        let before = *game;
        let mut events = Vec::new();
        game.apply_unchecked(chosen, &mut events);
        let seat = before.to_act().map(Player::index);
        Happening { seat, chosen: Some(chosen.to_string()), ..Self::happening(&before, Some(number), &events, eyes) }
    }

    /// Events and log of a move, or of the set-up.
    fn happening(before: &G, number: Option<usize>, events: &[G::Event], eyes: &Eyes<'_>) -> Happening {
        let known = events.iter().map(|event| eyes.viewer.redact::<G>(*event));
        let told = eyes.words.map_or_else(Vec::new, |words| {
            let names = Names::new::<G>(words, eyes.names.iter().map(Option::as_deref));
            // Each move gets its own log, so that its text does not depend on earlier ones. The heading of the next phase belongs to the move
            // that led there.
            let mut log = Log::new(before, eyes.viewer);
            let mut told = log.add(number, events);
            told.extend(log.heading());
            told.iter().map(|entry| entry.render(words, &names).into()).collect()
        });
        let events = known.map(|event| document(&event)).collect();
        Happening { seat: None, chosen: None, events, told }
    }
}

fn view_of<G: Game>(game: &G, viewer: Option<Player>) -> Document {
    document(&game.view(viewer))
}

/// Games consist of plain enums and structs, so serialising them cannot fail.
fn document(value: &impl Serialize) -> Document {
    to_raw_value(value).unwrap_or_default()
}

impl From<LogText> for ToldDoc {
    fn from(entry: LogText) -> Self {
        match entry {
            LogText::Turn(text) => Self::Turn(text),
            LogText::Phase(text) => Self::Phase(text),
            LogText::Sentence { text, .. } => Self::Text(text),
        }
    }
}

impl<G: Worded + Heuristics> Hosted for Hosting<G> {
    fn boxed(&self) -> Box<dyn Hosted> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.record.game().players()
    }

    fn options(&self) -> String {
        self.record.game().options().to_string()
    }

    fn beginning(&self) -> Beginning {
        match self.record.start() {
            Start::Seed(seed) => Beginning::Seed { seed: *seed, is_chosen: true },
            Start::Position(position) => {
                Beginning::Position { position: serde_json::to_value(position).unwrap_or_default() }
            }
        }
    }

    fn beginning_is_secret(&self) -> bool {
        let game = self.record.after(0);
        let is_position = matches!(self.record.start(), Start::Position(_));
        let hides = |player: Player| game.view(Some(player)) != game.view(None);
        G::SECRETS || (is_position && Player::all(game.players()).any(hides))
    }

    fn colors(&self) -> &'static [&'static str] {
        &G::COLORS[..self.players()]
    }

    fn moves(&self) -> Vec<String> {
        self.record.moves().iter().map(ToString::to_string).collect()
    }

    fn length(&self) -> usize {
        self.record.moves().len()
    }

    fn to_act(&self) -> Option<usize> {
        self.record.game().to_act().map(Player::index)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.record.game().outcome()
    }

    fn check(&self, chosen: &str) -> Result<String, String> {
        self.parse(chosen).map(|chosen| chosen.to_string())
    }

    fn play(&mut self, chosen: &str) -> Result<(), String> {
        let chosen = self.parse(chosen)?;
        self.record.play(chosen, &mut ()).map_err(|error| english(&error))?;
        self.steps.push(Step::Played(chosen));
        Ok(())
    }

    fn take_back(&mut self, moves: usize) {
        while self.record.moves().len() > moves {
            self.record.undo();
        }
        self.steps.push(Step::Back(moves));
    }

    fn revealed_since(&self, moves: usize) -> bool {
        // Without hidden hands, secrets are only revealed at the end of the game, when nothing can be taken back.
        if !G::SECRETS {
            return false;
        }
        let mut game = self.record.after(moves);
        self.record.moves().iter().skip(moves).any(|chosen| {
            let revealed = reveals(&game, *chosen);
            game.apply_unchecked(*chosen, &mut ());
            revealed
        })
    }

    fn hides(&self, seat: usize) -> bool {
        let game = self.record.game();
        game.view(self.player(Some(seat))) != game.view(None)
    }

    fn view(&self, viewer: Option<usize>) -> Document {
        view_of(self.record.game(), self.player(viewer))
    }

    fn decision(&self) -> Document {
        document(&self.record.game().decision())
    }

    fn question(&self, words: &'static Words, viewer: Option<usize>) -> (String, String) {
        // Made from a determinization of the view, so that nothing hidden can leak.
        let known = G::determinize(&self.record.game().view(self.player(viewer)), 0);
        let say = |message| words.render(&message, &Names::default());
        (known.question().map_or_else(String::new, say), say(known.help()).replace('\n', " "))
    }

    fn choices(&self, words: Option<&'static Words>, names: &[Option<String>]) -> Vec<ChoiceDoc> {
        let game = self.record.game();
        let told = words.map(|words| (words, Names::new::<G>(words, names.iter().map(Option::as_deref))));
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let choice = |chosen: &G::Move| ChoiceDoc {
            chosen: chosen.to_string(),
            text: told.as_ref().map(|(words, names)| game.choice(*chosen).line(words, names)),
        };
        moves.iter().map(choice).collect()
    }

    fn set_up(&self, eyes: &Eyes<'_>) -> Happening {
        Self::happening(&self.record.after(0), None, &set_up_events(&self.record), eyes)
    }

    fn happened(&self, from: usize, eyes: &Eyes<'_>) -> Vec<Happening> {
        let beginning = self.record.after(0);
        let mut game = beginning;
        let mut moves: Vec<G::Move> = Vec::new();
        let mut happened = Vec::with_capacity(self.steps.len().saturating_sub(from));
        for (number, step) in self.steps.iter().enumerate() {
            let mut happening = Happening::default();
            match *step {
                Step::Played(chosen) if number < from => {
                    game.apply_unchecked(chosen, &mut ());
                    moves.push(chosen);
                }
                Step::Played(chosen) => {
                    moves.push(chosen);
                    happening = Self::moved(&mut game, moves.len(), chosen, eyes);
                }
                Step::Back(left) => {
                    moves.truncate(left);
                    game = beginning;
                    moves.iter().for_each(|chosen| game.apply_unchecked(*chosen, &mut ()));
                }
            }
            if number >= from {
                happened.push(happening);
            }
        }
        happened
    }

    fn replay(&self, from: usize, to: usize, seat: Option<usize>, eyes: &Eyes<'_>) -> Vec<StepDoc> {
        let step = |moves: usize, game: &G, happening: Happening| {
            let scores = game.scores();
            StepDoc {
                moves,
                seat: happening.seat,
                chosen: happening.chosen,
                events: happening.events,
                told: happening.told,
                view: match self.player(seat) {
                    None => document(&game.to_position()),
                    player => view_of(game, player),
                },
                prestige: scores.iter().map(|score| score.prestige).collect(),
                scores: scores.iter().map(|score| score.total).collect(),
                to_act: game.to_act().map(Player::index),
                decision: document(&game.decision()),
            }
        };
        let mut game = self.record.after(from.saturating_sub(1));
        let mut steps = Vec::new();
        if from == 0 {
            steps.push(step(0, &game, self.set_up(eyes)));
        }
        let moves = (1..).zip(self.record.moves()).skip(from.saturating_sub(1));
        for (number, chosen) in moves.take_while(|(number, _)| *number <= to) {
            let happening = Self::moved(&mut game, number, *chosen, eyes);
            steps.push(step(number, &game, happening));
        }
        steps
    }

    fn think(&self, level: Level, limit: Limit, seed: u64) -> Option<String> {
        let game = self.record.game();
        let view = game.view(Some(game.to_act()?));
        // One thread per bot: several bots think at once, up to one per core.
        let choice = level.bot::<G>(1).choose(&view, limit, seed)?;
        Some(choice.chosen.to_string())
    }

    fn hint(
        &self,
        moves: usize,
        limit: Limit,
        seed: u64,
        words: Option<&'static Words>,
        names: &[Option<String>],
    ) -> Option<Vec<HintDoc>> {
        let game = self.record.after(moves);
        let player = game.to_act()?;
        let view = game.view(Some(player));
        let choice = Level::Hard.bot::<G>(1).choose(&view, limit, seed);
        let guess = G::determinize(&view, seed);
        let told = words.unwrap_or_else(|| Words::of(Lang::default()));
        let names = Names::new::<G>(told, names.iter().map(Option::as_deref));
        let expect = |expected: Expected<G::Move>| ExpectedDoc {
            seat: expected.player.index(),
            chosen: expected.chosen.to_string(),
            text: expected.line.zip(words).map(|(line, words)| line.render(words, &names).into_text()),
        };
        let hint = |candidate: Candidate<G>| HintDoc {
            chosen: candidate.chosen.to_string(),
            text: words.map(|words| guess.choice(candidate.chosen).line(words, &names)),
            points: (candidate.points * 100.0).round() / 100.0,
            chance: (candidate.chance * 1000.0).round() / 1000.0,
            line: expected(&guess, player, &candidate.line).into_iter().skip(1).map(expect).collect(),
        };
        Some(choice.map(Choice::into_hints).unwrap_or_default().into_iter().map(hint).collect())
    }

    fn record(&self, names: &[Option<String>]) -> String {
        let mut record = self.record.clone();
        for (player, name) in Player::all(self.players()).zip(names) {
            record.set_name(player, name.as_deref().unwrap_or_default());
        }
        record.to_string()
    }
}
