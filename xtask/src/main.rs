//! The project's chores: `cargo xtask test`, `cargo xtask rules`, `cargo xtask bless`, `cargo xtask types`.

mod page;
mod rules;
mod run;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's chores.

Usage: cargo xtask <COMMAND>

Commands:
  test    everything CI checks: format, lints, documentation, the rule index, all tests, the page in a browser
  rules   the rule index: each rule, its place in the code, the tests that prove it; fails on a gap
  bless   rewrites the golden files (fingerprints, play-throughs) from the current code; review the diff
  types   rewrites the TypeScript types of the page from the Rust types
  help    this text
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = root();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => run::test(&root),
        ["rules"] => rules::print(&root),
        ["bless"] => run::bless(&root),
        ["types"] => run::types(&root),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [] => Err(format!("a command is missing\n\n{HELP}")),
        other => Err(format!("there is no command `{}`\n\n{HELP}", other.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace: the folder above this crate.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
