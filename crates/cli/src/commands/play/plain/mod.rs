//! Plain mode: the game line by line, for screen readers, scripts and simple terminals.

mod input;
mod secrets;

use std::io::{BufRead, Write};

use caylus_rules::parts::Player;
use caylus_words::text::{cut, widest, wrap};
use caylus_words::{Log, LogEntry, Viewer, full_log, result};

use super::table::{Table, ToAct};
use crate::failure::Failure;
use crate::lines::{Line, next_line};
use crate::opponent::PlayableGame;
use input::Input;

/// A table with its input and output.
pub(super) struct PlainUi<G: PlayableGame, R, W> {
    table: Table<G>,
    log: Log<G>,
    input: R,
    out: W,
    /// Print input lines back, because no terminal echoes them.
    echo: bool,
    /// Print the board before the next question.
    show_board: bool,
    /// Who is at the keyboard, if each person must look alone.
    at_keyboard: Option<Player>,
}

/// How a human's turn at the keyboard ends.
enum TurnEnd {
    /// With a move played or taken back.
    Moved,
    /// With the player quitting.
    Quit,
}

impl<G: PlayableGame, R: BufRead, W: Write> PlainUi<G, R, W> {
    pub(super) fn new(table: Table<G>, input: R, out: W, echo: bool) -> Self {
        let log = Log::new(table.game(), table.viewer());
        Self { table, log, input, out, echo, show_board: true, at_keyboard: None }
    }

    /// Plays until the game is over or a human quits.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.print_intro()?;
        self.table.autosave()?;
        loop {
            match self.table.to_act() {
                ToAct::Over => break,
                ToAct::Opponent(player, level) => {
                    let Some(chosen) = self.table.bot_task(player, level)() else { break };
                    self.play(chosen)?;
                }
                ToAct::Human(player) => match self.human_turn(player)? {
                    TurnEnd::Moved => {}
                    TurnEnd::Quit => {
                        let message = self.table.quit_message()?;
                        writeln!(self.out, "{message}")?;
                        return Ok(());
                    }
                },
            }
        }
        self.table.autosave()?;
        if self.table.is_hot_seat_with_secrets() {
            self.print_ending()?;
        }
        write!(self.out, "\n{}", result(self.table.words, &self.table.record, &self.table.names))?;
        Ok(())
    }

    fn print_intro(&mut self) -> Result<(), Failure> {
        for paragraph in self.table.intro() {
            writeln!(self.out, "{}", wrap("", &paragraph))?;
        }
        if self.table.humans().next().is_some() {
            writeln!(self.out, "{}", wrap("", &self.table.words.say("terminal-how", &[])))?;
        }
        Ok(())
    }

    /// Plays a legal move and prints its log, unless nobody is there to read it or each person reads it alone.
    fn play(&mut self, chosen: G::Move) -> Result<(), Failure> {
        let events = self.table.play(chosen)?;
        if self.table.humans().next().is_some() && !self.table.is_hot_seat_with_secrets() {
            let entries = self.log.add(Some(self.table.record.moves().len()), &events);
            self.print_entries(&entries)?;
        }
        Ok(())
    }

    /// Prints log entries; a new turn also brings up the board.
    fn print_entries(&mut self, entries: &[LogEntry]) -> Result<(), Failure> {
        self.show_board |= entries.iter().any(|entry| matches!(entry, LogEntry::Turn { .. }));
        for entry in entries {
            writeln!(self.out, "{}", entry.render(self.table.words, &self.table.names).lines())?;
        }
        Ok(())
    }

    /// Asks a human until they move or quit.
    fn human_turn(&mut self, player: Player) -> Result<TurnEnd, Failure> {
        self.table.autosave()?;
        if self.table.is_hot_seat_with_secrets() && !self.pass_keyboard_to(player)? {
            return Ok(TurnEnd::Quit);
        }
        let words = self.table.words;
        // The board names the phase; without it, print the heading.
        let heading = self.log.heading();
        if std::mem::take(&mut self.show_board) {
            writeln!(self.out)?;
            self.show_board(player)?;
        } else if let Some(heading) = heading {
            writeln!(self.out, "{}", heading.render(words, &self.table.names).lines())?;
        }
        self.list_moves(player)?;
        loop {
            write!(self.out, "{}> ", self.table.names.of_player(player))?;
            let Some(line) = self.read_line()? else { return Ok(TurnEnd::Quit) };
            match Input::read(&line) {
                Input::Nothing => {}
                Input::Help => {
                    writeln!(self.out, "{}", wrap("", &self.table.help()))?;
                    writeln!(self.out, "{}", words.say("terminal-commands", &[]))?;
                }
                Input::Board => self.show_board(player)?,
                Input::Moves => self.list_moves(player)?,
                Input::Tiles => write!(self.out, "{}", self.table.game().supply(words, Viewer::Player(player)))?,
                Input::Log { all } => self.print_log(all, player)?,
                Input::Hint => {
                    for paragraph in self.table.hint_task()() {
                        writeln!(self.out, "{}", wrap("", &paragraph))?;
                    }
                }
                Input::Undo => match self.undo() {
                    Ok(back) => {
                        writeln!(self.out, "{back}")?;
                        return Ok(TurnEnd::Moved);
                    }
                    Err(reason) => writeln!(self.out, "{}", wrap("", &reason))?,
                },
                Input::Save(path) => {
                    let message = match path.or_else(|| self.table.last_path().map(Into::into)) {
                        Some(path) => self.table.save_as(path),
                        None => words.say("terminal-save-where", &[]),
                    };
                    writeln!(self.out, "{message}")?;
                }
                Input::Quit => return Ok(TurnEnd::Quit),
                Input::Number(number) => {
                    let moves = self.table.listed_moves();
                    match moves.get(number.wrapping_sub(1)) {
                        Some(listed) => return self.play(listed.chosen).map(|()| TurnEnd::Moved),
                        None => writeln!(self.out, "{}", words.say("terminal-numbers", &[("count", &moves.len())]))?,
                    }
                }
                Input::Text(text) => match self.table.parse_move(&text) {
                    Ok(chosen) => return self.play(chosen).map(|()| TurnEnd::Moved),
                    Err(reason) => writeln!(self.out, "{}", wrap("", &cut(&reason, 400)))?,
                },
            }
        }
    }

    /// The next input line; `None` at the end of input.
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

    /// Prints the question and the legal moves.
    fn list_moves(&mut self, player: Player) -> Result<(), Failure> {
        writeln!(self.out, "\n{}", wrap("", &self.table.question(player)))?;
        writeln!(self.out, "{}", wrap("", &self.table.holdings(player)))?;
        let moves = self.table.listed_moves();
        let width = widest(moves.iter().map(|listed| &listed.notation));
        for listed in moves {
            let start = format!("{:>3}  {:<width$}  ", listed.number, listed.notation);
            writeln!(self.out, "{}", wrap(&start, &listed.meaning))?;
        }
        Ok(())
    }

    fn print_log(&mut self, all: bool, player: Player) -> Result<(), Failure> {
        let table = &self.table;
        let entries = full_log(&table.record, Viewer::Player(player));
        let turn = entries.iter().rposition(|entry| matches!(entry, LogEntry::Turn { .. })).unwrap_or_default();
        for entry in entries.iter().skip(if all { 0 } else { turn }) {
            writeln!(self.out, "{}", entry.render(table.words, &table.names).lines())?;
        }
        Ok(())
    }

    /// Takes back the last decision and restarts the log there.
    fn undo(&mut self) -> Result<String, String> {
        let back = self.table.undo()?;
        self.log = Log::new(self.table.game(), self.table.viewer());
        self.show_board = true;
        Ok(back)
    }
}
