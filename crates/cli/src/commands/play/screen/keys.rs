//! Handles keys and the mouse.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::scroll::Scroll;
use super::ui::{Flow, Mode, Panel, ScreenUi, Stage};
use crate::failure::Failure;
use crate::opponent::PlayableGame;

/// Lines per turn of the wheel.
const WHEEL: isize = 3;
/// Columns per arrow key.
const SIDEWAYS: isize = 10;

impl<G: PlayableGame> ScreenUi<G> {
    /// Handles an event; the caller then redraws the screen.
    pub(super) fn event(&mut self, event: &Event) -> Result<Flow, Failure> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => {
                self.mouse(*mouse);
                Ok(Flow::Continue)
            }
            Event::Resize(..) => {
                // Lines wrap differently now.
                (self.scroll_to_move, self.scroll_to_news) = (true, true);
                Ok(Flow::Continue)
            }
            _ => Ok(Flow::Continue),
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<Flow, Failure> {
        self.message.clear();
        // Ctrl+Alt is AltGr on some keyboards and types characters.
        let control = key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT) == KeyModifiers::CONTROL;
        match (&mut self.mode, key.code) {
            // A second Ctrl-C quits without asking.
            (Mode::Quit, KeyCode::Char('c')) if control => return Ok(Flow::Quit),
            (_, KeyCode::Char('c')) if control => return Ok(self.quit()),
            (_, KeyCode::Char(_)) if control => {}
            (Mode::Quit, KeyCode::Char('y' | 'Y' | 'o' | 'O')) => return Ok(Flow::Quit),
            (Mode::Quit, KeyCode::Char('s')) => self.ask_for_file(),
            (Mode::Quit | Mode::Keys, _) => self.mode = Mode::Choose,
            (Mode::Save(name), KeyCode::Char(letter)) => name.push(letter),
            (Mode::Save(name), KeyCode::Backspace) => drop(name.pop()),
            (Mode::Save(_), KeyCode::Enter) => self.save(),
            (Mode::Save(_), KeyCode::Esc) => self.mode = Mode::Choose,
            (Mode::Save(_), _) => {}
            (Mode::Choose, code) => return self.key_while_choosing(code),
            (Mode::Filter, code) => return self.key_while_filtering(code),
        }
        Ok(Flow::Continue)
    }

    /// A key in the mode for choosing.
    fn key_while_choosing(&mut self, code: KeyCode) -> Result<Flow, Failure> {
        match (self.stage, code) {
            (_, KeyCode::Char('q')) => return Ok(self.quit()),
            (Stage::Covered(player), KeyCode::Enter) => self.uncover(player),
            (Stage::Covered(_), _) => {}
            (_, KeyCode::Char('?')) => self.mode = Mode::Keys,
            (_, KeyCode::Char('s')) => self.ask_for_file(),
            (Stage::Deciding(_) | Stage::Over, KeyCode::Char('u')) => self.undo()?,
            (Stage::Deciding(_), KeyCode::Char('i')) => self.request_hint(),
            (Stage::Deciding(_), KeyCode::Char('/')) => {
                self.mode = Mode::Filter;
                self.panel_only = false;
            }
            (Stage::Deciding(_), KeyCode::Char(digit @ '0'..='9')) => {
                self.list.type_digit(digit);
                self.scroll_to_move = true;
                self.panel_only = false;
            }
            (_, KeyCode::Backspace) => self.list.erase_digit(),
            (_, KeyCode::Esc) => {
                self.list.clear_number();
                self.panel_only = false;
            }
            (_, KeyCode::Char('j')) => self.step(1),
            (_, KeyCode::Char('k')) => self.step(-1),
            (_, KeyCode::Char(' ')) => self.panel_only = !self.panel_only,
            (_, KeyCode::Char(letter)) => {
                if let Some(panel) = Panel::ALL.into_iter().find(|panel| panel.key().0 == letter) {
                    self.panel = panel;
                }
            }
            (_, code) => return self.navigate(code),
        }
        Ok(Flow::Continue)
    }

    /// A key while typing the filter.
    fn key_while_filtering(&mut self, code: KeyCode) -> Result<Flow, Failure> {
        let mut filter = self.list.filter().to_owned();
        match code {
            KeyCode::Char(letter) => filter.push(letter),
            KeyCode::Backspace if !filter.is_empty() => drop(filter.pop()),
            KeyCode::Backspace | KeyCode::Esc => {
                filter.clear();
                self.mode = Mode::Choose;
            }
            code => return self.navigate(code),
        }
        self.list.set_filter(&filter);
        self.scroll_to_move = true;
        Ok(Flow::Continue)
    }

    /// Keys that work with and without a filter.
    fn navigate(&mut self, code: KeyCode) -> Result<Flow, Failure> {
        match code {
            KeyCode::Enter => return self.enter(),
            KeyCode::Up => self.step(-1),
            KeyCode::Down => self.step(1),
            KeyCode::Tab => self.panel = self.panel.step(1),
            KeyCode::BackTab => self.panel = self.panel.step(Panel::ALL.len() - 1),
            KeyCode::PageUp => self.scroll().page(false),
            KeyCode::PageDown => self.scroll().page(true),
            KeyCode::Home => self.scroll().to(0),
            KeyCode::End => self.scroll().to(usize::MAX),
            KeyCode::Left => self.scroll().sideways(-SIDEWAYS),
            KeyCode::Right => self.scroll().sideways(SIDEWAYS),
            _ => {}
        }
        Ok(Flow::Continue)
    }

    /// Plays the selected move, or explains why there is none.
    fn enter(&mut self) -> Result<Flow, Failure> {
        // Never play a move the player cannot see.
        let in_sight = !std::mem::take(&mut self.panel_only);
        if !in_sight || !matches!(self.stage, Stage::Deciding(_)) {
            return Ok(Flow::Continue);
        }
        if let Some(choice) = self.list.chosen() {
            let chosen = choice.chosen;
            self.mode = Mode::Choose;
            return self.play(chosen);
        }
        if self.list.number().is_empty() {
            self.message = self.table.parse_move(&self.list.filter().trim().to_lowercase()).err().unwrap_or_default();
        } else {
            self.message = self.table.words.say("terminal-numbers", &[("count", &self.list.all().len())]);
            self.list.clear_number();
        }
        Ok(Flow::Continue)
    }

    /// Selects another move, or scrolls the panel if no moves are visible.
    fn step(&mut self, by: isize) {
        if self.panel_only || self.list.all().is_empty() {
            self.scroll().by(by);
        } else {
            self.list.step(by);
            self.scroll_to_move = true;
        }
    }

    fn scroll(&mut self) -> &mut Scroll {
        &mut self.scrolls[self.panel as usize]
    }

    /// Quits, or asks first if moves would be lost.
    fn quit(&mut self) -> Flow {
        if self.stage == Stage::Over || !self.table.has_unsaved_moves() {
            return Flow::Quit;
        }
        self.mode = Mode::Quit;
        Flow::Continue
    }

    fn ask_for_file(&mut self) {
        let last = self.table.last_path().map(|path| path.display().to_string());
        self.mode = Mode::Save(last.unwrap_or_default());
    }

    fn save(&mut self) {
        let Mode::Save(name) = std::mem::replace(&mut self.mode, Mode::Choose) else { return };
        if !name.trim().is_empty() {
            self.message = self.table.save_as(name.trim().into());
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        let on_moves = self.hit_areas.moves.contains(at);
        let on_log = self.hit_areas.log.is_some_and(|log| log.contains(at));
        let wheel = match mouse.kind {
            MouseEventKind::ScrollUp => -WHEEL,
            MouseEventKind::ScrollDown => WHEEL,
            MouseEventKind::Down(MouseButton::Left) if on_moves => {
                let row = usize::from(mouse.row - self.hit_areas.moves.y);
                if let Some(place) = self.hit_areas.rows.get(row) {
                    self.list.clear_number();
                    self.list.select(*place);
                    self.scroll_to_move = true;
                }
                return;
            }
            _ => return,
        };
        match (on_moves, on_log) {
            (true, _) => self.step(wheel.signum()),
            (_, true) => self.scrolls[Panel::Log as usize].by(wheel),
            _ => self.scroll().by(wheel),
        }
    }
}
