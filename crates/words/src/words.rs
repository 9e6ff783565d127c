//! The texts of one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Lang;

/// All texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of a language, parsed once.
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| Self::new(lang))
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The Fluent files of a language by name. Ids start with the name of their file, except in `common`.
    pub const fn texts(lang: Lang) -> &'static [(&'static str, &'static str)] {
        lang.texts()
    }

    fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        // Terminals show isolation marks as garbage, and all our texts run left to right.
        bundle.set_use_isolating(false);
        for (_, text) in Self::texts(lang) {
            // The tests reject files with errors; at run time, use what could be parsed.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            let _ = bundle.add_resource(resource);
        }
        Self { lang, bundle }
    }

    /// The text with that id, or attribute as in `classic-tile-stone-bank.of`, with its variables filled in. A missing text shows as
    /// its id in braces.
    pub fn say(&self, id: &str, values: &Values<'_>) -> String {
        self.find(id, values).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// Like [`say`](Self::say), but `None` if there is no such text.
    pub fn find(&self, id: &str, values: &Values<'_>) -> Option<String> {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            value.put(name, &mut args);
        }
        self.format(id, &args)
    }

    /// The text with that id, if there is one; unresolved variables stay in braces.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = match id.split_once('.') {
            None => self.bundle.get_message(id)?.value()?,
            Some((id, attribute)) => self.bundle.get_message(id)?.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    /// Is there such a text? All languages have the same ones.
    pub(crate) fn has(id: &str) -> bool {
        Self::of(Lang::default()).find(id, &[]).is_some()
    }

    /// The attribute `short`, or the whole name if there is none.
    pub fn short(&self, id: &str) -> String {
        self.find(&format!("{id}.short"), &[]).unwrap_or_else(|| self.say(id, &[]))
    }
}

/// The variables of a text, by name.
pub type Values<'a> = [(&'a str, &'a dyn Value)];

/// A value for the variables of a text.
pub trait Value {
    /// Sets the variables with that name.
    fn put(&self, name: &str, args: &mut FluentArgs<'_>);
}

macro_rules! plain_values {
    ($($type:ty),*) => {
        $(impl Value for $type {
            fn put(&self, name: &str, args: &mut FluentArgs<'_>) {
                args.set(name.to_owned(), self.to_owned());
            }
        })*
    };
}
plain_values!(u8, u16, u64, usize, String);

impl Value for &str {
    fn put(&self, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), (*self).to_owned());
    }
}
