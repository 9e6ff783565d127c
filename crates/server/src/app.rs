//! What every request has at hand.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::limits::Limits;
use crate::live::{Bots, Hub};
use crate::notices::Sender;
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
    /// Tells people that it is their turn.
    pub sender: Sender,
    /// Cancelled when the server is about to end: sockets say goodbye, and nothing new is begun.
    pub stop: CancellationToken,
}

impl App {
    /// For a store that is open.
    pub fn new(store: Store, config: Config) -> Self {
        let limits = Arc::new(Limits::new(&config));
        let bots = Bots::new(config.heads(), Duration::from_millis(config.bot_ms));
        let service = Service::new(store.clone(), Hub::default(), bots);
        let config = Arc::new(config);
        let sender = Sender::new(store.clone(), Arc::clone(&config));
        Self { store, config, limits, service, sender, stop: CancellationToken::new() }
    }
}
