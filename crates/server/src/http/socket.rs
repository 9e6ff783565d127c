//! A WebSocket for one viewer of a table. It sends the whole table first, then changes, and takes commands.

use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use caylus_table::{Command, Table, TableViewer};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::chat::speak;
use super::extract::{Address, Path, Person, Query};
use super::play::{check, check_key};
use super::problem::Problem;
use super::tables::{CHAT_SHOWN, Look};
use crate::app::App;
use crate::clock::now;
use crate::ids::TableId;
use crate::limits::Counted;
use crate::live::{Scene, Watching};
use crate::store::StoreError;
use crate::wire::{ChatDoc, ClientMessage, NewsDoc, ServerMessage};

/// The longest message accepted, in bytes.
const LONGEST: usize = 16 * 1024;
/// A client that takes longer to receive a message is disconnected.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a ping is sent; a client that has sent nothing since the last one is disconnected.
const HEARTBEAT: Duration = Duration::from_secs(25);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live))
}

/// Open a WebSocket to a table
///
/// The server sends the whole table first, then every change, as ServerMessage. The client sends ClientMessage.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "play", params(("id" = String, Path), Look),
    responses((status = 101, description = "The connection is now a WebSocket", body = ServerMessage),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn live(
    State(app): State<App>,
    person: Option<Person>,
    Address(address): Address,
    Path(id): Path<TableId>,
    Query(look): Query<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade?;
    let counted = app.limits.socket(address).ok_or_else(|| {
        Problem::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too many open WebSockets from your address; close one")
            .with("retry_after", 10)
    })?;
    // Subscribe before loading, so that no change in between is missed.
    let watching = app.service.hub().watch(&id);
    let table = app.service.table(&id).await?;
    look.viewer(&table, person.as_ref().map(|person| &person.id))?;
    app.service.hub().show(&table);
    let visit = Visit {
        app,
        person,
        id,
        is_greeted: false,
        seen: look.since.unwrap_or(0),
        look,
        heard: None,
        spoken: 0,
        _counted: counted,
    };
    Ok(upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).on_upgrade(|socket| visit.run(socket, watching)))
}

/// One viewer's connection to a table.
struct Visit {
    app: App,
    person: Option<Person>,
    id: TableId,
    look: Look,
    /// Whether the table has been sent.
    is_greeted: bool,
    /// Number of the last entry sent.
    seen: i64,
    /// Number of the last chat message sent; `None` before the first.
    heard: Option<i64>,
    /// The hub's chat counter when the chat was last read.
    spoken: u64,
    _counted: Counted,
}

struct Gone;

type Sender = SplitSink<WebSocket, Message>;

impl Visit {
    async fn run(mut self, socket: WebSocket, mut watching: Watching) {
        let (mut sender, mut receiver) = socket.split();
        // An error only means that the client is gone.
        let _ = self.talk(&mut sender, &mut receiver, &mut watching).await;
        let _ = timeout(PATIENCE, sender.close()).await;
    }

    async fn talk(
        &mut self,
        sender: &mut Sender,
        receiver: &mut SplitStream<WebSocket>,
        watching: &mut Watching,
    ) -> Result<(), Gone> {
        let mut database = self.app.service.hub().database();
        let mut signed_out = self.app.service.hub().signed_out();
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_alive = true;
        let stop = self.app.stop.clone();
        self.show(sender, watching.scene()).await?;
        loop {
            tokio::select! {
                () = stop.cancelled() => return send(sender, &ServerMessage::Bye).await,
                () = watching.changed() => self.show(sender, watching.scene()).await?,
                changed = database.changed() => {
                    changed.map_err(|_| Gone)?;
                    let database = if *database.borrow_and_update() { "back" } else { "away" };
                    send(sender, &ServerMessage::State { database }).await?;
                }
                who = signed_out.recv() => {
                    // If messages were skipped because there were too many, one may have been about this person.
                    let is_mine = who.map_or(true, |who| self.person.as_ref().is_some_and(|person| person.id == who));
                    if is_mine && !self.is_still_signed_in().await {
                        return Err(Gone);
                    }
                }
                message = receiver.next() => {
                    is_alive = true;
                    match message {
                        Some(Ok(Message::Text(text))) => self.answer(sender, &text).await?,
                        Some(Ok(Message::Binary(_))) => {
                            let problem = Problem::bad_request("binary messages are not supported; send text");
                            send(sender, &refused(None, problem)).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                    }
                }
                _ = heartbeat.tick() => {
                    if !is_alive || !self.is_still_signed_in().await {
                        return Err(Gone);
                    }
                    is_alive = false;
                    deliver(sender, Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Whether the session still exists; it may have been ended elsewhere.
    async fn is_still_signed_in(&self) -> bool {
        let Some(person) = &self.person else { return true };
        let session = self.app.store.signed_in(&person.token_hash, now()).await;
        session.map_or(true, |session| session.is_some())
    }

    async fn show(&mut self, sender: &mut Sender, scene: Scene) -> Result<(), Gone> {
        let Some(table) = scene.table else { return Ok(()) };
        let mut chat = Vec::new();
        // If the database is unavailable, the chat is read again with the next change.
        if (self.heard.is_none() || scene.spoken != self.spoken)
            && let Ok(lines) = self.hear().await
        {
            self.heard = Some(lines.last().map_or(self.heard.unwrap_or(0), |line| line.number));
            self.spoken = scene.spoken;
            chat = lines;
        }
        if !self.is_greeted || self.seen != table.number() {
            let news = self.news(&table, chat);
            (self.is_greeted, self.seen) = (true, table.number());
            return send(sender, &ServerMessage::Table(Box::new(news))).await;
        }
        if chat.is_empty() { Ok(()) } else { send(sender, &ServerMessage::Chat { chat }).await }
    }

    /// The latest chat messages the first time, then all new ones.
    async fn hear(&self) -> Result<Vec<ChatDoc>, StoreError> {
        let store = self.app.service.store();
        let Some(mut heard) = self.heard else {
            let lines = store.chat_before(&self.id, None, CHAT_SHOWN).await?;
            return Ok(lines.into_iter().map(ChatDoc::from).collect());
        };
        let mut chat = Vec::new();
        loop {
            let lines = store.chat_after(&self.id, heard, CHAT_SHOWN).await?;
            let is_last = (lines.len() as i64) < CHAT_SHOWN;
            heard = lines.last().map_or(heard, |line| line.number);
            chat.extend(lines.into_iter().map(ChatDoc::from));
            if is_last {
                return Ok(chat);
            }
        }
    }

    fn news(&self, table: &Table, chat: Vec<ChatDoc>) -> NewsDoc {
        let who = self.person.as_ref().map(|person| &person.id);
        // A viewer who has lost their seat becomes a spectator.
        let seat = table.viewer(who, self.look.seat).unwrap_or_default();
        let viewer = TableViewer { who, seat, words: self.look.words() };
        NewsDoc { table: viewer.table(table, now()), entries: viewer.entries(table, self.seen), chat }
    }

    async fn answer(&self, sender: &mut Sender, text: &str) -> Result<(), Gone> {
        let answer = match serde_json::from_str(text).map(read) {
            Err(reason) => refused(None, Problem::bad_request(reason)),
            Ok((_, Request::Ping)) => ServerMessage::Pong,
            Ok((key, request)) => match self.carry_out(key.as_deref(), request).await {
                Ok(number) => ServerMessage::Done { key, number },
                // An over-long key is not echoed.
                Err(problem) => refused(key.filter(|key| check_key(Some(key)).is_ok()), problem),
            },
        };
        send(sender, &answer).await
    }

    async fn carry_out(&self, key: Option<&str>, request: Request) -> Result<i64, Problem> {
        let person = self.person.as_ref().ok_or_else(Problem::unauthorized)?;
        self.app.limits.action(&person.id)?;
        match request {
            Request::Command(command) => {
                check(key, &command)?;
                Ok(self.app.service.act(&self.id, Some(&person.who()), key, &command).await?.number)
            }
            Request::Chat(text) => {
                check_key(key)?;
                speak(&self.app, &self.id, &person.id, &text).await
            }
            Request::Ping => Ok(self.seen),
        }
    }
}

enum Request {
    Command(Command),
    Chat(String),
    Ping,
}

/// Splits a message into its key and its request.
fn read(message: ClientMessage) -> (Option<String>, Request) {
    let (key, command) = match message {
        ClientMessage::Move { chosen, number, key } => (key, Command::Move { chosen, number }),
        ClientMessage::Undo { number, key } => (key, Command::Undo { number }),
        ClientMessage::UndoAnswer { agrees, key } => (key, Command::AnswerUndo { agrees }),
        ClientMessage::Resign { key } => (key, Command::Resign),
        ClientMessage::Return { key } => (key, Command::Return),
        ClientMessage::Chat { text, key } => return (key, Request::Chat(text)),
        ClientMessage::Ping => return (None, Request::Ping),
    };
    (key, Request::Command(command))
}

fn refused(key: Option<String>, problem: Problem) -> ServerMessage {
    let number = problem.more.get("number").and_then(Value::as_i64);
    let code = problem.more.get("code").and_then(Value::as_str).unwrap_or_default().to_owned();
    ServerMessage::Problem { key, status: problem.status, code, detail: problem.detail, number }
}

async fn send(sender: &mut Sender, message: &ServerMessage) -> Result<(), Gone> {
    let text = serde_json::to_string(message).map_err(|_| Gone)?;
    deliver(sender, Message::Text(text.into())).await
}

async fn deliver(sender: &mut Sender, message: Message) -> Result<(), Gone> {
    timeout(PATIENCE, sender.send(message)).await.map_err(|_| Gone)?.map_err(|_| Gone)
}
