//! Which language a command speaks.

use std::env;
use std::ffi::OsString;

use caylus_words::{Lang, Words};
use clap::CommandFactory;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::args::Cli;

/// The `--lang` argument, shared by several commands.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct Language {
    /// Language [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "LANG", value_parser = lang_parser())]
    lang: Option<Lang>,
}

fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse())
}

impl Language {
    /// The texts of the language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang.unwrap_or_else(from_environment))
    }
}

/// English texts, for commands without `--lang`.
pub(crate) fn english() -> &'static Words {
    Words::of(Lang::English)
}

/// The language of arguments that clap rejected or answers with help: `--lang` if it is readable, then the environment. Commands
/// without `--lang` are in English.
pub(crate) fn of_arguments(args: &[OsString]) -> &'static Words {
    let mut args = args.iter().skip(1).filter_map(|arg| arg.to_str());
    let program = Cli::command();
    let command = args.find(|arg| *arg != "help").and_then(|name| program.find_subcommand(name));
    if !command.is_some_and(|command| command.get_arguments().any(|arg| arg.get_id() == "lang")) {
        return english();
    }
    let mut lang = None;
    while let Some(arg) = args.next().filter(|arg| *arg != "--" && lang.is_none()) {
        lang = match arg.strip_prefix("--lang") {
            Some("") => args.next().and_then(|code| code.parse().ok()),
            Some(rest) => rest.strip_prefix('=').and_then(|code| code.parse().ok()),
            None => None,
        };
    }
    Words::of(lang.unwrap_or_else(from_environment))
}

fn from_environment() -> Lang {
    Lang::from_environment(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok()))
}
