//! Tells the program its version: that of the package and, if git knows it, the commit.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let folder = Path::new(".");
    let mut version = env!("CARGO_PKG_VERSION").to_owned();
    let mut watched = vec![PathBuf::from("build.rs")];
    if let Some(commit) = head_commit(folder) {
        version = format!("{version} ({commit})");
        watched.extend(watched_git_files(folder));
    }
    println!("cargo::rustc-env=CAYLUS_VERSION={version}");
    for path in watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// The commit that is checked out, if it has the package in this folder. That of an archive is not known, even if it is
/// unpacked inside of some other repository.
pub(crate) fn head_commit(folder: &Path) -> Option<String> {
    git(folder, &["ls-files", "--error-unmatch", "Cargo.toml"])?;
    git(folder, &["rev-parse", "--short=12", "HEAD"])
}

/// The files that change with the commit, and only then. Cargo takes a file that is not there for one that has changed, so
/// none of these is named.
pub(crate) fn watched_git_files(folder: &Path) -> Vec<PathBuf> {
    let branch = git(folder, &["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD".to_owned(), "logs/HEAD".to_owned()].into_iter().chain(branch);
    let paths = names.filter_map(|name| git(folder, &["rev-parse", "--git-path", &name]));
    paths.map(|path| folder.join(path)).filter(|path| path.exists()).collect()
}

/// What git says, if it is there and all is well.
fn git(folder: &Path, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    // A hook runs with these; they may be about some other repository.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(name);
    }
    let output = command.args(arguments).current_dir(folder).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
