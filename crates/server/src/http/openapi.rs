//! Completes the OpenAPI document that the types and handlers derive.
//!
//! - The schemas of the games, of messages and of patches are those of their TypeScript types.
//! - Any request can be malformed, too large, too frequent or meet a server in trouble; the answer is a problem.
//! - Requests have no unknown fields, and their integers fit the Rust type.
//! - The variants of a tagged union have names, so that the tag can choose one.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// The content type of problems.
pub(super) const PROBLEM: &str = "application/problem+json";

/// What any operation can answer.
const ANYWHERE: [StatusCode; 9] = [
    StatusCode::BAD_REQUEST,
    StatusCode::UNAUTHORIZED,
    StatusCode::FORBIDDEN,
    StatusCode::NOT_FOUND,
    StatusCode::PAYLOAD_TOO_LARGE,
    StatusCode::UNSUPPORTED_MEDIA_TYPE,
    StatusCode::UNPROCESSABLE_ENTITY,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::SERVICE_UNAVAILABLE,
];
/// What changes can answer besides.
const CHANGING: [StatusCode; 1] = [StatusCode::CONFLICT];

/// Schemas by name, written by `cargo xtask types`.
const GENERATED: &str = include_str!("schemas.json");

/// The path of a schema, without its name.
const SCHEMAS: &str = "#/components/schemas/";

/// The complete document.
pub(super) fn complete(document: &OpenApi) -> Value {
    let mut document = json!(document);
    let mut schemas: Map<String, Value> = serde_json::from_str(GENERATED).unwrap_or_default();
    for (name, schema) in fields(&mut document["components"]["schemas"]) {
        schemas.entry(name).or_insert_with(|| schema.take());
    }
    let mut sent = Vec::new();
    for (method, operation) in fields(&mut document["paths"]).flat_map(|(_, item)| fields(item)) {
        complete_responses(&mut operation["responses"], method != "get");
        for (_, part) in fields(operation).filter(|(name, _)| *name == "parameters" || *name == "requestBody") {
            complete_request(part, &mut sent);
        }
    }
    let mut done = BTreeSet::new();
    while let Some(name) = sent.pop() {
        if let Some(schema) = schemas.get_mut(&name)
            && done.insert(name)
        {
            complete_request(schema, &mut sent);
        }
    }
    name_variants(&mut schemas);
    document["components"]["schemas"] = schemas.into();
    document
}

/// The fields of an object; none if it is something else.
fn fields(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

/// Adds the problems that the operation can answer, and a description of every answer.
fn complete_responses(responses: &mut Value, is_change: bool) {
    for status in ANYWHERE.iter().chain(CHANGING.iter().filter(|_| is_change)) {
        let schema = json!({ "$ref": format!("{SCHEMAS}Problem") });
        responses[status.as_str()] = json!({ "content": { PROBLEM: { "schema": schema } } });
    }
    for (status, response) in fields(responses) {
        let reason = status.parse().ok().and_then(|status: StatusCode| status.canonical_reason());
        if response.get("description").is_none() {
            response["description"] = reason.unwrap_or_default().into();
        }
    }
}

/// Closes the objects of a request and limits its integers. Collects the names of the schemas it refers to.
fn complete_request(part: &mut Value, names: &mut Vec<String>) {
    if let Some(name) = part["$ref"].as_str().and_then(|path| path.strip_prefix(SCHEMAS)) {
        names.push(name.to_owned());
    }
    let is = |kind: &str| part["type"] == kind || part["type"].as_array().is_some_and(|all| all.contains(&json!(kind)));
    let (is_object, is_integer) = (is("object"), is("integer"));
    if is_object && part.get("properties").is_some() {
        part["additionalProperties"] = false.into();
    }
    if is_integer && part.get("maximum").is_none() {
        // Requests have `i64`, `u32` and `usize`.
        let (least, most) = match part["format"].as_str() {
            Some("int64") => (i64::MIN, i64::MAX as u64),
            Some("int32") => (0, u32::MAX.into()),
            _ => (0, u64::MAX),
        };
        part["minimum"] = least.into();
        part["maximum"] = most.into();
    }
    match part {
        Value::Array(list) => list.iter_mut().for_each(|part| complete_request(part, names)),
        _ => fields(part).for_each(|(_, part)| complete_request(part, names)),
    }
}

/// Makes the variants of tagged unions schemas of their own, and adds the discriminator.
fn name_variants(schemas: &mut Map<String, Value>) {
    let mut named = Map::new();
    for (name, schema) in schemas.iter_mut() {
        let Some(variants) = schema.get("oneOf").and_then(Value::as_array) else { continue };
        let tags: Option<Vec<_>> = variants.iter().map(tag).collect();
        let Some(tags) = tags.filter(|tags| tags.iter().all(|(field, _)| *field == tags[0].0)) else { continue };
        let (mut refs, mut mapping) = (Vec::new(), Map::new());
        for (variant, (_, value)) in variants.iter().zip(&tags) {
            let words = value.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
            let full = format!("{name}{}", words.collect::<String>());
            let path = format!("{SCHEMAS}{full}");
            refs.push(json!({ "$ref": path }));
            mapping.insert(value.clone(), path.into());
            named.insert(full, variant.clone());
        }
        schema["discriminator"] = json!({ "propertyName": tags[0].0, "mapping": mapping });
        schema["oneOf"] = refs.into();
    }
    schemas.extend(named);
}

/// The field that tells a variant from the others, and its value.
fn tag(variant: &Value) -> Option<(String, String)> {
    let parts = variant["allOf"].as_array().into_iter().flatten().chain([variant]);
    let mut properties = parts.filter_map(|part| part["properties"].as_object()).flatten();
    properties.find_map(|(name, schema)| match &schema["enum"].as_array()?[..] {
        [Value::String(value)] => Some((name.clone(), value.clone())),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Value {
        super::super::document()
    }

    #[test]
    fn every_operation_documents_its_problems() {
        let document = document();
        let problem = json!({ PROBLEM: { "schema": { "$ref": "#/components/schemas/Problem" } } });
        assert!(document["components"]["schemas"]["Problem"].is_object());
        let operations = document["paths"].as_object().unwrap().values().flat_map(|item| item.as_object().unwrap());
        for (method, operation) in operations {
            let responses = operation["responses"].as_object().unwrap();
            for status in ANYWHERE {
                assert_eq!(responses[status.as_str()]["content"], problem, "{method} {operation}");
            }
            assert_eq!(responses.contains_key("409"), method != "get", "{method} {operation}");
            for (status, response) in responses {
                assert_ne!(response["description"], "", "{status} of {method} {operation}");
                let is_problem = response["content"].get(PROBLEM).is_some();
                assert_eq!(is_problem, status.starts_with(['4', '5']), "{status} of {method} {operation}");
            }
        }
    }

    #[test]
    fn every_reference_leads_to_a_schema() {
        fn references(value: &Value, found: &mut BTreeSet<String>) {
            match value {
                Value::String(text) => found.extend(text.strip_prefix(SCHEMAS).map(str::to_owned)),
                Value::Array(list) => list.iter().for_each(|value| references(value, found)),
                Value::Object(map) => map.values().for_each(|value| references(value, found)),
                _ => {}
            }
        }
        let (document, mut found) = (document(), BTreeSet::new());
        references(&document, &mut found);
        assert!(found.len() > 100, "{found:?}");
        for name in found {
            assert!(document["components"]["schemas"][&name].get("$ref").is_none(), "{name} only refers to another");
            assert!(document["components"]["schemas"][&name].is_object(), "{name}");
        }
    }

    #[test]
    fn requests_are_closed_and_their_integers_limited() {
        let document = document();
        let schemas = &document["components"]["schemas"];
        let seat = json!({"type": "object", "description": "A bot.", "required": ["level", "kind"],
            "additionalProperties": false, "properties": {
                "kind": {"type": "string", "enum": ["bot"]},
                "level": {"$ref": "#/components/schemas/BotLevel", "description": "The bot's level."}}});
        assert_eq!(schemas["SeatRequestBot"], seat);
        assert_eq!(schemas["SeatRequest"]["discriminator"]["mapping"]["bot"], "#/components/schemas/SeatRequestBot");
        assert_eq!(schemas["UndoRequest"]["properties"]["number"]["maximum"], i64::MAX);
        assert!(schemas["ChatDoc"].get("additionalProperties").is_none(), "answers may get new fields");
    }
}
