//! A table as a value: commands go in, entries and documents come out. No I/O, no clock, no randomness: callers pass in the time,
//! seeds and new ids.
//!
//! [`Table::fold`] computes a table from its stored form, [`Table::decide`] the next one from a command, and [`TableViewer`] the
//! documents that one viewer gets. [`game`] is any of the games behind one object.

mod docs;
pub mod game;
pub mod ids;
mod list;
mod mirror;
mod patch;
mod public;
pub mod schemas;
mod settings;
mod table;
#[cfg(test)]
mod tests;
pub mod text;
mod tree;

pub use docs::{
    ClockDoc, EntryDoc, EntryKind, PositionDoc, PrivateDoc, ResultDoc, SeatDoc, TableDoc, TableViewer, UndoDoc,
};
pub use game::{AnyGame, AskDoc, ChoiceDoc, ExpectedDoc, GameError, HintDoc, Message, Reader, StepDoc, ToldDoc};
pub use list::List;
pub use mirror::Mirror;
pub use patch::Patch;
pub use public::public_change;
pub use settings::{Beginning, Pace, Settings, Sleep, StandIn};
pub use table::{
    Act, Command, Decided, Entry, GameResult, Holder, NewTable, PastEntry, PersonName, Reason, Refusal, Right, Seat,
    SeatPlan, SeatSummary, Status, StoredTable, Summary, Table, UndoRequest, first_moves,
};
