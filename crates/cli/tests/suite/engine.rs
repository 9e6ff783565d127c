//! The engine protocol: whole games and bad requests.

use crate::common::{Engine, Rng, output_for};
use serde_json::{Value, json};

fn new_game(engine: &mut Engine, players: usize, seed: u64) -> Value {
    engine.ok(json!({"cmd": "new", "game": "classic", "players": players, "seed": seed}))
}

#[test]
fn plays_whole_games() {
    let mut engine = Engine::start();
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        new_game(&mut engine, players, seed);
        let mut rng = Rng(seed);
        let mut over = false;
        while !over {
            let legal = engine.ok(json!({"cmd": "legal"}));
            assert!(legal["player"].as_u64().unwrap() < players as u64 && legal["decision"]["kind"].is_string());
            let moves = legal["moves"].as_array().unwrap();
            assert!(moves.len() >= 2, "no decision has a single move");
            let answer = engine.ok(json!({"cmd": "apply", "move": rng.choose(moves)}));
            assert!(answer["events"].is_array());
            over = answer["over"].as_bool().unwrap();
        }
        let legal = engine.ok(json!({"cmd": "legal"}));
        assert_eq!((&legal["player"], &legal["decision"], &legal["moves"]), (&json!(null), &json!(null), &json!([])));
        let state = engine.ok(json!({"cmd": "state"}));
        assert_eq!(state["state"]["phase"], "over");
        let scores = state["scores"].as_array().unwrap();
        assert_eq!(scores.len(), players);
        for (at, score) in scores.iter().enumerate() {
            let number = |name: &str| score[name].as_u64().unwrap();
            assert_eq!(number("prestige") + number("bonus"), number("total"));
            assert_eq!(state["outcome"]["scores"][at], score["total"]);
        }
        assert!(state["outcome"]["places"].as_array().unwrap().contains(&json!(1)));
        assert!(engine.error(json!({"cmd": "apply", "move": "pass"})).contains("over"));
    }
    engine.end();
}

#[test]
fn first_legal_move_always_finishes_the_game() {
    let mut engine = Engine::start();
    new_game(&mut engine, 3, 11);
    while let Some(first) = engine.moves().first() {
        engine.ok(json!({"cmd": "apply", "move": first}));
    }
    engine.end();
}

#[test]
fn undo_restores_every_state() {
    let mut engine = Engine::start();
    new_game(&mut engine, 3, 5);
    let mut states = vec![engine.ok(json!({"cmd": "state"}))];
    let mut rng = Rng(5);
    let mut played = Vec::new();
    for _ in 0..80 {
        let chosen = rng.choose(&engine.moves()).clone();
        engine.ok(json!({"cmd": "apply", "move": chosen}));
        played.push(chosen);
        states.push(engine.ok(json!({"cmd": "state"})));
    }
    states.pop();
    while let Some(chosen) = played.pop() {
        assert_eq!(engine.ok(json!({"cmd": "undo"}))["move"], json!(chosen));
        assert_eq!(engine.ok(json!({"cmd": "state"})), states.pop().unwrap());
    }
    assert!(engine.error(json!({"cmd": "undo"})).contains("no move"));
    engine.end();
}

#[test]
fn load_restores_any_state() {
    let (mut one, mut other) = (Engine::start(), Engine::start());
    new_game(&mut one, 4, 9);
    let mut rng = Rng(9);
    while let moves = one.moves()
        && !moves.is_empty()
    {
        let state = one.ok(json!({"cmd": "state"}));
        let loaded = other.ok(json!({"cmd": "load", "state": state["state"]}));
        assert_eq!(loaded["players"], json!(4));
        assert_eq!(other.ok(json!({"cmd": "state"})), state);
        assert_eq!(other.moves(), moves);
        one.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
    }
    let state = one.ok(json!({"cmd": "state"}));
    assert_eq!(other.ok(json!({"cmd": "load", "state": state["state"]}))["over"], json!(true));
    one.end();
    other.end();
}

#[test]
fn classic_view_hides_nothing() {
    let mut engine = Engine::start();
    new_game(&mut engine, 3, 1);
    let state = engine.ok(json!({"cmd": "state"}))["state"].take();
    for viewer in [json!(null), json!(0), json!(2)] {
        assert_eq!(engine.ok(json!({"cmd": "view", "player": viewer}))["view"], state);
    }
    assert_eq!(engine.ok(json!({"cmd": "view"}))["view"], state);
    assert!(engine.error(json!({"cmd": "view", "player": 3})).contains("no player 3"));
    assert!(engine.error(json!({"cmd": "view", "player": "red"})).contains("`player`"));
    engine.end();
}

#[test]
fn record_replays_the_whole_game() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 2, "seed": 42, "options": "edition=english"}));
    let mut rng = Rng(42);
    while let moves = engine.moves()
        && !moves.is_empty()
    {
        engine.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
    }
    let record = engine.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    assert!(record.contains("seed: 42") && record.contains("result: "));
    let log = output_for(&["replay", "-"], &record);
    assert!(log.contains("Final scores"));
    engine.end();
}

#[test]
fn accepts_options_as_object_or_text() {
    let mut engine = Engine::start();
    let text = "edition=english church=3";
    let expected = text.parse::<caylus_rules::classic::Options>().unwrap().to_string();
    for options in [json!({"edition": "english", "church": 3}), json!(text)] {
        let request = json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1, "options": options});
        assert_eq!(engine.ok(request)["options"], expected);
    }
    let mut fails_with = |options: Value, reason: &str| {
        let error = engine.error(json!({"cmd": "new", "game": "classic", "players": 3, "options": options}));
        assert!(error.contains(reason), "{options}: {error}");
    };
    fails_with(json!({"church": 5}), "`church` cannot be `5`");
    fails_with(json!({"moat": true}), "unknown option `moat`");
    fails_with(json!({"church": [3]}), "an option must be");
    fails_with(json!({"church": "3 jeweller=no"}), "is not an option");
    fails_with(json!("church"), "name=value");
    fails_with(json!(3), "`options`");
    engine.end();
}

#[test]
fn missing_seed_is_generated_and_returned() {
    let mut engine = Engine::start();
    let request = json!({"cmd": "new", "game": "classic", "players": 3});
    let seeds: Vec<u64> = (0..2).map(|_| engine.ok(request.clone())["seed"].as_u64().unwrap()).collect();
    assert_ne!(seeds[0], seeds[1]);
    let state = engine.ok(json!({"cmd": "state"}));
    new_game(&mut engine, 3, seeds[1]);
    assert_eq!(engine.ok(json!({"cmd": "state"})), state);
    engine.end();
}

#[test]
fn bad_requests_return_errors_and_change_nothing() {
    let mut engine = Engine::start();
    for early in ["state", "view", "legal", "undo", "record"] {
        assert!(engine.error(json!({"cmd": early})).contains("no game yet"));
    }
    assert!(engine.error(json!({"cmd": "apply", "move": "pass"})).contains("no game yet"));
    new_game(&mut engine, 3, 1);
    let state = engine.ok(json!({"cmd": "state"}));
    for (request, reason) in [
        (json!({}), "missing field `cmd`"),
        (json!({"cmd": 3}), "`cmd` must be a string"),
        (json!({"cmd": "fly"}), "unknown command `fly`"),
        (json!({"cmd": "go"}), "missing field `bot`"),
        (json!({"cmd": "legal", "player": 0}), "unknown or repeated field `player`"),
        (json!({"cmd": "new"}), "missing field `game`"),
        (json!({"cmd": "new", "game": "classic"}), "missing field `players`"),
        (json!({"cmd": "new", "game": "chess", "players": 2}), "no game `chess`"),
        (json!({"cmd": "new", "game": "classic", "players": 6}), "2 to 5 players, not 6"),
        (json!({"cmd": "new", "game": "classic", "players": 1}), "2 to 5 players, not 1"),
        (json!({"cmd": "new", "game": "classic", "players": -1}), "`players` must be a whole number"),
        (json!({"cmd": "new", "game": "classic", "players": "three"}), "`players` must be a whole number"),
        (json!({"cmd": "new", "game": "classic", "players": 3, "seed": -1}), "`seed` must be a whole number"),
        (json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1.5}), "`seed` must be a whole number"),
        (json!({"cmd": "new", "game": "classic", "players": 3, "sead": 1}), "unknown or repeated field `sead`"),
        (json!({"cmd": "apply"}), "missing field `move`"),
        (json!({"cmd": "apply", "move": 3}), "`move` must be a string"),
        (json!({"cmd": "apply", "move": "fly r3"}), "unknown word `fly`"),
        (json!({"cmd": "apply", "move": "place r9"}), "(C2.4)"),
        (json!({"cmd": "load"}), "missing field `state`"),
        (json!({"cmd": "load", "state": 3}), "`state`"),
        (json!({"cmd": "load", "state": {"game": "chess", "players": []}}), "no game `chess`"),
        (json!({"cmd": "load", "state": {"players": [{}]}}), "2 to 5 players"),
        (json!({"cmd": "load", "state": {"players": [{}, {}], "moat": 1}}), "unknown field `moat`"),
        (json!({"cmd": "load", "state": {"players": [{"workers": 7}, {}]}}), "`state`"),
        (json!({"cmd": "load", "state": {"players": [{}, {}], "provost": "r29"}}), "r29"),
    ] {
        let error = engine.error(request.clone());
        assert!(error.contains(reason), "{request}: {error}");
        assert_eq!(engine.ok(json!({"cmd": "state"})), state);
    }
    engine.end();
}

#[test]
fn bad_lines_return_errors_and_keep_the_session() {
    let mut engine = Engine::start();
    let long = format!(r#"{{"id":1,"cmd":"{}"}}"#, "x".repeat(1 << 20));
    let deep = format!(r#"{{"id":1,"cmd":"load","state":{}}}"#, "[".repeat(10_000) + &"]".repeat(10_000));
    for (line, id, reason) in [
        (&b"nonsense"[..], json!(null), "not valid JSON"),
        (br#"{"id":1,"cmd":"games""#, json!(null), "not valid JSON"),
        (b"\x00\x01\x02\x7f", json!(null), "not valid JSON"),
        (b"[1,2]", json!(null), "request must be a JSON object"),
        (b"7", json!(null), "request must be a JSON object"),
        (b"{\"id\":1,\"cmd\":\"\xff\"}", json!(null), "not valid UTF-8"),
        (long.as_bytes(), json!(null), "longer than 1048576 bytes"),
        (deep.as_bytes(), json!(1), "`state`"),
        (br#"{"id":1,"id":2,"cmd":"games"}"#, json!(1), "`id`"),
        (br#"{"id":{"a":[1]},"cmd":"fly"}"#, json!({"a": [1]}), "unknown command `fly`"),
    ] {
        let answer = engine.line(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!((&answer["ok"], &answer["id"]), (&json!(false), &id), "{shown}: {answer}");
        assert!(answer["error"].as_str().unwrap().contains(reason), "{shown}: {answer}");
    }
    // Long nonsense gets a short answer.
    let much = json!({"cmd": "x".repeat(100_000)});
    assert!(engine.error(much).len() < 2000);
    // Empty lines are ignored, carriage returns allowed.
    assert_eq!(engine.line(b"\n  \n{\"id\":\"last\",\"cmd\":\"games\"}\r")["id"], "last");
    engine.end();
}

#[test]
fn echoes_ids_verbatim() {
    let mut engine = Engine::start();
    for id in
        [json!(1), json!("a"), json!(null), json!(1.5), json!([1, {"b": 2}]), json!(18_446_744_073_709_551_615_u64)]
    {
        assert_eq!(engine.ok(json!({"id": id, "cmd": "games"}))["id"], id);
    }
    assert_eq!(engine.ok(json!({"cmd": "games"}))["id"], json!(null));
    engine.end();
}

#[test]
fn quit_ends_the_session() {
    let text = output_for(&["engine"], "{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"games\"}\n");
    assert_eq!(text, "{\"id\":1,\"ok\":true}\n");
    assert_eq!(output_for(&["engine"], ""), "");
}
