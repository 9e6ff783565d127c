//! Regenerates the files that tests compare against: golden files, the types and facts of the page, the tables in docs/rules.

use std::path::Path;

use crate::build::cargo;
use crate::run::Output;

pub(crate) fn bless(root: &Path) -> Result<(), String> {
    let golden =
        ["test", "--package", "caylus-rules", "--test", "suite", "--", "fingerprints::", "playthroughs::", "options::"];
    run_blessing(root, &golden)?;
    run_blessing(root, &["test", "--package", "caylus-words", "--lib", "corpus::"])?;
    println!("\nGolden files regenerated. Review the diff before you commit it.");
    Ok(())
}

/// Regenerates the TypeScript types of the engine and of the HTTP API, the facts of the games, and the tables in docs/rules.
pub(crate) fn types(root: &Path) -> Result<(), String> {
    // The engine's first: building the server builds the page, which needs them.
    ["caylus-rules", "caylus-server"].iter().try_for_each(|package| {
        run_blessing(root, &["test", "--package", package, "--features", "ts", "--test", "types"])
    })
}

fn run_blessing(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let mut command = cargo(root, arguments);
    command.env("CAYLUS_BLESS", "1");
    Output::Live.run(command, &format!("cargo {}", arguments.join(" ")))
}
