//! The real program as a process of its own, to be started and killed.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::client::Fault;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program `caylus`.
    pub binary: PathBuf,
    /// Its `--database`.
    pub database: String,
    /// Where it listens; the port 0 means any that is free.
    pub address: String,
    /// More arguments.
    pub arguments: Vec<String>,
    /// Where its log is written; nowhere if this is left out.
    pub log: Option<PathBuf>,
    /// What comes before the program on its command line.
    pub prefix: Vec<String>,
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Where it listens.
    pub address: String,
}

/// Arguments that take the limits away: all players come from one address.
fn without_limits() -> Vec<String> {
    let limits = [
        "requests-per-second",
        "actions-per-second",
        "sign-ins-per-minute",
        "connections-per-address",
        "tables-per-person",
        "bot-tables-per-person",
    ];
    limits.into_iter().flat_map(|limit| [format!("--{limit}"), "0".to_owned()]).collect()
}

impl Program {
    /// The program with this database, at a free port, without limits.
    pub fn new(binary: impl Into<PathBuf>, database: &str) -> Self {
        let address = "127.0.0.1:0".to_owned();
        Self {
            binary: binary.into(),
            database: database.to_owned(),
            address,
            arguments: without_limits(),
            log: None,
            prefix: Vec::new(),
        }
    }

    fn command(&self) -> Command {
        match &self.prefix[..] {
            [] => Command::new(&self.binary),
            [first, rest @ ..] => {
                let mut command = Command::new(first);
                // It may run in another folder.
                command.args(rest).arg(std::path::absolute(&self.binary).unwrap_or_else(|_| self.binary.clone()));
                command
            }
        }
    }

    /// Starts it and waits until it says where it listens.
    pub async fn start(&self) -> Result<Running, Fault> {
        let log = match &self.log {
            Some(path) => {
                File::options().create(true).append(true).open(path).map_err(|reason| reason.to_string())?.into()
            }
            None => Stdio::null(),
        };
        let mut child = self
            .command()
            .args(["serve", "--addr", &self.address, "--database", &self.database])
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|reason| format!("{}: {reason}", self.binary.display()))?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await.map_err(|reason| reason.to_string())? {
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.trim_end_matches(|sign: char| !sign.is_ascii_digit()).to_owned();
                // Whatever else it prints must not fill the pipe.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Running { child, address });
            }
        }
        Err(format!("{} ended without listening", self.binary.display()))
    }

    /// Plays every stored game again: each has to be what its entries lead to.
    pub async fn verify(&self) -> Result<(), Fault> {
        let mut command = self.command();
        let done = command.args(["admin", "verify", "--database", &self.database]).stdin(Stdio::null()).output().await;
        let done = done.map_err(|reason| format!("{}: {reason}", self.binary.display()))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if done.status.success() { Ok(()) } else { Err(text(&done.stdout) + &text(&done.stderr)) }
    }
}

impl Program {
    /// Everything that is stored, as `caylus admin export` writes it.
    pub async fn export(&self) -> Result<String, Fault> {
        let mut command = self.command();
        command.args(["admin", "export", "-", "--database", &self.database]).stdin(Stdio::null());
        let done = command.output().await.map_err(|reason| format!("{}: {reason}", self.binary.display()))?;
        match done.status.success() {
            true => String::from_utf8(done.stdout).map_err(|reason| reason.to_string()),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }

    /// Fills an empty database through `caylus admin import`: `write` is given what takes the name of a table and a row.
    pub async fn import(&self, write: impl FnOnce(&mut Line<'_>) -> io::Result<()>) -> Result<(), Fault> {
        let failed = |reason: io::Error| format!("{}: {reason}", self.binary.display());
        let mut command = self.command().into_std();
        command.args(["admin", "import", "-", "--database", &self.database]);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed)?;
        let mut input = BufWriter::new(child.stdin.take().ok_or("no input")?);
        let written = writeln!(input, "{{\"caylus_export\":1}}").and_then(|()| {
            write(&mut |table, row| {
                serde_json::to_writer(&mut input, &serde_json::json!({"table": table, "row": row}))?;
                input.write_all(b"\n")
            })
        });
        let written = written.and_then(|()| input.flush());
        drop(input);
        let done = child.wait_with_output().map_err(failed)?;
        match done.status.success() {
            true => written.map_err(failed),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }
}

/// Takes the name of a table and a row.
pub type Line<'a> = dyn FnMut(&str, &serde_json::Map<String, serde_json::Value>) -> io::Result<()> + 'a;

impl Running {
    /// Ends it without warning (SIGKILL).
    pub async fn kill(mut self) -> Result<(), Fault> {
        self.child.kill().await.map_err(|reason| reason.to_string())
    }

    /// Asks it to end (SIGTERM), and waits until it has; says whether it ended well.
    pub async fn end(mut self) -> Result<bool, Fault> {
        let id = self.child.id().ok_or("it has ended already")?;
        let told = |reason: std::io::Error| reason.to_string();
        Command::new("kill").arg(id.to_string()).status().await.map_err(told)?;
        Ok(self.child.wait().await.map_err(told)?.success())
    }

    /// The memory it uses, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let status =
            std::fs::read_to_string(Path::new("/proc").join(self.child.id()?.to_string()).join("status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| 1024 * kilobytes)
    }
}
