//! `caylus admin`: looking after a server's database.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use caylus_server::admin::{self, AdminError};
use clap::Subcommand;

use crate::failure::{Failure, count};
use crate::settings::Given;

/// The arguments of `caylus admin`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  caylus admin backup caylus-monday.db
  caylus admin export everything.jsonl --database sqlite:caylus.db
  caylus admin import everything.jsonl --database postgres://user@host/caylus

All but `import` can be done while the server runs.")]
pub(crate) struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Copy everything into a new SQLite file, with which a server can be started
    Backup(FileArgs),
    /// Write everything as lines of JSON, to move to another database
    Export(FileArgs),
    /// Read what was exported into an empty database
    Import(FileArgs),
    /// Check the database, then play every stored game again with the rules of this version and name those that differ
    Verify(VerifyArgs),
}

#[derive(clap::Args, Debug)]
struct VerifyArgs {
    #[command(flatten)]
    given: Given<false>,
}

#[derive(clap::Args, Debug)]
struct FileArgs {
    /// The file; `-` is the standard output or input
    file: PathBuf,
    #[command(flatten)]
    given: Given<false>,
}

impl Args {
    /// Does what was asked, and says what came of it.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let told = match self.chore {
            Chore::Backup(args) => args.backup()?,
            Chore::Export(args) => args.export()?,
            Chore::Import(args) => args.import()?,
            Chore::Verify(args) => args.verify()?,
        };
        // The standard output may be the export itself.
        let _ = writeln!(io::stderr(), "{told}");
        Ok(())
    }
}

impl VerifyArgs {
    fn verify(&self) -> Result<String, Failure> {
        let database = self.given.config()?.database;
        let mut output = io::stdout().lock();
        let mut tell = |line: &str| writeln!(output, "{line}");
        let verified = admin::verify(&database, &mut tell).map_err(failure)?;
        let games = count(verified.tables, "table");
        match (verified.faults, verified.differing) {
            (0, 0) => Ok(format!("{games} verified: all as they are stored")),
            (0, differing) => Err(Failure::Verdict(format!("{differing} of {games} differ from what is stored"))),
            (faults, differing) => Err(Failure::Verdict(format!(
                "the database is damaged ({}), and {differing} of {games} differ from what is stored; restore a backup",
                count(faults, "fault")
            ))),
        }
    }
}

impl FileArgs {
    fn database(&self) -> Result<String, Failure> {
        Ok(self.given.config()?.database)
    }

    fn is_stream(&self) -> bool {
        self.file.as_os_str() == "-"
    }

    fn backup(&self) -> Result<String, Failure> {
        admin::backup(&self.database()?, &self.file).map_err(failure)?;
        Ok(format!("Everything is in {}", self.file.display()))
    }

    fn export(&self) -> Result<String, Failure> {
        let database = self.database()?;
        let rows = if self.is_stream() {
            admin::export(&database, &mut io::stdout().lock())
        } else {
            let file = new_file(&self.file).map_err(|reason| self.unreadable(&reason))?;
            admin::export(&database, &mut BufWriter::new(file))
        };
        Ok(format!("{} rows exported", rows.map_err(failure)?))
    }

    fn import(&self) -> Result<String, Failure> {
        let database = self.database()?;
        let rows = if self.is_stream() {
            admin::import(&database, &mut io::stdin().lock())
        } else {
            let file = File::open(&self.file).map_err(|reason| self.unreadable(&reason))?;
            admin::import(&database, &mut BufReader::new(file))
        };
        Ok(format!("{} rows imported", rows.map_err(failure)?))
    }

    fn unreadable(&self, reason: &io::Error) -> Failure {
        Failure::input(format!("{}: {reason}", self.file.display()))
    }
}

/// A file that nobody else reads: there are hashes of passwords in it.
fn new_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(path)
}

fn failure(reason: AdminError) -> Failure {
    match reason {
        AdminError::Stream(reason) => Failure::Stream(reason),
        other => Failure::input(other),
    }
}
