//! What is alive on this node: the tables that are being watched, and the permits to search.

mod hub;
mod permits;
mod queue;
mod version;

pub use hub::{Hub, Scene, Watching};
pub(crate) use permits::{Permit, Permits};
pub use version::Version;
