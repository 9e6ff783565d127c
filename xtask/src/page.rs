//! The page in the browser: its checks, its tests, its weight, and a real browser that plays through it.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::run::run;

/// Where Debian has the browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Everything that needs no browser. The packages are there already: cargo has built the page with them.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    for script in ["check", "test", "build", "weight"] {
        npm(root, script, &[])?;
    }
    Ok(())
}

/// Plays through the page of the program that the tests have built, which lies beside this one.
pub(crate) fn browse(root: &Path) -> Result<(), String> {
    let here = std::env::current_exe().map_err(|reason| reason.to_string())?;
    let program = here.with_file_name("caylus").into_os_string();
    npm(root, "browser", &[("CAYLUS", program), ("CHROMIUM", browser())])
}

/// Installs Debian's browser if there is none.
pub(crate) fn install_browser() -> Result<(), String> {
    let is_there = || Path::new(&browser()).exists();
    if is_there() {
        return Ok(());
    }
    let missing = "the page is tested in a browser, and there is none; `cargo xtask test` installs it when run as root on Debian, \
                   otherwise: apt-get install chromium, or set CHROMIUM to the one you have";
    caylus_cluster::install_package("chromium", missing)?;
    if is_there() { Ok(()) } else { Err(missing.to_owned()) }
}

fn browser() -> OsString {
    std::env::var_os("CHROMIUM").unwrap_or_else(|| CHROMIUM.into())
}

fn npm(root: &Path, script: &str, environment: &[(&str, OsString)]) -> Result<(), String> {
    let mut command = Command::new("npm");
    command.args(["run", script]).envs(environment.iter().map(|(name, value)| (name, value)));
    command.current_dir(root.join("web"));
    run(command, &format!("npm run {script}"))
}
