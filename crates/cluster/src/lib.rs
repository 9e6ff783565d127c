//! A throw-away PostgreSQL for tests: its own files, its own socket, gone when the process is gone, however that ends.

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

/// Starts the server, does as it is told line by line, and cleans up when nobody is left to tell it anything.
const KEEPER: &str = r#"
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
/// How often it is asked whether the server is ready, and how long to wait in between.
const TRIES: usize = 1200;
const PAUSE: Duration = Duration::from_millis(50);

/// A PostgreSQL server of one's own.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    keeper: Mutex<Child>,
    databases: AtomicUsize,
}

/// The server that all tests of this process share.
///
/// # Panics
///
/// If there is no PostgreSQL: tests that need it must not look as if they had passed.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start().unwrap_or_else(|reason| panic!("no PostgreSQL for the tests: {reason}")))
}

impl Cluster {
    /// Makes and starts one for tests: nothing has to survive there, so nothing waits for the disk.
    pub fn start() -> Result<Self, String> {
        Self::start_with(&["fsync=off", "full_page_writes=off"])
    }

    /// Makes and starts one that keeps what is committed as any other would.
    pub fn start_durable() -> Result<Self, String> {
        Self::start_with(&[])
    }

    fn start_with(settings: &[&str]) -> Result<Self, String> {
        let bin = bin()?;
        let told = |reason: std::io::Error| reason.to_string();
        let folder = tempfile::Builder::new().prefix("caylus-pg-").tempdir().map_err(told)?.keep();
        std::fs::set_permissions(&folder, Permissions::from_mode(0o755)).map_err(told)?;
        if let Some(user) = programs::other_user() {
            run(Command::new("chown").arg(user).arg(&folder))?;
        }
        let data = folder.join("data");
        let mut initdb = unprivileged(&bin.join("initdb"));
        initdb.args(["--username=postgres", "--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync", "-D"]);
        run(initdb.arg(&data))?;
        let mut keeper = unprivileged("sh".as_ref());
        keeper.args(["-c", KEEPER, "keeper"]).arg(&folder).arg(bin.join("postgres")).arg("-D").arg(&data);
        for setting in ["listen_addresses=", "max_connections=300"].iter().chain(settings) {
            keeper.args(["-c", setting]);
        }
        keeper.arg("-c").arg(format!("unix_socket_directories={}", folder.display()));
        let keeper = keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().map_err(told)?;
        let cluster = Self { folder, keeper: Mutex::new(keeper), databases: AtomicUsize::new(0) };
        cluster.wait_until(true)?;
        Ok(cluster)
    }

    /// Makes an empty database and gives its address.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut createdb = Command::new(bin()?.join("createdb"));
        run(createdb.arg("--username=postgres").arg("--host").arg(&self.folder).arg(&name))?;
        Ok(format!("postgres://postgres@localhost/{name}?host={}", self.folder.display()))
    }

    /// Lets the server crash.
    pub fn stop(&self) -> Result<(), String> {
        self.tell("stop")?;
        self.wait_until(false)
    }

    /// Starts it again.
    pub fn start_again(&self) -> Result<(), String> {
        self.tell("start")?;
        self.wait_until(true)
    }

    /// Lets all databases refuse to write, or write again.
    pub fn set_read_only(&self, is_read_only: bool) -> Result<(), String> {
        let value = if is_read_only { "on" } else { "off" };
        self.query(&format!("ALTER SYSTEM SET default_transaction_read_only = {value}"))?;
        self.query("SELECT pg_reload_conf()").map(drop)
    }

    /// The size of a database in bytes.
    pub fn bytes(&self, address: &str) -> Result<u64, String> {
        let name = address.split('?').next().and_then(|address| address.rsplit('/').next()).unwrap_or_default();
        let size = self.query(&format!("SELECT pg_database_size('{name}')"))?;
        size.trim().parse().map_err(|_| format!("no size: {size}"))
    }

    /// The answer to one statement.
    fn query(&self, sql: &str) -> Result<String, String> {
        let mut psql = Command::new(bin()?.join("psql"));
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--username=postgres", "--dbname=postgres", "--host"]);
        psql.arg(&self.folder).args(["--command", sql]);
        // Also where everything is read-only.
        output(psql.env("PGOPTIONS", "-c default_transaction_read_only=off"))
    }

    fn tell(&self, line: &str) -> Result<(), String> {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        let input = keeper.stdin.as_mut().ok_or("nobody keeps the server")?;
        writeln!(input, "{line}").map_err(|reason| reason.to_string())
    }

    /// Waits until the server answers, or until it does not.
    fn wait_until(&self, answers: bool) -> Result<(), String> {
        let ready = bin()?.join("pg_isready");
        for _ in 0..TRIES {
            let mut question = Command::new(&ready);
            question.arg("--quiet").arg("--host").arg(&self.folder);
            if question.status().is_ok_and(|status| status.success()) == answers {
                return Ok(());
            }
            thread::sleep(PAUSE);
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        Err(format!("the server does not {}:\n{log}", if answers { "start" } else { "stop" }))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let keeper = self.keeper.get_mut().unwrap_or_else(PoisonError::into_inner);
        // Its input ends, so it cleans up.
        drop(keeper.stdin.take());
        let _ = keeper.wait();
    }
}

/// Runs a program to its end; if it fails, what it printed is the reason.
fn run(command: &mut Command) -> Result<(), String> {
    output(command).map(drop)
}

/// The same, and what it printed.
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

/// Does this process belong to root? Reading this file is harmless, and says who we are.
pub fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    File::open("/proc/self").and_then(|this| this.metadata()).is_ok_and(|this| this.uid() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_starts_crashes_comes_back_and_leaves_nothing() {
        let cluster = Cluster::start().unwrap();
        let folder = cluster.folder.clone();
        let (one, other) = (cluster.database().unwrap(), cluster.database().unwrap());
        assert_ne!(one, other);
        assert!(cluster.bytes(&one).unwrap() > 0);
        cluster.stop().unwrap();
        assert!(cluster.database().is_err());
        cluster.start_again().unwrap();
        assert!(cluster.database().is_ok());
        drop(cluster);
        assert!(!folder.exists());
    }
}
