//! The full-screen interface on a test backend.

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

use super::ui::{Flow, ScreenUi, Stage};
use crate::commands::play::seats::Seat;
use crate::commands::play::table::Table;
use crate::opponent::PlayableGame;

const HUMAN: Seat = Seat::Human;
const BOT: Seat = Seat::Opponent(Level::Random);

/// The interface with its test terminal.
struct TestScreen<G: PlayableGame> {
    ui: ScreenUi<G>,
    terminal: Terminal<TestBackend>,
}

impl<G: PlayableGame> TestScreen<G> {
    /// A game in colour, after the bots' first moves.
    fn new(lang: Lang, seats: &[Seat], size: (u16, u16)) -> Self {
        Self::with_color(lang, seats, size, true)
    }

    fn with_color(lang: Lang, seats: &[Seat], size: (u16, u16), in_color: bool) -> Self {
        let words = Words::of(lang);
        let record = Record::<G>::new(seats.len(), &G::Options::default(), 3, &mut ()).unwrap();
        let names = Names::of(words, &record);
        let table = Table::new(words, record, names, seats.to_vec(), Limit::Iterations(20), None);
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut screen = Self { ui: ScreenUi::new(table, in_color).unwrap(), terminal };
        screen.opponents_move();
        screen
    }

    fn opponents_move(&mut self) {
        while let Some(bot_task) = self.ui.bot_task() {
            self.ui.play(bot_task().unwrap()).unwrap();
        }
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        assert_eq!(self.ui.event(&Event::Resize(width, height)).unwrap(), Flow::Continue);
    }

    fn press(&mut self, code: KeyCode) -> Flow {
        self.press_with(code, KeyModifiers::NONE)
    }

    fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) -> Flow {
        let flow = self.ui.event(&Event::Key(KeyEvent::new(code, modifiers))).unwrap();
        self.opponents_move();
        flow
    }

    fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            assert_eq!(self.press(KeyCode::Char(letter)), Flow::Continue);
        }
    }

    /// Plays the selected move until the game is over.
    fn play_to_the_end(&mut self) {
        while self.ui.stage != Stage::Over {
            assert_eq!(self.press(KeyCode::Enter), Flow::Continue);
        }
    }

    fn moves(&self) -> usize {
        self.ui.table.record.moves().len()
    }

    fn draw(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.ui.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// The text on the screen.
    fn text(&mut self) -> String {
        self.letters(|_| true)
    }

    /// The text in cells that match.
    fn letters(&mut self, kind: impl Fn(&Cell) -> bool) -> String {
        let buffer = self.draw();
        let letter = |x, y| if kind(&buffer[(x, y)]) { buffer[(x, y)].symbol() } else { " " };
        let line = |y| (0..buffer.area.width).map(|x| letter(x, y)).collect::<String>();
        (0..buffer.area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
    }
}

/// Checks that the text contains all parts.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}
