//! The real program as a process of its own, to be started and killed.

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
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Where it listens.
    pub address: String,
}

/// Arguments that take the limits away: all players come from one address.
pub fn without_limits() -> Vec<String> {
    ["requests-per-second", "actions-per-second", "sign-ins-per-minute", "connections-per-address", "tables-per-person"]
        .into_iter()
        .flat_map(|limit| [format!("--{limit}"), "0".to_owned()])
        .collect()
}

impl Program {
    /// Starts it and waits until it says where it listens.
    pub async fn start(&self) -> Result<Running, Fault> {
        let mut child = Command::new(&self.binary)
            .args(["serve", "--addr", &self.address, "--database", &self.database])
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
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
}

impl Running {
    /// Ends it without warning (SIGKILL).
    pub async fn kill(mut self) -> Result<(), Fault> {
        self.child.kill().await.map_err(|reason| reason.to_string())
    }

    /// The memory it uses, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let status =
            std::fs::read_to_string(Path::new("/proc").join(self.child.id()?.to_string()).join("status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| 1024 * kilobytes)
    }
}
