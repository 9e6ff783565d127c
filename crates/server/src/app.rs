//! What every request has at hand.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::limits::Limits;
use crate::live::{Bots, Hub};
use crate::service::Service;
use crate::store::Store;

/// What every request has at hand. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    /// Where everything is kept.
    pub store: Store,
    /// How the server runs.
    pub config: Arc<Config>,
    /// What has been asked for lately.
    pub limits: Arc<Limits>,
    /// The tables.
    pub service: Service,
    /// Cancelled when the server is about to end: sockets say goodbye, and nothing new is begun.
    pub stop: CancellationToken,
}

impl App {
    /// For a store that is open.
    pub fn new(store: Store, config: Config) -> Self {
        let limits = Arc::new(Limits::new(&config));
        let bots = Bots::new(config.heads(), Duration::from_millis(config.bot_ms));
        let service = Service::new(store.clone(), Hub::default(), bots);
        Self { store, config: Arc::new(config), limits, service, stop: CancellationToken::new() }
    }
}
