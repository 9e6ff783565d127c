//! The test command: its steps, what runs beside what, and the summary.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::build::{Built, build, cargo};
use crate::run::Output;
use crate::{docs, rules, tools};

/// One step of the test command.
struct Step {
    name: &'static str,
    about: &'static str,
    lane: Lane,
    /// The step that has to succeed before this one.
    needs: Option<&'static str>,
    run: fn(&Test, &Output) -> Result<(), String>,
}

/// Steps of different lanes run side by side: compiling and the tests in Rust, the page, and the browser, which mostly waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Lane {
    Rust,
    Web,
    Browser,
}

const STEPS: &[Step] = &[
    Step { name: "tools", about: "are all tools there?", lane: Lane::Rust, needs: None, run: |_, _| tools::check() },
    Step { name: "page", about: "builds the page", lane: Lane::Rust, needs: Some("tools"), run: Test::page },
    Step { name: "format", about: "cargo fmt", lane: Lane::Rust, needs: None, run: Test::format },
    Step { name: "lint", about: "clippy, without a warning", lane: Lane::Rust, needs: Some("page"), run: Test::lint },
    Step { name: "docs", about: "rustdoc, without a warning", lane: Lane::Rust, needs: Some("page"), run: Test::docs },
    Step {
        name: "links",
        about: "paths and links in the documentation",
        lane: Lane::Rust,
        needs: None,
        run: |test, _| docs::check(&test.root),
    },
    Step { name: "rules", about: "the rule index", lane: Lane::Rust, needs: None, run: Test::rules },
    Step { name: "build", about: "builds all tests", lane: Lane::Rust, needs: Some("page"), run: Test::build },
    Step {
        name: "engine",
        about: "tests of the games",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["rules"], output),
    },
    Step {
        name: "words",
        about: "tests of the texts",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["words"], output),
    },
    Step {
        name: "bots",
        about: "tests of the bots",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["bots"], output),
    },
    Step {
        name: "cli",
        about: "tests of the command line, and the program under fire",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["cli"], output),
    },
    Step {
        name: "server",
        about: "tests of the server, on both databases",
        lane: Lane::Rust,
        needs: Some("build"),
        run: |test, output| test.packages(&["server", "web"], output),
    },
    Step {
        name: "chores",
        about: "tests of the project's own tools, and the examples in the documentation",
        lane: Lane::Rust,
        needs: Some("build"),
        run: Test::chores,
    },
    Step {
        name: "web",
        about: "checks, tests and weight of the page",
        lane: Lane::Web,
        needs: Some("page"),
        run: Test::web,
    },
    Step {
        name: "browser",
        about: "plays in a real browser",
        lane: Lane::Browser,
        needs: Some("build"),
        run: Test::browser,
    },
];

/// The packages that have a step of their own; all others belong to `chores`.
const STEPPED: &[&str] = &["rules", "words", "bots", "cli", "server", "web"];

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    Passed(Duration),
    Failed(Duration, String),
    /// Another one that it needs did not pass.
    Skipped,
}

/// One run of the test command.
struct Test {
    root: PathBuf,
    is_long: bool,
    built: Mutex<Built>,
    done: Mutex<HashMap<&'static str, Outcome>>,
    news: Condvar,
}

/// The steps, for the help.
pub(crate) fn help() -> String {
    STEPS.iter().map(|step| format!("  {:8} {}\n", step.name, step.about)).collect()
}

/// Runs the test command: everything, or the steps that are named, with those they need.
pub(crate) fn test(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let (flags, names): (Vec<&str>, Vec<&str>) = arguments.iter().partition(|argument| argument.starts_with('-'));
    if let Some(flag) = flags.iter().find(|flag| **flag != "--long") {
        return Err(format!("there is no flag `{flag}`; the only one is --long"));
    }
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("there is no step `{name}`; the steps are:\n{}", help()));
    }
    let steps: Vec<&Step> = STEPS.iter().filter(|step| names.is_empty() || is_needed(step, &names)).collect();
    let test = Test {
        root: root.to_owned(),
        is_long: !flags.is_empty(),
        built: Mutex::default(),
        done: Mutex::default(),
        news: Condvar::new(),
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

/// Is it named, or needed by one that is?
fn is_needed(step: &Step, names: &[&str]) -> bool {
    names.contains(&step.name) || STEPS.iter().any(|other| other.needs == Some(step.name) && is_needed(other, names))
}

impl Test {
    /// Runs a step as soon as the one it needs is done.
    fn step(&self, step: &Step, is_live: bool) {
        let outcome = match step.needs.map(|name| self.wait_for(name)) {
            None | Some(Outcome::Passed(_)) => {
                let output = if is_live { Output::Live } else { Output::kept() };
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
        self.news.notify_all();
    }

    fn wait_for(&self, name: &str) -> Outcome {
        let mut done = lock(&self.done);
        loop {
            match done.get(name) {
                Some(outcome) => return outcome.clone(),
                None => done = self.news.wait(done).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Says how every step ended.
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

    fn build(&self, output: &Output) -> Result<(), String> {
        *lock(&self.built) = build(&self.root, output)?;
        Ok(())
    }

    fn packages(&self, packages: &[&str], output: &Output) -> Result<(), String> {
        lock(&self.built).clone().test(packages, self.is_long, output)
    }

    fn chores(&self, output: &Output) -> Result<(), String> {
        let built = lock(&self.built).clone();
        let others: Vec<&str> = built.packages().filter(|package| !STEPPED.contains(package)).collect();
        built.test(&others, self.is_long, output)?;
        self.cargo(&["test", "--workspace", "--all-features", "--doc"], &[], output)
    }

    fn web(&self, output: &Output) -> Result<(), String> {
        ["check", "test", "weight"]
            .iter()
            .try_for_each(|script| self.npm(script, &[("CHROMIUM", Path::new(&tools::browser()))], output))
    }

    fn browser(&self, output: &Output) -> Result<(), String> {
        let program = lock(&self.built).program.clone();
        let (browser, form) = (tools::browser(), if self.is_long { "long" } else { "short" });
        let environment = [("CAYLUS", &*program), ("CHROMIUM", Path::new(&browser)), ("CAYLUS_TESTS", Path::new(form))];
        self.npm("browser", &environment, output)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_comes_after_what_it_needs() {
        for (at, step) in STEPS.iter().enumerate() {
            let Some(needs) = step.needs else { continue };
            assert!(STEPS[..at].iter().any(|earlier| earlier.name == needs), "{} needs {needs}", step.name);
        }
    }

    #[test]
    fn a_step_that_is_named_brings_what_it_needs() {
        let names = |named: &[&str]| -> Vec<&str> {
            STEPS.iter().filter(|step| is_needed(step, named)).map(|step| step.name).collect()
        };
        assert_eq!(names(&["format"]), ["format"]);
        assert_eq!(names(&["browser"]), ["tools", "page", "build", "browser"]);
        assert_eq!(names(&["web", "rules"]), ["tools", "page", "rules", "web"]);
    }

    #[test]
    fn what_is_unknown_is_refused_before_anything_runs() {
        let refused = |argument: &str| test(Path::new("/nowhere"), &[argument]).unwrap_err();
        assert!(refused("sever").contains("there is no step `sever`; the steps are:"));
        assert!(refused("--short").contains("the only one is --long"));
    }

    #[test]
    fn times_are_minutes_and_seconds() {
        assert_eq!(["0:00", "0:59", "10:05"].map(String::from), [0, 59, 605].map(|s| clock(Duration::from_secs(s))));
    }
}
