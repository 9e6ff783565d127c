//! TypeScript for the page: the types of the games' JSON (views, decisions, events), and their facts as data. Only with the feature `ts`.
//!
//! Most types derive `TS`; types with their own JSON form implement it here.

use std::collections::BTreeMap;
use std::io;

use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Map, Value};
use ts_rs::{Config, TS, TypeVisitor};

use crate::facts::{Amount, Component};
use crate::options::{EDITION, JsonValue, OptionTable};
use crate::parts::{Cubes, DecisionDoc, Goods, Order};
use crate::{classic, magna_carta, y1303};

/// The types of Caylus: `Position`, which is also its view, `Event` and `Facts`.
pub fn classic() -> String {
    let declarations = Declarations::of("Caylus").with::<classic::Position>().with::<classic::Event>();
    declarations.with::<classic::Facts>().with::<Component<classic::Kind>>().with::<classic::SectionFacts>().write()
}

/// The types of Magna Carta: `ViewDocument`, `Event` and `Facts`.
pub fn magna_carta() -> String {
    let declarations = Declarations::of("Magna Carta").with::<magna_carta::ViewDocument>();
    let declarations = declarations.with::<magna_carta::Event>().alias("ViewDocument", "Document<Cards>");
    declarations.with::<magna_carta::Facts>().with::<magna_carta::TokenFacts>().write()
}

/// The types of Caylus 1303: `ViewDocument`, `Event` and `Facts`.
pub fn y1303() -> String {
    let declarations = Declarations::of("Caylus 1303").with::<y1303::ViewDocument>();
    let declarations = declarations.with::<y1303::Event>().alias("ViewDocument", "Document<number | null>");
    declarations.with::<y1303::Facts>().with::<y1303::Power>().with::<y1303::PlayersFacts>().write()
}

/// The facts of Caylus as data.
pub fn classic_facts() -> String {
    facts("Caylus", "classic", |options: &classic::Options| classic::Facts::new(*options))
}

/// The facts of Magna Carta as data.
pub fn magna_carta_facts() -> String {
    let new = |options: &magna_carta::Options| magna_carta::Facts::new(*options);
    facts("Magna Carta", "magna-carta", new)
}

/// The facts of Caylus 1303 as data.
pub fn y1303_facts() -> String {
    facts("Caylus 1303", "y1303", |_: &y1303::Options| y1303::Facts::new())
}

/// A file with the default options, the facts under them, and what every other value of an option changes, as a merge patch.
fn facts<O: OptionTable + Serialize, F: Serialize>(about: &str, types: &str, of: impl Fn(&O) -> F) -> String {
    let base = json(&of(&O::default()));
    let mut changes = Map::new();
    for option in O::options().iter().filter(|option| option.name != EDITION) {
        let mut by_value = Map::new();
        for value in &option.values {
            let mut options = O::default();
            options.set(option.name, value);
            if let Some(change) = patch(&base, &json(&of(&options))) {
                let name = match json(&JsonValue::from(*value)) {
                    Value::String(text) => text,
                    other => other.to_string(),
                };
                by_value.insert(name, change);
            }
        }
        if !by_value.is_empty() {
            changes.insert(option.name.to_owned(), by_value.into());
        }
    }
    format!(
        "// What is printed on the components of {about}, made from the tables of the engine by `cargo xtask types`.\n\
         import type {{ Facts, Options }} from '../types/{types}';\n\
         import type {{ Changes }} from './facts';\n\n\
         export const options: Options = {};\n\n\
         export const base: Facts = {};\n\n\
         export const changes: Changes<Facts> = {};\n",
        serde_json::to_string(&O::default()).expect("options are JSON"),
        lines(&of(&O::default())),
        lines(&changes),
    )
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("options and facts are JSON")
}

/// The merge patch (RFC 7396) that turns one document into another; none if they are equal.
fn patch(from: &Value, to: &Value) -> Option<Value> {
    match (from, to) {
        _ if from == to => None,
        (Value::Object(from), Value::Object(to)) => {
            let gone = from.keys().filter(|name| !to.contains_key(*name)).map(|name| (name.clone(), Value::Null));
            let new = to.iter().filter_map(|(name, value)| {
                Some((name.clone(), patch(from.get(name).unwrap_or(&Value::Null), value)?))
            });
            Some(gone.chain(new).collect::<Map<_, _>>().into())
        }
        _ => Some(to.clone()),
    }
}

/// JSON with each entry of the two outer levels on a line of its own.
fn lines(document: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    let mut writer = serde_json::Serializer::with_formatter(&mut bytes, Lines { depth: 0 });
    document.serialize(&mut writer).expect("options and facts are JSON");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// Breaks lines in objects down to the second level, and never in arrays.
struct Lines {
    depth: usize,
}

impl Lines {
    const LEVELS: usize = 2;

    fn newline(&self, writer: &mut (impl io::Write + ?Sized), depth: usize) -> io::Result<()> {
        writer.write_all(b"\n")?;
        (0..depth).try_for_each(|_| writer.write_all(b"\t"))
    }
}

impl Formatter for Lines {
    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth < Self::LEVELS {
            self.newline(writer, self.depth)?;
        }
        writer.write_all(b"}")
    }

    fn begin_object_key<W: io::Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        writer.write_all(if first { b"" } else { b"," })?;
        if self.depth <= Self::LEVELS { self.newline(writer, self.depth) } else { Ok(()) }
    }

    fn begin_array<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += Self::LEVELS;
        writer.write_all(b"[")
    }

    fn end_array<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= Self::LEVELS;
        writer.write_all(b"]")
    }
}

/// Declarations by name. One file per game, because the games share type names.
pub struct Declarations {
    about: &'static str,
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    /// No declarations yet; `about` goes into the file's header.
    pub fn of(about: &'static str) -> Self {
        Self { about, config: Config::default().with_large_int("number"), by_name: BTreeMap::new() }
    }

    /// Adds a type and everything it refers to.
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    fn alias(mut self, name: &str, meaning: &str) -> Self {
        self.by_name.insert(name.to_owned(), format!("type {name} = {meaning};"));
        self
    }

    /// The text of the file.
    pub fn write(self) -> String {
        let mut text = format!("// The types of {}, made from the Rust types by `cargo xtask types`.\n", self.about);
        for declaration in self.by_name.values() {
            text += &format!("\nexport {declaration}\n");
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a path are built into TypeScript.
        if T::output_path().is_some() && !self.by_name.contains_key(&T::ident(&self.config)) {
            self.by_name.insert(T::ident(&self.config), T::decl(&self.config));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

/// Implements `TS` with the given TypeScript type.
macro_rules! impl_ts {
    ($($kind:ty as $name:literal = $type:expr;)*) => {
        $(impl TS for $kind {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            // Makes a map keyed by it partial.
            const IS_ENUM: bool = true;

            fn name(_: &Config) -> String {
                $name.to_owned()
            }

            fn inline(_: &Config) -> String {
                $type
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some($name.into())
            }
        })*
    };
}

/// A union of string literals.
fn any_of<T: ToString>(names: impl IntoIterator<Item = T>) -> String {
    names.into_iter().map(|name| format!("\"{}\"", name.to_string())).collect::<Vec<_>>().join(" | ")
}

/// The type of a game's options in JSON.
fn options<T: OptionTable>() -> String {
    let value = |value: &&str| serde_json::json!(JsonValue::from(*value)).to_string();
    let fields = T::options().iter().filter(|option| option.name != EDITION).map(|option| {
        let values: Vec<String> = option.values.iter().map(value).collect();
        format!("{}: {}", option.name, values.join(" | "))
    });
    format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
}

impl_ts! {
    classic::Tile as "Tile" = any_of(classic::Tile::ALL);
    classic::Space as "Space" = any_of(classic::Space::all());
    classic::Spot as "Spot" = any_of(classic::Spot::all());
    classic::Options as "Options" = options::<classic::Options>();
    magna_carta::Options as "Options" = options::<magna_carta::Options>();
    magna_carta::Card as "Card" = any_of(magna_carta::Card::ALL);
    magna_carta::Prestige as "Prestige" = any_of(magna_carta::Prestige::ALL);
    magna_carta::Place as "Place" = "`c${number}`".to_owned();
    y1303::Options as "Options" = options::<y1303::Options>();
    y1303::Tile as "Tile" = any_of(y1303::Tile::ALL);
    y1303::Character as "Character" = any_of(y1303::Character::ALL);
    y1303::Characters as "Characters" = format!("Array<{}>", any_of(y1303::Character::ALL));
    y1303::Space as "Space" = any_of(y1303::Space::all());
    y1303::Spot as "Spot" = format!("{} | \"site\"", any_of(y1303::Space::all()));
    Amount as "Amount" = "string".to_owned();
    Order as "Order" = "Array<number>".to_owned();
    Cubes as "Cubes" = "{ food: number, wood: number, stone: number, cloth: number, gold: number }".to_owned();
    Goods as "Goods" = "{ food?: number, wood?: number, stone?: number, cloth?: number, gold?: number, deniers?: number, workers?: number, prestige?: number, tokens?: number, favors?: number }".to_owned();
}

impl<D: TS + 'static> TS for DecisionDoc<D> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "DecisionDoc".to_owned()
    }

    fn inline(config: &Config) -> String {
        format!("{{ player: number }} & {}", D::name(config))
    }

    fn decl(config: &Config) -> String {
        format!("type DecisionDoc = {};", Self::inline(config))
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<D>();
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("DecisionDoc".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::{Facts, Options};

    fn merge(document: &mut Value, patch: &Value) {
        match patch {
            Value::Object(patch) => {
                for (name, change) in patch {
                    merge(&mut document[name.as_str()], change);
                }
                if let Value::Object(entries) = document {
                    entries.retain(|_, value| !value.is_null());
                }
            }
            other => *document = other.clone(),
        }
    }

    /// The page merges one patch per option, so that options may not change the same fact.
    #[test]
    fn changes_of_options_add_up() {
        let base = json(&Facts::new(Options::default()));
        let changes = ["jeweller=no", "church=4", "tailor=1-2", "favors=simplified"];
        for chosen in 0..1_u8 << changes.len() {
            let is_chosen = |at: &usize| chosen >> at & 1 != 0;
            let chosen: Vec<_> = (0..changes.len()).filter(is_chosen).map(|at| changes[at]).collect();
            let mut merged = base.clone();
            for change in &chosen {
                let facts = json(&Facts::new(change.parse().unwrap()));
                merge(&mut merged, &patch(&base, &facts).unwrap());
            }
            assert_eq!(merged, json(&Facts::new(chosen.join(" ").parse().unwrap())), "{chosen:?}");
        }
    }
}
