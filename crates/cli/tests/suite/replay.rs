//! `caylus replay`: logs, positions, broken records.

use std::fs;

use crate::common::{Engine, Rng, caylus, fails_with, json_of, output, output_for};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A finished game in a file.
struct Saved {
    _folder: TempDir,
    path: String,
    record: String,
}

fn saved() -> Saved {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt").to_str().unwrap().to_owned();
    caylus().args(["play", "--seats", "easy,random,easy", "--seed", "7", "--save", &path]).assert().success();
    let record = fs::read_to_string(&path).unwrap();
    Saved { _folder: folder, path, record }
}

impl Saved {
    fn moves(&self) -> usize {
        self.record.split_once("\n\n").unwrap().1.lines().count()
    }

    /// Checks that the record with this change is rejected.
    fn assert_rejected(&self, from: &str, to: &str, reason: &str) {
        assert!(self.record.contains(from), "{from} in {}", self.record);
        let path = format!("{}.broken", self.path);
        fs::write(&path, self.record.replacen(from, to, 1)).unwrap();
        fails_with(&["replay", &path], reason);
    }
}

#[test]
fn prints_the_log() {
    let saved = saved();
    let log = output(&["replay", &saved.path]);
    for part in ["Caylus, 3 players, seed 7", "Turn 1\n", "Phase 2: placing workers", "places a worker on", "wins."] {
        assert!(log.contains(part), "{part} in {log}");
    }
    assert!(log.lines().all(|line| line.chars().count() <= 80 && line.trim_end() == line));
    let from_stdin = output_for(&["replay", "-"], &saved.record);
    assert_eq!(from_stdin, log);
}

#[test]
fn json_log_has_every_move_and_event() {
    let saved = saved();
    let report = json_of(&["replay", &saved.path, "--json"]);
    assert_eq!((&report["game"], &report["seed"], &report["over"]), (&json!("classic"), &json!(7), &json!(true)));
    let moves = report["moves"].as_array().unwrap();
    assert_eq!(moves.len(), saved.moves());
    let mut engine = Engine::start();
    let set_up = engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 7}));
    assert_eq!(report["set_up"], set_up["events"]);
    for (number, reported) in (1..).zip(moves) {
        let legal = engine.ok(json!({"cmd": "legal"}));
        assert_eq!((&reported["number"], &reported["player"]), (&json!(number), &legal["player"]));
        let answer = engine.ok(json!({"cmd": "apply", "move": reported["move"]}));
        assert_eq!(reported["events"], answer["events"]);
    }
    let state = engine.ok(json!({"cmd": "state"}));
    assert_eq!((&report["scores"], &report["outcome"]), (&state["scores"], &state["outcome"]));
    engine.end();
}

#[test]
fn prints_a_position() {
    let saved = saved();
    let text = output(&["replay", &saved.path, "--at", "30"]);
    assert!(
        text.contains("After 30 of ") && text.contains("Gold mine") && text.contains("turn order")
            || text.contains("Turn order")
    );
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let position = json_of(&["replay", &saved.path, "--at", "30", "--json"]);
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "load", "state": position}));
    assert_eq!(engine.ok(json!({"cmd": "state"}))["state"], position);
    engine.end();
    let last = saved.moves().to_string();
    assert_eq!(json_of(&["replay", &saved.path, "--at", &last, "--json"])["phase"], "over");
    fails_with(&["replay", &saved.path, "--at", "100000"], "the record has");
}

#[test]
fn replays_a_game_started_from_a_position() {
    let mut engine = Engine::start();
    let position: Value = json!({"players": [{"deniers": 9, "cubes": {"food": 3, "wood": 3}}, {"deniers": 9}]});
    engine.ok(json!({"cmd": "load", "state": position}));
    let mut rng = Rng(1);
    for _ in 0..30 {
        let moves = engine.moves();
        engine.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
    }
    let record = engine.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let log = output_for(&["replay", "-"], &record);
    assert!(log.contains("from a position") && log.contains("The record ends after 30 moves."), "{log}");
    engine.end();
}

#[test]
fn rejects_broken_records_with_line_and_column() {
    let saved = saved();
    saved.assert_rejected("caylus-record 1", "caylus-record 9", "line 1, column 15: unknown version `9`");
    saved.assert_rejected("caylus-record 1", "hello", "line 1, column 1: a record starts with");
    saved.assert_rejected("game: classic", "game: chess", "no game `chess`");
    saved.assert_rejected("game: classic\n", "", "header `game` is missing");
    saved.assert_rejected("players: 3", "players: 6", "line 3, column 10: Caylus is for 2 to 5 players, not 6");
    saved.assert_rejected("seed: 7", "seed: x", "`x` is not a seed");
    saved.assert_rejected("jeweller=yes", "jeweller=maybe", "line 4, column");
    saved.assert_rejected("result: ", "result: 1", "the moves lead to the result");
    let (headers, moves) = saved.record.split_once("\n\n").unwrap();
    let first = moves.lines().next().unwrap();
    let line = headers.lines().count() + 2;
    let (before, after) = first.split_once(": ").unwrap();
    let column = before.chars().count() + 3;
    let at = |column: usize| format!("line {line}, column {column}: ");
    saved.assert_rejected(first, &format!("{before}: fly r3"), &format!("{}`fly r3` is not a move", at(column)));
    saved.assert_rejected(first, &format!("{before}: place r9"), &format!("{}`place r9`: ", at(column)));
    saved.assert_rejected(first, &format!("2{}: {after}", &before[1..]), &format!("{}this is move 1", at(1)));
    saved.assert_rejected(first, &format!("1 purple: {after}"), &at(1)[..10]);
}

#[test]
fn errors_name_unreadable_files() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fails_with(&["replay", &path("nothing.txt")], "nothing.txt: no such file or directory");
    fs::write(path("binary"), b"caylus-record 1\n\xff\xfe").unwrap();
    fails_with(&["replay", &path("binary")], "binary: not valid UTF-8");
    fs::write(path("empty"), "").unwrap();
    fails_with(&["replay", &path("empty")], "empty: line 1, column 1");
    fails_with(&["replay", folder.path().to_str().unwrap()], "is a directory");
    fails_with(&["replay"], "<FILE>");
    let position = "caylus-record 1\ngame: classic\nplayers: 2\nposition: {\"players\":[{\"workers\":9},{}]}\n\n";
    fs::write(path("position"), position).unwrap();
    fails_with(&["replay", &path("position")], "line 4, column 11");
}
