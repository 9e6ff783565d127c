//! The engine's `go`: every bot plays every game, says what it thinks, and knows no secret.

mod common;

use common::Engine;
use serde_json::{Value, json};

/// The games and the bots that the engine names.
fn games_and_bots(engine: &mut Engine) -> (Vec<String>, Vec<String>) {
    let answer = engine.ok(json!({"cmd": "games"}));
    let games = answer["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap().to_owned());
    let bots = answer["bots"].as_array().unwrap().iter().map(|bot| bot.as_str().unwrap().to_owned());
    (games.collect(), bots.collect())
}

/// What a bot answers to a seed.
fn go(engine: &mut Engine, bot: &str, seed: u64) -> Value {
    engine.ok(json!({"cmd": "go", "bot": bot, "seed": seed}))
}

#[test]
fn every_bot_plays_every_game_to_the_end() {
    let mut engine = Engine::start();
    let (games, bots) = games_and_bots(&mut engine);
    assert!(games.len() >= 2 && bots.contains(&"easy".to_owned()) && bots.contains(&"random".to_owned()));
    for game in &games {
        for bot in &bots {
            engine.ok(json!({"cmd": "new", "game": game, "players": 3, "seed": 4}));
            for seed in 0.. {
                let legal = engine.ok(json!({"cmd": "legal"}));
                if legal["player"].is_null() {
                    break;
                }
                let before = engine.ok(json!({"cmd": "state"}));
                let answer = go(&mut engine, bot, seed);
                assert_eq!((&answer["bot"], &answer["player"]), (&json!(bot), &legal["player"]));
                assert!(legal["moves"].as_array().unwrap().contains(&answer["move"]), "{answer} of {legal}");
                assert_eq!(engine.ok(json!({"cmd": "state"})), before, "it only chooses");
                well_thought(&answer, &legal["moves"]);
                engine.ok(json!({"cmd": "apply", "move": answer["move"]}));
            }
            let error = engine.error(json!({"cmd": "go", "bot": bot}));
            assert!(error.contains("the game is over"), "{error}");
        }
    }
    engine.end();
}

/// The candidates are the best in order, and the first of them is chosen.
fn well_thought(answer: &Value, moves: &Value) {
    let (thinks, moves) = (answer["thinks"].as_array().unwrap(), moves.as_array().unwrap());
    assert!(thinks.iter().all(|candidate| moves.contains(&candidate["move"])), "{answer}");
    assert!(thinks.first().is_none_or(|best| best["move"] == answer["move"]), "{answer}");
    let values: Vec<f64> = thinks.iter().map(|candidate| candidate["value"].as_f64().unwrap()).collect();
    assert!(values.is_sorted_by(|one, other| one >= other), "{answer}");
    match answer["bot"].as_str().unwrap() {
        "random" => assert!(thinks.is_empty(), "who plays anything thinks nothing: {answer}"),
        "easy" => {
            assert_eq!(thinks.len(), moves.len().min(3), "{answer}");
            let searched = |candidate: &Value| candidate.get("visits").is_some() || candidate.get("line").is_some();
            assert!(!thinks.iter().any(searched), "who does not search has no visits and no line: {answer}");
        }
        _ => assert!(thinks.len() <= 3, "{answer}"),
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1}));
    for bot in ["easy", "random"] {
        assert_eq!(go(&mut engine, bot, 5), go(&mut engine, bot, 5));
        let others: Vec<Value> = (0..20).map(|seed| go(&mut engine, bot, seed)["move"].take()).collect();
        // One of them leaves it to chance, the other only what is nearly equal.
        assert_eq!(bot == "random", others.iter().any(|other| *other != others[0]), "{others:?}");
        let unseeded = engine.ok(json!({"cmd": "go", "bot": bot}));
        let again = engine.ok(json!({"cmd": "go", "bot": bot, "seed": unseeded["seed"]}));
        assert_eq!(again, unseeded);
        let limited = engine.ok(json!({"cmd": "go", "bot": bot, "seed": 5, "ms": 100}));
        assert_eq!(limited, go(&mut engine, bot, 5), "no bot there is needs time");
    }
    engine.end();
}

#[test]
fn bad_requests_are_refused() {
    let mut engine = Engine::start();
    assert!(engine.error(json!({"cmd": "go", "bot": "easy"})).contains("no game yet"));
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1}));
    for (request, reason) in [
        (json!({"cmd": "go"}), "`bot` is missing"),
        (json!({"cmd": "go", "bot": 3}), "`bot` is the name of a bot, not 3"),
        (json!({"cmd": "go", "bot": null}), "`bot` is the name of a bot"),
        (json!({"cmd": "go", "bot": "deep-blue"}), "no bot `deep-blue`; the bots are easy, "),
        (json!({"cmd": "go", "bot": "easy", "ms": 10, "iterations": 10}), "give one of them"),
        (json!({"cmd": "go", "bot": "easy", "ms": 0}), "`ms` is a whole number from 1 to 600000, not 0"),
        (json!({"cmd": "go", "bot": "easy", "ms": 600_001}), "from 1 to 600000, not 600001"),
        (json!({"cmd": "go", "bot": "easy", "ms": "fast"}), "`ms` is a whole number"),
        (json!({"cmd": "go", "bot": "easy", "ms": 1.5}), "`ms` is a whole number"),
        (json!({"cmd": "go", "bot": "easy", "iterations": 0}), "`iterations` is a whole number from 1 to 1000000000"),
        (json!({"cmd": "go", "bot": "easy", "iterations": 1_000_000_001}), "not 1000000001"),
        (json!({"cmd": "go", "bot": "easy", "iterations": -1}), "`iterations` is a whole number"),
        (json!({"cmd": "go", "bot": "easy", "seed": -1}), "`seed` is a whole number"),
        (json!({"cmd": "go", "bot": "easy", "depth": 3}), "no field `depth`"),
    ] {
        let error = engine.error(request.clone());
        assert!(error.contains(reason), "{request}: {error}");
    }
    for limit in [json!({"ms": 1}), json!({"ms": 600_000}), json!({"iterations": 1_000_000_000}), json!({"ms": null})] {
        let mut request = json!({"cmd": "go", "bot": "easy"});
        request.as_object_mut().unwrap().extend(limit.as_object().unwrap().clone());
        engine.ok(request);
    }
    engine.end();
}

#[test]
fn a_bot_knows_no_secret() {
    let (mut engine, mut other) = (Engine::start(), Engine::start());
    engine.ok(json!({"cmd": "new", "game": "magna-carta", "players": 3, "seed": 2}));
    let mut changed = 0;
    for seed in 0..120 {
        let legal = engine.ok(json!({"cmd": "legal"}));
        let Some(player) = legal["player"].as_u64() else { break };
        // Another game that looks the same to this player: every pile upside down, the others' hands exchanged for it.
        let mut state = engine.ok(json!({"cmd": "state"}))["state"].take();
        let truth = state.clone();
        for seat in 0..3 {
            let cards = |name: &str| truth["players"][seat as usize][name].as_array().unwrap().clone();
            let (hand, pile) = (cards("hand"), cards("pile"));
            let all: Vec<Value> = match seat == player {
                true => hand.iter().chain(pile.iter().rev()).cloned().collect(),
                false => pile.iter().rev().chain(hand.iter().rev()).cloned().collect(),
            };
            state["players"][seat as usize]["hand"] = json!(all[..hand.len()]);
            state["players"][seat as usize]["pile"] = json!(all[hand.len()..]);
        }
        other.ok(json!({"cmd": "load", "state": state}));
        let view = json!({"cmd": "view", "player": player});
        assert_eq!(engine.ok(view.clone()), other.ok(view));
        changed += usize::from(engine.ok(json!({"cmd": "state"})) != other.ok(json!({"cmd": "state"})));
        for bot in ["easy", "random"] {
            assert_eq!(go(&mut engine, bot, seed), go(&mut other, bot, seed));
        }
        let chosen = go(&mut engine, "easy", seed)["move"].take();
        engine.ok(json!({"cmd": "apply", "move": chosen}));
    }
    assert!(changed > 50, "{changed}");
    engine.end();
    other.end();
}
