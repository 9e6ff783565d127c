//! A reader that closes the pipe makes no command fail.
#![cfg(unix)]

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::common::output;
use tempfile::TempDir;

/// Runs the program with a closed stdout.
fn succeeds_with_closed_stdout(arguments: &[&str]) {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_caylus"));
    let done = command.args(arguments).stdin(Stdio::null()).stdout(writer).output().unwrap();
    assert!(done.status.success() && done.stderr.is_empty(), "{arguments:?}: {done:?}");
}

#[test]
fn closed_stdout_is_not_an_error() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt").to_str().unwrap().to_owned();
    output(&["play", "--seats", "easy,easy", "--seed", "1", "--save", &path]);
    succeeds_with_closed_stdout(&["replay", &path]);
    succeeds_with_closed_stdout(&["replay", &path, "--json"]);
    succeeds_with_closed_stdout(&["replay", &path, "--at", "10"]);
    succeeds_with_closed_stdout(&["replay", &path, "--at", "10", "--json"]);
    succeeds_with_closed_stdout(&["play"]);
    succeeds_with_closed_stdout(&["play", "--seats", "easy,random"]);
    succeeds_with_closed_stdout(&["perft", "--depth", "2"]);
    succeeds_with_closed_stdout(&["perft", "--depth", "2", "--json"]);
    succeeds_with_closed_stdout(&["bench", "--games", "1"]);
    succeeds_with_closed_stdout(&["bench", "--games", "1", "--json"]);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        succeeds_with_closed_stdout(&["completions", shell]);
    }
    succeeds_with_closed_stdout(&["man"]);
    succeeds_with_closed_stdout(&["--help"]);
    succeeds_with_closed_stdout(&["--version"]);
    succeeds_with_closed_stdout(&["help", "play"]);
}

#[test]
fn engine_ends_when_stdout_closes() {
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
    // The input is still open: writing the answer ends the session.
    let done = process.wait_with_output().unwrap();
    assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
    drop(input);
}
