//! Sets CAYLUS_VERSION: the package's version and, in a git checkout, the commit.

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

/// The commit checked out here. `None` for an unpacked archive, even inside another repository.
pub(crate) fn head_commit(folder: &Path) -> Option<String> {
    git(folder, &["ls-files", "--error-unmatch", "Cargo.toml"])?;
    git(folder, &["rev-parse", "--short=12", "HEAD"])
}

/// The files that change exactly when the commit does. Only existing ones: cargo treats a missing file as changed.
pub(crate) fn watched_git_files(folder: &Path) -> Vec<PathBuf> {
    let branch = git(folder, &["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD".to_owned(), "logs/HEAD".to_owned()].into_iter().chain(branch);
    let paths = names.filter_map(|name| git(folder, &["rev-parse", "--git-path", &name]));
    paths.map(|path| folder.join(path)).filter(|path| path.exists()).collect()
}

/// The output of git, if it succeeds.
fn git(folder: &Path, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    // Set in git hooks, possibly for another repository.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(name);
    }
    let output = command.args(arguments).current_dir(folder).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
