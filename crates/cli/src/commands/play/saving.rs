//! Saving a game at the table, and leaving it.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use super::table::Table;
use crate::failure::Failure;
use crate::files;
use crate::worth::Judged;

impl<G: Judged, R: BufRead, W: Write> Table<G, R, W> {
    /// Saves where the command line said.
    pub(super) fn save_by_itself(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.autosave {
            files::write_text(path, &self.record.to_string())?;
            self.saved = Some(path.clone());
        }
        Ok(())
    }

    /// Saves where a player says. That it fails does not end the game.
    pub(super) fn save_as(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.ours.last().cloned()) else {
            writeln!(self.out, "{}", self.words.say("terminal-save-where", &[]))?;
            return Ok(());
        };
        if path.exists() && !self.ours.contains(&path) {
            let file = path.display().to_string();
            writeln!(self.out, "{}", self.words.say("terminal-save-exists", &[("file", &file)]))?;
            return Ok(());
        }
        match files::write_text(&path, &self.record.to_string()) {
            Err(reason) => writeln!(self.out, "{reason}")?,
            Ok(()) => {
                let file = path.display().to_string();
                writeln!(self.out, "{}", self.words.say("terminal-saved", &[("file", &file)]))?;
                self.ours.push(path.clone());
                self.saved = Some(path);
            }
        }
        Ok(())
    }

    /// Says how to go on later.
    pub(super) fn leave(mut self) -> Result<(), Failure> {
        self.save_by_itself()?;
        match self.saved.as_deref() {
            None => writeln!(self.out, "{}", self.words.say("terminal-bye", &[]))?,
            Some(path) => {
                let seats: Vec<&str> = self.seats.iter().map(|seat| seat.name()).collect();
                let file = quoted(path);
                let shown = path.display().to_string();
                writeln!(self.out, "{}", self.words.say("terminal-bye-saved", &[("file", &shown)]))?;
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
