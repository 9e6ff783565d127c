//! Patches: what changed in a document. An object patches an object by key and an array of objects by index; anything else replaces
//! what is there. Unlike in a JSON Merge Patch (RFC 7396), null is a value; an object that loses keys is replaced by `{"=": …}`.

use serde_json::{Map, Value};

/// The key of a value that replaces an object as a whole.
const WHOLE: &str = "=";

/// What turns `before` into `after`; `None` if they are equal.
pub fn diff(before: &Value, after: &Value) -> Option<Value> {
    let patch: Map<String, Value> = match (before, after) {
        (Value::Object(old), Value::Object(new)) => match old.keys().all(|key| new.contains_key(key)) {
            true => new.iter().filter_map(|(key, value)| Some((key.clone(), changed(old.get(key), value)?))).collect(),
            false => Map::from_iter([(WHOLE.to_owned(), after.clone())]),
        },
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() && is_patched(before, after) => {
            let pairs = before.iter().zip(after).enumerate();
            pairs.filter_map(|(index, (old, new))| Some((index.to_string(), diff(old, new)?))).collect()
        }
        _ => return (before != after).then(|| after.clone()),
    };
    (!patch.is_empty()).then_some(Value::Object(patch))
}

fn changed(before: Option<&Value>, after: &Value) -> Option<Value> {
    before.map_or_else(|| Some(after.clone()), |before| diff(before, after))
}

/// Is an array patched by index? Short arrays of numbers and names are simply replaced.
fn is_patched(before: &[Value], after: &[Value]) -> bool {
    before.iter().chain(after).all(Value::is_object)
}

/// Applies a patch, as clients do.
pub fn apply(document: &mut Value, patch: &Value) {
    if let Some(whole) = patch.get(WHOLE) {
        *document = whole.clone();
        return;
    }
    match (document, patch) {
        (Value::Object(object), Value::Object(patch)) => {
            for (key, change) in patch {
                apply(object.entry(key.clone()).or_insert(Value::Null), change);
            }
        }
        (Value::Array(array), Value::Object(patch)) => {
            for (index, change) in patch {
                if let Some(value) = index.parse::<usize>().ok().and_then(|index| array.get_mut(index)) {
                    apply(value, change);
                }
            }
        }
        (document, patch) => *document = patch.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_patch_holds_what_changed_and_nothing_else() {
        let before =
            json!({ "a": 1, "b": { "c": null, "d": [1, 2] }, "players": [{ "x": 1, "y": 2 }, { "x": 3, "y": 4 }] });
        let after =
            json!({ "a": 1, "b": { "c": 5, "d": [1] }, "players": [{ "x": 1, "y": 2 }, { "x": null, "y": 4 }] });
        let patch = diff(&before, &after).unwrap();
        assert_eq!(patch, json!({ "b": { "c": 5, "d": [1] }, "players": { "1": { "x": null } } }));
        let mut document = before.clone();
        apply(&mut document, &patch);
        assert_eq!(document, after);
        assert_eq!(diff(&after, &after), None);
    }

    #[test]
    fn arrays_of_another_length_and_new_keys_are_sent_whole() {
        let (before, after) = (json!({ "list": [{ "x": 1 }] }), json!({ "list": [{ "x": 1 }, { "x": 2 }], "new": {} }));
        let patch = diff(&before, &after).unwrap();
        assert_eq!(patch, json!({ "list": [{ "x": 1 }, { "x": 2 }], "new": {} }));
        let mut document = before;
        apply(&mut document, &patch);
        assert_eq!(document, after);
        apply(&mut document, &json!(7));
        assert_eq!(document, json!(7));
    }

    #[test]
    fn an_object_that_loses_keys_is_replaced() {
        let (before, after) = (json!({ "ask": { "id": "a", "args": 1 } }), json!({ "ask": { "id": "b" } }));
        let patch = diff(&before, &after).unwrap();
        assert_eq!(patch, json!({ "ask": { "=": { "id": "b" } } }));
        let mut document = before;
        apply(&mut document, &patch);
        assert_eq!(document, after);
    }

    #[test]
    fn a_null_becomes_an_object() {
        let mut document = json!({ "undo": null });
        apply(&mut document, &json!({ "undo": { "seat": 1 } }));
        assert_eq!(document, json!({ "undo": { "seat": 1 } }));
    }
}
