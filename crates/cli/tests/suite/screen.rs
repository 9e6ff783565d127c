//! `caylus play` in full screen, in a pseudo-terminal.
#![cfg(unix)]

use std::fs;

use crate::pty::Terminal;
use tempfile::TempDir;

const ENTER: &str = "\r";
const LARGE: (u16, u16) = (120, 40);
const USUAL: (u16, u16) = (80, 24);

fn play(args: &[&str], size: (u16, u16)) -> Terminal {
    let mut all = vec!["play", "--seed", "3"];
    if !args.contains(&"--lang") {
        all.extend(["--lang", "en"]);
    }
    all.extend(args);
    Terminal::run(&all, size, &[])
}

/// Whether the output sets a colour.
fn has_color(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let sequences = text.split("\x1b[").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
        rest[end..].starts_with('m').then(|| rest[..end].to_owned())
    });
    sequences.into_iter().any(|sequence| {
        let codes = sequence.split(';').filter_map(|code| code.parse::<u8>().ok());
        codes.into_iter().any(|code| matches!(code, 30..=38 | 40..=48 | 90..=97 | 100..=107))
    })
}

#[test]
fn plays_to_the_end_while_the_terminal_is_resized() {
    let mut terminal = play(&["--bots", "random"], LARGE);
    let mut text = terminal.wait_for("place r1 ");
    assert!(text.contains("│ Log") && text.contains("Blue: place a worker"), "{text}");
    let mut played = 0;
    while !text.contains("The game is over") {
        terminal.press(ENTER);
        text = terminal.wait_for_change(&text);
        played += 1;
        if played == 10 {
            terminal.resize(USUAL);
            terminal.wait_until("one column", |screen| {
                let text = screen.contents();
                text.contains("b Board") && !text.contains('│') && text.contains("? keys")
            });
            terminal.resize((50, 12));
            terminal.wait_for("50×12");
            terminal.resize(LARGE);
            text = terminal.wait_for("│ Log");
        }
    }
    assert!(played > 20);
    let text = terminal.wait_for("Final scores");
    assert!(text.contains("Blue (you)") && text.contains("Red (random)"), "{text}");
    terminal.press("q");
    let (status, left) = terminal.end();
    assert!(status.success());
    assert!(left.contains("Final scores") && !left.contains("b Board"), "{left}");
}

#[test]
fn plays_magna_carta_to_the_end_by_numbers() {
    let mut terminal = play(&["--game", "magna-carta", "--bots", "random"], LARGE);
    let mut text = terminal.wait_for("Your hand");
    assert!(text.contains("keep"), "{text}");
    while !text.contains("The game is over") {
        terminal.press("1");
        terminal.wait_for("Move number: 1");
        terminal.press(ENTER);
        text = terminal.wait_until("the next decision", |screen| !screen.contents().contains("Move number: 1"));
    }
    terminal.press("q");
    assert!(terminal.end().1.contains("Final scores"));
}

#[test]
fn undoes_saves_and_resumes() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt").to_str().unwrap().to_owned();
    let mut terminal = play(&["--bots", "easy", "--name", "Ada"], LARGE);
    terminal.wait_for("place r1 ");
    terminal.press("/place gate\r");
    terminal.wait_for("Ada places a worker on the Gate");
    terminal.press("u");
    let text = terminal.wait_for("Back to move 1.");
    assert!(!text.contains("Ada places"), "{text}");
    terminal.press("\x1b[B\x1b[B\r");
    terminal.wait_for("Ada places a worker on the Market");
    terminal.press("q");
    terminal.wait_for("The game is not saved. Quit?");
    terminal.press("s");
    terminal.wait_for("Save to file:");
    terminal.press(&format!("{path}\r"));
    terminal.wait_for("Saved to");
    terminal.press("q");
    let (status, left) = terminal.end();
    assert!(status.success() && left.contains("To continue:"), "{left}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("name 0: Ada") && record.contains("blue: place r3"), "{record}");

    let args = ["play", "--lang", "en", "--resume", &path, "--bots", "easy", "--save", &path];
    let mut terminal = Terminal::run(&args, LARGE, &[]);
    terminal.wait_for("Ada places a worker on the Market");
    terminal.press(ENTER);
    terminal.wait_for("Ada places a worker on the Sawmill");
    // With --save nothing would be lost, so `q` quits without asking.
    terminal.press("q");
    assert!(terminal.end().0.success());
    assert!(fs::read_to_string(&path).unwrap().starts_with(record.trim_end()));
    assert!(fs::read_to_string(&path).unwrap().contains("blue: place r1"));
}

#[test]
fn hint_disappears_on_the_next_key() {
    for (lang, expects) in [("en", "worth about"), ("fr", "environ")] {
        let mut terminal = play(&["--bots", "random", "--lang", lang], LARGE);
        terminal.wait_for("place r1 ");
        terminal.press("i");
        let text = terminal.wait_for(expects);
        assert!(text.contains("1. place ") && text.contains('%'), "{text}");
        terminal.press("j");
        terminal.wait_until("no hint", |screen| !screen.contents().contains(expects));
        terminal.press("q");
        assert!(terminal.end().0.success());
    }
}

#[test]
fn terminal_is_always_restored() {
    let mut terminal = play(&[], USUAL);
    terminal.wait_for("place r1 ");
    terminal.press("\x03");
    let (status, left) = terminal.end();
    assert!(status.success() && left.contains("Game not saved. Goodbye!"), "{left}");

    let mut terminal = play(&[], USUAL);
    let text = terminal.wait_for("place r1 ");
    terminal.press(ENTER);
    terminal.wait_for_change(&text);
    terminal.press("\x03");
    terminal.wait_for("Quit?");
    terminal.press("\x03");
    assert!(terminal.end().0.success());

    let terminal = play(&[], USUAL);
    terminal.wait_for("place r1 ");
    terminal.signal("TERM");
    let (status, left) = terminal.end();
    assert!(status.success() && left.contains("Goodbye!"), "{left}");

    // If saving fails, the message is visible after the screen is closed.
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let path = inner.join("game.txt").to_str().unwrap().to_owned();
    let mut terminal = play(&["--save", &path], USUAL);
    terminal.wait_for("place r1 ");
    fs::remove_dir_all(&inner).unwrap();
    terminal.press(ENTER);
    let (status, left) = terminal.end();
    assert!(status.exit_code() == 2 && left.contains("cannot write"), "{left}");
}

#[test]
fn no_color_disables_colours() {
    for (environment, colored) in [(&[][..], true), (&[("NO_COLOR", "")], true), (&[("NO_COLOR", "1")], false)] {
        let mut terminal = Terminal::run(&["play", "--seed", "3", "--lang", "en"], LARGE, environment);
        let text = terminal.wait_for("place r1 ");
        terminal.press(ENTER);
        terminal.wait_for_change(&text);
        assert_eq!(has_color(&terminal.bytes()), colored, "{environment:?}");
        terminal.press("qy");
        terminal.end();
    }
}

#[test]
fn plain_mode_by_flag_or_dumb_terminal() {
    let plain = play(&["--plain"], USUAL);
    let dumb = Terminal::run(&["play", "--seed", "3", "--lang", "en"], USUAL, &[("TERM", "dumb")]);
    let opponents = play(&["--seats", "easy,easy"], USUAL);
    for mut terminal in [plain, dumb] {
        terminal.wait_for("Blue> ");
        terminal.press("quit\n");
        assert!(terminal.bytes().windows(8).all(|bytes| bytes != b"\x1b[?1049h"));
        assert!(terminal.end().1.contains("Game not saved. Goodbye!"));
    }
    assert!(opponents.end().1.contains("Final scores"));
}

#[test]
fn hot_seat_covers_the_screen_between_players() {
    let args = ["--game", "magna-carta", "--seats", "human,human", "--name", "Ada", "--name", "Blaise"];
    let mut terminal = play(&args, USUAL);
    let text = terminal.wait_for("press Enter:");
    let (first, second) = if text.contains("Ada, press") { ("Ada", "Blaise") } else { ("Blaise", "Ada") };
    assert!(!text.contains("keep"), "{text}");
    terminal.press(ENTER);
    terminal.wait_for(&format!("{first}: "));
    terminal.press("/keep\r");
    let text = terminal.wait_for(&format!("{second}, press Enter:"));
    assert!(!text.contains("keep") && !text.contains("hand  "), "{text}");
    terminal.press("\r");
    terminal.wait_for(&format!("{second}: "));
    terminal.press("qy");
    terminal.end();
}

#[test]
fn full_screen_in_french() {
    let mut terminal = Terminal::run(&["play", "--seed", "3"], USUAL, &[("LANG", "fr_FR.UTF-8")]);
    terminal.wait_for("q quitter");
    terminal.press("?");
    terminal.wait_for("Touches");
    terminal.press("xq");
    assert!(terminal.end().0.success());
}
