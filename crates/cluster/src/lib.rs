//! A temporary PostgreSQL server for tests, with its own data directory and Unix socket. It is removed when this process exits, even if
//! killed: a supervising shell notices that its stdin closes.

mod programs;

use std::fmt::Write as _;
use std::fs::{File, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use programs::{bin, unprivileged};
pub use programs::{install, install_package};

/// Runs the server, obeys `stop` and `start` on stdin, and cleans up when stdin closes.
const SUPERVISOR: &str = r#"
trap '' INT
folder=$1; shift
start() { "$@" >>"$folder/log" 2>&1 & server=$!; }
start "$@"
while read -r line; do
    case $line in
        stop) kill -QUIT $server; wait $server ;;
        start) start "$@" ;;
    esac
done
kill -QUIT $server
wait $server
rm -rf "$folder"
"#;
/// How often to poll the server before giving up, and the interval.
const MAX_POLLS: usize = 1200;
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A temporary PostgreSQL server.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    supervisor: Mutex<Child>,
    databases: AtomicUsize,
}

/// The server shared by all tests of this process.
///
/// # Panics
///
/// If PostgreSQL cannot be started: tests that need it must not pass silently.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| {
        Cluster::start().unwrap_or_else(|reason| panic!("cannot start PostgreSQL for the tests: {reason}"))
    })
}

impl Cluster {
    /// Creates and starts a server that does not sync to disk: fast, but not durable.
    pub fn start() -> Result<Self, String> {
        Self::start_with(&["fsync=off", "full_page_writes=off"])
    }

    /// Creates and starts a server with the default durability.
    pub fn start_durable() -> Result<Self, String> {
        Self::start_with(&[])
    }

    fn start_with(settings: &[&str]) -> Result<Self, String> {
        let bin = bin()?;
        let failed = |reason: std::io::Error| format!("cannot set up PostgreSQL: {reason}");
        let folder = tempfile::Builder::new().prefix("caylus-pg-").tempdir().map_err(failed)?.keep();
        std::fs::set_permissions(&folder, Permissions::from_mode(0o755)).map_err(failed)?;
        if let Some(user) = programs::other_user() {
            run(Command::new("chown").arg(user).arg(&folder))?;
        }
        let data = folder.join("data");
        let mut initdb = unprivileged(&bin.join("initdb"));
        initdb.args(["--username=postgres", "--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync", "-D"]);
        run(initdb.arg(&data))?;
        let mut supervisor = unprivileged("sh".as_ref());
        supervisor.args(["-c", SUPERVISOR, "supervisor"]).arg(&folder).arg(bin.join("postgres")).arg("-D").arg(&data);
        for setting in ["listen_addresses=", "max_connections=300"].iter().chain(settings) {
            supervisor.args(["-c", setting]);
        }
        supervisor.arg("-c").arg(format!("unix_socket_directories={}", folder.display()));
        let supervisor =
            supervisor.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().map_err(failed)?;
        let cluster = Self { folder, supervisor: Mutex::new(supervisor), databases: AtomicUsize::new(0) };
        cluster.wait_until(true)?;
        Ok(cluster)
    }

    /// Creates an empty database and returns its URL.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut createdb = Command::new(bin()?.join("createdb"));
        run(createdb.arg("--username=postgres").arg("--host").arg(&self.folder).arg(&name))?;
        Ok(format!("postgres://postgres@localhost/{name}?host={}", self.folder.display()))
    }

    /// Stops the server without a clean shutdown, as in a crash.
    pub fn stop(&self) -> Result<(), String> {
        self.send("stop")?;
        self.wait_until(false)
    }

    /// Starts a stopped server.
    pub fn restart(&self) -> Result<(), String> {
        self.send("start")?;
        self.wait_until(true)
    }

    /// Makes all databases read-only, or writable again.
    pub fn set_read_only(&self, is_read_only: bool) -> Result<(), String> {
        let value = if is_read_only { "on" } else { "off" };
        self.query(&format!("ALTER SYSTEM SET default_transaction_read_only = {value}"))?;
        self.query("SELECT pg_reload_conf()").map(drop)
    }

    /// Size of a database in bytes.
    pub fn database_size(&self, address: &str) -> Result<u64, String> {
        let name = address.split('?').next().and_then(|address| address.rsplit('/').next()).unwrap_or_default();
        let size = self.query(&format!("SELECT pg_database_size('{name}')"))?;
        size.trim().parse().map_err(|_| format!("cannot parse the size of database `{name}`: {size}"))
    }

    fn query(&self, sql: &str) -> Result<String, String> {
        let mut psql = Command::new(bin()?.join("psql"));
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--username=postgres", "--dbname=postgres", "--host"]);
        psql.arg(&self.folder).args(["--command", sql]);
        // Must also work while the databases are read-only.
        output(psql.env("PGOPTIONS", "-c default_transaction_read_only=off"))
    }

    fn send(&self, line: &str) -> Result<(), String> {
        let mut supervisor = self.supervisor.lock().unwrap_or_else(PoisonError::into_inner);
        let input = supervisor.stdin.as_mut().ok_or("the PostgreSQL supervisor is not running")?;
        writeln!(input, "{line}").map_err(|reason| format!("cannot reach the PostgreSQL supervisor: {reason}"))
    }

    /// Waits until the server answers, or does not.
    fn wait_until(&self, answers: bool) -> Result<(), String> {
        let ready = bin()?.join("pg_isready");
        for _ in 0..MAX_POLLS {
            let mut probe = Command::new(&ready);
            probe.arg("--quiet").arg("--host").arg(&self.folder);
            if probe.status().is_ok_and(|status| status.success()) == answers {
                return Ok(());
            }
            thread::sleep(POLL_INTERVAL);
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        Err(format!("PostgreSQL did not {}; its log:\n{log}", if answers { "start" } else { "stop" }))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let supervisor = self.supervisor.get_mut().unwrap_or_else(PoisonError::into_inner);
        // The supervisor cleans up when its stdin closes.
        drop(supervisor.stdin.take());
        let _ = supervisor.wait();
    }
}

/// Runs a program; on failure its stderr is the error.
fn run(command: &mut Command) -> Result<(), String> {
    output(command).map(drop)
}

/// Runs a program and returns its stdout; on failure its stderr is the error.
fn output(command: &mut Command) -> Result<String, String> {
    let mut reason = format!("{command:?}: ");
    match command.stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => return Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => reason.push_str(&String::from_utf8_lossy(&output.stderr)),
        Err(failure) => {
            let _ = write!(reason, "{failure}");
        }
    }
    Err(reason)
}

/// Whether this process runs as root, judged by the owner of `/proc/self`.
pub fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    File::open("/proc/self").and_then(|this| this.metadata()).is_ok_and(|this| this.uid() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cluster_survives_a_crash_and_cleans_up_on_drop() {
        let cluster = Cluster::start().unwrap();
        let folder = cluster.folder.clone();
        let (one, other) = (cluster.database().unwrap(), cluster.database().unwrap());
        assert_ne!(one, other);
        assert!(cluster.database_size(&one).unwrap() > 0);
        cluster.stop().unwrap();
        assert!(cluster.database().is_err());
        cluster.restart().unwrap();
        assert!(cluster.database().is_ok());
        drop(cluster);
        assert!(!folder.exists());
    }
}
