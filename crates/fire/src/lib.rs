//! Load and fault-injection tests against a real server process.
//!
//! | module | what it does to the server |
//! |---|---|
//! | [`load`] | many sockets on many tables, at a given rate or flat out |
//! | [`crash`] | kills it at random moments |
//! | [`outage`] | makes its database unavailable or read-only |
//! | [`hog`] | one guest uses as much bot time as the limits allow |
//! | [`silent`] | opens crowds of silent connections |
//! | [`grow`] | fills its database |
//! | [`twins`] | sends conflicting moves to two servers on one database |
//!
//! Each has a configuration, a `run` function and a `Report` with `passed()`. The tests of `crates/cli` make short runs, the program
//! `caylus-fire` long ones.

mod check;
pub mod client;
pub mod crash;
pub mod database;
mod disk;
pub mod grow;
pub mod hog;
pub mod latency;
pub mod ledger;
pub mod load;
pub mod outage;
pub mod player;
pub mod round;
pub mod server;
pub mod silent;
pub mod tables;
pub mod twins;
