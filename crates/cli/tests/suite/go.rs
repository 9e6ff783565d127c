//! The engine's `go`: every bot in every game, candidates, limits, hidden information.

use crate::common::Engine;
use serde_json::{Value, json};

/// The games and bots listed by the engine.
fn games_and_bots(engine: &mut Engine) -> (Vec<String>, Vec<String>) {
    let answer = engine.ok(json!({"cmd": "games"}));
    let games = answer["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap().to_owned());
    let bots = answer["bots"].as_array().unwrap().iter().map(|bot| bot.as_str().unwrap().to_owned());
    (games.collect(), bots.collect())
}

/// A bot's answer, independent of time.
fn go(engine: &mut Engine, bot: &str, seed: u64) -> Value {
    engine.ok(json!({"cmd": "go", "bot": bot, "seed": seed, "iterations": 30}))
}

#[test]
fn every_bot_plays_every_game_to_the_end() {
    let mut engine = Engine::start();
    let (games, bots) = games_and_bots(&mut engine);
    assert_eq!(
        (games.len(), bots.as_slice()),
        (3, ["random", "easy", "medium", "hard", "master"].map(str::to_owned).as_slice())
    );
    for game in &games {
        for bot in &bots {
            engine.ok(json!({"cmd": "new", "game": game, "players": 2, "seed": 4}));
            for seed in 0.. {
                let legal = engine.ok(json!({"cmd": "legal"}));
                if legal["player"].is_null() {
                    break;
                }
                let before = engine.ok(json!({"cmd": "state"}));
                let answer = go(&mut engine, bot, seed);
                assert_eq!((&answer["bot"], &answer["player"]), (&json!(bot), &legal["player"]));
                assert!(legal["moves"].as_array().unwrap().contains(&answer["move"]), "{answer} of {legal}");
                assert_eq!(engine.ok(json!({"cmd": "state"})), before, "go must not play the move");
                assert_candidates_are_valid(&answer, &legal["moves"]);
                engine.ok(json!({"cmd": "apply", "move": answer["move"]}));
            }
            let error = engine.error(json!({"cmd": "go", "bot": bot}));
            assert!(error.contains("the game is over"), "{error}");
        }
    }
    engine.end();
}

/// Up to three candidates, the chosen move first, with plausible numbers.
fn assert_candidates_are_valid(answer: &Value, moves: &Value) {
    let (thinks, moves) = (answer["thinks"].as_array().unwrap(), moves.as_array().unwrap());
    assert!(thinks.len() <= 3, "{answer}");
    assert!(thinks.first().is_none_or(|best| best["move"] == answer["move"]), "{answer}");
    assert_eq!(thinks.is_empty(), answer["bot"] == "random", "{answer}");
    for thought in thinks {
        assert!(moves.contains(&thought["move"]) && thought["line"][0] == thought["move"], "{answer}");
        assert!(thought["value"].is_f64() && thought["visits"].as_u64() >= Some(1), "{answer}");
        let chances: Vec<f64> =
            thought["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
        assert!(chances.len() == 2 && (chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{answer}");
        assert_eq!(thought["chance"], chances[answer["player"].as_u64().unwrap() as usize], "{answer}");
        assert!((0.0..=1.0).contains(&chances[0]), "{answer}");
    }
}

#[test]
fn same_seed_gives_the_same_answer() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1}));
    for bot in ["random", "easy", "medium", "hard", "master"] {
        assert_eq!(go(&mut engine, bot, 5), go(&mut engine, bot, 5));
        let others: Vec<Value> = (0..20).map(|seed| go(&mut engine, bot, seed)).collect();
        assert!(
            others.iter().any(|other| other["move"] != others[0]["move"] || other["thinks"] != others[0]["thinks"])
        );
        let unseeded = engine.ok(json!({"cmd": "go", "bot": bot, "iterations": 30}));
        let again = engine.ok(json!({"cmd": "go", "bot": bot, "iterations": 30, "seed": unseeded["seed"]}));
        assert_eq!(again, unseeded);
    }
    engine.end();
}

#[test]
fn limits_by_iterations_or_time() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 2, "seed": 1}));
    let mut visits = |limit: Value| {
        let mut request = json!({"cmd": "go", "bot": "hard", "seed": 1});
        request.as_object_mut().unwrap().extend(limit.as_object().unwrap().clone());
        let answer = engine.ok(request);
        answer["thinks"].as_array().unwrap().iter().map(|thought| thought["visits"].as_u64().unwrap()).sum::<u64>()
    };
    let few = visits(json!({"iterations": 100}));
    assert!((1..=100).contains(&few), "{few}");
    assert!(visits(json!({"iterations": 1000})) > few);
    assert!(visits(json!({"ms": 50})) > 0);
    assert!(visits(json!({})) > 0);
    engine.end();
}

#[test]
fn rejects_bad_requests() {
    let mut engine = Engine::start();
    assert!(engine.error(json!({"cmd": "go", "bot": "easy"})).contains("no game yet"));
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 1}));
    for (request, reason) in [
        (json!({"cmd": "go"}), "missing field `bot`"),
        (json!({"cmd": "go", "bot": 3}), "`bot` must be the name of a bot, not 3"),
        (json!({"cmd": "go", "bot": null}), "`bot` must be the name of a bot"),
        (json!({"cmd": "go", "bot": "deep-blue"}), "unknown bot `deep-blue`; the bots are random, easy"),
        (json!({"cmd": "go", "bot": "easy", "ms": 10, "iterations": 10}), "give `ms` or `iterations`, not both"),
        (json!({"cmd": "go", "bot": "easy", "ms": 0}), "`ms` must be a whole number from 1 to 600000, not 0"),
        (json!({"cmd": "go", "bot": "easy", "ms": 600_001}), "from 1 to 600000, not 600001"),
        (json!({"cmd": "go", "bot": "easy", "ms": "fast"}), "`ms` must be a whole number"),
        (json!({"cmd": "go", "bot": "easy", "ms": 1.5}), "`ms` must be a whole number"),
        (
            json!({"cmd": "go", "bot": "easy", "iterations": 0}),
            "`iterations` must be a whole number from 1 to 1000000000",
        ),
        (json!({"cmd": "go", "bot": "easy", "iterations": 1_000_000_001}), "not 1000000001"),
        (json!({"cmd": "go", "bot": "easy", "iterations": -1}), "`iterations` must be a whole number"),
        (json!({"cmd": "go", "bot": "easy", "seed": -1}), "`seed` must be a whole number"),
        (json!({"cmd": "go", "bot": "easy", "depth": 3}), "unknown or repeated field `depth`"),
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
fn bots_ignore_hidden_information() {
    let (mut engine, mut other) = (Engine::start(), Engine::start());
    engine.ok(json!({"cmd": "new", "game": "magna-carta", "players": 3, "seed": 2}));
    let mut changed = 0;
    for seed in 0..120 {
        let legal = engine.ok(json!({"cmd": "legal"}));
        let Some(player) = legal["player"].as_u64() else { break };
        // Another game with the same view: all piles reversed, the others' hands exchanged with them.
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
        for bot in ["random", "easy", "hard"] {
            assert_eq!(go(&mut engine, bot, seed), go(&mut other, bot, seed));
        }
        let chosen = go(&mut engine, "easy", seed)["move"].take();
        engine.ok(json!({"cmd": "apply", "move": chosen}));
    }
    assert!(changed > 50, "{changed}");
    engine.end();
    other.end();
}
