//! In which language a command speaks.

use std::env;

use caylus_words::{Lang, Words};
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// The argument that chooses the language, shared by several commands.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct Language {
    /// The language; without it, that of the environment if we speak it
    #[arg(long, value_name = "LANG", value_parser = lang_parser())]
    lang: Option<Lang>,
}

/// Reads a code, and tells shells which there are.
fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse())
}

impl Language {
    /// The words of the language.
    pub(crate) fn words(&self) -> &'static Words {
        let environment = || Lang::from_environment(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok()));
        Words::of(self.lang.unwrap_or_else(environment))
    }
}
