//! Background work, which drives the service: bots, clocks, changes from other nodes.

mod bots;
mod damaged;
mod listen;
#[cfg(test)]
mod tests;
mod ticker;

pub use bots::{Bots, NoHint};
pub use listen::listen;
pub use ticker::{Schedule, sweep_bots, tick};
