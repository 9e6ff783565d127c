//! Names with the forms a sentence needs.

use fluent_bundle::FluentArgs;

use crate::{Value, Words};

/// A name in all its forms. Passed to a text as `$tile`, it also sets `$tile-the`, `$tile-of` and `$tile-at`; each language uses
/// what it needs: “at the Bank” is « à la Banque », “at the Mason” « chez le Maçon ».
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun {
    name: String,
    forms: [String; Noun::FORMS.len()],
}

impl Noun {
    /// The forms, each an attribute of the message.
    pub const FORMS: [&'static str; 3] = ["the", "of", "at"];

    pub(crate) fn of(words: &Words, id: &str) -> Self {
        Self { name: words.say(id, &[]), forms: Self::FORMS.map(|form| words.say(&format!("{id}.{form}"), &[])) }
    }

    /// The name alone.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Adds a place to every form: `Quarry (r2)`.
    pub fn standing(self, place: impl ToString) -> Self {
        let place = place.to_string();
        let standing = |form: String| format!("{form} ({place})");
        Self { name: standing(self.name), forms: self.forms.map(standing) }
    }

    /// With the article: `the Quarry`.
    pub fn the(&self) -> &str {
        &self.forms[0]
    }

    /// Where something happens: `at the Quarry`.
    pub fn at(&self) -> &str {
        &self.forms[2]
    }
}

impl Value for Noun {
    fn put(&self, name: &str, args: &mut FluentArgs<'_>) {
        self.name.put(name, args);
        for (form, text) in Self::FORMS.into_iter().zip(&self.forms) {
            text.put(&format!("{name}-{form}"), args);
        }
    }
}
