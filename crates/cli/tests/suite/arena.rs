//! `caylus arena`: reports, determinism, records, bad arguments.

use std::collections::BTreeSet;
use std::fs;

use crate::common::{fails_with, json_of, output};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Runs a few quick games and returns the report.
fn arena(args: &[&str]) -> Value {
    let mut all = vec!["arena", "--seed", "5", "--iterations", "20", "--json"];
    all.extend(args);
    json_of(&all)
}

/// The report without timings.
fn without_timings(mut report: Value) -> Value {
    let take = |value: &mut Value, names: &[&str]| {
        for name in names {
            let number = value.as_object_mut().unwrap().remove(*name);
            assert!(number.is_some_and(|number| number.as_f64() > Some(0.0)), "{name}");
        }
    };
    take(&mut report, &["seconds", "games_per_second", "decisions_per_second"]);
    report["bots"].as_array_mut().unwrap().iter_mut().for_each(|bot| take(bot, &["mean_ms", "longest_ms"]));
    report
}

#[test]
fn reports_every_game_with_documented_fields() {
    for game in ["classic", "magna-carta", "1303"] {
        let report = arena(&["--game", game, "--seats", "hard,random,easy", "--games", "4"]);
        // 4 games are rounded up to two rotations of 3 seats.
        assert_eq!((&report["game"], &report["games"]), (&json!(game), &json!(6)));
        assert!(report.get("verdict").is_none() && report["faults"] == json!([]), "{report}");
        let bots = report["bots"].as_array().unwrap();
        assert_eq!(
            bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect::<Vec<_>>(),
            ["hard", "random", "easy"]
        );
        for bot in bots {
            assert_eq!(bot["games"], json!(6));
            let number = |name: &str| bot[name].as_f64().unwrap_or_else(|| panic!("{name} in {bot}"));
            assert!((number("win_share") - number("wins") / 6.0).abs() < 1e-9);
            assert!(number("win_share_low") <= number("win_share") && number("win_share") <= number("win_share_high"));
            assert!((1.0..=3.0).contains(&number("mean_place")) && number("mean_score") > 0.0, "{bot}");
            assert!(0.0 < number("mean_ms") && number("mean_ms") <= number("longest_ms"), "{bot}");
            assert_eq!(bot["late"], json!(0), "a limit in iterations is never late");
            assert!(number("elo_low") <= number("elo") && number("elo") <= number("elo_high"), "{bot}");
            let habit = |name: &str| bot["habits"][name].as_f64().unwrap_or_else(|| panic!("{name} in {bot}"));
            assert!(0.0 < habit("first_turn_workers") && habit("first_turn_workers") < habit("workers"), "{bot}");
            assert!(habit("opening_passes") <= 1.0 && habit("idle_passes") < habit("workers"), "{bot}");
            assert!(habit("declined") < habit("workers"), "{bot}");
        }
        let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
        assert!((wins - 6.0).abs() < 1e-9);
        let best = bots.iter().map(|bot| bot["mean_score"].as_f64().unwrap()).fold(0.0, f64::max);
        assert!(report["mean_winning_score"].as_f64().unwrap() >= best, "{report}");
    }
}

#[test]
fn report_depends_on_seed_not_threads() {
    let play = |threads: &str, seed: &str| {
        let args = ["arena", "--seats", "hard,easy", "--games", "4", "--iterations", "20", "--json"];
        without_timings(json_of(&[&args[..], &["--threads", threads, "--seed", seed]].concat()))
    };
    let one = play("1", "5");
    assert_eq!(play("3", "5"), one);
    assert_ne!(play("3", "6")["decisions"], one["decisions"]);
}

#[test]
fn seats_can_have_their_own_limits() {
    let seats = ["arena", "--seed", "5", "--json", "--games", "2", "--time", "1", "--seats"];
    let report = json_of(&[&seats[..], &["hard@3,hard"]].concat());
    assert_eq!(report["ms"], json!(1));
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(
        (&bots[0]["name"], &bots[1]["name"]),
        (&json!("hard@3"), &json!("hard")),
        "they are not counted together"
    );
    let play = || arena(&["--seats", "hard@200x,hard", "--games", "2"])["decisions"].clone();
    assert_eq!(play(), play(), "a limit in iterations is deterministic");
}

#[test]
fn sprt_stops_early() {
    let report = arena(&["--seats", "easy,random", "--games", "1000", "--sprt"]);
    assert_eq!(report["verdict"], json!("stronger"));
    assert!(report["games"].as_u64().unwrap() < 200, "{report}");
    let report = arena(&["--seats", "random,easy", "--games", "1000", "--sprt"]);
    assert_eq!(report["verdict"], json!("weaker"));
    let report = arena(&["--seats", "easy,random", "--games", "2", "--sprt"]);
    assert_eq!(report["verdict"], json!("open"));
}

#[test]
fn same_names_are_merged_in_the_text_report() {
    let args = ["arena", "--seats", "easy,random,random", "--games", "3", "--seed", "1", "--option", "church=4"];
    let text = output(&args);
    assert!(
        text.contains("classic, 3 players, 3 games, 100 ms per move, seed 1; ") && text.contains("church=4"),
        "{text}"
    );
    let row = |name: &str| -> Vec<&str> {
        text.lines().find(|line| line.starts_with(name)).unwrap().split_whitespace().collect()
    };
    assert_eq!((row("easy")[1], row("random")[1]), ("3", "6"));
    assert!(text.contains("per game  workers turn 1 declined idle passes opening passes"), "{text}");
    assert!(text.contains("games/s"), "{text}");
    assert!(!text.contains("than the others") && !text.contains("failed"), "{text}");
    assert!(output(&[&args[..], &["--sprt"]].concat()).contains("Inconclusive"));
}

#[test]
fn records_every_game_and_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("games").to_str().unwrap().to_owned();
    let args = ["--seats", "easy,random", "--games", "4", "--records", &games];
    arena(&args);
    let mut seeds = BTreeSet::new();
    for number in 1..=4 {
        let path = format!("{games}/game-0000{number}.txt");
        let record = fs::read_to_string(&path).unwrap();
        seeds.extend(record.lines().find(|line| line.starts_with("seed: ")).map(str::to_owned));
        let first = if number % 2 == 1 { "easy" } else { "random" };
        assert!(record.contains(&format!("name 0: {first}")), "{record}");
        assert!(output(&["replay", &path]).contains("Final scores"));
    }
    assert_eq!((fs::read_dir(&games).unwrap().count(), seeds.len()), (4, 2), "each set-up is played from each seat");
    fails_with(&[&["arena"], &args[..]].concat(), "is not empty");
    let file = folder.path().join("file").to_str().unwrap().to_owned();
    fs::write(&file, "").unwrap();
    fails_with(&["arena", "--seats", "easy,easy", "--games", "1", "--records", &file], "cannot create directory");
}

#[test]
fn rejects_bad_arguments() {
    let wrong = |args: &[&str], reason: &str| fails_with(&[&["arena", "--games", "2"], args].concat(), reason);
    wrong(&[], "--seats");
    fails_with(&["arena", "--seats", "easy,easy"], "--games");
    fails_with(&["arena", "--seats", "easy,easy", "--games", "0"], "expected a whole number from 1 to 10000000");
    wrong(
        &["--seats", "easy,deep-blue"],
        "unknown bot `deep-blue`; the bots are random, easy, medium, hard, master, or exec:PROGRAM",
    );
    wrong(&["--seats", "easy"], "2 to 5 players, not 1");
    wrong(&["--seats", "easy,easy,easy,easy,easy", "--game", "magna-carta"], "2 to 4 players, not 5");
    wrong(&["--seats", "easy,easy", "--players", "3"], "--players 3 does not match --seats, which names 2 seats");
    wrong(&["--seats", "easy,easy", "--time", "10", "--iterations", "10"], "cannot be used with");
    wrong(&["--seats", "easy,easy", "--time", "0"], "expected a whole number from 1 to 600000");
    wrong(&["--seats", "easy,easy", "--iterations", "0"], "expected a whole number from 1 to 1000000000");
    wrong(&["--seats", "easy,easy", "--threads", "0"], "expected a whole number from 1 to 1024");
    wrong(
        &["--seats", "easy,hard@0"],
        "invalid limit `0` after @: expected milliseconds from 1 to 600000, or iterations such as 5000x",
    );
    wrong(&["--seats", "easy,hard@1s"], "invalid limit `1s`");
    wrong(&["--seats", "easy,hard@0x"], "invalid limit `0x`");
    wrong(&["--seats", "easy,harder@10"], "unknown bot `harder`");
    wrong(
        &["--seats", "easy,hard@10", "--iterations", "10"],
        "--iterations applies to every seat and cannot be combined with the time limit of hard@10",
    );
    wrong(&["--seats", "easy,easy", "--option", "moat=1"], "unknown option `moat`");
    wrong(&["--seats", "easy,easy", "--sprt"], "--sprt compares the first bot with the others");
    wrong(&["--seats", "easy,exec:"], "missing program after `exec:`");
    wrong(&["--seats", "easy,exec:no-such-program x"], "cannot start `no-such-program`");
}
