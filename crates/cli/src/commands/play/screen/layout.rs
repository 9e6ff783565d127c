//! Where everything is on the screen.

use ratatui::layout::Rect;

/// The smallest screen on which a game can be shown.
pub(super) const SMALLEST: (u16, u16) = (60, 16);

/// How wide the texts of a table are, and a story beside it at least.
const TEXT: u16 = 80;
const STORY: u16 = 34;
/// The list of moves has that many lines if everything else needs room too.
const FEW: u16 = 8;
/// A story below the table needs that many lines to be of use.
const STRIP: u16 = 5;

/// How many lines there is something for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// The table.
    pub(super) board: u16,
    /// The question with its rule above it, and the player's means.
    pub(super) asks: u16,
    /// The moves.
    pub(super) moves: u16,
}

/// The parts of the screen, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Areas {
    /// One line that names the panels.
    pub(super) header: Rect,
    /// The panel that was chosen: the table, or another.
    pub(super) panel: Rect,
    /// The story, if there is room for it all the time.
    pub(super) story: Option<Rect>,
    /// The question.
    pub(super) asks: Rect,
    /// The list of moves.
    pub(super) moves: Rect,
    /// One line for messages and what is typed.
    pub(super) status: Rect,
}

/// Is there a game to be seen on such a screen?
pub(super) fn is_enough(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

/// Divides the screen; if the panel is to have all the room, nothing is left for the question and the moves.
pub(super) fn areas(area: Rect, wanted: Wanted, panel_only: bool) -> Areas {
    let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
    let room = area.height.saturating_sub(2);
    let asks = if panel_only { 0 } else { wanted.asks.min(room / 3) };
    let room = room - asks;
    // The table comes first, but some moves are always to be seen.
    let few = (room * 2 / 5).min(FEW).max(room.saturating_sub(wanted.board));
    let moves = if panel_only { 0 } else { wanted.moves.min(few) };
    let body = room - moves;

    let mut panel = row(1, body);
    let mut story = None;
    let spare = body.saturating_sub(wanted.board);
    if area.width > TEXT + STORY {
        panel.width = TEXT;
        story = Some(Rect { x: area.x + TEXT, width: area.width - TEXT, ..panel });
    } else if spare >= STRIP {
        panel.height -= spare;
        story = Some(row(1 + panel.height, spare));
    }
    Areas {
        header: row(0, 1),
        panel,
        story,
        asks: row(1 + body, asks),
        moves: row(1 + body + asks, moves),
        status: row(area.height.saturating_sub(1), 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WANTED: Wanted = Wanted { board: 28, asks: 2, moves: 16 };

    fn heights(width: u16, height: u16) -> (u16, Option<Rect>, u16) {
        let areas = areas(Rect::new(0, 0, width, height), WANTED, false);
        let below = areas.story.filter(|story| story.x == 0).map_or(0, |story| story.height);
        let all = 1 + areas.panel.height + below + areas.asks.height + areas.moves.height + 1;
        assert_eq!(all, height, "every line has its use");
        assert_eq!(areas.status.y, height - 1);
        assert_eq!(areas.moves.bottom(), areas.status.y);
        (areas.panel.height, areas.story, areas.moves.height)
    }

    #[test]
    fn a_larger_screen_shows_more() {
        assert_eq!(heights(60, 16), (8, None, 4));
        assert_eq!(heights(80, 24), (12, None, 8));
        assert_eq!(heights(80, 50), (30, None, 16));
        assert_eq!(heights(80, 60), (28, Some(Rect::new(0, 29, 80, 12)), 16));
        assert_eq!(heights(120, 40), (28, Some(Rect::new(80, 1, 40, 28)), 8));
        assert_eq!(heights(114, 24).1, None);
        assert_eq!(heights(115, 24).1, Some(Rect::new(80, 1, 35, 12)));
    }

    #[test]
    fn the_panel_can_have_all_the_room() {
        let areas = areas(Rect::new(0, 0, 80, 24), WANTED, true);
        assert_eq!((areas.panel.height, areas.asks.height, areas.moves.height), (22, 0, 0));
    }

    #[test]
    fn what_is_too_small_is_known() {
        assert!(is_enough(Rect::new(0, 0, 60, 16)));
        assert!(!is_enough(Rect::new(0, 0, 59, 16)) && !is_enough(Rect::new(0, 0, 60, 15)));
    }
}
