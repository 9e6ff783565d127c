//! Helpers for plain text, 80 columns wide.

/// Writes a line to a `String`, which cannot fail.
macro_rules! line {
    ($out:expr $(, $($part:tt)*)?) => {{
        use std::fmt::Write as _;
        let _ = writeln!($out $(, $($part)*)?);
    }};
}
pub(crate) use line;

/// Width of a line.
pub const WIDTH: usize = 80;

/// Capitalises the first letter.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Lower-cases the first letter.
pub fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// At most that many characters, with an ellipsis if cut.
pub fn cut(text: &str, width: usize) -> String {
    match text.chars().count() <= width {
        true => text.to_owned(),
        false => text.chars().take(width.saturating_sub(1)).chain(['…']).collect(),
    }
}

/// Width of the widest text.
pub fn widest<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> usize {
    texts.into_iter().map(|text| text.as_ref().chars().count()).max().unwrap_or_default()
}

/// Lines of label and text, aligned.
pub(crate) fn labelled(rows: &[(String, String)]) -> String {
    let width = widest(rows.iter().map(|(label, _)| label));
    rows.iter().map(|(label, text)| wrap(&format!("{label:<width$}  "), text) + "\n").collect()
}

/// Wraps at 80 columns; the first line begins with `start`, the others are indented to match.
pub fn wrap(start: &str, text: &str) -> String {
    wrap_at(WIDTH, start, text)
}

/// Wraps at that many columns. A word longer than a line is not broken.
pub fn wrap_at(width: usize, start: &str, text: &str) -> String {
    let indent = start.chars().count();
    let mut out = start.to_owned();
    let mut column = indent;
    // Not `split_whitespace`: double spaces are intended, and no-break spaces must not break.
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
    fn changes_case_and_cuts() {
        assert_eq!((capital("écuries"), small("The end")), ("Écuries".to_owned(), "the end".to_owned()));
        assert_eq!(cut("Blaise Pascal", 8), "Blaise …");
        assert_eq!(widest(["é", "ab", ""]), 2);
        let rows = [("a".to_owned(), "b".to_owned()), ("long".to_owned(), "c".to_owned())];
        assert_eq!(labelled(&rows), "a     b\nlong  c\n");
    }

    #[test]
    fn wraps_between_words() {
        let text = wrap("  1 ", &"word ".repeat(40));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH && line.trim_end() == line));
        assert!(text.lines().skip(1).all(|line| line.starts_with("    word")));
        assert_eq!(wrap("- ", ""), "- ");
        assert_eq!(wrap_at(9, "1 ", "two words here"), "1 two\n  words\n  here");
        assert!(wrap("", &"mot\u{a0}! ".repeat(40)).lines().all(|line| line.ends_with("mot\u{a0}!")));
    }
}
