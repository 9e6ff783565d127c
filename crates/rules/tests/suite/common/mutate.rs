//! Mutations: values of positions are changed, removed, duplicated or copied from another position; so are lines and characters
//! of texts.

use serde_json::{Value, json};

use super::game::TestGame;

/// One mutation: where, how, with what. Each number is taken modulo the number of choices.
pub(crate) type Change = (u16, u8, u16);

/// Removes all derived fields, so that a mutation does not contradict them.
pub(crate) fn without_derived<G: TestGame>(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !G::DERIVED_FIELDS.contains(&key.as_str()));
            map.values_mut().for_each(without_derived::<G>);
        }
        Value::Array(list) => list.iter_mut().for_each(without_derived::<G>),
        _ => {}
    }
}

/// Applies one mutation; it may copy a part from `other`.
pub(crate) fn change<G: TestGame>(value: &mut Value, other: &Value, (place, how, with): Change) {
    let with = usize::from(with);
    // Pick a top-level field evenly, then something within it.
    let Some(map) = value.as_object().filter(|map| !map.is_empty()) else { return };
    let (key, part) = map.iter().nth(usize::from(place) % map.len()).expect("less than the length");
    let mut paths = Vec::new();
    collect(part, format!("/{key}"), &mut paths);
    let path = &paths[usize::from(place) / map.len() % paths.len()];
    match how % 8 {
        0 | 1 => *at(value, path) = another::<G>(at(value, path), with),
        2 => remove(value, path),
        3 | 4 => {
            if let Some(part) = other.pointer(path) {
                *at(value, path) = part.clone();
            }
        }
        5 => add::<G>(at(value, path), with),
        6 => {
            let from = paths[with % paths.len()].clone();
            let part = at(value, &from).clone();
            *at(value, path) = part;
        }
        _ => *at(value, path) = pick(&[json!(null), json!([]), json!({}), json!("r9"), json!(2.5)], with).clone(),
    }
}

/// The JSON pointers of all parts. No key needs escaping.
fn collect(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, part)| collect(part, format!("{path}/{key}"), paths)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, part)| collect(part, format!("{path}/{at}"), paths));
        }
        _ => {}
    }
    paths.push(path);
}

fn at<'a>(value: &'a mut Value, path: &str) -> &'a mut Value {
    value.pointer_mut(path).expect("the path was found in the value")
}

fn pick<T>(list: &[T], with: usize) -> &T {
    &list[with % list.len()]
}

/// Another value of the same type.
fn another<G: TestGame>(value: &Value, with: usize) -> Value {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let likely = [number.saturating_add(1), number.saturating_sub(1), 0, 1, 2, 3, 4, 5, 6, 9, 14];
            let far = [-1, 99, 100, 254, 255, 256, 999, 1000, 9999, 10000, 65535, 65536, i64::MAX];
            json!(if with.is_multiple_of(3) { *pick(&far, with / 3) } else { *pick(&likely, with / 3) })
        }
        Value::String(text) => json!(another_word::<G>(text, with)),
        Value::Bool(flag) => json!(!flag),
        Value::Null if with.is_multiple_of(2) => json!(with / 2 % 5),
        Value::Null => json!(another_word::<G>("", with)),
        Value::Array(list) => json!(list.iter().rev().collect::<Vec<_>>()),
        Value::Object(_) => Value::Null,
    }
}

/// A word from the same group, or now and then from any group.
fn another_word<G: TestGame>(word: &str, with: usize) -> String {
    let lists = G::vocabulary();
    let same: Vec<&Vec<String>> = lists.iter().filter(|list| list.iter().any(|other| other == word)).collect();
    let list = if same.is_empty() || with.is_multiple_of(16) { pick(&lists, with / 16) } else { *pick(&same, with) };
    pick(list, with / 16).clone()
}

fn remove(value: &mut Value, path: &str) {
    let (parent, key) = path.rsplit_once('/').expect("a path has a parent");
    match value.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.remove(key)),
        Some(Value::Array(list)) => drop(list.remove(key.parse().expect("an index"))),
        _ => {}
    }
}

/// Adds to a list or an object; anything else becomes a list.
fn add<G: TestGame>(value: &mut Value, with: usize) {
    match value {
        Value::Array(list) => match list.first().cloned() {
            Some(first) if with.is_multiple_of(2) => list.push(first),
            Some(first) => list.push(another::<G>(&first, with / 2)),
            None => list.push(another::<G>(&Value::Null, with)),
        },
        Value::Object(map) => {
            let (key, part) = G::field(with);
            map.insert(key, part);
        }
        other => *other = json!([other.clone(), with % 5]),
    }
}

/// The value as JSON with its n-th key duplicated; `None` if it has fewer keys.
pub(crate) fn with_duplicate_key(value: &Value, number: usize) -> Option<String> {
    fn write(value: &Value, left: &mut Option<usize>, text: &mut String) {
        match value {
            Value::Object(map) => {
                text.push('{');
                for (key, part) in map {
                    let twice = *left == Some(0);
                    *left = left.and_then(|left| left.checked_sub(1));
                    if twice {
                        *text += &format!("\"{key}\":{part},");
                    }
                    *text += &format!("\"{key}\":");
                    write(part, left, text);
                    text.push(',');
                }
                close(text, '}');
            }
            Value::Array(list) => {
                text.push('[');
                for part in list {
                    write(part, left, text);
                    text.push(',');
                }
                close(text, ']');
            }
            plain => *text += &plain.to_string(),
        }
    }
    fn close(text: &mut String, bracket: char) {
        if text.ends_with(',') {
            text.pop();
        }
        text.push(bracket);
    }
    let (mut left, mut text) = (Some(number), String::new());
    write(value, &mut left, &mut text);
    left.is_none().then_some(text)
}

/// Changes, deletes, inserts and swaps characters.
pub(crate) fn mutate_text(text: &str, changes: &[(u32, u8, char)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, how, with) in changes.iter().take_while(|_| !text.is_empty()) {
        let at = *place as usize % chars.len().max(1);
        let next = (at + 1) % chars.len().max(1);
        match how % 5 {
            _ if chars.is_empty() => {}
            0 => chars[at] = *with,
            1 => drop(chars.remove(at)),
            2 => chars.insert(at, *with),
            3 => chars.swap(at, next),
            // A character from elsewhere in the text is more likely to make sense.
            _ => chars[at] = chars[*with as usize % chars.len()],
        }
    }
    chars.into_iter().collect()
}

/// Deletes, duplicates, swaps and overwrites lines.
pub(crate) fn mutate_lines(text: &str, changes: &[(u16, u8, u16)]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for (place, how, with) in changes {
        if lines.is_empty() {
            break;
        }
        // Half of the mutations are near the headers.
        let near = if how & 8 == 0 { lines.len() } else { lines.len().min(10) };
        let (at, other) = (usize::from(*place) % near, usize::from(*with) % lines.len());
        match how % 4 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            2 => lines.swap(at, other),
            _ => lines[at] = lines[other],
        }
    }
    lines.join("\n")
}
