//! The face on a screen that is only a text.

mod keys;
mod pictures;
mod secrets;

use caylus_bots::{Level, Limit};
use caylus_rules::record::Record;
use caylus_words::{Lang, Names, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::face::{Face, Reply, Stage};
use crate::commands::play::seats::Seat;
use crate::commands::play::table::Table;
use crate::opponent::Opposed;

const HUMAN: Seat = Seat::Human;
const BOT: Seat = Seat::Opponent(Level::Random);

/// A face with its screen.
struct Seen<G: Opposed> {
    face: Face<G>,
    terminal: Terminal<TestBackend>,
}

impl<G: Opposed> Seen<G> {
    /// A game in colour whose opponents have moved.
    fn new(lang: Lang, seats: &[Seat], size: (u16, u16)) -> Self {
        Self::with_color(lang, seats, size, true)
    }

    fn with_color(lang: Lang, seats: &[Seat], size: (u16, u16), in_color: bool) -> Self {
        let words = Words::of(lang);
        let record = Record::<G>::new(seats.len(), &G::Options::default(), 3, &mut ()).unwrap();
        let names = Names::of(words, &record);
        let table = Table::new(words, record, names, seats.to_vec(), Limit::Iterations(20), None);
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut seen = Self { face: Face::new(table, in_color).unwrap(), terminal };
        seen.opponents_move();
        seen
    }

    fn opponents_move(&mut self) {
        while let Some(thinking) = self.face.thinking() {
            self.face.play(thinking().unwrap()).unwrap();
        }
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        assert_eq!(self.face.event(&Event::Resize(width, height)).unwrap(), Reply::Stay);
    }

    fn press(&mut self, code: KeyCode) -> Reply {
        self.press_with(code, KeyModifiers::NONE)
    }

    fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) -> Reply {
        let reply = self.face.event(&Event::Key(KeyEvent::new(code, modifiers))).unwrap();
        self.opponents_move();
        reply
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            assert_eq!(self.press(KeyCode::Char(letter)), Reply::Stay);
        }
    }

    /// Plays the selected move again and again.
    fn play_to_the_end(&mut self) {
        while self.face.stage != Stage::Over {
            assert_eq!(self.press(KeyCode::Enter), Reply::Stay);
        }
    }

    fn moves(&self) -> usize {
        self.face.table.record.moves().len()
    }

    fn draw(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.face.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// What can be read.
    fn text(&mut self) -> String {
        self.letters(|_| true)
    }

    /// What can be read in cells of some kind.
    fn letters(&mut self, kind: impl Fn(&Cell) -> bool) -> String {
        let buffer = self.draw();
        let letter = |x, y| if kind(&buffer[(x, y)]) { buffer[(x, y)].symbol() } else { " " };
        let line = |y| (0..buffer.area.width).map(|x| letter(x, y)).collect::<String>();
        (0..buffer.area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
    }
}

/// The text has these parts.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}
