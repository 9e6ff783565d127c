//! Helpers for tests that run the program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The program, in English.
pub(crate) fn caylus() -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_caylus"));
    command.env("LC_ALL", "C");
    command
}

/// The program's output; it must succeed.
pub(crate) fn output(args: &[&str]) -> String {
    let done = caylus().args(args).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// The program's output for this input; it must succeed.
pub(crate) fn output_for(args: &[&str], input: &str) -> String {
    let done = caylus().args(args).write_stdin(input).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// The program's output as JSON.
pub(crate) fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&output(args)).unwrap()
}

/// Checks that the program exits with code 2 and an error message containing `reason`.
pub(crate) fn fails_with(args: &[&str], reason: &str) {
    let done = caylus().args(args).write_stdin("").assert().code(2);
    let message = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(message.starts_with("error: ") && message.contains(reason), "{args:?}: {message}");
}

/// A running engine.
pub(crate) struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caylus"));
        let mut process = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().unwrap());
        Self { process, input, output }
    }

    /// Sends a raw line and reads the answer.
    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("no answer but {answer:?}"))
    }

    /// Sends a request and reads the answer.
    pub(crate) fn send(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// Sends a request that must succeed.
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let answer = self.send(&request);
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }

    /// Sends a request that must fail and returns its error.
    pub(crate) fn error(&mut self, request: Value) -> String {
        let answer = self.send(&request);
        assert_eq!(answer["ok"], json!(false), "{request}: {answer}");
        answer["error"].as_str().unwrap().to_owned()
    }

    /// The legal moves.
    pub(crate) fn moves(&mut self) -> Vec<String> {
        let answer = self.ok(json!({"cmd": "legal"}));
        answer["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }

    /// Closes the input; the program must exit with success.
    pub(crate) fn end(mut self) {
        drop(self.input.take());
        assert!(self.process.wait().unwrap().success());
    }
}

/// A deterministic random generator.
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    /// A random element.
    pub(crate) fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        &list[(self.0 >> 33) as usize % list.len()]
    }
}
