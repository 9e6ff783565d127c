//! Patches: what changed in a document. An object patches an object by key and an array of objects by index; anything else replaces
//! what is there. Unlike in a JSON Merge Patch (RFC 7396), null is a value; an object that loses keys is replaced by `{"=": …}`.

use serde::ser::{Error, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::tree::{Node, Tree, write_text};

/// The key of a value that replaces an object as a whole.
const WHOLE: &str = "=";

/// A patch, as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch(String);

impl Patch {
    /// The JSON.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_json::from_str::<&RawValue>(&self.0).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// What turns `before` into `after`; `None` if they are equal.
pub(crate) fn diff(before: &impl Serialize, after: &impl Serialize) -> Option<Patch> {
    let mut patch = String::new();
    let has_changed =
        Tree::with(before, |before| Tree::with(after, |after| Diff { before, after, out: &mut patch }.values(0, 0)));
    has_changed.then_some(Patch(patch))
}

/// Compares two documents and writes what changed.
struct Diff<'a> {
    before: &'a Tree,
    after: &'a Tree,
    out: &'a mut String,
}

impl Diff<'_> {
    /// Writes what turns one value into the other. Nothing is written if they are equal.
    fn values(&mut self, old: usize, new: usize) -> bool {
        match (self.before.node(old), self.after.node(new)) {
            (Node::Object(_), Node::Object(_)) => self.objects(old, new),
            (Node::Array(_), Node::Array(_)) if self.is_patched(old, new) => {
                let (before, after) = (self.before, self.after);
                let pairs = before.items(old).zip(after.items(new)).enumerate();
                self.fields(pairs.map(|(index, (old, new))| (index.to_string(), Some(old), new)))
            }
            _ if self.before.is_same(old, self.after, new) => false,
            _ => {
                self.after.write(new, self.out);
                true
            }
        }
    }

    fn objects(&mut self, old: usize, new: usize) -> bool {
        let (before, after) = (self.before, self.after);
        // Both are usually written in the same order.
        let find = |tree: &Tree, object: usize, key: &str, number: usize| {
            let is_it = |(other, _): &(&str, usize)| *other == key;
            let at_once = tree.fields(object).nth(number).filter(is_it);
            at_once.or_else(|| tree.fields(object).find(is_it)).map(|(_, value)| value)
        };
        if before.has_same_keys(old, after, new) {
            let pairs = before.fields(old).zip(after.fields(new));
            return self.fields(pairs.map(|((_, old), (key, new))| (key, Some(old), new)));
        }
        let mut keys = before.fields(old).map(|(key, _)| key).enumerate();
        if keys.any(|(number, key)| find(after, new, key, number).is_none()) {
            self.out.push('{');
            write_text(WHOLE, self.out);
            self.out.push(':');
            after.write(new, self.out);
            self.out.push('}');
            return true;
        }
        let fields = after.fields(new).enumerate();
        self.fields(fields.map(|(number, (key, new))| (key, find(before, old, key, number), new)))
    }

    /// Writes an object with the fields that changed: key, place before, place after.
    fn fields<K: AsRef<str>>(&mut self, fields: impl Iterator<Item = (K, Option<usize>, usize)>) -> bool {
        let start = self.out.len();
        for (key, old, new) in fields {
            let is_simple = !matches!(self.after.node(new), Node::Array(_) | Node::Object(_));
            if is_simple && old.is_some_and(|old| self.before.is_same_node(old, self.after, new)) {
                continue;
            }
            let mark = self.out.len();
            self.out.push(if mark == start { '{' } else { ',' });
            write_text(key.as_ref(), self.out);
            self.out.push(':');
            let has_changed = match old {
                Some(old) => self.values(old, new),
                None => {
                    self.after.write(new, self.out);
                    true
                }
            };
            if !has_changed {
                self.out.truncate(mark);
            }
        }
        let has_changed = self.out.len() > start;
        if has_changed {
            self.out.push('}');
        }
        has_changed
    }

    /// Is an array patched by index? Short arrays of numbers and names are simply replaced.
    fn is_patched(&self, old: usize, new: usize) -> bool {
        let is_object = |tree: &Tree, at: usize| matches!(tree.node(at), Node::Object(_));
        self.before.items(old).count() == self.after.items(new).count()
            && self.before.items(old).all(|at| is_object(self.before, at))
            && self.after.items(new).all(|at| is_object(self.after, at))
    }
}

/// Applies a patch, as clients do.
pub(crate) fn apply(document: &mut Value, patch: &Value) {
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

    fn difference(before: &Value, after: &Value) -> Option<Value> {
        diff(before, after).map(|patch| serde_json::from_str(patch.as_str()).unwrap())
    }

    #[test]
    fn a_patch_holds_what_changed_and_nothing_else() {
        let before =
            json!({ "a": 1, "b": { "c": null, "d": [1, 2] }, "players": [{ "x": 1, "y": 2 }, { "x": 3, "y": 4 }] });
        let after =
            json!({ "a": 1, "b": { "c": 5, "d": [1] }, "players": [{ "x": 1, "y": 2 }, { "x": null, "y": 4 }] });
        let patch = difference(&before, &after).unwrap();
        assert_eq!(patch, json!({ "b": { "c": 5, "d": [1] }, "players": { "1": { "x": null } } }));
        let mut document = before.clone();
        apply(&mut document, &patch);
        assert_eq!(document, after);
        assert_eq!(difference(&after, &after), None);
    }

    #[test]
    fn arrays_of_another_length_and_new_keys_are_sent_whole() {
        let (before, after) = (json!({ "list": [{ "x": 1 }] }), json!({ "list": [{ "x": 1 }, { "x": 2 }], "new": {} }));
        let patch = difference(&before, &after).unwrap();
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
        let patch = difference(&before, &after).unwrap();
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
