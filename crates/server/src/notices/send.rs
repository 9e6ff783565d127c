//! Sends one notice.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, header};
use caylus_rules::family::GameName;
use caylus_rules::with_game;
use caylus_words::{Lang, Worded, Words};
use serde::Serialize;
use serde_json::json;
use tokio::sync::OnceCell;
use tokio::time::timeout;
use url::Url;

use crate::config::Config;
use crate::ids::TableId;
use crate::store::{Notice, Store, StoreError};

use super::Target;
use super::address;
use super::client::{Client, client};
use super::push::{self, Vapid};

/// Timeout of a delivery; it is retried later.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a notice was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// The target no longer exists and can be deleted.
    Gone,
    /// It was refused, and a retry would be too.
    Refused,
    /// A retry may succeed.
    Later,
}

/// Sends notices. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Sender {
    store: Store,
    config: Arc<Config>,
    client: Arc<OnceLock<Client>>,
    vapid: Arc<OnceCell<Vapid>>,
}

impl Sender {
    /// A sender with this configuration.
    pub fn new(store: Store, config: Arc<Config>) -> Self {
        Self { store, config, client: Arc::default(), vapid: Arc::default() }
    }

    /// The public key for web push.
    pub async fn push_key(&self) -> Result<String, StoreError> {
        Ok(self.vapid().await?.public())
    }

    async fn vapid(&self) -> Result<&Vapid, StoreError> {
        self.vapid.get_or_try_init(|| Vapid::of(&self.store)).await
    }

    /// Checks that a target is valid and allowed.
    pub fn check(&self, target: &Target) -> Result<(), String> {
        address::check(target.url(), self.config.private_notices)?;
        match target {
            Target::Push { p256dh, auth, .. } if push::keys(p256dh, auth).is_none() => {
                Err("invalid push keys: `p256dh` or `auth` is malformed".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Sends a notice that it is someone's turn.
    pub async fn send(&self, notice: &Notice, table: &TableId, game: GameName) -> Result<(), Undelivered> {
        let target: Target = serde_json::from_value(notice.target.clone()).map_err(|_| Undelivered::Refused)?;
        let url = address::check(target.url(), self.config.private_notices).map_err(|_| Undelivered::Refused)?;
        // Errors are not logged: they would reveal the target's URL, which is secret.
        let vapid = self.vapid().await.map_err(|_| Undelivered::Later)?;
        let (link, contact) = (self.link(table), self.contact());
        let message = Message::new(notice.lang, table, game, link);
        let request = match &target {
            Target::Webhook { .. } => json_request(&url, &message),
            Target::Discord { .. } => {
                json_request(&url, &json!({"content": message.plain(), "allowed_mentions": {"parse": []}}))
            }
            Target::Slack { .. } => json_request(&url, &json!({"text": message.plain()})),
            Target::Push { p256dh, auth, .. } => {
                let text = serde_json::to_string(&message).unwrap_or_default();
                vapid.request(&url, (p256dh, auth), &contact, &text)
            }
        };
        let mut request = request.ok_or(Undelivered::Refused)?.map(Body::from);
        request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("caylus"));
        let client = self.client.get_or_init(|| client(self.config.private_notices));
        let answer = timeout(PATIENCE, client.request(request)).await.map_err(|_| Undelivered::Later)?;
        let answer = answer.map_err(|_| Undelivered::Later)?;
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

    fn contact(&self) -> String {
        let here = || format!("http://{}/", self.config.addr);
        self.config.public_url.as_ref().map_or_else(here, Url::to_string)
    }
}

fn json_request(url: &Url, content: &impl Serialize) -> Option<Request<Vec<u8>>> {
    let body = serde_json::to_vec(content).ok()?;
    Request::post(url.as_str()).header(header::CONTENT_TYPE, "application/json").body(body).ok()
}

/// The content of a notice.
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

    /// The text for a chat channel.
    fn plain(&self) -> String {
        format!("{}\n{}", self.text, self.url)
    }
}
