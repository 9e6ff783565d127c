//! Rewriting what the tests compare with: golden files, and the TypeScript types of the page.

use std::path::Path;

use crate::build::cargo;
use crate::run::Output;

/// Rewrites the golden files.
pub(crate) fn bless(root: &Path) -> Result<(), String> {
    let golden = ["test", "--package", "caylus-rules", "--test", "suite", "--", "fingerprints::", "playthroughs::"];
    rewrite(root, &golden)?;
    println!("\nThe golden files are rewritten. Review the difference before you commit it.");
    Ok(())
}

/// Rewrites the TypeScript types of the page: those of the engine and those of the wire.
pub(crate) fn types(root: &Path) -> Result<(), String> {
    let packages = ["--package", "caylus-rules", "--package", "caylus-server"];
    rewrite(root, &[&["test"], &packages[..], &["--features", "ts", "--test", "types"]].concat())
}

fn rewrite(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let mut command = cargo(root, arguments);
    command.env("CAYLUS_BLESS", "1");
    Output::Live.run(command, &format!("cargo {}", arguments.join(" ")))
}
