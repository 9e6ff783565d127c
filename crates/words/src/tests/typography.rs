//! Typography, and what the languages must agree on.

use super::{texts, words_of};
use crate::Lang;

#[test]
fn french_spaces_and_apostrophes() {
    for (_, file) in crate::Words::texts(Lang::French) {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            assert!(!line.contains('\''), "straight apostrophe: {line}");
            for mark in [':', ';', '?', '!', '»'] {
                assert!(!line.contains(&format!(" {mark}")), "breaking space: {line}");
                let tight = line
                    .match_indices(mark)
                    .any(|(at, _)| line[..at].ends_with(|letter: char| letter.is_alphanumeric()));
                assert!(!tight, "missing space: {line}");
            }
            assert!(!line.contains("« "), "breaking space: {line}");
        }
    }
}

#[test]
fn french_is_french() {
    // Common English words that are not French.
    let english = ["the", "of", "and", "you", "your", "for", "with", "is", "to", "from", "at", "worker"];
    for (id, text) in texts(Lang::French) {
        let foreign =
            text.pieces.iter().flat_map(|piece| words_of(piece)).find(|word| english.contains(&word.as_str()));
        assert_eq!(foreign, None, "{id}");
    }
}

#[test]
fn numbers_are_the_same_in_every_language() {
    let numbers = |pieces: &[String]| -> Vec<String> {
        let text = pieces.join(" ");
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    for lang in Lang::ALL {
        let other = texts(lang);
        let mut compared = 0;
        for (id, text) in texts(Lang::English) {
            if [".effect", ".power"].iter().any(|end| id.ends_with(end)) {
                assert_eq!(numbers(&text.pieces), numbers(&other[&id].pieces), "{id} in {lang}");
                compared += 1;
            }
        }
        assert!(compared > 15, "{compared}");
    }
}
