//! A small disk that can be filled: a tmpfs in a mount namespace of its own, so that nothing is left of it afterwards.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::client::Fault;

/// How large it is.
const SIZE: &str = "64m";
/// Mounts it and keeps its namespace alive until its input ends, at the latest with this process.
const KEEPER: &str = "mount -t tmpfs -o size=\"$1\" tmpfs \"$2\" && echo mounted && exec cat";

/// A small disk, mounted at a folder. Only programs that enter its namespace see it there.
#[derive(Debug)]
pub(crate) struct Disk {
    keeper: Child,
    folder: TempDir,
    is_root: bool,
}

impl Disk {
    /// Mounts it. Root can; others need user namespaces.
    pub(crate) async fn mount(folder: TempDir) -> Result<Self, Fault> {
        let is_root = caylus_cluster::is_root();
        let mut unshare = Command::new("unshare");
        unshare.arg("--mount").args((!is_root).then_some("--map-root-user"));
        unshare.args(["sh", "-c", KEEPER, "keeper", SIZE]).arg(folder.path());
        let cannot = |reason: io::Error| format!("cannot mount a small disk: {reason}");
        let keeper =
            unshare.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn();
        let mut keeper = keeper.map_err(cannot)?;
        let output = keeper.stdout.take().ok_or("no output")?;
        let line = BufReader::new(output).lines().next_line().await.map_err(cannot)?;
        if line.as_deref() != Some("mounted") {
            let failed = keeper.wait_with_output().await.map_err(cannot)?;
            return Err(format!("cannot mount a small disk: {}", String::from_utf8_lossy(&failed.stderr)));
        }
        Ok(Self { keeper, folder, is_root })
    }

    /// The command that runs another one in the namespace.
    pub(crate) fn enter(&self) -> Vec<String> {
        let mut command =
            vec!["nsenter".to_owned(), "--mount".to_owned(), "--target".to_owned(), self.id().to_string()];
        if !self.is_root {
            command.extend(["--user".to_owned(), "--preserve-credentials".to_owned()]);
        }
        command
    }

    /// The file that fills it, as seen from outside.
    pub(crate) fn ballast(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.id()));
        let folder = self.folder.path().strip_prefix("/").unwrap_or(self.folder.path());
        root.join(folder).join("ballast")
    }

    /// Fills it to the last byte.
    pub(crate) fn fill(&self) -> Result<(), Fault> {
        let mut file = File::create(self.ballast()).map_err(|reason| reason.to_string())?;
        let block = vec![0; 4096];
        loop {
            match file.write_all(&block) {
                Ok(()) => {}
                Err(reason) if reason.kind() == io::ErrorKind::StorageFull => return Ok(()),
                Err(reason) => return Err(reason.to_string()),
            }
        }
    }

    fn id(&self) -> u32 {
        self.keeper.id().unwrap_or_default()
    }
}
