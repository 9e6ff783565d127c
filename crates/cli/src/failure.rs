//! Why a command fails, and the exit code that says so.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked makes no sense: a bad option, a file that cannot be read, a wrong record.
    #[error("{0}")]
    Input(String),
    /// What was asked was done, and the answer is no.
    #[error("{0}")]
    Verdict(String),
    /// Reading or writing the terminal or a pipe failed.
    #[error("{0}")]
    Stream(#[from] io::Error),
}

impl Failure {
    /// A failure that names what is wrong with the input.
    pub(crate) fn input(reason: impl ToString) -> Self {
        Self::Input(reason.to_string())
    }

    /// Tells the user, and says how the program ends.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // Whoever read our output has had enough: that is no failure.
            Self::Stream(reason) if reason.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Stream(_) | Self::Verdict(_) => self.tell(ExitCode::FAILURE),
            Self::Input(_) => self.tell(ExitCode::from(2)),
        }
    }

    fn tell(&self, code: ExitCode) -> ExitCode {
        // If even this cannot be written, the code still says it.
        let _ = writeln!(io::stderr(), "error: {self}");
        code
    }
}

/// `1 seat`, `2 seats`: reasons are told in English only.
pub(crate) fn count(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}
