//! Spoils written positions: a value changed, left out, doubled, or taken from another position.

use caylus_rules::magna_carta::{Card, Prestige};
use serde_json::{Value, json};

/// One change: where, how, and with what. Each number is taken modulo what there is to choose from.
pub(crate) type Change = (u16, u8, u16);

/// What the engine works out itself if it is left out.
const DERIVED: [&str; 4] = ["workers", "pile", "color", "generator"];

/// Removes what can be worked out, so that a change does not contradict it.
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
        _ => *at(value, path) = pick(&[json!(null), json!([]), json!({}), json!("c9"), json!(2.5)], with).clone(),
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
            let likely = [number.saturating_add(1), number.saturating_sub(1), 0, 1, 2, 3, 4, 5, 9];
            let far = [-1, 99, 100, 254, 255, 256, 999, 1000, 9999, 10000, 65535, 65536, i64::MAX];
            json!(if with.is_multiple_of(3) { *pick(&far, with / 3) } else { *pick(&likely, with / 3) })
        }
        Value::String(text) => json!(another_word(text, with)),
        Value::Bool(flag) => json!(!flag),
        Value::Null => match with % 3 {
            0 => json!(with / 3 % 5),
            1 => json!(pick(&Prestige::ALL, with / 3).id()),
            _ => json!(format!("c{}", with / 3 % 20 + 1)),
        },
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
fn words() -> [Vec<String>; 6] {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    [
        Card::ALL.map(|card| card.to_string()).to_vec(),
        Prestige::ALL.map(|building| building.to_string()).to_vec(),
        (0..=53).map(|number| format!("c{number}")).collect(),
        own(&["mulligan", "income", "actions", "provost", "effects", "castle", "end-of-turn", "over"]),
        own(&["mulligan", "action", "site", "provost", "primary", "secondary", "batch"]),
        own(&["standard", "beginner", "standard rules=beginner", "magna-carta", "classic", ""]),
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
            None => list.push(pick(&[json!("bank"), json!("c6"), json!(1), json!("prestige:hotel")], with).clone()),
        },
        Value::Object(map) => {
            let keys = ["worker", "owner", "moat", "cloth", "building", "seed", "residence"];
            map.insert((*pick(&keys, with)).to_owned(), json!(with / 8 % 5));
        }
        other => *other = json!([other.clone(), with % 5]),
    }
}
