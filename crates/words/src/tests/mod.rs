//! The texts are complete and well formed, and nothing is worded outside them.

mod corpus;
mod errors;
mod games;
mod sources;
mod texts;
mod typography;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::{Lang, Message, Names, Phrase, Worded, Words};

/// One value per variant. Fails to compile if a variant is missing.
macro_rules! every {
    ($type:ident: $($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?),* $(,)?) => {{
        const fn listed(value: $type) -> $type {
            match value {
                $($type::$variant $({ $($field: _),* })? => value,)*
            }
        }
        [$(listed($type::$variant $({ $($field: $value),* })?)),*]
    }};
}
pub(crate) use every;

/// A message and its variables.
#[derive(Default, Debug)]
struct Text {
    /// The literal pieces.
    pieces: Vec<String>,
    /// The variables it shows, noun forms apart: `tile` for `$tile-the`.
    shown: BTreeSet<String>,
    /// The messages it refers to.
    references: BTreeSet<String>,
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.pieces.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            // Each language may select on what it likes; only shown variables must agree.
            Expression::Select { variants, .. } => variants.iter().for_each(|variant| self.pattern(&variant.value)),
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                let form = crate::Noun::FORMS.into_iter().find_map(|form| id.name.strip_suffix(&format!("-{form}")));
                self.shown.insert(form.unwrap_or(id.name).to_owned());
            }
            Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
                self.references.insert(id.name.to_owned());
            }
            Expression::Inline(other) => panic!("the texts use nothing like {other:?}"),
        }
    }
}

/// The prefixes of ids: the names of all files but `common`.
fn prefixes() -> impl Iterator<Item = String> {
    let names = Words::texts(Lang::English).iter().map(|(name, _)| name);
    names.filter(|name| **name != "common").map(|name| format!("{name}-"))
}

/// All messages of a language by id; attributes as `id.attribute`.
fn texts(lang: Lang) -> BTreeMap<String, Text> {
    let mut texts = BTreeMap::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut text = Text::default();
        text.pattern(pattern);
        assert!(texts.insert(id.clone(), text).is_none(), "{id} appears twice in {lang}");
    };
    for (file, text) in Words::texts(lang) {
        let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{lang} {file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let value = message.value.as_ref().unwrap_or_else(|| panic!("{} has no text", message.id.name));
                    let file_of_id = prefixes().find(|prefix| message.id.name.starts_with(prefix.as_str()));
                    let expected = Some(format!("{file}-")).filter(|_| *file != "common");
                    assert_eq!(file_of_id, expected, "{} is in the wrong file", message.id.name);
                    add(message.id.name.to_owned(), value);
                    for attribute in &message.attributes {
                        add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("unexpected entry {other:?}"),
            }
        }
    }
    texts
}

/// The words of a text in lower case, without notation (anything with a digit).
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty() && !word.contains(|letter: char| letter.is_ascii_digit()))
        .map(str::to_lowercase)
}

/// All words of a language's texts.
fn vocabulary(lang: Lang) -> &'static BTreeSet<String> {
    static ALL: LazyLock<[BTreeSet<String>; Lang::ALL.len()]> = LazyLock::new(|| {
        let words =
            |lang| texts(lang).values().flat_map(|text| &text.pieces).flat_map(|piece| words_of(piece)).collect();
        Lang::ALL.map(words)
    });
    &ALL[lang as usize]
}

/// Explains a move to players without names.
pub(crate) fn explained<G: Worded>(game: &G, lang: Lang, chosen: G::Move) -> String {
    let words = Words::of(lang);
    game.choice(chosen).line(words, &Names::new::<G>(words, vec![None; game.players()]))
}

/// An event in English, if it is worth a sentence. Checks that all languages word it, each differently.
pub(crate) fn narrated<G: Worded>(game: &G, event: &G::Event) -> Option<String> {
    let messages: Vec<Message> = match G::narrate(&mut game.narrator(), event, &[]) {
        Phrase::Nothing => return None,
        Phrase::Turn(message) | Phrase::Phase(_, message) | Phrase::Sentence(message) => vec![message],
        Phrase::Of(_, did, cause) => std::iter::once(did).chain(cause).collect(),
    };
    let [english, others @ ..] = Lang::ALL.map(|lang| {
        let words = Words::of(lang);
        let names = Names::new::<G>(words, vec![None; game.players()]);
        let texts: Vec<String> = messages.iter().map(|message| words.render(message, &names)).collect();
        texts.iter().for_each(|text| well_said(lang, text));
        assert!(!texts[0].is_empty(), "{event:?}");
        texts.join(" ")
    });
    assert!(others.iter().all(|other| *other != english), "{event:?}");
    Some(english)
}

/// Every word of the text comes from the language's files, and no variable is missing.
#[track_caller]
fn well_said(lang: Lang, text: &str) {
    assert!(!text.contains(['{', '}']), "{text}");
    // `PB`: provost and bailiff on one space.
    let foreign = words_of(text).find(|word| !vocabulary(lang).contains(word) && word != "pb");
    assert_eq!(foreign, None, "{text}");
}
