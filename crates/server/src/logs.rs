//! Logging to standard error, as plain text or JSON.

use std::io::IsTerminal;

use tracing::Level;
use tracing_subscriber::filter::{FilterExt, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

use crate::config::{Config, LogForm};

/// Installs the logger. If one is installed already, it stays.
pub(crate) fn begin(config: &Config) {
    let filter: Targets = config.log_level.parse().unwrap_or_default();
    let layer = fmt::layer().with_writer(std::io::stderr);
    // Colours only on a terminal, not in files.
    let layer = if std::io::stderr().is_terminal() { layer } else { layer.with_ansi(false) };
    let layer = match config.log {
        LogForm::Plain => layer.boxed(),
        LogForm::Json => layer.json().boxed(),
    };
    // Debug output of libraries contains what is sent: passwords, cookies, hands of cards.
    let discreet = filter_fn(|told| told.target().starts_with("caylus") || *told.level() <= Level::INFO);
    let _ = registry().with(layer.with_filter(filter.and(discreet))).try_init();
}
