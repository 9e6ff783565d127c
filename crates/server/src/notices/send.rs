//! Sending one notice.

use std::sync::Arc;
use std::time::Duration;

use caylus_rules::family::GameName;
use caylus_rules::with_game;
use caylus_words::{Lang, Told, Words};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use serde::Serialize;
use serde_json::json;
use tokio::sync::OnceCell;
use url::Url;

use crate::config::Config;
use crate::ids::TableId;
use crate::store::{Notice, Store, StoreError};

use super::Target;
use super::address::{self, WorldOnly};
use super::push::{self, Vapid};

/// Whoever does not answer within this time is tried again later.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a notice did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// Nobody is there any more: the place can be forgotten.
    Gone,
    /// It was refused, and would be again.
    Refused,
    /// It may work later.
    Later,
}

/// Sends notices. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Sender {
    store: Store,
    config: Arc<Config>,
    client: Arc<OnceCell<Client>>,
    vapid: Arc<OnceCell<Vapid>>,
}

impl Sender {
    /// As it is configured.
    pub fn new(store: Store, config: Arc<Config>) -> Self {
        Self { store, config, client: Arc::default(), vapid: Arc::default() }
    }

    /// The key that browsers have to know.
    pub async fn push_key(&self) -> Result<String, StoreError> {
        Ok(self.vapid().await?.public())
    }

    async fn vapid(&self) -> Result<&Vapid, StoreError> {
        self.vapid.get_or_try_init(|| Vapid::of(&self.store)).await
    }

    async fn client(&self) -> reqwest::Result<&Client> {
        let make = async || {
            // Somebody else may have chosen it already; then that one it is.
            let _ = rustls::crypto::ring::default_provider().install_default();
            let builder = Client::builder().timeout(PATIENCE).redirect(Policy::none()).no_proxy().user_agent("caylus");
            let is_private = self.config.private_notices;
            let builder = if is_private { builder } else { builder.dns_resolver(WorldOnly::resolver()) };
            builder.build()
        };
        self.client.get_or_try_init(make).await
    }

    /// Can notices be sent there at all?
    pub fn check(&self, target: &Target) -> Result<(), String> {
        address::check(target.url(), self.config.private_notices)?;
        match target {
            Target::Push { p256dh, auth, .. } if push::keys(p256dh, auth).is_none() => {
                Err("the keys of the browser make no sense".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Tells somebody that it is their turn.
    pub async fn send(&self, notice: &Notice, table: &TableId, game: GameName) -> Result<(), Undelivered> {
        let target: Target = serde_json::from_value(notice.target.clone()).map_err(|_| Undelivered::Refused)?;
        let url = address::check(target.url(), self.config.private_notices).map_err(|_| Undelivered::Refused)?;
        // No reason goes into the log: it would name the address, which is a secret of the person.
        let vapid = self.vapid().await.map_err(|_| Undelivered::Later)?;
        let client = self.client().await.map_err(|_| Undelivered::Later)?;
        let (link, contact) = (self.link(table), self.contact());
        let message = Message::new(notice.lang, table, game, link);
        let request = match &target {
            Target::Webhook { .. } => client.post(url).json(&message).build().ok(),
            Target::Discord { .. } => {
                let content = json!({"content": message.plain(), "allowed_mentions": {"parse": []}});
                client.post(url).json(&content).build().ok()
            }
            Target::Slack { .. } => client.post(url).json(&json!({"text": message.plain()})).build().ok(),
            Target::Push { p256dh, auth, .. } => {
                let text = serde_json::to_string(&message).unwrap_or_default();
                vapid.request(&url, (p256dh, auth), &contact, &text).and_then(|request| request.try_into().ok())
            }
        };
        let answer = client.execute(request.ok_or(Undelivered::Refused)?).await.map_err(|_| Undelivered::Later)?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Undelivered::Gone),
            StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => Err(Undelivered::Later),
            status if status.is_server_error() => Err(Undelivered::Later),
            _ => Err(Undelivered::Refused),
        }
    }

    fn link(&self, table: &TableId) -> String {
        format!("{}tables/{table}", self.contact())
    }

    /// Where the server can be reached.
    fn contact(&self) -> String {
        let here = || format!("http://{}/", self.config.addr);
        self.config.public_url.as_ref().map_or_else(here, Url::to_string)
    }
}

/// What is told.
#[derive(Serialize)]
struct Message {
    event: &'static str,
    table: TableId,
    game: &'static str,
    url: String,
    text: String,
}

impl Message {
    fn new(lang: Lang, table: &TableId, game: GameName, url: String) -> Self {
        let words = Words::of(lang);
        let title = with_game!(game, G => G::title(words));
        let text = words.say("notice-turn", &[("title", &title)]);
        Self { event: "turn", table: table.clone(), game: game.name(), url, text }
    }

    /// For people who read it in a channel.
    fn plain(&self) -> String {
        format!("{}\n{}", self.text, self.url)
    }
}
