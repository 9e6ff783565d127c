//! Building all tests at once, and running them by package.
//!
//! Cargo unifies features over the packages it is asked for, so testing one package alone would compile its dependencies again.
//! Everything is therefore built together, and the programs are started from here.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::run::Output;

/// Tests that repeat on PostgreSQL what runs on SQLite already, and are left to the long form. The store itself is always tested on both.
const REPEATED: &[&str] = &[
    "accounts::postgres::",
    "fire::postgres::",
    "notices::postgres::",
    "results::postgres::",
    "sockets::postgres::",
    "tables::postgres::",
];

/// What was built.
#[derive(Clone, Default, Debug)]
pub(crate) struct Built {
    /// The program `caylus`.
    pub(crate) program: PathBuf,
    tests: Vec<TestProgram>,
}

/// One program with tests.
#[derive(Clone, Debug)]
struct TestProgram {
    package: String,
    name: String,
    executable: PathBuf,
    /// Where cargo would start it.
    folder: PathBuf,
}

/// A command of cargo in the workspace, for a program that has the page.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).env("CAYLUS_PAGE", "required").current_dir(root);
    command
}

/// Builds the program and all tests.
pub(crate) fn build(root: &Path, output: &Output) -> Result<Built, String> {
    // With the feature `ts`, so that nothing is compiled a second time for the tests of the types.
    let arguments = ["test", "--workspace", "--all-features", "--no-run", "--message-format=json-render-diagnostics"];
    let line = format!("cargo {}", arguments.join(" "));
    output.line(&format!("\n== {line}"));
    let command = cargo(root, &arguments).stdout(Stdio::piped()).spawn();
    let done = command.and_then(std::process::Child::wait_with_output);
    let done = done.map_err(|reason| format!("`{line}` could not be started: {reason}"))?;
    if !done.status.success() {
        return Err(format!("`{line}` failed"));
    }
    let mut built = Built::default();
    for line in String::from_utf8_lossy(&done.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let Some(executable) = message["executable"].as_str().map(PathBuf::from) else { continue };
        let name = text(&message["target"]["name"]);
        if message["profile"]["test"] == true {
            let manifest = PathBuf::from(text(&message["manifest_path"]));
            let folder = manifest.parent().unwrap_or(root).to_owned();
            let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            built.tests.push(TestProgram { package, name, executable, folder });
        } else if name == "caylus" {
            built.program = executable;
        }
    }
    if built.tests.is_empty() {
        return Err("cargo has built no tests".to_owned());
    }
    built.tests.sort_by(|a, b| (&a.package, &a.name).cmp(&(&b.package, &b.name)));
    Ok(built)
}

impl Built {
    /// Runs all tests of the packages in these folders.
    pub(crate) fn test(&self, packages: &[&str], is_long: bool, output: &Output) -> Result<(), String> {
        for test in self.tests.iter().filter(|test| packages.contains(&test.package.as_str())) {
            let mut command = Command::new(&test.executable);
            command.current_dir(&test.folder).env("CARGO_MANIFEST_DIR", &test.folder);
            if is_long {
                command.env("CAYLUS_TESTS", "long");
            } else {
                command.args(REPEATED.iter().flat_map(|name| ["--skip", name]));
            }
            output.run(command, &format!("tests of {}: {}", test.package, test.name))?;
        }
        Ok(())
    }

    /// The folders of all packages that have tests.
    pub(crate) fn packages(&self) -> impl Iterator<Item = &str> {
        self.tests.iter().map(|test| test.package.as_str())
    }
}
