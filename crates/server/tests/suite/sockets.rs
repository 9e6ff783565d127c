//! WebSockets: what viewers receive, commands, and that hidden information never reaches other viewers.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{HeaderValue, header};
use caylus_server::app::App;
use caylus_server::http;
use caylus_server::ids::{TableId, UserId};
use caylus_server::store::Store;
use caylus_table::Mirror;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

on_both!(
    a_viewer_gets_everything_and_then_what_is_new,
    what_was_missed_comes_after_connecting_again,
    a_repeated_message_is_not_a_second_move,
    requests_that_make_no_sense_are_refused,
    messages_of_up_to_16_kilobytes_are_read,
    sockets_of_other_pages_and_of_too_many_are_refused,
    nobody_gets_the_secrets_of_magna_carta,
    nobody_gets_the_secrets_of_1303,
    a_stopping_server_sends_bye,
    signing_out_closes_sockets_at_once,
    limits_hold_on_sockets_too,
    a_burst_of_chat_arrives_whole,
    two_nodes_serve_one_table,
    a_page_of_an_earlier_build_is_made_to_reload,
    a_slow_viewer_gets_the_whole_table_again,
    a_refused_move_names_the_rule,
);

/// A server on a real port.
pub(crate) struct Server {
    app: App,
    address: SocketAddr,
}

impl Server {
    pub(crate) async fn start(test: &TestStore) -> Self {
        // Each node opens its own store.
        Self::of(App::new(Store::open(&test.address).await.unwrap(), unlimited())).await
    }

    async fn of(app: App) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = http::app(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(axum::serve(listener, service).into_future());
        tokio::spawn(caylus_server::background::listen(app.service.clone()));
        Self { app, address }
    }

    pub(crate) async fn person(&self, name: &str) -> Client {
        let mut client = Client::of(self.app.clone());
        client.sign("/api/guests", json!({ "name": name })).await;
        client
    }

    /// Ada and Ben at a running table.
    pub(crate) async fn pair(&self, game: &str) -> (Client, Client, String) {
        let (ada, ben) = (self.person("Ada").await, self.person("Ben").await);
        let new = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]});
        let id = ada.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
        ben.json("POST", &format!("/api/tables/{id}/join"), json!({})).await.is(200);
        (ada, ben, id)
    }

    async fn try_watch(&self, who: &Client, id: &str, query: &str, origin: &str) -> Result<Socket, Error> {
        let protocol = if query.is_empty() { "?protocol=2" } else { "&protocol=2" };
        let url = format!("ws://{}/api/tables/{id}/live{query}{protocol}", self.address);
        let mut request = url.into_client_request()?;
        let cookie = who.headers.iter().find(|(name, _)| *name == header::COOKIE);
        if let Some((_, cookie)) = cookie {
            request.headers_mut().insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
        }
        request.headers_mut().insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, received: String::new(), mirror: Mirror::default() })
    }

    pub(crate) async fn watch(&self, who: &Client, id: &str, query: &str) -> Socket {
        self.try_watch(who, id, query, &format!("http://{}", self.address)).await.unwrap()
    }
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All text received so far.
    pub(crate) received: String,
    mirror: Mirror,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn next(&mut self) -> Value {
        loop {
            match self.stream.next().await.expect("more").expect("a message") {
                Message::Text(text) => {
                    self.received += &text;
                    let mut message: Value = serde_json::from_str(&text).unwrap();
                    if let Some(table) = self.mirror.take(&message).unwrap() {
                        // The whole table, as if it had been sent.
                        message["table"] = table;
                        if let Some(own) = message.get_mut("own").map(Value::take) {
                            message["entries"] = own;
                        }
                    }
                    return message;
                }
                Message::Close(_) => return Value::Null,
                _ => {}
            }
        }
    }

    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
            assert!(message["type"].is_string(), "closed before a `{kind}` message");
        }
    }

    /// The first two messages: the table, and the chat.
    async fn greeting(&mut self) -> Value {
        let hello = self.next().await;
        assert_eq!((&hello["type"], &hello["protocol"]), (&json!("hello"), &json!(2)));
        assert_eq!(self.next().await["type"], "chat");
        hello
    }

    /// Waits for the table at this number or later.
    pub(crate) async fn table_at(&mut self, number: i64) -> Value {
        loop {
            let message = self.next().await;
            assert!(message["type"].is_string(), "closed before entry {number}");
            if message["table"]["number"].as_i64() >= Some(number) {
                return message;
            }
        }
    }
}

pub(crate) fn a_move(message: &Value, which: usize, key: &str) -> Option<Value> {
    let position = &message["table"]["position"];
    let legal = position["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let chosen = &legal[which % legal.len()]["move"];
    Some(json!({"type": "move", "move": chosen, "number": position["number"], "key": key}))
}

async fn a_viewer_gets_everything_and_then_what_is_new(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("classic").await;
    let nobody = ada.another();
    let mut sockets = [
        server.watch(&ada, &id, "?lang=en").await,
        server.watch(&ben, &id, "").await,
        server.watch(&nobody, &id, "").await,
    ];
    let mut first = Vec::new();
    for socket in &mut sockets {
        first.push(socket.greeting().await);
    }
    let mut http = ada.get(&format!("/api/tables/{id}")).await.is(200);
    http["table"]["clock"]["now_at"] = first[0]["table"]["clock"]["now_at"].clone();
    assert_eq!((&first[0]["table"], &first[0]["entries"]), (&http["table"], &http["entries"]));
    let mover = (0..2).find(|seat| a_move(&first[*seat], 0, "").is_some()).unwrap();
    let number = first[0]["table"]["number"].as_i64().unwrap();
    sockets[mover].send(a_move(&first[mover], 0, "k").unwrap()).await;
    let done = sockets[mover].next().await;
    assert_eq!(done, json!({"type": "done", "key": "k", "number": number + 1}), "stored before it is shown");
    for socket in &mut sockets {
        let news = socket.next().await;
        assert_eq!((&news["type"], &news["table"]["number"]), (&json!("update"), &json!(number + 1)));
        assert_eq!(news["entries"].as_array().map(Vec::len), Some(1), "only new entries");
    }
    sockets[mover].send(json!({"type": "chat", "text": "hello", "key": "c"})).await;
    assert_eq!(sockets[mover].next().await, json!({"type": "done", "key": "c", "number": 1}));
    for socket in &mut sockets {
        let news = socket.next().await;
        let line = &news["chat"][0];
        assert_eq!((&line["text"], &line["is_guest"]), (&json!("hello"), &json!(true)));
        assert_eq!(news, json!({"type": "chat", "chat": [line]}), "the message alone, without the table");
    }
    // The next change brings no chat messages already sent.
    let mover = [&ada, &ben][mover];
    mover.json("POST", &format!("/api/tables/{id}/resign"), Value::Null).await.is(200);
    for socket in &mut sockets {
        let news = socket.next().await;
        assert_eq!((&news["type"], &news["chat"]), (&json!("update"), &Value::Null));
    }
}

async fn what_was_missed_comes_after_connecting_again(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("1303").await;
    let mut sockets = [server.watch(&ada, &id, "").await, server.watch(&ben, &id, "").await];
    let mut last = [sockets[0].greeting().await, sockets[1].greeting().await];
    let seen = last[0]["table"]["number"].as_i64().unwrap();
    for round in 0..6 {
        let mover = (0..2).find(|seat| a_move(&last[*seat], 0, "").is_some()).unwrap();
        sockets[mover].send(a_move(&last[mover], round, &format!("{round}")).unwrap()).await;
        let number = seen + 1 + round as i64;
        last = [sockets[0].table_at(number).await, sockets[1].table_at(number).await];
    }
    let mut again = server.watch(&ada, &id, &format!("?since={}", seen + 2)).await;
    let numbers = |message: &Value| -> Vec<i64> {
        message["entries"].as_array().unwrap().iter().map(|entry| entry["number"].as_i64().unwrap()).collect()
    };
    assert_eq!(numbers(&again.next().await), [seen + 3, seen + 4, seen + 5, seen + 6]);
}

async fn a_repeated_message_is_not_a_second_move(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("classic").await;
    let mut sockets = [server.watch(&ada, &id, "").await, server.watch(&ben, &id, "").await];
    let first = [sockets[0].greeting().await, sockets[1].greeting().await];
    let mover = (0..2).find(|seat| a_move(&first[*seat], 0, "").is_some()).unwrap();
    let chosen = a_move(&first[mover], 0, "once").unwrap();
    sockets[mover].send(chosen.clone()).await;
    sockets[mover].send(chosen.clone()).await;
    let done = [sockets[mover].next_of("done").await, sockets[mover].next_of("done").await];
    assert_eq!(done[0], done[1]);
    // Also after a reconnect, when the client cannot know whether the move arrived.
    let mut again = server.watch([&ada, &ben][mover], &id, "").await;
    again.send(chosen.clone()).await;
    assert_eq!(again.next_of("done").await, done[0]);
    let mut late = chosen;
    late["key"] = json!("twice");
    again.send(late).await;
    let problem = again.next_of("problem").await;
    assert_eq!((&problem["code"], &problem["key"], &problem["status"]), (&json!("late"), &json!("twice"), &json!(409)));
    assert_eq!(problem["number"], done[0]["number"]);
}

async fn requests_that_make_no_sense_are_refused(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, _, id) = server.pair("classic").await;
    let mut socket = server.watch(&ada, &id, "").await;
    let long = "x".repeat(15_000);
    for (message, reason) in [
        (json!("hello"), "invalid type"),
        (json!({"type": "fly"}), "unknown variant `fly`"),
        (json!({"type": "resign", "loudly": true}), "unknown field `loudly`"),
        (json!({"type": "chat", "text": ""}), "1 to 500 characters"),
        (json!({"type": "undo", "number": -1}), "late"),
        (json!({"type": "move", "move": long, "number": -1}), "move must be at most 200 bytes"),
        (json!({"type": "undo", "number": -1, "key": long}), "key must be 1 to 64 characters"),
        (json!({"type": "chat", "text": "hello", "key": long}), "key must be 1 to 64 characters"),
        (json!({"type": long}), "unknown variant"),
    ] {
        socket.send(message).await;
        let problem = socket.next_of("problem").await;
        let is_it = problem["code"] == reason || problem["detail"].as_str().unwrap().contains(reason);
        assert!(is_it, "{problem}");
        assert!(problem.to_string().len() < 1000, "{problem:.300}");
    }
    socket.send(json!({"type": "ping"})).await;
    socket.next_of("pong").await;
    let mut nobody = server.watch(&ada.another(), &id, "").await;
    nobody.send(json!({"type": "resign", "key": "k"})).await;
    assert_eq!(nobody.next_of("problem").await["status"], 401);
}

async fn messages_of_up_to_16_kilobytes_are_read(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, _, id) = server.pair("classic").await;
    let mut socket = server.watch(&ada, &id, "").await;
    let ping = |length: usize| Message::text(format!("{:length$}", r#"{"type":"ping"}"#));
    for length in [2047, 2048, 2049, 16 * 1024] {
        socket.stream.send(ping(length)).await.unwrap();
        socket.next_of("pong").await;
    }
    // Several at once, cut anywhere by the buffer.
    for _ in 0..50 {
        socket.stream.feed(ping(777)).await.unwrap();
    }
    socket.stream.flush().await.unwrap();
    for _ in 0..50 {
        socket.next_of("pong").await;
    }
    // The server may close the socket while we still write.
    let _ = socket.stream.send(ping(16 * 1024 + 1)).await;
    let is_pong =
        |message: &Result<Message, Error>| matches!(message, Ok(Message::Text(text)) if text.contains("pong"));
    while let Some(message) = socket.stream.next().await {
        assert!(!is_pong(&message), "a longer message is not answered");
        if message.is_err() {
            break;
        }
    }
}

async fn sockets_of_other_pages_and_of_too_many_are_refused(test: TestStore) {
    let config = caylus_server::config::Config { connections_per_address: 2, ..unlimited() };
    let server = Server::of(App::new(test.store.clone(), config)).await;
    let (ada, _, id) = server.pair("classic").await;
    let status = |refused: Result<Socket, Error>| match refused {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
        Ok(_) => 101,
    };
    let own = format!("http://{}", server.address);
    assert_eq!(status(server.try_watch(&ada, &id, "", "http://evil.test").await), 403);
    assert_eq!(status(server.try_watch(&ada, "nowhere", "", &own).await), 404);
    assert_eq!(status(server.try_watch(&ada, &id, "?seat=1", &own).await), 403);
    let _open = (server.watch(&ada, &id, "").await, server.watch(&ada, &id, "?seat=0").await);
    assert_eq!(status(server.try_watch(&ada, &id, "", &own).await), 429);
}

/// Plays a whole game over WebSockets and checks every message that Ada, Ben and a spectator receive.
async fn play_whole(test: TestStore, game: &str, check: fn(&Value, Option<u64>)) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair(game).await;
    let nobody = ada.another();
    let mut sockets =
        [server.watch(&ada, &id, "").await, server.watch(&ben, &id, "").await, server.watch(&nobody, &id, "").await];
    let mut last = Vec::new();
    for socket in &mut sockets {
        last.push(socket.greeting().await);
    }
    for round in 0.. {
        for (seat, message) in last.iter().enumerate() {
            check(message, Some(seat as u64).filter(|seat| *seat < 2));
        }
        let Some(mover) = (0..2).find(|seat| a_move(&last[*seat], 0, "").is_some()) else { break };
        let number = last[mover]["table"]["number"].as_i64().unwrap() + 1;
        sockets[mover].send(a_move(&last[mover], round * 7, &format!("{round}")).unwrap()).await;
        for (socket, last) in sockets.iter_mut().zip(&mut last) {
            *last = socket.table_at(number).await;
        }
    }
    assert_eq!(last[2]["table"]["status"], "over");
    let secret = "seed";
    assert!(sockets.iter().all(|socket| !socket.received.contains(secret)));
}

/// Calls `look` for every object anywhere in a value.
fn each_object(value: &Value, look: &mut impl FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Object(map) => {
            look(map);
            map.values().for_each(|part| each_object(part, look));
        }
        Value::Array(list) => list.iter().for_each(|part| each_object(part, look)),
        _ => {}
    }
}

/// In any game: no moves of others before the end, and legal moves only for the player to act.
fn check_moves(message: &Value, viewer: Option<u64>) {
    let table = &message["table"];
    if table["status"] == "over" {
        return;
    }
    for entry in message["entries"].as_array().unwrap() {
        assert!(entry.get("move").is_none() || entry["seat"].as_u64() == viewer, "{entry}");
    }
    let decides = viewer.is_some() && table["position"]["to_act"].as_u64() == viewer;
    assert_eq!(table["position"]["legal"].is_array(), decides);
}

/// No cards that others hold or draw, nor anything they could be deduced from.
pub(crate) fn check_magna_carta(message: &Value, viewer: Option<u64>) {
    check_moves(message, viewer);
    each_object(message, &mut |object| {
        if object.get("event").is_some_and(|event| event == "card-drawn") {
            assert_eq!(object["card"].is_null(), object["player"].as_u64() != viewer, "{object:?}");
        }
        for key in ["generator", "shuffles"] {
            assert!(!object.contains_key(key), "{object:?}");
        }
    });
    for (seat, player) in message["table"]["position"]["view"]["players"].as_array().unwrap().iter().enumerate() {
        assert_eq!(player["hand"].is_array(), Some(seat as u64) == viewer, "{player}");
        assert!(player["pile"].is_number(), "{player}");
    }
}

/// No points of others before the end.
pub(crate) fn check_1303(message: &Value, viewer: Option<u64>) {
    check_moves(message, viewer);
    let is_over = message["table"]["status"] == "over";
    for (seat, player) in message["table"]["position"]["view"]["players"].as_array().unwrap().iter().enumerate() {
        assert_eq!(player["prestige"].is_number(), is_over || Some(seat as u64) == viewer, "{player}");
    }
}

async fn nobody_gets_the_secrets_of_magna_carta(test: TestStore) {
    play_whole(test, "magna-carta", check_magna_carta).await;
}

async fn nobody_gets_the_secrets_of_1303(test: TestStore) {
    play_whole(test, "1303", check_1303).await;
}

async fn a_stopping_server_sends_bye(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, _, id) = server.pair("classic").await;
    let mut socket = server.watch(&ada, &id, "").await;
    socket.greeting().await;
    server.app.service.hub().set_database(false);
    assert_eq!(socket.next().await, json!({"type": "state", "database": "away"}));
    server.app.service.hub().set_database(true);
    assert_eq!(socket.next().await, json!({"type": "state", "database": "back"}));
    server.app.stop.cancel();
    assert_eq!(socket.next().await, json!({"type": "bye"}));
    assert_eq!(socket.next().await, Value::Null, "then closes");
}

/// The person's sockets on other nodes close too; nobody else's do.
async fn signing_out_closes_sockets_at_once(test: TestStore) {
    let nodes = [Server::start(&test).await, Server::start(&test).await];
    let (ada, ben, id) = nodes[0].pair("classic").await;
    let is_one = test.store.kind() == caylus_server::store::Kind::Sqlite;
    let other = &nodes[usize::from(!is_one)];
    let mut sockets = [nodes[0].watch(&ada, &id, "").await, other.watch(&ada, &id, "").await];
    let mut bens = nodes[0].watch(&ben, &id, "").await;
    for socket in sockets.iter_mut().chain([&mut bens]) {
        socket.greeting().await;
    }
    ada.json("DELETE", "/api/session", Value::Null).await.is(204);
    for socket in &mut sockets {
        assert_eq!(socket.next().await, Value::Null, "closed");
    }
    bens.send(json!({"type": "ping"})).await;
    assert_eq!(bens.next().await, json!({"type": "pong"}));
}

async fn limits_hold_on_sockets_too(test: TestStore) {
    let config = caylus_server::config::Config { actions_per_second: 1, ..unlimited() };
    let server = Server::of(App::new(test.store.clone(), config)).await;
    let (_, ben, id) = server.pair("classic").await;
    let mut socket = server.watch(&ben, &id, "").await;
    for text in 0..8 {
        socket.send(json!({"type": "chat", "text": format!("{text}")})).await;
    }
    assert_eq!(socket.next_of("problem").await["status"], 429);
    let long = "x".repeat(17 * 1024);
    socket.send(json!({"type": "chat", "text": long})).await;
    loop {
        match socket.stream.next().await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            Some(Ok(message)) => assert!(!message.to_string().contains(&long)),
        }
    }
}

/// More messages at once than are sent with a table.
async fn a_burst_of_chat_arrives_whole(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("classic").await;
    let user = ada.get("/api/me").await.is(200)["id"].as_str().unwrap().to_owned();
    let mut socket = server.watch(&ben, &id, "").await;
    socket.greeting().await;
    let (table, user) = (TableId::new(id.clone()), UserId::new(user));
    for number in 1..=120 {
        test.store.say(&table, &user, &format!("line {number}"), number).await.unwrap();
    }
    ada.json("POST", &format!("/api/tables/{id}/chat"), json!({"text": "the last"})).await.is(201);
    // PostgreSQL notifies of each chat message, so they may arrive in batches.
    let mut numbers = Vec::new();
    while numbers.len() < 121 {
        let news = tokio::time::timeout(Duration::from_secs(60), socket.next_of("chat")).await;
        let news = news.unwrap_or_else(|_| panic!("only {numbers:?}"));
        numbers.extend(news["chat"].as_array().unwrap().iter().map(|line| line["number"].as_i64().unwrap()));
    }
    assert_eq!(numbers, (1..=121).collect::<Vec<_>>());
}

/// Plays a game across two nodes. PostgreSQL notifies the other node; SQLite supports only one, so the test refreshes it by hand.
async fn two_nodes_serve_one_table(test: TestStore) {
    let nodes = [Server::start(&test).await, Server::start(&test).await];
    let (ada, ben, id) = nodes[0].pair("classic").await;
    let mut sockets = [nodes[0].watch(&ada, &id, "").await, nodes[1].watch(&ben, &id, "").await];
    let mut last = [sockets[0].greeting().await, sockets[1].greeting().await];
    for round in 0..40 {
        let mover = (0..2).find(|seat| a_move(&last[*seat], 0, "").is_some()).unwrap();
        let number = last[mover]["table"]["number"].as_i64().unwrap() + 1;
        sockets[mover].send(a_move(&last[mover], round, &format!("{round}")).unwrap()).await;
        last[mover] = sockets[mover].table_at(number).await;
        if test.store.kind() == caylus_server::store::Kind::Sqlite {
            nodes[1 - mover].app.service.refresh_all().await;
        }
        last[1 - mover] = sockets[1 - mover].table_at(number).await;
    }
    assert_eq!(last[0]["table"]["position"]["moves"], 40);
}

/// It compares its version with the server's after the first table of a new connection.
async fn a_page_of_an_earlier_build_is_made_to_reload(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, _, id) = server.pair("classic").await;
    let url = format!("ws://{}/api/tables/{id}/live?lang=en&since=3", server.address);
    let mut request = url.into_client_request().unwrap();
    let (_, cookie) = ada.headers.iter().find(|(name, _)| *name == header::COOKIE).unwrap();
    request.headers_mut().insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
    let (stream, _) = connect_async(request).await.unwrap();
    let mut socket = Socket { stream, received: String::new(), mirror: Mirror::default() };
    let greeting = socket.next().await;
    assert_eq!(greeting["type"], "table");
    // Older than what it shows, so it is not shown, but it counts as a table.
    assert_eq!((&greeting["table"]["number"], &greeting["table"]["clock"]), (&json!(0), &Value::Null));
    assert_eq!((&greeting["entries"], &greeting["chat"]), (&json!([]), &json!([])));
    let problem = socket.next().await;
    assert!(problem["detail"].as_str().unwrap().contains("protocol=2"), "{problem}");
    assert!(matches!(socket.stream.next().await, None | Some(Ok(Message::Close(_)) | Err(_))), "then closes");
}

async fn a_slow_viewer_gets_the_whole_table_again(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("classic").await;
    let mut watching = server.app.service.hub().watch(&TableId::new(id.clone()));
    server.app.service.hub().show(&server.app.service.table(&TableId::new(id.clone())).await.unwrap());
    let numbers = |watching: &mut caylus_server::live::Watching| -> Vec<i64> {
        watching.scene().recent.iter().map(|version| version.number()).collect()
    };
    let first = numbers(&mut watching)[0];
    for round in 0..9 {
        let clients = [&ada, &ben];
        let table = ada.get(&format!("/api/tables/{id}")).await.is(200)["table"].take();
        let mover = clients[table["position"]["to_act"].as_u64().unwrap() as usize];
        let legal = mover.get(&format!("/api/tables/{id}")).await.is(200)["table"]["position"].take();
        let chosen = json!({"move": legal["legal"][round % 2]["move"], "number": legal["number"]});
        mover.json("POST", &format!("/api/tables/{id}/moves"), chosen).await.is(200);
    }
    let kept = numbers(&mut watching);
    assert_eq!(kept, (first + 7..=first + 9).collect::<Vec<_>>(), "the latest three versions are kept");
}

async fn a_refused_move_names_the_rule(test: TestStore) {
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair("classic").await;
    let mut sockets = [server.watch(&ada, &id, "").await, server.watch(&ben, &id, "").await];
    let first = [sockets[0].greeting().await, sockets[1].greeting().await];
    let mover = (0..2).find(|seat| a_move(&first[*seat], 0, "").is_some()).unwrap();
    let mut illegal = a_move(&first[mover], 0, "k").unwrap();
    illegal["move"] = json!("place r12");
    sockets[mover].send(illegal).await;
    let problem = sockets[mover].next_of("problem").await;
    assert_eq!((&problem["code"], &problem["rule"]), (&json!("illegal-move"), &json!("C2.4")));
    assert_eq!(problem["message"]["id"], "refusals-illegal-move");
    assert_eq!(problem["message"]["args"]["reason"]["args"]["space"], "r12");
    assert_eq!(problem["detail"], "there is no building on r12 (C2.4)");
}
