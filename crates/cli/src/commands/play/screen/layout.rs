//! Where everything is on the screen.

use ratatui::layout::Rect;

/// The smallest screen on which a game can be shown.
pub(super) const MIN_SIZE: (u16, u16) = (60, 16);

/// How wide the texts of a table are, and a log beside it at least.
const BOARD_WIDTH: u16 = 80;
const MIN_LOG_WIDTH: u16 = 34;
/// The list of moves has that many lines if everything else needs room too.
const CRAMPED_MOVES: u16 = 8;
/// A log below the table needs that many lines to be of use.
const MIN_LOG_HEIGHT: u16 = 5;

/// How many lines there is something for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// The table.
    pub(super) board: u16,
    /// The question with its rule above it, and the player's means.
    pub(super) question: u16,
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
    /// The log, if there is room for it all the time.
    pub(super) log: Option<Rect>,
    /// The question.
    pub(super) question: Rect,
    /// The list of moves.
    pub(super) moves: Rect,
    /// One line for messages and what is typed.
    pub(super) status: Rect,
}

/// Is there a game to be seen on such a screen?
pub(super) fn is_large_enough(area: Rect) -> bool {
    area.width >= MIN_SIZE.0 && area.height >= MIN_SIZE.1
}

/// Divides the screen; if the panel is to have all the room, nothing is left for the question and the moves.
pub(super) fn areas(area: Rect, wanted: Wanted, panel_only: bool) -> Areas {
    let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
    let room = area.height.saturating_sub(2);
    let question = if panel_only { 0 } else { wanted.question.min(room / 3) };
    let room = room - question;
    // The table comes first, but some moves are always to be seen.
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
        assert_eq!(all, height, "every line has its use");
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
