//! `caylus serve` and `caylus admin`: settings, databases, shutdown.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::{caylus, fails_with};
use tempfile::TempDir;

/// A running server.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts it in this directory on a free port and waits until it listens.
    fn start(args: &[&str], folder: &TempDir) -> Self {
        Self::start_with(args, folder, &[])
    }

    /// The same with environment variables.
    fn start_with(args: &[&str], folder: &TempDir, environment: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caylus"));
        command
            .args(args)
            .env("CAYLUS_ADDR", "127.0.0.1:0")
            .current_dir(folder.path())
            .envs(environment.iter().copied());
        let log = fs::File::create(folder.path().join("log")).unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Caylus is running at http://").unwrap_or_else(|| panic!("{line:?}"));
        Self { address: address.to_owned(), child }
    }

    /// Sends a request and returns the response.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head =
            format!("{method} {path} HTTP/1.1\r\nHost: caylus\r\nConnection: close\r\nContent-Type: application/json");
        write!(stream, "{head}\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Stops it; it must exit with success.
    fn end(mut self) {
        let sent = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(sent.success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // For tests that fail before they stop the server.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn serves_without_arguments() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&[], &folder);
    assert!(server.ask("GET", "/healthz", "").contains("\r\n\r\nok\n"));
    assert!(server.ask("GET", "/", "").contains("/assets/"));
    server.end();
    assert!(folder.path().join("caylus.db").exists());
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.contains("shutting down") && !log.contains('\x1b'), "a file gets no colours: {log:?}");
}

/// Otherwise requests would scroll the address away.
#[test]
fn log_omits_requests_by_default() {
    let folder = TempDir::new().unwrap();
    let log = |args: &[&str]| {
        let server = Server::start(args, &folder);
        for path in ["/", "/api/version", "/api/tables/nowhere", "/api/nowhere"] {
            server.ask("GET", path, "");
        }
        server.end();
        fs::read_to_string(folder.path().join("log")).unwrap()
    };
    let quiet = log(&["serve"]);
    assert!(!quiet.contains("answered") && quiet.lines().count() <= 2, "{quiet}");
    let loud = log(&["serve", "--log-level", "debug"]);
    for path in ["\"page\"", "\"/api/version\"", "\"/api/tables/{id}\"", "\"nowhere\""] {
        assert!(loud.contains(&format!("path={path}")), "{path} in {loud}");
    }
}

/// Replaces xdg-open by a script that records the URL.
#[test]
#[cfg(target_os = "linux")]
fn open_flag_opens_the_browser() {
    use std::os::unix::fs::PermissionsExt;

    let folder = TempDir::new().unwrap();
    let noted = folder.path().join("opened");
    let script = folder.path().join("xdg-open");
    fs::write(&script, format!("#!/bin/sh\necho \"$1\" > '{0}.new' && /bin/mv '{0}.new' '{0}'\n", noted.display()))
        .unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let path = folder.path().display().to_string();
    let server = Server::start_with(&["serve", "--open"], &folder, &[("PATH", &path)]);
    for _ in 0..6000 {
        if noted.exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(fs::read_to_string(&noted).unwrap(), format!("http://{}\n", server.address));
    server.end();
}

#[test]
fn accounts_survive_a_restart() {
    let folder = TempDir::new().unwrap();
    let args = ["serve", "--database", "sqlite:here.db"];
    let server = Server::start(&args, &folder);
    let account = r#"{"name": "Ada", "password": "rose window"}"#;
    assert!(server.ask("POST", "/api/accounts", account).starts_with("HTTP/1.1 201"));
    server.end();
    let server = Server::start(&args, &folder);
    assert!(server.ask("POST", "/api/session", account).starts_with("HTTP/1.1 200"));
    server.end();
}

#[test]
fn config_file_fills_in_missing_flags_and_variables() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("caylus.toml"), "database = \"sqlite:from-file.db\"\nmetrics = false\n").unwrap();
    let server = Server::start(&["serve", "--config", "caylus.toml"], &folder);
    assert!(server.ask("GET", "/metrics", "").starts_with("HTTP/1.1 404"));
    server.end();
    assert!(folder.path().join("from-file.db").exists());
}

#[test]
fn rejects_bad_settings_naming_their_source() {
    fails_with(&["serve", "--addr", "here"], "--addr: invalid value `here`");
    fails_with(&["serve", "--database", "oracle:db"], "use `sqlite:FILE` or `postgres://…`");
    fails_with(&["serve", "--database", "sqlite:/nowhere/caylus.db"], "cannot open database `/nowhere/caylus.db`");
    fails_with(&["serve", "--config", "nowhere.toml"], "nowhere.toml");
    let done = caylus().arg("serve").env("CAYLUS_LOG", "loud").assert().code(2);
    let message = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert_eq!(message, "error: CAYLUS_LOG: invalid log format `loud`, expected `plain` or `json`\n");
}

#[test]
fn reports_a_port_in_use() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = TempDir::new().unwrap();
    let database = format!("sqlite:{}", folder.path().join("caylus.db").display());
    fails_with(&["serve", "--addr", &address, "--database", &database], &format!("cannot listen on {address}"));
}

#[test]
fn only_one_server_per_sqlite_file() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&["serve"], &folder);
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(folder.path().join("caylus.db"), &link).unwrap();
    for path in [folder.path().join("caylus.db"), link] {
        let database = format!("sqlite:{}", path.display());
        let args = ["serve", "--addr", "127.0.0.1:0", "--database", &database];
        fails_with(&args, "another server is using database");
        caylus().args(["admin", "verify", "--database", &database]).assert().success();
    }
    server.end();
    // The lock of a killed server must not keep the next one out.
    let mut server = Server::start(&["serve"], &folder);
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    Server::start(&["serve"], &folder).end();
}

/// Uses a mount namespace in which the database's directory is read-only.
#[test]
fn rejects_a_read_only_disk() {
    let folder = TempDir::new().unwrap();
    Server::start(&["serve"], &folder).end();
    let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
    let script = "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" && exec \"$0\" serve --database \"sqlite:$1/$2\"";
    for file in ["caylus.db", "new.db"] {
        let mut command = Command::new("unshare");
        command.args((!is_root).then_some("--map-root-user")).args(["--mount", "sh", "-c", script]);
        let output = command.arg(env!("CARGO_BIN_EXE_caylus")).arg(folder.path()).arg(file).output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains("cannot write to database") && message.contains("Read-only file system"), "{message}");
    }
}

#[test]
fn backs_up_and_moves_a_running_server() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let database = |name: &str| format!("sqlite:{}", path(name));
    let server = Server::start(&["serve"], &folder);
    let account = r#"{"name": "Ada", "password": "rose window"}"#;
    assert!(server.ask("POST", "/api/accounts", account).starts_with("HTTP/1.1 201"));
    let admin = |command: &str, file: &str, from: &str| {
        let done = caylus().args(["admin", command, file, "--database", from]).assert();
        let message = String::from_utf8(done.get_output().stderr.clone()).unwrap();
        (done.get_output().status.success(), message)
    };
    assert!(admin("backup", &path("copy.db"), &database("caylus.db")).0);
    assert_eq!(admin("export", &path("all.jsonl"), &database("copy.db")), (true, "2 rows exported\n".to_owned()));
    assert_eq!(admin("import", &path("all.jsonl"), &database("moved.db")), (true, "2 rows imported\n".to_owned()));
    server.end();
    let (done, message) = admin("import", &path("all.jsonl"), &database("moved.db"));
    assert!(!done && message.contains("the database is not empty"), "{message}");
    let (done, message) = admin("backup", &path("copy.db"), &database("caylus.db"));
    assert!(!done && message.contains("already exists"), "{message}");
    let (done, message) = admin("export", &path("more.jsonl"), &database("nowhere.db"));
    assert!(!done && message.contains("does not exist"), "{message}");
    for name in ["copy.db", "moved.db"] {
        let server = Server::start(&["serve", "--database", &database(name)], &folder);
        assert!(server.ask("POST", "/api/session", account).starts_with("HTTP/1.1 200"), "{name}");
        server.end();
    }
}

#[test]
fn rejects_invalid_imports() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bad.jsonl").display().to_string();
    let database = format!("sqlite:{}", folder.path().join("caylus.db").display());
    let head = "{\"caylus_export\":1}\n";
    for (text, reason) in [
        ("", "not written by `caylus admin export`"),
        ("{\"caylus_export\":9}\n", "not written by `caylus admin export`"),
        (&format!("{head}{{\"table\":\"users\"}}\n"), "line 2: missing field `row`"),
        (&format!("{head}{{\"table\":\"spies\",\"row\":{{\"id\":\"x\"}}}}\n"), "no such table or column"),
        (&format!("{head}{{\"table\":\"users\",\"row\":{{\"id) --\":\"x\"}}}}\n"), "no such table or column"),
        (&format!("{head}{{\"table\":\"users\",\"row\":{{\"id\":[1]}}}}\n"), "expected a string or a number"),
    ] {
        fs::write(&file, text).unwrap();
        fails_with(&["admin", "import", &file, "--database", &database], reason);
    }
}
