//! The project's chores: `cargo xtask test`, `cargo xtask rules`, `cargo xtask bless`, `cargo xtask types`.

mod build;
mod docs;
mod golden;
mod rules;
mod run;
mod test;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's chores.

Usage: cargo xtask <COMMAND>

Commands:
  test [--long] [STEP…]
          everything CI checks, or only these steps and what they need; --long repeats more, as before a release
  rules   the rule index: each rule, its place in the code, the tests that prove it; fails on a gap
  bless   rewrites the golden files (fingerprints, play-throughs) from the current code; review the diff
  types   rewrites the TypeScript types of the page from the Rust types
  help    this text

Steps of the test command:
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = root();
    let help = format!("{HELP}{}", test::help());
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["help" | "--help" | "-h"] | [_, "--help" | "-h"] => {
            print!("{help}");
            Ok(())
        }
        ["test", arguments @ ..] => test::test(&root, arguments),
        ["rules"] => rules::print(&root),
        ["bless"] => golden::bless(&root),
        ["types"] => golden::types(&root),
        [] => Err(format!("a command is missing\n\n{help}")),
        other => Err(format!("there is no command `{}`\n\n{help}", other.join(" "))),
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
