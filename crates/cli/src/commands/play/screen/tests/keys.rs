//! Keys and mouse.

use std::fs;

use caylus_rules::classic::Classic;
use caylus_rules::parts::Player;
use caylus_words::Lang;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tempfile::TempDir;

use super::{BOT, Flow, HUMAN, Stage, TestScreen, has};
use crate::commands::play::screen::ui::Panel;

fn two() -> TestScreen<Classic> {
    TestScreen::new(Lang::English, &[HUMAN, HUMAN], (80, 24))
}

fn selected(screen: &TestScreen<Classic>) -> &str {
    screen.ui.list.selected().map_or("", |choice| &choice.notation)
}

#[test]
fn moves_are_selected_by_arrow_number_or_filter() {
    let mut screen = two();
    screen.press(KeyCode::Down);
    screen.type_text("jk");
    screen.press(KeyCode::Up);
    assert_eq!(selected(&screen), "place r1");
    screen.type_text("12");
    has(&screen.text(), &["Move number: 12\n", "> 12  place merchants-guild"]);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.ui.table.record.moves()[0].to_string(), "place merchants-guild");
    screen.type_text("/GOLD MINE");
    has(&screen.text(), &["Find moves: GOLD MINE\n", "place r16", " 1-1/1 "]);
    assert!(!screen.text().contains("place r1 "));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.ui.table.record.moves()[1].to_string(), "place r16");
    assert!(screen.ui.list.shown().len() > 10, "the filter is gone");
}

#[test]
fn invalid_input_is_explained_and_plays_nothing() {
    let mut screen = two();
    screen.type_text("99");
    screen.press(KeyCode::Enter);
    has(&screen.text(), &["The moves are numbered from 1 to 16."]);
    screen.type_text("/place r9");
    has(&screen.text(), &["Find moves: place r9\n"]);
    screen.press(KeyCode::Enter);
    has(&screen.text(), &["place r9 is not possible: "]);
    screen.type_text("x");
    screen.press(KeyCode::Enter);
    has(&screen.text(), &["r9x", "1-12/27"]);
    screen.press(KeyCode::Esc);
    assert_eq!((screen.moves(), selected(&screen)), (0, "place r1"));
    for code in [KeyCode::F(1), KeyCode::Char('x'), KeyCode::Backspace, KeyCode::Insert, KeyCode::Char('é')] {
        assert_eq!(screen.press(code), Flow::Continue);
    }
    screen.press_with(KeyCode::Char('q'), KeyModifiers::CONTROL);
    assert_eq!(screen.moves(), 0);
}

#[test]
fn panels_switch_and_scroll() {
    let mut screen = two();
    for panel in [Panel::Log, Panel::Supply, Panel::Help, Panel::Board] {
        screen.press(KeyCode::Tab);
        assert_eq!(screen.ui.panel, panel);
    }
    screen.press(KeyCode::BackTab);
    assert_eq!(screen.ui.panel, Panel::Help);
    screen.type_text("b");
    has(&screen.text(), &["1-12/27"]);
    screen.press(KeyCode::PageDown);
    has(&screen.text(), &["12-23/27"]);
    screen.press(KeyCode::End);
    has(&screen.text(), &["16-27/27", "\nRed "]);
    screen.press(KeyCode::Home);
    screen.resize(60, 16);
    screen.press(KeyCode::Right);
    screen.press(KeyCode::Right);
    has(&screen.text(), &["place a worker", "rkers\n"]);
    screen.press(KeyCode::Left);
    screen.press(KeyCode::Left);
    has(&screen.text(), &["\nTurn 1, phase 2: placing workers\n"]);
}

#[test]
fn enter_plays_nothing_while_the_panel_hides_the_moves() {
    let mut screen = two();
    screen.type_text(" ");
    assert!(!screen.text().contains("place r1"));
    screen.press(KeyCode::Down);
    has(&screen.text(), &["2-23/27"]);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.moves(), 0);
    has(&screen.text(), &[">  1  place r1 "]);
    screen.type_text(" 3");
    has(&screen.text(), &[">  3  place r3 "]);
}

#[test]
fn undo_takes_back_a_move() {
    let mut screen = two();
    screen.press(KeyCode::Char('u'));
    has(&screen.text(), &["You have no move to take back"]);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.ui.stage, Stage::Deciding(Player::new(1)));
    screen.press(KeyCode::Char('u'));
    has(&screen.text(), &["Back to move 1.", "place r1 "]);
    assert_eq!(screen.moves(), 0);
    screen.play_to_the_end();
    let moves = screen.moves();
    screen.press(KeyCode::Char('u'));
    assert!(screen.moves() < moves && matches!(screen.ui.stage, Stage::Deciding(_)));
}

#[test]
fn saving_never_overwrites_another_file() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("other"), "other").unwrap();
    let mut screen = two();
    screen.resize(200, 24);
    screen.press(KeyCode::Enter);
    screen.type_text("s");
    screen.type_text(&path("other"));
    screen.press(KeyCode::Enter);
    has(&screen.text(), &["already exists; choose another name"]);
    assert_eq!(fs::read_to_string(path("other")).unwrap(), "other");
    screen.type_text("s");
    screen.type_text(&path("gamme"));
    screen.press(KeyCode::Backspace);
    screen.press(KeyCode::Backspace);
    screen.type_text("e");
    has(&screen.text(), &[&format!("Save to file: {}\n", path("game"))]);
    screen.press(KeyCode::Enter);
    has(&screen.text(), &["Saved to "]);
    assert_eq!(fs::read_to_string(path("game")).unwrap(), screen.ui.table.record.to_string());
    // The last file is suggested, and may be overwritten.
    screen.press(KeyCode::Enter);
    screen.type_text("s");
    screen.press(KeyCode::Enter);
    assert_eq!(fs::read_to_string(path("game")).unwrap(), screen.ui.table.record.to_string());
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Quit);
    has(&screen.ui.exit_message().unwrap(), &["To continue:", "--seats human,human"]);
    screen.type_text("s");
    screen.press(KeyCode::Esc);
    assert!(!screen.text().contains("Save to file"));
}

#[test]
fn quitting_an_unsaved_game_asks_first() {
    let mut screen = two();
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Quit, "nothing is lost yet");
    screen.press(KeyCode::Enter);
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Continue);
    has(&screen.text(), &["The game is not saved. Quit?"]);
    assert_eq!(screen.press(KeyCode::Char('n')), Flow::Continue);
    assert!(!screen.text().contains("Quit?"));
    assert_eq!(screen.moves(), 1);
    screen.type_text("qs");
    has(&screen.text(), &["Save to file:\n"]);
    screen.press(KeyCode::Esc);
    screen.type_text("q");
    assert_eq!(screen.press(KeyCode::Char('y')), Flow::Quit);
    screen.press(KeyCode::Esc);
    assert_eq!(screen.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL), Flow::Continue);
    has(&screen.text(), &["Quit?"]);
    assert_eq!(screen.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL), Flow::Quit);
    screen.press(KeyCode::Esc);
    screen.play_to_the_end();
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Quit);
    has(&screen.ui.exit_message().unwrap(), &["Final scores"]);
}

#[test]
fn mouse_selects_and_scrolls() {
    let mut screen = TestScreen::<Classic>::new(Lang::English, &[HUMAN, BOT], (120, 24));
    for _ in 0..12 {
        screen.press(KeyCode::Enter);
    }
    let text = screen.text();
    let row = |part: &str| text.lines().position(|line| line.contains(part)).unwrap() as u16;
    let last = row("\u{2191}\u{2193} Enter") - 1;
    let wanted = text.lines().nth(last.into()).unwrap()[..20].trim().to_owned();
    let mouse = |screen: &mut TestScreen<Classic>, kind, column, row| {
        let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        assert_eq!(screen.ui.event(&Event::Mouse(event)).unwrap(), Flow::Continue);
        screen.text()
    };
    let moves = screen.moves();
    let text = mouse(&mut screen, MouseEventKind::Down(MouseButton::Left), 10, last);
    has(&text, &[&format!(">  {wanted}")]);
    assert_eq!(screen.moves(), moves, "a click plays nothing");
    mouse(&mut screen, MouseEventKind::Down(MouseButton::Left), 10, 23);
    let log = |screen: &TestScreen<Classic>| screen.ui.scrolls[Panel::Log as usize].top();
    let board = |screen: &TestScreen<Classic>| screen.ui.scrolls[Panel::Board as usize].top();
    let (log_before, board_before) = (log(&screen), board(&screen));
    mouse(&mut screen, MouseEventKind::ScrollUp, 100, 5);
    assert_eq!((log(&screen), board(&screen)), (log_before - 3, board_before));
    mouse(&mut screen, MouseEventKind::ScrollDown, 10, 5);
    assert_eq!((log(&screen), board(&screen)), (log_before - 3, board_before + 3));
    let text = mouse(&mut screen, MouseEventKind::ScrollUp, 10, last);
    assert!(!text.contains(&format!(">  {wanted}")));
}
