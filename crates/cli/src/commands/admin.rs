//! `caylus admin`: maintaining a server's database.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use caylus_server::admin::{self, AdminError};
use clap::Subcommand;

use crate::failure::Failure;
use crate::settings::ServerSettings;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  caylus admin backup caylus-monday.db
  caylus admin export everything.jsonl --database sqlite:caylus.db
  caylus admin import everything.jsonl --database postgres://user@host/caylus

Everything except `import` works while the server runs.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Debug)]
enum AdminCommand {
    /// Copy the database to a new SQLite file that a server can run on
    #[command(mut_arg("file", |file| file.help("File to create")))]
    Backup(FileArgs),
    /// Write the database as JSON lines, to move it to another one
    #[command(mut_arg("file", |file| file.help("File to create; - is standard output")))]
    Export(FileArgs),
    /// Read an export into an empty database
    #[command(mut_arg("file", |file| file.help("File to read; - is standard input")))]
    Import(FileArgs),
    /// Check the database and replay every stored game with this version's rules; list games that differ
    Verify(VerifyArgs),
}

#[derive(clap::Args, Debug)]
struct VerifyArgs {
    #[command(flatten)]
    settings: ServerSettings<false>,
}

#[derive(clap::Args, Debug)]
struct FileArgs {
    file: PathBuf,
    #[command(flatten)]
    settings: ServerSettings<false>,
}

impl Args {
    /// Runs the command and reports on stderr.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let message = match self.command {
            AdminCommand::Backup(args) => args.backup()?,
            AdminCommand::Export(args) => args.export()?,
            AdminCommand::Import(args) => args.import()?,
            AdminCommand::Verify(args) => args.verify()?,
        };
        // Stdout may be the export.
        let _ = writeln!(io::stderr(), "{message}");
        Ok(())
    }
}

impl VerifyArgs {
    fn verify(&self) -> Result<String, Failure> {
        let database = self.settings.config()?.database;
        let mut output = io::stdout().lock();
        let mut print = |line: &str| writeln!(output, "{line}");
        let verified = admin::verify(&database, &mut print).map_err(to_failure)?;
        let games = plural(verified.tables, "table");
        match (verified.faults, verified.differing) {
            (0, 0) => Ok(format!("{games} verified, no differences")),
            (0, differing) => Err(Failure::Failed(format!("{differing} of {games} differ from what is stored"))),
            (faults, differing) => Err(Failure::Failed(format!(
                "the database is damaged ({}), and {differing} of {games} differ from what is stored; restore a backup",
                plural(faults, "fault")
            ))),
        }
    }
}

impl FileArgs {
    fn database(&self) -> Result<String, Failure> {
        Ok(self.settings.config()?.database)
    }

    fn is_stream(&self) -> bool {
        self.file.as_os_str() == "-"
    }

    fn backup(&self) -> Result<String, Failure> {
        admin::backup(&self.database()?, &self.file).map_err(to_failure)?;
        Ok(format!("Backed up to {}", self.file.display()))
    }

    fn export(&self) -> Result<String, Failure> {
        let database = self.database()?;
        let rows = if self.is_stream() {
            admin::export(&database, &mut io::stdout().lock())
        } else {
            let file = create_private_file(&self.file).map_err(|reason| self.file_error(&reason))?;
            admin::export(&database, &mut BufWriter::new(file))
        };
        Ok(format!("{} rows exported", rows.map_err(to_failure)?))
    }

    fn import(&self) -> Result<String, Failure> {
        let database = self.database()?;
        let rows = if self.is_stream() {
            admin::import(&database, &mut io::stdin().lock())
        } else {
            let file = File::open(&self.file).map_err(|reason| self.file_error(&reason))?;
            admin::import(&database, &mut BufReader::new(file))
        };
        Ok(format!("{} rows imported", rows.map_err(to_failure)?))
    }

    fn file_error(&self, reason: &io::Error) -> Failure {
        Failure::usage(format!("{}: {reason}", self.file.display()))
    }
}

/// A new file only its owner can read, because it contains password hashes.
fn create_private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(path)
}

/// `1 table`, `2 tables`.
fn plural(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

fn to_failure(reason: AdminError) -> Failure {
    match reason {
        AdminError::Stream(reason) => Failure::Io(reason),
        other => Failure::usage(other),
    }
}
