//! Which part of a text is shown.

use ratatui::layout::Rect;

/// A window on a text that can be larger than it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Scroll {
    /// The first line that is shown.
    top: usize,
    /// The first column that is shown.
    left: usize,
    /// How large the window and the text were when they were drawn last.
    rows: usize,
    columns: usize,
    lines: usize,
    widest: usize,
}

impl Scroll {
    /// Notes how large window and text are; the window stays on the text.
    pub(super) fn fit(&mut self, area: Rect, lines: usize, widest: usize) {
        (self.rows, self.columns) = (area.height.into(), area.width.into());
        (self.lines, self.widest) = (lines, widest);
        self.to(self.top);
        self.sideways(0);
    }

    /// The first line that is shown.
    pub(super) fn top(&self) -> usize {
        self.top
    }

    /// The first column that is shown.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Puts that line at the top, as far as there are lines to fill the window.
    pub(super) fn to(&mut self, line: usize) {
        self.top = line.min(self.lines.saturating_sub(self.rows));
    }

    /// Goes some lines down, or up.
    pub(super) fn by(&mut self, lines: isize) {
        self.to(self.top.saturating_add_signed(lines));
    }

    /// Goes a window down or up; one line stays in sight.
    pub(super) fn page(&mut self, down: bool) {
        let page = self.rows.saturating_sub(1).max(1).cast_signed();
        self.by(if down { page } else { -page });
    }

    /// Goes some columns to the right, or to the left.
    pub(super) fn sideways(&mut self, columns: isize) {
        let most = self.widest.saturating_sub(self.columns);
        self.left = self.left.saturating_add_signed(columns).min(most);
    }

    /// Moves as little as needed to show that line with one more on each side.
    pub(super) fn show(&mut self, line: usize) {
        if line <= self.top {
            self.to(line.saturating_sub(1));
        } else if line + 1 >= self.top + self.rows {
            self.to((line + 2).saturating_sub(self.rows));
        }
    }

    /// Which lines are shown of how many, if not all are: `5-16/28`.
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
