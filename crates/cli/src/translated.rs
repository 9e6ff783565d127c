//! The commands in the language of `--lang`: help, placeholders and headings, which clap only has in English.

use caylus_words::{Lang, Words};
use clap::{Arg, ArgAction, Command, CommandFactory};

use crate::args::Cli;
use crate::commands::{play, replay};

/// The program's commands, those with `--lang` in that language.
pub(crate) fn program(words: &Words) -> Command {
    match words.lang() {
        Lang::English => Cli::command(),
        _ => translate(words),
    }
}

fn translate(words: &Words) -> Command {
    Cli::command().mut_subcommands(|command| match command.get_name() {
        "play" => translate_command(command, words, "cli-help-play", play::after_help(words)),
        "replay" => translate_command(command, words, "cli-help-replay", replay::after_help(words)),
        _ => command,
    })
}

fn translate_command(command: Command, words: &Words, about: &str, after_help: String) -> Command {
    let say = |id: &str| words.say(id, &[]);
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}\n\n", say("cli-help-usage"));
    if command.get_positionals().next().is_some() {
        template += &format!("{}\n{{positionals}}\n\n", say("cli-help-arguments"));
    }
    template += &format!("{}\n{{options}}{{after-help}}", say("cli-help-options"));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let command = command.about(say(about)).after_help(after_help).help_template(template);
    command.disable_help_flag(true).arg(help).mut_args(|arg| translate_arg(arg, words))
}

fn translate_arg(arg: Arg, words: &Words) -> Arg {
    let (help, value) = match arg.get_id().as_str() {
        "at" => ("cli-help-at", None),
        "bots" => ("cli-help-bots", Some("cli-value-levels")),
        "file" => ("cli-help-file", Some("cli-value-file")),
        "game" => ("cli-help-game", Some("cli-value-game")),
        "help" => ("cli-help-help", None),
        "json" => ("cli-help-json", None),
        "lang" => ("cli-help-lang", Some("cli-value-lang")),
        "names" => ("cli-help-name", Some("cli-value-name")),
        "options" => ("cli-help-option", Some("cli-value-option")),
        "plain" => ("cli-help-plain", None),
        "players" => ("cli-help-players", None),
        "resume" => ("cli-help-resume", Some("cli-value-file")),
        "save" => ("cli-help-save", Some("cli-value-file")),
        "seats" => ("cli-help-seats", Some("cli-value-seats")),
        "seed" => ("cli-help-seed", None),
        "time" => ("cli-help-time", None),
        _ => return arg,
    };
    let mut help = words.say(help, &[]);
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    if let Some(value) = arg.get_default_values().first() {
        help += &format!(" {}", words.say("cli-help-default", &[("value", &value.to_string_lossy().into_owned())]));
    }
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() {
        help += &format!(" {}", words.say("cli-usage-possible-values", &[("values", &values.join(", "))]));
    }
    let arg = arg.help(help).hide_default_value(true).hide_possible_values(true);
    match value {
        None => arg,
        Some(id) => arg.value_name(words.say(id, &[])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::english;

    fn help(mut program: Command, name: &str) -> String {
        program.build();
        program.find_subcommand_mut(name).unwrap().render_help().to_string()
    }

    #[test]
    fn english_help_equals_claps() {
        for name in ["play", "replay"] {
            assert_eq!(help(translate(english()), name), help(Cli::command(), name));
        }
    }

    #[test]
    fn every_argument_is_translated() {
        let words = Words::of(Lang::French);
        for name in ["play", "replay"] {
            let (french, english) = (help(translate(words), name), help(Cli::command(), name));
            // Headings and descriptions differ; examples and lists of values may not.
            let same = |line: &&str| english.contains(line.trim()) && !line.trim().is_empty();
            let same: Vec<&str> = french.lines().filter(same).filter(|line| !line.contains("caylus")).collect();
            let notation = |line: &&&str| !line.contains('=') && !line.contains("random") && !line.contains("1303");
            assert_eq!(same.iter().find(notation), None, "{french}");
            assert!(!french.contains(['{', '}']), "{french}");
        }
    }
}
