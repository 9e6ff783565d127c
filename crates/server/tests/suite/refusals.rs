//! Over-long and malformed input is refused without being echoed.

use axum::http::header;
use caylus_server::app::App;
use serde_json::{Value, json};

use crate::common::{Answer, Client, TestStore, unlimited};
use crate::on_both;

on_both!(a_long_move_is_refused_before_it_is_parsed, long_input_is_not_repeated, nul_characters_are_handled);

/// The longest problem document, whatever was sent.
const LONGEST: usize = 1000;

/// A guest, and a running game where they play both seats.
async fn alone(test: &TestStore) -> (Client, String) {
    let mut ada = Client::of(App::new(test.store.clone(), unlimited()));
    ada.sign("/api/guests", json!({"name": "Ada"})).await;
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let id = ada.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
    (ada, id)
}

async fn a_long_move_is_refused_before_it_is_parsed(test: TestStore) {
    let (ada, id) = alone(&test).await;
    let number = ada.get(&format!("/api/tables/{id}")).await.is(200)["table"]["position"]["number"].clone();
    for chosen in ["x".repeat(60_000), "place ".repeat(50), "é".repeat(101)] {
        let chosen = json!({"move": chosen, "number": number});
        let answer = ada.json("POST", &format!("/api/tables/{id}/moves"), chosen).await;
        answer.refuses(422, "move must be at most 200 bytes");
        assert_eq!(answer.value()["code"], "illegal-move");
    }
}

async fn long_input_is_not_repeated(test: TestStore) {
    let (ada, id) = alone(&test).await;
    // Quotes get even longer once escaped.
    for long in ["x".repeat(30_000), "\"".repeat(14_000), "`é".repeat(9_000)] {
        for (path, body) in bodies(&long) {
            is_short(&ada.json("POST", &path.replace("ID", &id), body).await, &long);
        }
        for text in records(&long) {
            is_short(&ada.send("POST", "/api/records", text).await, &long);
        }
    }
    let long = "x".repeat(30_000);
    for path in
        ["/api/tables?status=", "/api/tables?game=", "/api/tables?limit=", "/api/tables/ID?lang=", "/api/tables/"]
    {
        is_short(&ada.get(&format!("{}{long}", path.replace("ID", &id))).await, &long);
    }
    is_short(&ada.get(&format!("/api/tables/{id}?{long}=1")).await, &long);
    is_short(&ada.with(header::CONTENT_TYPE, &long).send("POST", "/api/tables", "{}").await, &long);
}

/// PostgreSQL rejects NUL characters. That is the request's fault and must not be reported as an unavailable database.
async fn nul_characters_are_handled(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let mut ada = Client::of(app.clone());
    ada.sign("/api/guests", json!({"name": "Ada"})).await;
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let id = ada.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
    let position = ada.get(&format!("/api/tables/{id}")).await.is(200)["table"]["position"].clone();
    for path in [
        "/api/tables/a%00",
        "/api/users/a%00",
        "/api/records/a%00",
        "/api/tables?before=1.%00",
        "/api/tables/a%00/chat",
    ] {
        let answer = ada.get(path).await;
        assert!(answer.status.is_client_error(), "{path}: {answer:?}");
    }
    let sign_in = json!({"name": "a\u{0}", "password": "rose window"});
    let reserved = json!({"game": "1303", "seats": [{"kind": "me"}, {"kind": "reserved", "name": "a\u{0}"}]});
    for (path, body) in [("/api/session", sign_in), ("/api/tables", reserved)] {
        let answer = ada.json("POST", path, body).await;
        assert!(answer.status.is_client_error(), "{path}: {answer:?}");
    }
    // SQLite stores such a key; PostgreSQL refuses it.
    let body = json!({"move": position["legal"][0]["move"], "number": position["number"], "key": "a\u{0}"});
    let answer = ada.json("POST", &format!("/api/tables/{id}/moves"), body).await;
    assert!(!answer.status.is_server_error(), "{answer:?}");
    assert!(app.service.hub().is_database_there());
}

/// Asserts that the answer is a short problem.
#[track_caller]
fn is_short(answer: &Answer, long: &str) {
    assert!(answer.status.is_client_error(), "{answer:?}");
    assert_eq!(answer.headers[header::CONTENT_TYPE], "application/problem+json");
    assert!(answer.body.len() <= LONGEST, "{} bytes: {:.300}", answer.body.len(), answer.body);
    assert!(!answer.body.contains(long));
}

/// Requests with a long text in every field.
fn bodies(long: &str) -> Vec<(&'static str, Value)> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let table = |name: &str, value: Value| {
        let mut new = json!({"game": "classic", "seats": seats});
        new[name] = value;
        ("/api/tables", new)
    };
    let pace = |zone: &str| json!({"kind": "correspondence", "days": 2, "sleep": {"from": 23, "to": 8, "zone": zone}});
    vec![
        ("/api/tables/ID/moves", json!({"move": long, "number": 1})),
        ("/api/tables/ID/moves", json!({"move": "pass", "number": long})),
        ("/api/tables/ID/moves", json!({"move": "pass", "number": 1, "key": long})),
        ("/api/tables/ID/moves", json!({"move": "pass", "number": 1, long: 1})),
        ("/api/tables/ID/chat", json!({"text": long})),
        ("/api/tables/ID/start", json!({"fill": long})),
        ("/api/guests", json!({"name": long})),
        ("/api/accounts", json!({"name": long, "password": "long enough"})),
        ("/api/me/notices", json!({"target": {"kind": long}})),
        ("/api/me/notices", json!({"target": {"kind": "webhook", "url": long}})),
        ("/api/me/notices", json!({"target": {"kind": "webhook", "url": "https://example.org/"}, "lang": long})),
        table("game", json!(long)),
        table("options", json!(long)),
        table("options", json!(format!("edition={long}"))),
        table("seed", json!(long)),
        table("pace", json!({"kind": long})),
        table("pace", pace(long)),
        table("stand_in", json!({"kind": "bot", "level": long})),
        table("seats", json!([{"kind": "me", "name": long}, {"kind": "me"}])),
        table("seats", json!([{"kind": "me"}, {"kind": "reserved", "name": long}])),
        table("seats", json!([{"kind": "me"}, {"kind": "bot", "level": long}])),
        table("from", json!({"table": long})),
        table("from", json!({"record": long})),
        table("from", json!({"position": {long: 1}})),
        table("from", json!({"position": long})),
        table(long, json!(1)),
    ]
}

/// Records with a long text in every part.
fn records(long: &str) -> Vec<String> {
    let head = "caylus-record 1\ngame: classic\nplayers: 2\n";
    vec![
        long.to_owned(),
        format!("caylus-record {long}\n"),
        format!("caylus-record 1\ngame: {long}\n\n"),
        format!("caylus-record 1\ngame: classic\nplayers: {long}\n\n"),
        format!("{head}{long}: 1\n\n"),
        format!("{head}options: {long}\n\n"),
        format!("{head}seed: {long}\n\n"),
        format!("{head}position: {long}\n\n"),
        format!("{head}position: {{\"{long}\": 1}}\n\n"),
        format!("{head}seed: 1\n\n{long}\n"),
        format!("{head}seed: 1\n\n1 {long}: pass\n"),
    ]
}
