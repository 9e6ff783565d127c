//! What the screen shows: every game, both languages, all sizes.

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use caylus_words::{Lang, Words};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

use super::{BOT, HUMAN, TestScreen, has};
use crate::commands::play::screen::ui::Panel;
use crate::opponent::PlayableGame;

const SIZES: [(u16, u16); 5] = [(60, 16), (80, 24), (80, 60), (120, 40), (200, 50)];

/// The start of a text, before any line break.
fn start(text: &str) -> String {
    text.chars().take(20).collect()
}

fn every_size<G: PlayableGame>() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut screen = TestScreen::<G>::new(lang, &[HUMAN, BOT, BOT], (80, 24));
        for _ in 0..12 {
            screen.press(KeyCode::Enter);
        }
        for (width, height) in SIZES {
            screen.resize(width, height);
            for panel in Panel::ALL {
                screen.press(KeyCode::Char(panel.key().0));
                let text = screen.text();
                assert!(!text.contains('{'), "a text is missing in\n{text}");
                let choice = screen.ui.list.selected().unwrap();
                let texts = &screen.ui.texts;
                has(
                    &text,
                    &[
                        &words.say(panel.key().1, &[]),
                        &start(&texts.question),
                        &start(&texts.holdings),
                        &choice.notation,
                    ],
                );
                let first = match panel {
                    Panel::Board => texts.board[0].clone(),
                    Panel::Supply => texts.supply[0].clone(),
                    Panel::Help => texts.help[0].clone(),
                    Panel::Log => words.say("terminal-screen-news", &[]),
                };
                // The log scrolls to the news, the other panels start at the top.
                if panel != Panel::Log {
                    screen.press(KeyCode::Home);
                }
                has(&screen.text(), &[&start(&first)]);
                let aside = words.say("terminal-screen-news", &[]);
                let log_beside = width > 80 || height > 50;
                assert!(!log_beside || text.contains(&aside), "no log at {width}×{height}\n{text}");
            }
        }
        for (width, height) in [(59, 16), (60, 15), (20, 5), (1, 1)] {
            screen.resize(width, height);
            let text = screen.text();
            let notation = &screen.ui.list.selected().unwrap().notation;
            assert!(!text.contains(notation), "{text}");
            assert!(width < 50 || text.contains(&format!("{width}×{height}")), "{text}");
        }
        screen.resize(60, 16);
        screen.play_to_the_end();
        let total = words.say("result-total", &[]);
        has(&screen.text(), &[&words.say("terminal-screen-over", &[]), &format!("{total}\n"), "\n1. ", "\n3. "]);
    }
}

#[test]
fn classic_fits_every_screen_size() {
    every_size::<Classic>();
}

#[test]
fn magna_carta_fits_every_screen_size() {
    every_size::<MagnaCarta>();
}

#[test]
fn caylus_1303_fits_every_screen_size() {
    every_size::<Caylus1303>();
}

#[test]
fn selected_move_is_marked_and_scrolled_into_view() {
    let mut screen = TestScreen::<Classic>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    let marked = |screen: &mut TestScreen<Classic>| screen.letters(|cell| cell.modifier.contains(Modifier::REVERSED));
    has(&marked(&mut screen), &["b Board", "   r1  ", ">  1  place r1 "]);
    screen.press(KeyCode::Down);
    let text = marked(&mut screen);
    has(&text, &["   r2  ", ">  2  place r2 "]);
    assert!(!text.contains("r1"), "{text}");
    assert!(!screen.text().contains("Castle  Dungeon"));
    screen.type_text("/place castle");
    has(&marked(&mut screen), &["\nCastle\n"]);
    has(&screen.text(), &["Castle  Dungeon"]);
    screen.press(KeyCode::Enter);
    assert!(!screen.text().contains("Castle  Dungeon"), "the first move is up the road");
}

#[test]
fn colour_is_never_the_only_cue() {
    let seats = [HUMAN, BOT, BOT];
    let mut screen = TestScreen::<Classic>::new(Lang::English, &seats, (120, 60));
    let red = screen.letters(|cell| cell.fg == Color::LightRed);
    has(&red, &[" red", " Red"]);
    let others: String = red.replace("red", "").replace("Red", "").split_whitespace().collect();
    assert_eq!(others, "", "red text must name the colour");
    let colored = screen.text();
    let mut plain = TestScreen::<Classic>::with_color(Lang::English, &seats, (120, 60), false);
    assert_eq!(plain.text(), colored);
    let blank = plain.letters(|cell| (cell.fg, cell.bg) != (Color::Reset, Color::Reset));
    assert_eq!(blank.trim(), "");
}

#[test]
fn log_separates_news_since_the_last_move() {
    let mut screen = TestScreen::<Classic>::new(Lang::English, &[HUMAN, BOT, BOT], (80, 24));
    screen.press(KeyCode::Char('l'));
    assert!(!screen.text().contains("since your last move"), "no moves yet");
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Enter);
    let text = screen.text();
    let (before, since) = text.split_once("── since your last move").unwrap();
    has(before, &["Phase 2: ", "Blue places a worker on the "]);
    has(since, &["Blue places a worker on the ", "Red ", "Green "]);
    let dim = screen.letters(|cell| cell.modifier.contains(Modifier::DIM));
    has(&dim, &[" places a worker on the "]);
}

#[test]
fn status_hints_fit_the_smallest_screen() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for id in ["hint", "hint-panel", "hint-over", "hint-covered", "quit"] {
            let text = words.find(&format!("terminal-screen-{id}"), &[]).unwrap();
            assert!(text.chars().count() <= 60, "{text}");
        }
        let mut screen = TestScreen::<Classic>::new(lang, &[HUMAN, BOT], (60, 16));
        screen.press(KeyCode::Char('?'));
        let text = screen.text();
        has(&text, &words.say("terminal-screen-keys", &[]).lines().collect::<Vec<_>>());
        has(&text, &["┌", "┘"]);
        screen.press(KeyCode::Char('x'));
        assert!(!screen.text().contains('┌'), "any key closes it");
    }
}
