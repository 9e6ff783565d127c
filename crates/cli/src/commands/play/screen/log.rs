//! Wraps the log into lines, with a divider above the news.

use caylus_words::LogText;
use caylus_words::text::wrap_at;
use ratatui::style::{Modifier, Style};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LogLine {
    pub(super) text: String,
    pub(super) style: Style,
    /// Whether this is the divider above the news.
    pub(super) is_divider: bool,
}

/// The log in lines of that width. Moves after the first `news` come below a divider with the title; earlier ones are dim.
pub(super) fn lines(entries: &[LogText], news: usize, title: &str, width: usize) -> Vec<LogLine> {
    let is_news = |entry: &LogText| matches!(entry, LogText::Sentence { number: Some(number), .. } if *number > news);
    // If everything is news, there is no divider.
    let first = entries.iter().position(is_news).filter(|_| news > 0);
    let mut lines = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        if first == Some(at) {
            let rule = format!("── {title} ");
            let rest = "─".repeat(width.saturating_sub(rule.chars().count()));
            let style = Style::new().add_modifier(Modifier::BOLD);
            lines.push(LogLine { text: rule + &rest, style, is_divider: true });
        }
        let old = first.is_some_and(|first| at < first);
        let style = if old { Style::new().add_modifier(Modifier::DIM) } else { Style::new() };
        let (text, style) = match entry {
            LogText::Turn(text) => (text.clone(), style.add_modifier(Modifier::BOLD)),
            LogText::Phase(text) => (wrap_at(width, " ", text), style.add_modifier(Modifier::BOLD)),
            LogText::Sentence { number, text } => {
                let number = number.map_or_else(String::new, |number| number.to_string());
                (wrap_at(width, &format!("{number:>3} "), text), style)
            }
        };
        lines.extend(text.lines().map(|text| LogLine { text: text.to_owned(), style, is_divider: false }));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(number: Option<usize>, text: &str) -> LogText {
        LogText::Sentence { number, text: text.to_owned() }
    }

    #[test]
    fn news_follow_a_divider() {
        let entries = [
            LogText::Turn("Turn 1".to_owned()),
            sentence(Some(1), "Blue places a worker on the Forest."),
            sentence(None, "Red passes."),
            LogText::Phase("Phase 3".to_owned()),
            sentence(Some(2), "Green passes."),
        ];
        let wrapped = lines(&entries, 1, "news", 20);
        let texts: Vec<&str> = wrapped.iter().map(|line| line.text.as_str()).collect();
        let expected = [
            "Turn 1",
            "  1 Blue places a",
            "    worker on the",
            "    Forest.",
            "    Red passes.",
            " Phase 3",
            "── news ────────────",
            "  2 Green passes.",
        ];
        assert_eq!(texts, expected);
        assert_eq!(wrapped.iter().position(|line| line.is_divider), Some(6));
        assert!(wrapped[4].style.add_modifier.contains(Modifier::DIM));
        assert_eq!(wrapped[7].style, Style::new());
        assert!(lines(&entries, 0, "news", 20).iter().all(|line| !line.is_divider), "all is news");
        assert!(lines(&entries, 2, "news", 20).iter().all(|line| !line.is_divider), "nothing is");
    }
}
