//! Builds all tests at once and runs them by package.
//!
//! Cargo unifies features over the selected packages, so `cargo test --package` for each would compile dependencies several times.
//! Instead everything is built together, and the test binaries are run from here.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::run::Output;

/// Tests that repeat on PostgreSQL what also runs on SQLite; only run with `--long`. The store is always tested on both.
const LONG_ONLY: &[&str] = &[
    "accounts::postgres::",
    "fire::postgres::",
    "notices::postgres::",
    "results::postgres::",
    "sockets::postgres::",
    "tables::postgres::",
];

#[derive(Clone, Default, Debug)]
pub(crate) struct Built {
    /// Path of `caylus`.
    pub(crate) program: PathBuf,
    tests: Vec<TestBinary>,
}

#[derive(Clone, Debug)]
struct TestBinary {
    package: String,
    name: String,
    executable: PathBuf,
    /// The working directory, as cargo would set it.
    folder: PathBuf,
}

/// A cargo command in the workspace. The build fails if the page is missing.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).env("CAYLUS_PAGE", "required").current_dir(root);
    command
}

/// Builds `caylus` and all tests.
pub(crate) fn build(root: &Path, output: &Output) -> Result<Built, String> {
    // All features, so that the tests of the TypeScript types need no second build.
    let arguments = ["test", "--workspace", "--all-features", "--no-run", "--message-format=json-render-diagnostics"];
    let line = format!("cargo {}", arguments.join(" "));
    output.line(&format!("\n== {line}"));
    let command = cargo(root, &arguments).stdout(Stdio::piped()).spawn();
    let done = command.and_then(std::process::Child::wait_with_output);
    let done = done.map_err(|reason| format!("cannot run `{line}`: {reason}"))?;
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
            built.tests.push(TestBinary { package, name, executable, folder });
        } else if name == "caylus" {
            built.program = executable;
        }
    }
    if built.tests.is_empty() {
        return Err("cargo built no tests".to_owned());
    }
    built.tests.sort_by(|a, b| (&a.package, &a.name).cmp(&(&b.package, &b.name)));
    Ok(built)
}

impl Built {
    /// Runs the tests of these packages, named by directory.
    pub(crate) fn test(&self, packages: &[&str], is_long: bool, output: &Output) -> Result<(), String> {
        for test in self.tests.iter().filter(|test| packages.contains(&test.package.as_str())) {
            let mut command = Command::new(&test.executable);
            command.current_dir(&test.folder).env("CARGO_MANIFEST_DIR", &test.folder);
            if is_long {
                command.env("CAYLUS_TESTS", "long");
            } else {
                command.args(LONG_ONLY.iter().flat_map(|name| ["--skip", name]));
            }
            output.run(command, &format!("tests of {}: {}", test.package, test.name))?;
        }
        Ok(())
    }

    /// The packages with tests, named by directory.
    pub(crate) fn packages(&self) -> impl Iterator<Item = &str> {
        self.tests.iter().map(|test| test.package.as_str())
    }
}
