//! Magna Carta with every command; hidden cards stay hidden.

use std::fs;

use crate::common::{Engine, Rng, fails_with, json_of, output, output_for};
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: [&str; 2] = ["--game", "magna-carta"];
const BEGINNER: [&str; 2] = ["--option", "rules=beginner"];

fn args<'a>(parts: &[&[&'a str]]) -> Vec<&'a str> {
    parts.concat()
}

fn new_game(engine: &mut Engine, players: u64, seed: u64, rules: &str) -> Value {
    let options = json!({"rules": rules});
    engine.ok(json!({"cmd": "new", "game": "magna-carta", "players": players, "seed": seed, "options": options}))
}

fn assert_fits_80_columns(text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
}

#[test]
fn engine_plays_whole_games() {
    let (mut engine, mut other) = (Engine::start(), Engine::start());
    for (seed, players, rules) in [(1, 2, "standard"), (2, 3, "standard"), (3, 4, "beginner"), (4, 4, "standard")] {
        let answer = new_game(&mut engine, players, seed, rules);
        assert_eq!(answer["options"], format!("rules={rules}"));
        let mut rng = Rng(seed);
        let mut over = false;
        while !over {
            let legal = engine.ok(json!({"cmd": "legal"}));
            let moves = legal["moves"].as_array().unwrap();
            assert!(moves.len() >= 2 || legal["decision"]["kind"] == "action", "{legal}");
            let state = engine.ok(json!({"cmd": "state"}));
            other.ok(json!({"cmd": "load", "state": state["state"]}));
            assert_eq!(other.ok(json!({"cmd": "state"})), state);
            let chosen = rng.choose(moves);
            let answer = engine.ok(json!({"cmd": "apply", "move": chosen}));
            assert_eq!(
                other.ok(json!({"cmd": "apply", "move": chosen})),
                answer,
                "a loaded state shuffles the same way"
            );
            over = answer["over"].as_bool().unwrap();
        }
        let state = engine.ok(json!({"cmd": "state"}));
        assert_eq!((&state["state"]["phase"], &state["state"]["options"]["rules"]), (&json!("over"), &json!(rules)));
        assert!(state["outcome"]["places"].as_array().unwrap().contains(&json!(1)));
        let record = engine.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
        let log = output_for(&["replay", "-"], &record);
        assert!(log.contains("Caylus Magna Carta") && log.contains("Final scores"), "{log}");
        assert_fits_80_columns(&log);
        while engine.send(&json!({"cmd": "undo"}))["ok"] == json!(true) {}
        assert_eq!(engine.ok(json!({"cmd": "state"}))["state"]["phase"], "mulligan");
    }
    engine.end();
    other.end();
}

#[test]
fn view_hides_other_hands_and_all_piles() {
    let mut engine = Engine::start();
    new_game(&mut engine, 3, 8, "standard");
    let mut rng = Rng(8);
    for _ in 0..60 {
        let state = engine.ok(json!({"cmd": "state"}))["state"].take();
        for viewer in [json!(null), json!(0), json!(1), json!(2)] {
            let view = engine.ok(json!({"cmd": "view", "player": viewer}))["view"].take();
            assert_eq!(view["generator"], json!(null));
            for seat in 0..3 {
                let (seen, all) = (&view["players"][seat], &state["players"][seat]);
                let size = |name: &str| json!(all[name].as_array().unwrap().len());
                assert_eq!(seen["pile"], size("pile"));
                match viewer == json!(seat) {
                    true => assert_eq!(seen["hand"], all["hand"]),
                    false => assert_eq!(seen["hand"], size("hand")),
                }
            }
        }
        let chosen = rng.choose(&engine.moves()).clone();
        engine.ok(json!({"cmd": "apply", "move": chosen}));
    }
    engine.end();
}

#[test]
fn rejects_bad_options() {
    fails_with(
        &args(&[&["play"], &GAME, &["--option", "edition=french"]]),
        "unknown option `edition`; the options are rules",
    );
    fails_with(&args(&[&["bench"], &GAME, &["--option", "rules=hard"]]), "`rules` cannot be `hard`");
    fails_with(&args(&[&["perft", "--depth", "1"], &GAME, &BEGINNER, &BEGINNER]), "option `rules` is given twice");
    fails_with(&args(&[&["play"], &GAME, &["--players", "5"]]), "Caylus Magna Carta is for 2 to 4 players, not 5");
    fails_with(&args(&[&["play"], &BEGINNER]), "unknown option `rules`");
    let mut engine = Engine::start();
    for (options, reason) in
        [(json!({"rules": "hard"}), "`hard`"), (json!({"edition": "french"}), "unknown option `edition`")]
    {
        let error = engine.error(json!({"cmd": "new", "game": "magna-carta", "players": 3, "options": options}));
        assert!(error.contains(reason), "{error}");
    }
    engine.end();
}

#[test]
fn bench_and_perft_support_the_game() {
    for rules in [&[][..], &BEGINNER] {
        let report = json_of(&args(&[&["bench", "--games", "20", "--json"], &GAME, rules]));
        assert_eq!((&report["game"], &report["games"]), (&json!("magna-carta"), &json!(20)));
        let perft = args(&[&["perft", "--players", "3", "--seed", "7", "--depth", "4", "--json"], &GAME, rules]);
        let counts = json_of(&perft)["counts"].clone();
        assert_eq!((&counts[0]["lines"], &counts[2]["lines"]), (&json!(2), &json!(8)), "three players keep or redraw");
        assert!(counts[3]["lines"].as_u64().unwrap() > 8);
    }
}

#[test]
fn bots_only_game_finishes_and_replay_shows_everything() {
    let folder = TempDir::new().unwrap();
    for (seed, rules) in [("1", &[][..]), ("2", &BEGINNER)] {
        let path = folder.path().join(seed).to_str().unwrap().to_owned();
        let seats = ["play", "--seats", "easy,random,easy", "--seed", seed];
        let text = output(&args(&[&seats, &GAME, rules, &["--save", &path]]));
        assert!(text.contains("Caylus Magna Carta") && text.contains("Final scores"), "{text}");
        assert_eq!(text, output(&args(&[&seats, &GAME, rules])), "the same seed is the same game");
        let log = output(&["replay", &path]);
        assert!(log.contains("All hands are shown") && log.contains("Phase 5: the castle"), "{log}");
        let table = output(&["replay", &path, "--at", "20"]);
        assert!(table.contains("Green’s hand") && table.contains("Orange’s hand"), "{table}");
        assert_eq!(table.contains("P provost"), rules.is_empty());
        let report = json_of(&["replay", &path, "--json"]);
        assert_eq!((&report["game"], &report["over"]), (&json!("magna-carta"), &json!(true)));
        let position = json_of(&["replay", &path, "--at", "20", "--json"]);
        assert!(position["players"][1]["hand"].is_array());
    }
}

#[test]
fn easy_beats_random() {
    let mut won = 0;
    for seed in 0..10 {
        let seed = seed.to_string();
        let text = output(&args(&[&["play", "--seats", "random,easy,random", "--seed", &seed], &GAME]));
        won += usize::from(text.contains("\n1. Green (easy)"));
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn human_sees_only_their_own_hand() {
    let folder = TempDir::new().unwrap();
    for (seed, rules) in [("5", &[][..]), ("6", &BEGINNER)] {
        let path = folder.path().join(seed).to_str().unwrap().to_owned();
        let play = args(&[&["play", "--bots", "easy,random", "--seed", seed, "--save", &path], &GAME, rules]);
        let text = output_for(&play, &"log all\nboard\ntiles\n3\n1\n".repeat(400));
        assert!(text.contains("Final scores") && text.contains("Red (you)"), "{text}");
        assert_fits_80_columns(&text);

        // The log names the cards red drew, but not those of the others.
        let names = |line: &str| line.contains(" draws ") && line.contains(" draws the ");
        let log: Vec<&str> = text.lines().filter(|line| line.contains(" draws ")).collect();
        assert!(log.iter().any(|line| names(line) && line.contains("Red")));
        assert!(log.iter().any(|line| !names(line) && line.contains("Green draws 3 cards")));
        let others = |line: &&&str| names(line) && (line.contains(" Green ") || line.contains(" Orange "));
        assert_eq!(log.iter().find(others), None);

        // Every hand shown is one red had at some point.
        let moves = fs::read_to_string(&path).unwrap().split_once("\n\n").unwrap().1.lines().count();
        let mut engine = Engine::start();
        let record = fs::read_to_string(&path).unwrap();
        new_game(&mut engine, 3, seed.parse().unwrap(), if rules.is_empty() { "standard" } else { "beginner" });
        let mut hands = vec![hand(&mut engine)];
        for line in record.split_once("\n\n").unwrap().1.lines() {
            engine.ok(json!({"cmd": "apply", "move": line.split_once(": ").unwrap().1}));
            hands.push(hand(&mut engine));
        }
        engine.end();
        assert_eq!(hands.len(), moves + 1);
        let shown = boards(&text);
        assert!(shown.len() > 10);
        for cards in shown {
            assert!(hands.contains(&cards), "red never had {cards:?}");
        }
    }
}

/// Red's hand, sorted.
fn hand(engine: &mut Engine) -> Vec<String> {
    let state = engine.ok(json!({"cmd": "state"}));
    let cards = state["state"]["players"][0]["hand"].as_array().unwrap();
    let mut cards: Vec<String> = cards.iter().map(|card| card.as_str().unwrap().replace('-', " ")).collect();
    cards.sort();
    cards
}

/// The hands on all boards printed, in the engine's notation.
fn boards(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("Your hand  ") else { continue };
        let mut all = first.to_owned();
        while let Some(more) = lines.next_if(|line| line.starts_with("           ")) {
            all = all + " " + more.trim();
        }
        let cards = all.split(", ").map(|card| card.to_lowercase().replace(char::is_whitespace, " "));
        let mut cards: Vec<String> = cards.filter(|card| card != "-").collect();
        cards.sort();
        found.push(cards);
    }
    found
}

#[test]
fn hot_seat_hides_hands_from_other_humans() {
    let play = args(&[&["play", "--seats", "human,human", "--seed", "5", "--name", "Ada", "--name", "Blaise"], &GAME]);
    let text = output_for(&play, &"\n1\n".repeat(2000));
    assert!(text.contains("Ada, press Enter: ") && text.contains("Blaise, press Enter: "), "{text}");
    assert!(text.contains("Final scores"), "{text}");
    assert_fits_80_columns(&text);
    // Between two prompts only one hand is shown: that of the player prompted.
    for part in text.split(&"-".repeat(80)).skip(1) {
        let (name, other) = if part.starts_with("\nAda") { ("Ada", "Blaise") } else { ("Blaise", "Ada") };
        assert!(part.contains(&format!("{name}> ")) && !part.contains(&format!("{other}> ")), "{part}");
        assert!(!part.contains(&format!("{other} draws the ")), "{part}");
    }
    assert!(output_for(&play, "").ends_with("Game not saved. Goodbye!\n"));
    assert!(output_for(&play, "quit\n").ends_with("Game not saved. Goodbye!\n"));
    let classic = output_for(&["play", "--seats", "human,human"], "1\n1\n");
    assert!(!classic.contains("press Enter"));
}

#[test]
fn undo_stops_at_a_drawn_card() {
    let play = args(&[&["play", "--bots", "random", "--seed", "5"], &GAME]);
    let text = output_for(&play, "keep\ndraw\nundo\nquit\n");
    assert!(text.contains("A card has been drawn since your last move"), "{text}");
    assert!(!text.contains("Back to move"));
    let play = args(&[&["play", "--seats", "human,human", "--seed", "5"], &GAME]);
    let text = output_for(&play, "\nkeep\n\nundo\n\nkeep\n\nredraw\n\nundo\nquit\n");
    assert!(text.contains("Back to move 1.") && text.contains("A card has been drawn"), "{text}");
}
