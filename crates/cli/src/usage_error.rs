//! Command-line errors in other languages: clap only speaks English. The layout follows clap's.

use std::error::Error as _;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use caylus_words::{Lang, Words};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::language;
use crate::translated;
use crate::values::NumberError;

/// Prints what clap has to say, which may be the help, and returns the exit code.
pub(crate) fn report(error: &Error, args: &[OsString]) -> ExitCode {
    let words = language::of_arguments(args);
    // If nothing can be written, the exit code still reports it.
    let _ = match translated::program(words).try_get_matches_from(args) {
        Err(error) if words.lang() == Lang::English || !error.use_stderr() => error.print(),
        Err(error) => write!(io::stderr(), "{}", render(words, &error)),
        Ok(_) => error.print(),
    };
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// The error as clap would print it, in another language.
fn render(words: &Words, error: &Error) -> String {
    let mut text = message(words, error);
    if let Some(ContextValue::Strings(values)) = error.get(ContextKind::ValidValue)
        && !values.is_empty()
    {
        text += &format!("\n  {}", words.say("cli-usage-possible-values", &[("values", &values.join(", "))]));
    }
    let tips = tips(words, error);
    if !tips.is_empty() {
        text += "\n";
    }
    for tip in tips {
        text += &format!("\n  {}", words.say("cli-usage-tip", &[("tip", &tip)]));
    }
    let mut text = words.say("cli-error", &[("message", &text)]);
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        text += &format!("\n\n{}", words.say("cli-usage", &[("usage", &usage)]));
    }
    text + "\n\n" + &words.say("cli-usage-help", &[("flag", &"--help")]) + "\n"
}

/// What is wrong.
fn message(words: &Words, error: &Error) -> String {
    let string = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.as_str(),
        _ => "",
    };
    let (argument, value) = (string(ContextKind::InvalidArg), string(ContextKind::InvalidValue));
    let say = |id: &str| words.say(id, &[("argument", &argument), ("value", &value)]);
    match error.kind() {
        ErrorKind::UnknownArgument => say("cli-usage-unknown-argument"),
        ErrorKind::InvalidValue if value.is_empty() => say("cli-usage-missing-value"),
        ErrorKind::InvalidValue => say("cli-usage-invalid-value"),
        ErrorKind::ValueValidation => {
            let reason = error.source().and_then(|source| source.downcast_ref::<NumberError>());
            match reason.map(|reason| reason.message(words)) {
                None => say("cli-usage-invalid-value"),
                Some(reason) => words.say(
                    "cli-usage-invalid-value-reason",
                    &[("argument", &argument), ("value", &value), ("reason", &reason)],
                ),
            }
        }
        ErrorKind::TooManyValues => say("cli-usage-extra-value"),
        ErrorKind::ArgumentConflict => match error.get(ContextKind::PriorArg) {
            Some(ContextValue::String(other)) if other == argument => say("cli-usage-repeated"),
            Some(ContextValue::String(other)) => conflict(words, argument, other),
            Some(ContextValue::Strings(others)) => conflict(words, argument, &others.join(", ")),
            _ => words.say("cli-usage-other", &[]),
        },
        ErrorKind::MissingRequiredArgument => {
            let mut text = words.say("cli-usage-missing-arguments", &[]);
            if let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) {
                missing.iter().for_each(|argument| text += &format!("\n  {argument}"));
            }
            text
        }
        ErrorKind::InvalidUtf8 => words.say("cli-usage-not-utf8", &[]),
        _ => words.say("cli-usage-other", &[]),
    }
}

fn conflict(words: &Words, argument: &str, other: &str) -> String {
    words.say("cli-usage-conflict", &[("argument", &argument), ("other", &other)])
}

/// Suggestions for what the user meant.
fn tips(words: &Words, error: &Error) -> Vec<String> {
    let mut tips = Vec::new();
    if let Some(ContextValue::String(argument)) = error.get(ContextKind::SuggestedArg) {
        tips.push(words.say("cli-usage-similar-argument", &[("argument", argument)]));
    }
    if let Some(ContextValue::String(value)) = error.get(ContextKind::SuggestedValue) {
        tips.push(words.say("cli-usage-similar-value", &[("value", value)]));
    }
    // The only other tip clap gives for an unknown argument: how to pass it as a value.
    if let (Some(_), Some(ContextValue::String(argument))) =
        (error.get(ContextKind::Suggested), error.get(ContextKind::InvalidArg))
    {
        tips.push(words.say("cli-usage-escape", &[("argument", argument)]));
    }
    tips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::english;

    fn error(args: &[&str], words: &Words) -> Error {
        let args = ["caylus"].iter().chain(args);
        translated::program(words).try_get_matches_from(args).unwrap_err()
    }

    const WRONG: [&[&str]; 14] = [
        &["play", "--fast"],
        &["play", "--player", "3"],
        &["play", "chess"],
        &["play", "--game"],
        &["play", "--game", "chess"],
        &["play", "--game", "clasic"],
        &["play", "--players", "three"],
        &["play", "--time", "0"],
        &["play", "--bots", "human"],
        &["play", "--plain=yes"],
        &["play", "--seed", "1", "--seed", "2"],
        &["play", "--resume", "x", "--seed", "1"],
        &["replay"],
        &["replay", "--fast", "x"],
    ];

    #[test]
    fn english_rendering_equals_claps() {
        for args in WRONG {
            let error = error(args, english());
            assert_eq!(render(english(), &error), error.render().to_string(), "{args:?}");
        }
    }

    #[test]
    fn every_error_is_translated() {
        let words = Words::of(Lang::French);
        let english_words = ["Usage", "error", "tip", "argument '", "value", "FILE", "NAME", "found", "LANG>"];
        for args in WRONG {
            let text = render(words, &error(args, words));
            let found = english_words.iter().find(|word| text.contains(*word));
            assert!(
                found.is_none() && !text.contains('{') && text.starts_with("erreur\u{a0}: "),
                "{found:?} in {text}"
            );
        }
    }
}
