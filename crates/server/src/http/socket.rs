//! A WebSocket for one viewer of a table. It sends the whole table first, then what changes, and takes commands.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use bytes::Bytes;
use caylus_table::{Command, PrivateDoc, Table, TableViewer};
use caylus_words::Lang;
use serde::Deserialize;
use serde_json::Value;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};
use utoipa_axum::router::OpenApiRouter;

use super::chat::speak;
use super::extract::{Address, Path, Person, Query};
use super::health::page_version;
use super::play::{check, check_key};
use super::problem::Problem;
use super::tables::CHAT_SHOWN;
use super::websocket::{Handshake, WebSocket};
use crate::app::App;
use crate::clock::now;
use crate::ids::{TableId, UserId};
use crate::limits::Counted;
use crate::live::{Scene, Version, Watching};
use crate::store::StoreError;
use crate::wire::{self, ChatDoc, ClientMessage, HelloDoc, PROTOCOL, ServerMessage, UpdateDoc};

/// A client that takes longer to receive a message is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How often a ping is sent; a client that has sent nothing since the last one is disconnected.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// The WebSocket is not an operation of the OpenAPI document, which knows only HTTP: the document describes its messages.
pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().route("/api/tables/{id}/live", get(live))
}

/// Opens a WebSocket to a table.
async fn live(
    State(app): State<App>,
    person: Option<Person>,
    Address(address): Address,
    Path(id): Path<TableId>,
    Query(query): Query<LiveQuery>,
    handshake: Handshake,
) -> Result<Response, Problem> {
    let counted = app.limits.socket(address).ok_or_else(|| {
        Problem::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too many open WebSockets from your address; close one")
            .with("retry_after", 10)
    })?;
    // Subscribe before loading, so that no change in between is missed.
    let watching = app.service.hub().watch(&id);
    let table = app.service.table(&id).await?;
    table.viewer(person.as_ref().map(|person| &person.id), query.seat)?;
    app.service.hub().show(&table);
    if query.protocol != Some(PROTOCOL) {
        return Ok(handshake.accept(send_away));
    }
    let connection = Box::new(Connection {
        app,
        person,
        id,
        seat: query.seat,
        is_greeted: false,
        seen: query.since.unwrap_or(0),
        private: None,
        heard: None,
        spoken: 0,
        is_alive: true,
        _counted: counted,
    });
    Ok(handshake.accept(|socket| connection.run(socket, watching)))
}

/// How to watch a table.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LiveQuery {
    /// The version of the messages: 2. Without it, the connection is closed at once.
    protocol: Option<u32>,
    /// Which of your seats to view the table from, as for `GET /api/tables/{id}`.
    seat: Option<usize>,
    /// The last entry you have; only newer ones are sent.
    since: Option<i64>,
    /// Not used: messages have no language.
    #[serde(deserialize_with = "wire::optional::text")]
    lang: Option<Lang>,
}

/// What makes a page of an earlier build compare its version with the server's, and reload.
const EARLIER_GREETING: &str = r#"{"type":"table","table":{"number":0,"clock":null},"entries":[],"chat":[]}"#;

/// Answers a client that speaks another protocol.
async fn send_away(mut socket: WebSocket) {
    let refused = refused(None, Problem::bad_request(format!("add `protocol={PROTOCOL}` to the address")));
    for text in [EARLIER_GREETING.to_owned(), serde_json::to_string(&refused).unwrap_or_default()] {
        let _ = timeout(SEND_TIMEOUT, socket.send(text.into())).await;
    }
}

/// One viewer's connection to a table.
struct Connection {
    app: App,
    person: Option<Person>,
    id: TableId,
    /// The seat the viewer asked for.
    seat: Option<usize>,
    /// Whether the table has been sent.
    is_greeted: bool,
    /// Number of the last entry sent.
    seen: i64,
    /// The private part as last sent, unless it had legal moves, which are sent every time.
    private: Option<PrivateDoc>,
    /// Number of the last chat message sent; `None` before the first.
    heard: Option<i64>,
    /// The hub's chat counter when the chat was last read.
    spoken: u64,
    /// Whether the client has sent anything since the last ping.
    is_alive: bool,
    _counted: Counted,
}

struct Gone;

/// What a connection waits for.
enum Event {
    Changed,
    Received(Option<Result<Message, Error>>),
    Database(bool),
    /// A person signed out; `None` if it may have been anyone.
    SignedOut(Option<UserId>),
    Heartbeat,
    Stop,
}

impl Connection {
    async fn run(mut self: Box<Self>, mut socket: WebSocket, mut watching: Watching) {
        // An error only means that the client is gone.
        let _ = self.talk(&mut socket, &mut watching).await;
        let _ = timeout(SEND_TIMEOUT, socket.close()).await;
    }

    async fn talk(&mut self, socket: &mut WebSocket, watching: &mut Watching) -> Result<(), Gone> {
        let mut database = self.app.service.hub().database();
        let mut signed_out = self.app.service.hub().signed_out();
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let stop = self.app.stop.clone();
        let mut event = Event::Changed;
        loop {
            // On the heap: thousands of connections wait, few have something to do.
            Box::pin(self.handle(event, socket, watching)).await?;
            event = tokio::select! {
                () = stop.cancelled() => Event::Stop,
                () = watching.changed() => Event::Changed,
                changed = database.changed() => {
                    changed.map_err(|_| Gone)?;
                    Event::Database(*database.borrow_and_update())
                }
                // If messages were skipped because there were too many, one may have been about this person.
                who = signed_out.recv() => Event::SignedOut(who.ok()),
                message = socket.next() => Event::Received(message),
                _ = heartbeat.tick() => Event::Heartbeat,
            };
        }
    }

    async fn handle(&mut self, event: Event, socket: &mut WebSocket, watching: &mut Watching) -> Result<(), Gone> {
        match event {
            Event::Changed => self.show(socket, watching.scene()).await,
            Event::Received(message) => {
                self.is_alive = true;
                match message {
                    Some(Ok(Message::Text(text))) => {
                        let answer = self.answer(&text).await;
                        // What the request changed goes out with the answer.
                        socket.queue(&serde_json::to_vec(&answer).map_err(|_| Gone)?);
                        self.show(socket, watching.scene()).await?;
                        in_time(socket.flush()).await
                    }
                    Some(Ok(Message::Binary(_))) => {
                        let problem = Problem::bad_request("binary messages are not supported; send text");
                        send(socket, &refused(None, problem)).await
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
                }
            }
            Event::Database(is_there) => {
                let database = if is_there { "back" } else { "away" };
                send(socket, &ServerMessage::State { database }).await
            }
            Event::SignedOut(who) => {
                let is_mine = who.is_none_or(|who| self.person.as_ref().is_some_and(|person| person.id == who));
                if is_mine && !self.is_still_signed_in().await { Err(Gone) } else { Ok(()) }
            }
            Event::Heartbeat => {
                if !std::mem::take(&mut self.is_alive) || !self.is_still_signed_in().await {
                    return Err(Gone);
                }
                in_time(socket.ping()).await
            }
            Event::Stop => send(socket, &ServerMessage::Bye).await.and(Err(Gone)),
        }
    }

    /// Whether the session still exists; it may have been ended elsewhere.
    async fn is_still_signed_in(&self) -> bool {
        let Some(person) = &self.person else { return true };
        let session = self.app.store.signed_in(&person.token_hash, now()).await;
        session.map_or(true, |session| session.is_some())
    }

    async fn show(&mut self, socket: &mut WebSocket, scene: Scene) -> Result<(), Gone> {
        let Some(latest) = scene.latest() else { return Ok(()) };
        if !self.is_greeted {
            self.greet(socket, &latest.table).await?;
        } else if self.seen != latest.number() {
            match scene.recent.iter().position(|version| version.number() == self.seen) {
                Some(known) => self.update(socket, &scene.recent[known..]).await?,
                None => self.greet(socket, &latest.table).await?,
            }
        }
        // If the database is unavailable, the chat is read again with the next change.
        if (self.heard.is_none() || scene.spoken != self.spoken)
            && let Ok(chat) = self.hear().await
        {
            let is_first = self.heard.is_none();
            self.heard = Some(chat.last().map_or(self.heard.unwrap_or(0), |line| line.number));
            self.spoken = scene.spoken;
            if is_first || !chat.is_empty() {
                send(socket, &ServerMessage::Chat { chat }).await?;
            }
        }
        Ok(())
    }

    /// The viewer of this table. Someone who has lost their seat becomes a spectator.
    fn viewer(&self, table: &Table) -> TableViewer<'_> {
        let who = self.person.as_ref().map(|person| &person.id);
        TableViewer { who, seat: table.viewer(who, self.seat).unwrap_or_default() }
    }

    /// Sends the whole table.
    async fn greet(&mut self, socket: &mut WebSocket, table: &Table) -> Result<(), Gone> {
        let viewer = self.viewer(table);
        let hello = HelloDoc {
            protocol: PROTOCOL,
            page: page_version(),
            table: TableViewer::default().table(table, now()),
            private: viewer.who.map(|_| viewer.private(table, now())),
            entries: viewer.entries(table, self.seen),
        };
        (self.is_greeted, self.seen) = (true, table.number());
        self.private = hello.private.as_ref().filter(|private| private.legal.is_none()).cloned();
        send(socket, &ServerMessage::Hello(Box::new(hello))).await
    }

    /// Sends what changed since the first of these versions, which the viewer has.
    async fn update(&mut self, socket: &mut WebSocket, versions: &[Arc<Version>]) -> Result<(), Gone> {
        for pair in versions.windows(2) {
            let [previous, version] = pair else { continue };
            let table = &version.table;
            let shared = version.update(previous);
            let viewer = self.viewer(table);
            let private = viewer.who.map(|_| viewer.private(table, now()));
            // Also if the same moves are legal again: programs need not remember them.
            let is_new = |new: &&PrivateDoc| new.legal.is_some() || self.private.as_ref() != Some(*new);
            let changed = private.as_ref().filter(is_new);
            let own = viewer.learns_more(table, previous.number()).then(|| viewer.entries(table, previous.number()));
            let text = match (changed, own) {
                (None, None) => shared.clone(),
                (changed, own) => UpdateDoc::with_private(shared, changed, own.as_deref()).into(),
            };
            (self.seen, self.private) = (version.number(), private.filter(|private| private.legal.is_none()));
            in_time(socket.send(text)).await?;
        }
        Ok(())
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

    async fn answer(&self, text: &str) -> ServerMessage {
        match serde_json::from_str(text).map(read) {
            Err(reason) => refused(None, Problem::bad_request(reason)),
            Ok((_, Request::Ping)) => ServerMessage::Pong,
            Ok((key, request)) => match self.carry_out(key.as_deref(), request).await {
                Ok(number) => ServerMessage::Done { key, number },
                // An over-long key is not echoed.
                Err(problem) => refused(key.filter(|key| check_key(Some(key)).is_ok()), problem),
            },
        }
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
    let text = |name: &str| problem.more.get(name).and_then(Value::as_str).map(str::to_owned);
    ServerMessage::Problem {
        key,
        status: problem.status,
        code: text("code").unwrap_or_default(),
        rule: text("rule"),
        message: problem.more.get("message").cloned(),
        number: problem.more.get("number").and_then(Value::as_i64),
        detail: problem.detail,
    }
}

/// Sends a message. It is not kept until the client has received it.
fn send(socket: &mut WebSocket, message: &ServerMessage) -> impl Future<Output = Result<(), Gone>> {
    let text = serde_json::to_vec(message).map(Bytes::from);
    async move { in_time(socket.send(text.map_err(|_| Gone)?)).await }
}

/// Gives up on a client that takes too long to receive a message.
async fn in_time(sending: impl Future<Output = Result<(), Error>>) -> Result<(), Gone> {
    timeout(SEND_TIMEOUT, sending).await.map_err(|_| Gone)?.map_err(|_| Gone)
}
