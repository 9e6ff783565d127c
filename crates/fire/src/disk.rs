//! A small disk that can be filled: a tmpfs in its own mount namespace, which disappears with it.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::client::Error;

/// As an option of `mount`.
const SIZE: &str = "64m";
/// Mounts the disk and keeps the namespace alive until stdin closes, which also happens when this process exits.
const SUPERVISOR: &str = "mount -t tmpfs -o size=\"$1\" tmpfs \"$2\" && echo mounted && exec cat";

/// A small disk mounted at a directory, visible only to processes in its namespace.
#[derive(Debug)]
pub(crate) struct Disk {
    supervisor: Child,
    folder: TempDir,
    is_root: bool,
}

impl Disk {
    /// Mounts it. Needs root or user namespaces.
    pub(crate) async fn mount(folder: TempDir) -> Result<Self, Error> {
        let is_root = caylus_cluster::is_root();
        let mut unshare = Command::new("unshare");
        unshare.arg("--mount").args((!is_root).then_some("--map-root-user"));
        unshare.args(["sh", "-c", SUPERVISOR, "supervisor", SIZE]).arg(folder.path());
        let cannot = |reason: io::Error| format!("cannot run `unshare` to mount a tmpfs: {reason}");
        let supervisor =
            unshare.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn();
        let mut supervisor = supervisor.map_err(cannot)?;
        let output = supervisor.stdout.take().ok_or("cannot read the output of `unshare`")?;
        let line = BufReader::new(output).lines().next_line().await.map_err(cannot)?;
        if line.as_deref() != Some("mounted") {
            let failed = supervisor.wait_with_output().await.map_err(cannot)?;
            let reason = String::from_utf8_lossy(&failed.stderr);
            return Err(format!(
                "cannot mount a tmpfs (run as root, or enable user namespaces): {}",
                reason.trim_end()
            ));
        }
        Ok(Self { supervisor, folder, is_root })
    }

    /// The command prefix that runs a program in the namespace.
    pub(crate) fn enter(&self) -> Vec<String> {
        let mut command =
            vec!["nsenter".to_owned(), "--mount".to_owned(), "--target".to_owned(), self.id().to_string()];
        if !self.is_root {
            command.extend(["--user".to_owned(), "--preserve-credentials".to_owned()]);
        }
        command
    }

    /// The file that fills the disk, as seen from outside the namespace.
    pub(crate) fn ballast(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.id()));
        let folder = self.folder.path().strip_prefix("/").unwrap_or(self.folder.path());
        root.join(folder).join("ballast")
    }

    /// Fills the disk to the last byte.
    pub(crate) fn fill(&self) -> Result<(), Error> {
        let mut file =
            File::create(self.ballast()).map_err(|reason| format!("{}: {reason}", self.ballast().display()))?;
        let block = vec![0; 4096];
        loop {
            match file.write_all(&block) {
                Ok(()) => {}
                Err(reason) if reason.kind() == io::ErrorKind::StorageFull => return Ok(()),
                Err(reason) => return Err(format!("cannot fill the disk: {reason}")),
            }
        }
    }

    fn id(&self) -> u32 {
        self.supervisor.id().unwrap_or_default()
    }
}
