//! Divides the screen into areas.

use ratatui::layout::Rect;

/// The smallest usable screen: columns, rows.
pub(super) const MIN_SIZE: (u16, u16) = (60, 16);

/// Width of the board's texts.
const BOARD_WIDTH: u16 = 80;
/// Narrowest log beside the board.
const MIN_LOG_WIDTH: u16 = 34;
/// Lines of the move list when space is short.
const CRAMPED_MOVES: u16 = 8;
/// Fewest lines for a log below the board.
const MIN_LOG_HEIGHT: u16 = 5;

/// How many lines each part could use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) board: u16,
    /// The question with the divider above it, and what the player owns.
    pub(super) question: u16,
    pub(super) moves: u16,
}

/// The areas of the screen, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Areas {
    /// One line with the names of the panels.
    pub(super) header: Rect,
    /// The current panel.
    pub(super) panel: Rect,
    /// The log, if it fits beside or below the panel.
    pub(super) log: Option<Rect>,
    pub(super) question: Rect,
    pub(super) moves: Rect,
    /// One line for messages and input.
    pub(super) status: Rect,
}

/// Whether a game fits on the screen.
pub(super) fn is_large_enough(area: Rect) -> bool {
    area.width >= MIN_SIZE.0 && area.height >= MIN_SIZE.1
}

/// Divides the screen. With `panel_only`, question and moves get no room.
pub(super) fn areas(area: Rect, wanted: Wanted, panel_only: bool) -> Areas {
    let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
    let room = area.height.saturating_sub(2);
    let question = if panel_only { 0 } else { wanted.question.min(room / 3) };
    let room = room - question;
    // The board comes first, but some moves always stay visible.
    let few = (room * 2 / 5).min(CRAMPED_MOVES).max(room.saturating_sub(wanted.board));
    let moves = if panel_only { 0 } else { wanted.moves.min(few) };
    let body = room - moves;

    let mut panel = row(1, body);
    let mut log = None;
    let spare = body.saturating_sub(wanted.board);
    if area.width > BOARD_WIDTH + MIN_LOG_WIDTH {
        panel.width = BOARD_WIDTH;
        log = Some(Rect { x: area.x + BOARD_WIDTH, width: area.width - BOARD_WIDTH, ..panel });
    } else if spare >= MIN_LOG_HEIGHT {
        panel.height -= spare;
        log = Some(row(1 + panel.height, spare));
    }
    Areas {
        header: row(0, 1),
        panel,
        log,
        question: row(1 + body, question),
        moves: row(1 + body + question, moves),
        status: row(area.height.saturating_sub(1), 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WANTED: Wanted = Wanted { board: 28, question: 2, moves: 16 };

    fn heights(width: u16, height: u16) -> (u16, Option<Rect>, u16) {
        let areas = areas(Rect::new(0, 0, width, height), WANTED, false);
        let below = areas.log.filter(|log| log.x == 0).map_or(0, |log| log.height);
        let all = 1 + areas.panel.height + below + areas.question.height + areas.moves.height + 1;
        assert_eq!(all, height, "every line is used");
        assert_eq!(areas.status.y, height - 1);
        assert_eq!(areas.moves.bottom(), areas.status.y);
        (areas.panel.height, areas.log, areas.moves.height)
    }

    #[test]
    fn larger_screens_show_more() {
        assert_eq!(heights(60, 16), (8, None, 4));
        assert_eq!(heights(80, 24), (12, None, 8));
        assert_eq!(heights(80, 50), (30, None, 16));
        assert_eq!(heights(80, 60), (28, Some(Rect::new(0, 29, 80, 12)), 16));
        assert_eq!(heights(120, 40), (28, Some(Rect::new(80, 1, 40, 28)), 8));
        assert_eq!(heights(114, 24).1, None);
        assert_eq!(heights(115, 24).1, Some(Rect::new(80, 1, 35, 12)));
    }

    #[test]
    fn panel_only_hides_question_and_moves() {
        let areas = areas(Rect::new(0, 0, 80, 24), WANTED, true);
        assert_eq!((areas.panel.height, areas.question.height, areas.moves.height), (22, 0, 0));
    }

    #[test]
    fn detects_too_small_screens() {
        assert!(is_large_enough(Rect::new(0, 0, 60, 16)));
        assert!(!is_large_enough(Rect::new(0, 0, 59, 16)) && !is_large_enough(Rect::new(0, 0, 60, 15)));
    }
}
