//! A table: settings, entries, and everything that follows from them. No I/O, no clock.

mod entry;
mod settings;
mod text;

pub use entry::{Act, Entry, Holder, Reason};
pub use settings::{Beginning, Pace, Settings, Sleep, StandIn};
