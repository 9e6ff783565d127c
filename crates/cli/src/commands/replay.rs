//! `caylus replay`: checks a record and prints its log, or the position after some moves.

use std::io::{self, Write};
use std::path::PathBuf;

use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};
use caylus_words::text::wrap;
use caylus_words::{LogEntry, Names, Secrets, Values, Viewer, Worded, Words, full_log, result, set_up_events};
use serde::Serialize;

use crate::failure::Failure;
use crate::files;
use crate::language::{Language, english};
use crate::values::number;
use caylus_rules::with_game;

#[derive(clap::Args, Debug)]
#[command(after_help = after_help(english()))]
pub(crate) struct Args {
    /// Record of a game; - reads standard input
    file: PathBuf,
    /// Print the position after this many moves
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<usize>)]
    at: Option<usize>,
    /// Print JSON on one line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

/// The log as JSON.
#[derive(Serialize)]
struct Report<G: Game> {
    game: &'static str,
    players: usize,
    options: String,
    seed: Option<u64>,
    names: Vec<Option<String>>,
    set_up: Vec<G::Event>,
    moves: Vec<MoveReport<G::Event>>,
    over: bool,
    scores: caylus_rules::Scores,
    outcome: Option<caylus_rules::Outcome>,
}

/// One move of the log as JSON.
#[derive(Serialize)]
struct MoveReport<E> {
    number: usize,
    player: Option<Player>,
    #[serde(rename = "move")]
    chosen: String,
    events: Vec<E>,
}

impl Args {
    /// The texts of the chosen language.
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    /// Checks the record and prints what was asked for.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let words = self.words();
        let text = files::read_text(words, &self.file)?;
        let game = files::game_of_record(words, &self.file, &text)?;
        with_game!(game, G => self.show(&files::read_record::<G>(words, &self.file, &text)?))
    }

    fn show<G: Worded>(&self, record: &Record<G>) -> Result<(), Failure> {
        let words = self.words();
        let last = record.moves().len();
        if let Some(at) = self.at.filter(|at| *at > last) {
            return Err(Failure::Usage(words.say("cli-at", &[("argument", &format!("--at {at}")), ("count", &last)])));
        }
        let mut out = io::stdout().lock();
        match (self.at, self.json) {
            (None, false) => print_log(words, record, &mut out)?,
            (None, true) => print_json(&report(record), &mut out)?,
            (Some(at), true) => print_json(&record.after(at).to_position(), &mut out)?,
            (Some(at), false) => {
                let game = record.after(at);
                let names = Names::of(words, record);
                writeln!(out, "{}", words.say("terminal-after", &[("at", &at), ("count", &last)]))?;
                print_secrets_notice::<G>(words, &mut out)?;
                write!(out, "{}", game.board(words, &names, Viewer::All))?;
                if let Some(player) = game.to_act() {
                    writeln!(out, "\n{}", wrap("", &super::question_line(words, &game, &names, player)))?;
                }
            }
        }
        Ok(())
    }
}

/// The end of the help: examples, hidden cards, errors.
pub(crate) fn after_help(words: &Words) -> String {
    let examples = [
        ("caylus replay game.txt", "cli-help-example-log"),
        ("caylus replay game.txt --at 40", "cli-help-example-table"),
        ("caylus replay game.txt --at 40 --json", "cli-help-example-position"),
        ("caylus replay - < game.txt", "cli-help-example-stdin"),
    ];
    let examples = examples.map(|(command, id)| format!("  {command:<37}  {}\n", words.say(id, &[]))).concat();
    let [heading, cards, errors] = ["cli-help-examples", "cli-help-hidden-cards", "cli-help-record-errors"]
        .map(|id| wrap("", &words.say(id, &[])));
    format!("{heading}\n{examples}\n{cards}\n\n{errors}")
}

fn print_json(document: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, document).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// Notes that hidden cards are shown, if the game has any.
fn print_secrets_notice<G: Worded>(words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(text) = G::secrets(words, Secrets::Shown) {
        writeln!(out, "{}", wrap("", &text))?;
    }
    Ok(())
}

/// Prints players, options, all moves and the result.
fn print_log<G: Worded>(words: &Words, record: &Record<G>, out: &mut impl Write) -> Result<(), Failure> {
    let game = record.game();
    let names = Names::of(words, record);
    let start = match record.start() {
        Start::Seed(seed) => words.say("terminal-start-seed", &[("seed", &seed.to_string())]),
        Start::Position(_) => words.say("terminal-start-position", &[]),
    };
    let values: &Values = &[("title", &G::title(words)), ("players", &game.players()), ("start", &start)];
    let title = words.say("terminal-story", values);
    let players: Vec<String> = Player::all(game.players()).map(|player| names.full(player)).collect();
    writeln!(out, "{}", wrap("", &title))?;
    let options = words.say("terminal-options", &[("options", &game.options().to_string())]);
    writeln!(out, "{}", wrap("", &options))?;
    let players = words.say("terminal-players", &[("players", &players.join(", "))]);
    writeln!(out, "{}", wrap("", &players))?;
    print_secrets_notice::<G>(words, out)?;
    for entry in full_log(record, Viewer::All) {
        if matches!(entry, LogEntry::Turn { .. }) {
            writeln!(out)?;
        }
        writeln!(out, "{}", entry.render(words, &names).lines())?;
    }
    writeln!(out)?;
    match game.to_act() {
        None => write!(out, "{}", result(words, record, &names))?,
        Some(player) => {
            let asks = super::question_line(words, game, &names, player);
            let text = words.say("terminal-unfinished", &[("count", &record.moves().len()), ("asks", &asks)]);
            writeln!(out, "{}", wrap("", &text))?;
        }
    }
    Ok(())
}

fn report<G: Game>(record: &Record<G>) -> Report<G> {
    let game = record.game();
    let mut now = record.after(0);
    let mut moves = Vec::with_capacity(record.moves().len());
    for (number, chosen) in (1..).zip(record.moves()) {
        let player = now.to_act();
        let mut events = Vec::new();
        now.apply_unchecked(*chosen, &mut events);
        moves.push(MoveReport { number, player, chosen: chosen.to_string(), events });
    }
    Report {
        game: G::NAME,
        players: game.players(),
        options: game.options().to_string(),
        seed: match record.start() {
            Start::Seed(seed) => Some(*seed),
            Start::Position(_) => None,
        },
        names: Player::all(game.players()).map(|player| record.name(player).map(str::to_owned)).collect(),
        set_up: set_up_events(record),
        moves,
        over: game.is_over(),
        scores: game.scores(),
        outcome: game.outcome(),
    }
}
