//! What keys and the mouse do.

use std::fs;

use caylus_rules::classic::Classic;
use caylus_rules::parts::Player;
use caylus_words::Lang;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tempfile::TempDir;

use super::{BOT, HUMAN, Reply, Seen, Stage, has};
use crate::commands::play::screen::face::Panel;

fn two() -> Seen<Classic> {
    Seen::new(Lang::English, &[HUMAN, HUMAN], (80, 24))
}

fn selected(seen: &Seen<Classic>) -> &str {
    seen.face.list.selected().map_or("", |choice| &choice.notation)
}

#[test]
fn a_move_is_found_with_arrows_a_number_or_its_letters() {
    let mut seen = two();
    seen.press(KeyCode::Down);
    seen.type_text("jk");
    seen.press(KeyCode::Up);
    assert_eq!(selected(&seen), "place r1");
    seen.type_text("12");
    has(&seen.text(), &["Move number: 12\n", "> 12  place merchants-guild"]);
    seen.press(KeyCode::Enter);
    assert_eq!(seen.face.table.record.moves()[0].to_string(), "place merchants-guild");
    seen.type_text("/GOLD");
    has(&seen.text(), &["Find moves: GOLD\n", "place r16", " 1-1/1 "]);
    assert!(!seen.text().contains("place r1 "));
    seen.press(KeyCode::Enter);
    assert_eq!(seen.face.table.record.moves()[1].to_string(), "place r16");
    assert!(seen.face.list.shown().len() > 10, "the filter is gone");
}

#[test]
fn wrong_input_is_explained_and_nothing_is_played() {
    let mut seen = two();
    seen.type_text("99");
    seen.press(KeyCode::Enter);
    has(&seen.text(), &["The moves are numbered from 1 to 16."]);
    seen.type_text("/place r9");
    has(&seen.text(), &["Find moves: place r9\n"]);
    seen.press(KeyCode::Enter);
    has(&seen.text(), &["place r9 is not possible: "]);
    seen.type_text("x");
    seen.press(KeyCode::Enter);
    has(&seen.text(), &["r9x", "1-12/27"]);
    seen.press(KeyCode::Esc);
    assert_eq!((seen.moves(), selected(&seen)), (0, "place r1"));
    for code in [KeyCode::F(1), KeyCode::Char('x'), KeyCode::Backspace, KeyCode::Insert, KeyCode::Char('é')] {
        assert_eq!(seen.press(code), Reply::Stay);
    }
    seen.press_with(KeyCode::Char('q'), KeyModifiers::CONTROL);
    assert_eq!(seen.moves(), 0);
}

#[test]
fn panels_change_and_scroll() {
    let mut seen = two();
    for panel in [Panel::Log, Panel::Supply, Panel::Help, Panel::Board] {
        seen.press(KeyCode::Tab);
        assert_eq!(seen.face.panel, panel);
    }
    seen.press(KeyCode::BackTab);
    assert_eq!(seen.face.panel, Panel::Help);
    seen.type_text("b");
    has(&seen.text(), &["1-12/27"]);
    seen.press(KeyCode::PageDown);
    has(&seen.text(), &["12-23/27"]);
    seen.press(KeyCode::End);
    has(&seen.text(), &["16-27/27", "\nRed "]);
    seen.press(KeyCode::Home);
    seen.resize(60, 16);
    seen.press(KeyCode::Right);
    seen.press(KeyCode::Right);
    has(&seen.text(), &["place a worker", "rkers\n"]);
    seen.press(KeyCode::Left);
    seen.press(KeyCode::Left);
    has(&seen.text(), &["\nTurn 1, phase 2: placing workers\n"]);
}

#[test]
fn a_panel_can_have_all_the_room_and_no_hidden_move_is_played() {
    let mut seen = two();
    seen.type_text(" ");
    assert!(!seen.text().contains("place r1"));
    seen.press(KeyCode::Down);
    has(&seen.text(), &["2-23/27"]);
    seen.press(KeyCode::Enter);
    assert_eq!(seen.moves(), 0);
    has(&seen.text(), &[">  1  place r1 "]);
    seen.type_text(" 3");
    has(&seen.text(), &[">  3  place r3 "]);
}

#[test]
fn undo_goes_back() {
    let mut seen = two();
    seen.press(KeyCode::Char('u'));
    has(&seen.text(), &["You have no move to take back"]);
    seen.press(KeyCode::Enter);
    assert_eq!(seen.face.stage, Stage::Deciding(Player::new(1)));
    seen.press(KeyCode::Char('u'));
    has(&seen.text(), &["Back to move 1.", "place r1 "]);
    assert_eq!(seen.moves(), 0);
    seen.play_to_the_end();
    let moves = seen.moves();
    seen.press(KeyCode::Char('u'));
    assert!(seen.moves() < moves && matches!(seen.face.stage, Stage::Deciding(_)));
}

#[test]
fn a_game_is_saved_but_never_over_another_file() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("other"), "other").unwrap();
    let mut seen = two();
    seen.resize(200, 24);
    seen.press(KeyCode::Enter);
    seen.type_text("s");
    seen.type_text(&path("other"));
    seen.press(KeyCode::Enter);
    has(&seen.text(), &["already exists; choose another name"]);
    assert_eq!(fs::read_to_string(path("other")).unwrap(), "other");
    seen.type_text("s");
    seen.type_text(&path("gamme"));
    seen.press(KeyCode::Backspace);
    seen.press(KeyCode::Backspace);
    seen.type_text("e");
    has(&seen.text(), &[&format!("Save to file: {}\n", path("game"))]);
    seen.press(KeyCode::Enter);
    has(&seen.text(), &["Saved to "]);
    assert_eq!(fs::read_to_string(path("game")).unwrap(), seen.face.table.record.to_string());
    // The same file again, which is proposed.
    seen.press(KeyCode::Enter);
    seen.type_text("s");
    seen.press(KeyCode::Enter);
    assert_eq!(fs::read_to_string(path("game")).unwrap(), seen.face.table.record.to_string());
    assert_eq!(seen.press(KeyCode::Char('q')), Reply::Leave);
    has(&seen.face.last_words().unwrap(), &["To continue:", "--seats human,human"]);
    seen.type_text("s");
    seen.press(KeyCode::Esc);
    assert!(!seen.text().contains("Save to file"));
}

#[test]
fn leaving_an_unsaved_game_is_asked_about() {
    let mut seen = two();
    assert_eq!(seen.press(KeyCode::Char('q')), Reply::Leave, "nothing is lost yet");
    seen.press(KeyCode::Enter);
    assert_eq!(seen.press(KeyCode::Char('q')), Reply::Stay);
    has(&seen.text(), &["The game is not saved. Quit?"]);
    assert_eq!(seen.press(KeyCode::Char('n')), Reply::Stay);
    assert!(!seen.text().contains("Quit?"));
    assert_eq!(seen.moves(), 1);
    seen.type_text("qs");
    has(&seen.text(), &["Save to file:\n"]);
    seen.press(KeyCode::Esc);
    seen.type_text("q");
    assert_eq!(seen.press(KeyCode::Char('y')), Reply::Leave);
    seen.press(KeyCode::Esc);
    assert_eq!(seen.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL), Reply::Stay);
    has(&seen.text(), &["Quit?"]);
    assert_eq!(seen.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL), Reply::Leave);
    seen.press(KeyCode::Esc);
    seen.play_to_the_end();
    assert_eq!(seen.press(KeyCode::Char('q')), Reply::Leave);
    has(&seen.face.last_words().unwrap(), &["Final scores"]);
}

#[test]
fn the_mouse_selects_and_scrolls() {
    let mut seen = Seen::<Classic>::new(Lang::English, &[HUMAN, BOT], (120, 24));
    for _ in 0..12 {
        seen.press(KeyCode::Enter);
    }
    let text = seen.text();
    let row = |part: &str| text.lines().position(|line| line.contains(part)).unwrap() as u16;
    let last = row("\u{2191}\u{2193} Enter") - 1;
    let wanted = text.lines().nth(last.into()).unwrap()[..20].trim().to_owned();
    let mouse = |seen: &mut Seen<Classic>, kind, column, row| {
        let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        assert_eq!(seen.face.event(&Event::Mouse(event)).unwrap(), Reply::Stay);
        seen.text()
    };
    let moves = seen.moves();
    let text = mouse(&mut seen, MouseEventKind::Down(MouseButton::Left), 10, last);
    has(&text, &[&format!(">  {wanted}")]);
    assert_eq!(seen.moves(), moves, "a click plays nothing");
    mouse(&mut seen, MouseEventKind::Down(MouseButton::Left), 10, 23);
    let log = |seen: &Seen<Classic>| seen.face.scrolls[Panel::Log as usize].top();
    let board = |seen: &Seen<Classic>| seen.face.scrolls[Panel::Board as usize].top();
    let (log_before, board_before) = (log(&seen), board(&seen));
    mouse(&mut seen, MouseEventKind::ScrollUp, 100, 5);
    assert_eq!((log(&seen), board(&seen)), (log_before - 3, board_before));
    mouse(&mut seen, MouseEventKind::ScrollDown, 10, 5);
    assert_eq!((log(&seen), board(&seen)), (log_before - 3, board_before + 3));
    let text = mouse(&mut seen, MouseEventKind::ScrollUp, 10, last);
    assert!(!text.contains(&format!(">  {wanted}")));
}
