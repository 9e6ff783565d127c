//! What changes at the table when the players hide something from each other.

use std::io::{BufRead, Write};

use caylus_rules::parts::Player;
use caylus_words::text::{WIDTH, wrap};
use caylus_words::{Log, Secrets, Viewer};

use super::input::Input;
use super::seats::Seat;
use super::table::{Table, viewer};
use crate::failure::Failure;
use crate::worth::Judged;

/// Clears a terminal, with what could be scrolled back to.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

impl<G: Judged, R: BufRead, W: Write> Table<G, R, W> {
    /// Must the others look away while one human looks? Then everybody is told the story alone.
    pub(super) fn takes_turns(&self) -> bool {
        let humans = self.seats.iter().filter(|seat| **seat == Seat::Human).count();
        G::SECRETS && humans > 1
    }

    /// Waits until the player alone is at the keyboard, then tells what happened since the player was there last. Without more
    /// input there is nobody to wait for.
    pub(super) fn hand_over(&mut self, player: Player) -> Result<bool, Failure> {
        if self.at_keyboard != Some(player) {
            if !self.echo {
                write!(self.out, "{CLEAR}")?;
            }
            let name = self.names.of_player(player);
            let secret = G::secrets(self.words, Secrets::Hidden).unwrap_or_default();
            writeln!(self.out, "\n{}", "-".repeat(WIDTH))?;
            let next = self.words.say("terminal-next", &[("name", &name), ("secret", &secret)]);
            writeln!(self.out, "{}", wrap("", &next))?;
            write!(self.out, "{} ", self.words.say("terminal-enter", &[("name", &name)]))?;
            match self.read_line()?.as_deref().map(Input::read) {
                None | Some(Input::Quit) => return Ok(false),
                Some(_) => {}
            }
            self.at_keyboard = Some(player);
            self.show_board = true;
        }
        self.tell_since(self.told[player.index()], Viewer::Player(player))?;
        self.told[player.index()] = self.record.moves().len();
        Ok(true)
    }

    /// Tells everybody how it ended, after what the last one at the keyboard was told.
    pub(super) fn tell_the_end(&mut self) -> Result<(), Failure> {
        self.tell_since(self.told.iter().copied().max().unwrap_or_default(), Viewer::Spectator)
    }

    fn tell_since(&mut self, moves: usize, viewer: Viewer) -> Result<(), Failure> {
        self.log = Log::new(self.words, &self.record.after(moves), &self.names, viewer);
        let entries = self.log.tell_since(&self.record, moves);
        self.print(&entries)
    }

    /// Takes moves back up to the last that a human made, unless somebody has learnt a secret since. Was it possible?
    pub(super) fn undo(&mut self) -> Result<bool, Failure> {
        let mut game = self.record.after(0);
        let (mut last, mut learnt) = (None, false);
        let mut events = Vec::new();
        for (number, chosen) in self.record.moves().iter().enumerate() {
            if game.to_act().is_some_and(|player| self.seats[player.index()] == Seat::Human) {
                (last, learnt) = (Some(number), false);
            }
            events.clear();
            game.apply_unchecked(*chosen, &mut events);
            learnt |= events.iter().any(|event| G::redact(*event, None) != *event);
        }
        let Some(last) = last else {
            writeln!(self.out, "{}", self.words.say("terminal-no-undo", &[]))?;
            return Ok(false);
        };
        if learnt {
            let reason = G::secrets(self.words, Secrets::Learnt).unwrap_or_default();
            writeln!(self.out, "{}", wrap("", &reason))?;
            return Ok(false);
        }
        while self.record.moves().len() > last {
            self.record.undo();
        }
        self.told.iter_mut().for_each(|told| *told = last.min(*told));
        self.log = Log::new(self.words, self.record.game(), &self.names, viewer(&self.seats));
        self.saved = None;
        self.show_board = true;
        writeln!(self.out, "{}", self.words.say("terminal-back", &[("number", &(last + 1))]))?;
        Ok(true)
    }
}
