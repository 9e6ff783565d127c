//! `cargo xtask test api`: schemathesis tests a running server against its OpenAPI document.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::run::Output;

const VERSION: &str = "4.32.5";
/// Requests are drawn at random; with a seed, every run draws the same.
const SEED: &str = "1289";
/// What a single client would run into.
const LIMITS: [&str; 7] = [
    "requests-per-second",
    "actions-per-second",
    "sign-ins-per-minute",
    "records-per-hour",
    "connections-per-address",
    "tables-per-person",
    "bot-tables-per-person",
];

/// Tests the server signed out and signed in.
pub(crate) fn check(root: &Path, program: &Path, is_long: bool, output: &Output) -> Result<(), String> {
    let folder = root.join("target/schemathesis");
    let tool = install(&folder, output)?;
    let run = folder.join("run");
    let failed = |reason: std::io::Error| format!("{}: {reason}", run.display());
    if run.exists() {
        fs::remove_dir_all(&run).map_err(failed)?;
    }
    fs::create_dir_all(&run).map_err(failed)?;
    let mut server = Server::start(program, &run).map_err(|reason| format!("cannot start the server: {reason}"))?;
    let cookie = server.sign_in().map_err(|reason| format!("cannot sign in: {reason}"))?;
    let test = |heading: &str, config: &Path, more: &[&str]| {
        let mut command = Command::new(&tool);
        command.arg("--config-file").arg(config).arg("run");
        command.arg(format!("http://{}/api/openapi.json", server.address)).args(["--no-color", "--seed", SEED]);
        // Longer than the server takes to give up on a request.
        command.args(["--request-timeout", "60"]);
        command.args(["--max-examples", if is_long { "100" } else { "20" }]).args(more).current_dir(&run);
        output.run(command, heading)
    };
    // Deleting the account or signing out would sign out everything after it.
    let signed_in = ["--header", &cookie, "--exclude-operation-id", "delete_me", "--exclude-operation-id", "sign_out"];
    // Signed out, nothing has to be configured.
    let no_config = run.join("empty.toml");
    File::create(&no_config).map_err(failed)?;
    let result = test("schemathesis, signed out", &no_config, &[])
        .and_then(|()| test("schemathesis, signed in", &root.join("schemathesis.toml"), &signed_in));
    let result = result.and(server.stop());
    if result.is_err() {
        output.line(&fs::read_to_string(run.join("server.log")).unwrap_or_default());
    }
    result
}

/// Installs schemathesis, unless it is there already. Returns the path of the program.
fn install(folder: &Path, output: &Output) -> Result<PathBuf, String> {
    let tool = folder.join("bin/schemathesis");
    let installed = Command::new(&tool).arg("--version").output();
    if installed.is_ok_and(|answer| String::from_utf8_lossy(&answer.stdout).contains(VERSION)) {
        return Ok(tool);
    }
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv"]).arg(folder);
    output.run(venv, "python3 -m venv")?;
    let package = format!("schemathesis=={VERSION}");
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", &package]);
    output.run(pip, &format!("pip install {package}"))?;
    Ok(tool)
}

/// A running server with an empty database. Dropping it kills it.
struct Server {
    child: Child,
    address: String,
    /// Kept open, so that the server can write.
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Self, String> {
        let text = |reason: std::io::Error| reason.to_string();
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--database", "sqlite:caylus.db", "--log-level", "warn"]);
        command.args(["--bot-ms", "20"]).args(LIMITS.iter().flat_map(|limit| [format!("--{limit}"), "0".to_owned()]));
        let log = File::create(folder.join("server.log")).map_err(text)?;
        command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().map_err(text)?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
        loop {
            let mut line = String::new();
            if output.read_line(&mut line).map_err(text)? == 0 {
                return Err("it ended without an address".to_owned());
            }
            if let Some((_, address)) = line.split_once("http://") {
                let address = address.trim_end_matches(|sign: char| !sign.is_ascii_digit()).to_owned();
                return Ok(Self { child, address, _output: output });
            }
        }
    }

    /// Creates an account and returns its cookie as a header.
    fn sign_in(&self) -> Result<String, String> {
        let text = |reason: std::io::Error| reason.to_string();
        let body = r#"{"name": "Ada", "password": "rose window"}"#;
        let mut stream = TcpStream::connect(&self.address).map_err(text)?;
        let head = format!("POST /api/accounts HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        let head = format!("{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(format!("{head}{body}").as_bytes()).map_err(text)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(text)?;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        cookie.map(|cookie| format!("Cookie: {cookie}")).ok_or(answer.clone())
    }

    /// Asks the server to shut down.
    fn stop(&mut self) -> Result<(), String> {
        let text = |reason: std::io::Error| reason.to_string();
        Command::new("kill").arg(self.child.id().to_string()).status().map_err(text)?;
        match self.child.wait().map_err(text)? {
            status if status.success() => Ok(()),
            status => Err(format!("the server ended with {status}")),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
