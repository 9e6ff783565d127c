//! The plain face of the table, line by line: for screen readers, scripts and terminals that can do no more.

mod input;
mod secrets;

use std::io::{BufRead, Write};

use caylus_rules::parts::Player;
use caylus_words::text::{cut, widest, wrap};
use caylus_words::{Entry, Log, Viewer, chronicle, result};

use super::table::{Table, Turn};
use crate::failure::Failure;
use crate::lines::{Line, next_line};
use crate::opponent::Opposed;
use input::Input;

/// A table and whoever talks with it.
pub(super) struct Dialogue<G: Opposed, R, W> {
    table: Table<G>,
    log: Log<G>,
    input: R,
    out: W,
    /// Is what is typed to be repeated, because no terminal does it?
    echo: bool,
    /// Has the table changed so much that it should be shown?
    show_board: bool,
    /// Who is at the keyboard, if that has to be one human alone.
    at_keyboard: Option<Player>,
}

/// What a human's turn at the keyboard ends with.
enum End {
    /// A move was played or taken back.
    Played,
    /// The player leaves.
    Quit,
}

impl<G: Opposed, R: BufRead, W: Write> Dialogue<G, R, W> {
    /// A dialogue that has not begun yet.
    pub(super) fn new(table: Table<G>, input: R, out: W, echo: bool) -> Self {
        let log = Log::new(table.words, table.game(), &table.names, table.viewer());
        Self { table, log, input, out, echo, show_board: true, at_keyboard: None }
    }

    /// Plays until the game is over or a human leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.welcome()?;
        self.table.save_by_itself()?;
        loop {
            match self.table.turn() {
                Turn::Over => break,
                Turn::Opponent(player, level) => {
                    let Some(chosen) = self.table.thinking(player, level)() else { break };
                    self.play(chosen)?;
                }
                Turn::Human(player) => match self.ask(player)? {
                    End::Played => {}
                    End::Quit => {
                        let last_words = self.table.leave()?;
                        writeln!(self.out, "{last_words}")?;
                        return Ok(());
                    }
                },
            }
        }
        self.table.save_by_itself()?;
        if self.table.takes_turns() {
            self.tell_the_end()?;
        }
        write!(self.out, "\n{}", result(self.table.words, &self.table.record, &self.table.names))?;
        Ok(())
    }

    /// Says what this is.
    fn welcome(&mut self) -> Result<(), Failure> {
        for paragraph in self.table.about() {
            writeln!(self.out, "{}", wrap("", &paragraph))?;
        }
        if self.table.humans().next().is_some() {
            writeln!(self.out, "{}", wrap("", &self.table.words.say("terminal-how", &[])))?;
        }
        Ok(())
    }

    /// Plays a legal move and tells what happens, unless there is nobody to tell or everybody is told alone.
    fn play(&mut self, chosen: G::Move) -> Result<(), Failure> {
        let events = self.table.play(chosen)?;
        if self.table.humans().next().is_some() && !self.table.takes_turns() {
            let entries = self.log.tell(Some(self.table.record.moves().len()), &events);
            self.print(&entries)?;
        }
        Ok(())
    }

    /// Prints a part of the story.
    fn print(&mut self, entries: &[Entry]) -> Result<(), Failure> {
        self.show_board |= entries.iter().any(|entry| matches!(entry, Entry::Turn(_)));
        for entry in entries {
            writeln!(self.out, "{}", entry.lines())?;
        }
        Ok(())
    }

    /// Asks a human until there is a move.
    fn ask(&mut self, player: Player) -> Result<End, Failure> {
        self.table.save_by_itself()?;
        if self.table.takes_turns() && !self.hand_over(player)? {
            return Ok(End::Quit);
        }
        let words = self.table.words;
        // The table says which phase it is; without it the heading does.
        let heading = self.log.heading();
        if std::mem::take(&mut self.show_board) {
            writeln!(self.out)?;
            self.show_board(player)?;
        } else if let Some(heading) = heading {
            writeln!(self.out, "{}", heading.lines())?;
        }
        self.list_moves(player)?;
        loop {
            write!(self.out, "{}> ", self.table.names.of_player(player))?;
            let Some(line) = self.read_line()? else { return Ok(End::Quit) };
            match Input::read(&line) {
                Input::Nothing => {}
                Input::Help => {
                    writeln!(self.out, "{}", wrap("", &self.table.game().help(words)))?;
                    writeln!(self.out, "{}", words.say("terminal-commands", &[]))?;
                }
                Input::Board => self.show_board(player)?,
                Input::Moves => self.list_moves(player)?,
                Input::Tiles => write!(self.out, "{}", self.table.game().supply(words, Viewer::Player(player)))?,
                Input::Log { all } => self.tell_log(all, player)?,
                Input::Hint => {
                    for paragraph in self.table.hinting()() {
                        writeln!(self.out, "{}", wrap("", &paragraph))?;
                    }
                }
                Input::Undo => match self.undo() {
                    Ok(back) => {
                        writeln!(self.out, "{back}")?;
                        return Ok(End::Played);
                    }
                    Err(reason) => writeln!(self.out, "{}", wrap("", &reason))?,
                },
                Input::Save(path) => {
                    let said = match path.or_else(|| self.table.last_file().map(Into::into)) {
                        Some(path) => self.table.save_as(path),
                        None => words.say("terminal-save-where", &[]),
                    };
                    writeln!(self.out, "{said}")?;
                }
                Input::Quit => return Ok(End::Quit),
                Input::Number(number) => {
                    let choices = self.table.choices();
                    match choices.get(number.wrapping_sub(1)) {
                        Some(choice) => return self.play(choice.chosen).map(|()| End::Played),
                        None => writeln!(self.out, "{}", words.say("terminal-numbers", &[("count", &choices.len())]))?,
                    }
                }
                Input::Text(text) => match self.table.understand(&text) {
                    Ok(chosen) => return self.play(chosen).map(|()| End::Played),
                    Err(reason) => writeln!(self.out, "{}", wrap("", &cut(&reason, 400)))?,
                },
            }
        }
    }

    /// What is typed next; nothing at the end of the input.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        self.out.flush()?;
        let mut buffer = Vec::new();
        let line = match next_line(&mut self.input, &mut buffer)? {
            Line::End => {
                writeln!(self.out)?;
                return Ok(None);
            }
            Line::TooLong => self.table.words.say("terminal-too-long", &[]),
            Line::Whole => String::from_utf8_lossy(&buffer).trim().to_owned(),
        };
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn show_board(&mut self, player: Player) -> Result<(), Failure> {
        let table = &self.table;
        write!(self.out, "{}", table.game().board(table.words, &table.names, Viewer::Player(player)))?;
        Ok(())
    }

    /// The question, and every answer with what it means.
    fn list_moves(&mut self, player: Player) -> Result<(), Failure> {
        writeln!(self.out, "\n{}", wrap("", &self.table.asks(player)))?;
        writeln!(self.out, "{}", wrap("", &self.table.means(player)))?;
        let choices = self.table.choices();
        let width = widest(choices.iter().map(|choice| &choice.notation));
        for choice in choices {
            let start = format!("{:>3}  {:<width$}  ", choice.number, choice.notation);
            writeln!(self.out, "{}", wrap(&start, &choice.meaning))?;
        }
        Ok(())
    }

    fn tell_log(&mut self, all: bool, player: Player) -> Result<(), Failure> {
        let table = &self.table;
        let entries = chronicle(table.words, &table.record, &table.names, Viewer::Player(player));
        let turn = entries.iter().rposition(|entry| matches!(entry, Entry::Turn(_))).unwrap_or_default();
        for entry in entries.iter().skip(if all { 0 } else { turn }) {
            writeln!(self.out, "{}", entry.lines())?;
        }
        Ok(())
    }

    /// Goes back and tells the story from there on.
    fn undo(&mut self) -> Result<String, String> {
        let back = self.table.undo()?;
        self.log = Log::new(self.table.words, self.table.game(), &self.table.names, self.table.viewer());
        self.show_board = true;
        Ok(back)
    }
}
