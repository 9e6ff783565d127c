//! Programs in the arena: the example bot, and programs that crash, stall, send nonsense or cheat.
#![cfg(unix)]

use std::fs;
use std::path::Path;

use crate::common::json_of;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Plays two games of a program against `easy`.
fn play(program: &str, args: &[&str]) -> Value {
    let seats = format!("{program},easy");
    json_of(&[&["arena", "--seats", &seats, "--games", "2", "--seed", "3", "--json"], args].concat())
}

/// A shell script as a program.
fn script(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("bot.sh");
    fs::write(&path, text).unwrap();
    format!("exec:sh {}", path.display())
}

/// Checks that `easy` takes over and that the report gives this reason.
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
    // `easy` makes the moves, so the score is decent.
    assert!(report["bots"][0]["mean_score"].as_f64().unwrap() > 30.0, "{report}");
}

#[test]
fn example_bot_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let program = format!("exec:python3 -W error {}", example.display());
    for game in ["classic", "magna-carta", "1303"] {
        let report = play(&program, &["--iterations", "20", "--game", game]);
        assert_eq!(report["faults"], json!([]), "{report}");
        assert!(report["bots"][0]["mean_score"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn example_bot_is_deterministic() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let program = format!("exec:python3 {}", example.display());
    // All but the timings.
    let without_timings = |mut report: Value| {
        let mut bots = report["bots"].take();
        for bot in bots.as_array_mut().expect("a list of bots") {
            let bot = bot.as_object_mut().expect("a bot");
            assert!(bot.remove("mean_ms").is_some() && bot.remove("longest_ms").is_some());
        }
        bots
    };
    let [one, other] = [0, 1].map(|_| without_timings(play(&program, &["--iterations", "20"])));
    assert_eq!(one, other);
}

#[test]
fn easy_replaces_a_program_that_exits() {
    fails("exit 1", "the program exited or closed its output");
}

#[test]
fn easy_replaces_a_program_that_stalls() {
    fails("exec sleep 1000", "no answer within");
}

#[test]
fn easy_replaces_a_program_that_sends_nonsense() {
    fails("while read question; do echo nonsense; done", "invalid answer `nonsense`");
    fails("while read question; do echo '{\"choice\": 1}'; done", "missing field `move`");
}

#[test]
fn easy_replaces_a_program_that_plays_illegal_moves() {
    fails("while read question; do echo '{\"move\": \"provost +3\"}'; done", "provost +3");
    fails("while read question; do echo '{\"move\": \"fly\"}'; done", "`fly`");
}

#[test]
fn easy_replaces_a_program_that_closes_stdout() {
    fails("exec cat >&- 2>&-", "the program exited or closed its output");
    fails("exec 1>&-; while read question; do :; done", "the program exited or closed its output");
}

#[test]
fn easy_replaces_a_program_that_ignores_stdin_or_floods_stdout() {
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
