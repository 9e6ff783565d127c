//! Notices, and pages behind a link, never contain hidden information of a running game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use caylus_server::app::App;
use caylus_server::config::Config;
use caylus_server::http;
use caylus_server::notices::deliver_due;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use serde_json::{Value, json};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;
use crate::sockets::{check_1303, check_magna_carta};

on_both!(a_notice_says_whose_turn_it_is_and_nothing_else, a_link_gives_no_secret_away);

const MAGNA_CARTA: &str = "magna-carta";
const SITE: &str = "https://caylus.example";

/// Two guests with distinctive names, and their private table.
struct Pair {
    people: [Client; 2],
    id: String,
}

impl Pair {
    async fn at(app: &App, game: &str) -> Self {
        let people = [person(app, "Xanthippe").await, person(app, "Zebedee").await];
        let pace = json!({"kind": "correspondence", "days": 2, "sleep": {"from": 23, "to": 8, "zone": "Asia/Tokyo"}});
        let new = json!({"game": game, "pace": pace, "seats": [{"kind": "me"}, {"kind": "open"}]});
        let id = people[0].json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
        people[1].json("POST", &format!("/api/tables/{id}/join"), json!({})).await.is(200);
        people[0].json("POST", &format!("/api/tables/{id}/chat"), json!({"text": "unsaid"})).await.is(201);
        Self { people, id }
    }

    /// Makes a move for the player to act; false if the game is over.
    async fn play(&self, which: usize) -> bool {
        for person in &self.people {
            let position = person.get(&format!("/api/tables/{}", self.id)).await.is(200)["table"]["position"].take();
            let Some(legal) = position["legal"].as_array().filter(|legal| !legal.is_empty()) else { continue };
            let chosen = json!({"move": legal[which % legal.len()]["move"], "number": position["number"]});
            person.json("POST", &format!("/api/tables/{}/moves", self.id), chosen).await.is(200);
            return true;
        }
        false
    }
}

async fn person(app: &App, name: &str) -> Client {
    let mut client = Client::of(app.clone()).with(header::ORIGIN, SITE);
    client.sign("/api/guests", json!({ "name": name })).await;
    client
}

fn server(test: &TestStore) -> App {
    let public_url = Some(SITE.parse().unwrap());
    App::new(test.store.clone(), Config { private_notices: true, public_url, ..unlimited() })
}

/// Received requests: path, headers, body.
type Requests = Arc<Mutex<Vec<(String, HeaderMap, Bytes)>>>;

/// Accepts every request and returns the URL.
async fn listen(heard: Requests) -> String {
    let hear = move |Path(path): Path<String>, headers: HeaderMap, body: Bytes| async move {
        heard.lock().unwrap().push((path, headers, body));
        StatusCode::NO_CONTENT
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/{path}", post(hear))).await });
    format!("http://{address}")
}

struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    fn target(&self, endpoint: &str) -> Value {
        let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(self.public()), URL_SAFE_NO_PAD.encode(self.auth));
        json!({"kind": "push", "endpoint": endpoint, "p256dh": p256dh, "auth": auth})
    }

    /// Decrypts a message (RFC 8291): salt, size, the sender's key with its length, and one encrypted record.
    fn read(&self, body: &[u8]) -> Value {
        let (salt, from, sealed) = (&body[..16], &body[21..86], &body[86..]);
        let sender = PublicKey::from_sec1_bytes(from).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), sender.as_affine());
        let info = [b"WebPush: info\0", self.public().as_slice(), from].concat();
        let input: [u8; 32] = derive(&self.auth, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = derive(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; NONCE_LEN] = derive(salt, &input, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = sealed.to_vec();
        let opened = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).unwrap();
        serde_json::from_slice(opened.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(input).expand(&[info], Length(N)).unwrap().fill(&mut derived).unwrap();
    derived
}

/// A notice holds the table's id, its link, the name of the game and one fixed sentence, at every turn of every game. Anything else
/// (cards, points, moves, names, chat, settings, tokens) would differ from what is expected here.
async fn a_notice_says_whose_turn_it_is_and_nothing_else(test: TestStore) {
    let (app, heard) = (server(&test), Requests::default());
    let address = listen(heard.clone()).await;
    let browser = Browser { key: SecretKey::from_slice(&[7; 32]).unwrap(), auth: [9; 16] };
    for (game, title) in [(MAGNA_CARTA, "Caylus Magna Carta"), ("1303", "Caylus 1303")] {
        let pair = Pair::at(&app, game).await;
        for (person, lang) in pair.people.iter().zip(["en", "fr"]) {
            let url = |kind: &str| format!("{address}/{kind}-{lang}");
            let kinds = ["webhook", "discord", "slack"];
            let targets = kinds.iter().map(|kind| json!({"kind": kind, "url": url(kind)}));
            for target in targets.chain([browser.target(&url("push"))]) {
                person.json("POST", "/api/me/notices", json!({"target": target, "lang": lang})).await.is(201);
            }
        }
        let link = format!("{SITE}/tables/{}", pair.id);
        let expected = |path: &str| {
            let (kind, lang) = path.split_once('-').unwrap();
            let text = match lang {
                "en" => format!("It is your turn: {title}"),
                _ => format!("C’est à vous\u{a0}: {title}"),
            };
            let plain = format!("{text}\n{link}");
            match kind {
                "discord" => json!({"content": plain, "allowed_mentions": {"parse": []}}),
                "slack" => json!({"text": plain}),
                _ => json!({"event": "turn", "table": pair.id, "game": game, "url": link, "text": text}),
            }
        };
        let mut told = BTreeMap::<String, usize>::new();
        for round in 0..40 {
            assert!(pair.play(round * 7).await, "the game goes on");
            deliver_due(&test.store, &app.sender, i64::MAX / 2).await.unwrap();
            for (path, headers, body) in std::mem::take(&mut *heard.lock().unwrap()) {
                let is_push = path.starts_with("push");
                check_headers(&headers, is_push, &address);
                let body = if is_push { browser.read(&body) } else { serde_json::from_slice(&body).unwrap() };
                assert_eq!(body, expected(&path), "{path}");
                *told.entry(path).or_default() += 1;
            }
        }
        assert!(told.len() == 8 && told.values().all(|count| *count >= 3), "every kind to both: {told:?}");
    }
}

/// Checks a notice's headers: nothing but content type and sender, plus a signature for web push.
fn check_headers(headers: &HeaderMap, is_push: bool, address: &str) {
    let mut names: BTreeSet<&str> = headers.keys().map(header::HeaderName::as_str).collect();
    for name in ["content-length", "content-type", "host", "user-agent"] {
        assert!(names.remove(name), "{headers:?}");
    }
    assert_eq!(headers[header::USER_AGENT], "caylus");
    if !is_push {
        assert!(names.is_empty(), "{names:?}");
        return;
    }
    assert_eq!(names, BTreeSet::from(["authorization", "content-encoding", "ttl"]));
    let signed = headers[header::AUTHORIZATION].to_str().unwrap();
    let claims = URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims, json!({"aud": address, "exp": claims["exp"], "sub": format!("{SITE}/")}));
}

/// A link preview bot that follows a link to a table sees the same page for every table, and a spectator's view of the API.
async fn a_link_gives_no_secret_away(test: TestStore) {
    let app = server(&test);
    for game in [MAGNA_CARTA, "1303"] {
        let pair = Pair::at(&app, game).await;
        let nobody = pair.people[0].another();
        let page = nobody.get("/").await;
        for (client, id) in [(&nobody, &*pair.id), (&nobody, "nowhere"), (&pair.people[0], &*pair.id)] {
            let shown = client.get(&format!("/tables/{id}")).await;
            assert_eq!((shown.status, &shown.body), (page.status, &page.body), "{id}");
            let told = [&shown, &page].map(|answer| {
                let mut headers = answer.headers.clone();
                headers.remove("x-request-id");
                headers
            });
            assert_eq!(told[0], told[1], "{id}");
        }
        assert!(!page.body.contains("Xanthippe") && !page.body.contains("Zebedee"));

        let paths = table_paths();
        assert_eq!(paths, ["", "/chat", "/ratings", "/record", "/steps"], "new routes must be checked here");
        for round in 0..60 {
            let look = nobody.get(&format!("/api/tables/{}?lang=en", pair.id)).await;
            let news = look.is(200);
            match game {
                MAGNA_CARTA => check_magna_carta(&news, None),
                _ => check_1303(&news, None),
            }
            assert!(!look.body.contains("seed"));
            for (path, status) in [("/ratings", 403), ("/record", 403), ("/steps", 403), ("/live", 400)] {
                let answer = nobody.get(&format!("/api/tables/{}{path}", pair.id)).await;
                assert_eq!(answer.status, status, "{path}");
                assert!(answer.body.len() < 300, "{}", answer.body);
            }
            assert!(pair.play(round * 7).await);
        }
        let listed = nobody.get("/api/tables").await.is(200);
        assert_eq!(listed, json!({"tables": [], "next": null}), "the table is private");
    }
}

/// All GET paths below `/api/tables/{id}`.
fn table_paths() -> Vec<String> {
    let document = serde_json::to_value(http::document()).unwrap();
    let paths = document["paths"].as_object().unwrap().iter().filter(|(_, methods)| methods.get("get").is_some());
    let mut paths: Vec<_> =
        paths.filter_map(|(path, _)| Some(path.strip_prefix("/api/tables/{id}")?.to_owned())).collect();
    paths.sort();
    paths
}
