//! Reading and writing files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use caylus_rules::family::{GameName, UnknownGame};
use caylus_rules::record::{Record, read_game_name};
use caylus_rules::{Coded, Game};
use caylus_words::Words;

use crate::failure::{Failure, io_reason};

/// The text of a file; `-` is standard input.
pub(crate) fn read_text(words: &Words, path: &Path) -> Result<String, Failure> {
    let bytes = if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let cannot_read =
        |reason: String| Failure::Usage(words.say("cli-read", &[("file", &name(words, path)), ("reason", &reason)]));
    let bytes = bytes.map_err(|error| cannot_read(io_reason(words, &error)))?;
    String::from_utf8(bytes).map_err(|_| cannot_read(words.say("cli-not-utf8", &[])))
}

/// Which game a record is of.
pub(crate) fn game_of_record(words: &Words, path: &Path, text: &str) -> Result<GameName, Failure> {
    let game = read_game_name(text).map_err(|error| record_error(words, path, &error))?;
    game.parse().map_err(|error: UnknownGame| record_error(words, path, &error))
}

/// Reads a record and plays it through.
pub(crate) fn read_record<G: Game>(words: &Words, path: &Path, text: &str) -> Result<Record<G>, Failure> {
    Record::read(text).map_err(|error| record_error(words, path, &error))
}

/// Writes a whole file or nothing, so that a crash never leaves half a saved game.
pub(crate) fn write_text(words: &Words, path: &Path, text: &str) -> Result<(), Failure> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| {
        let reason = io_reason(words, &error);
        Failure::Usage(words.say("cli-write", &[("file", &name(words, path)), ("reason", &reason)]))
    })
}

/// Creates a directory and its parents unless it exists.
pub(crate) fn create_dir(words: &Words, path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|error| {
        let reason = io_reason(words, &error);
        Failure::Usage(words.say("cli-create-dir", &[("dir", &name(words, path)), ("reason", &reason)]))
    })
}

/// Creates a directory; an existing one must be empty, so that nothing is overwritten.
pub(crate) fn create_empty_dir(words: &Words, path: &Path) -> Result<(), Failure> {
    create_dir(words, path)?;
    let mut entries = fs::read_dir(path)?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err(Failure::Usage(words.say("cli-dir-not-empty", &[("dir", &name(words, path))]))),
    }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// The path as messages show it.
fn name(words: &Words, path: &Path) -> String {
    if is_stdin(path) { words.say("cli-stdin", &[]) } else { path.display().to_string() }
}

fn record_error(words: &Words, path: &Path, error: &dyn Coded) -> Failure {
    let reason = words.error(error);
    Failure::Usage(words.say("cli-record", &[("file", &name(words, path)), ("reason", &reason)]))
}
