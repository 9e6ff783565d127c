//! Runs other programs, with their output live or captured.

use std::io::{self, Read};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Where the output of a step goes.
#[derive(Debug)]
pub(crate) enum Output {
    /// To the terminal.
    Live,
    /// Captured, to be printed in one piece when the step is done.
    Captured(Mutex<String>),
}

impl Output {
    pub(crate) fn captured() -> Self {
        Self::Captured(Mutex::default())
    }

    /// Writes a line.
    pub(crate) fn line(&self, line: &str) {
        match self {
            Self::Live => println!("{line}"),
            Self::Captured(text) => *text.lock().unwrap_or_else(PoisonError::into_inner) += &format!("{line}\n"),
        }
    }

    pub(crate) fn text(&self) -> String {
        match self {
            Self::Live => String::new(),
            Self::Captured(text) => text.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    /// Runs a program under the heading `line`; fails if it does.
    pub(crate) fn run(&self, mut command: Command, line: &str) -> Result<(), String> {
        self.line(&format!("\n== {line}"));
        let status = match self {
            Self::Live => command.status(),
            Self::Captured(_) => self.capture(command),
        };
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(format!("`{line}` failed")),
            Err(reason) => Err(format!("cannot run `{line}`: {reason}")),
        }
    }

    fn capture(&self, mut command: Command) -> io::Result<std::process::ExitStatus> {
        let (mut reader, writer) = io::pipe()?;
        command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        let mut child = command.spawn()?;
        // The command holds the write end as well; the pipe only closes once it is dropped.
        drop(command);
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes)?;
        self.line(String::from_utf8_lossy(&bytes).trim_end());
        child.wait()
    }
}
