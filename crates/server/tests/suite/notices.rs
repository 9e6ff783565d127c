//! Notices: allowed targets, what is delivered, and retries.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::routing::post;
use caylus_server::app::App;
use caylus_server::config::Config;
use caylus_server::ids::UserId;
use caylus_server::notices::deliver_due;
use caylus_server::store::Store;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;
use crate::store::turn;

on_both!(
    places_are_kept_and_forgotten,
    the_limit_of_places_holds_at_the_same_time,
    notifies_in_every_format,
    what_fails_is_tried_again_or_forgotten,
);

/// A webhook receiver: the notices that arrived, and the statuses to answer with next.
#[derive(Clone, Default)]
struct Inbox {
    heard: Arc<Mutex<Vec<(String, Value)>>>,
    answers: Arc<Mutex<VecDeque<StatusCode>>>,
}

impl Inbox {
    /// Starts listening and returns the URL.
    async fn listen(&self) -> String {
        let inbox = self.clone();
        let hear = move |Path(path): Path<String>, body: String| async move {
            inbox.heard.lock().unwrap().push((path, serde_json::from_str(&body).unwrap()));
            inbox.answers.lock().unwrap().pop_front().unwrap_or(StatusCode::NO_CONTENT)
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/{path}", post(hear))).await });
        format!("http://{address}")
    }

    fn heard(&self) -> Vec<(String, Value)> {
        std::mem::take(&mut self.heard.lock().unwrap())
    }

    fn will_answer(&self, status: u16) {
        self.answers.lock().unwrap().push_back(StatusCode::from_u16(status).unwrap());
    }
}

fn config() -> Config {
    let public_url = Some("https://caylus.example".parse().unwrap());
    Config { private_notices: true, public_url, ..unlimited() }
}

async fn person(app: &App) -> (Client, UserId) {
    let mut client = Client::of(app.clone());
    let me = client.sign("/api/guests", json!({"name": "Ada"})).await;
    (client, UserId::new(me["id"].as_str().unwrap().to_owned()))
}

async fn waiting(store: &Store) -> usize {
    store.take_deliveries(i64::MAX, i64::MAX, 99).await.unwrap().len()
}

async fn places_are_kept_and_forgotten(test: TestStore) {
    let (person, _) = person(&App::new(test.store.clone(), unlimited())).await;
    let target = json!({"kind": "webhook", "url": "https://hooks.example.org/secret"});
    let made = person.json("POST", "/api/me/notices", json!({"target": target, "lang": "fr"})).await.is(201);
    assert_eq!(
        (&made["kind"], &made["host"], &made["lang"]),
        (&json!("webhook"), &json!("hooks.example.org"), &json!("fr"))
    );
    assert_eq!(person.get("/api/me/notices").await.is(200), json!([made]));
    for (target, reason) in [
        (json!({"kind": "webhook", "url": "https://127.0.0.1/"}), "private network address"),
        (json!({"kind": "slack", "url": "http://example.org/"}), "https://"),
        (json!({"kind": "push", "endpoint": "https://example.org/", "p256dh": "x", "auth": "y"}), "invalid push keys"),
    ] {
        person.json("POST", "/api/me/notices", json!({"target": target})).await.refuses(422, reason);
    }
    let unknown = json!({"target": target, "lang": "xx"});
    person.json("POST", "/api/me/notices", unknown).await.refuses(400, "`xx`");
    person.json("POST", "/api/me/notices", json!({"target": {"kind": "pigeon"}})).await.refuses(400, "pigeon");
    for _ in 1..10 {
        person.json("POST", "/api/me/notices", json!({"target": target})).await.is(201);
    }
    person.json("POST", "/api/me/notices", json!({"target": target})).await.refuses(409, "10 notice targets");
    let path = format!("/api/me/notices/{}", made["id"].as_str().unwrap());
    person.json("DELETE", &path, Value::Null).await.is(204);
    person.json("DELETE", &path, Value::Null).await.refuses(404, "no such notice target");
    person.another().get("/api/me/notices").await.refuses(401, "not signed in");
    assert_eq!(person.get("/api/push-key").await.is(200)["key"].as_str().unwrap().len(), 87);
}

async fn the_limit_of_places_holds_at_the_same_time(test: TestStore) {
    let (person, _) = person(&App::new(test.store.clone(), unlimited())).await;
    let new = json!({"target": {"kind": "webhook", "url": "https://hooks.example.org/secret"}});
    let made = join_all((0..20).map(|_| person.json("POST", "/api/me/notices", new.clone()))).await;
    assert_eq!(made.iter().filter(|answer| answer.status == 201).count(), 10);
    made.iter().filter(|answer| answer.status != 201).for_each(|answer| answer.refuses(409, "10 notice targets"));
    assert_eq!(person.get("/api/me/notices").await.is(200).as_array().map(Vec::len), Some(10));
}

async fn notifies_in_every_format(test: TestStore) {
    let (inbox, app) = (Inbox::default(), App::new(test.store.clone(), config()));
    let address = inbox.listen().await;
    let (client, me) = person(&app).await;
    let client = client.with(axum::http::header::ORIGIN, "https://caylus.example");
    for kind in ["webhook", "discord", "slack"] {
        let target = json!({"kind": kind, "url": format!("{address}/{kind}")});
        client.json("POST", "/api/me/notices", json!({"target": target, "lang": "fr"})).await.is(201);
    }
    let (table, at) = turn(&test.store, &me).await;
    deliver_due(&test.store, &app.sender, at - 1).await.unwrap();
    assert_eq!(inbox.heard(), []);
    deliver_due(&test.store, &app.sender, at).await.unwrap();
    let mut heard = inbox.heard();
    heard.sort_by(|one, other| one.0.cmp(&other.0));
    let link = format!("https://caylus.example/tables/{table}");
    let text = "C’est à vous\u{a0}: Caylus";
    let plain = format!("{text}\n{link}");
    assert_eq!(
        heard,
        [
            ("discord".to_owned(), json!({"content": plain, "allowed_mentions": {"parse": []}})),
            ("slack".to_owned(), json!({"text": plain})),
            (
                "webhook".to_owned(),
                json!({"event": "turn", "table": table, "game": "classic", "url": link, "text": text})
            ),
        ]
    );
    assert_eq!(waiting(&test.store).await, 0);
}

async fn what_fails_is_tried_again_or_forgotten(test: TestStore) {
    let (inbox, app) = (Inbox::default(), App::new(test.store.clone(), config()));
    let address = inbox.listen().await;
    let (client, me) = person(&app).await;
    let client = client.with(axum::http::header::ORIGIN, "https://caylus.example");
    let target = json!({"kind": "webhook", "url": format!("{address}/x")});
    let made = client.json("POST", "/api/me/notices", json!({"target": target})).await.is(201);
    let path = format!("/api/me/notices/{}/test", made["id"].as_str().unwrap());
    client.json("POST", &path, Value::Null).await.is(204);
    inbox.will_answer(500);
    client.json("POST", &path, Value::Null).await.refuses_with(422, "undelivered");
    assert_eq!(inbox.heard().len(), 2);

    let (_, at) = turn(&test.store, &me).await;
    inbox.will_answer(503);
    deliver_due(&test.store, &app.sender, at).await.unwrap();
    deliver_due(&test.store, &app.sender, at + 29_999).await.unwrap();
    assert_eq!(inbox.heard().len(), 1, "retried after half a minute");
    inbox.will_answer(410);
    deliver_due(&test.store, &app.sender, at + 30_000).await.unwrap();
    assert_eq!(inbox.heard().len(), 1);
    assert_eq!(client.get("/api/me/notices").await.is(200), json!([]), "the target is gone");
    assert_eq!(waiting(&test.store).await, 0);
}
