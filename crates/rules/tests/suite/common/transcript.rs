//! Short human-readable text for events and positions, derived from their JSON.

use caylus_rules::Game;
use serde::Serialize;
use serde_json::{Map, Value};

/// The maximum line length, unless a single part is longer.
const WIDTH: usize = 110;

fn written(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("a value can be serialized")
}

fn kind(event: &Value) -> &str {
    event["event"].as_str().unwrap_or_default()
}

pub(crate) fn color<G: Game>(seat: usize) -> &'static str {
    G::COLORS[seat]
}

/// A value in short form; null, false and 0 are left out.
fn brief(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(brief).collect::<Vec<_>>().join(" "),
        Value::Object(map) => map.iter().filter_map(|(key, part)| named(key, part)).collect::<Vec<_>>().join(" "),
        number => number.to_string(),
    }
}

/// A value with its key, unless it is empty. Most strings need no key.
fn named(key: &str, value: &Value) -> Option<String> {
    let unit = match key {
        "deniers" => "d",
        "prestige" => "pp",
        "workers" => "w",
        "tokens" => "token",
        "favors" => "favor",
        "food" | "wood" | "stone" | "cloth" | "gold" => key,
        _ => "",
    };
    match (value, unit) {
        (Value::Null | Value::Bool(false), _) => None,
        (Value::Bool(true), _) => Some(key.to_owned()),
        (Value::Number(number), _) if number.as_u64() == Some(0) => None,
        (Value::Number(number), "") => Some(format!("{key} {number}")),
        (Value::Number(number), unit) => Some(format!("{number}{unit}")),
        (Value::String(text), _) if ["from", "to", "provost", "bailiff", "activating"].contains(&key) => {
            Some(format!("{key} {text}"))
        }
        (Value::String(text), _) => Some(text.clone()),
        (Value::Array(_) | Value::Object(_), _) => {
            Some(brief(value)).filter(|text| !text.is_empty()).map(|text| format!("{key} {text}"))
        }
    }
}

/// The events of a move; a turn, a phase or the end starts a new line.
pub(crate) fn events<G: Game>(events: &[G::Event]) -> String {
    let events: Vec<Value> = events.iter().map(written).collect();
    let begins = |event: &Value| kind(event).ends_with("-started") || kind(event).starts_with("final");
    let mut text = String::new();
    for part in events.chunk_by(|_, next| !begins(next)) {
        let words: Vec<String> = part.iter().map(event::<G>).collect();
        text += &wrapped("    ", &words, "; ");
    }
    text
}

fn event<G: Game>(event: &Value) -> String {
    let player = |value: &Value| value.as_u64().map(|seat| color::<G>(seat as usize));
    let mut words: Vec<String> = player(&event["player"]).into_iter().map(str::to_owned).collect();
    words.push(kind(event).replace('-', " "));
    let map = event.as_object().map(Map::iter).into_iter().flatten();
    for (key, part) in map.filter(|(key, _)| !["event", "player", "cause"].contains(&key.as_str())) {
        words.extend(match key.as_str() {
            "goods" => Some(brief(part)).filter(|goods| !goods.is_empty()).or(Some("nothing".to_owned())),
            _ => named(key, part),
        });
    }
    words.extend(event.get("cause").map(|cause| format!("({})", brief(cause))));
    words.join(" ")
}

/// Whether the table should be shown after these events.
pub(crate) fn shows_table<G: Game>(events: &[G::Event]) -> bool {
    events.iter().any(|event| matches!(kind(&written(event)), "turn-started" | "round-started"))
}

pub(crate) fn decision<G: Game>(decision: G::Decision) -> String {
    brief(&written(decision))
}

/// The table in a few lines: players, road, the rest.
pub(crate) fn table<G: Game>(position: &G::Position) -> String {
    let mut position = written(position);
    let mut text = String::new();
    for player in position["players"].as_array_mut().into_iter().flatten() {
        let color = brief(&player["color"].take());
        text += &wrapped("    | ", &parts(player, &color), "; ");
    }
    let road = position["road"].take();
    let mut spaces: Vec<String> = match &road {
        Value::Array(cards) => (1..).zip(cards).map(|(at, card)| format!("c{at} {}", space::<G>(card))).collect(),
        Value::Object(spaces) => spaces.iter().map(|(at, tile)| format!("{at} {}", space::<G>(tile))).collect(),
        _ => vec![],
    };
    // r2 comes before r10.
    spaces.sort_by_key(|space| space.find(' '));
    text += &wrapped("    | ", &spaces, ", ");
    for known in ["players", "options", "decision", "supply", "generator", "game"] {
        position[known] = Value::Null;
    }
    text + &wrapped("    | ", &parts(&position, "table"), "; ")
}

/// The fields of an object.
fn parts(object: &Value, name: &str) -> Vec<String> {
    let map = object.as_object().map(Map::iter).into_iter().flatten();
    let parts: Vec<String> = map.filter_map(|(key, part)| named(key, part)).collect();
    let mut parts = parts.into_iter();
    let first = format!("{name}: {}", parts.next().unwrap_or_default());
    [first].into_iter().chain(parts).collect()
}

fn space<G: Game>(space: &Value) -> String {
    let owner = space["owner"].as_u64().map(|seat| format!("{} ", color::<G>(seat as usize)));
    let mut rest = space.clone();
    if let Some(map) = rest.as_object_mut() {
        map.retain(|key, _| key != "owner" && key != "worker");
    }
    format!("{}{}", owner.unwrap_or_default(), brief(&rest))
}

/// Joins parts into lines of limited length; lines after the first are indented a little more.
fn wrapped(margin: &str, parts: &[String], between: &str) -> String {
    let mut text = String::new();
    let mut line = margin.to_owned();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            line += between.trim_end();
        }
        if at > 0 && line.len() + part.len() >= WIDTH {
            text += &format!("{line}\n");
            line = format!("{margin}  ");
        } else if at > 0 {
            line.push(' ');
        }
        line += part;
    }
    text + &line + "\n"
}
