//! Guests, accounts, sessions and tokens, over HTTP.

use axum::http::header;
use caylus_server::config::Config;
use caylus_server::store::Store;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::Row;

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

on_both!(
    a_guest_plays_with_a_name,
    a_guest_becomes_an_account_and_stays_the_same_person,
    an_account_signs_in_and_out,
    names_that_look_alike_are_taken,
    a_guest_cannot_have_the_name_of_an_account,
    accounts_with_keys_of_earlier_versions_are_found,
    what_is_refused_changes_nothing,
    a_name_and_a_password_can_change,
    a_token_is_shown_once_and_can_be_taken_back,
    the_limit_of_tokens_holds_at_the_same_time,
    an_account_is_forgotten,
    invalid_requests_are_refused,
    sign_in_attempts_are_limited,
);

fn client(test: &TestStore) -> Client {
    Client::new(test, unlimited())
}

const PASSWORD: &str = "rose window";

fn ada() -> Value {
    json!({"name": "Ada", "password": PASSWORD})
}

async fn a_guest_plays_with_a_name(test: TestStore) {
    let mut guest = client(&test);
    guest.get("/api/me").await.refuses(401, "not signed in");
    let answer = guest.json("POST", "/api/guests", json!({"name": " Ada "})).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    for part in ["caylus=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "not over TLS: {cookie}");
    let me = guest.sign("/api/guests", json!({"name": " Ada "})).await;
    assert_eq!((&me["name"], &me["is_guest"]), (&json!("Ada"), &json!(true)));
    assert_eq!(guest.get("/api/me").await.is(200), me);
    let user = guest.get(&format!("/api/users/{}", me["id"].as_str().unwrap())).await.is(200);
    assert_eq!((&user["name"], &user["games"], &user["ratings"]), (&json!("Ada"), &json!(0), &json!([])));
    guest.json("POST", "/api/me/tokens", json!({"label": "x"})).await.refuses(403, "guests cannot have tokens");
    // Two guests can have the same name.
    client(&test).sign("/api/guests", json!({"name": "Ada"})).await;
}

async fn a_guest_becomes_an_account_and_stays_the_same_person(test: TestStore) {
    let mut guest = client(&test);
    let before = guest.sign("/api/guests", json!({"name": "Guest"})).await;
    let old = guest.another().with(header::COOKIE, &guest.headers.last().unwrap().1);
    let after = guest.sign("/api/accounts", ada()).await;
    assert_eq!(after, json!({"id": before["id"], "name": "Ada", "is_guest": false}));
    old.get("/api/me").await.refuses(401, "not signed in");
    // Someone with an account who creates another becomes a different person.
    let second = guest.sign("/api/accounts", json!({"name": "Eve", "password": PASSWORD})).await;
    assert_ne!(second["id"], before["id"]);
}

async fn an_account_signs_in_and_out(test: TestStore) {
    let mut here = client(&test);
    let me = here.sign("/api/accounts", ada()).await;
    let mut there = here.another();
    let wrong = json!({"name": "Ada", "password": "rose garden"});
    there.json("POST", "/api/session", wrong).await.refuses(403, "wrong name or password");
    let nobody = json!({"name": "Eve", "password": PASSWORD});
    there.json("POST", "/api/session", nobody).await.refuses(403, "wrong name or password");
    assert_eq!(there.sign("/api/session", json!({"name": "ada", "password": PASSWORD})).await, me);
    let out = there.json("DELETE", "/api/session", Value::Null).await;
    out.is(204);
    assert!(out.headers[header::SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    there.get("/api/me").await.refuses(401, "not signed in");
    here.get("/api/me").await.is(200);
}

async fn names_that_look_alike_are_taken(test: TestStore) {
    let mut client = client(&test);
    client.sign("/api/accounts", ada()).await;
    client.sign("/api/accounts", json!({"name": "William Attia", "password": PASSWORD})).await;
    client.sign("/api/accounts", json!({"name": "Savvy", "password": PASSWORD})).await;
    for name in ["ADA", "VVilliam Attia", "vvIlliam attia", "Sawy"] {
        let alike = json!({"name": name, "password": PASSWORD});
        client.another().json("POST", "/api/accounts", alike).await.refuses(409, "name is taken");
    }
}

async fn a_guest_cannot_have_the_name_of_an_account(test: TestStore) {
    let mut client = client(&test);
    let mut kim = client.another();
    let me = kim.sign("/api/guests", json!({"name": "Kim"})).await;
    client.sign("/api/accounts", json!({"name": "Wanda", "password": PASSWORD})).await;
    for name in ["Wanda", "WANDA", "VVanda"] {
        let name = json!({ "name": name });
        client.another().json("POST", "/api/guests", name.clone()).await.refuses(409, "name is taken");
        kim.json("PATCH", "/api/me", name).await.refuses(409, "name is taken");
    }
    assert_eq!(kim.get("/api/me").await.is(200), me);
    assert_eq!(kim.json("PATCH", "/api/me", json!({"name": "Kim W"})).await.is(200)["name"], "Kim W");
    // A guest who had the name before the account keeps it.
    client.sign("/api/accounts", json!({"name": "Kim W", "password": PASSWORD})).await;
    assert_eq!(kim.get("/api/me").await.is(200)["name"], "Kim W");
}

async fn accounts_with_keys_of_earlier_versions_are_found(test: TestStore) {
    let register = async |name: &str| {
        let mut client = client(&test);
        let me = client.sign("/api/accounts", json!({"name": name, "password": PASSWORD})).await;
        (client, me["id"].as_str().unwrap().to_owned())
    };
    let ((wanda, one), (double, two), (walter, three)) =
        (register("Wanda").await, register("Double").await, register("Walter").await);
    // As earlier versions wrote them: `Wanda` and `VVanda` were different names.
    let pool = sqlx::AnyPool::connect(&test.address).await.unwrap();
    for (id, name, key) in [(&one, "Wanda", "wanda"), (&two, "VVanda", "vvanda"), (&three, "Walter", "walter")] {
        let sql = "UPDATE users SET name = $2, name_key = $3 WHERE id = $1";
        sqlx::query(sql).bind(id.as_str()).bind(name).bind(key).execute(&pool).await.unwrap();
    }
    sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 4").execute(&pool).await.unwrap();
    Store::open(&test.address).await.unwrap().close().await;
    let row = sqlx::query("SELECT name_key FROM users WHERE id = $1").bind(&*three).fetch_one(&pool).await.unwrap();
    assert_eq!(row.get::<String, _>(0), "vvalter", "nobody else has this key");

    for (name, id) in [("Wanda", &one), ("VVanda", &two), ("WALTER", &three), ("VValter", &three)] {
        let me = client(&test).sign("/api/session", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(me["id"].as_str(), Some(id.as_str()), "{name}");
        let seats = json!([{"kind": "open"}, {"kind": "reserved", "name": name}]);
        let made = walter.json("POST", "/api/tables", json!({"game": "classic", "seats": seats})).await.is(201);
        assert_eq!(made["seats"][1]["name"], if name == "VValter" { "Walter" } else { me["name"].as_str().unwrap() });
        let taken = json!({"name": name, "password": PASSWORD});
        client(&test).json("POST", "/api/accounts", taken).await.refuses(409, "name is taken");
        client(&test).json("POST", "/api/guests", json!({ "name": name })).await.refuses(409, "name is taken");
    }
    // All can still change how their name is spelled, but not to look like another's.
    for (who, name, is_free) in [
        (&wanda, "WANDA", true),
        (&wanda, "VVanda", false),
        (&double, "vvanda", true),
        (&double, "Wanda", false),
        (&walter, "VValter", true),
        (&walter, "wanda", false),
    ] {
        let answer = who.json("PATCH", "/api/me", json!({ "name": name })).await;
        match is_free {
            true => assert_eq!(answer.is(200)["name"], name),
            false => answer.refuses(409, "name is taken"),
        }
    }
    for (name, id) in [("Wanda", &one), ("VVanda", &two), ("Walter", &three)] {
        let me = client(&test).sign("/api/session", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(me["id"].as_str(), Some(id.as_str()), "{name}");
    }
}

async fn what_is_refused_changes_nothing(test: TestStore) {
    let mut person = client(&test);
    let me = person.sign("/api/accounts", ada()).await;
    person.another().sign("/api/accounts", json!({"name": "Eve", "password": PASSWORD})).await;
    let change = |name: &str, new: &str, old: &str| json!({"name": name, "password": new, "old_password": old});
    for (changes, status, detail) in [
        (change("Zoë", "lancet arch", "wrong"), 403, "wrong password"),
        (change("Zoë", "short", PASSWORD), 422, "at least 8"),
        (change("Eve", "lancet arch", PASSWORD), 409, "name is taken"),
        (change("a  b", "lancet arch", PASSWORD), 403, "two spaces"),
    ] {
        person.json("PATCH", "/api/me", changes).await.refuses(status, detail);
        assert_eq!(person.get("/api/me").await.is(200), me);
        person.another().sign("/api/session", ada()).await;
    }
    let changed = person.json("PATCH", "/api/me", change("Zoë", "lancet arch", PASSWORD)).await.is(200);
    assert_eq!(changed["name"], "Zoë");
    person.another().sign("/api/session", json!({"name": "Zoë", "password": "lancet arch"})).await;
    let mut guest = person.another();
    let me = guest.sign("/api/guests", json!({"name": "Kim"})).await;
    guest.json("PATCH", "/api/me", change("Lou", "lancet arch", "")).await.refuses(409, "create an account");
    assert_eq!(guest.get("/api/me").await.is(200), me);
}

async fn a_name_and_a_password_can_change(test: TestStore) {
    let mut here = client(&test);
    here.sign("/api/accounts", ada()).await;
    let mut there = here.another();
    there.sign("/api/session", ada()).await;
    assert_eq!(here.json("PATCH", "/api/me", json!({"name": "Eve"})).await.is(200)["name"], "Eve");
    let change = |old: &str| json!({"password": "lancet arch", "old_password": old});
    here.json("PATCH", "/api/me", change("wrong")).await.refuses(403, "wrong password");
    here.json("PATCH", "/api/me", json!({"password": "lancet arch"})).await.refuses(403, "password is required");
    here.json("PATCH", "/api/me", change(PASSWORD)).await.is(200);
    here.get("/api/me").await.is(200);
    there.get("/api/me").await.refuses(401, "not signed in");
    there
        .json("POST", "/api/session", json!({"name": "Eve", "password": PASSWORD}))
        .await
        .refuses(403, "wrong name or password");
    there.sign("/api/session", json!({"name": "Eve", "password": "lancet arch"})).await;
}

async fn a_token_is_shown_once_and_can_be_taken_back(test: TestStore) {
    let mut person = client(&test);
    let me = person.sign("/api/accounts", ada()).await;
    let made = person.json("POST", "/api/me/tokens", json!({"label": "my bot"})).await.is(201);
    let token = made["token"].as_str().unwrap();
    let listed = person.get("/api/me/tokens").await.is(200);
    assert_eq!(listed[0]["label"], "my bot");
    assert_eq!(listed[0]["token"], Value::Null);
    let program = person.another().with(header::AUTHORIZATION, &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").await.is(200), me);
    program.json("POST", "/api/me/tokens", json!({"label": "more"})).await.refuses(403, "a token cannot create tokens");
    let cookie = person.another().with(header::COOKIE, &format!("caylus={token}"));
    cookie.get("/api/me").await.refuses(401, "not signed in");
    for _ in 1..20 {
        person.json("POST", "/api/me/tokens", json!({"label": "another"})).await.is(201);
    }
    person.json("POST", "/api/me/tokens", json!({"label": "one more"})).await.refuses(409, "20 tokens");
    person.json("POST", "/api/me/tokens", json!({"label": "x".repeat(61)})).await.refuses(422, "1 to 60 characters");
    let path = format!("/api/me/tokens/{}", made["id"].as_str().unwrap());
    person.json("DELETE", &path, Value::Null).await.is(204);
    person.json("DELETE", &path, Value::Null).await.refuses(404, "no such token");
    program.get("/api/me").await.refuses(401, "not signed in");
    // An unknown token is refused even where no sign-in is needed.
    program
        .json("POST", "/api/accounts", json!({"name": "Eve", "password": PASSWORD}))
        .await
        .refuses(401, "not signed");
}

async fn the_limit_of_tokens_holds_at_the_same_time(test: TestStore) {
    let mut person = client(&test);
    person.sign("/api/accounts", ada()).await;
    let made = join_all((0..30).map(|_| person.json("POST", "/api/me/tokens", json!({"label": "my bot"})))).await;
    assert_eq!(made.iter().filter(|answer| answer.status == 201).count(), 20);
    made.iter().filter(|answer| answer.status != 201).for_each(|answer| answer.refuses(409, "20 tokens"));
    assert_eq!(person.get("/api/me/tokens").await.is(200).as_array().map(Vec::len), Some(20));
}

async fn an_account_is_forgotten(test: TestStore) {
    let mut person = client(&test);
    let me = person.sign("/api/accounts", ada()).await;
    let mut other = person.another();
    other.sign("/api/guests", json!({"name": "Kim"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = person.json("POST", "/api/tables", json!({"game": "classic", "seats": seats})).await.is(201);
    let table = format!("/api/tables/{}", table["id"].as_str().unwrap());
    other.json("POST", &format!("{table}/join"), json!({})).await.is(200);
    assert!(other.get(&table).await.body.contains("Ada"));
    person.json("DELETE", "/api/me", json!({})).await.refuses(403, "password is required");
    person.json("DELETE", "/api/me", json!({"password": PASSWORD})).await.is(204);
    person.get("/api/me").await.refuses(401, "not signed in");
    let user = person.get(&format!("/api/users/{}", me["id"].as_str().unwrap())).await.is(200);
    assert_eq!((&user["name"], &user["is_guest"]), (&Value::Null, &json!(false)));
    person.another().json("POST", "/api/session", ada()).await.refuses(403, "wrong name or password");
    let left = other.get(&table).await;
    assert!(left.is(200).to_string().contains("\"medium\"") && !left.body.contains("Ada"), "a bot plays on: {left:?}");
    let mut guest = person.another();
    guest.sign("/api/guests", json!({"name": "Guest"})).await;
    guest.json("DELETE", "/api/me", json!({})).await.is(204);
}

async fn invalid_requests_are_refused(test: TestStore) {
    let client = client(&test);
    for (body, status, detail) in [
        (json!({"name": "Ada"}), 400, "missing field `password`"),
        (json!({"name": "Ada", "password": "short"}), 422, "password must be at least 8 characters"),
        (json!({"name": "", "password": PASSWORD}), 403, "name must not be empty"),
        (json!({"name": "x".repeat(25), "password": PASSWORD}), 403, "name must be at most 24 characters"),
        (json!({"name": "a\u{202e}b", "password": PASSWORD}), 403, "U+202E"),
        (json!({"name": "Ada", "password": PASSWORD, "admin": true}), 400, "unknown field `admin`"),
        (json!({"name": "Ada", "password": 7}), 400, "invalid type"),
    ] {
        client.json("POST", "/api/accounts", body).await.refuses(status, detail);
    }
    client.send("POST", "/api/guests", "{}").await.refuses(415, "Content-Type");
    let json = client.with(header::CONTENT_TYPE, "application/json");
    json.send("POST", "/api/guests", "{").await.refuses(400, "EOF");
    json.send("POST", "/api/guests", format!("{{\"name\": \"{}\"}}", "x".repeat(70_000))).await.refuses(413, "");
    client.get("/api/users/nobody").await.refuses(404, "no such person");
    client.with(header::AUTHORIZATION, "Basic YTpi").get("/api/me").await.refuses(401, "not signed in");
}

async fn sign_in_attempts_are_limited(test: TestStore) {
    let client = Client::new(&test, Config { sign_ins_per_minute: 2, ..unlimited() });
    for _ in 0..2 {
        client.json("POST", "/api/session", ada()).await.refuses(403, "wrong name or password");
    }
    let answer = client.json("POST", "/api/session", ada()).await;
    answer.refuses(429, "too many requests");
    assert!(answer.headers[header::RETRY_AFTER].to_str().unwrap().parse::<u64>().unwrap() > 0);
}
