//! Reading and writing files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use caylus_rules::Game;
use caylus_rules::record::{Record, read_game_name};

use crate::failure::Failure;
use caylus_rules::family::{GameName, UnknownGame};

/// The text of a file; `-` is the standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|reason| wrong(path, &format!("cannot be read: {reason}")))?;
    String::from_utf8(bytes).map_err(|reason| wrong(path, &format!("is not UTF-8: {}", reason.utf8_error())))
}

/// Which game a record is of.
pub(crate) fn game_in(path: &Path, text: &str) -> Result<GameName, Failure> {
    let name = read_game_name(text).map_err(|reason| wrong(path, &reason.to_string()))?;
    name.parse().map_err(|reason: UnknownGame| wrong(path, &reason.to_string()))
}

/// Reads a record and plays it through.
pub(crate) fn read_record<G: Game>(path: &Path, text: &str) -> Result<Record<G>, Failure> {
    Record::read(text).map_err(|reason| wrong(path, &reason.to_string()))
}

/// Writes a file as a whole or not at all, so that a saved game is never half a game.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.map_err(|reason| wrong(path, &format!("cannot be written: {reason}")))
}

/// Makes sure that there is such a folder.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|reason| wrong(path, &format!("is no folder: {reason}")))
}

/// Makes sure that there is such a folder and nothing in it, so that nothing is overwritten.
pub(crate) fn make_empty_folder(path: &Path) -> Result<(), Failure> {
    make_folder(path)?;
    let mut found = fs::read_dir(path).map_err(|reason| wrong(path, &format!("cannot be read: {reason}")))?;
    match found.next() {
        None => Ok(()),
        Some(_) => Err(wrong(path, "is not empty; choose a new folder")),
    }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

fn wrong(path: &Path, reason: &str) -> Failure {
    match is_stdin(path) {
        true => Failure::Input(format!("standard input: {reason}")),
        false => Failure::Input(format!("{}: {reason}", path.display())),
    }
}
