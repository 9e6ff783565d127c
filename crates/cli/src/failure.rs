//! Errors that end a command, and its exit code.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use caylus_rules::Coded;
use caylus_words::{Lang, Words};

/// Why a command failed. Messages are in the command's language.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad arguments or bad input: exit code 2.
    Usage(String),
    /// The command could not finish, or what it checked is wrong: exit code 1.
    Failed(String),
    /// Reading or writing the terminal or a pipe failed: exit code 1.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Failure {
    /// A usage error with this message.
    pub(crate) fn usage(message: impl ToString) -> Self {
        Self::Usage(message.to_string())
    }

    /// An error of the rules: a bad option, set-up or move.
    pub(crate) fn refused(words: &Words, error: &dyn Coded) -> Self {
        Self::Usage(words.error(error))
    }

    /// The message, without `error:`.
    pub(crate) fn message(&self, words: &Words) -> String {
        match self {
            Self::Usage(message) | Self::Failed(message) => message.clone(),
            Self::Io(error) => io_reason(words, error),
        }
    }

    /// Prints the error and returns the exit code.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        let code = match self {
            // `caylus replay … | head` is not an error.
            Self::Io(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Io(_) | Self::Failed(_) => ExitCode::FAILURE,
            Self::Usage(_) => ExitCode::from(2),
        };
        // If stderr is closed, the exit code still reports it.
        let _ = writeln!(io::stderr(), "{}", words.say("cli-error", &[("message", &self.message(words))]));
        code
    }
}

/// Describes an I/O error; the operating system's own messages are only in English.
pub(crate) fn io_reason(words: &Words, error: &io::Error) -> String {
    let id = match error.kind() {
        ErrorKind::AlreadyExists => "cli-io-exists",
        ErrorKind::IsADirectory => "cli-io-is-a-directory",
        ErrorKind::NotADirectory => "cli-io-not-a-directory",
        ErrorKind::NotFound => "cli-io-not-found",
        ErrorKind::PermissionDenied => "cli-io-permission",
        ErrorKind::ReadOnlyFilesystem => "cli-io-read-only",
        ErrorKind::StorageFull => "cli-io-full",
        _ if words.lang() == Lang::English => return error.to_string(),
        _ => "cli-io-other",
    };
    let code = error.raw_os_error().map(|code| code.to_string()).unwrap_or_default();
    words.say(id, &[("code", &code)]).trim_end().to_owned()
}
