//! Background work: updates for viewers, bots, clocks, changes from other nodes.

mod bots;
mod damaged;
mod heads;
mod hub;
mod listen;
mod queue;
#[cfg(test)]
mod tests;
mod ticker;

pub use bots::{Bots, NoHint};
pub use hub::{Hub, Scene, Watching};
pub use listen::listen;
pub use ticker::{Beat, sweep_bots, tick};
