//! The configuration. Flags override the environment, which overrides the file, which overrides the defaults.
//! All of them are described by [`SETTINGS`].

use std::collections::HashMap;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use url::Url;

/// One configuration value.
#[derive(Debug)]
pub struct Setting {
    /// `--name` as a flag, `CAYLUS_NAME` in the environment, `name` in the file.
    pub name: &'static str,
    /// The placeholder shown after the flag in `--help`.
    pub value: &'static str,
    /// The default value.
    pub default: &'static str,
    /// The line shown in `--help`.
    pub help: &'static str,
}

const fn setting(name: &'static str, value: &'static str, default: &'static str, help: &'static str) -> Setting {
    Setting { name, value, default, help }
}

/// All configuration values.
pub const SETTINGS: &[Setting] = &[
    setting("addr", "ADDRESS", "127.0.0.1:1289", "Address to listen on; port 0 picks a free port"),
    setting("database", "DATABASE", "sqlite:caylus.db", "Database: sqlite:FILE or postgres://…"),
    setting(
        "public-url",
        "URL",
        "",
        "URL at which players reach the server if it differs from the address, e.g. https://caylus.example.org",
    ),
    setting("proxies", "COUNT", "0", "Number of reverse proxies in front of the server that append to X-Forwarded-For"),
    setting("log", "FORMAT", "plain", "Log format: plain or json"),
    setting(
        "log-level",
        "FILTER",
        "info",
        "Log level (error, warn, info, debug) or a filter, e.g. info,caylus_server=debug",
    ),
    setting("metrics", "YES|NO", "yes", "Serve Prometheus metrics at /metrics"),
    setting("bot-ms", "MS", "1000", "Thinking time of a hard or master bot per decision, in milliseconds"),
    setting("bot-workers", "COUNT", "0", "Number of hard and master bots that think at once; 0 for all cores but one"),
    setting(
        "requests-per-second",
        "COUNT",
        "50",
        "Requests per second per address, with bursts of four seconds' worth; 0 for no limit",
    ),
    setting(
        "actions-per-second",
        "COUNT",
        "20",
        "Changes per second per person, with bursts of four seconds' worth; 0 for no limit",
    ),
    setting(
        "sign-ins-per-minute",
        "COUNT",
        "20",
        "New guests, new accounts and sign-ins per minute per address; 0 for no limit",
    ),
    setting("records-per-hour", "COUNT", "60", "Uploaded records per hour per address; 0 for no limit"),
    setting(
        "connections-per-address",
        "COUNT",
        "100",
        "Open WebSockets per address; connections are limited to twice that; 0 for no limit",
    ),
    setting("tables-per-person", "COUNT", "50", "Unfinished tables a person may own or sit at; 0 for no limit"),
    setting("bot-tables-per-person", "COUNT", "3", "Running bots-only tables a person may own; 0 for no limit"),
    setting("idle-seconds", "SECONDS", "20", "Close a connection that sends nothing for this long"),
    setting("private-notices", "YES|NO", "no", "Allow notices to private network addresses"),
    setting("shutdown-seconds", "SECONDS", "10", "How long to wait for running requests on shutdown"),
];

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The command line.
    Flag,
    /// An environment variable.
    Environment,
    /// The file at this path.
    File(String),
    /// The built-in default.
    Default,
}

/// Why the configuration could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A value is invalid.
    #[error("{}: {reason}", place(.source_of_value, .name))]
    Value {
        /// The name of the configuration value.
        name: &'static str,
        /// Where the value comes from.
        source_of_value: Source,
        /// What is wrong with it.
        reason: String,
    },
    /// The file is invalid.
    #[error("{path}: {reason}")]
    File {
        /// The path of the file.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
}

fn place(source: &Source, name: &str) -> String {
    match source {
        Source::Flag => format!("--{name}"),
        Source::Environment => variable(name),
        Source::File(path) => format!("`{name}` in {path}"),
        Source::Default => format!("default of `{name}`"),
    }
}

/// The environment variable for a configuration value.
pub fn variable(name: &str) -> String {
    format!("CAYLUS_{}", name.replace('-', "_").to_uppercase())
}

/// The server's configuration.
#[derive(Clone)]
pub struct Config {
    /// Address to listen on.
    pub addr: SocketAddr,
    /// Database URL; may contain a password.
    pub database: String,
    /// URL at which players reach the server.
    pub public_url: Option<Url>,
    /// Number of reverse proxies in front of the server.
    pub proxies: usize,
    /// Log format.
    pub log: LogForm,
    /// Log level or filter.
    pub log_level: String,
    /// Whether to serve `/metrics`.
    pub metrics: bool,
    /// Thinking time of a hard bot, in milliseconds.
    pub bot_ms: u64,
    /// Number of hard bots that think at once; 0 for all cores but one.
    pub bot_workers: usize,
    /// Requests per second per address.
    pub requests_per_second: u32,
    /// Changes per second per person.
    pub actions_per_second: u32,
    /// New guests, new accounts and sign-ins per minute per address.
    pub sign_ins_per_minute: u32,
    /// Uploaded records per hour per address.
    pub records_per_hour: u32,
    /// Open WebSockets per address.
    pub connections_per_address: u32,
    /// Unfinished tables a person may own or sit at.
    pub tables_per_person: u32,
    /// Running bots-only tables a person may own.
    pub bot_tables_per_person: u32,
    /// A connection that sends nothing for this long is closed.
    pub idle_seconds: u64,
    /// Whether notices may go to private network addresses.
    pub private_notices: bool,
    /// How long to wait for running requests on shutdown.
    pub shutdown_seconds: u64,
}

impl fmt::Debug for Config {
    /// Leaves out the database URL, which may contain a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("addr", &self.addr).field("public_url", &self.public_url).finish_non_exhaustive()
    }
}

/// Log format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// Lines for people to read.
    Plain,
    /// One JSON object per line.
    Json,
}

impl FromStr for LogForm {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "plain" => Ok(Self::Plain),
            "json" => Ok(Self::Json),
            _ => Err(format!("invalid log format `{text}`, expected `plain` or `json`")),
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let none = || None;
        Self::read(|_| none(), |_| none(), None).unwrap_or_else(|reason| unreachable!("{reason}"))
    }
}

impl Config {
    /// Reads the configuration. `flag` and `environment` look up a value by name; `file` is the path and text of the file.
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

    /// Number of hard bots that think at once.
    pub fn searches(&self) -> usize {
        let others = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get).saturating_sub(1).max(1);
        if self.bot_workers == 0 { others() } else { self.bot_workers }
    }

    /// Whether players reach the server over TLS.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.scheme() == "https")
    }
}

/// Every value as text, with its source.
struct Values(HashMap<&'static str, (String, Source)>);

impl Values {
    fn get<T: FromStr<Err: fmt::Display>>(&self, name: &'static str) -> Result<T, ConfigError> {
        self.with(name, |text| text.parse().map_err(|reason: T::Err| format!("invalid value `{text}`: {reason}")))
    }

    fn with<T>(&self, name: &'static str, read: impl Fn(&str) -> Result<T, String>) -> Result<T, ConfigError> {
        let (text, source) = self.0.get(name).map_or(("", &Source::Default), |(text, source)| (text, source));
        read(text).map_err(|reason| ConfigError::Value { name, source_of_value: source.clone(), reason })
    }
}

/// The values of a file as text, in the form that flags and the environment use.
fn read_file(path: &str, text: &str) -> Result<HashMap<String, String>, ConfigError> {
    let failed = |reason: String| ConfigError::File { path: path.to_owned(), reason };
    let table: toml::Table = text.parse().map_err(|reason: toml::de::Error| failed(reason.to_string()))?;
    let mut values = HashMap::new();
    for (name, value) in table {
        if !SETTINGS.iter().any(|setting| setting.name == name) {
            let known: Vec<_> = SETTINGS.iter().map(|setting| setting.name).collect();
            return Err(failed(format!("unknown key `{name}`, expected one of {}", known.join(", "))));
        }
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(true) => "yes".to_owned(),
            toml::Value::Boolean(false) => "no".to_owned(),
            other => return Err(failed(format!("`{name}` cannot be of type `{}`", other.type_str()))),
        };
        values.insert(name, text);
    }
    Ok(values)
}

fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("must be at least 1".to_owned()),
        Ok(number) => Ok(number),
        Err(reason) => Err(format!("invalid value `{text}`: {reason}")),
    }
}

fn yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" | "true" | "1" => Ok(true),
        "no" | "false" | "0" => Ok(false),
        _ => Err(format!("invalid value `{text}`, expected `yes` or `no`")),
    }
}

fn read_url(text: &str) -> Result<Option<Url>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let url: Url = text.parse().map_err(|reason| format!("invalid URL `{text}`: {reason}"))?;
    if !["http", "https"].contains(&url.scheme()) || url.path() != "/" || url.query().is_some() {
        return Err(format!("invalid URL `{text}`, expected https://host or http://host:port without a path"));
    }
    Ok(Some(url))
}

fn read_filter(text: &str) -> Result<String, String> {
    text.parse::<tracing_subscriber::filter::Targets>()
        .map_err(|reason| format!("invalid log filter `{text}`: {reason}"))?;
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
    fn errors_say_where_a_bad_value_is() {
        let told = |result: Result<Config, ConfigError>| result.unwrap_err().to_string();
        let flag = told(Config::read(only("addr", "here"), nothing, None));
        assert!(flag.starts_with("--addr: invalid value `here`: "), "{flag}");
        let environment = told(Config::read(nothing, only("CAYLUS_BOT_MS", "-1"), None));
        assert!(environment.starts_with("CAYLUS_BOT_MS: invalid value `-1`: "), "{environment}");
        let file = |text| told(Config::read(nothing, nothing, Some(("a.toml", text))));
        assert_eq!(file("log = \"loud\""), "`log` in a.toml: invalid log format `loud`, expected `plain` or `json`");
        assert_eq!(
            file("metrics = \"perhaps\""),
            "`metrics` in a.toml: invalid value `perhaps`, expected `yes` or `no`"
        );
        assert_eq!(file("idle-seconds = 0"), "`idle-seconds` in a.toml: must be at least 1");
        assert!(file("lag = 1").starts_with("a.toml: unknown key `lag`, expected one of addr, "));
        assert!(file("addr = [1]").contains("`addr` cannot be of type `array`"));
        assert!(file("addr =").starts_with("a.toml: "));
        assert!(file("public-url = \"https://a.example/b\"").contains("without a path"));
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
