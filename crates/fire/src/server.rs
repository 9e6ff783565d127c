//! The server under test as a child process.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::client::Error;

/// How to run `caylus`.
#[derive(Clone, Debug)]
pub struct Program {
    /// Path of the `caylus` binary.
    pub binary: PathBuf,
    /// The value of `--database`.
    pub database: String,
    /// Where to listen; port 0 picks a free one.
    pub address: String,
    /// Additional arguments of `serve`.
    pub arguments: Vec<String>,
    /// File to append its log to; discarded if `None`.
    pub log: Option<PathBuf>,
    /// Command to prepend, as in `nsenter …`.
    pub prefix: Vec<String>,
}

/// A running server.
#[derive(Debug)]
pub struct RunningServer {
    child: Child,
    /// Where it listens.
    pub address: String,
}

/// Arguments that disable the limits, since all players share one address.
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
    /// With this database, on a free port, without limits.
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
                // The prefix may change the working directory.
                command.args(rest).arg(std::path::absolute(&self.binary).unwrap_or_else(|_| self.binary.clone()));
                command
            }
        }
    }

    fn cannot_run(&self, reason: &io::Error) -> Error {
        format!("cannot run `{}`: {reason}; build it, or name another binary with --binary", self.binary.display())
    }

    /// Starts the server and waits until it prints its address.
    pub async fn start(&self) -> Result<RunningServer, Error> {
        let log = match &self.log {
            Some(path) => File::options()
                .create(true)
                .append(true)
                .open(path)
                .map_err(|reason| format!("{}: {reason}", path.display()))?
                .into(),
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
            .map_err(|reason| self.cannot_run(&reason))?;
        let output = child.stdout.take().ok_or("cannot read the output of the server")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) =
            lines.next_line().await.map_err(|reason| format!("cannot read the output of the server: {reason}"))?
        {
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.trim_end_matches(|sign: char| !sign.is_ascii_digit()).to_owned();
                // Keep reading, or the pipe fills up and the server blocks.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(RunningServer { child, address });
            }
        }
        Err(format!("`{} serve` exited before it listened; run it by hand to see why", self.binary.display()))
    }

    /// Runs `caylus admin verify`, which replays every stored game.
    pub async fn verify(&self) -> Result<(), Error> {
        let mut command = self.command();
        let done = command.args(["admin", "verify", "--database", &self.database]).stdin(Stdio::null()).output().await;
        let done = done.map_err(|reason| self.cannot_run(&reason))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if done.status.success() { Ok(()) } else { Err(text(&done.stdout) + &text(&done.stderr)) }
    }
}

impl Program {
    /// The output of `caylus admin export`.
    pub async fn export(&self) -> Result<String, Error> {
        let mut command = self.command();
        command.args(["admin", "export", "-", "--database", &self.database]).stdin(Stdio::null());
        let done = command.output().await.map_err(|reason| self.cannot_run(&reason))?;
        match done.status.success() {
            true => String::from_utf8(done.stdout).map_err(|reason| format!("invalid export: {reason}")),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }

    /// Fills an empty database through `caylus admin import`; `write` calls the [`RowWriter`] for each row.
    pub async fn import(&self, write: impl FnOnce(&mut RowWriter<'_>) -> io::Result<()>) -> Result<(), Error> {
        let failed = |reason: io::Error| self.cannot_run(&reason);
        let mut command = self.command().into_std();
        command.args(["admin", "import", "-", "--database", &self.database]);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed)?;
        let mut input = BufWriter::new(child.stdin.take().ok_or("cannot write to `caylus admin import`")?);
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

/// Takes the name of a database table and a row.
pub type RowWriter<'a> = dyn FnMut(&str, &serde_json::Map<String, serde_json::Value>) -> io::Result<()> + 'a;

impl RunningServer {
    /// Kills it (SIGKILL).
    pub async fn kill(mut self) -> Result<(), Error> {
        self.child.kill().await.map_err(|reason| format!("cannot kill the server: {reason}"))
    }

    /// Asks it to shut down (SIGTERM) and waits; returns whether it exited with success.
    pub async fn terminate(mut self) -> Result<bool, Error> {
        let id = self.child.id().ok_or("the server has exited already")?;
        let failed = |reason: std::io::Error| format!("cannot terminate the server: {reason}");
        Command::new("kill").arg(id.to_string()).status().await.map_err(failed)?;
        Ok(self.child.wait().await.map_err(failed)?.success())
    }

    /// Its resident memory in bytes.
    pub fn memory(&self) -> Option<u64> {
        let status = read_process(&self.child.id()?.to_string(), "status")?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| 1024 * kilobytes)
    }

    /// The CPU time it has used.
    pub fn cpu_time(&self) -> Option<Duration> {
        cpu_time(&self.child.id()?.to_string())
    }
}

/// The CPU time this process has used.
pub fn own_cpu_time() -> Option<Duration> {
    cpu_time("self")
}

/// The CPU time of a process, in user and kernel mode.
fn cpu_time(process: &str) -> Option<Duration> {
    /// Linux reports times in hundredths of a second.
    const TICK: Duration = Duration::from_millis(10);
    let stat = read_process(process, "stat")?;
    // The name, in parentheses, may contain spaces; times are fields 14 and 15.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: Vec<u32> = fields.split_whitespace().skip(11).take(2).map_while(|field| field.parse().ok()).collect();
    Some(TICK * ticks.iter().sum())
}

fn read_process(process: &str, file: &str) -> Option<String> {
    std::fs::read_to_string(Path::new("/proc").join(process).join(file)).ok()
}
