//! `caylus bench` and `caylus perft`, and what all commands have in common.

use crate::common::{Engine, caylus, fails_with, json_of, output};
use serde_json::json;

#[test]
fn bench_json_has_all_fields() {
    let report = json_of(&["bench", "--seconds", "0.05", "--players", "3", "--json"]);
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name} in {report}"));
    assert_eq!((&report["game"], &report["players"]), (&json!("classic"), &json!(3)));
    assert!(number("games") >= 64.0 && number("seconds") >= 0.05);
    assert!((number("games_per_second") - number("games") / number("seconds")).abs() < 1.0);
    assert!((number("decisions_per_game") - number("decisions") / number("games")).abs() < 0.01);
    assert!((number("ns_per_decision") * number("decisions_per_second") / 1e9 - 1.0).abs() < 0.01);
    assert!(number("state_bytes") <= 256.0);
    let options = caylus_rules::classic::Options::default().to_string();
    assert_eq!((&report["seed"], &report["options"]), (&json!(1), &json!(options)));
}

#[test]
fn bench_is_deterministic_per_seed() {
    let decisions = |seed: &str| {
        let report = json_of(&["bench", "--games", "70", "--seed", seed, "--option", "edition=english", "--json"]);
        assert_eq!(report["games"], json!(70));
        report["decisions"].as_u64().unwrap()
    };
    assert_eq!(decisions("5"), decisions("5"));
    assert_ne!(decisions("5"), decisions("6"));
    assert!(output(&["bench", "--games", "10"]).contains("decisions per second"));
}

#[test]
fn perft_matches_legal_move_counts() {
    let report = json_of(&["perft", "--players", "3", "--seed", "7", "--depth", "3", "--json"]);
    let lines: Vec<u64> = (0..3).map(|at| report["counts"][at]["lines"].as_u64().unwrap()).collect();
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "classic", "players": 3, "seed": 7}));
    let first = engine.moves();
    assert_eq!(lines[0], first.len() as u64);
    let mut second = 0;
    for chosen in first {
        engine.ok(json!({"cmd": "apply", "move": chosen}));
        second += engine.moves().len() as u64;
        engine.ok(json!({"cmd": "undo"}));
    }
    assert_eq!(lines[1], second);
    engine.end();

    let text = output(&["perft", "--players", "3", "--seed", "7", "--depth", "3"]);
    for count in lines {
        assert!(text.contains(&format!(" {count} ")), "{count} in {text}");
    }
}

#[test]
fn rejects_bad_arguments() {
    fails_with(&["bench", "--players", "6"], "2 to 5 players, not 6");
    fails_with(&["bench", "--seconds", "0"], "a number of seconds");
    fails_with(&["bench", "--seconds", "forever"], "a number of seconds");
    fails_with(&["bench", "--games", "0"], "'--games <N>'");
    fails_with(&["bench", "--option", "moat=yes"], "unknown option `moat`");
    fails_with(&["perft"], "--depth");
    fails_with(&["perft", "--depth", "0"], "'--depth <D>'");
    fails_with(&["perft", "--depth", "1", "--players", "1"], "2 to 5 players, not 1");
    fails_with(&["perft", "--depth", "1", "--game", "chess"], "[possible values: classic, ");
    fails_with(&["perft", "--depth", "1", "--seed", "-1"], "--seed");
    fails_with(&["perft", "--depth", "1", "--option", "church"], "name=value");
    fails_with(&["fly"], "fly");
    fails_with(&["engine", "--fast"], "--fast");
}

#[test]
fn every_command_has_help_with_examples() {
    let help = output(&["--help"]);
    for command in ["play", "replay", "engine", "perft", "bench", "completions", "man"] {
        assert!(help.contains(command));
        assert!(output(&[command, "--help"]).contains("Example"), "{command} has no example");
    }
    assert!(help.contains("William Attia") && help.contains("unofficial"));
}

#[test]
fn full_disk_fails_with_code_1() {
    if std::path::Path::new("/dev/full").exists() {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_caylus"));
        let status = command.args(["perft", "--depth", "1"]).stdout(full).stderr(std::process::Stdio::null()).status();
        assert_eq!(status.unwrap().code(), Some(1));
    }
    caylus().arg("--version").assert().success();
}
