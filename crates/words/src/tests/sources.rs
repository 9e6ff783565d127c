//! The text ids used by the sources: their string literals.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::prefixes;

/// All string literals of words, table, cli and server outside tests, each with the code before it.
fn found() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for name in ["words", "table", "cli", "server"] {
        read(&crates.join(name).join("src"), &mut |source| found.extend(strings(source)));
    }
    found
}

pub(super) fn literals() -> BTreeSet<String> {
    found().into_iter().map(|(_, text)| text).collect()
}

/// The literals that must be ids: they have the prefix of one, or are passed to a lookup.
pub(super) fn asked() -> BTreeSet<String> {
    let called = |before: &str| {
        ["say(", "find(", "Message::new(", "Noun::new(", "Noun::on(", "short("]
            .iter()
            .any(|call| before.ends_with(call))
    };
    let named = |text: &str| prefixes().any(|prefix| text.starts_with(&prefix));
    let asked = found().into_iter().filter(|(before, text)| called(before) || named(text));
    // Ids built with `format!` are in the systematic lists.
    asked.map(|(_, text)| text).filter(|text| !text.contains('{')).collect()
}

/// Reads every source in a folder, recursively.
fn read(folder: &Path, take: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if name == "tests" || name == "tests.rs" {
            continue;
        }
        match path.is_dir() {
            true => read(&path, take),
            false => take(&fs::read_to_string(&path).unwrap()),
        }
    }
}

/// The string literals of a source, each with the code before it.
fn strings(source: &str) -> Vec<(String, String)> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut before = String::new();
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => {
                letters.by_ref().find(|letter| *letter == '\n');
            }
            '\'' => {
                // A character or a lifetime.
                let mut ahead = letters.clone();
                let first = ahead.next();
                if first == Some('\\') || ahead.next() == Some('\'') {
                    letters.next();
                    letters.by_ref().find(|letter| *letter == '\'');
                }
            }
            '"' => {
                let mut text = String::new();
                while let Some(letter) = letters.next_if(|letter| *letter != '"') {
                    text.push(letter);
                    if letter == '\\' {
                        text.extend(letters.next());
                    }
                }
                letters.next();
                found.push((std::mem::take(&mut before), text));
            }
            letter if letter.is_whitespace() => {}
            letter => before.push(letter),
        }
    }
    found
}

#[test]
fn finds_literals_in_code_only() {
    let source = "say( \"a-b\", 'x', '\"', '\\'', &'static x) // \"not\"\n find(\"c\\\"d\")\n#[cfg(test)]\n\"nor\"";
    let found = strings(source);
    let texts: Vec<&str> = found.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["a-b", "c\\\"d"]);
    assert!(found[0].0.ends_with("say(") && found[1].0.ends_with("find("));
}
