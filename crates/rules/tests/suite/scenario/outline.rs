//! Reads a scenario file. A scenario with `each` expands to one scenario per case: `{name}` in text or keys is replaced by the
//! case's value; text that is just `{name}` becomes the value itself.

use serde_json::{Map, Value};

/// The scenarios of a file, with cases expanded and colours resolved to players.
pub(super) fn read(text: &str, colors: &[&str]) -> Result<Vec<Value>, String> {
    let mut file: Map<String, Value> = toml::from_str(text).map_err(|error| error.to_string())?;
    let Some(Value::Array(scenarios)) = file.remove("scenario") else { return Err("there is no [[scenario]]".into()) };
    if let Some(key) = file.keys().next() {
        return Err(format!("`{key}` is outside of any scenario"));
    }
    let mut all = Vec::new();
    for scenario in scenarios {
        all.extend(expand_cases(scenario, colors)?);
    }
    Ok(all)
}

fn expand_cases(mut scenario: Value, colors: &[&str]) -> Result<Vec<Value>, String> {
    let name = scenario["name"].to_string();
    let cases = match scenario.as_object_mut().and_then(|fields| fields.remove("each")) {
        None => vec![Map::new()],
        Some(cases) => serde_json::from_value::<Vec<Map<_, _>>>(cases).map_err(|error| format!("{name}: {error}"))?,
    };
    let mut all = Vec::new();
    for case in cases {
        let mut used = vec![false; case.len()];
        let mut one = substitute(&scenario, &case, &mut used);
        if let Some(at) = used.iter().position(|used| !used) {
            return Err(format!("{name}: nothing uses `{}`", case.keys().nth(at).map_or("", String::as_str)));
        }
        if let Some(open) = first_placeholder(&one) {
            return Err(format!("{name}: the case has no value for `{open}`"));
        }
        players_by_seat(&mut one["position"], colors).map_err(|error| format!("{name}: {error}"))?;
        all.push(resolve_colors(one, "", colors));
    }
    Ok(all)
}

/// The value with the case's values filled in.
fn substitute(value: &Value, case: &Map<String, Value>, used: &mut [bool]) -> Value {
    match value {
        Value::String(text) => substitute_text(text, case, used),
        Value::Array(items) => items.iter().map(|item| substitute(item, case, used)).collect(),
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                (plain_text(&substitute_text(key, case, used)), substitute(value, case, used))
            };
            fields.iter().map(field).collect()
        }
        other => other.clone(),
    }
}

fn substitute_text(text: &str, case: &Map<String, Value>, used: &mut [bool]) -> Value {
    let mut text = text.to_owned();
    for ((name, value), used) in case.iter().zip(used) {
        let mark = format!("{{{name}}}");
        *used |= text.contains(&mark);
        if text == mark {
            return value.clone();
        }
        text = text.replace(&mark, &plain_text(value));
    }
    text.into()
}

fn plain_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A `{name}` without a value.
fn first_placeholder(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => {
            let is_name =
                |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
            text.split('{')
                .skip(1)
                .filter_map(|rest| rest.split_once('}'))
                .map(|(name, _)| name)
                .find(|name| is_name(name))
        }
        Value::Array(items) => items.iter().find_map(first_placeholder),
        Value::Object(fields) => {
            fields.iter().filter(|(key, _)| *key != "json").find_map(|(_, value)| first_placeholder(value))
        }
        _ => None,
    }
}

/// Collects `blue = {…}`, `red = {…}` and so on into the list of players.
fn players_by_seat(position: &mut Value, colors: &[&str]) -> Result<(), String> {
    let Some(fields) = position.as_object_mut() else { return Ok(()) };
    let given: Vec<Option<Value>> = colors.iter().map(|color| fields.remove(*color)).collect();
    let players: Vec<Value> = given.iter().flatten().cloned().collect();
    if players.is_empty() {
        return Ok(());
    }
    if given[..players.len()].contains(&None) || fields.contains_key("players") {
        return Err(format!("players sit in the order {}, without a gap", colors.join(", ")));
    }
    fields.insert("players".into(), players.into());
    Ok(())
}

/// Replaces colours by seat numbers, `nobody` and `nothing` by null.
fn resolve_colors(value: Value, key: &str, colors: &[&str]) -> Value {
    match value {
        Value::String(text) if key != "color" => match colors.iter().position(|color| *color == text) {
            Some(seat) => seat.into(),
            None if text == "nobody" || text == "nothing" => Value::Null,
            None => text.into(),
        },
        Value::Array(items) => items.into_iter().map(|item| resolve_colors(item, key, colors)).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(key, value)| (key.clone(), resolve_colors(value, &key, colors))).collect()
        }
        other => other,
    }
}
