//! TypeScript types for the games' JSON: views, decisions, events. Only with the feature `ts`.
//!
//! Most types derive `TS`; types with their own JSON form implement it here.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::options::{EDITION, JsonValue, OptionTable};
use crate::parts::{Cubes, DecisionDoc, Goods, Order};
use crate::{classic, magna_carta, y1303};

/// The types of Caylus: `Position`, which is also its view, and `Event`; its default options.
pub fn classic() -> String {
    let declarations = Declarations::of("Caylus").with::<classic::Position>().with::<classic::Event>();
    declarations.constant("defaultOptions: Options", &classic::Options::default()).write()
}

/// The types of Magna Carta: `ViewDocument` and `Event`.
pub fn magna_carta() -> String {
    let declarations = Declarations::of("Magna Carta").with::<magna_carta::ViewDocument>();
    declarations.with::<magna_carta::Event>().alias("ViewDocument", "Document<Cards>").write()
}

/// The types of Caylus 1303: `ViewDocument` and `Event`.
pub fn y1303() -> String {
    let declarations = Declarations::of("Caylus 1303").with::<y1303::ViewDocument>();
    declarations.with::<y1303::Event>().alias("ViewDocument", "Document<number | null>").write()
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

    fn constant(mut self, name: &str, value: &impl serde::Serialize) -> Self {
        self.by_name.insert(name.to_owned(), format!("const {name} = {};", serde_json::json!(value)));
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
