//! TypeScript declarations as JSON Schemas, for the OpenAPI document. Only with the feature `ts`.
//!
//! Reads the TypeScript that `ts-rs` writes, so that a type has one description. All numbers of the games are integers.

use std::collections::BTreeMap;
use std::iter;

use serde_json::{Map, Value, json};

/// The schemas of the types `roots` and of all they refer to, by name. `prefix` comes before every name.
///
/// # Panics
///
/// If the text has something that is not understood: only our own types are converted.
pub fn schemas(prefix: &str, declarations: &str, roots: &[&str]) -> Map<String, Value> {
    let mut file = File { prefix, declarations: BTreeMap::new(), schemas: Map::new() };
    let tokens = tokens(declarations);
    for declaration in tokens.split(|token| *token == Token::Word("export".to_owned())).skip(1) {
        let equals = declaration.iter().position(|token| token.is('=')).expect("`type NAME = …`");
        let mut words = declaration[..equals].iter().filter_map(Token::word);
        assert_eq!(words.next(), Some("type"));
        let name = words.next().expect("the name of a type");
        let body = &declaration[equals + 1..];
        file.declarations.insert(name.to_owned(), (words.map(str::to_owned).collect(), body.to_vec()));
    }
    for root in roots {
        file.refer(root, Vec::new());
    }
    file.schemas
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    /// A name, or a property without quotes.
    Word(String),
    /// A string, number or boolean.
    Literal(Value),
    /// A template such as `` `c${number}` ``, as a pattern.
    Pattern(String),
    /// A comment.
    About(String),
    Sign(char),
}

impl Token {
    fn is(&self, sign: char) -> bool {
        *self == Self::Sign(sign)
    }

    fn word(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            _ => None,
        }
    }
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = |from: usize, end: &str| from + rest[from..].find(end).expect("the end of a token") + end.len();
        let (length, token) = match first {
            '/' if rest.starts_with("//") => (end(2, "\n"), None),
            '/' => {
                let length = end(2, "*/");
                let lines = rest[3..length - 2].lines().map(|line| line.trim().trim_start_matches('*').trim());
                let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
                (length, Some(Token::About(lines.join("\n"))))
            }
            '"' | '\'' => {
                let length = end(1, &first.to_string());
                (length, Some(Token::Literal(rest[1..length - 1].into())))
            }
            '`' => {
                let length = end(1, "`");
                let pattern = rest[1..length - 1].replace("${number}", "[0-9]+");
                (length, Some(Token::Pattern(format!("^{pattern}$"))))
            }
            _ => {
                let length = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
                match serde_json::from_str(&rest[..length]) {
                    _ if length == 0 => (first.len_utf8(), Some(Token::Sign(first))),
                    Ok(value) => (length, Some(Token::Literal(value))),
                    Err(_) => (length, Some(Token::Word(rest[..length].to_owned()))),
                }
            }
        };
        tokens.extend(token);
        rest = rest[length..].trim_start();
    }
    tokens
}

struct File<'a> {
    prefix: &'a str,
    /// Parameters and body of each type.
    declarations: BTreeMap<String, (Vec<String>, Vec<Token>)>,
    schemas: Map<String, Value>,
}

impl File<'_> {
    /// A reference to a type, which is converted if it was not yet.
    fn refer(&mut self, name: &str, arguments: Vec<Value>) -> Value {
        let full = format!("{}{name}", self.prefix);
        let reference = json!({ "$ref": format!("#/components/schemas/{full}") });
        if !self.schemas.contains_key(&full) {
            // Types can refer to themselves.
            self.schemas.insert(full.clone(), Value::Null);
            let schema = self.schema(name, arguments);
            self.schemas.insert(full, schema);
        }
        reference
    }

    fn schema(&mut self, name: &str, arguments: Vec<Value>) -> Value {
        let (parameters, body) = self.declarations.get(name).unwrap_or_else(|| panic!("no type `{name}`")).clone();
        let arguments = iter::zip(parameters, arguments).collect();
        Parser { file: self, tokens: &body, arguments, is_alias: true }.union()
    }
}

struct Parser<'a, 'b> {
    file: &'a mut File<'b>,
    tokens: &'a [Token],
    arguments: BTreeMap<String, Value>,
    /// Whether nothing was read yet: `type View = Document<Cards>` is that document, not a reference to it.
    is_alias: bool,
}

impl Parser<'_, '_> {
    fn next(&mut self) -> Token {
        let (first, rest) = self.tokens.split_first().expect("more of a type");
        self.tokens = rest;
        first.clone()
    }

    fn skip(&mut self, sign: char) -> bool {
        let is_there = self.tokens.first().is_some_and(|token| token.is(sign));
        if is_there {
            self.tokens = &self.tokens[1..];
        }
        is_there
    }

    fn expect(&mut self, sign: char) {
        assert!(self.skip(sign), "`{sign}` expected before {:?}", self.tokens.first());
    }

    fn union(&mut self) -> Value {
        let mut kinds = vec![self.intersection()];
        while self.skip('|') {
            kinds.push(self.intersection());
        }
        any(kinds)
    }

    fn intersection(&mut self) -> Value {
        let mut kinds = vec![self.one()];
        while self.skip('&') {
            kinds.push(self.one());
        }
        if kinds.len() == 1 { kinds.remove(0) } else { json!({ "allOf": kinds }) }
    }

    /// Types up to `end`.
    fn list(&mut self, end: char) -> Vec<Value> {
        let mut kinds = Vec::new();
        while !self.skip(end) {
            kinds.push(self.union());
            self.skip(',');
        }
        kinds
    }

    fn one(&mut self) -> Value {
        let is_alias = std::mem::take(&mut self.is_alias);
        match self.next() {
            Token::Literal(Value::Null) => json!({ "type": "null" }),
            Token::Literal(value) => json!({ "enum": [value] }),
            Token::Pattern(pattern) => json!({ "type": "string", "pattern": pattern }),
            Token::Sign('{') => self.object(),
            Token::Sign('[') => {
                let kinds = self.list(']');
                json!({ "type": "array", "prefixItems": kinds, "minItems": kinds.len(), "maxItems": kinds.len() })
            }
            Token::Word(name) => {
                let arguments = if self.skip('<') { self.list('>') } else { Vec::new() };
                match name.as_str() {
                    "string" | "boolean" => json!({ "type": name }),
                    "number" => json!({ "type": "integer" }),
                    "unknown" => json!({}),
                    "Array" => json!({ "type": "array", "items": arguments[0] }),
                    _ if self.arguments.contains_key(&name) => self.arguments[&name].clone(),
                    _ if is_alias && !arguments.is_empty() => self.file.schema(&name, arguments),
                    _ => self.file.refer(&name, arguments),
                }
            }
            other => panic!("unexpected {other:?}"),
        }
    }

    fn object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while !self.skip('}') {
            let mut about = None;
            let name = loop {
                match self.next() {
                    Token::About(text) => about = Some(text),
                    Token::Sign('[') => return self.map(),
                    Token::Word(name) | Token::Literal(Value::String(name)) => break name,
                    other => panic!("unexpected {other:?}"),
                }
            };
            if !self.skip('?') {
                required.push(name.clone());
            }
            self.expect(':');
            let mut kind = self.union();
            if let Some(about) = about {
                kind["description"] = about.into();
            }
            properties.insert(name, kind);
            self.skip(',');
        }
        let mut object = json!({ "type": "object", "properties": properties });
        if !required.is_empty() {
            object["required"] = required.into();
        }
        object
    }

    /// The rest of `{ [key in Space]?: Type }` or `{ [key: string]: Type }`.
    fn map(&mut self) -> Value {
        self.next();
        assert!(self.skip(':') || self.next() == Token::Word("in".to_owned()));
        let key = self.union();
        self.expect(']');
        self.skip('?');
        self.expect(':');
        let value = self.union();
        self.expect('}');
        match key["type"] == "string" {
            true => json!({ "type": "object", "additionalProperties": value }),
            false => json!({ "type": "object", "propertyNames": key, "additionalProperties": value }),
        }
    }
}

/// A value of any of these kinds.
fn any(mut kinds: Vec<Value>) -> Value {
    if let [only] = &kinds[..]
        && only.get("enum").is_none()
    {
        return kinds.remove(0);
    }
    let literals: Vec<Value> = kinds.iter().filter_map(|kind| kind["enum"].as_array()).flatten().cloned().collect();
    if literals.len() == kinds.len() {
        let of = match &literals[0] {
            Value::String(_) => "string",
            Value::Bool(_) => "boolean",
            _ => "integer",
        };
        return json!({ "type": of, "enum": literals });
    }
    if let [kind, null] = &kinds[..]
        && null["type"] == "null"
        && let Value::String(of) = &kind["type"]
    {
        let mut kind = kind.clone();
        kind["type"] = json!([of, "null"]);
        return kind;
    }
    let is_tagged = |kind: &Value| {
        kind["properties"].as_object().is_some_and(|all| all.values().any(|property| property["enum"].is_array()))
    };
    let union = if kinds.iter().all(is_tagged) { "oneOf" } else { "anyOf" };
    json!({ union: kinds })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_become_schemas() {
        let text = "// A file.\n\
            export type View = Road<number | null>;\n\
            export type Road<T> = { \n/**\n * How long.\n */\nlength: T, at?: { [key in Space]?: Tile | null }, \"by-name\": Part<T>, };\n\
            export type Part<T> = { kind: \"a\", all: Array<T>, } | { kind: \"b\" };\n\
            export type Tile = `t${number}`; export type Space = \"r1\" | \"r2\";\n\
            export type Unused = [1 | 2, true];";
        let schemas = schemas("New", text, &["View"]);
        assert_eq!(schemas.keys().collect::<Vec<_>>(), ["NewPart", "NewSpace", "NewTile", "NewView"]);
        let part = "#/components/schemas/NewPart";
        assert_eq!(
            schemas["NewView"],
            json!({"type": "object", "required": ["length", "by-name"], "properties": {
                "length": {"type": ["integer", "null"], "description": "How long."},
                "at": {"type": "object", "propertyNames": {"$ref": "#/components/schemas/NewSpace"},
                    "additionalProperties": {"anyOf": [{"$ref": "#/components/schemas/NewTile"}, {"type": "null"}]}},
                "by-name": {"$ref": part}}})
        );
        let kind = |name: &str| json!({"type": "string", "enum": [name]});
        assert_eq!(
            schemas["NewPart"],
            json!({"oneOf": [
                {"type": "object", "required": ["kind", "all"],
                    "properties": {"kind": kind("a"), "all": {"type": "array", "items": {"type": ["integer", "null"]}}}},
                {"type": "object", "required": ["kind"], "properties": {"kind": kind("b")}}]})
        );
        assert_eq!(schemas["NewTile"], json!({"type": "string", "pattern": "^t[0-9]+$"}));
    }

    #[test]
    fn tuples_literals_and_intersections() {
        let schemas = schemas("", "export type A = [1 | 2, true]; export type B = { a: A } & { b: unknown };", &["B"]);
        assert_eq!(schemas["A"]["prefixItems"][0], json!({"type": "integer", "enum": [1, 2]}));
        assert_eq!(schemas["B"]["allOf"][1]["properties"]["b"], json!({}));
    }
}
