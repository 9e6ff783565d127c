//! The programs that the test command needs besides cargo. Debian's packages are installed when it runs as root.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Where Debian has the browser.
const CHROMIUM: &str = "/usr/bin/chromium";
/// The oldest Node that builds the page; `crates/web/build.rs` checks it, too.
const NODE: (u32, u32) = (20, 19);

/// Makes sure that everything is there. If not, says what is missing and how to install it.
pub(crate) fn check() -> Result<(), String> {
    check_node()?;
    for (program, package) in [("npm", "npm"), ("python3", "python3"), ("git", "git"), ("bash", "bash")] {
        need(&|| version(program).is_some(), package, program)?;
    }
    caylus_cluster::install()?;
    need(&|| Path::new(&browser()).exists(), "chromium", "Chromium (set CHROMIUM if it is somewhere else)")
}

/// The browser: CHROMIUM, or Debian's.
pub(crate) fn browser() -> OsString {
    std::env::var_os("CHROMIUM").unwrap_or_else(|| CHROMIUM.into())
}

/// Installs Debian's package if a tool is missing.
fn need(is_there: &dyn Fn() -> bool, package: &str, name: &str) -> Result<(), String> {
    if is_there() {
        return Ok(());
    }
    let missing = format!("{name} is missing; install it with: apt-get install {package}");
    caylus_cluster::install_package(package, &missing)?;
    if is_there() { Ok(()) } else { Err(missing) }
}

/// Debian's Node may be too old, so it is not installed here.
fn check_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let how = format!(
        "version {major}.{minor} or newer is needed; install it with: apt-get install nodejs npm (Debian 13 or later), \
         or from https://nodejs.org"
    );
    let version = version("node").ok_or_else(|| format!("Node is missing: {how}"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= NODE => Ok(()),
        _ => Err(format!("Node {version} is too old: {how}")),
    }
}

/// What the program answers to `--version`, if it is there.
fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
