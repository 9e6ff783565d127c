//! Plain mode with several people and hidden information: each looks alone.

use std::io::{BufRead, Write};

use caylus_rules::parts::Player;
use caylus_words::text::{WIDTH, wrap};
use caylus_words::{Log, Secrets, Viewer};

use super::PlainUi;
use super::input::Input;
use crate::failure::Failure;
use crate::opponent::PlayableGame;

/// Clears the terminal and its scrollback.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

impl<G: PlayableGame, R: BufRead, W: Write> PlainUi<G, R, W> {
    /// Waits until the player is alone at the keyboard, then prints the log since their last decision. Returns false at the end of
    /// input or on `quit`.
    pub(super) fn pass_keyboard_to(&mut self, player: Player) -> Result<bool, Failure> {
        if self.at_keyboard != Some(player) {
            if !self.echo {
                write!(self.out, "{CLEAR}")?;
            }
            let words = self.table.words;
            let name = self.table.names.of_player(player);
            let secret = G::secrets(words, Secrets::Hidden).unwrap_or_default();
            writeln!(self.out, "\n{}", "-".repeat(WIDTH))?;
            let next = words.say("terminal-next", &[("name", &name), ("secret", &secret)]);
            writeln!(self.out, "{}", wrap("", &next))?;
            write!(self.out, "{} ", words.say("terminal-enter", &[("name", &name)]))?;
            match self.read_line()?.as_deref().map(Input::read) {
                None | Some(Input::Quit) => return Ok(false),
                Some(_) => {}
            }
            self.at_keyboard = Some(player);
            self.show_board = true;
        }
        self.print_log_since(self.table.last_decision_of(player), Viewer::Player(player))?;
        Ok(true)
    }

    /// Prints the end of the log, from where the last person at the keyboard left off.
    pub(super) fn print_ending(&mut self) -> Result<(), Failure> {
        self.print_log_since(self.table.last_human_decision(), Viewer::Spectator)
    }

    fn print_log_since(&mut self, moves: usize, viewer: Viewer) -> Result<(), Failure> {
        let table = &self.table;
        self.log = Log::new(&table.record.after(moves), viewer);
        let entries = self.log.add_since(&table.record, moves);
        self.print_entries(&entries)
    }
}
