//! The server: tables to play at, live or one move a day, accounts, bots in seats, and nothing acknowledged is ever lost.
//!
//! A table is its settings and an append-only list of entries; whatever is shown is made from them anew. Writing entry n + 1 is the
//! lock, so any number of nodes can serve the same tables.

pub mod admin;
pub mod app;
pub mod clock;
pub mod config;
pub mod connections;
pub mod hosted;
pub mod http;
pub mod ids;
pub mod limits;
pub mod live;
mod logs;
pub mod names;
pub mod notices;
pub mod passwords;
pub mod ratings;
pub mod serve;
pub mod service;
pub mod store;
pub mod table;
mod tokens;
pub mod wire;
