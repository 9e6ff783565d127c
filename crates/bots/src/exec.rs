//! An external program as a bot, over lines of JSON on stdin and stdout. docs/bots.md describes the protocol.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use caylus_rules::{Game, MoveList};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Choice, Limit};

/// Added to the time limit before an answer counts as missing: a program may be slow to start.
const GRACE: Duration = Duration::from_secs(2);
/// How long to wait for an answer if the limit is a number of iterations.
const ITERATIONS_TIMEOUT: Duration = Duration::from_secs(60);
/// Give up on a program after this many failures in a row.
const MAX_FAILURES: u32 = 3;
/// Longer responses are cut.
const MAX_LINE_BYTES: u64 = 1 << 16;
/// How many unread lines to keep; a program that writes more than it is asked for blocks.
const MAX_UNREAD_LINES: usize = 16;

/// A bot that is an external program.
pub struct Exec {
    program: String,
    arguments: Vec<String>,
    running: Option<Running>,
    failures: u32,
    /// Why the last choice failed, until it is taken.
    error: Option<String>,
    last_failure: String,
}

/// A running program. Separate threads write to it and read from it, so that a program that does not read, or never stops writing,
/// cannot block us.
struct Running {
    child: Child,
    requests: Sender<String>,
    responses: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Errors mean that it has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Serialize)]
struct Request<'a, G: Game> {
    cmd: &'static str,
    game: &'static str,
    player: usize,
    decision: G::Decision,
    moves: Vec<String>,
    view: &'a G::View,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<u32>,
    seed: u64,
}

#[derive(Deserialize)]
struct Response {
    #[serde(rename = "move")]
    chosen: String,
}

impl Exec {
    /// Splits a command line at spaces. The program starts with the first choice, or with [`Exec::start`].
    ///
    /// # Errors
    /// If `command` is empty.
    pub fn new(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let program = words.next().ok_or("missing program after `exec:`, for example `exec:./mybot`")?;
        Ok(Self {
            program,
            arguments: words.collect(),
            running: None,
            failures: 0,
            error: None,
            last_failure: String::new(),
        })
    }

    /// Starts the program, unless it is running. Its stderr goes to ours.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(&mut self) -> Result<(), String> {
        if self.running.is_some() {
            return Ok(());
        }
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start `{}`: {error}", self.program))?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("cannot open pipes to `{}`", self.program));
        };
        let (requests, queue) = mpsc::channel::<String>();
        thread::spawn(move || queue.iter().try_for_each(|request| writeln!(input, "{request}")));
        let (sender, responses) = mpsc::sync_channel(MAX_UNREAD_LINES);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                match output.by_ref().take(MAX_LINE_BYTES).read_line(&mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {
                        if sender.send(line).is_err() {
                            return;
                        }
                    }
                }
            }
        });
        self.running = Some(Running { child, requests, responses });
        Ok(())
    }

    /// Sends a request and waits for one line.
    fn request(&mut self, request: String, timeout: Duration) -> Result<String, String> {
        self.start()?;
        let Some(running) = &mut self.running else { return Err("the program is not running".to_owned()) };
        // Discard late responses and anything it was not asked for.
        let _ = running.responses.try_iter().take(MAX_UNREAD_LINES).count();
        running.requests.send(request).map_err(|_| "the program does not read its input")?;
        running.responses.recv_timeout(timeout).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {} ms", timeout.as_millis()),
            RecvTimeoutError::Disconnected => "the program exited or closed its output".to_owned(),
        })
    }

    fn try_choose<G: Game>(&mut self, view: &G::View, limit: Limit, seed: u64) -> Result<G::Move, String> {
        let game = G::determinize(view, seed);
        let (Some(player), Some(decision)) = (game.to_act(), game.decision()) else {
            return Err("the game is over".to_owned());
        };
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let (ms, iterations, timeout) = match limit {
            Limit::Time(time) => (Some(time.as_millis() as u64), None, time + GRACE),
            Limit::Iterations(number) => (None, Some(number), ITERATIONS_TIMEOUT),
        };
        let request = Request::<G> {
            cmd: "choose",
            game: G::NAME,
            player: player.index(),
            decision,
            moves: moves.iter().map(ToString::to_string).collect(),
            view,
            ms,
            iterations,
            seed,
        };
        let request = serde_json::to_string(&request).map_err(|error| error.to_string())?;
        let line = self.request(request, timeout)?;
        let shown = |text: &str| text.trim_end().chars().take(80).collect::<String>();
        let response: Response =
            serde_json::from_str(&line).map_err(|error| format!("invalid answer `{}`: {error}", shown(&line)))?;
        // Codes rather than sentences: the wording is in `caylus-words`.
        let illegal = |code: String| format!("`{}` is not one of the legal moves ({code})", shown(&response.chosen));
        let chosen: G::Move =
            response.chosen.parse().map_err(|error: caylus_rules::ParseMoveError| illegal(error.to_string()))?;
        game.check(chosen).map_err(|error| illegal(error.to_string()))?;
        Ok(chosen)
    }
}

impl<G: Game> Bot<G> for Exec {
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>> {
        if self.failures >= MAX_FAILURES {
            self.error = Some(format!("{} (gave up after {MAX_FAILURES} failures in a row)", self.last_failure));
            return None;
        }
        match self.try_choose::<G>(view, limit, seed) {
            Ok(chosen) => {
                self.failures = 0;
                Some(Choice { chosen, candidates: Vec::new(), iterations: 0 })
            }
            Err(reason) => {
                self.failures += 1;
                self.error = Some(reason.clone());
                self.last_failure = reason;
                // Start over with the next choice: a late answer would belong to this one.
                self.running = None;
                None
            }
        }
    }

    fn take_error(&mut self) -> Option<String> {
        self.error.take()
    }
}
