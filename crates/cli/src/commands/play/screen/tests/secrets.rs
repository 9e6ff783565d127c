//! Several humans at one keyboard: nobody sees what another one hides.

use caylus_rules::Game;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::y1303::Caylus1303;
use caylus_words::{Lang, Told, Viewer, Words};
use ratatui::crossterm::event::KeyCode;

use super::{BOT, HUMAN, Reply, Seen, Stage, Table, has};

/// So tall that the whole story fits.
const TALL: (u16, u16) = (120, 1500);

fn name(player: Player) -> String {
    let color = Words::of(Lang::English).say(&format!("color-{}", MagnaCarta::COLORS[player.index()]), &[]);
    caylus_words::text::capital(&color)
}

/// The cards in the hand that the table shows.
fn hand_in(text: &str) -> Vec<String> {
    let (_, rest) = text.split_once("Your hand  ").unwrap_or_else(|| panic!("no hand in\n{text}"));
    // The table is in the first columns, the story beside it.
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
fn each_player_sees_the_own_hand_and_a_cover_hides_everything() {
    let mut seen = Seen::<MagnaCarta>::new(Lang::English, &[HUMAN, BOT, HUMAN], TALL);
    let (mut covers, mut hands) = (0, 0);
    while seen.face.stage != Stage::Over {
        let text = seen.text();
        match seen.face.stage {
            Stage::Covered(player) => {
                covers += 1;
                let name = name(player);
                has(&text, &[&format!("{name} is next."), &format!("{name}, press Enter:"), "Enter: continue"]);
                let shown = text.lines().filter(|line| !line.is_empty()).count();
                assert!(shown <= 5, "nothing else is there\n{text}");
                // No key but Enter lifts the cover.
                for code in
                    [KeyCode::Char('b'), KeyCode::Char('l'), KeyCode::Tab, KeyCode::Char('s'), KeyCode::Char('?')]
                {
                    seen.press(code);
                    assert_eq!(seen.text(), text);
                }
            }
            Stage::Deciding(player) => {
                hands += 1;
                let position = seen.face.table.game().to_position();
                let mut hand: Vec<String> =
                    position.players[player.index()].hand.iter().flatten().map(|card| card.id().to_owned()).collect();
                hand.sort();
                if hand.is_empty() {
                    hand.push("-".to_owned());
                }
                assert_eq!(hand_in(&text), hand);
                let (_, story) = text.split_once("│ Log").unwrap();
                for other in Player::all(3).filter(|other| *other != player) {
                    let name = name(other);
                    assert!(!story.contains(&format!("{name} draws the ")), "{text}");
                }
            }
            stage => panic!("{stage:?} with opponents that have moved"),
        }
        seen.press(KeyCode::Enter);
    }
    assert!(covers > 20 && hands > covers, "{covers} covers, {hands} hands");
    let text = seen.text();
    has(&text, &["Final scores", "The game is over"]);
    assert!(!text.contains("Your hand") && !text.contains(" draws the "), "everybody looks now");
}

#[test]
fn a_player_who_goes_on_is_not_asked_again_and_undo_covers_too() {
    let mut seen = Seen::<MagnaCarta>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    let [first, second] = [1, 0].map(Player::new);
    assert_eq!(seen.face.stage, Stage::Covered(first));
    seen.press(KeyCode::Enter);
    seen.type_text("/keep");
    seen.press(KeyCode::Enter);
    assert_eq!(seen.face.stage, Stage::Covered(second));
    seen.press(KeyCode::Enter);
    assert_eq!(seen.face.stage, Stage::Deciding(second));
    seen.press(KeyCode::Char('u'));
    assert_eq!(seen.face.stage, Stage::Covered(first));
    has(&seen.text(), &["Back to move 1."]);
    seen.press(KeyCode::Enter);
    seen.type_text("/redraw");
    seen.press(KeyCode::Enter);
    seen.press(KeyCode::Enter);
    seen.press(KeyCode::Char('u'));
    has(&seen.text(), &["A card has been drawn"]);
    assert_eq!(seen.face.stage, Stage::Deciding(second));
    assert_eq!(seen.press(KeyCode::Char('q')), Reply::Stay);
}

#[test]
fn one_human_sees_no_hand_of_an_opponent() {
    let mut seen = Seen::<MagnaCarta>::new(Lang::English, &[HUMAN, BOT], TALL);
    while seen.face.stage != Stage::Over {
        assert!(!matches!(seen.face.stage, Stage::Covered(_)));
        seen.press(KeyCode::Enter);
    }
    // What the story says of a card that is drawn: whose it is, and for the own ones which.
    let text = seen.text();
    let (mut own, mut other) = (0, 0);
    let story: String =
        text.lines().filter_map(|line| Some(line.split_once('│')?.1.trim())).collect::<Vec<_>>().join(" ");
    for (at, _) in story.match_indices(" draws ") {
        let named = story[at..].starts_with(" draws the ");
        match story[..at].rfind("Red") > story[..at].rfind("Green") {
            true => own += usize::from(named),
            false => {
                other += 1;
                assert!(!named, "{}", &story[at..at + 40]);
            }
        }
    }
    assert!(own > 3 && other > 3, "{own} own, {other} others");
}

#[test]
fn who_decides_sees_the_own_points() {
    let mut seen = Seen::<Caylus1303>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    for _ in 0..20 {
        let Stage::Deciding(player) = seen.face.stage else { panic!("{:?}", seen.face.stage) };
        let Table { words, record, names, .. } = &seen.face.table;
        let board = record.game().board(words, names, Viewer::Player(player));
        assert_eq!(seen.face.texts.board.join("\n"), board.trim_end());
        seen.press(KeyCode::Enter);
    }
}

#[test]
fn without_secrets_nothing_is_covered() {
    let mut seen = Seen::<Classic>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    for _ in 0..20 {
        assert!(matches!(seen.face.stage, Stage::Deciding(_)));
        seen.press(KeyCode::Enter);
    }
}

#[test]
fn a_hint_is_for_the_eyes_of_whoever_asked_for_it() {
    let mut seen = Seen::<MagnaCarta>::new(Lang::English, &[HUMAN, HUMAN], TALL);
    seen.press(KeyCode::Char('i'));
    assert!(seen.face.hinting().is_none(), "behind a cover there is none");
    seen.press(KeyCode::Enter);
    seen.press(KeyCode::Char('i'));
    has(&seen.text(), &["Thinking about a hint"]);
    let late = seen.face.hinting().expect("it is wanted");
    assert!(seen.face.hinting().is_none(), "it is thought about once");
    seen.press(KeyCode::Enter);
    let text = seen.text();
    let (changes, paragraphs) = late();
    assert!(paragraphs[0].starts_with("1. "), "{paragraphs:?}");
    seen.face.give_hint(changes, &paragraphs);
    assert_eq!(seen.text(), text, "too late");
    seen.press(KeyCode::Enter);
    seen.press(KeyCode::Char('i'));
    let (changes, paragraphs) = seen.face.hinting().expect("it is wanted")();
    seen.face.give_hint(changes, &paragraphs);
    has(&seen.text(), &["1. ", "worth about "]);
    seen.press(KeyCode::Tab);
    assert!(!seen.text().contains("worth about"));
}
