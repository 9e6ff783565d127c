//! Text tables.

use std::fmt::Write;

use crate::Words;
use crate::text::{line, widest, wrap};

/// A name column followed by columns of numbers.
pub(crate) struct Columns<'a> {
    headings: &'a [String],
}

impl<'a> Columns<'a> {
    /// Width of the name.
    pub(crate) const NAME: usize = 20;
    /// Least width of a number.
    const NUMBER: usize = 3;

    pub(crate) fn new(headings: &'a [String]) -> Self {
        Self { headings }
    }

    fn widths(&self) -> impl Iterator<Item = usize> {
        self.headings.iter().map(|heading| heading.chars().count().max(Self::NUMBER))
    }

    /// Width of a row.
    pub(crate) fn width(&self) -> usize {
        Self::NAME + self.widths().map(|width| 1 + width).sum::<usize>()
    }

    pub(crate) fn heading(&self) -> String {
        self.row("", self.headings)
    }

    pub(crate) fn row<N: std::fmt::Display>(&self, name: &str, numbers: impl IntoIterator<Item = N>) -> String {
        let mut row = format!("{name:<width$}", width = Self::NAME);
        for (number, width) in numbers.into_iter().zip(self.widths()) {
            let _ = write!(row, " {number:>width$}");
        }
        row
    }
}

/// A building in the supply.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) points: u16,
    pub(crate) cost: String,
    /// What it does.
    pub(crate) gives: String,
}

/// Buildings under the headings of their kinds, which are text ids.
pub(crate) fn by_kind(words: &Words, buildings: Vec<(&'static str, Row)>) -> String {
    let (kinds, buildings): (Vec<_>, Vec<_>) = buildings.into_iter().unzip();
    let mut out = String::new();
    let mut last = None;
    for (kind, text) in kinds.into_iter().zip(rows(words, &buildings)) {
        if last.replace(kind) != Some(kind) {
            line!(out, "{}", words.say(kind, &[]));
        }
        line!(out, "{text}");
    }
    out
}

/// Cells in two columns, top down.
pub(crate) fn two_columns(cells: &[String]) -> String {
    let (left, right) = cells.split_at(cells.len().div_ceil(2));
    let right = right.iter().map(String::as_str).chain(std::iter::repeat(""));
    left.iter().zip(right).map(|(left, right)| format!("{left}  {right}").trim_end().to_owned() + "\n").collect()
}

/// Formats the rows, 80 columns wide.
pub(crate) fn rows(words: &Words, rows: &[Row]) -> Vec<String> {
    let name = widest(rows.iter().map(|row| &row.name));
    let cost = widest(rows.iter().map(|row| &row.cost));
    let unit = words.say("board-prestige", &[]);
    let text = |row: &Row| {
        let start = format!("  {:<name$} {:>2} {unit}  {:<cost$}  ", row.name, row.points, row.cost);
        wrap(&start, &row.gives).trim_end().to_owned()
    };
    rows.iter().map(text).collect()
}
