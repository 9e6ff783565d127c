//! `caylus play --plain`: bots only, scripted humans, saving, bad input.

use std::fs;

use crate::common::{caylus, fails_with, output, output_for};
use tempfile::TempDir;

/// Plays with this input.
fn play(args: &[&str], input: &str) -> String {
    let mut all = vec!["play", "--seed", "3"];
    all.extend(args);
    output_for(&all, input)
}

fn assert_fits_80_columns(text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
}

#[test]
fn bots_only_game_plays_to_the_end() {
    for seats in ["easy,random", "easy,easy,easy", "random,easy,random,easy", "easy,easy,easy,easy,easy"] {
        let text = output(&["play", "--seats", seats, "--seed", "1"]);
        assert!(text.contains("Final scores") && text.contains("gold"), "{text}");
        assert!(text.contains(" wins.") || text.contains(" share the win."), "{text}");
        assert!(text.contains("William Attia") && text.contains("unofficial"));
        assert_eq!(text, output(&["play", "--seats", seats, "--seed", "1"]), "the same seed is the same game");
    }
    let simplified = output(&["play", "--seats", "easy,easy", "--option", "favors=simplified"]);
    assert!(simplified.contains("favors=simplified"));
}

#[test]
fn easy_beats_random() {
    let mut won = 0;
    for seed in 0..10 {
        let text = output(&["play", "--seats", "random,easy,random", "--seed", &seed.to_string()]);
        won += usize::from(text.contains("\n1. Red (easy)"));
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn every_level_can_be_played_against() {
    for (level, french) in
        [("random", "aléatoire"), ("easy", "facile"), ("medium", "moyen"), ("hard", "difficile"), ("master", "maître")]
    {
        for game in ["classic", "magna-carta", "1303"] {
            let text = play(&["--game", game, "--bots", level, "--time", "5"], &"1\n".repeat(4));
            assert!(text.contains(&format!("({level})")) && text.contains("Goodbye"), "{text}");
        }
        let text = play(&["--bots", level, "--time", "5", "--lang", "fr"], "1\n");
        assert!(text.contains(&format!("Rouge ({french})")), "{text}");
    }
}

#[test]
fn hint_shows_moves_points_and_chance() {
    for game in ["classic", "magna-carta", "1303"] {
        for (lang, command, parts) in [
            ("en", "hint", ["1. ", ": worth about ", "% to win"]),
            ("fr", "conseil", ["1. ", " : vaut environ ", "de chances de gagner"]),
        ] {
            let text = play(&["--game", game, "--bots", "random", "--lang", lang], &format!("1\n{command}\nquit\n"));
            let (_, hint) = text.split_once(&format!("> {command}\n")).unwrap();
            let hint = format!("\n{}", hint.split("> quit").next().unwrap());
            // Undo the line wrapping.
            let flat = hint.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(parts.iter().all(|part| flat.contains(part)) && !hint.contains('{'), "{hint}");
            assert_fits_80_columns(&hint);
        }
    }
}

#[test]
fn defaults_to_three_players() {
    let text = output_for(&["play"], "");
    assert!(text.contains("Blue (you), Red (medium), Green (medium)"), "{text}");
    assert!(text.ends_with("Game not saved. Goodbye!\n"), "{text}");
}

#[test]
fn human_can_play_to_the_end() {
    let text = play(&["--bots", "random"], &"1\n".repeat(1000));
    assert!(text.contains("Final scores") && text.contains("Blue (you)") && text.contains("Red (random)"), "{text}");
    assert_fits_80_columns(&text);
    let both = play(&["--seats", "human,human", "--name", "Ada", "--name", "Blaise"], &"2\n".repeat(1000));
    assert!(both.contains("Ada> 2") && both.contains("Blaise> 2") && both.contains("Blue (Ada)"), "{both}");
}

#[test]
fn accepts_moves_by_number_or_notation() {
    let by_number = play(&["--seats", "human,human"], "1\nquit\n");
    let chosen = by_number.lines().find(|line| line.starts_with("  1  ")).unwrap();
    let notation: Vec<&str> = chosen.split_whitespace().skip(1).take(2).collect();
    let by_notation = play(&["--seats", "human,human"], &format!("{}\nquit\n", notation.join(" ")));
    let first_move = |text: &str| text.lines().find(|line| line.starts_with("     1  ")).unwrap().to_owned();
    assert_eq!(first_move(&by_number), first_move(&by_notation));
}

#[test]
fn invalid_input_gets_a_clear_message() {
    let input = "fly r3\nplace r9\n0\n99\n99999999999999999999\nsave\nundo\n\n\u{1}\nplace\nquit\n";
    let text = play(&["--seats", "human,human"], input);
    for message in [
        "unknown word `fly`",
        "place r9 is not possible: ",
        "The moves are numbered from 1 to ",
        "Give a file name: save FILE",
        "You have no move to take back",
        "write it like `place ",
    ] {
        assert!(text.contains(message), "{message} in {text}");
    }
    // Bytes that are not UTF-8 get one, too.
    let done = caylus().args(["play", "--seed", "3"]).write_stdin(&b"\xff\xfe\nquit\n"[..]).assert().success();
    assert!(String::from_utf8(done.get_output().stdout.clone()).unwrap().contains("is not a move"));
}

#[test]
fn commands_print_board_moves_tiles_and_log() {
    let text = play(&["--seats", "human,human"], "help\nboard\nmoves\ntiles\nlog\n1\n1\nlog all\nquit\n");
    for part in [
        "Phase 2: in turn order",
        "Type a number",
        "Gold mine",
        "Cathedral    25 PP  5 stone, 3 gold",
        "Turn 1\n  Phase 1: income",
        "You have 2 food, 1 wood and 7 deniers; 6 workers at home.",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_fits_80_columns(&text);
}

#[test]
fn undo_returns_to_the_previous_decision() {
    let text = play(&["--bots", "easy,easy"], "1\nundo\n2\nundo\n1\nquit\n");
    assert_eq!(text.matches("Back to move ").count(), 2);
    let placed: Vec<&str> = text.lines().filter(|line| line.contains(" Blue places a worker on")).collect();
    assert_eq!(placed.len(), 3);
    assert_eq!(placed[0], placed[2]);
    assert_ne!(placed[0], placed[1]);
}

#[test]
fn saves_and_resumes_games() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (saved, other) = (path("game.txt"), path("other game.txt"));
    let text = play(&["--bots", "easy", "--save", &saved, "--name", "Ada", "--time", "70"], "1\n1\n1\n");
    assert!(text.contains("To continue:") && text.contains("--seats human,easy --time 70 --save"), "{text}");
    let record = fs::read_to_string(&saved).unwrap();
    assert!(record.contains("name 0: Ada"));

    // Another game must not overwrite the file.
    fails_with(&["play", "--save", &saved], "already exists");
    let text = output_for(&["play", "--resume", &saved, "--bots", "easy"], &format!("save {saved}\n1\nquit\n"));
    assert!(text.contains("choose another name") && text.contains("not saved"), "{text}");
    assert_eq!(fs::read_to_string(&saved).unwrap(), record);

    let text = output_for(&["play", "--resume", &saved, "--bots", "easy"], &format!("1\nsave {other}\nquit\n"));
    assert!(text.contains("Saved to") && text.contains(&format!("--resume '{other}'")), "{text}");
    assert!(fs::read_to_string(&other).unwrap().starts_with(record.trim_end()));

    let args = ["play", "--resume", &saved, "--save", &saved, "--seats", "easy,easy"];
    assert!(output(&args).contains("Final scores"));
    assert!(output(&["replay", &saved]).contains("Blue (Ada)"));
    assert!(output(&args).contains("Final scores"), "a finished game can be resumed");
    let text = play(&["--seats", "human,human"], &format!("save {}\nquit\n", path("no/such/folder")));
    assert!(text.contains("Cannot write"), "{text}");
}

#[test]
fn rejects_bad_arguments() {
    fails_with(&["play", "--players", "6"], "2 to 5 players, not 6");
    fails_with(&["play", "--players", "0"], "2 to 5 players, not 0");
    fails_with(&["play", "--seats", "human"], "2 to 5 players, not 1");
    fails_with(&["play", "--game", "chess"], "invalid value 'chess'");
    fails_with(&["play", "--option", "moat=1"], "unknown option `moat`");
    fails_with(&["play", "--option", "church=9"], "`church` cannot be `9`");
    fails_with(&["play", "--seats", "human,deep-blue"], "invalid value 'deep-blue'");
    fails_with(&["play", "--bots", "human"], "[possible values: random, easy, medium, hard, master]");
    fails_with(&["play", "--seats", "human,easy", "--bots", "easy"], "cannot be used with");
    fails_with(
        &["play", "--seats", "human,easy", "--players", "3"],
        "--players 3 does not match --seats, which names 2 seats",
    );
    fails_with(&["play", "--bots", "easy,easy", "--players", "2"], "too many");
    fails_with(&["play", "--seats", "easy,easy", "--name", "Ada"], "--name is for human players, but no seat is human");
    fails_with(&["play", "--time", "0"], "expected a whole number from 1 to 600000");
    fails_with(&["play", "--resume", "no-such-file"], "cannot read no-such-file: no such file or directory");
    fails_with(&["play", "--resume", "x", "--seed", "1"], "cannot be used with");
    fails_with(&["play", "--seats", "easy,easy", "--save", "no/such/folder/x"], "cannot write no/such/folder/x: ");
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game").to_str().unwrap().to_owned();
    fs::write(&path, "caylus-record 1\ngame: classic\nplayers: 2\nseed: 1\n\n1 blue: fly\n").unwrap();
    fails_with(&["play", "--resume", &path], "line 6");
    fs::write(&path, "caylus-record 1\ngame: classic\nplayers: 2\nseed: 1\n\n").unwrap();
    fails_with(
        &["play", "--resume", &path, "--seats", "easy,easy,easy"],
        "--seats names 3 seats, but the game has 2 players",
    );
}
