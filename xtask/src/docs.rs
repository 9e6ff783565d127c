//! Checks the documentation: every path and link in a Markdown file must lead somewhere.
//!
//! - Links are relative to their file. In Markdown targets, the `#anchor` must be a heading.
//! - A word in code that starts with a top-level folder is a path from the root: `crates/rules/src/game.rs`.
//! - Any other word in a code span with the extension of a source file must be the end of an existing path: `classic/tiles.rs`. If
//!   the heading above names a folder, the path must be inside it, and words that end in `/` are checked too: `parts/`.
//! - `*`, `…` and words in capitals (`GAME`) match anything, `{a,b}` each alternative.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

/// Folders that git ignores. Paths through them are not checked: they may not have been built yet.
const IGNORED: &[&str] =
    &[".git", "artifacts", "corpus", "coverage", "dist", "dist-gallery", "node_modules", "shots", "target"];
/// Extensions of source files.
const SOURCES: &[&str] = &["css", "ftl", "md", "mjs", "py", "rs", "sql", "svelte", "toml", "ts"];

/// Fails if a document refers to a path or heading that does not exist.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut tree = Tree::default();
    tree.add(root, "")?;
    let mut documents = HashMap::new();
    for path in tree.paths.iter().filter(|path| path.ends_with(".md")) {
        let text = fs::read_to_string(root.join(path)).map_err(|reason| format!("{path}: {reason}"))?;
        documents.insert(path.as_str(), Document::read(&text));
    }
    let mut problems: Vec<(&str, usize, String)> = Vec::new();
    for (&path, document) in &documents {
        problems.extend(document.problems(path, &tree, &documents).map(|(line, problem)| (path, line, problem)));
    }
    if problems.is_empty() {
        println!("{} documents, all paths and links exist", documents.len());
        return Ok(());
    }
    problems.sort();
    let lines: Vec<String> =
        problems.iter().map(|(path, line, problem)| format!("  {path}:{line}: {problem}")).collect();
    Err(format!("broken paths or links in the documentation:\n{}", lines.join("\n")))
}

/// All files and folders, as `/`-separated paths from the root.
#[derive(Default)]
struct Tree {
    paths: BTreeSet<String>,
}

impl Tree {
    fn add(&mut self, root: &Path, folder: &str) -> Result<(), String> {
        let failed = |reason: std::io::Error| format!("{folder}: {reason}");
        for entry in fs::read_dir(root.join(folder)).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if IGNORED.contains(&name.as_str()) {
                continue;
            }
            let path = join(folder, &name);
            if entry.file_type().map_err(failed)?.is_dir() {
                self.add(root, &path)?;
            }
            self.paths.insert(path);
        }
        Ok(())
    }

    fn is_top_folder(&self, name: &str) -> bool {
        let inside = format!("{name}/");
        self.paths.range(inside.clone()..).next().is_some_and(|path| path.starts_with(&inside))
    }

    /// Is there a file or folder at this path from the root?
    fn has(&self, path: &str) -> bool {
        self.paths.contains(path) || is_pattern(path) && self.paths.iter().any(|found| matches(path, found))
    }

    /// Is there a file or folder in `folder` whose path ends in `end`?
    fn has_end(&self, end: &str, folder: &str) -> bool {
        // README.md is a name; GAME/README.md and rules-GAME.ftl are patterns.
        let is_name = end
            .trim_end_matches(|c: char| c.is_ascii_lowercase())
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte == b'.');
        let is_pattern = !is_name && is_pattern(end);
        self.paths.iter().filter_map(|path| path.strip_prefix(folder)).any(|path| {
            let starts = path.match_indices('/').map(|(at, _)| at + 1).chain([0]);
            starts.map(|start| &path[start..]).any(|found| found == end || is_pattern && matches(end, found))
        })
    }
}

/// The headings of a Markdown file, and the paths and links it mentions, with their lines.
#[derive(Default)]
struct Document {
    anchors: BTreeSet<String>,
    mentions: Vec<(usize, Mention)>,
}

enum Mention {
    /// The target of a link.
    Link(String),
    /// A word in a code span, and the folder named in the heading above it.
    Code(String, String),
    /// A word in a code block.
    Block(String),
}

impl Document {
    fn read(text: &str) -> Self {
        let mut document = Self::default();
        let mut folder = String::new();
        let mut fence = None;
        // A code span can continue on the next line, but not beyond its paragraph.
        let mut paragraph = (1, String::new());
        for (number, line) in (1..).zip(text.lines()) {
            let start = line.trim_start();
            let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
            let is_heading = fence.is_none() && start.starts_with('#');
            if mark.is_some() || is_heading || start.is_empty() {
                document.paragraph(&paragraph.1, paragraph.0, &folder);
                paragraph.1.clear();
            }
            match (fence, mark) {
                (None, Some(_)) => fence = mark,
                (Some(open), Some(mark)) if open == mark => fence = None,
                (Some(_), _) => {
                    document.mentions.extend(words(line).map(|word| (number, Mention::Block(word))));
                }
                (None, None) if is_heading => {
                    folder = spans(line)
                        .into_iter()
                        .find(|(_, span)| span.contains('/'))
                        .map_or_else(String::new, |(_, span)| format!("{}/", span.trim_end_matches('/')));
                    document.heading(start.trim_start_matches('#').trim());
                    document.paragraph(line, number, "");
                }
                (None, None) => {
                    if paragraph.1.is_empty() {
                        paragraph.0 = number;
                    }
                    paragraph.1 += line;
                    paragraph.1.push('\n');
                }
            }
        }
        document.paragraph(&paragraph.1, paragraph.0, &folder);
        document
    }

    /// Adds a heading's anchor, formed as on GitHub.
    fn heading(&mut self, text: &str) {
        let kept = text.to_lowercase().replace(' ', "-");
        let anchor: String = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect();
        let numbered = (1..).map(|number| format!("{anchor}-{number}"));
        let free = [anchor.clone()].into_iter().chain(numbered).find(|anchor| !self.anchors.contains(anchor));
        self.anchors.extend(free);
    }

    fn paragraph(&mut self, text: &str, first: usize, folder: &str) {
        let line = |at: usize| first + text[..at].matches('\n').count();
        let mut prose = text.to_owned();
        for (at, span) in spans(text) {
            self.mentions.extend(words(&span).map(|word| (line(at), Mention::Code(word, folder.to_owned()))));
            prose.replace_range(at..at + span.len(), &" ".repeat(span.len()));
        }
        for (open, close) in [("](", ')'), ("src=\"", '"')] {
            for (at, _) in prose.match_indices(open) {
                let rest = &prose[at + open.len()..];
                let target = rest.split([close, ' ']).next().unwrap_or(rest);
                self.mentions.push((line(at), Mention::Link(target.to_owned())));
            }
        }
    }

    fn problems<'a>(
        &'a self,
        path: &'a str,
        tree: &'a Tree,
        documents: &'a HashMap<&str, Self>,
    ) -> impl Iterator<Item = (usize, String)> + 'a {
        self.mentions.iter().filter_map(move |(line, mention)| {
            let problem = match mention {
                Mention::Link(target) => check_link(target, path, tree, documents),
                Mention::Code(word, folder) => check_code(word, Some(folder), tree),
                Mention::Block(word) => check_code(word, None, tree),
            };
            problem.err().map(|problem| (*line, problem))
        })
    }
}

fn check_link(target: &str, from: &str, tree: &Tree, documents: &HashMap<&str, Document>) -> Result<(), String> {
    if target.contains(':') {
        return Ok(());
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let path = if file.is_empty() { from.to_owned() } else { resolve(folder, file) };
    if !path.is_empty() && !tree.paths.contains(&path) {
        return Err(format!("no such file: {path}"));
    }
    match documents.get(path.as_str()) {
        Some(document) if !anchor.is_empty() && !document.anchors.contains(anchor) => {
            Err(format!("no such heading: {path}#{anchor}"))
        }
        _ => Ok(()),
    }
}

/// Checks a word in code if it looks like a path. Paths not from the root are only checked in code spans, which have a `folder`.
fn check_code(word: &str, folder: Option<&str>, tree: &Tree) -> Result<(), String> {
    let is_folder = word.ends_with('/') && folder.is_some_and(|folder| !folder.is_empty());
    let word = word.split(['#', ':']).next().unwrap_or(word).trim_end_matches('/');
    if word.starts_with(['/', '~', '$']) {
        return Ok(());
    }
    for path in alternatives(word) {
        if path.split('/').any(|part| IGNORED.contains(&part)) {
            continue;
        }
        let is_from_root = path.split_once('/').is_some_and(|(top, _)| tree.is_top_folder(top));
        let is_source = path.rsplit_once('.').is_some_and(|(name, end)| !name.is_empty() && SOURCES.contains(&end));
        let (exists, place) = match folder {
            _ if is_from_root => (tree.has(&path), ""),
            Some(folder) if is_source || is_folder => (tree.has_end(&path, folder), folder),
            _ => continue,
        };
        if !exists && place.is_empty() {
            return Err(format!("no such file: {path}"));
        } else if !exists {
            return Err(format!("no such file in {place}: {path}"));
        }
    }
    Ok(())
}

/// The code spans of a text, each with the offset of its content.
fn spans(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find('`').map(|open| at + open) {
        let ticks = text[open..].bytes().take_while(|byte| *byte == b'`').count();
        let start = open + ticks;
        let mut close = start;
        at = loop {
            let Some(next) = text[close..].find('`').map(|next| close + next) else { break start };
            let closing = text[next..].bytes().take_while(|byte| *byte == b'`').count();
            if closing == ticks {
                found.push((start, text[start..next].to_owned()));
                break next + closing;
            }
            close = next + closing;
        };
    }
    found
}

/// The words of a piece of code. A comma ends a word, except inside braces.
fn words(code: &str) -> impl Iterator<Item = String> {
    let mut depth = 0;
    let split = code.split(move |c: char| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        c.is_whitespace() || matches!(c, '"' | '\'' | '(' | ')' | '=' | '<' | '>') || c == ',' && depth <= 0
    });
    split.map(|word| word.trim_end_matches([':', ';', '.']).to_owned()).filter(|word| !word.is_empty())
}

/// Expands `a/{b,c}.rs` to `a/b.rs` and `a/c.rs`.
fn alternatives(path: &str) -> Vec<String> {
    let parts = path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    let Some((before, (inside, after))) = parts else { return vec![path.to_owned()] };
    inside.split(',').flat_map(|part| alternatives(&format!("{before}{part}{after}"))).collect()
}

/// A link's path from the root, with `.` and `..` resolved.
fn resolve(folder: &str, file: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in file.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.join("/")
}

fn join(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") }
}

fn is_pattern(path: &str) -> bool {
    path.char_indices().any(|(at, _)| placeholder_length(&path[at..]).is_some())
}

/// The length of the placeholder at the start, if there is one: `*`, `…` or a word in capitals.
fn placeholder_length(pattern: &str) -> Option<usize> {
    let capitals = |text: &str| text.bytes().take_while(u8::is_ascii_uppercase).count();
    match pattern.chars().next()? {
        '*' => Some(1),
        '…' => Some('…'.len_utf8()),
        _ => Some(capitals(pattern)).filter(|length| *length > 1),
    }
}

/// Does the path match the pattern? A placeholder matches one or more characters within one path component.
fn matches(pattern: &str, path: &str) -> bool {
    if let Some(length) = placeholder_length(pattern) {
        let part = path.find('/').unwrap_or(path.len());
        return (1..=part).any(|end| path.is_char_boundary(end) && matches(&pattern[length..], &path[end..]));
    }
    match (pattern.chars().next(), path.chars().next()) {
        (None, None) => true,
        (Some(a), Some(b)) if a == b => matches(&pattern[a.len_utf8()..], &path[b.len_utf8()..]),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        let paths = [
            "README.md",
            "crates",
            "crates/cli",
            "crates/cli/src",
            "crates/cli/src/play",
            "crates/cli/src/play/plain",
            "crates/cli/src/play/plain/input.rs",
            "crates/cli/src/seed.rs",
            "crates/words/texts/en/web.ftl",
            "docs",
            "docs/web.md",
        ];
        let tree = Tree { paths: paths.map(String::from).into() };
        let web = Document::read("# The page\n## How it moves\n## How it moves\n```\n# no heading\n```\n");
        let (path, document) = ("docs/here.md", Document::read(text));
        let documents = HashMap::from([("docs/web.md", web)]);
        document.problems(path, &tree, &documents).map(|(line, problem)| format!("{line}: {problem}")).collect()
    }

    fn is_fine(text: &str) {
        assert_eq!(problems(text), [""; 0], "{text}");
    }

    #[test]
    fn links_are_relative_to_their_file() {
        is_fine("[a](web.md), [b](../README.md), ![c](../crates/cli/), [d](https://example.org/x.md)");
        assert_eq!(problems("one\ntwo [a](README.md)"), ["2: no such file: docs/README.md"]);
        assert_eq!(problems(r#"<img src="a.webp" width="9">"#), ["1: no such file: docs/a.webp"]);
    }

    #[test]
    fn anchors_are_headings() {
        is_fine("[a](web.md#the-page) [b](web.md#how-it-moves) [c](web.md#how-it-moves-1)");
        assert_eq!(problems("[a](web.md#no-heading)"), ["1: no such heading: docs/web.md#no-heading"]);
    }

    #[test]
    fn paths_in_code_start_at_the_root() {
        is_fine(
            "`crates/cli/src/seed.rs` `crates/cli/` `cargo run --path crates/cli:` `web.md#x` `/etc/x.toml` `target/x.rs`",
        );
        assert_eq!(problems("a\n\n`b\nc` and `crates/cli/sead.rs:7`"), ["4: no such file: crates/cli/sead.rs"]);
        assert_eq!(problems("```\npython3 docs/bot.py,easy\nother.rs\n```"), ["2: no such file: docs/bot.py"]);
    }

    #[test]
    fn partial_paths_match_the_end_of_a_path() {
        is_fine("`plain/input.rs` `seed.rs` `docs.rs/clap` `0.1` `easy`");
        assert_eq!(problems("`play/input.rs`"), ["1: no such file: play/input.rs"]);
        assert_eq!(problems("`eed.rs`"), ["1: no such file: eed.rs"]);
    }

    #[test]
    fn headings_set_the_folder() {
        is_fine("## `crates/cli/src/`\n`plain/input.rs` `docs/web.md`\n## Else\n`web.ftl`");
        assert_eq!(problems("## `crates/cli`: x\n`web.ftl`"), ["2: no such file in crates/cli/: web.ftl"]);
        assert_eq!(problems("# `crates/cli`\n`play/` `pay/`"), ["2: no such file in crates/cli/: pay"]);
        assert_eq!(problems("## `crates/clip`"), ["1: no such file: crates/clip"]);
    }

    #[test]
    fn placeholders_need_a_match() {
        is_fine(
            "`crates/words/texts/LANGUAGE/*.ftl` `crates/*/src` `texts/en/w….ftl` `en/wGAME.ftl` `crates/cli/src/{seed,play/plain/input}.rs`",
        );
        assert_eq!(problems("`docs/GAME/web.md`"), ["1: no such file: docs/GAME/web.md"]);
        assert_eq!(problems("`crates/cli/src/{seed,sead}.rs`"), ["1: no such file: crates/cli/src/sead.rs"]);
        assert_eq!(problems("`SECURITY.md`"), ["1: no such file: SECURITY.md"]);
    }

    #[test]
    fn spans_close_with_the_same_number_of_backticks() {
        let found: Vec<String> = spans("`a` ``b`c`` ` d").into_iter().map(|(_, span)| span).collect();
        assert_eq!(found, ["a", "b`c"]);
    }
}
