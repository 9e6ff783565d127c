//! Finds PostgreSQL's programs, and installs them on Debian.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{is_root, run};

/// Where Debian installs the programs, by version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user created by Debian's package, since PostgreSQL refuses to run as root.
const USER: &str = "postgres";

/// The directory with the programs.
pub(crate) fn bin() -> Result<PathBuf, String> {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = versions.chain(std::env::split_paths(&path)).collect();
    // Debian's latest version first; any version will do.
    folders.sort_by_key(|folder| std::cmp::Reverse(folder.starts_with(DEBIAN).then(|| folder.clone())));
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "pg_isready"].iter().all(|name| folder.join(name).exists())
    };
    let missing = "PostgreSQL is not installed; install it with `apt-get install postgresql`, \
                   or run `cargo xtask test` as root on Debian";
    folders.into_iter().find(complete).ok_or_else(|| missing.to_owned())
}

/// Installs PostgreSQL if it is missing: see [`install_package`].
pub fn install() -> Result<(), String> {
    let Err(missing) = bin() else { return Ok(()) };
    install_package("postgresql", &missing)?;
    bin().map(|_| ())
}

/// Installs a Debian package if we are root; otherwise fails with the message `missing`.
pub fn install_package(package: &str, missing: &str) -> Result<(), String> {
    if !is_root() {
        return Err(missing.to_owned());
    }
    for arguments in [&["update"][..], &["install", "--yes", "--no-install-recommends", package]] {
        run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

/// The user to run PostgreSQL as, if we are root.
pub(crate) fn other_user() -> Option<&'static str> {
    is_root().then_some(USER)
}

/// A command that does not run as root.
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
