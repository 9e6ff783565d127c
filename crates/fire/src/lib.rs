//! Puts the server under fire: load, crashes, a database that goes away. The tests make short runs, the program `caylus-fire`
//! long ones.

pub mod client;
pub mod crash;
pub mod ledger;
pub mod load;
pub mod player;
pub mod server;
pub mod tables;
