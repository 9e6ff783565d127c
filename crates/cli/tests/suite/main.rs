//! The real program, run with every command. One program of tests, so that there is one to link.

mod arena;
mod common;
mod engine;
mod example;
mod fire;
mod go;
mod lang;
mod magna_carta;
mod pipes;
mod play;
mod programs;
mod protocol;
#[cfg(unix)]
mod pty;
mod replay;
mod screen;
mod serve;
mod shells;
mod tools;
mod version;
mod y1303;
