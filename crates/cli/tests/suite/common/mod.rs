//! Helpers for tests that run the real program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The program, ready to be run.
pub(crate) fn caylus() -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_caylus"));
    // In English, whatever is spoken where the tests run.
    command.env("LC_ALL", "C");
    command
}

/// What the program prints when all goes well.
pub(crate) fn output(args: &[&str]) -> String {
    let done = caylus().args(args).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// What the program prints for that input when all goes well.
pub(crate) fn output_for(args: &[&str], input: &str) -> String {
    let done = caylus().args(args).write_stdin(input).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// The JSON the program prints.
pub(crate) fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&output(args)).unwrap()
}

/// The program refuses the arguments: code 2, nothing but a message that contains this.
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

    /// Sends a line as it is and reads the answer.
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

    /// Sends a request that succeeds.
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let answer = self.send(&request);
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }

    /// Sends a request that fails; gives the reason.
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

    /// Ends the input; the program ends well.
    pub(crate) fn end(mut self) {
        drop(self.input.take());
        assert!(self.process.wait().unwrap().success());
    }
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    /// One of the list.
    pub(crate) fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        &list[(self.0 >> 33) as usize % list.len()]
    }
}
