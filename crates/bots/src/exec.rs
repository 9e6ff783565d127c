//! A program of its own as a bot: it is asked in lines of JSON and answers in lines of JSON. docs/bots.md tells how.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use caylus_rules::{Game, MoveList};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Choice, Limit};

/// What is added to the time limit before an answer counts as missing: a program may be slow to start.
const GRACE: Duration = Duration::from_secs(2);
/// How long a program may think that was given a number of iterations, or nothing.
const PATIENCE: Duration = Duration::from_secs(60);
/// After so many failures in a row it is not asked any more.
const MOST_FAILURES: u32 = 3;
/// The longest line that is read.
const LONGEST_LINE: u64 = 1 << 16;
/// Lines that are kept of a program that talks without being asked; it waits until they are read.
const UNASKED: usize = 16;

/// A program that plays.
pub struct Exec {
    program: String,
    arguments: Vec<String>,
    running: Option<Running>,
    failures: u32,
    complaint: Option<String>,
    /// Why it failed last.
    reason: String,
}

/// A program that runs. It is written to and read from by threads of their own, so that one that does not listen, or never stops
/// talking, can be waited for no longer than is good.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already; there is nothing else to do about it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Serialize)]
struct Question<'a, G: Game> {
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
struct Answer {
    #[serde(rename = "move")]
    chosen: String,
}

impl Exec {
    /// A program and its arguments, separated by spaces; it is started when it is first asked.
    ///
    /// # Errors
    /// If no program is named.
    pub fn new(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let program = words.next().ok_or("write exec: and the program, as in exec:./mybot")?;
        Ok(Self {
            program,
            arguments: words.collect(),
            running: None,
            failures: 0,
            complaint: None,
            reason: String::new(),
        })
    }

    /// Starts the program, so that it is known that it can be. What it writes to the standard error is shown to the user.
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
            .map_err(|error| format!("cannot start {}: {error}", self.program))?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("cannot talk to {}", self.program));
        };
        let (questions, asked) = mpsc::channel::<String>();
        thread::spawn(move || asked.iter().try_for_each(|question| writeln!(input, "{question}")));
        let (sender, answers) = mpsc::sync_channel(UNASKED);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                match output.by_ref().take(LONGEST_LINE).read_line(&mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {
                        if sender.send(line).is_err() {
                            return;
                        }
                    }
                }
            }
        });
        self.running = Some(Running { child, questions, answers });
        Ok(())
    }

    /// Asks the program; the answer is a line.
    fn ask(&mut self, question: String, patience: Duration) -> Result<String, String> {
        self.start()?;
        let Some(running) = &mut self.running else { return Err("it is not running".to_owned()) };
        // What it said without being asked, or too late, does not count.
        let _ = running.answers.try_iter().take(UNASKED).count();
        running.questions.send(question).map_err(|_| "it does not listen")?;
        running.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {} ms", patience.as_millis()),
            RecvTimeoutError::Disconnected => "it has ended".to_owned(),
        })
    }

    fn try_to_choose<G: Game>(&mut self, view: &G::View, limit: Limit, seed: u64) -> Result<G::Move, String> {
        let game = G::determinize(view, seed);
        let (Some(player), Some(decision)) = (game.to_act(), game.decision()) else {
            return Err("the game is over".to_owned());
        };
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let (ms, iterations, patience) = match limit {
            Limit::Time(time) => (Some(time.as_millis() as u64), None, time + GRACE),
            Limit::Iterations(number) => (None, Some(number), PATIENCE),
        };
        let question = Question::<G> {
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
        let question = serde_json::to_string(&question).map_err(|error| error.to_string())?;
        let line = self.ask(question, patience)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|error| {
            let shown: String = line.trim_end().chars().take(80).collect();
            format!("`{shown}` is no answer: {error}")
        })?;
        let chosen: G::Move = answer.chosen.parse().map_err(|error: caylus_rules::ParseMoveError| error.to_string())?;
        game.check(chosen).map_err(|reason| format!("{chosen}: {reason}"))?;
        Ok(chosen)
    }
}

impl<G: Game> Bot<G> for Exec {
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>> {
        if self.failures >= MOST_FAILURES {
            self.complaint =
                Some(format!("{} (it failed {MOST_FAILURES} times in a row and is not asked any more)", self.reason));
            return None;
        }
        match self.try_to_choose::<G>(view, limit, seed) {
            Ok(chosen) => {
                self.failures = 0;
                Some(Choice { chosen, thoughts: Vec::new(), iterations: 0 })
            }
            Err(reason) => {
                self.failures += 1;
                self.complaint = Some(reason.clone());
                self.reason = reason;
                // It starts afresh: whatever it was about to say belongs to an old question.
                self.running = None;
                None
            }
        }
    }

    fn complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }
}
