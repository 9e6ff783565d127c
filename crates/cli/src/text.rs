//! Small helpers for plain text at 80 columns.

/// Writes a line to a `String`, which cannot fail.
macro_rules! line {
    ($out:expr $(, $($part:tt)*)?) => {{
        use std::fmt::Write as _;
        let _ = writeln!($out $(, $($part)*)?);
    }};
}
pub(crate) use line;

/// How wide a line may be.
pub(crate) const WIDTH: usize = 80;

/// Words joined as in a sentence: `a, b and c`.
pub(crate) fn list<S: AsRef<str>>(words: &[S]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// `1 house`, `2 houses`.
pub(crate) fn count(number: impl Into<u64>, word: &str) -> String {
    match number.into() {
        1 => format!("1 {word}"),
        number => format!("{number} {word}s"),
    }
}

/// The word with a capital at its start.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text with a small letter at its start.
pub(crate) fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// At most that many characters; what is cut off leaves an ellipsis.
pub(crate) fn cut(text: &str, width: usize) -> String {
    match text.chars().count() <= width {
        true => text.to_owned(),
        false => text.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
    }
}

/// Breaks a text into lines: the first starts with `start`, the others are indented by as much.
pub(crate) fn wrap(start: &str, text: &str) -> String {
    let indent = start.chars().count();
    let mut out = start.to_owned();
    let mut column = indent;
    // Not `split_whitespace`: two spaces in a row are there on purpose.
    for word in text.trim_end().split(' ') {
        let length = word.chars().count();
        if column > indent && column + 1 + length > WIDTH {
            out = format!("{}\n{}", out.trim_end(), " ".repeat(indent));
            column = indent;
        }
        if column > indent {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_counts_read_well() {
        assert_eq!(list::<&str>(&[]), "nothing");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(count(1_u8, "house"), "1 house");
        assert_eq!(count(0_u8, "house"), "0 houses");
        assert_eq!((capital("blue"), small("The end")), ("Blue".to_owned(), "the end".to_owned()));
        assert_eq!(cut("Blaise Pascal", 8), "Blaise …");
    }

    #[test]
    fn lines_are_broken_between_words() {
        let text = wrap("  1 ", &"word ".repeat(40));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH && line.trim_end() == line));
        assert!(text.lines().skip(1).all(|line| line.starts_with("    word")));
        assert_eq!(wrap("- ", ""), "- ");
    }
}
