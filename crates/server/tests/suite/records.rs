//! Uploaded records: what is stored, and the limits.

use axum::http::HeaderName;
use caylus_rules::family::GameName;
use caylus_server::app::App;
use caylus_server::config::Config;
use caylus_server::ids::{Fresh, RecordId, UserId};
use caylus_server::store::{Store, StoredRecord};
use serde_json::json;

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

on_both!(
    comments_are_not_kept,
    records_of_earlier_builds_open,
    names_in_records_are_short,
    a_person_keeps_200_records,
    the_last_free_place_is_given_once,
    an_address_uploads_so_many_an_hour,
);

const RECORD: &str = "caylus-record 1
game: classic
players: 2
seed: 7
name 0: Ada
name 1: Zoë

";

/// The record with comments and blank lines, and without move numbers.
fn commented() -> String {
    let comment = "# how it went: ".to_owned() + &"blah ".repeat(50_000);
    RECORD.replace("game:", &format!("{comment}\ngame:")) + &format!("{comment}\n\npass {comment}\n  pass\n")
}

async fn guest(app: App) -> (Client, UserId) {
    let mut client = Client::of(app);
    let me = client.sign("/api/guests", json!({"name": "Ada"})).await;
    (client, UserId::new(me["id"].as_str().unwrap().to_owned()))
}

fn stored(user: &UserId, text: &str) -> StoredRecord {
    StoredRecord {
        id: RecordId::fresh(),
        user: user.clone(),
        game: GameName::Classic,
        created_at: 1,
        text: text.to_owned(),
    }
}

async fn upload(client: &Client, text: impl Into<String>) -> String {
    let answer = client.send("POST", "/api/records", text.into()).await.is(201);
    format!("/api/records/{}", answer["id"].as_str().unwrap())
}

async fn comments_are_not_kept(test: TestStore) {
    let (ada, _) = guest(App::new(test.store.clone(), unlimited())).await;
    let path = upload(&ada, commented()).await;
    let kept = ada.get(&path).await.body;
    assert!(kept.len() < 1000, "{kept:.1000}");
    assert!(kept.contains("\nseed: 7\nname 0: Ada\nname 1: Zoë\n\n1 "), "{kept}");
    let steps = ada.get(&format!("{path}/steps")).await.is(200);
    assert_eq!((&steps["moves"], &steps["names"]), (&json!(2), &json!(["Ada", "Zoë"])));
    // A record written by the server is stored byte for byte.
    assert_eq!(ada.get(&upload(&ada, kept.clone()).await).await.body, kept);
}

async fn records_of_earlier_builds_open(test: TestStore) {
    let (ada, user) = guest(App::new(test.store.clone(), unlimited())).await;
    let record = stored(&user, &commented());
    assert!(test.store.add_record(&record, 1).await.unwrap());
    let path = format!("/api/records/{}", record.id);
    assert_eq!(ada.get(&path).await.body, record.text);
    let steps = ada.get(&format!("{path}/steps")).await.is(200);
    assert_eq!((&steps["moves"], &steps["names"]), (&json!(2), &json!(["Ada", "Zoë"])));
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = ada.json("POST", "/api/tables", json!({"from": {"record": record.id}, "seats": seats})).await.is(201);
    assert_eq!(table["position"]["moves"], 2);
}

async fn names_in_records_are_short(test: TestStore) {
    let (ada, _) = guest(App::new(test.store.clone(), unlimited())).await;
    let named = |name: &str| RECORD.replace("Zoë", name);
    upload(&ada, named(&"é".repeat(80))).await;
    let long = ada.send("POST", "/api/records", named(&"é".repeat(81))).await;
    long.refuses(422, "name 1 must be at most 80 characters");
}

/// Stores this many records of a person.
async fn fill(store: &Store, user: &UserId, count: usize) {
    for _ in 0..count {
        assert!(store.add_record(&stored(user, RECORD), count).await.unwrap());
    }
}

async fn a_person_keeps_200_records(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let (ada, user) = guest(app.clone()).await;
    fill(&test.store, &user, 199).await;
    upload(&ada, RECORD).await;
    ada.send("POST", "/api/records", RECORD).await.refuses(409, "200 records");
    // The limit is per person.
    upload(&guest(app).await.0, RECORD).await;
}

async fn the_last_free_place_is_given_once(test: TestStore) {
    let (_, user) = guest(App::new(test.store.clone(), unlimited())).await;
    // Several rounds, since in a single one the tasks may happen to run in sequence.
    for most in 1..=20 {
        let add = |_| {
            let (store, record) = (test.store.clone(), stored(&user, RECORD));
            tokio::spawn(async move { store.add_record(&record, most).await.unwrap() })
        };
        let adding: Vec<_> = (0..8).map(add).collect();
        let mut kept = 0;
        for added in adding {
            kept += usize::from(added.await.unwrap());
        }
        assert_eq!(kept, 1, "round {most}");
    }
}

async fn an_address_uploads_so_many_an_hour(test: TestStore) {
    let config = Config { records_per_hour: 2, proxies: 1, ..unlimited() };
    let app = App::new(test.store.clone(), config);
    let from = |client: &Client, address: &str| client.with(HeaderName::from_static("x-forwarded-for"), address);
    let (ada, ben) = (guest(app.clone()).await.0, guest(app).await.0);
    upload(&from(&ada, "10.0.0.1"), RECORD).await;
    upload(&from(&ben, "10.0.0.1"), RECORD).await;
    from(&ada, "10.0.0.1").send("POST", "/api/records", RECORD).await.refuses(429, "try again");
    upload(&from(&ada, "10.0.0.2"), RECORD).await;
}
