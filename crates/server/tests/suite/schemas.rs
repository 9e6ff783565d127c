//! What the server sends fits the schemas of the OpenAPI document: nothing is missing, and nothing is undocumented.

use std::collections::BTreeSet;

use caylus_server::http;
use serde_json::{Deserializer, Value, json};

use crate::common::{Client, TestStore, sqlite};
use crate::sockets::{Server, a_move};

/// The OpenAPI document.
struct Document(Value);

/// The fields of an object that a schema knows.
type Known = BTreeSet<String>;

impl Document {
    fn new() -> Self {
        Self(http::document())
    }

    /// Asserts that an answer is as documented.
    #[track_caller]
    fn answers(&self, method: &str, path: &str, status: u16, body: &Value) {
        let answer = &self.0["paths"][path][method.to_lowercase()]["responses"][status.to_string()]["content"];
        let content = answer.as_object().and_then(|kinds| kinds.values().next());
        let schema = &content.unwrap_or_else(|| panic!("{method} {path} has no answer {status}"))["schema"];
        self.check(schema, body).unwrap_or_else(|reason| panic!("{method} {path} {status}: {reason}\n{body}"));
    }

    fn named(&self, name: &str) -> &Value {
        &self.0["components"]["schemas"][name]
    }

    /// Checks a whole value: every field of an object must be known, unless the schema is empty.
    fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if *schema == json!({}) {
            return Ok(());
        }
        let known = self.known(schema, value)?;
        match value.as_object().into_iter().flatten().find(|(name, _)| !known.contains(*name)) {
            Some((name, _)) => Err(format!("`{name}` is not documented")),
            None => Ok(()),
        }
    }

    /// Checks a value and returns the fields that the schema knows. Panics on a keyword it does not know.
    fn known(&self, schema: &Value, value: &Value) -> Result<Known, String> {
        let mut known = Known::new();
        let inside = |place: &str, schema: &Value, value: &Value| {
            self.check(schema, value).map_err(|reason| format!("{place}: {reason}"))
        };
        let fields = || value.as_object().into_iter().flatten();
        let items = || value.as_array().into_iter().flatten();
        for (keyword, rule) in schema.as_object().expect("a schema") {
            let is_fine = match keyword.as_str() {
                "description" | "format" | "discriminator" | "example" => true,
                "$ref" => {
                    let name = rule.as_str().and_then(|path| path.strip_prefix("#/components/schemas/"));
                    let name = name.expect("a path to a schema");
                    known.extend(self.known(self.named(name), value).map_err(|reason| format!("{name}: {reason}"))?);
                    true
                }
                "allOf" => {
                    for part in rule.as_array().unwrap() {
                        known.extend(self.known(part, value)?);
                    }
                    true
                }
                "oneOf" if schema.get("discriminator").is_some() => {
                    let tag = &schema["discriminator"]["propertyName"];
                    let tag = value.get(tag.as_str().unwrap()).and_then(Value::as_str).unwrap_or_default();
                    let path = &schema["discriminator"]["mapping"][tag];
                    let variant = json!({ "$ref": path });
                    if !rule.as_array().unwrap().contains(&variant) {
                        return Err(format!("{tag:?} is no variant"));
                    }
                    known.extend(self.known(&variant, value)?);
                    true
                }
                "anyOf" | "oneOf" => {
                    let results: Vec<_> = rule.as_array().unwrap().iter().map(|part| self.known(part, value)).collect();
                    let fitting = results.iter().filter(|result| result.is_ok()).count();
                    if fitting == 0 {
                        let reasons: Vec<_> = results.into_iter().filter_map(Result::err).collect();
                        return Err(format!("fits none: {}", reasons.join(" / ")));
                    }
                    known.extend(results.into_iter().flatten().flatten());
                    keyword == "anyOf" || fitting == 1
                }
                "type" => {
                    let is = |kind: &Value| match kind.as_str().expect("a type") {
                        "null" => value.is_null(),
                        "boolean" => value.is_boolean(),
                        "integer" => value.is_i64() || value.is_u64(),
                        "number" => value.is_number(),
                        "string" => value.is_string(),
                        "array" => value.is_array(),
                        "object" => value.is_object(),
                        other => panic!("unknown type `{other}`"),
                    };
                    rule.as_array().map_or_else(|| is(rule), |kinds| kinds.iter().any(is))
                }
                "enum" => rule.as_array().unwrap().contains(value),
                "required" => rule.as_array().unwrap().iter().all(|name| value.get(name.as_str().unwrap()).is_some()),
                "properties" => {
                    for (name, schema) in rule.as_object().unwrap() {
                        value.get(name).map_or(Ok(()), |value| inside(name, schema, value))?;
                        known.insert(name.clone());
                    }
                    true
                }
                "additionalProperties" if rule.is_object() => {
                    for (name, value) in fields() {
                        inside(name, rule, value)?;
                        known.insert(name.clone());
                    }
                    true
                }
                // Checked for every object.
                "additionalProperties" => *rule == json!(false),
                "propertyNames" => fields().all(|(name, _)| self.check(rule, &json!(name)).is_ok()),
                "items" => {
                    items().enumerate().try_for_each(|(at, item)| inside(&at.to_string(), rule, item))?;
                    true
                }
                "prefixItems" => {
                    items().zip(rule.as_array().unwrap()).try_for_each(|(item, rule)| inside("item", rule, item))?;
                    true
                }
                "minItems" => items().count() >= rule.as_u64().unwrap() as usize,
                "maxItems" => items().count() <= rule.as_u64().unwrap() as usize,
                "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().unwrap()),
                "maximum" => value.as_f64().is_none_or(|number| number <= rule.as_f64().unwrap()),
                "pattern" => {
                    let start = rule.as_str().unwrap().strip_prefix('^').and_then(|rule| rule.strip_suffix("[0-9]+$"));
                    let start = start.expect("a start and a number");
                    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
                    value.as_str().is_none_or(|text| text.strip_prefix(start).is_some_and(is_number))
                }
                other => panic!("unknown keyword `{other}`"),
            };
            if !is_fine {
                return Err(format!("{value} does not fit `{keyword}`: {rule}"));
            }
        }
        Ok(known)
    }
}

/// Plays a game to its end, with a socket per player and one for a spectator. Checks everything on the way.
async fn play(game: &str) {
    let (document, test) = (Document::new(), sqlite().await);
    let server = Server::start(&test).await;
    let (ada, ben, id) = server.pair(game).await;
    let nobody = ada.another();
    let path = format!("/api/tables/{id}");
    let clients = [&ada, &ben];
    let mut sockets = [server.watch(&ada, &id, "").await, server.watch(&ben, &id, "").await];
    let mut spectator = server.watch(&nobody, &id, "").await;
    let mut last = [sockets[0].next_of("hello").await, sockets[1].next_of("hello").await];
    spectator.next_of("hello").await;
    let look = async |who: &Client, query: &str| {
        let news = who.get(&format!("{path}{query}")).await.is(200);
        document.answers("GET", "/api/tables/{id}", 200, &news);
        news
    };
    for round in 0.. {
        if round % 20 == 0 {
            look(&ada, "?lang=en").await;
            look(&nobody, "").await;
        }
        let Some(mover) = (0..2).find(|seat| a_move(&last[*seat], 0, "").is_some()) else { break };
        let mut message = a_move(&last[mover], round * 7 + round / 5, &round.to_string()).unwrap();
        if round % 10 == 0 {
            // Late, and over HTTP.
            let mut request = message.take();
            request.as_object_mut().unwrap().remove("type");
            let late = json!({"move": request["move"], "number": 1});
            let late = clients[mover].json("POST", &format!("{path}/moves"), late).await.is(409);
            document.answers("POST", "/api/tables/{id}/moves", 409, &late);
            let illegal = json!({"move": "place r99", "number": request["number"]});
            let illegal = clients[mover].json("POST", &format!("{path}/moves"), illegal).await.is(422);
            document.answers("POST", "/api/tables/{id}/moves", 422, &illegal);
            let done = clients[mover].json("POST", &format!("{path}/moves?lang=fr"), request).await.is(200);
            document.answers("POST", "/api/tables/{id}/moves", 200, &done);
        } else {
            sockets[mover].send(message).await;
        }
        let number = last[0]["table"]["number"].as_i64().unwrap() + 1;
        last = [sockets[0].table_at(number).await, sockets[1].table_at(number).await];
    }
    assert_eq!(last[0]["table"]["status"], "over");
    sockets[0].send(json!({"type": "chat", "text": "well played"})).await;
    sockets[0].send(json!({"type": "move", "move": "pass", "number": 1, "key": "late"})).await;
    sockets[0].next_of("problem").await;
    spectator.table_at(last[0]["table"]["number"].as_i64().unwrap()).await;
    for received in [&sockets[0].received, &sockets[1].received, &spectator.received] {
        let messages: Vec<Value> = Deserializer::from_str(received).into_iter().collect::<Result<_, _>>().unwrap();
        assert!(messages.len() > 20, "{received}");
        for message in &messages {
            let fits = document.check(document.named("ServerMessage"), message);
            fits.unwrap_or_else(|reason| panic!("{reason}\n{message}"));
        }
    }
    let news = look(&ada, "?lang=en").await;
    look(&nobody, "?since=3").await;
    for (seat, from) in [("", 0), ("&seat=1", 90)] {
        let steps = nobody.get(&format!("{path}/steps?lang=en&from={from}{seat}")).await.is(200);
        document.answers("GET", "/api/tables/{id}/steps", 200, &steps);
    }
    mistakes_are_found(&document, &news);
}

/// A wrong document does not fit: otherwise this file would prove nothing.
fn mistakes_are_found(document: &Document, news: &Value) {
    let wrong = |change: &dyn Fn(&mut Value)| {
        let mut news = news.clone();
        change(&mut news);
        let result = document.check(document.named("NewsDoc"), &news);
        result.expect_err("the change should be noticed")
    };
    let view = |news: &mut Value| news["table"]["position"]["view"].take();
    wrong(&|news| news["table"]["position"]["view"]["players"][0]["crowns"] = json!(1));
    wrong(&|news| news["table"]["position"]["view"]["phase"] = json!("tea"));
    wrong(&|news| news["table"]["position"]["view"]["game"] = json!("chess"));
    wrong(&|news| drop(view(news)));
    wrong(&|news| news["entries"][0]["seat"] = json!("0"));
    wrong(&|news| news["entries"][2]["log"][0]["clauses"] = json!([{"message": {"args": {}}}]));
    let started = news["entries"].as_array().unwrap().iter().position(|entry| entry["kind"] == "started").unwrap();
    wrong(&|news| news["entries"][started]["events"][0]["event"] = json!("rain"));
    wrong(&|news| drop(news["entries"][started].as_object_mut().unwrap().remove("events")));
}

#[tokio::test]
async fn caylus_is_as_documented() {
    play("classic").await;
}

#[tokio::test]
async fn magna_carta_is_as_documented() {
    play("magna-carta").await;
}

#[tokio::test]
async fn caylus_1303_is_as_documented() {
    play("1303").await;
}

#[tokio::test]
async fn everything_else_is_as_documented() {
    let (document, test): (_, TestStore) = (Document::new(), sqlite().await);
    let server = Server::start(&test).await;
    let mut ada = server.person("Ada").await;
    let get = async |who: &Client, path: &str, query: &str| {
        let answer = who.get(&format!("{path}{query}")).await;
        document.answers("GET", path, answer.status.as_u16(), &answer.value());
        answer.status.as_u16()
    };
    let account = ada.sign("/api/accounts", json!({"name": "Ada", "password": "rose window"})).await;
    document.answers("POST", "/api/accounts", 201, &account);
    let post = async |path: &str, status: u16, body: Value| {
        let answer = ada.json("POST", path, body).await.is(status);
        document.answers("POST", path, status, &answer);
        answer
    };
    post("/api/me/tokens", 201, json!({"label": "bot"})).await;
    post("/api/me/tokens", 422, json!({"label": " "})).await;
    post("/api/guests", 403, json!({"name": "--"})).await;
    post("/api/guests", 400, json!({"title": "Ada"})).await;
    post("/api/me/notices", 201, json!({"target": {"kind": "webhook", "url": "https://example.org/"}})).await;
    let sleep = json!({"from": 23, "to": 8, "zone": "Europe/Paris"});
    let pace = json!({"kind": "correspondence", "days": 2, "sleep": sleep});
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    post("/api/tables", 201, json!({"game": "1303", "is_public": true, "pace": pace, "seats": seats})).await;
    for path in ["/api/me", "/api/me/tokens", "/api/me/notices", "/api/push-key", "/api/version", "/api/games"] {
        assert_eq!(get(&ada, path, "").await, 200, "{path}");
    }
    assert_eq!(get(&ada, "/api/games", "?lang=fr").await, 200);
    assert_eq!(get(&ada, "/api/tables", "?mine=1&status=open").await, 200);
    assert_eq!(get(&ada, "/api/ratings", "?game=1303&players=2").await, 200);
    assert_eq!(get(&ada.another(), "/api/me", "").await, 401);
    let user = ada.get(&format!("/api/users/{}", account["id"].as_str().unwrap())).await.is(200);
    document.answers("GET", "/api/users/{id}", 200, &user);
}
