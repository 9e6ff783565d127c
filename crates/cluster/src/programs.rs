//! Finding the programs of PostgreSQL, and installing them where that is possible.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{is_root, run};

/// Where Debian has the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user that Debian's package makes: the server refuses to run as root.
const USER: &str = "postgres";

/// The folder with the programs.
pub(crate) fn bin() -> Result<PathBuf, String> {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = versions.chain(std::env::split_paths(&path)).collect();
    // The latest version first; they differ in nothing that matters here.
    folders.sort_by_key(|folder| std::cmp::Reverse(folder.starts_with(DEBIAN).then(|| folder.clone())));
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "pg_isready"].iter().all(|name| folder.join(name).exists())
    };
    let missing = "its programs are not installed; `cargo xtask test` installs them when run as root on Debian, \
                   otherwise: apt-get install postgresql";
    folders.into_iter().find(complete).ok_or_else(|| missing.to_owned())
}

/// Installs Debian's package if the programs are missing.
pub fn install() -> Result<(), String> {
    let Err(missing) = bin() else { return Ok(()) };
    install_package("postgresql", &format!("PostgreSQL: {missing}"))?;
    bin().map(|_| ())
}

/// Installs one of Debian's packages; who may not do that is told what is missing.
pub fn install_package(package: &str, missing: &str) -> Result<(), String> {
    if !is_root() {
        return Err(missing.to_owned());
    }
    for arguments in [&["update"][..], &["install", "--yes", "--no-install-recommends", package]] {
        run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

/// Who runs the server if we are root.
pub(crate) fn other_user() -> Option<&'static str> {
    is_root().then_some(USER)
}

/// A program, to be run by somebody who is not root.
pub(crate) fn unprivileged(program: &Path) -> Command {
    match other_user() {
        Some(user) => {
            let mut command = Command::new("runuser");
            command.args(["-u", user, "--"]).arg(program).current_dir("/");
            command
        }
        None => Command::new(program),
    }
}
