//! `--version`, and how the build script finds the commit.

#[path = "../../build.rs"]
#[allow(dead_code, reason = "its main is for cargo")]
mod build;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::output;
use tempfile::TempDir;

/// Runs git, which must succeed.
fn git(folder: &Path, arguments: &[&str]) -> String {
    let settings = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"];
    let mut command = Command::new("git");
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(name);
    }
    let done = command.args(settings).args(arguments).current_dir(folder).output();
    let done = done.expect("the tests need git on the path, as README.md says");
    assert!(done.status.success(), "{arguments:?}: {done:?}");
    String::from_utf8(done.stdout).unwrap().trim().to_owned()
}

/// A repository with one commit and a package in `package`.
fn repository() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let package = folder.path().join("package");
    fs::create_dir(&package).unwrap();
    fs::write(package.join("Cargo.toml"), "").unwrap();
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "first"]);
    (folder, package)
}

/// The contents of the files that change with the commit.
fn traces(package: &Path) -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).unwrap());
    build::watched_git_files(package).into_iter().map(read).collect()
}

#[test]
fn version_includes_the_commit() {
    let text = output(&["--version"]);
    assert_eq!(text, output(&["-V"]));
    let version = text.strip_prefix(concat!("caylus ", env!("CARGO_PKG_VERSION"))).unwrap().trim_end();
    let commit = version.strip_prefix(" (").and_then(|rest| rest.strip_suffix(")"));
    let is_commit = |commit: &str| commit.len() >= 12 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(version.is_empty() || commit.is_some_and(is_commit), "{text}");
}

#[test]
fn commit_is_the_package_repository_head() {
    let (repository, package) = repository();
    let first = build::head_commit(&package).unwrap();
    assert!(first.len() >= 12 && git(repository.path(), &["rev-parse", "HEAD"]).starts_with(&first));

    // Only a new commit changes the files that cargo watches.
    let before = traces(&package);
    assert!(!before.is_empty());
    fs::write(package.join("main.rs"), "").unwrap();
    git(&package, &["add", "."]);
    git(&package, &["status"]);
    assert_eq!(traces(&package), before);
    git(&package, &["commit", "--quiet", "--message", "second"]);
    assert_ne!(traces(&package), before);
    assert_ne!(build::head_commit(&package).unwrap(), first);
}

#[test]
fn worktrees_have_their_own_commit() {
    let (repository, package) = repository();
    let folder = TempDir::new().unwrap();
    let other = folder.path().join("other");
    git(repository.path(), &["worktree", "add", "--quiet", "-b", "other", other.to_str().unwrap()]);
    let there = other.join("package");
    assert_eq!(build::head_commit(&there), build::head_commit(&package));

    let (before, here) = (traces(&there), traces(&package));
    git(&there, &["commit", "--quiet", "--allow-empty", "--message", "second"]);
    assert_ne!(build::head_commit(&there), build::head_commit(&package));
    assert_ne!(traces(&there), before);
    assert_eq!(traces(&package), here, "commits in another worktree must not cause a rebuild");
}

#[test]
fn archives_have_no_commit() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("Cargo.toml"), "").unwrap();
    assert_eq!(build::head_commit(folder.path()), None);
    // Not even inside another repository.
    let (_repository, package) = repository();
    let archive = package.join("unpacked");
    fs::create_dir(&archive).unwrap();
    fs::write(archive.join("Cargo.toml"), "").unwrap();
    assert_eq!(build::head_commit(&archive), None);
}
