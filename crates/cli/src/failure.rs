//! Why a command fails, and the exit code that says so.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked makes no sense: a bad option, a file that cannot be read, a wrong record.
    #[error("{0}")]
    Usage(String),
    /// What was asked was done, and the answer is no.
    #[error("{0}")]
    Failed(String),
    /// Reading or writing the terminal or a pipe failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// A failure that names what is wrong with the input.
    pub(crate) fn usage(reason: impl ToString) -> Self {
        Self::Usage(reason.to_string())
    }

    /// Tells the user, and says how the program ends.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // Whoever read our output has had enough: that is no failure.
            Self::Io(reason) if reason.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(_) | Self::Failed(_) => self.print(ExitCode::FAILURE),
            Self::Usage(_) => self.print(ExitCode::from(2)),
        }
    }

    fn print(&self, code: ExitCode) -> ExitCode {
        // If even this cannot be written, the code still says it.
        let _ = writeln!(io::stderr(), "error: {self}");
        code
    }
}

/// `1 seat`, `2 seats`: reasons are told in English only.
pub(crate) fn plural(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}
