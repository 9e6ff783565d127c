//! The rule index: for each rule, where it is implemented and which tests prove it.
//!
//! - Rules are items `- **C2.4** …` of docs/rules/GAME.md, as are worked examples (`E1`) and answers (`F1`).
//! - A rule is implemented at the one comment under crates/rules/src that marks it in brackets: `[C2.4]`.
//! - A test proves it if it is a scenario under tests/scenarios/GAME with `proves = ["C2.4"]`, or a function with the id in its name:
//!   `c2_4_…`. Examples and answers are proved by scenarios only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where one rule, example or answer is implemented and tested.
#[derive(Default)]
struct Rule {
    marks: Vec<String>,
    tests: BTreeSet<String>,
}

/// The rules of one game, in document order.
struct Index {
    game: String,
    order: Vec<String>,
    rules: BTreeMap<String, Rule>,
}

/// Prints the index of every game; fails on gaps.
pub(crate) fn print(root: &Path) -> Result<(), String> {
    let indexes = build(root)?;
    for index in &indexes {
        println!("{}", index.game);
        for id in &index.order {
            let rule = &index.rules[id];
            println!("  {id:<6} {}", rule.marks.join(", "));
            for test in &rule.tests {
                println!("         {test}");
            }
        }
    }
    report_gaps(&indexes)
}

/// Fails on gaps; otherwise prints a summary.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    report_gaps(&build(root)?)
}

fn report_gaps(indexes: &[Index]) -> Result<(), String> {
    let mut gaps = Vec::new();
    for index in indexes {
        for id in &index.order {
            let rule = &index.rules[id];
            let places = rule.marks.len();
            if is_rule(id) && places != 1 {
                gaps.push(match places {
                    0 => format!(
                        "{id} is not marked in crates/rules/src: add `[{id}]` to the comment where it is implemented"
                    ),
                    _ => format!("{id} is marked {places} times, keep one: {}", rule.marks.join(", ")),
                });
            }
            if rule.tests.is_empty() {
                gaps.push(format!("{id} of {} is not proved by any test", index.game));
            }
        }
    }
    if !gaps.is_empty() {
        return Err(format!("the rule index has gaps:\n  {}", gaps.join("\n  ")));
    }
    for index in indexes {
        let rules = index.order.iter().filter(|id| is_rule(id)).count();
        println!("{}: {rules} rules, {} examples and answers, all proved", index.game, index.order.len() - rules);
    }
    Ok(())
}

/// Rule ids have two numbers, those of examples and answers one.
fn is_rule(id: &str) -> bool {
    id.contains('.')
}

fn build(root: &Path) -> Result<Vec<Index>, String> {
    let mut indexes = Vec::new();
    for document in files(&root.join("docs/rules"), "md")? {
        indexes.push(read_document(&document)?);
    }
    for source in files(&root.join("crates/rules/src"), "rs")? {
        let text = read(&source)?;
        add_marks(&mut indexes, &name(root, &source), &text)?;
        add_named_tests(&mut indexes, &name(root, &source), &text)?;
    }
    for test in files(&root.join("crates/rules/tests"), "rs")? {
        add_named_tests(&mut indexes, &name(root, &test), &read(&test)?)?;
    }
    for index in &mut indexes {
        for scenarios in files(&root.join("crates/rules/tests/scenarios").join(&index.game), "toml")? {
            add_scenarios(index, &name(root, &scenarios), &read(&scenarios)?)?;
        }
    }
    Ok(indexes)
}

fn read_document(path: &Path) -> Result<Index, String> {
    let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut index = Index { game, order: Vec::new(), rules: BTreeMap::new() };
    for line in read(path)?.lines() {
        let Some((id, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) else { continue };
        if index.rules.insert(id.to_owned(), Rule::default()).is_some() {
            return Err(format!("{}: duplicate rule {id}", path.display()));
        }
        index.order.push(id.to_owned());
    }
    Ok(index)
}

/// Adds marks like `[C2.4]` in comments.
fn add_marks(indexes: &mut [Index], file: &str, text: &str) -> Result<(), String> {
    for (number, line) in (1..).zip(text.lines()) {
        let Some((_, comment)) = line.split_once("//") else { continue };
        for part in comment.split('[').skip(1) {
            let Some((id, _)) = part.split_once(']') else { continue };
            let looks_like_a_rule = id.split_once('.').is_some_and(|(group, number)| {
                group.len() > 1
                    && group.starts_with(|c: char| c.is_ascii_uppercase())
                    && is_number(&group[1..])
                    && is_number(number)
            });
            if looks_like_a_rule {
                let place = format!("{file}:{number}");
                find(indexes, id)
                    .ok_or_else(|| format!("{place}: unknown rule [{id}]; it is not in docs/rules"))?
                    .marks
                    .push(place);
            }
        }
    }
    Ok(())
}

/// Adds functions with a rule id in their name, as in `c2_4_workers_stay_off_residences`.
fn add_named_tests(indexes: &mut [Index], file: &str, text: &str) -> Result<(), String> {
    for line in text.lines() {
        let Some(name) = line.trim_start().strip_prefix("fn ").and_then(|rest| rest.split('(').next()) else {
            continue;
        };
        let words: Vec<&str> = name.split('_').collect();
        for pair in words.windows(2) {
            let is_group =
                pair[0].len() > 1 && pair[0].starts_with(|c: char| c.is_ascii_lowercase()) && is_number(&pair[0][1..]);
            if is_group && is_number(pair[1]) {
                let id = format!("{}.{}", pair[0].to_uppercase(), pair[1]);
                let test = format!("{file}: {name}");
                find(indexes, &id)
                    .ok_or_else(|| format!("{test}: unknown rule {id}; it is not in docs/rules"))?
                    .tests
                    .insert(test);
            }
        }
    }
    Ok(())
}

/// Adds scenarios, from lines `proves = ["C2.4", "E2"]` after the scenario's name.
fn add_scenarios(index: &mut Index, file: &str, text: &str) -> Result<(), String> {
    let mut scenario = "";
    for line in text.lines() {
        if let Some(name) = line.trim().strip_prefix("name = ") {
            scenario = name.trim_matches('"');
        }
        let Some(list) = line.trim().strip_prefix("proves = [") else { continue };
        for id in list.split('"').skip(1).step_by(2) {
            let rule = index.rules.get_mut(id);
            let rule =
                rule.ok_or_else(|| format!("{file}: `{scenario}` proves unknown rule {id}; it is not in docs/rules"))?;
            rule.tests.insert(format!("{file}: {scenario}"));
        }
    }
    Ok(())
}

fn find<'a>(indexes: &'a mut [Index], id: &str) -> Option<&'a mut Rule> {
    indexes.iter_mut().find_map(|index| index.rules.get_mut(id))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|reason| format!("{}: {reason}", path.display()))
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// All files with this extension below a directory, sorted.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|reason| format!("{}: {reason}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|reason| format!("{}: {reason}", folder.display()))?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
