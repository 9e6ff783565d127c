//! docs/protocol.md: its examples run as written, and it covers all commands and events.

use std::collections::BTreeSet;

use crate::common::{Engine, Rng, output};
use serde_json::{Value, json};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// Whether `found` contains everything expected. A list ending in "…" may be longer; in a text, "…" stands for anything.
fn covers(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            expected.iter().all(|(name, value)| found.get(name).is_some_and(|other| covers(other, value)))
        }
        (Value::Array(found), Value::Array(expected)) => match expected.split_last() {
            Some((Value::String(more), first)) if more == "…" => {
                found.len() >= first.len() && found.iter().zip(first).all(|(one, other)| covers(one, other))
            }
            _ => found.len() == expected.len() && found.iter().zip(expected).all(|(one, other)| covers(one, other)),
        },
        (Value::String(found), Value::String(expected)) => match expected.split_once('…') {
            Some((start, end)) => found.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
            None => found == expected,
        },
        _ => found == expected,
    }
}

#[test]
fn documented_session_runs_as_written() {
    let mut engine = Engine::start();
    let blocks = DOCUMENT.split("```protocol\n").skip(1).map(|block| block.split_once("```").unwrap().0);
    let mut answer = None;
    let mut examples = 0;
    for line in blocks.flat_map(str::lines) {
        if let Some(request) = line.strip_prefix("> ") {
            answer = Some(engine.line(request.as_bytes()));
        } else if let Some(expected) = line.strip_prefix("< ") {
            let expected: Value = serde_json::from_str(expected).unwrap();
            let answer = answer.take().expect("an answer follows a request");
            assert!(covers(&answer, &expected), "the document says {expected}\nthe engine says   {answer}");
            examples += 1;
        } else {
            panic!("neither a request nor an answer: {line}");
        }
    }
    assert!(examples >= 20);
    engine.end();
}

/// The first column of the tables below a heading.
fn rows(heading: &str) -> BTreeSet<&'static str> {
    let (_, part) = DOCUMENT.split_once(heading).unwrap();
    let part = part.split("\n## ").next().unwrap();
    part.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(word, _)| word).collect()
}

#[test]
fn every_event_is_documented() {
    for (game, heading, most, other) in [
        ("classic", "## Events of Caylus", 5, "favors=simplified"),
        ("magna-carta", "## Events of Magna Carta", 4, "rules=beginner"),
        ("1303", "## Events of Caylus 1303", 5, "characters=first-game"),
    ] {
        check_events(game, &rows(heading), most, other);
    }
}

fn check_events(game: &str, known: &BTreeSet<&str>, most: u64, other: &str) {
    let mut engine = Engine::start();
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let options = if seed % 10 == 0 { other } else { "" };
        let players = 2 + seed % (most - 1);
        let set_up =
            engine.ok(json!({"cmd": "new", "game": game, "players": players, "seed": seed, "options": options}));
        note(&set_up, &mut seen);
        let mut rng = Rng(seed);
        while let moves = engine.moves()
            && !moves.is_empty()
        {
            let answer = engine.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
            note(&answer, &mut seen);
        }
    }
    engine.end();
    let missing: Vec<&String> = seen.iter().filter(|word| !known.contains(word.as_str())).collect();
    assert!(missing.is_empty(), "not in docs/protocol.md: {missing:?}");
    assert!(seen.len() > 25, "{seen:?}");
}

/// Collects the kinds of events and causes in an answer.
fn note(answer: &Value, seen: &mut BTreeSet<String>) {
    for event in answer["events"].as_array().unwrap() {
        let words = [&event["event"], &event["cause"]["by"]];
        seen.extend(words.into_iter().filter_map(Value::as_str).map(str::to_owned));
    }
}

#[test]
fn every_command_is_documented() {
    let mut engine = Engine::start();
    let error = engine.error(json!({"cmd": "fly"}));
    let commands: Vec<&str> = error.split_once("the commands are ").unwrap().1.split(", ").collect();
    let sections = DOCUMENT.matches("\n## `").count();
    assert_eq!(sections, commands.len());
    let help = output(&["engine", "--help"]);
    let words: Vec<&str> = help.split(|c: char| !c.is_alphanumeric()).collect();
    for command in commands {
        assert!(DOCUMENT.contains(&format!("\n## `{command}`: ")), "{command}");
        assert!(words.contains(&command), "{command} in {help}");
        let answer = engine.send(&json!({"cmd": command, "moat": 1}));
        assert!(!answer.to_string().contains("unknown command"), "{answer}");
    }
    engine.end();
}
