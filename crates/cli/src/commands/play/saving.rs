//! Saving a game, and the message when a player quits.

use std::path::{Path, PathBuf};

use caylus_bots::Limit;
use caylus_words::text::capital;

use super::table::Table;
use crate::failure::Failure;
use crate::files;
use crate::opponent::{DEFAULT_TIME, PlayableGame};

impl<G: PlayableGame> Table<G> {
    /// Saves to the file of `--save`, if given.
    pub(super) fn autosave(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.autosave_path {
            files::write_text(self.words, path, &self.record.to_string())?;
            self.saved_path = Some(path.clone());
        }
        Ok(())
    }

    /// The file this game was last saved to.
    pub(super) fn last_path(&self) -> Option<&Path> {
        self.own_files.last().map(PathBuf::as_path)
    }

    /// Saves to a file and returns the message for the player. A failure does not end the game.
    pub(super) fn save_as(&mut self, path: PathBuf) -> String {
        let file = path.display().to_string();
        if path.exists() && !self.own_files.contains(&path) {
            return self.words.say("terminal-save-exists", &[("file", &file)]);
        }
        match files::write_text(self.words, &path, &self.record.to_string()) {
            Err(failure) => capital(&failure.message(self.words)),
            Ok(()) => {
                self.own_files.push(path.clone());
                self.saved_path = Some(path);
                self.words.say("terminal-saved", &[("file", &file)])
            }
        }
    }

    /// Saves, and returns the message for a player who quits: how to resume.
    pub(super) fn quit_message(&mut self) -> Result<String, Failure> {
        self.autosave()?;
        let Some(path) = self.saved_path.as_deref() else { return Ok(self.words.say("terminal-bye", &[])) };
        let seats: Vec<&str> = self.seats.iter().map(|seat| seat.name()).collect();
        let saved = self.words.say("terminal-bye-saved", &[("file", &path.display().to_string())]);
        let file = shell_quoted(path);
        let time = match self.limit {
            Limit::Time(time) if time != DEFAULT_TIME => format!(" --time {}", time.as_millis()),
            _ => String::new(),
        };
        Ok(format!("{saved}\n  caylus play --resume {file} --seats {}{time} --save {file}", seats.join(",")))
    }
}

/// A file name quoted for a shell.
fn shell_quoted(path: &Path) -> String {
    let name = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
