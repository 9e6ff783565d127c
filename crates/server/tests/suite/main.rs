//! Integration tests: the store on both databases, and everything over HTTP.

mod accounts;
mod common;
mod connections;
mod earlier;
mod notices;
mod records;
mod refusals;
mod results;
mod schemas;
mod secrets;
mod shell;
mod sockets;
mod store;
mod tables;
