//! Styles the texts: players in their colours, the target of the selected move marked.

use std::ops::Range;

use caylus_rules::parts::Player;
use caylus_words::text::capital;
use caylus_words::{Names, Worded, Words};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// Styles of the players' names.
pub(super) struct Paint {
    /// Names and colour words of the players with their styles. Colour is never the only cue.
    players: Vec<(String, Style)>,
}

/// Where to mark: on the board or in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MarkTarget {
    Board,
    Supply,
}

impl Paint {
    /// Styles in colour, or only in bold.
    pub(super) fn new<G: Worded>(names: &Names, players: usize, in_color: bool) -> Self {
        let style = |player: Player| match in_color {
            true => style(G::COLORS.get(player.index()).copied().unwrap_or_default()),
            false => Style::new().add_modifier(Modifier::BOLD),
        };
        let terms = |player: Player| {
            let color = names.color(player);
            let terms = [color.to_owned(), capital(color), names.of_player(player).to_owned()];
            terms.map(|term| (term, style(player)))
        };
        Self { players: Player::all(players).flat_map(terms).filter(|(term, _)| !term.is_empty()).collect() }
    }

    /// A styled line: players in their colours, marks reversed.
    pub(super) fn line(&self, text: &str, base: Style, marks: &[Mark]) -> Line<'static> {
        let mut styles = vec![base; text.len()];
        for (term, style) in &self.players {
            for place in places(text, term) {
                styles[place].iter_mut().for_each(|known| *known = known.patch(*style));
            }
        }
        for place in marks.iter().flat_map(|mark| mark.places(text)) {
            styles[place].iter_mut().for_each(|style| *style = style.add_modifier(Modifier::REVERSED));
        }
        let mut spans: Vec<Span<'static>> = Vec::new();
        for (at, letter) in text.char_indices() {
            match spans.last_mut() {
                Some(span) if span.style == styles[at] => span.content.to_mut().push(letter),
                _ => spans.push(Span::styled(letter.to_string(), styles[at])),
            }
        }
        Line::from(spans)
    }
}

/// A colour readable on dark and light backgrounds.
fn style(color: &str) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    match color {
        "blue" => style.fg(Color::LightBlue),
        "red" => style.fg(Color::LightRed),
        "green" => style.fg(Color::Green),
        "orange" | "yellow" => style.fg(Color::Yellow),
        "black" => style.fg(Color::Black).bg(Color::Gray),
        _ => style,
    }
}

/// Something on the table that a move refers to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A space of the road, as in `r5`, with its building.
    Space(String),
    /// A name.
    Name(String),
}

impl Mark {
    /// What a move refers to, by its notation or else by its meaning.
    pub(super) fn of<G: Worded>(words: &Words, notation: &str, meaning: &str, on: MarkTarget) -> Vec<Self> {
        let named = |word: &str| {
            let kinds: &[&str] = match on {
                MarkTarget::Board => &["place-", "section-"],
                MarkTarget::Supply => &["tile-", "card-", ""],
            };
            find_name::<G>(words, word, kinds).map(Self::Name)
        };
        let space = |word: &str| (on == MarkTarget::Board && is_space(word)).then(|| Self::Space(word.to_owned()));
        // The first word is the action.
        let marks: Vec<Self> =
            notation.split(' ').skip(1).filter_map(|word| space(word).or_else(|| named(word))).collect();
        match marks.is_empty() {
            true => meaning.split(|letter: char| !letter.is_alphanumeric()).filter_map(space).collect(),
            false => marks,
        }
    }

    /// Its occurrences in a line.
    pub(super) fn places(&self, line: &str) -> Vec<Range<usize>> {
        match self {
            Self::Name(name) => places(line, name),
            Self::Space(space) => {
                let found = places(line, space);
                found.into_iter().map(|place| place.start..place.end + content(&line[place.end..])).collect()
            }
        }
    }
}

/// Whether a word is a space of the road: a letter and a number.
fn is_space(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|first| first.is_ascii_lowercase())
        && !letters.as_str().is_empty()
        && letters.all(|letter| letter.is_ascii_digit())
}

/// The length of a space's content after its name, up to the next gap.
fn content(rest: &str) -> usize {
    let start = rest.len() - rest.trim_start_matches(' ').len();
    match start {
        1..=3 => start + rest[start..].split("  ").next().map_or(0, |content| content.trim_end().len()),
        _ => 0,
    }
}

/// The occurrences of a term as a whole word.
fn places(text: &str, term: &str) -> Vec<Range<usize>> {
    let alone = |at: usize| {
        let outside = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric() && letter != '-');
        outside(text[..at].chars().next_back()) && outside(text[at + term.len()..].chars().next())
    };
    text.match_indices(term).map(|(at, _)| at).filter(|at| alone(*at)).map(|at| at..at + term.len()).collect()
}

/// The short name of something that a word of the notation stands for, trying these kinds of text ids.
fn find_name<G: Worded>(words: &Words, word: &str, kinds: &[&str]) -> Option<String> {
    let ids = kinds.iter().map(|kind| format!("{}-{kind}{}", G::TEXTS, word.replace(':', "-")));
    ids.into_iter().find(|id| words.find(id, &[]).is_some()).map(|id| words.short(&id))
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;
    use caylus_rules::magna_carta::MagnaCarta;
    use caylus_rules::y1303::Caylus1303;
    use caylus_words::Lang;

    use super::*;

    fn words() -> &'static Words {
        Words::of(Lang::English)
    }

    fn marked(line: &str, notation: &str, meaning: &str) -> Vec<String> {
        let marks = Mark::of::<Classic>(words(), notation, meaning, MarkTarget::Board);
        marks.iter().flat_map(|mark| mark.places(line)).map(|place| line[place].to_owned()).collect()
    }

    #[test]
    fn selected_move_marks_its_space_or_building() {
        let road = "PB r5  Quarry           blue   *red       r15 .    r51 Mason";
        assert_eq!(marked(road, "place r5", ""), ["r5  Quarry"]);
        assert_eq!(marked(road, "place r15", ""), ["r15 ."]);
        assert_eq!(marked(road, "place r51", ""), ["r51 Mason"]);
        assert_eq!(marked(road, "provost -1", "to r5, for 1 d"), ["r5  Quarry"]);
        assert_eq!(marked(road, "take food", "neither r nor 5 is a space"), [""; 0]);
        assert_eq!(marked("Gate -    Trading post blue", "place trading-post", "get 3 d"), ["Trading post"]);
        assert_eq!(marked("Gatehouse", "place gate", ""), [""; 0]);
    }

    #[test]
    fn building_moves_mark_the_supply() {
        let of = |notation: &str| Mark::of::<Classic>(words(), notation, "", MarkTarget::Supply);
        assert_eq!(of("build wood:farm-food"), [Mark::Name("Food farm".to_owned())]);
        assert_eq!(of("place r5"), []);
        let of = |notation: &str| Mark::of::<MagnaCarta>(words(), notation, "", MarkTarget::Supply);
        assert_eq!(of("build small-farm with food wood"), [Mark::Name("Small farm".to_owned())]);
        assert_eq!(of("build prestige:theatre with 2wood gold"), [Mark::Name("Theatre".to_owned())]);
        let of = |notation: &str| Mark::of::<Caylus1303>(words(), notation, "", MarkTarget::Supply);
        assert_eq!(of("build monument:theatre"), [Mark::Name("Theatre".to_owned())]);
    }

    #[test]
    fn player_names_are_coloured() {
        let names = Names::new::<Classic>(words(), [Some("Zoé"), None]);
        let line = Paint::new::<Classic>(&names, 2, true).line("é *blue, Red (Zoé) bored", Style::new(), &[]);
        let colored: Vec<(&str, Option<Color>)> =
            line.spans.iter().map(|span| (span.content.as_ref(), span.style.fg)).collect();
        let (blue, red) = (Some(Color::LightBlue), Some(Color::LightRed));
        let expected =
            [("é *", None), ("blue", blue), (", ", None), ("Red", red), (" (", None), ("Zoé", blue), (") bored", None)];
        assert_eq!(colored, expected);
        let line = Paint::new::<Classic>(&names, 2, false).line("blue", Style::new(), &[]);
        assert_eq!(line.spans[0].style, Style::new().add_modifier(Modifier::BOLD));
    }
}
