//! The state shared by all requests.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::background::Bots;
use crate::config::Config;
use crate::limits::Limits;
use crate::live::Hub;
use crate::notices::Sender;
use crate::service::Service;
use crate::store::Store;

/// The state shared by all requests. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<State>);

/// What an [`App`] holds.
#[derive(Debug)]
pub struct State {
    /// The database.
    pub store: Store,
    /// The configuration.
    pub config: Arc<Config>,
    /// Rate limits and connection counts.
    pub limits: Limits,
    /// Loads tables and runs commands on them.
    pub service: Service,
    /// The bots of this node.
    pub bots: Bots,
    /// Sends notices.
    pub sender: Sender,
    /// Cancelled on shutdown: sockets say goodbye and no new work starts.
    pub stop: CancellationToken,
}

impl App {
    /// Builds the state around an open store.
    pub fn new(store: Store, config: Config) -> Self {
        let limits = Limits::new(&config);
        let bots = Bots::new(config.searches(), Duration::from_millis(config.bot_ms));
        let service = Service::new(store.clone(), Hub::default(), Arc::new(bots.clone()));
        let config = Arc::new(config);
        let sender = Sender::new(store.clone(), Arc::clone(&config));
        Self(Arc::new(State { store, config, limits, service, bots, sender, stop: CancellationToken::new() }))
    }
}

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}
