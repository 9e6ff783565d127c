//! Runs the program in a pseudo-terminal.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{Parser, Screen};

/// Timeout, long enough to catch only a program that hangs.
const LIMIT: Duration = Duration::from_secs(120);

/// After this long without output, the screen is complete.
const PAUSE: Duration = Duration::from_millis(25);

/// A terminal running the program.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Arc<Mutex<Output>>,
}

/// What the program has written.
struct Output {
    parser: Parser,
    bytes: Vec<u8>,
    ended: bool,
}

impl Terminal {
    /// Runs the program in a terminal of that many columns and rows, with these environment variables.
    pub(crate) fn run(args: &[&str], size: (u16, u16), environment: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(pty_size(size)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_caylus"));
        command.args(args);
        for name in ["NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let (columns, rows) = size;
        let parser = Parser::new(NonZeroU16::new(rows).unwrap(), NonZeroU16::new(columns).unwrap(), 0);
        let output = Arc::new(Mutex::new(Output { parser, bytes: Vec::new(), ended: false }));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let shared = Arc::clone(&output);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                // Reading fails once the program has exited.
                let count = reader.read(&mut buffer).unwrap_or_default();
                let mut output = shared.lock().unwrap();
                output.ended = count == 0;
                if output.ended {
                    break;
                }
                output.parser.process(&buffer[..count]);
                output.bytes.extend_from_slice(&buffer[..count]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Self { child, master: pair.master, keys, output }
    }

    /// Types these keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        let (columns, rows) = size;
        let mut output = self.output.lock().unwrap();
        output.parser.screen_mut().set_size(NonZeroU16::new(rows).unwrap(), NonZeroU16::new(columns).unwrap());
        drop(output);
        self.master.resize(pty_size(size)).unwrap();
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        self.output.lock().unwrap().parser.screen().contents()
    }

    /// All output so far.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.output.lock().unwrap().bytes.clone()
    }

    /// Waits until the condition holds and the output pauses; returns the text on the screen.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, is_so: impl Fn(&Screen) -> bool) -> String {
        let begin = Instant::now();
        // Output may arrive in pieces: the condition must hold twice at the same length.
        let mut written = None;
        loop {
            let output = self.output.lock().unwrap();
            let is_so = is_so(output.parser.screen());
            if is_so && written == Some(output.bytes.len()) {
                return output.parser.screen().contents();
            }
            written = is_so.then_some(output.bytes.len());
            let ended = output.ended && !is_so;
            drop(output);
            assert!(!ended && begin.elapsed() < LIMIT, "waited for {what}; there is\n{}", self.text());
            thread::sleep(if is_so { PAUSE } else { Duration::from_millis(5) });
        }
    }

    /// Waits for a text.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |screen| screen.contents().contains(text))
    }

    /// Waits until the text on the screen changes.
    #[track_caller]
    pub(crate) fn wait_for_change(&self, from: &str) -> String {
        self.wait_until("a change", |screen| screen.contents() != from)
    }

    /// Sends a signal, by name.
    pub(crate) fn signal(&self, name: &str) {
        let process = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args(["-s", name, &process]).status().unwrap().success());
    }

    /// Waits until the program exits and checks that the terminal is restored; returns what is left on it.
    #[track_caller]
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begin.elapsed() < LIMIT, "the program goes on with\n{}", self.text());
            thread::sleep(Duration::from_millis(5));
        };
        while !self.output.lock().unwrap().ended {
            assert!(begin.elapsed() < LIMIT, "the terminal stays open");
            thread::sleep(Duration::from_millis(5));
        }
        let output = self.output.lock().unwrap();
        let screen = output.parser.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is closed");
        assert!(!screen.hide_cursor(), "the cursor is visible");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "mouse capture is off");
        let flags = format!("{:?}", self.master.get_termios().unwrap().local_flags);
        assert!(flags.contains("ICANON") && flags.contains("ECHO") && flags.contains("ISIG"), "{flags}");
        (status, screen.contents())
    }
}

fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}
