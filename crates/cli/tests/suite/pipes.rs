//! Whoever reads may have had enough at any time: no command fails for it.
#![cfg(unix)]

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::common::output;
use tempfile::TempDir;

/// Runs the program with nobody to read what it prints.
fn unheard(arguments: &[&str]) {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_caylus"));
    let done = command.args(arguments).stdin(Stdio::null()).stdout(writer).output().unwrap();
    assert!(done.status.success() && done.stderr.is_empty(), "{arguments:?}: {done:?}");
}

#[test]
fn nobody_listening_is_no_failure() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt").to_str().unwrap().to_owned();
    output(&["play", "--seats", "easy,easy", "--seed", "1", "--save", &path]);
    unheard(&["replay", &path]);
    unheard(&["replay", &path, "--json"]);
    unheard(&["replay", &path, "--at", "10"]);
    unheard(&["replay", &path, "--at", "10", "--json"]);
    unheard(&["play"]);
    unheard(&["play", "--seats", "easy,random"]);
    unheard(&["perft", "--depth", "2"]);
    unheard(&["perft", "--depth", "2", "--json"]);
    unheard(&["bench", "--games", "1"]);
    unheard(&["bench", "--games", "1", "--json"]);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        unheard(&["completions", shell]);
    }
    unheard(&["man"]);
    unheard(&["--help"]);
    unheard(&["--version"]);
    unheard(&["help", "play"]);
}

#[test]
fn an_engine_nobody_listens_to_ends() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caylus"));
    let pipes = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = pipes.spawn().unwrap();
    let mut input = process.stdin.take().unwrap();
    input.write_all(b"{\"cmd\":\"games\"}\n").unwrap();
    let mut answer = String::new();
    let mut reader = BufReader::new(process.stdout.take().unwrap());
    reader.read_line(&mut answer).unwrap();
    assert!(answer.contains("\"ok\":true"));
    drop(reader);
    input.write_all(b"{\"cmd\":\"games\"}\n").unwrap();
    // The input stays open: it is the answer nobody reads that ends the session.
    let done = process.wait_with_output().unwrap();
    assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
    drop(input);
}
