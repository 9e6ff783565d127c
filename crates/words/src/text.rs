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
pub const WIDTH: usize = 80;

/// The word with a capital at its start.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text with a small letter at its start.
pub fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// At most that many characters; what is cut off leaves an ellipsis.
pub fn cut(text: &str, width: usize) -> String {
    match text.chars().count() <= width {
        true => text.to_owned(),
        false => text.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
    }
}

/// How many columns the widest of these takes.
pub fn widest<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> usize {
    texts.into_iter().map(|text| text.as_ref().chars().count()).max().unwrap_or_default()
}

/// Lines of a label and what belongs to it, one below the other.
pub(crate) fn labelled(rows: &[(String, String)]) -> String {
    let width = widest(rows.iter().map(|(label, _)| label));
    rows.iter().map(|(label, text)| wrap(&format!("{label:<width$}  "), text) + "\n").collect()
}

/// Breaks a text into lines of 80 columns: the first starts with `start`, the others are indented by as much.
pub fn wrap(start: &str, text: &str) -> String {
    wrap_at(WIDTH, start, text)
}

/// The same in lines of that many columns. A word that is longer than a line is left whole.
pub fn wrap_at(width: usize, start: &str, text: &str) -> String {
    let indent = start.chars().count();
    let mut out = start.to_owned();
    let mut column = indent;
    // Not `split_whitespace`: two spaces in a row are there on purpose, and a no-break space is none.
    for word in text.trim_end().split(' ') {
        let length = word.chars().count();
        if column > indent && column + 1 + length > width {
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
    fn letters_and_widths_change_as_they_should() {
        assert_eq!((capital("écuries"), small("The end")), ("Écuries".to_owned(), "the end".to_owned()));
        assert_eq!(cut("Blaise Pascal", 8), "Blaise …");
        assert_eq!(widest(["é", "ab", ""]), 2);
        let rows = [("a".to_owned(), "b".to_owned()), ("long".to_owned(), "c".to_owned())];
        assert_eq!(labelled(&rows), "a     b\nlong  c\n");
    }

    #[test]
    fn lines_are_broken_between_words() {
        let text = wrap("  1 ", &"word ".repeat(40));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH && line.trim_end() == line));
        assert!(text.lines().skip(1).all(|line| line.starts_with("    word")));
        assert_eq!(wrap("- ", ""), "- ");
        assert_eq!(wrap_at(9, "1 ", "two words here"), "1 two\n  words\n  here");
        assert!(wrap("", &"mot\u{a0}! ".repeat(40)).lines().all(|line| line.ends_with("mot\u{a0}!")));
    }
}
