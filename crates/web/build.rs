//! Builds the page in `web/` with Node and lists its files for embedding.
//!
//! Without Node the build warns and continues without the page, unless `CAYLUS_PAGE=required`.

use std::env;
use std::fmt::Write;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The page's sources, relative to the root. The build must not write to any of them.
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
const NODE: (u32, u32) = (20, 19);
/// Set to `required` to fail without a page.
const SETTING: &str = "CAYLUS_PAGE";

/// Why the page was not built.
enum Failure {
    /// This machine cannot build it. The program is still useful without it.
    Unable(String),
    Broken(String),
}

fn main() -> Result<(), String> {
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let out = folder("OUT_DIR")?;
    let files = match build(&root, &out.join("page")) {
        Ok(files) => files,
        Err(Failure::Broken(reason)) => return Err(reason),
        Err(Failure::Unable(reason)) if env::var_os(SETTING).is_some_and(|setting| setting == "required") => {
            return Err(format!("{SETTING}=required, but {reason}"));
        }
        Err(Failure::Unable(reason)) => {
            // Only here: if the page was built, the variable changes nothing and must not trigger a rebuild.
            println!("cargo::rerun-if-env-changed={SETTING}");
            println!("cargo::warning=building without the web page: {reason}");
            println!(
                "cargo::warning=to include it, install Node {}.{} or newer with npm and build again with {SETTING}=required",
                NODE.0, NODE.1
            );
            Vec::new()
        }
    };
    fs::write(out.join("files.rs"), listing(&files)).map_err(|reason| format!("{}: {reason}", out.display()))
}

/// Builds the page and copies it to `page`. Returns its files: path and hash of the content.
fn build(root: &Path, page: &Path) -> Result<Vec<(String, u64)>, Failure> {
    check_node().map_err(Failure::Unable)?;
    let web = root.join("web");
    let broken = |path: &Path| {
        let path = path.display().to_string();
        move |reason: io::Error| Failure::Broken(format!("{path}: {reason}"))
    };
    // Builds of other profiles may run in parallel and share `node_modules` and `dist`. The lock is released when this program ends.
    let lock = File::create(web.join(".busy")).map_err(broken(&web))?;
    lock.lock().map_err(broken(&web))?;
    if !is_installed(&web) {
        npm(&web, &["ci"]).map_err(Failure::Unable)?;
    }
    let (dist, stamp) = (web.join("dist"), web.join("dist/.sources"));
    let sources = hash_of_all(root, SOURCES).map_err(broken(root))?.to_string();
    if fs::read_to_string(&stamp).ok().as_ref() != Some(&sources) {
        npm(&web, &["run", "build"]).map_err(Failure::Broken)?;
        fs::write(&stamp, sources).map_err(broken(&stamp))?;
    }
    // Each build embeds its own copy.
    if page.exists() {
        fs::remove_dir_all(page).map_err(broken(page))?;
    }
    let mut files = Vec::new();
    for path in files_in(&dist).map_err(broken(&dist))? {
        if path == stamp {
            continue;
        }
        let name = path.strip_prefix(&dist).unwrap_or(&path);
        let (bytes, copy) = (fs::read(&path).map_err(broken(&path))?, page.join(name));
        fs::create_dir_all(copy.parent().unwrap_or(page)).map_err(broken(page))?;
        fs::write(&copy, &bytes).map_err(broken(&copy))?;
        // Web paths use slashes on every system.
        files.push((name.to_string_lossy().replace('\\', "/"), hash_of(&bytes)));
    }
    Ok(files)
}

/// The list of files as Rust code.
fn listing(files: &[(String, u64)]) -> String {
    let mut list = "&[\n".to_owned();
    for (path, hash) in files {
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            list,
            "Embedded {{ path: {path:?}, tag: \"{hash:016x}\", bytes: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/page/\", {path:?})) }},"
        );
    }
    list + "]"
}

fn check_node() -> Result<(), String> {
    let output = Command::new("node").arg("--version").output();
    let output = output.map_err(|reason| format!("cannot run `node`: {reason}"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= NODE => Ok(()),
        _ => Err(format!("found Node {version}, need {}.{} or newer", NODE.0, NODE.1)),
    }
}

/// Whether `node_modules` is up to date with `package-lock.json`.
fn is_installed(web: &Path) -> bool {
    let changed = |path: &str| -> Option<SystemTime> { fs::metadata(web.join(path)).ok()?.modified().ok() };
    changed("node_modules/.package-lock.json").is_some_and(|then| Some(then) >= changed("package-lock.json"))
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let line = format!("npm {}", arguments.join(" "));
    let output = Command::new(program).args(arguments).current_dir(web).output();
    let output = output.map_err(|reason| format!("cannot run `{line}`: {reason}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("`{line}` failed in {}:\n{said}", web.display()))
}

/// One hash of the names and contents of all files in these paths.
fn hash_of_all(root: &Path, sources: &[&str]) -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    for source in sources {
        for path in files_in(&root.join(source))? {
            path.strip_prefix(root).unwrap_or(&path).hash(&mut hasher);
            fs::read(&path)?.hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// The file at this path, or all files below it, sorted.
fn files_in(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    let files = entries.iter().map(|entry| files_in(entry)).collect::<io::Result<Vec<_>>>()?;
    Ok(files.concat())
}

fn folder(variable: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo did not set {variable}"))
}
