//! Scrolling.

use ratatui::layout::Rect;

/// The visible part of a text.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Scroll {
    /// First visible line.
    top: usize,
    /// First visible column.
    left: usize,
    /// Size of window and text when last drawn.
    rows: usize,
    columns: usize,
    lines: usize,
    widest: usize,
}

impl Scroll {
    /// Adapts to the sizes of window and text.
    pub(super) fn fit(&mut self, area: Rect, lines: usize, widest: usize) {
        (self.rows, self.columns) = (area.height.into(), area.width.into());
        (self.lines, self.widest) = (lines, widest);
        self.to(self.top);
        self.sideways(0);
    }

    pub(super) fn top(&self) -> usize {
        self.top
    }

    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Scrolls to a line, keeping the window full.
    pub(super) fn to(&mut self, line: usize) {
        self.top = line.min(self.lines.saturating_sub(self.rows));
    }

    pub(super) fn by(&mut self, lines: isize) {
        self.to(self.top.saturating_add_signed(lines));
    }

    /// Scrolls by a page, keeping one line visible.
    pub(super) fn page(&mut self, down: bool) {
        let page = self.rows.saturating_sub(1).max(1).cast_signed();
        self.by(if down { page } else { -page });
    }

    pub(super) fn sideways(&mut self, columns: isize) {
        let most = self.widest.saturating_sub(self.columns);
        self.left = self.left.saturating_add_signed(columns).min(most);
    }

    /// Scrolls as little as possible to show a line with one line of context.
    pub(super) fn show(&mut self, line: usize) {
        if line <= self.top {
            self.to(line.saturating_sub(1));
        } else if line + 1 >= self.top + self.rows {
            self.to((line + 2).saturating_sub(self.rows));
        }
    }

    /// The visible lines, unless all are: `5-16/28`.
    pub(super) fn place(&self) -> Option<String> {
        let last = (self.top + self.rows).min(self.lines);
        (self.lines > self.rows).then(|| format!("{}-{last}/{}", self.top + 1, self.lines))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scroll_stays_within_the_text() {
        let mut scroll = Scroll::default();
        scroll.fit(Rect::new(0, 0, 60, 10), 28, 80);
        assert_eq!(scroll.place().as_deref(), Some("1-10/28"));
        scroll.by(-1);
        assert_eq!(scroll.top(), 0);
        scroll.page(true);
        assert_eq!(scroll.place().as_deref(), Some("10-19/28"));
        scroll.page(true);
        scroll.page(true);
        assert_eq!(scroll.place().as_deref(), Some("19-28/28"));
        scroll.sideways(99);
        assert_eq!(scroll.left(), 20);
        scroll.fit(Rect::new(0, 0, 80, 40), 28, 80);
        assert_eq!((scroll.top(), scroll.left(), scroll.place()), (0, 0, None));
    }

    #[test]
    fn show_keeps_one_line_of_context() {
        let mut scroll = Scroll::default();
        scroll.fit(Rect::new(0, 0, 80, 10), 28, 80);
        scroll.show(5);
        assert_eq!(scroll.top(), 0);
        scroll.show(9);
        assert_eq!(scroll.top(), 1);
        scroll.show(27);
        assert_eq!(scroll.top(), 18);
        scroll.show(18);
        assert_eq!(scroll.top(), 17);
        scroll.show(0);
        assert_eq!(scroll.top(), 0);
    }
}
