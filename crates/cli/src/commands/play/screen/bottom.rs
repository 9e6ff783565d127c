//! Draws the lower part of the screen: question, moves, status line.

use caylus_words::text::{cut, widest, wrap_at};
use ratatui::Frame;
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::draw::{BOLD, to_u16, wrapped};
use super::ui::{Mode, ScreenUi, Stage};
use crate::commands::play::table::ListedMove;
use crate::opponent::PlayableGame;

/// Most lines for the question, and for what the player owns.
const MAX_LINES: usize = 3;

impl<G: PlayableGame> ScreenUi<G> {
    /// The question and what the player owns, wrapped. A question that fits into the divider is left out.
    pub(super) fn question_lines(&self, width: u16) -> Vec<String> {
        let width = usize::from(width);
        let question =
            if self.question_fits_divider(width) { Vec::new() } else { wrapped(&self.texts.question, width) };
        let means = if self.texts.holdings.is_empty() { Vec::new() } else { wrapped(&self.texts.holdings, width) };
        question.into_iter().take(MAX_LINES).chain(means.into_iter().take(MAX_LINES)).collect()
    }

    /// Whether the divider has room for the question and the list position.
    fn question_fits_divider(&self, width: usize) -> bool {
        self.texts.question.chars().count() + 18 <= width
    }

    pub(super) fn draw_question(&self, frame: &mut Frame, area: Rect, text: &[String]) {
        let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let room = usize::from(below.height);
        let mut shown = text[..room.min(text.len())].to_vec();
        if let Some(last) = shown.last_mut().filter(|_| text.len() > room) {
            *last = cut(last, usize::from(area.width).saturating_sub(2)) + " …";
        }
        let shown: Vec<Line> = shown.iter().map(|line| self.paint.line(line, Style::new(), &[])).collect();
        frame.render_widget(Paragraph::new(shown), below);
    }

    /// The divider above the question: the question if it fits, and which moves are visible.
    pub(super) fn draw_divider(&self, frame: &mut Frame, area: Rect) {
        let area = Rect { height: 1, ..area };
        frame.render_widget(Line::raw("─".repeat(area.width.into())), area);
        if self.question_fits_divider(area.width.into()) {
            let inner = Rect { x: area.x + 1, width: area.width - 1, ..area };
            frame.render_widget(self.paint.line(&format!(" {} ", self.texts.question), BOLD, &[]), inner);
        }
        let (shown, first) = (self.list.shown().len(), self.hit_areas.rows.first());
        if let (Some(first), Some(last)) = (first, self.hit_areas.rows.last())
            && (shown > last - first + 1 || shown < self.list.all().len())
        {
            let place = Line::raw(format!(" {}-{}/{shown} ", first + 1, last + 1));
            let inner = Rect { width: area.width - 1, ..area };
            frame.render_widget(place.alignment(Alignment::Right), inner);
        }
    }

    /// How many lines the list can use, whatever the filter and selection.
    pub(super) fn move_rows_wanted(&self, width: u16) -> usize {
        if self.stage == Stage::Over {
            return self.texts.result.len();
        }
        let notation = self.notation_width(width);
        let rows = |choice| row(choice, notation, false, width.into()).len() - 1;
        self.list.all().len() + self.list.all().iter().map(rows).max().unwrap_or_default()
    }

    /// Width of the notation column; longer notation takes room from its own meaning only.
    fn notation_width(&self, width: u16) -> usize {
        widest(self.list.all().iter().map(|choice| &choice.notation)).min(usize::from(width) / 2 - 6)
    }

    /// The moves, one line each and the selected one in full; or the final scores.
    pub(super) fn draw_moves(&mut self, frame: &mut Frame, area: Rect) {
        if self.stage == Stage::Over {
            let result = shrink_columns(&self.texts.result, area.width.into());
            let result = result.iter().map(|line| self.paint.line(line, Style::new(), &[]));
            return frame.render_widget(Paragraph::new(result.collect::<Vec<_>>()), area);
        }
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let notation = self.notation_width(area.width);
        let selected = self.list.place();
        let mut rows: Vec<(usize, Line)> = Vec::new();
        let mut selected_rows = 1;
        for (place, choice) in self.list.shown().enumerate() {
            let text = row(choice, notation, place == selected, width);
            if place == selected {
                selected_rows = text.len();
                let style = Style::new().add_modifier(Modifier::REVERSED);
                rows.extend(text.iter().map(|line| (place, Line::styled(format!("{line:<width$}"), style))));
            } else {
                let more = if text.len() > 1 { " …" } else { "" };
                let line = cut(&text[0], width - more.len().min(2)) + more;
                rows.push((place, self.paint.line(&line, Style::new(), &[])));
            }
        }
        // Keep the selected move fully visible and the area filled.
        let last = rows.len().saturating_sub(height);
        self.list_top = self.list_top.max((selected + selected_rows).saturating_sub(height)).min(selected).min(last);
        let screen: Vec<(usize, Line)> = rows.into_iter().skip(self.list_top).take(height).collect();
        self.hit_areas.moves = area;
        self.hit_areas.rows = screen.iter().map(|(place, _)| *place).collect();
        frame.render_widget(Paragraph::new(screen.into_iter().map(|(_, line)| line).collect::<Vec<_>>()), area);
    }

    /// The status line: a message, the text being typed, or a hint about keys.
    pub(super) fn draw_status(&self, frame: &mut Frame, area: Rect) {
        let words = self.table.words;
        let typed = match &self.mode {
            Mode::Save(name) => Some(("terminal-screen-save", name.as_str())),
            Mode::Filter => Some(("terminal-screen-filter", self.list.filter())),
            Mode::Choose if !self.list.number().is_empty() => Some(("terminal-screen-number", self.list.number())),
            _ => None,
        };
        let hint = match (&self.mode, self.stage) {
            (Mode::Quit, _) => "terminal-screen-quit",
            _ if self.panel_only => "terminal-screen-hint-panel",
            (_, Stage::Deciding(_)) => "terminal-screen-hint",
            (_, Stage::Covered(_)) => "terminal-screen-hint-covered",
            _ => "terminal-screen-hint-over",
        };
        let width = usize::from(area.width);
        match typed {
            _ if !self.message.is_empty() => {
                // Long messages grow upwards.
                let text: Vec<String> = self.message.lines().flat_map(|line| wrapped(line, width)).collect();
                let height = to_u16(text.len()).min(area.y);
                let area = Rect { y: area.bottom() - height, height, ..area };
                let text = text.into_iter().map(|line| Line::styled(format!("{line:<width$}"), BOLD));
                frame.render_widget(Paragraph::new(text.collect::<Vec<_>>()), area);
            }
            Some((id, text)) => {
                let label = words.say(id, &[]) + " ";
                // Of a long text, show the end, where the cursor is.
                let room = width.saturating_sub(label.chars().count() + 1);
                let from = text.chars().count().saturating_sub(room);
                let text: String = label.chars().chain(text.chars().skip(from)).collect();
                let line = Line::styled(text, BOLD);
                frame.set_cursor_position(Position::new(area.x + to_u16(line.width()), area.y));
                frame.render_widget(line, area);
            }
            None => {
                let style = if self.mode == Mode::Quit { BOLD } else { Style::new().add_modifier(Modifier::DIM) };
                frame.render_widget(Line::styled(words.say(hint, &[]), style), area);
            }
        }
    }
}

fn row<M>(choice: &ListedMove<M>, notation: usize, selected: bool, width: usize) -> Vec<String> {
    let sign = if selected { '>' } else { ' ' };
    let start = format!("{sign}{:>3}  {:<notation$}  ", choice.number, choice.notation);
    // Leave room for ` …`.
    wrap_at(width - 2, &start, &choice.meaning).lines().map(str::to_owned).collect()
}

/// Narrows a table to the width by removing blank columns, as far as possible.
fn shrink_columns(lines: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
    let blank = |rows: &[Vec<char>], at: usize| rows.iter().all(|row| row.get(at).is_none_or(|letter| *letter == ' '));
    let mut at = 0;
    while rows.iter().map(Vec::len).max().is_some_and(|widest| widest > width && at + 1 < widest) {
        if blank(&rows, at) && blank(&rows, at + 1) {
            for row in rows.iter_mut().filter(|row| at < row.len()) {
                row.remove(at);
            }
        } else {
            at += 1;
        }
    }
    rows.into_iter().map(String::from_iter).collect()
}

#[cfg(test)]
mod tests {
    use super::shrink_columns;

    #[test]
    fn shrinking_columns_removes_only_blanks() {
        let lines = ["name      a     b", "Zoé       1    22"].map(str::to_owned);
        assert_eq!(shrink_columns(&lines, 20), lines);
        assert_eq!(shrink_columns(&lines, 13), ["name  a     b", "Zoé   1    22"]);
        assert_eq!(shrink_columns(&lines, 3), ["name a  b", "Zoé  1 22"]);
    }
}
