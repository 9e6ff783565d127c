//! The tools that `cargo xtask test` needs besides cargo. As root on Debian it installs what is missing.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Where Debian installs Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";
/// The oldest Node that can build the page; `crates/web/build.rs` checks it too.
const MIN_NODE: (u32, u32) = (20, 19);

/// The other browsers and the invisible screen they need: program and Debian package. Only the long form plays in them.
const OTHER_BROWSERS: [(&str, &str); 3] =
    [("firefox-esr", "firefox-esr"), ("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")];

/// Checks that all tools are there; the error says what is missing and how to install it.
pub(crate) fn check(is_long: bool) -> Result<(), String> {
    check_node()?;
    for (program, package) in [("npm", "npm"), ("python3", "python3"), ("git", "git"), ("bash", "bash")] {
        require(&|| version(program).is_some(), package, program)?;
    }
    let has_venv =
        || Command::new("python3").args(["-c", "import ensurepip"]).output().is_ok_and(|it| it.status.success());
    require(&has_venv, "python3-venv", "the venv module of Python")?;
    caylus_cluster::install()?;
    for (program, package) in OTHER_BROWSERS.iter().filter(|_| is_long) {
        require(&|| is_on_path(program), package, program)?;
    }
    require(&|| Path::new(&browser()).exists(), "chromium", "Chromium (set CHROMIUM if it is installed elsewhere)")
}

/// The browser: `$CHROMIUM`, or Debian's.
pub(crate) fn browser() -> OsString {
    std::env::var_os("CHROMIUM").unwrap_or_else(|| CHROMIUM.into())
}

/// Installs the Debian package if a tool is missing.
fn require(is_there: &dyn Fn() -> bool, package: &str, name: &str) -> Result<(), String> {
    if is_there() {
        return Ok(());
    }
    let missing = format!("{name} is not installed; run `apt-get install {package}`");
    caylus_cluster::install_package(package, &missing)?;
    if is_there() { Ok(()) } else { Err(missing) }
}

/// Not installed automatically: Debian's version may be too old.
fn check_node() -> Result<(), String> {
    let (major, minor) = MIN_NODE;
    let how = format!(
        "version {major}.{minor} or newer is required; run `apt-get install nodejs npm` (Debian 13 or later), \
         or get it from https://nodejs.org"
    );
    let version = version("node").ok_or_else(|| format!("Node is not installed: {how}"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= MIN_NODE => Ok(()),
        _ => Err(format!("Node {version} is too old: {how}")),
    }
}

/// Installs the standard library for a compilation target if it is missing.
pub(crate) fn add_target(target: &str) -> Result<(), String> {
    let is_there = || {
        let output = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
        output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
    };
    if is_there() {
        return Ok(());
    }
    let missing = format!("the target {target} is not installed; run `rustup target add {target}`");
    let status = Command::new("rustup").args(["target", "add", target]).status();
    status.map_err(|reason| format!("{missing}: {reason}"))?;
    if is_there() { Ok(()) } else { Err(missing) }
}

/// Whether a program is installed, for those without `--version`.
fn is_on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// The output of `--version`, if the program is installed.
fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
