//! A socket for one viewer of a table: first everything, then what is new; and requests the other way.

use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
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
use crate::table::{Command, Table};
use crate::wire::{ChatDoc, ClientMessage, Looker, NewsDoc, ServerMessage};

/// The longest message that is taken.
const LONGEST: usize = 16 * 1024;
/// Who takes longer than this to receive something is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often is asked whether somebody is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// The route.
pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live))
}

/// A WebSocket: the table now, then whatever is new, as messages of the kind ServerMessage; it takes messages of the kind
/// ClientMessage.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "play", params(("id" = String, Path), Look),
    responses((status = 101, description = "from here on messages", body = ServerMessage),
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
        Problem::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too many sockets are open").with("retry_after", 10)
    })?;
    // Watch before looking, so that nothing that happens in between is missed.
    let watching = app.service.hub().watch(&id);
    let table = app.service.table(&id).await?;
    look.looker(&table, person.as_ref().map(|person| &person.id))?;
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

/// Somebody who looks at a table.
struct Visit {
    app: App,
    person: Option<Person>,
    id: TableId,
    look: Look,
    /// Has the table been sent?
    is_greeted: bool,
    /// The number of the last entry that was sent.
    seen: i64,
    /// The number of the last line of chat that was sent; nothing before the first.
    heard: Option<i64>,
    /// How often something had been said when the chat was last looked at.
    spoken: u64,
    _counted: Counted,
}

/// The other end is gone.
struct Gone;

type Sender = SplitSink<WebSocket, Message>;

impl Visit {
    async fn run(mut self, socket: WebSocket, mut watching: Watching) {
        let (mut sender, mut receiver) = socket.split();
        // However it ends, it is over.
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
                    // If there were so many that some were not heard, it may have been this one.
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
                            let problem = Problem::bad_request("messages are text");
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

    /// Who has signed out elsewhere, or lost the token, has nothing to do here any more.
    async fn is_still_signed_in(&self) -> bool {
        let Some(person) = &self.person else { return true };
        let session = self.app.store.signed_in(&person.token_hash, now()).await;
        session.map_or(true, |session| session.is_some())
    }

    /// Sends what is new.
    async fn show(&mut self, sender: &mut Sender, scene: Scene) -> Result<(), Gone> {
        let Some(table) = scene.table else { return Ok(()) };
        let mut chat = Vec::new();
        // What was said can wait until the database is back: then it is asked for again.
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

    /// The latest lines of chat, or all that are new since.
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
        // Whoever has lost the seat is a spectator from then on.
        let seat = table.viewer(who, self.look.seat).unwrap_or_default();
        let looker = Looker { who, seat, words: self.look.words() };
        NewsDoc { table: looker.table(table, now()), entries: looker.entries(table, self.seen), chat }
    }

    /// Carries a request out.
    async fn answer(&self, sender: &mut Sender, text: &str) -> Result<(), Gone> {
        let answer = match serde_json::from_str(text).map(read) {
            Err(reason) => refused(None, Problem::bad_request(reason)),
            Ok((_, Request::Ping)) => ServerMessage::Pong,
            Ok((key, request)) => match self.carry_out(key.as_deref(), request).await {
                Ok(number) => ServerMessage::Done { key, number },
                // A key that is too long is not sent back.
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

/// What a client wants.
enum Request {
    Command(Command),
    Chat(String),
    Ping,
}

/// The key of a message, and what it wants.
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
