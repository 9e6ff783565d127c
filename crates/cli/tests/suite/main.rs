//! Tests of the program itself. A single test binary, because linking is slow.

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
