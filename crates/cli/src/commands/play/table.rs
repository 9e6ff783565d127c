//! The table: asks the humans, lets the opponents move, tells what happens.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};
use caylus_rules::{MoveList, ParseMoveError};
use caylus_words::text::{cut, wrap};
use caylus_words::{Entry, Log, Names, Viewer, Words, chronicle, result};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::input::Input;
use super::seats::Seat;
use crate::commands;
use crate::failure::Failure;
use crate::lines::{Line, next_line};
use crate::worth::Judged;

/// A game and all who take part in it.
pub(super) struct Table<G: Judged, R, W> {
    pub(super) words: &'static Words,
    pub(super) record: Record<G>,
    pub(super) log: Log<G>,
    pub(super) seats: Vec<Seat>,
    pub(super) names: Names,
    /// Where the game is saved after every decision.
    pub(super) autosave: Option<PathBuf>,
    /// The file that holds the game as it stands.
    pub(super) saved: Option<PathBuf>,
    /// Files that this game may write, for it has written or read them.
    pub(super) ours: Vec<PathBuf>,
    pub(super) input: R,
    pub(super) out: W,
    /// Is what is typed to be repeated, because no terminal does it?
    pub(super) echo: bool,
    /// Has the table changed so much that it should be shown?
    pub(super) show_board: bool,
    /// Who is at the keyboard, if that has to be one human alone.
    pub(super) at_keyboard: Option<Player>,
    /// How many moves each player has been told.
    pub(super) told: Vec<usize>,
}

/// What a table reads and writes.
pub(super) struct Streams<R, W> {
    pub(super) input: R,
    pub(super) out: W,
    /// Is what is typed to be repeated, because no terminal does it?
    pub(super) echo: bool,
}

/// What a human's turn at the keyboard ends with.
enum End {
    /// A move was played or taken back.
    Played,
    /// The player leaves.
    Quit,
}

impl<G: Judged, R: BufRead, W: Write> Table<G, R, W> {
    /// A table at which nothing has happened yet.
    pub(super) fn new(
        words: &'static Words,
        record: Record<G>,
        seats: Vec<Seat>,
        names: Names,
        autosave: Option<PathBuf>,
        streams: Streams<R, W>,
    ) -> Self {
        let Streams { input, out, echo } = streams;
        let ours = autosave.iter().cloned().collect();
        let log = Log::new(words, record.game(), &names, viewer(&seats));
        let told = vec![record.moves().len(); seats.len()];
        Self {
            words,
            record,
            log,
            seats,
            names,
            autosave,
            saved: None,
            ours,
            input,
            out,
            echo,
            show_board: true,
            at_keyboard: None,
            told,
        }
    }

    /// Plays until the game is over or a human leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let humans = self.seats.contains(&Seat::Human);
        super::welcome(self.words, &self.record, &self.names, &mut self.out)?;
        if humans {
            writeln!(self.out, "{}", wrap("", &self.words.say("terminal-how", &[])))?;
        }
        self.save_by_itself()?;
        while let Some(player) = self.record.game().to_act() {
            match self.seats[player.index()] {
                Seat::Opponent(opponent) => {
                    let Some(chosen) = opponent.choose(self.record.game(), &mut self.luck()) else { break };
                    self.play(chosen)?;
                }
                Seat::Human => match self.ask(player)? {
                    End::Played => {}
                    End::Quit => return self.leave(),
                },
            }
        }
        self.save_by_itself()?;
        if self.takes_turns() {
            self.tell_the_end()?;
        }
        write!(self.out, "\n{}", result(self.words, &self.record, &self.names))?;
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

    /// Plays a legal move and tells what happens, unless there is nobody to tell or everybody is told alone.
    fn play(&mut self, chosen: G::Move) -> Result<(), Failure> {
        let mut events = Vec::new();
        self.record.play(chosen, &mut events).map_err(Failure::input)?;
        self.saved = None;
        if self.seats.contains(&Seat::Human) && !self.takes_turns() {
            let entries = self.log.tell(Some(self.record.moves().len()), &events);
            self.print(&entries)?;
        }
        Ok(())
    }

    /// Prints a part of the story.
    pub(super) fn print(&mut self, entries: &[Entry]) -> Result<(), Failure> {
        self.show_board |= entries.iter().any(|entry| matches!(entry, Entry::Turn(_)));
        for entry in entries {
            writeln!(self.out, "{}", entry.lines())?;
        }
        Ok(())
    }

    /// Asks a human until there is a move.
    fn ask(&mut self, player: Player) -> Result<End, Failure> {
        self.save_by_itself()?;
        if self.takes_turns() && !self.hand_over(player)? {
            return Ok(End::Quit);
        }
        // The table says which phase it is; without it the heading does.
        let heading = self.log.heading();
        if std::mem::take(&mut self.show_board) {
            write!(self.out, "\n{}", self.record.game().board(self.words, &self.names, Viewer::Player(player)))?;
        } else if let Some(heading) = heading {
            writeln!(self.out, "{}", heading.lines())?;
        }
        self.list_moves(player)?;
        loop {
            write!(self.out, "{}> ", self.names.of_player(player))?;
            let Some(line) = self.read_line()? else { return Ok(End::Quit) };
            match Input::read(&line) {
                Input::Nothing => {}
                Input::Help => {
                    writeln!(self.out, "{}", wrap("", &self.record.game().help(self.words)))?;
                    writeln!(self.out, "{}", self.words.say("terminal-commands", &[]))?;
                }
                Input::Board => {
                    write!(self.out, "{}", self.record.game().board(self.words, &self.names, Viewer::Player(player)))?;
                }
                Input::Moves => self.list_moves(player)?,
                Input::Tiles => write!(self.out, "{}", self.record.game().supply(self.words, Viewer::Player(player)))?,
                Input::Log { all } => self.tell_log(all, player)?,
                Input::Undo => {
                    if self.undo()? {
                        return Ok(End::Played);
                    }
                }
                Input::Save(path) => self.save_as(path)?,
                Input::Quit => return Ok(End::Quit),
                Input::Number(number) => match self.legal_moves().get(number.wrapping_sub(1)).copied() {
                    Some(chosen) => return self.play(chosen).map(|()| End::Played),
                    None => {
                        let count = self.legal_moves().len();
                        writeln!(self.out, "{}", self.words.say("terminal-numbers", &[("count", &count)]))?;
                    }
                },
                Input::Text(text) => match self.understand(&text) {
                    Ok(chosen) => return self.play(chosen).map(|()| End::Played),
                    Err(reason) => writeln!(self.out, "{}", wrap("", &cut(&reason, 400)))?,
                },
            }
        }
    }

    /// What is typed next; nothing at the end of the input.
    pub(super) fn read_line(&mut self) -> Result<Option<String>, Failure> {
        self.out.flush()?;
        let mut buffer = Vec::new();
        let line = match next_line(&mut self.input, &mut buffer)? {
            Line::End => {
                writeln!(self.out)?;
                return Ok(None);
            }
            Line::TooLong => self.words.say("terminal-too-long", &[]),
            Line::Whole => String::from_utf8_lossy(&buffer).trim().to_owned(),
        };
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn legal_moves(&self) -> MoveList<G::Move> {
        let mut moves = MoveList::new();
        self.record.game().legal_moves(&mut moves);
        moves
    }

    /// The question, and every answer with what it means.
    fn list_moves(&mut self, player: Player) -> Result<(), Failure> {
        let game = self.record.game();
        let asks = commands::asks(self.words, game, &self.names, player);
        writeln!(self.out, "\n{}", wrap("", &asks))?;
        let means = self.words.say("terminal-means", &[("means", &game.means(self.words, player))]);
        writeln!(self.out, "{}", wrap("", &means))?;
        let moves: Vec<(String, String)> = self
            .legal_moves()
            .into_iter()
            .map(|chosen| (chosen.to_string(), game.explain(self.words, chosen)))
            .collect();
        let width = moves.iter().map(|(notation, _)| notation.len()).max().unwrap_or_default();
        for (number, (notation, meaning)) in (1..).zip(moves) {
            writeln!(self.out, "{}", wrap(&format!("{number:>3}  {notation:<width$}  "), &meaning))?;
        }
        Ok(())
    }

    /// Reads a move in notation and checks it.
    fn understand(&self, text: &str) -> Result<G::Move, String> {
        let say = |id: &str, reason: String| self.words.say(id, &[("move", &text), ("reason", &reason)]);
        let chosen: G::Move =
            text.parse().map_err(|reason: ParseMoveError| say("terminal-no-move", reason.to_string()))?;
        self.record.game().check(chosen).map_err(|reason| say("terminal-illegal", reason.to_string()))?;
        Ok(chosen)
    }

    fn tell_log(&mut self, all: bool, player: Player) -> Result<(), Failure> {
        let entries = chronicle(self.words, &self.record, &self.names, Viewer::Player(player));
        let turn = entries.iter().rposition(|entry| matches!(entry, Entry::Turn(_))).unwrap_or_default();
        for entry in entries.iter().skip(if all { 0 } else { turn }) {
            writeln!(self.out, "{}", entry.lines())?;
        }
        Ok(())
    }
}

/// For whose eyes the table is while nobody has to look away: those of the only human, or what all may see.
pub(super) fn viewer(seats: &[Seat]) -> Viewer {
    let mut humans = Player::all(seats.len()).zip(seats).filter(|(_, seat)| **seat == Seat::Human);
    match (humans.next(), humans.next()) {
        (Some((player, _)), None) => Viewer::Player(player),
        _ => Viewer::Spectator,
    }
}
