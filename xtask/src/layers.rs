//! The layers: crates, and the modules of some, may only use what is below them. Reads manifests and sources.

use std::fs;
use std::path::{Path, PathBuf};

/// What may use what: an item may use the rows above its own, and nothing of its own row.
type Rows = &'static [&'static [&'static str]];

/// The crates, by folder.
const CRATES: Rows =
    &[&["rules", "cluster", "web"], &["words", "bots"], &["table", "trainer", "xtask"], &["server", "fire"], &["cli"]];

/// The modules of crates, by folder.
const MODULES: &[(&str, Rows)] = &[
    (
        "table",
        &[
            &["ids", "list", "schemas", "text", "tree"],
            &["patch"],
            &["mirror", "settings"],
            &["game"],
            &["table"],
            &["docs"],
            &["public"],
        ],
    ),
    (
        "server",
        &[
            &["clock", "config", "ids", "names", "passwords", "tokens"],
            &["limits", "logs", "store"],
            &["admin", "notices", "ratings", "wire"],
            &["live"],
            &["service"],
            &["background"],
            &["app"],
            &["http"],
            &["connections"],
            &["serve"],
        ],
    ),
];

/// The crates that do no I/O and read no clock.
const PURE: &[&str] = &["rules", "words", "table"];
/// What they must not use.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "std::thread",
    "SystemTime",
    "Instant::now",
    "rand::",
    "tokio::",
];

/// A source file of a crate or module.
struct Source {
    /// The crate or module.
    owner: String,
    /// The path to show.
    path: String,
    /// Without comments and unit tests.
    text: String,
    /// How many times `super::` leads to the root of the crate.
    depth: usize,
}

/// Fails if a crate or module uses one that is not below it.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut wrong = Vec::new();
    let folder = |name: &str| if name == "xtask" { root.join(name) } else { root.join("crates").join(name) };
    let listed: Vec<&str> = CRATES.concat();
    for name in children(&root.join("crates"))?.iter().filter(|name| !listed.contains(&name.as_str())) {
        wrong.push(format!("crates/{name} is in no row of xtask/src/layers.rs"));
    }
    for name in &listed {
        let manifest = folder(name).join("Cargo.toml");
        wrong.extend(violations(CRATES, name, &shown(root, &manifest), &dependencies(&read(&manifest)?)));
        for source in sources(root, &folder(name).join("src"), name)? {
            wrong.extend(violations(CRATES, name, &source.path, &crates_used(&source.text)));
            if PURE.contains(name) {
                wrong.extend(impure(&source));
            }
        }
    }
    for (name, rows) in MODULES {
        let sources = sources(root, &folder(name).join("src"), name)?;
        for source in sources.iter().filter(|source| source.owner != "lib") {
            wrong.extend(violations(rows, &source.owner, &source.path, &modules_used(source)));
        }
        let is_gone = |module: &&str| sources.iter().all(|source| source.owner != *module);
        for module in rows.concat().iter().filter(|module| is_gone(module)) {
            wrong.push(format!("crates/{name} has no module `{module}`; remove it from xtask/src/layers.rs"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Every use of something that is not below its user.
fn violations(rows: Rows, user: &str, path: &str, used: &[(usize, String)]) -> Vec<String> {
    let row = |name: &str| rows.iter().position(|row| row.contains(&name));
    let Some(own) = row(user) else { return vec![format!("{path}: `{user}` is in no row of xtask/src/layers.rs")] };
    let is_wrong = |name: &str| name != user && row(name).is_none_or(|row| row >= own);
    let wrong = used.iter().filter(|(_, name)| is_wrong(name));
    wrong.map(|(line, name)| format!("{path}:{line}: `{user}` must not use `{name}`, which is not below it")).collect()
}

fn impure(source: &Source) -> Vec<String> {
    let lines = (1..).zip(source.text.lines());
    let found =
        lines.flat_map(|(line, text)| IMPURE.iter().filter(|what| mentions(text, what)).map(move |what| (line, what)));
    found.map(|(line, what)| format!("{}:{line}: `{}` must not use `{what}`", source.path, source.owner)).collect()
}

/// Whether the text mentions a name, not only as the end of a longer one.
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| !text[..at].ends_with(is_word))
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// Our crates in a manifest, with their lines.
fn dependencies(manifest: &str) -> Vec<(usize, String)> {
    let name = |line: &str| {
        let name = line.strip_prefix("caylus-")?.split(|sign: char| !is_word(sign)).next()?;
        Some(name.to_owned())
    };
    (1..).zip(manifest.lines()).filter_map(|(number, line)| Some((number, name(line)?))).collect()
}

/// Our crates that a source names, with their lines.
fn crates_used(text: &str) -> Vec<(usize, String)> {
    let found = text.match_indices("caylus_").filter(|(at, _)| !text[..*at].ends_with(is_word));
    let found = found.filter_map(|(at, prefix)| {
        let (name, rest) = word(&text[at + prefix.len()..]);
        rest.starts_with("::").then(|| (line_of(text, at), name.to_owned()))
    });
    found.collect()
}

/// The modules of its crate that a source names, with their lines: `crate::a::B`, `crate::{a, b}`, `super::super::a`.
fn modules_used(source: &Source) -> Vec<(usize, String)> {
    let text = &source.text;
    let from_root = ["crate::".to_owned(), "super::".repeat(source.depth)];
    let mut used = Vec::new();
    for prefix in &from_root {
        let found = text.match_indices(prefix.as_str()).filter(|(at, _)| !text[..*at].ends_with([':', '$']));
        for (at, _) in found.filter(|(at, _)| !text[..*at].ends_with(is_word)) {
            let path = &text[at + prefix.len()..];
            let names = if path.starts_with('{') { group(path) } else { vec![word(path).0] };
            used.extend(
                names.into_iter().filter(|name| !name.is_empty()).map(|name| (line_of(text, at), name.to_owned())),
            );
        }
    }
    used
}

/// The first name of each path in a group: `a` and `b` of `{a::{B, C}, b}`.
fn group(text: &str) -> Vec<&str> {
    let (mut depth, mut names) = (0, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && matches!(sign, '{' | ',') {
            names.push(word(text[at + 1..].trim_start()).0);
        }
    }
    names
}

/// The word at the start of a text, and the rest.
fn word(text: &str) -> (&str, &str) {
    text.split_at(text.find(|sign| !is_word(sign)).unwrap_or(text.len()))
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// All sources under a folder but unit tests. A file belongs to the top-level module it is in.
fn sources(root: &Path, folder: &Path, name: &str) -> Result<Vec<Source>, String> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for child in children(&next)? {
            let path = next.join(&child);
            if path.is_dir() && child != "tests" {
                folders.push(path);
            } else if let Some(stem) = child.strip_suffix(".rs").filter(|stem| *stem != "tests") {
                let inner = path.strip_prefix(folder).unwrap_or(&path);
                let parts: Vec<&str> = inner.iter().filter_map(|part| part.to_str()).collect();
                let owner = if parts.len() == 1 { stem } else { parts[0] };
                let depth = if parts.len() > 1 && stem == "mod" { parts.len() - 1 } else { parts.len() };
                let owner = if MODULES.iter().any(|(module, _)| *module == name) { owner } else { name };
                let text = code(&read(&path)?);
                all.push(Source { owner: owner.to_owned(), path: shown(root, &path), text, depth });
            }
        }
    }
    Ok(all)
}

/// The source without comments and without its unit tests, line by line.
fn code(source: &str) -> String {
    let end = source.find("#[cfg(test)]\nmod tests {").unwrap_or(source.len());
    source[..end].lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|reason| format!("cannot read {}: {reason}", path.display()))
}

/// The names in a folder, sorted.
fn children(folder: &Path) -> Result<Vec<String>, String> {
    let wrong = |reason| format!("cannot read {}: {reason}", folder.display());
    let entries: Vec<PathBuf> =
        fs::read_dir(folder).map_err(wrong)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let mut names: Vec<String> =
        entries.iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: Rows = &[&["low", "other"], &["high"]];

    fn source(owner: &str, depth: usize, text: &str) -> Source {
        Source { owner: owner.to_owned(), path: format!("{owner}.rs"), text: code(text), depth }
    }

    fn found(source: &Source) -> Vec<String> {
        violations(ROWS, &source.owner, &source.path, &modules_used(source))
    }

    #[test]
    fn the_layers_hold() {
        check(&crate::root()).unwrap_or_else(|wrong| panic!("{wrong}"));
    }

    #[test]
    fn only_lower_rows_may_be_used() {
        assert!(found(&source("high", 1, "use crate::low::A;\nuse crate::high::B;")).is_empty());
        let wrong = |name: &str| format!("low.rs:2: `low` must not use `{name}`, which is not below it");
        assert_eq!(found(&source("low", 1, "\nuse crate::high::A;")), [wrong("high")]);
        assert_eq!(found(&source("low", 1, "\nuse crate::other::A;")), [wrong("other")], "not even of the same row");
        assert_eq!(found(&source("low", 1, "\nuse crate::new::A;")), [wrong("new")], "unknown");
        assert_eq!(found(&source("new", 1, "")), ["new.rs: `new` is in no row of xtask/src/layers.rs"]);
    }

    #[test]
    fn every_way_to_name_a_module_is_seen() {
        let used = |depth, text: &str| -> Vec<String> {
            modules_used(&source("low", depth, text)).into_iter().map(|(_, name)| name).collect()
        };
        assert_eq!(used(1, "use crate::{a, b::{C, D},\n    e::F};"), ["a", "b", "e"]);
        assert_eq!(used(1, "fn f() -> crate::a::B { super::c::d() }"), ["a", "c"]);
        assert_eq!(used(2, "use super::a;\nuse super::super::b;"), ["b"]);
        assert_eq!(used(1, "// crate::a\n/// [`crate::b`]\n#[cfg(test)]\nmod tests {\n    use crate::c;\n}"), [""; 0]);
        assert_eq!(used(1, "macro_rules! m { () => { $crate::a } }"), [""; 0]);
    }

    #[test]
    fn crates_are_found_in_manifests_and_sources() {
        let manifest = "[package]\nname = \"caylus-bots\"\n\n[dependencies]\ncaylus-server.workspace = true\n";
        let path = "crates/bots/Cargo.toml";
        let wrong = |line: &str| vec![format!("{line}: `bots` must not use `server`, which is not below it")];
        assert_eq!(violations(CRATES, "bots", path, &dependencies(manifest)), wrong("crates/bots/Cargo.toml:5"));
        let used = crates_used("\nuse caylus_rules::Game;\nuse caylus_server::app;\n");
        assert_eq!(violations(CRATES, "bots", "bot.rs", &used), wrong("bot.rs:3"));
    }

    #[test]
    fn pure_crates_read_no_clock() {
        let source = source("table", 1, "let operand::A = 1;\nlet now = std::time::SystemTime::now();");
        assert_eq!(impure(&source), ["table.rs:2: `table` must not use `SystemTime`"]);
    }
}
