//! Caylus 1303 with every command; other players' points stay hidden.

use crate::common::{Engine, Rng, fails_with, json_of, output, output_for};
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: [&str; 2] = ["--game", "1303"];
const FIRST_GAME: [&str; 2] = ["--option", "characters=first-game"];
const OPEN: [&str; 2] = ["--option", "open_prestige=yes"];

/// These options with all others at their defaults.
fn full(options: &str) -> String {
    options.parse::<caylus_rules::y1303::Options>().unwrap().to_string()
}

fn args<'a>(parts: &[&[&'a str]]) -> Vec<&'a str> {
    parts.concat()
}

fn new_game(engine: &mut Engine, players: u64, seed: u64, options: &Value) -> Value {
    engine.ok(json!({"cmd": "new", "game": "1303", "players": players, "seed": seed, "options": options}))
}

fn assert_fits_80_columns(text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
}

#[test]
fn engine_plays_whole_games() {
    let (mut engine, mut other) = (Engine::start(), Engine::start());
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let set = if seed % 2 == 0 { "first-game" } else { "random" };
        let answer = new_game(&mut engine, players, seed, &json!({"characters": set}));
        assert_eq!(answer["options"], full(&format!("characters={set}")));
        let mut rng = Rng(seed);
        let mut over = false;
        while !over {
            let moves = engine.moves();
            assert!(moves.len() >= 2, "{moves:?}");
            let state = engine.ok(json!({"cmd": "state"}));
            other.ok(json!({"cmd": "load", "state": state["state"]}));
            assert_eq!(other.ok(json!({"cmd": "state"})), state);
            let answer = engine.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
            over = answer["over"].as_bool().unwrap();
        }
        let state = engine.ok(json!({"cmd": "state"}));
        assert_eq!((&state["state"]["phase"], &state["state"]["round"]), (&json!("over"), &json!(9)));
        assert!(state["outcome"]["places"].as_array().unwrap().contains(&json!(1)));
        let record = engine.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
        for (lang, parts) in
            [("en", ["Caylus 1303, ", "Round 9", "Final scores"]), ("fr", ["joueurs", "Tour 9", "Scores finaux"])]
        {
            let log = output_for(&["replay", "-", "--lang", lang], &record);
            assert!(parts.iter().all(|part| log.contains(part)), "{log}");
            assert_fits_80_columns(&log);
        }
        while engine.send(&json!({"cmd": "undo"}))["ok"] == json!(true) {}
        assert_eq!(engine.ok(json!({"cmd": "state"}))["state"]["phase"], "characters");
    }
    engine.end();
    other.end();
}

#[test]
fn view_hides_other_players_points_until_the_end() {
    let mut engine = Engine::start();
    for open in [false, true] {
        new_game(&mut engine, 3, 8, &json!({"open_prestige": open}));
        let mut rng = Rng(8);
        let mut scored = 0;
        loop {
            let state = engine.ok(json!({"cmd": "state"}))["state"].take();
            let over = state["phase"] == "over";
            for viewer in [json!(null), json!(0), json!(1), json!(2)] {
                let mut view = engine.ok(json!({"cmd": "view", "player": viewer}))["view"].take();
                for seat in 0..3 {
                    let (seen, all) = (view["players"][seat]["prestige"].take(), &state["players"][seat]["prestige"]);
                    match open || over || viewer == json!(seat) {
                        true => assert_eq!(seen, *all),
                        false => assert_eq!(seen, json!(null)),
                    }
                    scored += usize::from(*all != json!(0));
                    view["players"][seat]["prestige"] = all.clone();
                }
                assert_eq!(view, state, "nothing else is hidden");
            }
            if over {
                break;
            }
            let moves = engine.moves();
            engine.ok(json!({"cmd": "apply", "move": rng.choose(&moves)}));
        }
        assert!(scored > 100, "{scored}");
    }
    engine.end();
}

#[test]
fn rejects_bad_options() {
    fails_with(
        &args(&[&["play"], &GAME, &["--option", "rules=beginner"]]),
        "unknown option `rules`; the options are characters, ",
    );
    fails_with(&args(&[&["bench"], &GAME, &["--option", "characters=all"]]), "`characters` cannot be `all`");
    fails_with(&args(&[&["perft", "--depth", "1"], &GAME, &OPEN, &OPEN]), "option `open_prestige` is given twice");
    fails_with(&args(&[&["play"], &GAME, &["--players", "6"]]), "Caylus 1303 is for 2 to 5 players, not 6");
    fails_with(&args(&[&["play"], &FIRST_GAME]), "unknown option `characters`");
}

#[test]
fn bench_and_perft_support_the_game() {
    let report = json_of(&args(&[&["bench", "--games", "20", "--json"], &GAME, &FIRST_GAME]));
    assert_eq!((&report["game"], &report["games"]), (&json!("1303"), &json!(20)));
    assert_eq!(report["options"], json!(full(FIRST_GAME[1])));
    let counts =
        json_of(&args(&[&["perft", "--players", "3", "--seed", "7", "--depth", "4", "--json"], &GAME]))["counts"]
            .take();
    let lines: Vec<u64> = (0..4).map(|at| counts[at]["lines"].as_u64().unwrap()).collect();
    assert_eq!(lines[..3], [6, 30, 120], "six characters for three players");
    assert!(lines[3] > 1000);
}

#[test]
fn bots_only_game_finishes_and_replay_shows_everything() {
    let folder = TempDir::new().unwrap();
    for (seed, options) in [("1", &[][..]), ("2", &FIRST_GAME)] {
        let path = folder.path().join(seed).to_str().unwrap().to_owned();
        let seats = ["play", "--seats", "easy,random,easy,random", "--seed", seed];
        let text = output(&args(&[&seats, &GAME, options, &["--save", &path]]));
        assert!(text.contains("Caylus 1303") && text.contains("Final scores") && text.contains("gold"), "{text}");
        assert_eq!(text, output(&args(&[&seats, &GAME, options])), "the same seed is the same game");
        let log = output(&["replay", &path]);
        for part in ["The characters of this game are ", "Round 1\n", "Phase 3: delivery", "Phase 4: stewardship"] {
            assert!(log.contains(part), "{part} in {log}");
        }
        let table = output(&["replay", &path, "--at", "60"]);
        assert!(table.contains("--- provost ---") && table.contains("On the board"), "{table}");
        assert!(!table.contains('?') || table.ends_with("?\n"), "replay hides nothing: {table}");
        let report = json_of(&["replay", &path, "--json"]);
        assert_eq!((&report["game"], &report["over"]), (&json!("1303"), &json!(true)));
    }
}

#[test]
fn easy_beats_random() {
    let mut won = 0;
    for seed in 0..10 {
        let seed = seed.to_string();
        let text = output(&args(&[&["play", "--seats", "random,easy,random", "--seed", &seed], &GAME]));
        won += usize::from(text.contains("\n1. Red (easy)"));
    }
    assert!(won >= 9, "{won} of 10");
}

/// The points in the table of players, per board and in seat order.
fn points<'a>(text: &'a str, players: &[&str]) -> Vec<Vec<&'a str>> {
    let row = |line: &'a str| players.iter().any(|player| line.starts_with(player)).then_some(line);
    // Names take up to 20 columns; the points come next.
    let rows: Vec<&str> = text.lines().filter_map(row).filter(|line| line.chars().count() > 60).collect();
    let first = |line: &'a str| line.split_at(20).1.split_whitespace().next().unwrap();
    rows.chunks(players.len()).map(|rows| rows.iter().map(|line| first(line)).collect()).collect()
}

#[test]
fn human_sees_only_their_own_points() {
    let names = ["Blue (you)", "Red (easy)", "Green (random)"];
    let play = args(&[&["play", "--bots", "easy,random", "--seed", "5"], &GAME]);
    let input = "board\ntiles\nlog\nhelp\n3\n1\n".repeat(300);
    let text = output_for(&play, &input);
    assert!(text.contains("Final scores"), "{text}");
    assert_fits_80_columns(&text);
    let boards = points(&text, &names);
    assert!(boards.len() > 20, "{}", boards.len());
    for board in boards {
        assert!(board[0].parse::<u16>().is_ok() && board[1..] == ["?", "?"], "{board:?}");
    }
    let open = output_for(&args(&[&play, &OPEN]), &input);
    assert!(points(&open, &names).iter().flatten().all(|points| points.parse::<u16>().is_ok()));
}

#[test]
fn hot_seat_shows_only_the_deciding_players_points() {
    let play = args(&[&["play", "--seats", "human,human", "--seed", "5", "--name", "Ada", "--name", "Blaise"], &GAME]);
    let text = output_for(&play, &"board\n2\nboard\n1\n".repeat(600));
    assert!(text.contains("Final scores") && !text.contains("press Enter"), "{text}");
    assert_fits_80_columns(&text);
    let mut seen = [0, 0];
    for part in text.split("> board\n").collect::<Vec<_>>().windows(2) {
        let seat = usize::from(part[0].ends_with("Blaise"));
        let board = &points(part[1], &["Blue (Ada)", "Red (Blaise)"])[0];
        assert_eq!(board[1 - seat], "?", "{board:?}");
        assert!(board[seat].parse::<u16>().is_ok(), "{board:?}");
        seen[seat] += 1;
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

#[test]
fn bots_ignore_other_players_points() {
    let (mut engine, mut other) = (Engine::start(), Engine::start());
    new_game(&mut engine, 3, 2, &json!({}));
    for seed in 0..60 {
        let player = engine.ok(json!({"cmd": "legal"}))["player"].as_u64().unwrap();
        let mut state = engine.ok(json!({"cmd": "state"}))["state"].take();
        for seat in (0..3).filter(|seat| *seat != player) {
            state["players"][seat as usize]["prestige"] = json!(seed + 5 * seat);
        }
        other.ok(json!({"cmd": "load", "state": state}));
        for bot in ["random", "easy"] {
            let go = json!({"cmd": "go", "bot": bot, "seed": seed});
            assert_eq!(engine.ok(go.clone()), other.ok(go));
        }
        let chosen = engine.ok(json!({"cmd": "go", "bot": "easy", "seed": seed}))["move"].take();
        engine.ok(json!({"cmd": "apply", "move": chosen}));
    }
    engine.end();
    other.end();
}

#[test]
fn undo_works_for_every_move() {
    let play = args(&[&["play", "--seats", "human,human", "--seed", "5"], &GAME]);
    let text = output_for(&play, "1\n1\nplace r5\nundo\nundo\nplace r5\nquit\n");
    assert!(text.contains("Back to move 3.") && text.contains("Back to move 2."), "{text}");
}
