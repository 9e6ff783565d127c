//! The test command and the renewal of golden files: other programs run one after the other.

use std::path::Path;
use std::process::Command;

use crate::{page, rules};

/// Everything CI checks, the quick checks first.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    // Some tests need PostgreSQL; that it is missing is better known at once.
    caylus_cluster::install()?;
    page::install_browser()?;
    cargo(root, &["fmt", "--all", "--check"], &[])?;
    cargo(root, &["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"], &[])?;
    let deny = ("RUSTDOCFLAGS", "--deny warnings");
    cargo(root, &["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"], &[deny])?;
    println!("\n== rule index");
    rules::check(root)?;
    // With the feature `ts`, so that nothing is compiled a second time for the tests of the types.
    cargo(root, &["test", "--workspace", "--all-features"], &[])?;
    page::check(root)?;
    page::browse(root)?;
    println!("\nEverything is in order.");
    Ok(())
}

/// Rewrites the golden files.
pub(crate) fn bless(root: &Path) -> Result<(), String> {
    let golden = ["test", "--package", "caylus-rules", "--test", "suite", "--", "fingerprints::", "playthroughs::"];
    cargo(root, &golden, &[("CAYLUS_BLESS", "1")])?;
    println!("\nThe golden files are rewritten. Review the difference before you commit it.");
    Ok(())
}

/// Rewrites the TypeScript types of the page: those of the engine and those of the wire.
pub(crate) fn types(root: &Path) -> Result<(), String> {
    let packages = ["--package", "caylus-rules", "--package", "caylus-server"];
    let types = [&["test"], &packages[..], &["--features", "ts", "--test", "types"]].concat();
    cargo(root, &types, &[("CAYLUS_BLESS", "1")])
}

fn cargo(root: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).envs(environment.iter().copied()).current_dir(root);
    run(command, &format!("cargo {}", arguments.join(" ")))
}

/// Runs a program to its end, under its line as a heading.
pub(crate) fn run(mut command: Command, line: &str) -> Result<(), String> {
    println!("\n== {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed")),
        Err(reason) => Err(format!("`{line}` could not be started: {reason}")),
    }
}
