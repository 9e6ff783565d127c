//! Programs of their own in the arena: the example, and such as crash, stall, talk nonsense or break the rules.
#![cfg(unix)]

use std::fs;
use std::path::Path;

use crate::common::json_of;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Two games of a program against `easy`.
fn play(program: &str, args: &[&str]) -> Value {
    let seats = format!("{program},easy");
    json_of(&[&["arena", "--seats", &seats, "--games", "2", "--seed", "3", "--json"], args].concat())
}

/// A program that is a script for the shell.
fn script(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("bot.sh");
    fs::write(&path, text).unwrap();
    format!("exec:sh {}", path.display())
}

/// The games go on to their end with moves that `easy` makes; the report says so, with a reason that contains this.
fn fails(text: &str, reason: &str) {
    let folder = TempDir::new().unwrap();
    let name = script(&folder, text);
    let report = play(&name, &["--time", "50"]);
    assert_eq!(report["games"], json!(2));
    let [fault] = report["faults"].as_array().unwrap().as_slice() else { panic!("one fault in {report}") };
    assert_eq!(fault["name"], json!(name));
    assert!(fault["moves"].as_u64().unwrap() > 6, "{fault}");
    let last = fault["last"].as_str().unwrap();
    assert!(last.contains(reason) && last.contains("gave up after 3 failures in a row"), "{last}");
    // It is `easy` that plays, so the program does not look lost.
    assert!(report["bots"][0]["mean_score"].as_f64().unwrap() > 30.0, "{report}");
}

#[test]
fn the_example_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let program = format!("exec:python3 -W error {}", example.display());
    for game in ["classic", "magna-carta", "1303"] {
        let report = play(&program, &["--iterations", "20", "--game", game]);
        assert_eq!(report["faults"], json!([]), "{report}");
        assert!(report["bots"][0]["mean_score"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn the_example_plays_the_same_again() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let program = format!("exec:python3 {}", example.display());
    // Everything but what depends on the clock.
    let timeless = |mut report: Value| {
        let mut bots = report["bots"].take();
        for bot in bots.as_array_mut().expect("a list of bots") {
            let bot = bot.as_object_mut().expect("a bot");
            assert!(bot.remove("mean_ms").is_some() && bot.remove("longest_ms").is_some());
        }
        bots
    };
    let [one, other] = [0, 1].map(|_| timeless(play(&program, &["--iterations", "20"])));
    assert_eq!(one, other);
}

#[test]
fn one_that_ends_is_replaced() {
    fails("exit 1", "the program exited or closed its output");
}

#[test]
fn one_that_stalls_is_not_waited_for() {
    fails("exec sleep 1000", "no answer within");
}

#[test]
fn one_that_talks_nonsense_is_replaced() {
    fails("while read question; do echo nonsense; done", "invalid answer `nonsense`");
    fails("while read question; do echo '{\"choice\": 1}'; done", "missing field `move`");
}

#[test]
fn one_that_breaks_the_rules_is_replaced() {
    fails("while read question; do echo '{\"move\": \"provost +3\"}'; done", "provost +3");
    fails("while read question; do echo '{\"move\": \"fly\"}'; done", "there is no `fly`");
}

#[test]
fn one_that_closes_its_output_is_replaced() {
    fails("exec cat >&- 2>&-", "the program exited or closed its output");
    fails("exec 1>&-; while read question; do :; done", "the program exited or closed its output");
}

#[test]
fn one_that_never_listens_or_never_stops_talking_is_replaced() {
    fails("exec <&-; echo hello; exec sleep 1000", "");
    fails("exec yes nonsense", "invalid answer `nonsense`");
}

#[test]
fn one_failure_is_forgiven() {
    let folder = TempDir::new().unwrap();
    let (path, first) = (folder.path().join("bot.py"), folder.path().join("first"));
    let text = format!(
        "import json, os, sys\nfor line in sys.stdin:\n  if os.path.exists({first:?}):\n    \
         print(json.dumps({{'move': json.loads(line)['moves'][0]}}), flush=True)\n  else:\n    \
         os.mkdir({first:?}); print('nonsense', flush=True)\n"
    );
    fs::write(&path, text).unwrap();
    let report = play(&format!("exec:python3 {}", path.display()), &["--iterations", "20", "--threads", "1"]);
    assert_eq!(report["faults"].as_array().map(Vec::len), Some(1), "{report}");
    assert_eq!(report["faults"][0]["moves"], json!(1), "{report}");
}
