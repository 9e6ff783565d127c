//! The screen as a whole, and its upper part: the panels and the story.

use caylus_words::text::{WIDTH, cut, widest, wrap_at};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};

use super::face::{Drawn, Face, Mode, Panel, Stage};
use super::layout::{SMALLEST, Wanted, areas, is_enough};
use super::paint::{Mark, On};
use super::story;
use crate::opponent::Opposed;

/// Letters that stand out on any screen.
pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

impl<G: Opposed> Face<G> {
    /// Draws everything.
    pub(super) fn draw(&mut self, frame: &mut Frame) {
        self.drawn = Drawn::default();
        let area = frame.area();
        if !is_enough(area) {
            let size = [area.width, area.height].map(|length| length.to_string()).join("×");
            let least = [SMALLEST.0, SMALLEST.1].map(|length| length.to_string()).join("×");
            let text = self.table.words.say("terminal-screen-small", &[("size", &size), ("least", &least)]);
            return in_the_middle(frame, area, &text);
        }
        match self.stage {
            Stage::Covered(player) => {
                let name = self.table.names.of_player(player);
                let enter = self.table.words.say("terminal-enter", &[("name", &name)]);
                in_the_middle(frame, area, &format!("{}\n\n{enter}", self.texts.asks));
                self.status(frame, Rect { y: area.bottom() - 1, height: 1, ..area });
            }
            _ => self.table(frame, area),
        }
        if self.mode == Mode::Keys {
            self.keys(frame, area);
        }
    }

    fn table(&mut self, frame: &mut Frame, area: Rect) {
        let asks = self.asks_lines(area.width);
        let wanted = Wanted {
            board: lines(self.texts.board.len()),
            asks: lines(asks.len() + 1),
            moves: lines(self.moves_wanted(area.width)),
        };
        let areas = areas(area, wanted, self.panel_only);
        // A story that is always in sight needs no panel.
        let panel = if areas.story.is_some() && self.panel == Panel::Log { Panel::Board } else { self.panel };
        if let Some(area) = areas.story {
            self.story_beside(frame, area);
        }
        self.panel(frame, areas.panel, panel);
        self.header(frame, areas.header, panel);
        if areas.asks.height > 0 {
            self.asks(frame, areas.asks, &asks);
            self.moves(frame, areas.moves);
            self.rule(frame, areas.asks);
        }
        self.status(frame, areas.status);
    }

    /// The names of the panels with their keys; which part of the panel is shown; the game.
    fn header(&self, frame: &mut Frame, area: Rect, panel: Panel) {
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

    fn panel(&mut self, frame: &mut Frame, area: Rect, panel: Panel) {
        let (on, texts) = match panel {
            Panel::Board => (On::Board, self.texts.board.clone()),
            Panel::Supply => (On::Supply, self.texts.supply.clone()),
            Panel::Log => return self.story(frame, area),
            Panel::Help => {
                let width = usize::from(area.width).min(WIDTH);
                (On::Supply, self.texts.help.iter().flat_map(|text| wrapped(text, width)).collect())
            }
        };
        let choice = self.list.selected().filter(|_| panel != Panel::Help);
        let marks = choice.map(|choice| Mark::of::<G>(self.table.words, &choice.notation, &choice.meaning, on));
        let marks = marks.unwrap_or_default();
        let scroll = &mut self.scrolls[panel as usize];
        scroll.fit(area, texts.len(), widest(&texts));
        if self.show_place {
            let marked = |line: &String| marks.iter().any(|mark| !mark.places(line).is_empty());
            if let Some(line) = texts.iter().position(marked) {
                scroll.show(line);
            }
            self.show_place = false;
        }
        let shown = texts.iter().skip(scroll.top()).map(|line| self.paint.line(line, Style::new(), &marks));
        let left = u16::try_from(scroll.left()).unwrap_or_default();
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()).scroll((0, left)), area);
    }

    /// The story in a place of its own, with a title.
    fn story_beside(&mut self, frame: &mut Frame, area: Rect) {
        let border = if area.x > 0 { Borders::LEFT } else { Borders::TOP };
        let name = self.table.words.say(Panel::Log.key().1, &[]);
        let block = Block::new().borders(border).padding(Padding::left(u16::from(area.x > 0)));
        let inner = block.clone().title(" ").inner(area);
        self.story(frame, inner);
        let place = self.scrolls[Panel::Log as usize].place().unwrap_or_default();
        frame.render_widget(block.title(Line::styled(format!(" {name} {place} ").replace("  ", " "), BOLD)), area);
        self.drawn.story = Some(area);
    }

    fn story(&mut self, frame: &mut Frame, area: Rect) {
        let title = self.table.words.say("terminal-screen-news", &[]);
        let lines = story::lines(&self.texts.story, self.texts.news, &title, area.width.into());
        let scroll = &mut self.scrolls[Panel::Log as usize];
        scroll.fit(area, lines.len(), 0);
        if std::mem::take(&mut self.show_news) {
            scroll.to(lines.iter().position(|line| line.divides).unwrap_or(usize::MAX));
        }
        let shown = lines.iter().skip(scroll.top()).take(area.height.into());
        let shown: Vec<Line> = shown.map(|line| self.paint.line(&line.text, line.style, &[])).collect();
        frame.render_widget(Paragraph::new(shown), area);
    }

    /// All keys, over everything else.
    fn keys(&self, frame: &mut Frame, area: Rect) {
        let words = self.table.words;
        let text = words.say("terminal-screen-keys", &[]);
        let width = lines(widest(text.lines()) + 4);
        let height = lines(text.lines().count() + 2);
        let area = middle(area, width, height);
        let block = Block::bordered().title(Line::styled(words.say("terminal-screen-keys-title", &[]), BOLD));
        let text: Vec<Line> = text.lines().map(|line| Line::raw(format!(" {line}"))).collect();
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(text).block(block), area);
    }
}

/// A number of lines or columns as the screen counts them.
pub(super) fn lines(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(area);
    let [area] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    area
}

/// A few sentences and nothing else.
fn in_the_middle(frame: &mut Frame, area: Rect, text: &str) {
    let width = usize::from(area.width.saturating_sub(2)).clamp(1, 60);
    let text: Vec<String> = text.lines().flat_map(|line| wrapped(line, width)).collect();
    let area = middle(area, area.width, lines(text.len()));
    frame.render_widget(Paragraph::new(text.join("\n")).alignment(Alignment::Center), area);
}

/// A text as lines of that width; what has no blank to be broken at is cut.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    wrap_at(width, "", text).split('\n').map(|line| cut(line, width)).collect()
}
