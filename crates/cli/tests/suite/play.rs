//! `play`: opponents alone, scripted humans, saving and going on, wrong input.

use std::fs;

use crate::common::{caylus, output, output_for, refused};
use tempfile::TempDir;

/// A game of three with the human in seat 0 and this input.
fn play(args: &[&str], input: &str) -> String {
    let mut all = vec!["play", "--seed", "3"];
    all.extend(args);
    output_for(&all, input)
}

/// No line is wider than a terminal.
fn fits(text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
}

#[test]
fn opponents_alone_play_to_the_end() {
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
fn easy_opponents_beat_random_ones() {
    let mut won = 0;
    for seed in 0..10 {
        let text = output(&["play", "--seats", "random,easy,random", "--seed", &seed.to_string()]);
        won += usize::from(text.contains("\n1. Red (easy)"));
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn every_level_can_be_played_against() {
    for (level, french) in [("random", "aléatoire"), ("easy", "facile"), ("medium", "moyen"), ("hard", "difficile")] {
        for game in ["classic", "magna-carta", "1303"] {
            let text = play(&["--game", game, "--bots", level, "--time", "5"], &"1\n".repeat(4));
            assert!(text.contains(&format!("({level})")) && text.contains("Goodbye"), "{text}");
        }
        let text = play(&["--bots", level, "--time", "5", "--lang", "fr"], "1\n");
        assert!(text.contains(&format!("Rouge ({french})")), "{text}");
    }
}

#[test]
fn a_hint_names_moves_with_points_and_chance() {
    for game in ["classic", "magna-carta", "1303"] {
        for (lang, command, parts) in [
            ("en", "hint", ["1. ", ": worth about ", "% to win"]),
            ("fr", "conseil", ["1. ", " : vaut environ ", "de chances de gagner"]),
        ] {
            let text = play(&["--game", game, "--bots", "random", "--lang", lang], &format!("1\n{command}\nquit\n"));
            let (_, hint) = text.split_once(&format!("> {command}\n")).unwrap();
            let hint = format!("\n{}", hint.split("> quit").next().unwrap());
            // Lines may break anywhere between words.
            let flat = hint.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(parts.iter().all(|part| flat.contains(part)) && !hint.contains('{'), "{hint}");
            fits(&hint);
        }
    }
}

#[test]
fn play_alone_is_a_game_of_three() {
    let text = output_for(&["play"], "");
    assert!(text.contains("Blue (you), Red (medium), Green (medium)"), "{text}");
    assert!(text.ends_with("Game not saved. Goodbye!\n"), "{text}");
}

#[test]
fn a_human_can_play_to_the_end() {
    let text = play(&["--bots", "random"], &"1\n".repeat(1000));
    assert!(text.contains("Final scores") && text.contains("Blue (you)") && text.contains("Red (random)"), "{text}");
    fits(&text);
    let both = play(&["--seats", "human,human", "--name", "Ada", "--name", "Blaise"], &"2\n".repeat(1000));
    assert!(both.contains("Ada> 2") && both.contains("Blaise> 2") && both.contains("Blue (Ada)"), "{both}");
}

#[test]
fn numbers_and_notation_are_both_moves() {
    let by_number = play(&["--seats", "human,human"], "1\nquit\n");
    let chosen = by_number.lines().find(|line| line.starts_with("  1  ")).unwrap();
    let notation: Vec<&str> = chosen.split_whitespace().skip(1).take(2).collect();
    let by_notation = play(&["--seats", "human,human"], &format!("{}\nquit\n", notation.join(" ")));
    let told = |text: &str| text.lines().find(|line| line.starts_with("     1  ")).unwrap().to_owned();
    assert_eq!(told(&by_number), told(&by_notation));
}

#[test]
fn wrong_input_gets_a_clear_message() {
    let input = "fly r3\nplace r9\n0\n99\n99999999999999999999\nsave\nundo\n\n\u{1}\nplace\nquit\n";
    let text = play(&["--seats", "human,human"], input);
    for message in [
        "there is no `fly`",
        "place r9 is not possible: ",
        "The moves are numbered from 1 to ",
        "Name a file: save FILE",
        "You have no move to take back",
        "takes one place",
    ] {
        assert!(text.contains(message), "{message} in {text}");
    }
    // Bytes that are no text are wrong input as well.
    let done = caylus().args(["play", "--seed", "3"]).write_stdin(&b"\xff\xfe\nquit\n"[..]).assert().success();
    assert!(String::from_utf8(done.get_output().stdout.clone()).unwrap().contains("is no move"));
}

#[test]
fn commands_show_what_there_is() {
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
    fits(&text);
}

#[test]
fn undo_goes_back_to_the_previous_decision() {
    let text = play(&["--bots", "easy,easy"], "1\nundo\n2\nundo\n1\nquit\n");
    assert_eq!(text.matches("Back to move ").count(), 2);
    let told: Vec<&str> = text.lines().filter(|line| line.contains(" Blue places a worker on")).collect();
    assert_eq!(told.len(), 3);
    assert_eq!(told[0], told[2]);
    assert_ne!(told[0], told[1]);
}

#[test]
fn games_are_saved_and_resumed() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (saved, other) = (path("game.txt"), path("other game.txt"));
    let text = play(&["--bots", "easy", "--save", &saved, "--name", "Ada", "--time", "70"], "1\n1\n1\n");
    assert!(text.contains("To continue:") && text.contains("--seats human,easy --time 70 --save"), "{text}");
    let record = fs::read_to_string(&saved).unwrap();
    assert!(record.contains("name 0: Ada"));

    // The same file is written again only by its own game.
    refused(&["play", "--save", &saved], "there is such a file already");
    let text = output_for(&["play", "--resume", &saved, "--bots", "easy"], &format!("save {saved}\n1\nquit\n"));
    assert!(text.contains("choose another name") && text.contains("not saved"), "{text}");
    assert_eq!(fs::read_to_string(&saved).unwrap(), record);

    let text = output_for(&["play", "--resume", &saved, "--bots", "easy"], &format!("1\nsave {other}\nquit\n"));
    assert!(text.contains("Saved to") && text.contains(&format!("--resume '{other}'")), "{text}");
    assert!(fs::read_to_string(&other).unwrap().starts_with(record.trim_end()));

    let args = ["play", "--resume", &saved, "--save", &saved, "--seats", "easy,easy"];
    assert!(output(&args).contains("Final scores"));
    assert!(output(&["replay", &saved]).contains("Blue (Ada)"));
    assert!(output(&args).contains("Final scores"), "a finished game can be looked at again");
    let text = play(&["--seats", "human,human"], &format!("save {}\nquit\n", path("no/such/folder")));
    assert!(text.contains("cannot be written"), "{text}");
}

#[test]
fn bad_arguments_are_refused() {
    refused(&["play", "--players", "6"], "2 to 5 players, not 6");
    refused(&["play", "--players", "0"], "2 to 5 players, not 0");
    refused(&["play", "--seats", "human"], "2 to 5 players, not 1");
    refused(&["play", "--game", "chess"], "invalid value 'chess'");
    refused(&["play", "--option", "moat=1"], "no option `moat`");
    refused(&["play", "--option", "church=9"], "`church` cannot be `9`");
    refused(&["play", "--seats", "human,deep-blue"], "no bot `deep-blue`");
    refused(&["play", "--bots", "human"], "no bot `human`");
    refused(&["play", "--seats", "human,easy", "--bots", "easy"], "cannot be used with");
    refused(&["play", "--seats", "human,easy", "--players", "3"], "--players 3 does not go with 2 seats");
    refused(&["play", "--bots", "easy,easy", "--players", "2"], "too many");
    refused(&["play", "--seats", "easy,easy", "--name", "Ada"], "1 name for 0 human players");
    refused(&["play", "--time", "0"], "0 is not in 1..=600000");
    refused(&["play", "--resume", "no-such-file"], "no-such-file: cannot be read");
    refused(&["play", "--resume", "x", "--seed", "1"], "cannot be used with");
    refused(&["play", "--seats", "easy,easy", "--save", "no/such/folder/x"], "cannot be written");
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game").to_str().unwrap().to_owned();
    fs::write(&path, "caylus-record 1\ngame: classic\nplayers: 2\nseed: 1\n\n1 blue: fly\n").unwrap();
    refused(&["play", "--resume", &path], "line 6");
    fs::write(&path, "caylus-record 1\ngame: classic\nplayers: 2\nseed: 1\n\n").unwrap();
    refused(&["play", "--resume", &path, "--seats", "easy,easy,easy"], "3 seats for 2 players");
}
