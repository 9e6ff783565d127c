//! Builds the page in `web/` with Node, for the program to carry.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the page is made of, seen from the root. The build itself writes to none of these.
const SOURCES: &[&str] = &[
    "crates/words/texts",
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

const NODE: &str = "\
The page in the browser is built with Node 20.19 or newer, and npm, which comes with it. Install it from https://nodejs.org or \
with your system's packages (`apt install nodejs npm`), then build again.";

fn main() -> Result<(), String> {
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let web = root.join("web");
    // Builds of other profiles may run at the same time, and there is one folder of packages for all. The system gives the lock back
    // when this program ends.
    let busy = File::create(web.join(".busy")).map_err(|reason| format!("{}: {reason}", web.display()))?;
    busy.lock().map_err(|reason| format!("{}: {reason}", web.display()))?;
    if !is_installed(&web) {
        npm(&web, &["ci"])?;
    }
    // Beside the other results of this build: each has its own page.
    let page = folder("OUT_DIR")?.join("page");
    npm(&web, &["run", "build", "--", "--emptyOutDir", "--outDir", &page.to_string_lossy()])
}

/// Are the packages there, and as new as the list of them?
fn is_installed(web: &Path) -> bool {
    let changed = |path: &str| -> Option<SystemTime> { fs::metadata(web.join(path)).ok()?.modified().ok() };
    changed("node_modules/.package-lock.json").is_some_and(|then| Some(then) >= changed("package-lock.json"))
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let line = format!("npm {}", arguments.join(" "));
    let output = Command::new(program).args(arguments).current_dir(web).output();
    let output = output.map_err(|reason| format!("`{line}` could not be started: {reason}. {NODE}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("`{line}` failed in {}. {NODE}\n\n{said}", web.display()))
}

fn folder(variable: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo did not set {variable}"))
}
