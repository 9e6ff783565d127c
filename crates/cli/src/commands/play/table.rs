//! The table: asks the humans, lets the opponents move, tells what happens.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};
use caylus_rules::{MoveList, ParseMoveError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::input::{COMMANDS, Input};
use super::seats::Seat;
use crate::failure::Failure;
use crate::files;
use crate::lines::{Line, next_line};
use crate::text::{cut, wrap};
use crate::told::{Entry, Log, Names, Told, chronicle, result};

/// A game and all who take part in it.
pub(super) struct Table<G: Told, R, W> {
    record: Record<G>,
    log: Log<G>,
    seats: Vec<Seat>,
    names: Names,
    /// Where the game is saved after every decision.
    autosave: Option<PathBuf>,
    /// The file that holds the game as it stands.
    saved: Option<PathBuf>,
    /// Files that this game may write, for it has written or read them.
    ours: Vec<PathBuf>,
    input: R,
    out: W,
    /// Is what is typed to be repeated, because no terminal does it?
    echo: bool,
    /// Has the table changed so much that it should be shown?
    show_board: bool,
}

/// What a human's turn at the keyboard ends with.
enum End {
    /// A move was played or taken back.
    Played,
    /// The player leaves.
    Quit,
}

impl<G: Told, R: BufRead, W: Write> Table<G, R, W> {
    /// A table at which nothing has happened yet.
    pub(super) fn new(
        record: Record<G>,
        seats: Vec<Seat>,
        names: Names,
        autosave: Option<PathBuf>,
        input: R,
        out: W,
        echo: bool,
    ) -> Self {
        let ours = autosave.iter().cloned().collect();
        let log = Log::new(record.game(), &names);
        Self { record, log, seats, names, autosave, saved: None, ours, input, out, echo, show_board: true }
    }

    /// Plays until the game is over or a human leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let humans = self.seats.contains(&Seat::Human);
        super::welcome(&self.record, &self.names, &mut self.out)?;
        if humans {
            writeln!(self.out, "Type help for the rules of the moment and what you can type, quit to leave.")?;
        }
        self.save_by_itself()?;
        while let Some(player) = self.record.game().to_act() {
            match self.seats[player.index()] {
                Seat::Opponent(opponent) => {
                    let Some(chosen) = opponent.choose(self.record.game(), &mut self.luck()) else { break };
                    self.play(chosen, humans)?;
                }
                Seat::Human => match self.ask(player)? {
                    End::Played => {}
                    End::Quit => return self.leave(),
                },
            }
        }
        self.save_by_itself()?;
        write!(self.out, "\n{}", result(&self.record, &self.names))?;
        Ok(())
    }

    /// Chance for an opponent, the same for the same game and number of moves, so that a seed repeats a whole game.
    fn luck(&self) -> Xoshiro256PlusPlus {
        let seed = match self.record.start() {
            Start::Seed(seed) => *seed,
            Start::Position(_) => 0,
        };
        let moves = self.record.moves().len() as u64;
        Xoshiro256PlusPlus::seed_from_u64(seed ^ moves.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Plays a legal move and tells what happens.
    fn play(&mut self, chosen: G::Move, tell: bool) -> Result<(), Failure> {
        let mut events = Vec::new();
        self.record.play(chosen, &mut events).map_err(Failure::input)?;
        self.saved = None;
        if tell {
            let entries = self.log.tell(Some(self.record.moves().len()), &events);
            self.show_board |= entries.iter().any(|entry| matches!(entry, Entry::Turn(_)));
            for entry in entries {
                writeln!(self.out, "{}", entry.text())?;
            }
        }
        Ok(())
    }

    /// Asks a human until there is a move.
    fn ask(&mut self, player: Player) -> Result<End, Failure> {
        self.save_by_itself()?;
        // The table says which phase it is; without it the heading does.
        let heading = self.log.heading();
        if std::mem::take(&mut self.show_board) {
            write!(self.out, "\n{}", self.record.game().board(&self.names))?;
        } else if let Some(heading) = heading {
            writeln!(self.out, "{heading}")?;
        }
        self.list_moves(player)?;
        loop {
            write!(self.out, "{}> ", self.names.of_player(player))?;
            self.out.flush()?;
            let mut buffer = Vec::new();
            let line = match next_line(&mut self.input, &mut buffer)? {
                Line::End => {
                    writeln!(self.out)?;
                    return Ok(End::Quit);
                }
                Line::TooLong => "a line that is far too long".to_owned(),
                Line::Whole => String::from_utf8_lossy(&buffer).trim().to_owned(),
            };
            if self.echo {
                writeln!(self.out, "{line}")?;
            }
            match Input::read(&line) {
                Input::Nothing => {}
                Input::Help => {
                    writeln!(self.out, "{}", wrap("", self.record.game().help()))?;
                    writeln!(self.out, "{COMMANDS}")?;
                }
                Input::Board => write!(self.out, "{}", self.record.game().board(&self.names))?,
                Input::Moves => self.list_moves(player)?,
                Input::Tiles => write!(self.out, "{}", self.record.game().supply())?,
                Input::Log { all } => self.tell_log(all)?,
                Input::Undo => {
                    if self.undo()? {
                        return Ok(End::Played);
                    }
                    writeln!(self.out, "There is no decision of yours to go back to.")?;
                }
                Input::Save(path) => self.save_as(path)?,
                Input::Quit => return Ok(End::Quit),
                Input::Number(number) => match self.legal_moves().get(number.wrapping_sub(1)).copied() {
                    Some(chosen) => return self.play(chosen, true).map(|()| End::Played),
                    None => writeln!(self.out, "The moves are numbered from 1 to {}.", self.legal_moves().len())?,
                },
                Input::Text(text) => match self.understand(&text) {
                    Ok(chosen) => return self.play(chosen, true).map(|()| End::Played),
                    Err(reason) => writeln!(self.out, "{}", wrap("", &cut(&reason, 400)))?,
                },
            }
        }
    }

    fn legal_moves(&self) -> MoveList<G::Move> {
        let mut moves = MoveList::new();
        self.record.game().legal_moves(&mut moves);
        moves
    }

    /// The question, and every answer with what it means.
    fn list_moves(&mut self, player: Player) -> Result<(), Failure> {
        let game = self.record.game();
        writeln!(self.out, "\n{}: {}", self.names.of_player(player), game.question())?;
        writeln!(self.out, "{}", wrap("You have ", &format!("{}.", game.means(player))))?;
        let moves: Vec<(String, String)> =
            self.legal_moves().into_iter().map(|chosen| (chosen.to_string(), game.explain(chosen))).collect();
        let width = moves.iter().map(|(notation, _)| notation.len()).max().unwrap_or_default();
        for (number, (notation, meaning)) in (1..).zip(moves) {
            writeln!(self.out, "{}", wrap(&format!("{number:>3}  {notation:<width$}  "), &meaning))?;
        }
        Ok(())
    }

    /// Reads a move in notation and checks it.
    fn understand(&self, text: &str) -> Result<G::Move, String> {
        let chosen: G::Move =
            text.parse().map_err(|reason: ParseMoveError| format!("{reason}. Type help for help."))?;
        self.record.game().check(chosen).map_err(|reason| format!("{chosen} is not possible: {reason}"))?;
        Ok(chosen)
    }

    fn tell_log(&mut self, all: bool) -> Result<(), Failure> {
        let entries = chronicle(&self.record, &self.names);
        let turn = entries.iter().rposition(|entry| matches!(entry, Entry::Turn(_))).unwrap_or_default();
        for entry in entries.iter().skip(if all { 0 } else { turn }) {
            writeln!(self.out, "{}", entry.text())?;
        }
        Ok(())
    }

    /// Takes moves back up to the last that a human made; is there one?
    fn undo(&mut self) -> Result<bool, Failure> {
        let mut game = self.record.after(0);
        let mut last = None;
        for (number, chosen) in self.record.moves().iter().enumerate() {
            if game.to_act().is_some_and(|player| self.seats[player.index()] == Seat::Human) {
                last = Some(number);
            }
            game.apply_unchecked(*chosen, &mut ());
        }
        let Some(last) = last else { return Ok(false) };
        while self.record.moves().len() > last {
            self.record.undo();
        }
        self.log = Log::new(self.record.game(), &self.names);
        self.saved = None;
        self.show_board = true;
        writeln!(self.out, "Back to move {}.", last + 1)?;
        Ok(true)
    }

    /// Saves where the command line said.
    fn save_by_itself(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.autosave {
            files::write_text(path, &self.record.to_string())?;
            self.saved = Some(path.clone());
        }
        Ok(())
    }

    /// Saves where a player says. That it fails does not end the game.
    fn save_as(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.ours.last().cloned()) else {
            writeln!(self.out, "Say in which file: save FILE")?;
            return Ok(());
        };
        if path.exists() && !self.ours.contains(&path) {
            writeln!(self.out, "{}: there is such a file already; choose another name.", path.display())?;
            return Ok(());
        }
        match files::write_text(&path, &self.record.to_string()) {
            Err(reason) => writeln!(self.out, "{reason}")?,
            Ok(()) => {
                writeln!(self.out, "Saved in {}.", path.display())?;
                self.ours.push(path.clone());
                self.saved = Some(path);
            }
        }
        Ok(())
    }

    /// Says how to go on later.
    fn leave(mut self) -> Result<(), Failure> {
        self.save_by_itself()?;
        match self.saved.as_deref() {
            None => writeln!(self.out, "The game is not saved. Good-bye!")?,
            Some(path) => {
                let seats: Vec<&str> = self.seats.iter().map(|seat| seat.name()).collect();
                let file = quoted(path);
                writeln!(self.out, "The game is saved in {}. Go on with:", path.display())?;
                writeln!(self.out, "  caylus play --resume {file} --seats {} --save {file}", seats.join(","))?;
            }
        }
        Ok(())
    }
}

/// A file name as a shell takes it.
fn quoted(path: &Path) -> String {
    let name = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
