//! Saving a game at the table, and leaving it.

use std::path::{Path, PathBuf};

use caylus_bots::Limit;

use super::table::Table;
use crate::failure::Failure;
use crate::files;
use crate::opponent::{Opposed, USUAL};

impl<G: Opposed> Table<G> {
    /// Saves where the command line said.
    pub(super) fn save_by_itself(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.autosave {
            files::write_text(path, &self.record.to_string())?;
            self.saved = Some(path.clone());
        }
        Ok(())
    }

    /// Where the game was saved last.
    pub(super) fn last_file(&self) -> Option<&Path> {
        self.ours.last().map(PathBuf::as_path)
    }

    /// Saves where a player says, and says what came of it. That it fails does not end the game.
    pub(super) fn save_as(&mut self, path: PathBuf) -> String {
        let file = path.display().to_string();
        if path.exists() && !self.ours.contains(&path) {
            return self.words.say("terminal-save-exists", &[("file", &file)]);
        }
        match files::write_text(&path, &self.record.to_string()) {
            Err(reason) => reason.to_string(),
            Ok(()) => {
                self.ours.push(path.clone());
                self.saved = Some(path);
                self.words.say("terminal-saved", &[("file", &file)])
            }
        }
    }

    /// The last words to whoever leaves: how to go on later.
    pub(super) fn leave(&mut self) -> Result<String, Failure> {
        self.save_by_itself()?;
        let Some(path) = self.saved.as_deref() else { return Ok(self.words.say("terminal-bye", &[])) };
        let seats: Vec<&str> = self.seats.iter().map(|seat| seat.name()).collect();
        let saved = self.words.say("terminal-bye-saved", &[("file", &path.display().to_string())]);
        let file = quoted(path);
        let time = match self.limit {
            Limit::Time(time) if time != USUAL => format!(" --time {}", time.as_millis()),
            _ => String::new(),
        };
        Ok(format!("{saved}\n  caylus play --resume {file} --seats {}{time} --save {file}", seats.join(",")))
    }
}

/// A file name as a shell takes it.
fn quoted(path: &Path) -> String {
    let name = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
