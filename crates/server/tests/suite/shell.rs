//! Middleware and general routes: cross-site protection, headers, the page, limits, health, metrics, the OpenAPI document.

use std::collections::BTreeSet;

use axum::http::{HeaderName, header};
use caylus_server::app::App;
use caylus_server::config::Config;
use caylus_server::http;
use caylus_server::ids::UserId;
use serde_json::{Value, json};

use crate::common::{Client, postgres, sqlite, unlimited};

async fn client(config: Config) -> (Client, crate::common::TestStore) {
    let test = sqlite().await;
    (Client::new(&test, config), test)
}

fn name() -> Value {
    json!({"name": "Ada"})
}

#[tokio::test]
async fn requests_from_pages_of_others_are_refused() {
    let (client, _test) = client(unlimited()).await;
    let origin = |from: &str| client.with(header::ORIGIN, from);
    let fetch_site = |site: &str| client.with(HeaderName::from_static("sec-fetch-site"), site);
    let refused = "cross-site request refused";
    origin("http://caylus.test").json("POST", "/api/guests", name()).await.is(201);
    for from in ["http://evil.test", "http://caylus.test:81", "http://caylus.test.evil.test", "null", ""] {
        origin(from).json("POST", "/api/guests", name()).await.refuses(403, refused);
    }
    fetch_site("same-origin").json("POST", "/api/guests", name()).await.is(201);
    fetch_site("cross-site").json("POST", "/api/guests", name()).await.refuses(403, refused);
    fetch_site("same-site").json("POST", "/api/guests", name()).await.refuses(403, refused);
    // Reading is harmless, but a WebSocket can do more than read.
    origin("http://evil.test").get("/api/version").await.is(200);
    let socket = origin("http://evil.test").with(header::UPGRADE, "websocket");
    socket.get("/api/version").await.refuses(403, refused);
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let public_url = Some("https://caylus.example".parse().unwrap());
    let (client, _test) = client(Config { public_url, ..unlimited() }).await;
    let origin = |from: &str| client.with(header::ORIGIN, from);
    let answer = origin("https://caylus.example").json("POST", "/api/guests", name()).await;
    answer.is(201);
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("__Host-caylus=") && cookie.contains("Secure"), "{cookie}");
    assert!(answer.headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
    origin("http://caylus.test").json("POST", "/api/guests", name()).await.refuses(403, "cross-site request refused");
}

#[tokio::test]
async fn answers_have_security_headers() {
    let (client, _test) = client(unlimited()).await;
    for path in ["/", "/api/version", "/api/me", "/api/nowhere"] {
        let answer = client.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(answer.headers[header::CACHE_CONTROL], if path == "/" { "no-cache" } else { "no-store" });
        assert!(answer.headers.contains_key("x-request-id"), "{path}");
    }
    let page = client.get("/").await.body;
    // The policy forbids inline styles and scripts.
    assert!(!page.contains("<style") && !page.contains("style=") && !page.contains("<script>"), "{page}");
}

#[tokio::test]
async fn the_page_is_served_wherever_the_reader_is() {
    let (client, _test) = client(unlimited()).await;
    let page = client.get("/").await;
    assert_eq!(page.headers[header::CONTENT_TYPE], "text/html");
    for path in ["/tables/abc", "/replay/tables/abc", "/index.html"] {
        assert_eq!(client.get(path).await.body, page.body, "{path}");
    }
    let tag = page.headers[header::ETAG].to_str().unwrap();
    for known in [tag.to_owned(), format!("\"other\", W/{tag}")] {
        let again = client.with(header::IF_NONE_MATCH, &known).get("/").await;
        again.is(304);
        assert_eq!((again.body.as_str(), &again.headers[header::ETAG]), ("", &page.headers[header::ETAG]));
    }
    assert_eq!(client.with(header::IF_NONE_MATCH, "\"other\"").get("/").await.body, page.body);
    let asset = page.body.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")).unwrap();
    let script = client.get(asset).await;
    assert!(script.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert_eq!(script.headers[header::CONTENT_TYPE], "text/javascript");
    assert!(client.get("/api/version").await.body.contains(tag.trim_matches('"')));
    for (taken, sent) in
        [("gzip, br;q=0.9", Some("br")), ("br;q=0, gzip", Some("gzip")), ("br; q=0.0", None), ("identity", None)]
    {
        let page = client.with(header::ACCEPT_ENCODING, taken).get("/").await;
        assert_eq!(page.headers.get(header::CONTENT_ENCODING).map(|sent| sent.to_str().unwrap()), sent, "{taken}");
        assert_eq!(page.headers[header::CONTENT_TYPE], "text/html");
        assert!(page.headers.get_all(header::VARY).iter().any(|vary| vary == "accept-encoding"), "{taken}");
    }
    let compressed = client.with(header::ACCEPT_ENCODING, "br");
    let own = compressed.get("/").await.headers[header::ETAG].clone();
    assert_ne!(own, page.headers[header::ETAG]);
    compressed.with(header::IF_NONE_MATCH, own.to_str().unwrap()).get("/").await.is(304);
}

/// Whichever part of the server refuses a request, the answer is a problem. Timeouts and panics are in the unit tests.
#[tokio::test]
async fn every_refusal_is_a_problem() {
    let (mut client, _test) = client(unlimited()).await;
    client.sign("/api/guests", name()).await;
    let json = client.with(header::CONTENT_TYPE, "application/json");
    client.get("/api/nowhere").await.refuses(404, "nothing found");
    client.get("/assets/nowhere.js").await.refuses(404, "nothing found");
    client.json("POST", "/nowhere", json!({})).await.refuses(404, "nothing found");
    client.json("PUT", "/api/me", json!({})).await.refuses(405, "method not allowed");
    client.send("POST", "/api/tables", "{}").await.refuses(415, "Content-Type");
    json.send("POST", "/api/tables", "{").await.refuses(400, "EOF");
    json.send("POST", "/api/tables", "[]").await.refuses(400, "invalid");
    json.send("POST", "/api/tables", vec![b'x'; 65 * 1024]).await.refuses(413, "length limit");
    client.send("POST", "/api/records", vec![b'x'; 1025 * 1024]).await.refuses(413, "length limit");
    client.send("POST", "/api/records", vec![0xff]).await.refuses(400, "UTF-8");
    client.get("/api/tables/%ff").await.refuses(400, "UTF-8");
    client.get("/api/tables?limit=many").await.refuses(400, "invalid digit");
    client.get("/api/tables?colour=red").await.refuses(400, "unknown field `colour`");
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let id = client.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
    client.get(&format!("/api/tables/{id}/live")).await.refuses(400, "Connection");
    client.with(header::AUTHORIZATION, "Bearer nobody").get("/api/me").await.refuses(401, "not signed in");
    client
        .with(header::ORIGIN, "http://evil.test")
        .json("POST", "/api/tables", json!({}))
        .await
        .refuses(403, "cross-site");
}

#[tokio::test]
async fn lists_the_games() {
    let (mut client, _test) = client(unlimited()).await;
    let told = client.get("/api/games").await.is(200);
    assert_eq!(told["levels"], json!(["random", "easy", "medium", "hard", "master"]));
    let names: Vec<_> = told["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["classic", "magna-carta", "1303"]);
    assert_eq!(client.get("/api/games?lang=fr").await.is(200)["games"][1]["title"], "Caylus Magna Carta");
    client.get("/api/games?lang=xx").await.refuses(400, "`xx`");
    // Everything offered can be created, and nothing else.
    client.sign("/api/guests", name()).await;
    for game in told["games"].as_array().unwrap() {
        let range = game["least_players"].as_u64().unwrap()..=game["most_players"].as_u64().unwrap();
        let options = game["options"].as_array().unwrap().iter();
        let options: Vec<_> = options
            .map(|option| format!("{}={}", option["name"].as_str().unwrap(), option["default"].as_str().unwrap()))
            .collect();
        let make = async |players: u64| {
            let seats: Vec<_> = (0..players).map(|_| json!({"kind": "open"})).collect();
            client
                .json(
                    "POST",
                    "/api/tables",
                    json!({"game": game["name"], "options": options.join(" "), "seats": seats}),
                )
                .await
        };
        for players in range.clone() {
            make(players).await.is(201);
        }
        make(range.start() - 1).await.refuses(422, "players");
        make(range.end() + 1).await.refuses(422, "players");
    }
}

#[tokio::test]
async fn one_person_has_so_many_tables() {
    let (mut client, _test) = client(Config { tables_per_person: 2, ..unlimited() }).await;
    client.sign("/api/guests", name()).await;
    let make = async || {
        client.json("POST", "/api/tables", json!({"game": "1303", "seats": [{"kind": "me"}, {"kind": "open"}]})).await
    };
    let first = make().await.is(201)["id"].as_str().unwrap().to_owned();
    make().await.is(201);
    make().await.refuses(409, "2 unfinished tables");
    client.json("POST", &format!("/api/tables/{first}/leave"), Value::Null).await.is(200);
    make().await.is(201);
}

#[tokio::test]
async fn one_person_has_few_tables_of_bots_alone() {
    let (mut client, test) = client(Config { bot_tables_per_person: 2, bot_workers: 1, ..unlimited() }).await;
    client.sign("/api/guests", name()).await;
    let make = async |seats: Value| client.json("POST", "/api/tables", json!({"game": "1303", "seats": seats})).await;
    let bots = json!([{"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "hard"}]);
    make(bots.clone()).await.is(201);
    let open = make(json!([{"kind": "open"}, {"kind": "bot", "level": "hard"}])).await.is(201);
    let kept = make(json!([{"kind": "open"}, {"kind": "open"}])).await.is(201);
    let start = async |table: &Value| {
        let path = format!("/api/tables/{}/start", table["id"].as_str().unwrap());
        client.json("POST", &path, json!({"fill": "hard"})).await
    };
    start(&open).await.is(200);
    make(bots.clone()).await.refuses(409, "2 running bots-only tables");
    assert_eq!(make(bots).await.value()["code"], "bot-tables");
    start(&kept).await.refuses(409, "2 running bots-only tables");
    // Tables where a person plays and tables of other owners do not count.
    make(json!([{"kind": "me"}, {"kind": "bot", "level": "hard"}])).await.is(201);
    let mut other = Client::new(&test, unlimited());
    other.sign("/api/guests", name()).await;
    let path = format!("/api/tables/{}", kept["id"].as_str().unwrap());
    other.json("POST", &format!("{path}/start"), json!({"fill": "hard"})).await.refuses_with(403, "not-owner");
    other.json("POST", &format!("{path}/join"), json!({})).await.is(200);
    start(&kept).await.is(200);
}

#[tokio::test]
async fn a_second_hint_has_to_wait_for_the_first() {
    let test = postgres().await;
    let app = App::new(test.store.clone(), unlimited());
    let mut client = Client::of(app.clone());
    let me = client.sign("/api/guests", name()).await;
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let table = client.json("POST", "/api/tables", new).await.is(201);
    let path = format!("/api/tables/{}/hint", table["id"].as_str().unwrap());
    let (begin, begun) = tokio::sync::oneshot::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    let me = UserId::new(me["id"].as_str().unwrap().to_owned());
    let first = tokio::spawn(async move {
        let search = move |_| {
            let _ = begin.send(());
            let _ = released.recv();
        };
        app.bots.hint(&me, search).await
    });
    begun.await.unwrap();
    let second = client.json("POST", &path, json!({})).await;
    second.refuses(429, "already waiting for a hint");
    assert_eq!(
        (&second.value()["code"], &second.headers["retry-after"]),
        (&json!("hint-pending"), &"1".parse().unwrap())
    );
    drop(release);
    first.await.unwrap().unwrap();
    client.json("POST", &path, json!({})).await.is(200);
}

/// Parallel requests cannot get around the limits.
#[tokio::test]
async fn limits_of_tables_do_not_race() {
    let config = Config { tables_per_person: 4, bot_tables_per_person: 2, bot_ms: 300, ..unlimited() };
    let (mut client, _test) = client(config).await;
    client.sign("/api/guests", name()).await;
    let create = async |seats: Value| {
        let new = json!({"game": "1303", "seats": seats});
        let answers = (0..12).map(|_| client.json("POST", "/api/tables", new.clone()));
        let answers = futures_util::future::join_all(answers).await;
        answers.iter().filter(|answer| answer.status == 201).count()
    };
    let bot = json!({"kind": "bot", "level": "hard"});
    assert_eq!(create(json!([bot, bot])).await, 2);
    assert_eq!(create(json!([{"kind": "me"}, {"kind": "open"}])).await, 2);
}

#[tokio::test]
async fn an_address_that_asks_for_too_much_has_to_wait() {
    let (client, _test) = client(Config { requests_per_second: 1, ..unlimited() }).await;
    for _ in 0..4 {
        client.get("/healthz").await;
    }
    client.get("/healthz").await.refuses(429, "too many requests");
}

#[tokio::test]
async fn a_person_who_does_too_much_has_to_wait() {
    let (mut client, _test) = client(Config { actions_per_second: 1, ..unlimited() }).await;
    client.sign("/api/guests", name()).await;
    for _ in 0..4 {
        client.json("PATCH", "/api/me", json!({})).await.is(200);
    }
    client.json("PATCH", "/api/me", json!({})).await.refuses(429, "too many requests");
    client.get("/api/me").await.is(200);
}

#[tokio::test]
async fn reports_health() {
    let (client, test) = client(unlimited()).await;
    assert_eq!(client.get("/healthz").await.body, "ok\n");
    assert_eq!(client.get("/readyz").await.body, "ready\n");
    test.store.close().await;
    assert_eq!(client.get("/healthz").await.body, "ok\n");
    client.get("/readyz").await.refuses(503, "database unavailable");
    client.json("POST", "/api/guests", name()).await.refuses(503, "database unavailable");
}

#[tokio::test]
async fn a_server_about_to_end_is_not_ready() {
    let test = postgres().await;
    let app = App::new(test.store.clone(), unlimited());
    let client = Client::of(app.clone());
    assert_eq!(client.get("/readyz").await.body, "ready\n");
    app.stop.cancel();
    client.get("/readyz").await.refuses(503, "shutting down");
}

#[tokio::test]
async fn figures_count_requests_by_route_and_hold_no_ids() {
    let (client, _test) = client(unlimited()).await;
    client.get("/metrics").await;
    client.get("/api/users/a-secret-id").await.refuses(404, "");
    let figures = client.get("/metrics").await.body;
    assert!(
        figures.contains("caylus_requests_total{method=\"GET\",path=\"/api/users/{id}\",status=\"404\"}"),
        "{figures}"
    );
    assert!(figures.contains("caylus_request_seconds_bucket"), "{figures}");
    let bot = json!({"kind": "bot", "level": "random"});
    let mut client = client;
    client.sign("/api/guests", name()).await;
    client.json("POST", "/api/tables", json!({"game": "1303", "seats": [bot, bot]})).await.is(201);
    // All servers of a process share the metrics, and a bot of another test may have been counted only partly, so wait for each
    // metric.
    let expected = [
        "caylus_bot_moves_total{level=\"random\"}",
        "caylus_bot_seconds_bucket{level=\"random\"",
        "caylus_bots_waiting",
        "caylus_bots_thinking",
        "caylus_entries_total",
    ];
    let mut figures = String::new();
    for _ in 0..1000 {
        figures = client.get("/metrics").await.body;
        if expected.iter().all(|figure| figures.contains(figure)) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    for figure in expected {
        assert!(figures.contains(figure), "{figure} in {figures}");
    }
    assert!(!figures.contains("a-secret-id"), "{figures}");
    let test = sqlite().await;
    let silent = Client::new(&test, Config { metrics: false, ..unlimited() });
    silent.get("/metrics").await.refuses(404, "metrics are turned off");
}

/// Method and path of every operation in the document.
fn operations() -> BTreeSet<(String, String)> {
    let document = serde_json::to_value(http::document()).unwrap();
    let mut operations = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|name| *name != "parameters") {
            operations.insert((method.to_uppercase(), path.clone()));
        }
    }
    operations
}

#[tokio::test]
async fn the_document_and_the_routes_are_the_same() {
    let (client, _test) = client(unlimited()).await;
    let served = client.get("/api/openapi.json").await.is(200);
    assert_eq!(served, serde_json::to_value(http::document()).unwrap());
    let operations = operations();
    assert!(operations.len() > 10);
    let paths: BTreeSet<_> = operations.iter().map(|(_, path)| path).collect();
    for path in paths {
        let filled = path.replace(['{', '}'], "");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let answer = client.json(method, &filled, json!({})).await;
            let is_there = answer.status != 405 && !answer.body.contains("nothing found at this path");
            let is_told = operations.contains(&(method.to_owned(), path.clone()));
            assert_eq!(is_there, is_told, "{method} {path}: {answer:?}");
        }
    }
}

#[tokio::test]
async fn every_operation_tells_its_answers() {
    let document = serde_json::to_value(http::document()).unwrap();
    for (method, path) in operations() {
        let operation = &document["paths"][&path][method.to_lowercase()];
        assert!(operation["summary"].is_string(), "{method} {path}");
        assert!(operation["responses"].as_object().is_some_and(|answers| !answers.is_empty()), "{method} {path}");
        assert!(operation["tags"][0].is_string(), "{method} {path}");
    }
}
