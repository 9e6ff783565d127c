//! The configuration: flags before environment before file before defaults, from one table that all of them share.

use std::collections::HashMap;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use url::Url;

/// Something that can be set.
#[derive(Debug)]
pub struct Setting {
    /// `--name` as a flag, `CAYLUS_NAME` in the environment, `name` in the file.
    pub name: &'static str,
    /// What is written after the flag.
    pub value: &'static str,
    /// What it has if nobody says otherwise.
    pub default: &'static str,
    /// What it is about.
    pub help: &'static str,
}

const fn setting(name: &'static str, value: &'static str, default: &'static str, help: &'static str) -> Setting {
    Setting { name, value, default, help }
}

/// Everything that can be set.
pub const SETTINGS: &[Setting] = &[
    setting("addr", "ADDRESS", "127.0.0.1:1289", "Where to listen; port 0 takes a free one"),
    setting("database", "DATABASE", "sqlite:caylus.db", "Where everything is kept: sqlite:FILE or postgres://…"),
    setting(
        "public-url",
        "URL",
        "",
        "How players reach the server, if not as it listens, as in https://caylus.example.org",
    ),
    setting("proxies", "COUNT", "0", "How many proxies stand before the server and add to X-Forwarded-For"),
    setting("log", "FORM", "plain", "The form of the log: plain or json"),
    setting(
        "log-level",
        "FILTER",
        "info",
        "What is logged: error, warn, info, debug or a filter, as in info,caylus_server=debug",
    ),
    setting("metrics", "YES|NO", "yes", "Are there metrics at /metrics?"),
    setting("bot-ms", "MS", "1000", "How long a hard bot thinks about a decision, in milliseconds"),
    setting("bot-workers", "COUNT", "0", "How many hard bots think at the same time; 0 leaves one core to the others"),
    setting(
        "requests-per-second",
        "COUNT",
        "50",
        "Requests from one address, with a reserve of four seconds; 0 for no limit",
    ),
    setting(
        "actions-per-second",
        "COUNT",
        "20",
        "Changes by one person, with a reserve of four seconds; 0 for no limit",
    ),
    setting("sign-ins-per-minute", "COUNT", "20", "New guests, accounts and sign-ins from one address; 0 for no limit"),
    setting("records-per-hour", "COUNT", "60", "Records uploaded from one address; 0 for no limit"),
    setting(
        "connections-per-address",
        "COUNT",
        "100",
        "WebSockets open at once from one address, and twice as many connections in all; 0 for no limit",
    ),
    setting("tables-per-person", "COUNT", "50", "Unfinished tables that one person made or sits at; 0 for no limit"),
    setting(
        "bot-tables-per-person",
        "COUNT",
        "3",
        "Running tables that one person has made and where only bots play; 0 for no limit",
    ),
    setting("idle-seconds", "SECONDS", "20", "How long a connection may send nothing before it is closed"),
    setting("private-notices", "YES|NO", "no", "May notices go to addresses of the own network?"),
    setting("shutdown-seconds", "SECONDS", "10", "How long to wait for requests under way before the server ends"),
];

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The command line.
    Flag,
    /// The environment.
    Environment,
    /// This file.
    File(String),
    /// Nowhere: it is the default.
    Default,
}

/// Why there is no configuration.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A value makes no sense.
    #[error("{}: {reason}", place(.source_of_value, .name))]
    Value {
        /// Which.
        name: &'static str,
        /// Where it comes from.
        source_of_value: Source,
        /// What is wrong.
        reason: String,
    },
    /// The file cannot be read.
    #[error("the configuration {path}: {reason}")]
    File {
        /// Which file.
        path: String,
        /// What is wrong.
        reason: String,
    },
}

fn place(source: &Source, name: &str) -> String {
    match source {
        Source::Flag => format!("--{name}"),
        Source::Environment => variable(name),
        Source::File(path) => format!("`{name}` in {path}"),
        Source::Default => format!("the default of {name}"),
    }
}

/// The environment variable of a setting.
pub fn variable(name: &str) -> String {
    format!("CAYLUS_{}", name.replace('-', "_").to_uppercase())
}

/// How the server runs.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// Where everything is kept; there may be a password in it.
    pub database: String,
    /// How players reach the server.
    pub public_url: Option<Url>,
    /// How many proxies stand before the server.
    pub proxies: usize,
    /// The form of the log.
    pub log: LogForm,
    /// What is logged.
    pub log_level: String,
    /// Are there metrics?
    pub metrics: bool,
    /// How long a hard bot thinks, in milliseconds.
    pub bot_ms: u64,
    /// How many hard bots think at the same time; 0 leaves one core to the others.
    pub bot_workers: usize,
    /// Requests from one address.
    pub requests_per_second: u32,
    /// Changes by one person.
    pub actions_per_second: u32,
    /// New guests, accounts and sign-ins from one address.
    pub sign_ins_per_minute: u32,
    /// Records uploaded from one address.
    pub records_per_hour: u32,
    /// Sockets from one address at the same time.
    pub connections_per_address: u32,
    /// Unfinished tables that one person made or sits at.
    pub tables_per_person: u32,
    /// Running tables that one person has made and where only bots play.
    pub bot_tables_per_person: u32,
    /// How long a connection may send nothing before it is closed.
    pub idle_seconds: u64,
    /// May notices go to addresses of the own network?
    pub private_notices: bool,
    /// How long to wait for requests under way before the server ends.
    pub shutdown_seconds: u64,
}

impl fmt::Debug for Config {
    /// Without the address of the database, which may have a password in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("addr", &self.addr).field("public_url", &self.public_url).finish_non_exhaustive()
    }
}

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people.
    Plain,
    /// For programs.
    Json,
}

impl FromStr for LogForm {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "plain" => Ok(Self::Plain),
            "json" => Ok(Self::Json),
            _ => Err(format!("`{text}` is neither `plain` nor `json`")),
        }
    }
}

impl Default for Config {
    /// As if nobody had said anything.
    fn default() -> Self {
        let none = || None;
        Self::read(|_| none(), |_| none(), None).unwrap_or_else(|reason| unreachable!("{reason}"))
    }
}

impl Config {
    /// Puts the configuration together. `flag` and `environment` say what was set there; the file is given by its path and its text.
    pub fn read(
        flag: impl Fn(&str) -> Option<String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<(&str, &str)>,
    ) -> Result<Self, ConfigError> {
        let file = file.map(|(path, text)| Ok((path, read_file(path, text)?))).transpose()?;
        let find = |setting: &Setting| {
            let in_file = || {
                let (path, values) = file.as_ref()?;
                Some((values.get(setting.name)?.clone(), Source::File((*path).to_owned())))
            };
            flag(setting.name)
                .map(|text| (text, Source::Flag))
                .or_else(|| Some((environment(&variable(setting.name))?, Source::Environment)))
                .or_else(in_file)
                .unwrap_or_else(|| (setting.default.to_owned(), Source::Default))
        };
        let values = Values(SETTINGS.iter().map(|setting| (setting.name, find(setting))).collect());
        Ok(Self {
            addr: values.get("addr")?,
            database: values.get("database")?,
            public_url: values.with("public-url", read_url)?,
            proxies: values.get("proxies")?,
            log: values.with("log", str::parse)?,
            log_level: values.with("log-level", read_filter)?,
            metrics: values.with("metrics", yes_or_no)?,
            bot_ms: values.get("bot-ms")?,
            bot_workers: values.get("bot-workers")?,
            requests_per_second: values.get("requests-per-second")?,
            actions_per_second: values.get("actions-per-second")?,
            sign_ins_per_minute: values.get("sign-ins-per-minute")?,
            records_per_hour: values.get("records-per-hour")?,
            connections_per_address: values.get("connections-per-address")?,
            tables_per_person: values.get("tables-per-person")?,
            bot_tables_per_person: values.get("bot-tables-per-person")?,
            idle_seconds: values.with("idle-seconds", at_least_one)?,
            private_notices: values.with("private-notices", yes_or_no)?,
            shutdown_seconds: values.get("shutdown-seconds")?,
        })
    }

    /// How many hard bots think at the same time.
    pub fn heads(&self) -> usize {
        let others = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get).saturating_sub(1).max(1);
        if self.bot_workers == 0 { others() } else { self.bot_workers }
    }

    /// Is the server reached over TLS?
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.scheme() == "https")
    }
}

/// What was set, and where.
struct Values(HashMap<&'static str, (String, Source)>);

impl Values {
    fn get<T: FromStr<Err: fmt::Display>>(&self, name: &'static str) -> Result<T, ConfigError> {
        self.with(name, |text| text.parse().map_err(|reason: T::Err| format!("`{text}`: {reason}")))
    }

    fn with<T>(&self, name: &'static str, read: impl Fn(&str) -> Result<T, String>) -> Result<T, ConfigError> {
        let (text, source) = self.0.get(name).map_or(("", &Source::Default), |(text, source)| (text, source));
        read(text).map_err(|reason| ConfigError::Value { name, source_of_value: source.clone(), reason })
    }
}

/// The values of a file as text, as they are written everywhere else.
fn read_file(path: &str, text: &str) -> Result<HashMap<String, String>, ConfigError> {
    let failed = |reason: String| ConfigError::File { path: path.to_owned(), reason };
    let table: toml::Table = text.parse().map_err(|reason: toml::de::Error| failed(reason.to_string()))?;
    let mut values = HashMap::new();
    for (name, value) in table {
        if !SETTINGS.iter().any(|setting| setting.name == name) {
            let known: Vec<_> = SETTINGS.iter().map(|setting| setting.name).collect();
            return Err(failed(format!("there is no setting `{name}`; there are {}", known.join(", "))));
        }
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(true) => "yes".to_owned(),
            toml::Value::Boolean(false) => "no".to_owned(),
            other => return Err(failed(format!("`{name}` cannot be of the kind `{}`", other.type_str()))),
        };
        values.insert(name, text);
    }
    Ok(values)
}

fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("must be at least 1".to_owned()),
        Ok(number) => Ok(number),
        Err(reason) => Err(format!("`{text}`: {reason}")),
    }
}

fn yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" | "true" | "1" => Ok(true),
        "no" | "false" | "0" => Ok(false),
        _ => Err(format!("`{text}` is neither `yes` nor `no`")),
    }
}

fn read_url(text: &str) -> Result<Option<Url>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let url: Url = text.parse().map_err(|reason| format!("`{text}`: {reason}"))?;
    if !["http", "https"].contains(&url.scheme()) || url.path() != "/" || url.query().is_some() {
        return Err(format!("`{text}` is not of the form https://host or http://host:port"));
    }
    Ok(Some(url))
}

fn read_filter(text: &str) -> Result<String, String> {
    text.parse::<tracing_subscriber::filter::Targets>().map_err(|reason| format!("`{text}`: {reason}"))?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(name: &'static str, value: &'static str) -> impl Fn(&str) -> Option<String> {
        move |asked| (asked == name).then(|| value.to_owned())
    }

    fn nothing(_: &str) -> Option<String> {
        None
    }

    #[test]
    fn the_defaults_make_sense() {
        let config = Config::default();
        assert_eq!(config.addr.to_string(), "127.0.0.1:1289");
        assert_eq!(config.database, "sqlite:caylus.db");
        assert!(config.metrics && !config.private_notices && !config.is_secure());
    }

    #[test]
    fn flags_come_before_the_environment_before_the_file_before_defaults() {
        let file = Some(("caylus.toml", "bot-ms = 3\n"));
        let read = |flag: fn(&str) -> Option<String>, environment: fn(&str) -> Option<String>, file| {
            Config::read(flag, environment, file).unwrap().bot_ms
        };
        let flag = |name: &str| (name == "bot-ms").then(|| "1".to_owned());
        let environment = |name: &str| (name == "CAYLUS_BOT_MS").then(|| "2".to_owned());
        assert_eq!(read(flag, environment, file), 1);
        assert_eq!(read(nothing, environment, file), 2);
        assert_eq!(read(nothing, nothing, file), 3);
        assert_eq!(read(nothing, nothing, None), 1000);
    }

    #[test]
    fn a_bad_value_is_told_with_its_place() {
        let told = |result: Result<Config, ConfigError>| result.unwrap_err().to_string();
        let flag = told(Config::read(only("addr", "here"), nothing, None));
        assert!(flag.starts_with("--addr: `here`: "), "{flag}");
        let environment = told(Config::read(nothing, only("CAYLUS_BOT_MS", "-1"), None));
        assert!(environment.starts_with("CAYLUS_BOT_MS: `-1`: "), "{environment}");
        let file = |text| told(Config::read(nothing, nothing, Some(("a.toml", text))));
        assert_eq!(file("log = \"loud\""), "`log` in a.toml: `loud` is neither `plain` nor `json`");
        assert_eq!(file("metrics = \"perhaps\""), "`metrics` in a.toml: `perhaps` is neither `yes` nor `no`");
        assert_eq!(file("idle-seconds = 0"), "`idle-seconds` in a.toml: must be at least 1");
        assert!(file("lag = 1").starts_with("the configuration a.toml: there is no setting `lag`; there are addr, "));
        assert!(file("addr = [1]").contains("`addr` cannot be of the kind `array`"));
        assert!(file("addr =").starts_with("the configuration a.toml: "));
        assert!(file("public-url = \"https://a.example/b\"").contains("not of the form"));
        assert!(file("log-level = \"a=b=c\"").contains("`log-level` in a.toml"));
    }

    #[test]
    fn every_setting_can_be_given_in_a_file() {
        for setting in SETTINGS {
            let text = format!("{} = {:?}", setting.name, setting.default);
            assert!(Config::read(nothing, nothing, Some(("a.toml", &text))).is_ok(), "{text}");
        }
    }

    #[test]
    fn the_example_says_the_defaults() {
        let text = include_str!("../../../deploy/caylus.toml");
        let example = Config::read(nothing, nothing, Some(("caylus.toml", text))).unwrap();
        assert_eq!(format!("{example:?}"), format!("{:?}", Config::default()));
        for setting in SETTINGS {
            assert!(text.contains(&format!("{} = ", setting.name)), "{}", setting.name);
        }
    }

    #[test]
    fn the_password_of_the_database_is_not_shown() {
        let config = Config::read(only("database", "postgres://me:hush@host/db"), nothing, None).unwrap();
        assert!(!format!("{config:?}").contains("hush"));
    }
}
