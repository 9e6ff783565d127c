//! Several people at one keyboard: nobody sees the others' cards.

use caylus_rules::Game;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::y1303::Caylus1303;
use caylus_words::{Lang, Viewer, Worded, Words};
use ratatui::crossterm::event::KeyCode;

use super::{BOT, Flow, HUMAN, Stage, Table, TestScreen, has};

/// Tall enough for the whole log.
const TALL: (u16, u16) = (120, 1500);

fn name(player: Player) -> String {
    let color = Words::of(Lang::English).say(&format!("color-{}", MagnaCarta::COLORS[player.index()]), &[]);
    caylus_words::text::capital(&color)
}

/// The cards of the hand on the screen.
fn hand_in(text: &str) -> Vec<String> {
    let (_, rest) = text.split_once("Your hand  ").unwrap_or_else(|| panic!("no hand in\n{text}"));
    // The board is on the left, the log beside it.
    let lines = rest.lines().map(|line| line.split('│').next().unwrap_or_default());
    let hand: Vec<&str> = lines
        .enumerate()
        .take_while(|(at, line)| *at == 0 || line.starts_with("           "))
        .map(|(_, line)| line.trim())
        .filter(|line| !line.is_empty())
        .collect();
    let mut hand: Vec<String> = hand.join(" ").split(", ").map(|card| card.to_lowercase().replace(' ', "-")).collect();
    hand.sort();
    hand
}

#[test]
fn players_see_only_their_own_hand_and_the_cover_hides_everything() {
    let mut screen = TestScreen::<MagnaCarta>::new(Lang::English, &[HUMAN, BOT, HUMAN], TALL);
    let (mut covers, mut hands) = (0, 0);
    while screen.ui.stage != Stage::Over {
        let text = screen.text();
        match screen.ui.stage {
            Stage::Covered(player) => {
                covers += 1;
                let name = name(player);
                has(&text, &[&format!("{name} is next."), &format!("{name}, press Enter:"), "Enter: continue"]);
                let shown = text.lines().filter(|line| !line.is_empty()).count();
                assert!(shown <= 5, "the cover shows too much\n{text}");
                // Only Enter lifts the cover.
                for code in
                    [KeyCode::Char('b'), KeyCode::Char('l'), KeyCode::Tab, KeyCode::Char('s'), KeyCode::Char('?')]
                {
                    screen.press(code);
                    assert_eq!(screen.text(), text);
                }
            }
            Stage::Deciding(player) => {
                hands += 1;
                let position = screen.ui.table.game().to_position();
                let mut hand: Vec<String> =
                    position.players[player.index()].hand.iter().flatten().map(|card| card.id().to_owned()).collect();
                hand.sort();
                if hand.is_empty() {
                    hand.push("-".to_owned());
                }
                assert_eq!(hand_in(&text), hand);
                let (_, log) = text.split_once("│ Log").unwrap();
                for other in Player::all(3).filter(|other| *other != player) {
                    let name = name(other);
                    assert!(!log.contains(&format!("{name} draws the ")), "{text}");
                }
            }
            stage => panic!("{stage:?} after the bots have moved"),
        }
        screen.press(KeyCode::Enter);
    }
    assert!(covers > 20 && hands > covers, "{covers} covers, {hands} hands");
    let text = screen.text();
    has(&text, &["Final scores", "The game is over"]);
    assert!(!text.contains("Your hand") && !text.contains(" draws the "), "the final screen is for everyone");
}

#[test]
fn cover_appears_only_when_the_player_changes_including_undo() {
    let mut screen = TestScreen::<MagnaCarta>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    let [first, second] = [1, 0].map(Player::new);
    assert_eq!(screen.ui.stage, Stage::Covered(first));
    screen.press(KeyCode::Enter);
    screen.type_text("/keep");
    screen.press(KeyCode::Enter);
    assert_eq!(screen.ui.stage, Stage::Covered(second));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.ui.stage, Stage::Deciding(second));
    screen.press(KeyCode::Char('u'));
    assert_eq!(screen.ui.stage, Stage::Covered(first));
    has(&screen.text(), &["Back to move 1."]);
    screen.press(KeyCode::Enter);
    screen.type_text("/redraw");
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Char('u'));
    has(&screen.text(), &["A card has been drawn"]);
    assert_eq!(screen.ui.stage, Stage::Deciding(second));
    assert_eq!(screen.press(KeyCode::Char('q')), Flow::Continue);
}

#[test]
fn single_human_never_sees_opponents_cards() {
    let mut screen = TestScreen::<MagnaCarta>::new(Lang::English, &[HUMAN, BOT], TALL);
    while screen.ui.stage != Stage::Over {
        assert!(!matches!(screen.ui.stage, Stage::Covered(_)));
        screen.press(KeyCode::Enter);
    }
    // The log says who draws, and names only the player's own cards.
    let text = screen.text();
    let (mut own, mut other) = (0, 0);
    let log: String =
        text.lines().filter_map(|line| Some(line.split_once('│')?.1.trim())).collect::<Vec<_>>().join(" ");
    for (at, _) in log.match_indices(" draws ") {
        let named = log[at..].starts_with(" draws the ");
        match log[..at].rfind("Red") > log[..at].rfind("Green") {
            true => own += usize::from(named),
            false => {
                other += 1;
                assert!(!named, "{}", &log[at..at + 40]);
            }
        }
    }
    assert!(own > 3 && other > 3, "{own} own, {other} others");
}

#[test]
fn deciding_player_sees_their_own_points() {
    let mut screen = TestScreen::<Caylus1303>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    for _ in 0..20 {
        let Stage::Deciding(player) = screen.ui.stage else { panic!("{:?}", screen.ui.stage) };
        let Table { words, record, names, .. } = &screen.ui.table;
        let board = record.game().board(words, names, Viewer::Player(player));
        assert_eq!(screen.ui.texts.board.join("\n"), board.trim_end());
        screen.press(KeyCode::Enter);
    }
}

#[test]
fn games_without_secrets_need_no_cover() {
    let mut screen = TestScreen::<Classic>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    for _ in 0..20 {
        assert!(matches!(screen.ui.stage, Stage::Deciding(_)));
        screen.press(KeyCode::Enter);
    }
}

#[test]
fn hint_is_dropped_once_the_table_changed() {
    let mut screen = TestScreen::<MagnaCarta>::new(Lang::English, &[HUMAN, HUMAN], TALL);
    screen.press(KeyCode::Char('i'));
    assert!(screen.ui.hint_task().is_none(), "no hint behind the cover");
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Char('i'));
    has(&screen.text(), &["Thinking about a hint"]);
    let late = screen.ui.hint_task().expect("a hint was requested");
    assert!(screen.ui.hint_task().is_none(), "one task per request");
    screen.press(KeyCode::Enter);
    let text = screen.text();
    let (revision, paragraphs) = late();
    assert!(paragraphs[0].starts_with("1. "), "{paragraphs:?}");
    screen.ui.show_hint(revision, &paragraphs);
    assert_eq!(screen.text(), text, "too late");
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Char('i'));
    let (revision, paragraphs) = screen.ui.hint_task().expect("a hint was requested")();
    screen.ui.show_hint(revision, &paragraphs);
    has(&screen.text(), &["1. ", "worth about "]);
    screen.press(KeyCode::Tab);
    assert!(!screen.text().contains("worth about"));
}
