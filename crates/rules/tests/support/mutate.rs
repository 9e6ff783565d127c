//! Spoils what is written: in positions a value is changed, left out, doubled or taken from another position; in texts
//! lines and characters are.

use caylus_rules::classic::{Section, Space, Spot, Tile};
use caylus_rules::parts::Cube;
use serde_json::{Value, json};

/// One change: where, how, and with what. Each number is taken modulo what there is to choose from.
pub(crate) type Change = (u16, u8, u16);

/// What the engine works out itself if it is left out.
const DERIVED: [&str; 7] = ["workers", "supply", "due", "activating", "favors_owed", "free", "color"];

/// Removes everywhere what can be worked out, so that a change does not contradict it.
pub(crate) fn without_derived(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !DERIVED.contains(&key.as_str()));
            map.values_mut().for_each(without_derived);
        }
        Value::Array(list) => list.iter_mut().for_each(without_derived),
        _ => {}
    }
}

/// Makes one change; `other` is a position from which a part can be taken.
pub(crate) fn change(value: &mut Value, other: &Value, (place, how, with): Change) {
    let with = usize::from(with);
    // First one of the main parts, each as likely, then something within it.
    let Some(map) = value.as_object().filter(|map| !map.is_empty()) else { return };
    let (key, part) = map.iter().nth(usize::from(place) % map.len()).expect("less than the length");
    let mut paths = Vec::new();
    collect(part, format!("/{key}"), &mut paths);
    let path = &paths[usize::from(place) / map.len() % paths.len()];
    match how % 8 {
        0 | 1 => *at(value, path) = another(at(value, path), with),
        2 => remove(value, path),
        3 | 4 => {
            if let Some(part) = other.pointer(path) {
                *at(value, path) = part.clone();
            }
        }
        5 => add(at(value, path), with),
        6 => {
            let from = paths[with % paths.len()].clone();
            let part = at(value, &from).clone();
            *at(value, path) = part;
        }
        _ => *at(value, path) = (*pick(&[json!(null), json!([]), json!({}), json!("r9"), json!(2.5)], with)).clone(),
    }
}

/// The paths of all parts, as JSON pointers. No key has a character that a pointer would have to escape.
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

/// A value of the same sort.
fn another(value: &Value, with: usize) -> Value {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let likely = [number.saturating_add(1), number.saturating_sub(1), 0, 1, 2, 3, 4, 5, 6, 14];
            let far = [-1, 99, 100, 254, 255, 256, 999, 1000, 9999, 10000, 65535, 65536, i64::MAX];
            json!(if with.is_multiple_of(3) { *pick(&far, with / 3) } else { *pick(&likely, with / 3) })
        }
        Value::String(text) => json!(another_word(text, with)),
        Value::Bool(flag) => json!(!flag),
        Value::Null => json!(with % 5),
        Value::Array(list) => json!(list.iter().rev().collect::<Vec<_>>()),
        Value::Object(_) => Value::Null,
    }
}

/// A word of the same list as this one, or of any list.
fn another_word(word: &str, with: usize) -> String {
    let lists = words();
    let same: Vec<&Vec<String>> = lists.iter().filter(|list| list.iter().any(|other| other == word)).collect();
    let list = if same.is_empty() || with.is_multiple_of(16) { pick(&lists, with / 16) } else { *pick(&same, with) };
    pick(list, with / 16).clone()
}

/// The words of positions, by what they name.
fn words() -> [Vec<String>; 9] {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    [
        Tile::ALL.map(|tile| tile.to_string()).to_vec(),
        Space::all().map(|space| space.to_string()).collect(),
        own(&["income", "placing", "special", "provost", "activation", "castle", "end-of-turn", "over"]),
        own(&[
            "place",
            "gate",
            "guild",
            "joust",
            "inn",
            "provost",
            "produce",
            "owner-cube",
            "build",
            "site",
            "lawyer",
            "trade",
            "batch",
            "favor-line",
            "favor-effect",
            "favor-cube",
            "favor-trade",
        ]),
        own(&["prestige", "deniers", "cubes", "building"]),
        own(&["neutral", "fixed", "wood", "stone", "prestige", "residence"]),
        own(&["worker", "favor"]),
        Section::ALL.map(|section| section.name().to_owned()).to_vec(),
        own(&["2-4", "1-2", "table", "simplified", "yes", "no", "3 jeweller=no", "classic"]),
    ]
}

fn remove(value: &mut Value, path: &str) {
    let (parent, key) = path.rsplit_once('/').expect("a path has a parent");
    match value.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.remove(key)),
        Some(Value::Array(list)) => drop(list.remove(key.parse().expect("an index"))),
        _ => {}
    }
}

/// Puts something more into a list or an object; anything else becomes a list.
fn add(value: &mut Value, with: usize) {
    match value {
        Value::Array(list) => match list.first().cloned() {
            Some(first) if with.is_multiple_of(2) => list.push(first),
            Some(first) => list.push(another(&first, with / 2)),
            None => list.push(json!(with % 5)),
        },
        Value::Object(map) => {
            let spots: Vec<String> = Spot::all().map(|spot| spot.to_string()).collect();
            let tile = pick(&Tile::ALL, with / 64);
            let keys = [Cube::ALL.map(|cube| cube.to_string()).to_vec(), spots, vec!["moat".to_owned()]].concat();
            let key = pick(&keys, with % 64);
            map.insert(key.clone(), json!({ "tile": tile, "owner": with % 5, "worker": with / 5 % 5 }));
        }
        other => *other = json!([other.clone(), with % 5]),
    }
}

/// Writes a value as text in which the key with that number, counted along the text, is there twice. None if there are
/// fewer keys.
pub(crate) fn with_key_twice(value: &Value, number: usize) -> Option<String> {
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

/// Changes, deletes, adds and exchanges characters.
pub(crate) fn spoil_text(text: &str, changes: &[(u32, u8, char)]) -> String {
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
            // A character that stands elsewhere in the text is more likely to make sense.
            _ => chars[at] = chars[*with as usize % chars.len()],
        }
    }
    chars.into_iter().collect()
}

/// Deletes, doubles, exchanges and overwrites lines.
pub(crate) fn spoil_lines(text: &str, changes: &[(u16, u8, u16)]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for (place, how, with) in changes {
        if lines.is_empty() {
            break;
        }
        // Half of the changes are made near the headers.
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
