//! Draws the screen and its upper part: panels and log.

use caylus_words::text::{WIDTH, cut, widest, wrap_at};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};

use super::layout::{MIN_SIZE, Wanted, areas, is_large_enough};
use super::log;
use super::paint::{Mark, MarkTarget};
use super::ui::{HitAreas, Mode, Panel, ScreenUi, Stage};
use crate::opponent::PlayableGame;

pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

impl<G: PlayableGame> ScreenUi<G> {
    pub(super) fn draw(&mut self, frame: &mut Frame) {
        self.hit_areas = HitAreas::default();
        let area = frame.area();
        if !is_large_enough(area) {
            let size = [area.width, area.height].map(|length| length.to_string()).join("×");
            let least = [MIN_SIZE.0, MIN_SIZE.1].map(|length| length.to_string()).join("×");
            let text = self.table.words.say("terminal-screen-small", &[("size", &size), ("least", &least)]);
            return draw_centered(frame, area, &text);
        }
        match self.stage {
            Stage::Covered(player) => {
                let name = self.table.names.of_player(player);
                let enter = self.table.words.say("terminal-enter", &[("name", &name)]);
                draw_centered(frame, area, &format!("{}\n\n{enter}", self.texts.question));
                self.draw_status(frame, Rect { y: area.bottom() - 1, height: 1, ..area });
            }
            _ => self.draw_table(frame, area),
        }
        if self.mode == Mode::Keys {
            self.draw_keys(frame, area);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame, area: Rect) {
        let question = self.question_lines(area.width);
        let wanted = Wanted {
            board: to_u16(self.texts.board.len()),
            question: to_u16(question.len() + 1),
            moves: to_u16(self.move_rows_wanted(area.width)),
        };
        let areas = areas(area, wanted, self.panel_only);
        // A log beside the board needs no panel of its own.
        let panel = if areas.log.is_some() && self.panel == Panel::Log { Panel::Board } else { self.panel };
        if let Some(area) = areas.log {
            self.draw_log_beside(frame, area);
        }
        self.draw_panel(frame, areas.panel, panel);
        self.draw_header(frame, areas.header, panel);
        if areas.question.height > 0 {
            self.draw_question(frame, areas.question, &question);
            self.draw_moves(frame, areas.moves);
            self.draw_divider(frame, areas.question);
        }
        self.draw_status(frame, areas.status);
    }

    /// The panels with their keys, the visible lines, and the game's title.
    fn draw_header(&self, frame: &mut Frame, area: Rect, panel: Panel) {
        let words = self.table.words;
        let mut spans = Vec::new();
        for named in Panel::ALL {
            let (key, id) = named.key();
            let style = if named == self.panel { BOLD.add_modifier(Modifier::REVERSED) } else { Style::new() };
            spans.push(Span::styled(format!(" {key} {} ", words.say(id, &[])), style));
        }
        let names = Line::from(spans);
        let place = self.scrolls[panel as usize].place().unwrap_or_default();
        let room = usize::from(area.width).saturating_sub(names.width() + 1);
        let title = G::title(words);
        let right = match (title.chars().count() + 2 + place.chars().count() < room, place.is_empty()) {
            (true, false) => format!("{place}  {title}"),
            (true, true) => title,
            (false, _) => place,
        };
        frame.render_widget(names, area);
        frame.render_widget(Line::styled(right, BOLD).alignment(Alignment::Right), area);
    }

    fn draw_panel(&mut self, frame: &mut Frame, area: Rect, panel: Panel) {
        let (on, texts) = match panel {
            Panel::Board => (MarkTarget::Board, self.texts.board.clone()),
            Panel::Supply => (MarkTarget::Supply, self.texts.supply.clone()),
            Panel::Log => return self.draw_log(frame, area),
            Panel::Help => {
                let width = usize::from(area.width).min(WIDTH);
                (MarkTarget::Supply, self.texts.help.iter().flat_map(|text| wrapped(text, width)).collect())
            }
        };
        let choice = self.list.selected().filter(|_| panel != Panel::Help);
        let marks = choice.map(|choice| Mark::of::<G>(self.table.words, &choice.notation, &choice.meaning, on));
        let marks = marks.unwrap_or_default();
        let scroll = &mut self.scrolls[panel as usize];
        scroll.fit(area, texts.len(), widest(&texts));
        if self.scroll_to_move {
            let marked = |line: &String| marks.iter().any(|mark| !mark.places(line).is_empty());
            if let Some(line) = texts.iter().position(marked) {
                scroll.show(line);
            }
            self.scroll_to_move = false;
        }
        let shown = texts.iter().skip(scroll.top()).map(|line| self.paint.line(line, Style::new(), &marks));
        let left = u16::try_from(scroll.left()).unwrap_or_default();
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()).scroll((0, left)), area);
    }

    /// The log beside or below the board, with a title.
    fn draw_log_beside(&mut self, frame: &mut Frame, area: Rect) {
        let border = if area.x > 0 { Borders::LEFT } else { Borders::TOP };
        let name = self.table.words.say(Panel::Log.key().1, &[]);
        let block = Block::new().borders(border).padding(Padding::left(u16::from(area.x > 0)));
        let inner = block.clone().title(" ").inner(area);
        self.draw_log(frame, inner);
        let place = self.scrolls[Panel::Log as usize].place().unwrap_or_default();
        frame.render_widget(block.title(Line::styled(format!(" {name} {place} ").replace("  ", " "), BOLD)), area);
        self.hit_areas.log = Some(area);
    }

    fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        let title = self.table.words.say("terminal-screen-news", &[]);
        let lines = log::lines(&self.texts.log, self.texts.news_from, &title, area.width.into());
        let scroll = &mut self.scrolls[Panel::Log as usize];
        scroll.fit(area, lines.len(), 0);
        if std::mem::take(&mut self.scroll_to_news) {
            scroll.to(lines.iter().position(|line| line.is_divider).unwrap_or(usize::MAX));
        }
        let shown = lines.iter().skip(scroll.top()).take(area.height.into());
        let shown: Vec<Line> = shown.map(|line| self.paint.line(&line.text, line.style, &[])).collect();
        frame.render_widget(Paragraph::new(shown), area);
    }

    /// The list of keys, on top of everything.
    fn draw_keys(&self, frame: &mut Frame, area: Rect) {
        let words = self.table.words;
        let text = words.say("terminal-screen-keys", &[]);
        let width = to_u16(widest(text.lines()) + 4);
        let height = to_u16(text.lines().count() + 2);
        let area = centered(area, width, height);
        let block = Block::bordered().title(Line::styled(words.say("terminal-screen-keys-title", &[]), BOLD));
        let text: Vec<Line> = text.lines().map(|line| Line::raw(format!(" {line}"))).collect();
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(text).block(block), area);
    }
}

/// A number of lines or columns, saturating.
pub(super) fn to_u16(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(area);
    let [area] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    area
}

/// Draws a short text in the middle of the area.
fn draw_centered(frame: &mut Frame, area: Rect, text: &str) {
    let width = usize::from(area.width.saturating_sub(2)).clamp(1, 60);
    let text: Vec<String> = text.lines().flat_map(|line| wrapped(line, width)).collect();
    let area = centered(area, area.width, to_u16(text.len()));
    frame.render_widget(Paragraph::new(text.join("\n")).alignment(Alignment::Center), area);
}

/// A text as lines of that width; words that are too long are cut.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    wrap_at(width, "", text).split('\n').map(|line| cut(line, width)).collect()
}
