//! The list of moves: filter, selection, typed number.

use crate::commands::play::table::ListedMove;

/// The legal moves, filtered, with one selected.
#[derive(Default)]
pub(super) struct List<M> {
    moves: Vec<ListedMove<M>>,
    /// Indices of the moves that match the filter.
    shown: Vec<usize>,
    /// Index into `shown`.
    selected: usize,
    filter: String,
    /// The digits typed so far.
    number: String,
}

impl<M> List<M> {
    /// A list with the first move selected.
    pub(super) fn new(moves: Vec<ListedMove<M>>) -> Self {
        Self { shown: (0..moves.len()).collect(), moves, selected: 0, filter: String::new(), number: String::new() }
    }

    /// All moves, shown or not.
    pub(super) fn all(&self) -> &[ListedMove<M>] {
        &self.moves
    }

    /// The moves that match the filter.
    pub(super) fn shown(&self) -> impl ExactSizeIterator<Item = &ListedMove<M>> {
        self.shown.iter().map(|at| &self.moves[*at])
    }

    /// The index of the selected move among those shown.
    pub(super) fn place(&self) -> usize {
        self.selected
    }

    /// The selected move, if any is shown.
    pub(super) fn selected(&self) -> Option<&ListedMove<M>> {
        self.shown.get(self.selected).map(|at| &self.moves[*at])
    }

    /// The move to play: the one with the typed number, or the selected one.
    pub(super) fn chosen(&self) -> Option<&ListedMove<M>> {
        match self.number.is_empty() {
            true => self.selected(),
            false => self.moves.iter().find(|listed| listed.number.to_string() == self.number),
        }
    }

    /// Moves the selection up or down.
    pub(super) fn step(&mut self, by: isize) {
        self.number.clear();
        self.select(self.selected.saturating_add_signed(by));
    }

    /// Selects a move by its index among those shown, or the last one.
    pub(super) fn select(&mut self, place: usize) {
        self.selected = place.min(self.shown.len().saturating_sub(1));
    }

    pub(super) fn number(&self) -> &str {
        &self.number
    }

    /// Adds a digit and selects the move with that number, if shown.
    pub(super) fn type_digit(&mut self, digit: char) {
        // No list has 1000 moves.
        if self.number.len() < 3 {
            self.number.push(digit);
            self.find_number();
        }
    }

    pub(super) fn erase_digit(&mut self) {
        self.number.pop();
        self.find_number();
    }

    pub(super) fn clear_number(&mut self) {
        self.number.clear();
    }

    fn find_number(&mut self) {
        let found = self.shown().position(|listed| listed.number.to_string() == self.number);
        self.selected = found.unwrap_or(self.selected);
    }

    pub(super) fn filter(&self) -> &str {
        &self.filter
    }

    /// Shows only moves whose notation or meaning contains the text, ignoring case. An exact match of the notation is selected.
    pub(super) fn set_filter(&mut self, filter: &str) {
        self.filter = filter.to_owned();
        self.number.clear();
        let wanted = filter.trim().to_lowercase();
        let found = |listed: &ListedMove<M>| {
            listed.notation.contains(&wanted) || listed.meaning.to_lowercase().contains(&wanted)
        };
        self.shown = (0..self.moves.len()).filter(|at| found(&self.moves[*at])).collect();
        let exact = self.shown().position(|listed| listed.notation == wanted);
        self.selected = exact.unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> List<()> {
        let texts =
            [("place r12", "Mason"), ("place r1", "Sawmill"), ("place gate", "elsewhere"), ("pass", "the last")];
        let listed = |(number, (notation, meaning)): (usize, (&str, &str))| ListedMove {
            number,
            chosen: (),
            notation: notation.to_owned(),
            meaning: meaning.to_owned(),
        };
        List::new((1..).zip(texts).map(listed).collect())
    }

    fn selected(list: &List<()>) -> Option<usize> {
        list.selected().map(|listed| listed.number)
    }

    #[test]
    fn selection_stops_at_both_ends() {
        let mut list = list();
        list.step(-1);
        assert_eq!(selected(&list), Some(1));
        list.step(2);
        assert_eq!(selected(&list), Some(3));
        list.step(9);
        assert_eq!(selected(&list), Some(4));
    }

    #[test]
    fn filter_matches_notation_and_meaning_and_prefers_exact_notation() {
        let mut list = list();
        list.set_filter("R1");
        assert_eq!((list.shown().len(), selected(&list)), (2, Some(1)));
        list.set_filter("place r1 ");
        assert_eq!((list.shown().len(), selected(&list)), (2, Some(2)));
        list.set_filter("sawM");
        assert_eq!((list.shown().len(), selected(&list)), (1, Some(2)));
        list.set_filter("moat");
        assert_eq!((list.shown().len(), selected(&list)), (0, None));
        assert!(list.chosen().is_none());
        list.step(1);
        list.set_filter("");
        assert_eq!((list.shown().len(), selected(&list)), (4, Some(1)));
    }

    #[test]
    fn typed_number_selects_only_its_own_move() {
        let mut list = list();
        list.type_digit('3');
        assert_eq!((selected(&list), list.chosen().map(|listed| listed.number)), (Some(3), Some(3)));
        list.type_digit('0');
        assert!(list.chosen().is_none(), "there is no move 30");
        list.erase_digit();
        assert_eq!(list.number(), "3");
        list.step(1);
        assert_eq!((list.number(), list.chosen().map(|listed| listed.number)), ("", Some(4)));
    }
}
