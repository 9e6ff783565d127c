//! Running other programs, with their output shown as it comes or kept for later.

use std::io::{self, Read};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Where the output of a step goes.
#[derive(Debug)]
pub(crate) enum Output {
    /// To the terminal, as it comes.
    Live,
    /// Here, to be printed in one piece when the step is done.
    Kept(Mutex<String>),
}

impl Output {
    /// Somewhere to keep it.
    pub(crate) fn kept() -> Self {
        Self::Kept(Mutex::default())
    }

    /// Writes a line.
    pub(crate) fn line(&self, line: &str) {
        match self {
            Self::Live => println!("{line}"),
            Self::Kept(text) => *text.lock().unwrap_or_else(PoisonError::into_inner) += &format!("{line}\n"),
        }
    }

    /// What was kept.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Live => String::new(),
            Self::Kept(text) => text.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    /// Runs a program to its end, under its command line as a heading.
    pub(crate) fn run(&self, mut command: Command, line: &str) -> Result<(), String> {
        self.line(&format!("\n== {line}"));
        let status = match self {
            Self::Live => command.status(),
            Self::Kept(_) => self.keep(command),
        };
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(format!("`{line}` failed")),
            Err(reason) => Err(format!("`{line}` could not be started: {reason}")),
        }
    }

    fn keep(&self, mut command: Command) -> io::Result<std::process::ExitStatus> {
        let (mut reader, writer) = io::pipe()?;
        command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        let mut child = command.spawn()?;
        // The command holds the writing end, too; without this the pipe never ends.
        drop(command);
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes)?;
        self.line(String::from_utf8_lossy(&bytes).trim_end());
        child.wait()
    }
}
