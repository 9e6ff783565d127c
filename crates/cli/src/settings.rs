//! The server's settings as flags, generated from the table that flags, environment and file share.

use std::collections::HashMap;
use std::env;

use caylus_server::config::{Config, SETTINGS, Setting, variable};
use clap::{Arg, ArgMatches, Command, Error, FromArgMatches};

use crate::failure::Failure;
use crate::files;
use crate::language;

/// The flag for the configuration file.
const FILE: &str = "config";

/// Settings given as flags: all of them, or only `--database`.
#[derive(Debug, Default)]
pub(crate) struct ServerSettings<const ALL: bool> {
    file: Option<String>,
    values: HashMap<&'static str, String>,
}

impl<const ALL: bool> ServerSettings<ALL> {
    fn settings() -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(|setting| ALL || setting.name == "database")
    }

    /// The configuration from flags, environment and file, in this order.
    pub(crate) fn config(&self) -> Result<Config, Failure> {
        let environment = |name: &str| env::var(name).ok();
        let path = self.file.clone().or_else(|| environment(&variable(FILE)));
        let text = path.as_deref().map(|path| files::read_text(language::english(), path.as_ref())).transpose()?;
        let file = path.as_deref().zip(text.as_deref());
        Config::read(|name| self.values.get(name).cloned(), environment, file).map_err(Failure::usage)
    }
}

impl<const ALL: bool> clap::Args for ServerSettings<ALL> {
    fn augment_args(command: Command) -> Command {
        let help = format!("Configuration file with one `name = value` per line [env: {}]", variable(FILE));
        let command = command.arg(Arg::new(FILE).long(FILE).value_name("FILE").help(help));
        Self::settings().fold(command, |command, setting| {
            let default =
                if setting.default.is_empty() { String::new() } else { format!("default: {}; ", setting.default) };
            let help = format!("{} [{default}env: {}]", setting.help, variable(setting.name));
            command.arg(Arg::new(setting.name).long(setting.name).value_name(setting.value).help(help))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const ALL: bool> FromArgMatches for ServerSettings<ALL> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let value = |name: &str| matches.get_one::<String>(name).cloned();
        let values = Self::settings().filter_map(|setting| Some((setting.name, value(setting.name)?)));
        Ok(Self { file: value(FILE), values: values.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
