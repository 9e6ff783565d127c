//! What is to be seen: every game in both languages on screens of every size.

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use caylus_words::{Lang, Words};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

use super::{BOT, HUMAN, Seen, has};
use crate::commands::play::screen::face::Panel;
use crate::opponent::Opposed;

const SIZES: [(u16, u16); 5] = [(60, 16), (80, 24), (80, 60), (120, 40), (200, 50)];

/// The beginning of a text, as far as it is not broken.
fn start(text: &str) -> String {
    text.chars().take(20).collect()
}

fn every_size<G: Opposed>() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut seen = Seen::<G>::new(lang, &[HUMAN, BOT, BOT], (80, 24));
        for _ in 0..12 {
            seen.press(KeyCode::Enter);
        }
        for (width, height) in SIZES {
            seen.resize(width, height);
            for panel in Panel::ALL {
                seen.press(KeyCode::Char(panel.key().0));
                let text = seen.text();
                assert!(!text.contains('{'), "a text is missing in\n{text}");
                let choice = seen.face.list.selected().unwrap();
                let texts = &seen.face.texts;
                has(
                    &text,
                    &[&words.say(panel.key().1, &[]), &start(&texts.asks), &start(&texts.means), &choice.notation],
                );
                let first = match panel {
                    Panel::Board => texts.board[0].clone(),
                    Panel::Supply => texts.supply[0].clone(),
                    Panel::Help => texts.help[0].clone(),
                    Panel::Log => words.say("terminal-screen-news", &[]),
                };
                // The log shows the news by itself, everything else begins at the top.
                if panel != Panel::Log {
                    seen.press(KeyCode::Home);
                }
                has(&seen.text(), &[&start(&first)]);
                let aside = words.say("terminal-screen-news", &[]);
                let story_beside = width > 80 || height > 50;
                assert!(!story_beside || text.contains(&aside), "no story at {width}×{height}\n{text}");
            }
        }
        for (width, height) in [(59, 16), (60, 15), (20, 5), (1, 1)] {
            seen.resize(width, height);
            let text = seen.text();
            let notation = &seen.face.list.selected().unwrap().notation;
            assert!(!text.contains(notation), "{text}");
            assert!(width < 50 || text.contains(&format!("{width}×{height}")), "{text}");
        }
        seen.resize(60, 16);
        seen.play_to_the_end();
        let total = words.say("result-total", &[]);
        has(&seen.text(), &[&words.say("terminal-screen-over", &[]), &format!("{total}\n"), "\n1. ", "\n3. "]);
    }
}

#[test]
fn classic_is_shown_at_every_size() {
    every_size::<Classic>();
}

#[test]
fn magna_carta_is_shown_at_every_size() {
    every_size::<MagnaCarta>();
}

#[test]
fn caylus_1303_is_shown_at_every_size() {
    every_size::<Caylus1303>();
}

#[test]
fn the_place_of_the_selected_move_is_marked_and_in_sight() {
    let mut seen = Seen::<Classic>::new(Lang::English, &[HUMAN, HUMAN], (80, 24));
    let marked = |seen: &mut Seen<Classic>| seen.letters(|cell| cell.modifier.contains(Modifier::REVERSED));
    has(&marked(&mut seen), &["b Board", "   r1  ", ">  1  place r1 "]);
    seen.press(KeyCode::Down);
    let text = marked(&mut seen);
    has(&text, &["   r2  ", ">  2  place r2 "]);
    assert!(!text.contains("r1"), "{text}");
    assert!(!seen.text().contains("Castle  Dungeon"));
    seen.type_text("/place castle");
    has(&marked(&mut seen), &["\nCastle\n"]);
    has(&seen.text(), &["Castle  Dungeon"]);
    seen.press(KeyCode::Enter);
    assert!(!seen.text().contains("Castle  Dungeon"), "the first move is up the road");
}

#[test]
fn a_colour_is_never_the_only_sign() {
    let seats = [HUMAN, BOT, BOT];
    let mut seen = Seen::<Classic>::new(Lang::English, &seats, (120, 60));
    let red = seen.letters(|cell| cell.fg == Color::LightRed);
    has(&red, &[" red", " Red"]);
    let others: String = red.replace("red", "").replace("Red", "").split_whitespace().collect();
    assert_eq!(others, "", "what is red says so");
    let colored = seen.text();
    let mut plain = Seen::<Classic>::with_color(Lang::English, &seats, (120, 60), false);
    assert_eq!(plain.text(), colored);
    let blank = plain.letters(|cell| (cell.fg, cell.bg) != (Color::Reset, Color::Reset));
    assert_eq!(blank.trim(), "");
}

#[test]
fn what_happened_since_stands_below_a_line() {
    let mut seen = Seen::<Classic>::new(Lang::English, &[HUMAN, BOT, BOT], (80, 24));
    seen.press(KeyCode::Char('l'));
    assert!(!seen.text().contains("since your last move"), "nobody has moved");
    seen.press(KeyCode::Enter);
    seen.press(KeyCode::Enter);
    let text = seen.text();
    let (before, since) = text.split_once("── since your last move").unwrap();
    has(before, &["Phase 2: ", "Blue places a worker on the "]);
    has(since, &["Blue places a worker on the ", "Red ", "Green "]);
    let dim = seen.letters(|cell| cell.modifier.contains(Modifier::DIM));
    has(&dim, &[" places a worker on the "]);
}

#[test]
fn every_hint_fits_the_smallest_screen() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for id in ["hint", "hint-panel", "hint-over", "hint-covered", "quit"] {
            let text = words.find(&format!("terminal-screen-{id}"), &[]).unwrap();
            assert!(text.chars().count() <= 60, "{text}");
        }
        let mut seen = Seen::<Classic>::new(lang, &[HUMAN, BOT], (60, 16));
        seen.press(KeyCode::Char('?'));
        let text = seen.text();
        has(&text, &words.say("terminal-screen-keys", &[]).lines().collect::<Vec<_>>());
        has(&text, &["┌", "┘"]);
        seen.press(KeyCode::Char('x'));
        assert!(!seen.text().contains('┌'), "any key closes it");
    }
}
