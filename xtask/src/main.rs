//! Development tasks: `cargo xtask help` lists them.

mod api;
mod build;
mod docs;
mod golden;
mod layers;
mod rules;
mod run;
mod test;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
Development tasks.

Usage: cargo xtask <COMMAND>

Commands:
  test [--long] [STEP…]
          run everything CI checks, or only these steps and those they depend on;
          --long runs more and longer tests, as before a release
  rules   print the rule index (each rule, where it is implemented, the tests that prove it);
          fails if a rule is not implemented or not tested
  bless   regenerate the golden files (fingerprints, play-throughs, messages) and the tables of options in docs;
          review the diff
  types   regenerate the types and facts of the page, and the tables in docs/rules, from the Rust code
  help    print this help

Steps of `cargo xtask test`:
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
        [] => Err(format!("missing command\n\n{help}")),
        other => Err(format!("unknown command `{}`\n\n{help}", other.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
