//! The server: tables for live and correspondence play, accounts, bots. No acknowledged move is ever lost.
//!
//! A table is its settings plus an append-only list of entries; everything else is computed from them. Appending entry n + 1 is the
//! only lock, so any number of nodes can serve the same tables.

pub mod admin;
pub mod app;
pub mod background;
pub mod clock;
pub mod config;
pub mod connections;
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
mod tokens;
pub mod wire;
