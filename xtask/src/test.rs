//! `cargo xtask test`: steps, their dependencies, and the summary.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::build::{Built, build, cargo};
use crate::run::Output;
use crate::{api, docs, layers, rules, tools};

/// A step of `cargo xtask test`.
struct Step {
    name: &'static str,
    about: &'static str,
    lane: Lane,
    /// The step that must pass before this one.
    needs: Option<&'static str>,
    run: fn(&Test, &Output) -> Result<(), String>,
}

/// Lanes run in parallel, the steps of a lane one by one. Cargo keeps the CPU busy; the browser mostly waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Lane {
    Rust,
    Web,
    Browser,
}

const STEPS: &[Step] = &[
    Step {
        name: "tools",
        about: "check that all tools are installed",
        lane: Lane::Rust,
        needs: None,
        run: |test, _| tools::check(test.is_long),
    },
    Step { name: "page", about: "build the page", lane: Lane::Rust, needs: Some("tools"), run: Test::page },
    Step { name: "format", about: "check formatting", lane: Lane::Rust, needs: None, run: Test::format },
    Step { name: "lint", about: "clippy without warnings", lane: Lane::Rust, needs: Some("page"), run: Test::lint },
    Step { name: "docs", about: "rustdoc without warnings", lane: Lane::Rust, needs: Some("page"), run: Test::docs },
    Step {
        name: "links",
        about: "check paths and links in the docs",
        lane: Lane::Rust,
        needs: None,
        run: |test, _| docs::check(&test.root),
    },
    Step { name: "rules", about: "check the rule index", lane: Lane::Rust, needs: None, run: Test::rules },
    Step {
        name: "layers",
        about: "check that crates and modules only use what is below them",
        lane: Lane::Rust,
        needs: None,
        run: |test, _| layers::check(&test.root),
    },
    Step {
        name: "wasm",
        about: "check that the table compiles for browsers",
        lane: Lane::Rust,
        needs: None,
        run: Test::wasm,
    },
    Step { name: "build", about: "build all tests", lane: Lane::Rust, needs: Some("page"), run: Test::build },
    Step {
        name: "engine",
        about: "test the games",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["rules"], output),
    },
    Step {
        name: "words",
        about: "test the texts",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["words"], output),
    },
    Step {
        name: "bots",
        about: "test the bots",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["bots"], output),
    },
    Step {
        name: "table",
        about: "test the tables",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["table"], output),
    },
    Step {
        name: "cli",
        about: "test the command line, with short load and fault-injection runs",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["cli"], output),
    },
    Step {
        name: "server",
        about: "test the server on SQLite and PostgreSQL",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["server", "web"], output),
    },
    Step {
        name: "chores",
        about: "test all other crates, and the examples in rustdoc",
        lane: Lane::Rust,
        needs: Some("build"),
        run: Test::chores,
    },
    Step {
        name: "web",
        about: "lint and test the page, check its size",
        lane: Lane::Web,
        needs: Some("page"),
        run: Test::web,
    },
    Step {
        name: "api",
        about: "test the server against its OpenAPI document, with schemathesis",
        lane: Lane::Web,
        needs: Some("build"),
        run: Test::api,
    },
    Step {
        name: "browser",
        about: "play in a real browser, with --long also in Firefox and WebKitGTK",
        lane: Lane::Browser,
        needs: Some("build"),
        run: Test::browser,
    },
];

/// Packages with their own step; `chores` tests the others.
const PACKAGES_WITH_STEP: &[&str] = &["rules", "words", "bots", "table", "cli", "server", "web"];

/// The target of browsers.
const WASM: &str = "wasm32-unknown-unknown";

#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    Passed(Duration),
    Failed(Duration, String),
    /// A step it depends on did not pass.
    Skipped,
}

struct Test {
    root: PathBuf,
    is_long: bool,
    built: Mutex<Built>,
    done: Mutex<HashMap<&'static str, Outcome>>,
    step_done: Condvar,
}

pub(crate) fn help() -> String {
    STEPS.iter().map(|step| format!("  {:8} {}\n", step.name, step.about)).collect()
}

/// Runs all steps, or the given ones with those they depend on.
pub(crate) fn test(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let (flags, names): (Vec<&str>, Vec<&str>) = arguments.iter().partition(|argument| argument.starts_with('-'));
    if let Some(flag) = flags.iter().find(|flag| **flag != "--long") {
        return Err(format!("unknown flag `{flag}`; the only flag is --long"));
    }
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("unknown step `{name}`; the steps are:\n{}", help()));
    }
    let steps: Vec<&Step> = STEPS.iter().filter(|step| names.is_empty() || is_needed(step, &names)).collect();
    let test = Test {
        root: root.to_owned(),
        is_long: !flags.is_empty(),
        built: Mutex::default(),
        done: Mutex::default(),
        step_done: Condvar::new(),
    };
    let start = Instant::now();
    if names.is_empty() {
        thread::scope(|scope| {
            for lane in [Lane::Rust, Lane::Web, Lane::Browser] {
                let (test, steps) = (&test, steps.iter().copied().filter(move |step| step.lane == lane));
                scope.spawn(move || steps.for_each(|step| test.step(step, lane == Lane::Rust)));
            }
        });
    } else {
        steps.iter().for_each(|step| test.step(step, true));
    }
    test.summary(&steps, start.elapsed())
}

/// Whether a step is named, or a named one depends on it.
fn is_needed(step: &Step, names: &[&str]) -> bool {
    names.contains(&step.name) || STEPS.iter().any(|other| other.needs == Some(step.name) && is_needed(other, names))
}

impl Test {
    /// Runs a step once the one it depends on is done.
    fn step(&self, step: &Step, is_live: bool) {
        let outcome = match step.needs.map(|name| self.wait_for(name)) {
            None | Some(Outcome::Passed(_)) => {
                let output = if is_live { Output::Live } else { Output::captured() };
                println!("\n==== {}: {}", step.name, step.about);
                let start = Instant::now();
                let result = (step.run)(self, &output);
                let time = start.elapsed();
                let word = if result.is_ok() { "passed" } else { "FAILED" };
                println!("{}\n==== {} {word} after {}", output.text(), step.name, clock(time));
                result.map_or_else(|reason| Outcome::Failed(time, reason), |()| Outcome::Passed(time))
            }
            Some(_) => Outcome::Skipped,
        };
        lock(&self.done).insert(step.name, outcome);
        self.step_done.notify_all();
    }

    fn wait_for(&self, name: &str) -> Outcome {
        let mut done = lock(&self.done);
        loop {
            match done.get(name) {
                Some(outcome) => return outcome.clone(),
                None => done = self.step_done.wait(done).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Prints the outcome of every step; fails if any failed.
    fn summary(&self, steps: &[&Step], total: Duration) -> Result<(), String> {
        let done = lock(&self.done);
        println!("\n==== summary");
        let mut failures = Vec::new();
        for step in steps {
            let (time, word) = match done.get(step.name) {
                Some(Outcome::Passed(time)) => (clock(*time), "passed"),
                Some(Outcome::Failed(time, reason)) => {
                    failures.push(format!("{}: {reason}", step.name));
                    (clock(*time), "FAILED")
                }
                Some(Outcome::Skipped) | None => (String::new(), "skipped"),
            };
            println!("{:8} {time:>6}  {word}", step.name);
        }
        println!("{:8} {:>6}", "total", clock(total));
        if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
    }

    fn cargo(&self, arguments: &[&str], environment: &[(&str, &str)], output: &Output) -> Result<(), String> {
        let mut command = cargo(&self.root, arguments);
        command.envs(environment.iter().copied());
        output.run(command, &format!("cargo {}", arguments.join(" ")))
    }

    fn npm(&self, script: &str, environment: &[(&str, &Path)], output: &Output) -> Result<(), String> {
        let mut command = Command::new("npm");
        command.args(["run", script]).envs(environment.iter().copied()).current_dir(self.root.join("web"));
        output.run(command, &format!("npm run {script}"))
    }

    fn page(&self, output: &Output) -> Result<(), String> {
        self.cargo(&["build", "--package", "caylus-web"], &[], output)
    }

    fn format(&self, output: &Output) -> Result<(), String> {
        self.cargo(&["fmt", "--all", "--check"], &[], output)
    }

    fn lint(&self, output: &Output) -> Result<(), String> {
        let arguments = ["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"];
        self.cargo(&arguments, &[], output)
    }

    fn docs(&self, output: &Output) -> Result<(), String> {
        let arguments = ["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"];
        self.cargo(&arguments, &[("RUSTDOCFLAGS", "--deny warnings")], output)
    }

    fn rules(&self, _: &Output) -> Result<(), String> {
        rules::check(&self.root)
    }

    fn wasm(&self, output: &Output) -> Result<(), String> {
        tools::add_target(WASM)?;
        self.cargo(&["check", "--package", "caylus-table", "--target", WASM], &[], output)
    }

    fn build(&self, output: &Output) -> Result<(), String> {
        *lock(&self.built) = build(&self.root, output)?;
        Ok(())
    }

    fn packages(&self, packages: &[&str], output: &Output) -> Result<(), String> {
        lock(&self.built).clone().test(packages, self.is_long, output)
    }

    fn chores(&self, output: &Output) -> Result<(), String> {
        let built = lock(&self.built).clone();
        let others: Vec<&str> = built.packages().filter(|package| !PACKAGES_WITH_STEP.contains(package)).collect();
        built.test(&others, self.is_long, output)?;
        self.cargo(&["test", "--workspace", "--all-features", "--doc"], &[], output)
    }

    fn web(&self, output: &Output) -> Result<(), String> {
        ["check", "test", "weight"]
            .iter()
            .try_for_each(|script| self.npm(script, &[("CHROMIUM", Path::new(&tools::browser()))], output))
    }

    fn api(&self, output: &Output) -> Result<(), String> {
        let program = lock(&self.built).program.clone();
        api::check(&self.root, &program, self.is_long, output)
    }

    fn browser(&self, output: &Output) -> Result<(), String> {
        let program = lock(&self.built).program.clone();
        let (browser, form) = (tools::browser(), if self.is_long { "long" } else { "short" });
        let environment = [("CAYLUS", &*program), ("CHROMIUM", Path::new(&browser)), ("CAYLUS_TESTS", Path::new(form))];
        self.npm("browser", &environment, output)?;
        if self.is_long { self.npm("other-browsers", &environment, output) } else { Ok(()) }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_after_their_dependencies() {
        for (at, step) in STEPS.iter().enumerate() {
            let Some(needs) = step.needs else { continue };
            assert!(STEPS[..at].iter().any(|earlier| earlier.name == needs), "{} needs {needs}", step.name);
        }
    }

    #[test]
    fn named_steps_include_their_dependencies() {
        let names = |named: &[&str]| -> Vec<&str> {
            STEPS.iter().filter(|step| is_needed(step, named)).map(|step| step.name).collect()
        };
        assert_eq!(names(&["format"]), ["format"]);
        assert_eq!(names(&["browser"]), ["tools", "page", "build", "browser"]);
        assert_eq!(names(&["web", "rules"]), ["tools", "page", "rules", "web"]);
    }

    #[test]
    fn unknown_arguments_are_rejected() {
        let error = |argument: &str| test(Path::new("/nowhere"), &[argument]).unwrap_err();
        assert!(error("sever").contains("unknown step `sever`; the steps are:"));
        assert!(error("--short").contains("the only flag is --long"));
    }

    #[test]
    fn durations_print_as_minutes_and_seconds() {
        assert_eq!(["0:00", "0:59", "10:05"].map(String::from), [0, 59, 605].map(|s| clock(Duration::from_secs(s))));
    }
}
