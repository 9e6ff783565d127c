//! examples/play.py plays every game.

use std::path::Path;
use std::process::{Command, Output};

use crate::common::Engine;
use serde_json::json;

fn play(arguments: &[&str]) -> Output {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/play.py");
    let mut python = Command::new("python3");
    let output = python.args(["-W", "error"]).arg(example).args(arguments).output();
    output.expect("the tests need python3 on the path, as README.md says")
}

#[test]
fn example_plays_every_game_to_the_end() {
    let mut engine = Engine::start();
    let answer = engine.ok(json!({"cmd": "games"}));
    engine.end();
    for game in answer["games"].as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        for players in game["players"].as_array().unwrap() {
            let run = || play(&[env!("CARGO_BIN_EXE_caylus"), name, &players.to_string(), "7"]);
            let output = run();
            let text = String::from_utf8(output.stdout.clone()).unwrap();
            assert!(output.status.success() && output.stderr.is_empty(), "{name}, {players} players: {output:?}");
            assert_eq!(text.lines().count() as u64, players.as_u64().unwrap(), "{text}");
            assert!(text.lines().all(|line| line.starts_with("player ") && line.ends_with(" points")), "{text}");
            assert!(text.contains(": place 1, "), "{text}");
            assert_eq!(run(), output, "the same seed is the same game");
        }
    }
}

#[test]
fn example_reports_errors() {
    let wrong = |arguments: &[&str], reason: &str| {
        let output = play(arguments);
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && message.contains(reason), "{message}");
    };
    wrong(&[], "python3 examples/play.py");
    wrong(&[env!("CARGO_BIN_EXE_caylus"), "chess", "3", "7"], "there is no game `chess`");
    wrong(&["no-such-program", "classic", "3", "7"], "no-such-program");
}
