//! Tables over HTTP: creating, playing, replaying and continuing games.

use std::cmp::Reverse;
use std::time::Duration;

use caylus_rules::family::GameName;
use caylus_rules::{Game, with_game};
use caylus_server::config::Config;
use serde_json::{Value, json};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

on_both!(
    a_table_is_made_joined_and_played,
    a_late_move_gets_the_current_state,
    invalid_requests_are_refused,
    bots_play_and_what_they_played_can_be_seen,
    points_that_were_hidden_are_seen_afterwards,
    a_game_goes_on_from_a_record,
    choosing_the_start_reveals_no_secrets,
    people_talk,
    tables_can_be_found,
    a_player_among_bots_can_get_hints_and_take_back,
    a_game_that_is_over_can_be_studied_with_hints,
    people_at_one_screen_have_names,
    a_seat_is_given_up_and_taken_again,
    unfinished_tables_are_limited,
);

async fn person(client: &Client, name: &str) -> Client {
    let mut person = client.another();
    person.sign("/api/guests", json!({ "name": name })).await;
    person
}

/// Ada, Ben, and a running table where both play.
async fn pair(test: &TestStore, game: &str) -> (Client, Client, String) {
    let client = Client::new(test, Config { bot_ms: 5, ..unlimited() });
    let (ada, ben) = (person(&client, "Ada").await, person(&client, "Ben").await);
    let new = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let made = ada.json("POST", "/api/tables", new).await.is(201);
    assert_eq!((&made["status"], &made["viewer"], &made["position"]), (&json!("open"), &json!(0), &Value::Null));
    let id = made["id"].as_str().unwrap().to_owned();
    let joined = ben.json("POST", &format!("/api/tables/{id}/join"), json!({})).await.is(200);
    assert_eq!((&joined["table"]["status"], &joined["table"]["viewer"]), (&json!("running"), &json!(1)));
    (ada, ben, id)
}

/// The first legal move, if it is the viewer's turn.
fn a_move(looked: &Value, key: &str) -> Option<Value> {
    let position = &looked["table"]["position"];
    let chosen = &position["legal"].as_array()?.first()?["move"];
    Some(json!({"move": chosen, "number": position["number"], "key": key}))
}

async fn look(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/tables/{id}")).await.is(200)
}

/// The player to act, and a move.
async fn turn<'a>(players: [&'a Client; 2], id: &str, key: &str) -> (&'a Client, Value) {
    for player in players {
        if let Some(chosen) = a_move(&look(player, id).await, key) {
            return (player, chosen);
        }
    }
    panic!("it is nobody's turn");
}

/// Waits until a condition holds; bots take a moment.
async fn until(client: &Client, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..6000 {
        let looked = look(client, id).await;
        if is_so(&looked["table"]) {
            return looked;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("timed out");
}

async fn a_table_is_made_joined_and_played(test: TestStore) {
    let (ada, ben, id) = pair(&test, "classic").await;
    for round in 0..30 {
        let (player, chosen) = turn([&ada, &ben], &id, &format!("key {round}")).await;
        let before = look(&ada, &id).await["table"]["number"].as_i64();
        let done = player.json("POST", &format!("/api/tables/{id}/moves"), chosen.clone()).await.is(200);
        assert_eq!(done["number"].as_i64(), before.map(|number| number + 1));
        // Repeating the key does not make a second move.
        let again = player.json("POST", &format!("/api/tables/{id}/moves"), chosen).await.is(200);
        assert_eq!((&again["number"], &again["table"]["number"]), (&done["number"], &done["number"]));
    }
    let told = ada.get(&format!("/api/tables/{id}?lang=fr&since=0")).await.is(200);
    assert_eq!(told["table"]["position"]["moves"], 30);
    assert_eq!(told["entries"].as_array().map(Vec::len), Some(33), "two sat down, it started, 30 moves");
    assert!(told["entries"][2]["told"].as_array().is_some_and(|told| !told.is_empty()));
    let since = told["table"]["number"].as_i64().unwrap() - 2;
    let news = ada.get(&format!("/api/tables/{id}?since={since}")).await.is(200);
    assert_eq!(news["entries"].as_array().map(Vec::len), Some(2));
    let spectator = ada.another().get(&format!("/api/tables/{id}")).await.is(200);
    let table = &spectator["table"];
    assert_eq!(
        (&table["viewer"], &table["can"], &table["position"]["legal"]),
        (&Value::Null, &json!([]), &Value::Null)
    );
    assert_eq!(table["seats"][1]["name"], "Ben");
}

async fn a_late_move_gets_the_current_state(test: TestStore) {
    let (ada, ben, id) = pair(&test, "classic").await;
    let path = format!("/api/tables/{id}/moves");
    let (player, chosen) = turn([&ada, &ben], &id, "first").await;
    player.json("POST", &path, chosen.clone()).await.is(200);
    let mut late = chosen;
    late["key"] = json!("second");
    let answer = player.json("POST", &path, late).await;
    answer.refuses_with(409, "late");
    let problem = answer.value();
    assert_eq!((&problem["code"], &problem["number"]), (&json!("late"), &problem["state"]["position"]["number"]));
    assert_eq!(problem["state"]["position"]["moves"], 1);
}

async fn invalid_requests_are_refused(test: TestStore) {
    let (ada, _, id) = pair(&test, "1303").await;
    let nobody = ada.another();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = |change: Value| {
        let mut new = json!({"game": "classic", "seats": seats});
        new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        new
    };
    let make = async |change: Value| ada.json("POST", "/api/tables", new(change)).await;
    nobody.json("POST", "/api/tables", new(json!({}))).await.refuses(401, "not signed in");
    make(json!({"colour": "red"})).await.refuses(400, "unknown field `colour`");
    make(json!({"game": "chess"})).await.refuses(400, "`chess`");
    make(json!({"options": "edition=german"})).await.refuses(422, "german");
    make(json!({"players": 3})).await.refuses(422, "number of `seats`");
    make(json!({"seats": [{"kind": "me"}]})).await.refuses(422, "2 to 5 players");
    make(json!({"seats": [{"kind": "me"}, {"kind": "reserved", "name": "Nobody"}]})).await.refuses(422, "`Nobody`");
    make(json!({"pace": {"kind": "correspondence", "days": 0}})).await.refuses(422, "1 to 30");
    make(json!({"from": {}})).await.refuses(422, "`from` must be");
    make(json!({"from": {"table": id, "moves": 0}})).await.refuses_with(403, "not-over");
    make(json!({"from": {"position": {"players": []}}})).await.refuses(422, "position");
    ada.get("/api/tables/nowhere").await.refuses(404, "no such table");
    ada.get(&format!("/api/tables/{id}?seat=1")).await.refuses_with(403, "not-your-seat");
    ada.get(&format!("/api/tables/{id}?lang=xx")).await.refuses(400, "`xx`");
    ada.get(&format!("/api/tables/{id}/record")).await.refuses_with(403, "not-over");
    ada.get(&format!("/api/tables/{id}/steps")).await.refuses_with(403, "not-over");
    let moves = format!("/api/tables/{id}/moves");
    let number = look(&ada, &id).await["table"]["position"]["number"].clone();
    nobody.json("POST", &moves, json!({"move": "pass", "number": number})).await.refuses(401, "not signed in");
    let stranger = person(&ada, "Eve").await;
    stranger.json("POST", &moves, json!({"move": "pass", "number": number})).await.refuses_with(403, "not-seated");
    let long = "k".repeat(65);
    ada.json("POST", &moves, json!({"move": "pass", "number": number, "key": long})).await.refuses(400, "key must be");
    ada.json("POST", &moves, json!({"move": "pass"})).await.refuses(400, "missing field `number`");
    ada.json("POST", &format!("/api/tables/{id}/start"), json!({"fill": "easy"})).await.refuses_with(409, "started");
}

/// A finished game between bots.
async fn over(client: &Client, game: &str) -> (String, Value) {
    let bot = json!({"kind": "bot", "level": "random"});
    let new = json!({"game": game, "seats": [bot, bot], "is_public": true});
    let made = client.json("POST", "/api/tables", new).await.is(201);
    let id = made["id"].as_str().unwrap().to_owned();
    let looked = until(client, &id, |table| table["status"] == "over").await;
    (id, looked)
}

async fn bots_play_and_what_they_played_can_be_seen(test: TestStore) {
    let (ada, _, _) = pair(&test, "classic").await;
    let (id, looked) = over(&ada, "magna-carta").await;
    assert_eq!(looked["table"]["result"]["scores"].as_array().map(Vec::len), Some(2));
    let record = ada.another().get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.body.starts_with("caylus-record 1\ngame: magna-carta\n"), "{}", record.body);
    let all = looked["table"]["position"]["moves"].as_u64().unwrap();
    let steps = ada.get(&format!("/api/tables/{id}/steps?from=0&to=3&lang=en")).await.is(200);
    assert_eq!((&steps["moves"], steps["steps"].as_array().map(Vec::len)), (&json!(all), Some(4)));
    assert!(steps["steps"][1]["move"].is_string() && steps["steps"][3]["view"]["players"].is_array());
    let drawn = steps["steps"][0]["events"].as_array().unwrap().iter().find(|event| event["event"] == "card-drawn");
    assert!(drawn.is_some_and(|event| event["card"].is_string()), "nothing is hidden any more");
    let hands = |steps: &Value| -> Vec<bool> {
        steps["steps"][0]["view"]["players"].as_array().unwrap().iter().map(|has| has["hand"].is_array()).collect()
    };
    assert_eq!(hands(&steps), [true, true]);
    let seen = ada.get(&format!("/api/tables/{id}/steps?to=0&seat=1")).await.is(200);
    assert_eq!(hands(&seen), [false, true], "a seat sees only its own hand");
    let last = ada.get(&format!("/api/tables/{id}/steps?from={all}")).await.is(200);
    assert_eq!((last["steps"].as_array().map(Vec::len), &last["steps"][0]["to_act"]), (Some(1), &Value::Null));
    assert_eq!(last["steps"][0]["scores"], looked["table"]["result"]["scores"]);
    let won = |step: &Value| step["prestige"].as_array().unwrap().iter().filter_map(Value::as_u64).sum::<u64>();
    assert!(won(&last["steps"][0]) > won(&steps["steps"][0]), "points are scored along the way");
    let many = ada.get(&format!("/api/tables/{id}/steps")).await.is(200);
    assert_eq!(many["steps"].as_array().map(|steps| steps.len() as u64), Some(100.min(all + 1)));
    // Play on from the middle.
    let new = json!({"from": {"table": id, "moves": 20}, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let fork = ada.json("POST", "/api/tables", new).await.is(201);
    assert_eq!((&fork["position"]["moves"], &fork["settings"]["game"]), (&json!(20), &json!("magna-carta")));
    let new = json!({"from": {"table": id}, "seats": [{"kind": "me"}, {"kind": "me"}]});
    ada.json("POST", "/api/tables", new).await.refuses(422, "already over");
}

async fn points_that_were_hidden_are_seen_afterwards(test: TestStore) {
    let (ada, bob, running) = pair(&test, "1303").await;
    let points = |view: &Value| -> Vec<bool> {
        view["players"].as_array().unwrap().iter().map(|has| has["prestige"].is_u64()).collect()
    };
    let table = look(&ada, &running).await;
    assert_eq!(points(&table["table"]["position"]["view"]), [true, false], "the game is running");
    bob.get(&format!("/api/tables/{running}/steps")).await.refuses_with(403, "not-over");
    let (id, _) = over(&ada, "1303").await;
    let steps = ada.get(&format!("/api/tables/{id}/steps?to=5")).await.is(200);
    assert_eq!(points(&steps["steps"][5]["view"]), [true, true]);
}

async fn a_game_goes_on_from_a_record(test: TestStore) {
    let (ada, _, _) = pair(&test, "classic").await;
    let (id, _) = over(&ada, "magna-carta").await;
    let record = ada.get(&format!("/api/tables/{id}/record")).await.body;
    ada.another().send("POST", "/api/records", record.clone()).await.refuses(401, "not signed in");
    ada.send("POST", "/api/records", "nonsense").await.refuses(422, "a record starts with");
    ada.send("POST", "/api/records", " ".repeat(1024 * 1024 + 1)).await.refuses(413, "");
    let brought = ada.send("POST", "/api/records", record.clone()).await.is(201)["id"].as_str().unwrap().to_owned();
    let nobody = ada.another();
    assert_eq!(nobody.get(&format!("/api/records/{brought}")).await.body, record);
    let steps = nobody.get(&format!("/api/records/{brought}/steps?from=2&to=2&seat=1")).await.is(200);
    assert_eq!((&steps["game"], &steps["steps"][0]["moves"]), (&json!("magna-carta"), &json!(2)));
    nobody.get("/api/records/nowhere").await.refuses(404, "no such record");
    let new =
        |other: &str| json!({"from": {"record": brought, "moves": 7}, "seats": [{"kind": "me"}, {"kind": other}]});
    let fork = ada.json("POST", "/api/tables", new("me")).await.is(201);
    assert_eq!((&fork["position"]["moves"], &fork["settings"]["game"]), (&json!(7), &json!("magna-carta")));
    ada.json("POST", "/api/tables", new("open")).await.refuses(422, "hidden information");
}

async fn choosing_the_start_reveals_no_secrets(test: TestStore) {
    let (ada, _, _) = pair(&test, "classic").await;
    let make = async |game: &str, other: &str, change: Value| {
        let mut new = json!({"game": game, "seats": [{"kind": "me"}, {"kind": other}]});
        new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        ada.json("POST", "/api/tables", new).await
    };
    let secret = "hidden information";
    // In Magna Carta the seed determines hands and draws; in the other games everything it determines is public.
    make("magna-carta", "open", json!({"seed": "4"})).await.refuses(422, secret);
    make("magna-carta", "me", json!({"seed": "4"})).await.is(201);
    make("classic", "open", json!({"seed": "4"})).await.is(201);
    make("1303", "open", json!({"seed": "4"})).await.is(201);
    // A position contains the hands in Magna Carta and the hidden points in 1303.
    let position = |game: &str, options: &str| -> Value {
        let game: GameName = game.parse().unwrap();
        with_game!(game, G => {
            let game = G::new(2, &options.parse().unwrap(), 4, &mut ()).unwrap();
            json!({"from": {"position": game.to_position()}})
        })
    };
    for (game, options, is_fair) in
        [("classic", "", true), ("magna-carta", "", false), ("1303", "", false), ("1303", "open_prestige=yes", true)]
    {
        let from = position(game, options);
        make(game, "me", from.clone()).await.is(201);
        let others = make(game, "open", from).await;
        match is_fair {
            true => assert_eq!(others.status, 201, "{others:?}"),
            false => others.refuses(422, secret),
        }
    }
}

async fn people_talk(test: TestStore) {
    let (ada, ben, id) = pair(&test, "classic").await;
    let path = format!("/api/tables/{id}/chat");
    ada.another().json("POST", &path, json!({"text": "hello"})).await.refuses(401, "not signed in");
    for text in ["", "  ", "a\u{7}b", &"x".repeat(501)] {
        ada.json("POST", &path, json!({ "text": text })).await.refuses(422, "1 to 500 characters");
    }
    assert_eq!(ada.json("POST", &path, json!({"text": " <b>hello</b> "})).await.is(201), json!({"number": 1}));
    assert_eq!(ben.json("POST", &path, json!({"text": "ça va ?"})).await.is(201), json!({"number": 2}));
    ben.json("POST", "/api/tables/nowhere/chat", json!({"text": "hello"})).await.refuses(404, "no such table");
    ben.get("/api/tables/nowhere/chat").await.refuses(404, "no such table");
    let chat = ada.another().get(&path).await.is(200);
    let said: Vec<_> = chat["chat"].as_array().unwrap().iter().map(|line| (&line["name"], &line["text"])).collect();
    assert_eq!(said, [(&json!("Ada"), &json!("<b>hello</b>")), (&json!("Ben"), &json!("ça va ?"))]);
    assert_eq!(look(&ben, &id).await["chat"], chat["chat"]);
    let before = ada.get(&format!("{path}?before=2")).await.is(200);
    assert_eq!(before["chat"].as_array().map(Vec::len), Some(1));
    let mut carl = ada.another();
    carl.sign("/api/accounts", json!({"name": "Carl", "password": "long enough"})).await;
    carl.json("POST", &path, json!({"text": "hi"})).await.is(201);
    let guests = |chat: &Value| -> Vec<bool> {
        chat["chat"].as_array().unwrap().iter().map(|line| line["is_guest"].as_bool().unwrap()).collect()
    };
    assert_eq!(guests(&ada.get(&path).await.is(200)), [true, true, false]);
    ben.json("DELETE", "/api/me", json!({})).await.is(204);
    assert_eq!(guests(&ada.get(&path).await.is(200)), [true, false, false], "a deleted account is no guest");
}

async fn tables_can_be_found(test: TestStore) {
    let (ada, ben, id) = pair(&test, "classic").await;
    let ids = |list: Value| -> Vec<String> {
        list["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(ada.get("/api/tables").await.is(200)), Vec::<String>::new(), "not listed without the link");
    assert_eq!(ids(ben.get("/api/tables?mine=1").await.is(200)), std::slice::from_ref(&id));
    ada.another().get("/api/tables?mine=1").await.refuses(401, "not signed in");
    let (public, _) = over(&ada, "magna-carta").await;
    let list = ada.another().get("/api/tables?status=over&game=magna-carta").await.is(200);
    assert!(list["tables"][0]["scores"].is_array());
    assert_eq!(ids(list), [public]);
    ada.get("/api/tables?status=lost").await.refuses(400, "`status` must be one of open, running, over");
}

async fn a_player_among_bots_can_get_hints_and_take_back(test: TestStore) {
    let (ada, _, two) = pair(&test, "classic").await;
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]});
    let id = ada.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
    let is_mine = |table: &Value| table["position"]["to_act"] == 0;
    let looked = until(&ada, &id, is_mine).await;
    let hints = ada.json("POST", &format!("/api/tables/{id}/hint?lang=en"), json!({})).await.is(200);
    assert_eq!(hints["number"], looked["table"]["position"]["number"]);
    assert!(hints["hints"][0]["text"].is_string());
    let chance = |hint: &Value| Reverse(hint["chance"].as_f64().unwrap());
    assert!(hints["hints"].as_array().unwrap().is_sorted_by_key(chance), "{hints}");
    let chances = hints["hints"][0]["chances"].as_array().unwrap();
    let seats = looked["table"]["seats"].as_array().unwrap().len();
    assert!(chances.len() == seats && chances.contains(&hints["hints"][0]["chance"]), "{hints}");
    let line = hints["hints"].as_array().unwrap().iter().flat_map(|hint| hint["line"].as_array().unwrap());
    let told: Vec<_> = line.inspect(|next| assert!(next["move"].is_string())).collect();
    assert!(told.iter().all(|next| next["seat"].as_u64().unwrap() < 2), "{told:?}");
    assert!(told.iter().any(|next| next["text"].is_string()), "{told:?}");
    let bare = ada.json("POST", &format!("/api/tables/{id}/hint"), json!({})).await.is(200)["hints"].to_string();
    assert!(bare.contains("\"line\"") && !bare.contains("\"text\""), "no texts without a language: {bare}");
    ada.json("POST", &format!("/api/tables/{id}/moves"), a_move(&looked, "k").unwrap()).await.is(200);
    let looked = until(&ada, &id, is_mine).await;
    let number = &looked["table"]["position"]["number"];
    let undone = ada.json("POST", &format!("/api/tables/{id}/undo"), json!({ "number": number })).await.is(200);
    assert_eq!(undone["table"]["position"]["to_act"], 0);
    assert!(undone["table"]["position"]["moves"].as_u64() < looked["table"]["position"]["moves"].as_u64());
    let others = ada.json("POST", &format!("/api/tables/{two}/hint"), json!({})).await;
    assert!(others.status == 403 || others.status == 409, "{others:?}");
}

async fn a_game_that_is_over_can_be_studied_with_hints(test: TestStore) {
    let (ada, _, running) = pair(&test, "classic").await;
    let (id, looked) = over(&ada, "magna-carta").await;
    let record = ada.get(&format!("/api/tables/{id}/record")).await.body;
    let brought = ada.send("POST", "/api/records", record).await.is(201)["id"].as_str().unwrap().to_owned();
    let all = looked["table"]["position"]["moves"].as_u64().unwrap();
    for source in [format!("/api/tables/{id}"), format!("/api/records/{brought}")] {
        let ask = async |who: &Client, rest: &str| who.json("POST", &format!("{source}/steps/{rest}"), json!({})).await;
        for moves in [0, all / 2, all - 1] {
            let hints = ask(&ada, &format!("{moves}/hint?lang=fr")).await.is(200);
            assert_eq!(hints["number"], moves);
            assert!(hints["hints"][0]["text"].is_string() && hints["hints"][0]["line"].is_array(), "{hints}");
            // The suggested move is legal there.
            let chosen = hints["hints"][0]["move"].as_str().unwrap();
            let which = if source.contains("tables") { "table" } else { "record" };
            let from = json!({which: source.rsplit('/').next(), "moves": moves});
            let seats = json!([{"kind": "me"}, {"kind": "me"}]);
            let fork = ada.json("POST", "/api/tables", json!({"from": from, "seats": seats})).await.is(201);
            let moves = format!("/api/tables/{}/moves", fork["id"].as_str().unwrap());
            ada.json("POST", &moves, json!({"move": chosen, "number": fork["position"]["number"]})).await.is(200);
        }
        ask(&ada, &format!("{all}/hint")).await.refuses_with(409, "over");
        ask(&ada, &format!("{}/hint", all + 1)).await.refuses(404, &format!("the game has only {all} moves"));
        ask(&ada, "-1/hint").await.refuses(400, "");
        ask(&ada, "3/hint?lang=xx").await.refuses(400, "`xx`");
        ask(&ada.another(), "3/hint").await.refuses(401, "not signed in");
    }
    let running = format!("/api/tables/{running}/steps/0/hint");
    ada.json("POST", &running, json!({})).await.refuses_with(403, "not-over");
    ada.json("POST", "/api/tables/nowhere/steps/0/hint", json!({})).await.refuses(404, "no such table");
    ada.json("POST", "/api/records/nowhere/steps/0/hint", json!({})).await.refuses(404, "no such record");
}

async fn people_at_one_screen_have_names(test: TestStore) {
    let (ada, _, _) = pair(&test, "classic").await;
    let new = |name: &str| json!({"game": "1303", "seats": [{"kind": "me"}, {"kind": "me", "name": name}]});
    ada.json("POST", "/api/tables", new("a\u{202e}b")).await.refuses(403, "name must not contain");
    let made = ada.json("POST", "/api/tables", new(" Zoë ")).await.is(201);
    let id = made["id"].as_str().unwrap();
    let names = json!(["Ada", "Zoë"]);
    assert_eq!(json!([made["seats"][0]["name"], made["seats"][1]["name"]]), names);
    assert_eq!((&made["seats"][1]["is_you"], &made["seats"][1]["is_guest"]), (&json!(true), &json!(true)));
    assert_eq!((&made["viewer"], &made["position"]["legal"]), (&Value::Null, &Value::Null), "no seat named");
    let listed = async |status: &str| {
        let list = ada.get(&format!("/api/tables?mine=1&game=1303&status={status}")).await.is(200);
        let seats = list["tables"][0]["seats"].clone();
        assert_eq!(json!([seats[0]["name"], seats[1]["name"]]), names, "{status}");
        assert_eq!((&seats[0]["user"], &seats[1]["is_guest"]), (&seats[1]["user"], &json!(true)));
    };
    listed("running").await;
    for number in 0..6 {
        let seat = look(&ada, id).await["table"]["position"]["to_act"].clone();
        let looked = ada.get(&format!("/api/tables/{id}?seat={seat}")).await.is(200);
        let chosen = a_move(&looked, &format!("key {number}")).unwrap();
        ada.json("POST", &format!("/api/tables/{id}/moves"), chosen).await.is(200);
    }
    let told = ada.get(&format!("/api/tables/{id}?lang=en&seat=0")).await.is(200)["entries"].to_string();
    assert!(told.contains("\"text\":\"Ada ") && told.contains("\"text\":\"Zoë "), "{told}");
    ada.json("POST", &format!("/api/tables/{id}/resign"), json!({})).await.is(200);
    listed("over").await;
    let steps = ada.get(&format!("/api/tables/{id}/steps?lang=en")).await.is(200);
    assert_eq!(steps["names"], names);
    let record = ada.get(&format!("/api/tables/{id}/record")).await.body;
    assert!(record.contains("\nname 0: Ada\nname 1: Zoë\n"), "{record}");
}

async fn a_seat_is_given_up_and_taken_again(test: TestStore) {
    let (ada, ben, id) = pair(&test, "magna-carta").await;
    let act = async |who: &Client, what: &str| who.json("POST", &format!("/api/tables/{id}/{what}"), json!({})).await;
    let table = act(&ada, "resign").await.is(200)["table"].clone();
    assert_eq!((&table["seats"][0]["is_stand_in"], &table["seats"][0]["bot"]), (&json!(true), &json!("medium")));
    assert!(table["can"].as_array().unwrap().contains(&json!("return")));
    act(&ada, "resign").await.refuses_with(403, "not-seated");
    let back = act(&ada, "return").await.is(200);
    assert_eq!(back["table"]["seats"][0]["bot"], Value::Null);
    let eve = person(&ada, "Eve").await;
    eve.json("POST", &format!("/api/tables/{id}/replace"), json!({"seat": 0})).await.refuses_with(409, "not-gone");
    act(&ada, "leave").await.is(200);
    act(&ben, "leave").await.is(200);
    let over = look(&ben, &id).await;
    assert_eq!((&over["table"]["status"], &over["table"]["result"]["reason"]), (&json!("over"), &json!("resigned")));
}

async fn unfinished_tables_are_limited(test: TestStore) {
    let client = Client::new(&test, Config { tables_per_person: 2, ..unlimited() });
    let (ada, eve) = (person(&client, "Ada").await, person(&client, "Eve").await);
    let mut ben = client.another();
    ben.sign("/api/accounts", json!({"name": "Ben", "password": "rose window"})).await;
    let make = async |who: &Client, seats: Value| {
        who.json("POST", "/api/tables", json!({"game": "classic", "seats": seats})).await
    };
    let id = |made: Value| made["id"].as_str().unwrap().to_owned();
    let act = async |who: &Client, id: &str, what: &str| {
        let body = if what == "replace" { json!({"seat": 0}) } else { json!({}) };
        who.json("POST", &format!("/api/tables/{id}/{what}"), body).await
    };
    let open = || json!([{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let (first, second) = (id(make(&ada, open()).await.is(201)), id(make(&eve, open()).await.is(201)));
    // A seat reserved for Ben counts only once he takes it, so that others cannot use up his limit.
    let kept = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "reserved", "name": "Ben"}]);
    let kept = id(make(&ada, kept).await.is(201));
    act(&ben, &first, "join").await.is(200);
    let own = id(make(&ben, open()).await.is(201));
    let limit = "you already have 2 unfinished tables";
    make(&ben, open()).await.refuses(409, limit);
    act(&ben, &second, "join").await.refuses(409, limit);
    act(&ben, &kept, "join").await.refuses(409, limit);
    act(&ben, &second, "replace").await.refuses(409, limit);
    // A seat at one's own table does not count twice.
    act(&ben, &own, "join").await.is(200);
    act(&ben, &first, "leave").await.is(200);
    act(&ben, &kept, "join").await.is(200);
    act(&ben, &first, "join").await.refuses(409, limit);
}
