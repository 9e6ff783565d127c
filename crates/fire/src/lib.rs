//! Puts the server under fire: load, crashes, a failing database, full disks, hogs, silent connections, two servers that write the
//! same. The tests make short runs, the program `caylus-fire` long ones.

pub mod away;
mod check;
pub mod client;
pub mod crash;
pub mod database;
mod disk;
pub mod grow;
pub mod hog;
pub mod ledger;
pub mod load;
pub mod player;
pub mod round;
pub mod server;
pub mod silent;
pub mod tables;
pub mod times;
pub mod twins;
