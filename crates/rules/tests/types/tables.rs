//! The tables in docs/rules hold the facts: costs, points, effects, favors, castle.
//!
//! A cell that states a fact is the fact in words, and may end with a remark in parentheses. `cargo xtask types` rewrites the words.

use std::collections::BTreeSet;
use std::fs;

use caylus_rules::facts::{Amount, Component, Effect, PrintedOffer};
use caylus_rules::parts::{Cube, Goods};
use caylus_rules::{Game, classic, magna_carta, y1303};

use super::golden;

/// A row of a table.
struct Row<'a> {
    headings: &'a [String],
    cells: &'a [String],
}

impl Row<'_> {
    /// The heading of the first column: what the table is about.
    fn table(&self) -> &str {
        &self.headings[0]
    }

    fn name(&self) -> &str {
        &self.cells[0]
    }

    /// What the row is about: the id in its last cell, or its table and name.
    fn key(&self) -> String {
        match self.cells.last().and_then(|cell| cell.strip_prefix('`')?.strip_suffix('`')) {
            Some(id) => id.to_owned(),
            None => format!("{}: {}", self.table(), self.name()),
        }
    }

    fn has(&self, heading: &str) -> bool {
        self.headings.iter().any(|other| other == heading)
    }
}

fn cells(line: &str) -> Vec<String> {
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// Compares every cell for which `fact` knows the words. `keys` are the rows that must be there.
fn check(game: &str, keys: impl IntoIterator<Item = String>, fact: impl Fn(&Row, &str) -> Option<String>) {
    let name = format!("../../../docs/rules/{game}.md");
    let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the rules can be read");
    let (mut checked, mut headings, mut written) = (BTreeSet::new(), Vec::new(), String::new());
    for line in text.lines() {
        let mut cells = cells(line);
        if !line.starts_with('|') {
            headings.clear();
        } else if headings.is_empty() {
            headings = cells.iter().map(|cell| cell.replace('†', "")).collect();
        } else if !line.starts_with("|---") {
            let row = Row { headings: &headings, cells: &cells.clone() };
            for (at, (cell, heading)) in cells.iter_mut().zip(&headings).enumerate() {
                if let Some(words) = fact(&row, heading) {
                    checked.insert(row.key());
                    *cell = if at == 0 { words } else { replaced(cell, words) };
                }
            }
        }
        written += &if line.starts_with("| ") { format!("| {} |\n", cells.join(" | ")) } else { format!("{line}\n") };
    }
    let missing: Vec<_> = keys.into_iter().filter(|key| !checked.contains(key)).collect();
    assert!(missing.is_empty(), "docs/rules/{game}.md has no row for {missing:?}");
    golden::compare(&name, &written.replace("|  |", "| |"));
}

/// A cell with these words and its old remark. A † in it stays as long as the words are right.
fn replaced(cell: &str, words: String) -> String {
    let (old, remark) = cell.split_once('(').map_or((cell, String::new()), |(old, rest)| (old, format!("({rest}")));
    let mut parts = remark.split(|sign: char| !sign.is_alphanumeric() && sign != '.');
    assert!(!parts.any(|part| part.parse::<u16>().is_ok()), "`{cell}`: a number in a remark cannot be checked");
    match old.replace('†', "").trim() == words {
        true => cell.to_owned(),
        false => format!("{words} {remark}").trim().to_owned(),
    }
}

/// The parts of an amount: `2 food`, `1 d`.
fn parts(amount: Amount) -> Vec<String> {
    let Goods { cubes, deniers, workers, prestige, tokens, favors } = amount.goods;
    let plural = |count: u16, one: &str| if count == 1 { one.to_owned() } else { format!("{one}s") };
    let mut counts: Vec<_> = Cube::ALL.map(|cube| (cubes.count(cube), cube.to_string())).into();
    counts.extend([(amount.any, plural(amount.any, "cube")), (amount.plain, plural(amount.plain, "non-gold cube"))]);
    counts.extend([(deniers, "d".into()), (workers, "W".into()), (prestige, "PP".into())]);
    counts.extend([(tokens, plural(tokens, "token")), (favors, plural(favors, "favor"))]);
    counts.retain(|(count, _)| *count > 0);
    counts.into_iter().map(|(count, name)| format!("{count} {name}")).collect()
}

fn goods(amount: Amount) -> String {
    parts(amount).join(" + ")
}

/// `food, 2 stone`; a cube of choice is `any`.
fn cost(amount: Amount) -> String {
    let part = |part: String| match part.as_str() {
        "1 d" => part,
        "1 cube" => "any".into(),
        "1 non-gold cube" => "any non-gold".into(),
        _ => part.trim_start_matches("1 ").to_owned(),
    };
    parts(amount).into_iter().map(part).collect::<Vec<_>>().join(", ")
}

fn offers(offers: &[PrintedOffer]) -> String {
    let words = |offer: &PrintedOffer| match offer.give {
        Some(give) => format!("{} → {}", goods(give), goods(offer.get)),
        None => goods(offer.get),
    };
    let join = if offers.iter().any(|offer| offer.give.is_some()) { ", or " } else { " or " };
    offers.iter().map(words).collect::<Vec<_>>().join(join)
}

fn name<K: serde::Serialize>(kind: &K) -> String {
    serde_json::to_value(kind).expect("a name").as_str().expect("a name").to_owned()
}

/// An effect; `unit` is what the provost moves by.
fn effect<K: serde::Serialize>(effect: &Effect<K>, unit: &str) -> String {
    match effect {
        Effect::Produce { either } => either.iter().map(|amount| goods(*amount)).collect::<Vec<_>>().join(" or "),
        Effect::Offers { offers: all } => offers(all),
        Effect::Build { craft, discount: None } => format!("build {}", name(craft)),
        Effect::Build { craft, discount: Some(less) } => format!("build {}, {} less", name(craft), goods(*less)),
        Effect::Residence { cost } => format!("a residence for {}", goods(*cost)),
        Effect::Provost { steps, price: None } => format!("move the provost up to {steps} {unit}"),
        Effect::Provost { steps, price: Some(price) } => {
            format!("move the provost up to {steps} {unit} for {} each", goods(*price))
        }
        Effect::Gate => "move the worker elsewhere".into(),
        Effect::Stables => "turn order".into(),
        Effect::Inn { price } => format!("placements for {}", goods(*price)),
        Effect::Castle => "give batches, place houses".into(),
    }
}

/// A name with the number of copies, if there are several. A † stays as long as the number is right.
fn with_copies(name: &str, copies: Option<u8>) -> String {
    let bare = name.split(" ×").next().unwrap_or(name);
    let words = match copies {
        Some(copies @ 2..) => format!("{bare} ×{copies}"),
        _ => bare.to_owned(),
    };
    if name.replace('†', "") == words { name.to_owned() } else { words }
}

/// The cell of a tile or card under a heading.
fn component<K: serde::Serialize + PartialEq>(
    tile: &Component<K>,
    row: &Row,
    heading: &str,
    unit: &str,
) -> Option<String> {
    let does = |side: &Option<Effect<K>>| side.as_ref().map(|side| effect(side, unit)).unwrap_or_default();
    let owner = || if tile.owner.is_empty() { String::new() } else { format!("; owner: {}", offers(&tile.owner)) };
    let per_turn =
        |goods: String| if unit == "steps" { format!("{goods} when recruiting") } else { format!("income {goods}") };
    Some(match heading {
        _ if heading == row.table() => with_copies(row.name(), tile.copies),
        "cost" => tile.cost.map(cost).unwrap_or_default(),
        "PP" => {
            let extra = tile.built.filter(|_| !row.has("extra")).map(|built| format!(" + {}", goods(built)));
            format!("{}{}", tile.points.unwrap_or_default(), extra.unwrap_or_default())
        }
        "extra" => {
            let extras = [tile.built.map(goods), tile.income.map(goods).map(per_turn)];
            extras.into_iter().flatten().collect::<Vec<_>>().join(" + ")
        }
        "primary effect" => does(&tile.effect),
        "effect" | "construction side" => does(&tile.effect) + &owner(),
        "secondary effect" => offers(&tile.owner),
        "neutral side" if tile.neutral == tile.effect => "the same".into(),
        "neutral side" => does(&tile.neutral),
        _ => return None,
    })
}

fn capitalised(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

fn keys<T: ToString>(table: &str, names: impl IntoIterator<Item = T>) -> Vec<String> {
    names.into_iter().map(|name| format!("{table}: {}", name.to_string())).collect()
}

/// docs/notation.md lists ids whole, or by kind: `wood:` `farm` `mason`.
#[test]
fn notation_lists_every_id() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let text = fs::read_to_string(path).expect("the notation can be read");
    let check = |game: &str, ids: Vec<String>| {
        let section = text.split("\n## ").find(|section| section.contains(&format!("(`{game}`)"))).expect("a section");
        let items: Vec<_> = section.split("\n| ").flat_map(|part| part.split("\n- ")).collect();
        let is_listed = |id: &String| {
            let has = |item: &str, name: &str| item.contains(&format!("`{name}`"));
            let (kind, name) = id.split_once(':').unwrap_or((id, id));
            has(section, id) || items.iter().any(|item| has(item, &format!("{kind}:")) && has(item, name))
        };
        let missing: Vec<_> = ids.into_iter().filter(|id| !is_listed(id)).collect();
        assert!(missing.is_empty(), "docs/notation.md, section {game}, does not list {missing:?}");
    };
    check("classic", classic::Tile::ALL.map(|tile| tile.to_string()).into());
    check("magna-carta", magna_carta::Card::ALL.map(|card| card.to_string()).into());
    check("magna-carta", magna_carta::Prestige::ALL.map(|building| building.to_string()).into());
    check("1303", y1303::Tile::ALL.map(|tile| tile.to_string()).into());
    check("1303", y1303::Character::ALL.map(|character| character.to_string()).into());
}

#[test]
fn tables_of_caylus_hold_the_facts() {
    use classic::{Classic, Facts, Favors, Line, Options, Section, Tile};
    let facts = Facts::new(Options::default());
    let game = Classic::new(2, &Options::default(), 0, &mut ()).expect("a legal set-up");
    let Favors::Table { lines, open } = &facts.favors else { panic!("the default is the table of favors") };
    let sections: Vec<_> = Section::ALL.map(|section| capitalised(section.name())).into();
    let favors = |count: u8| goods(Goods { favors: count.into(), ..Goods::NONE }.into());

    let section = |row: &Row, heading: &str| {
        let of = &facts.sections[&Section::ALL[sections.iter().position(|name| name == row.name())?]];
        let houses = heading.split(' ').next().and_then(|word| word.parse::<usize>().ok());
        match (heading, houses) {
            ("places", _) => Some(of.places.to_string()),
            ("PP for each house", _) => Some(of.points.to_string()),
            (_, Some(0)) => Some(format!("−{} PP", of.penalty)),
            (_, Some(houses)) if of.favors[houses] == 0 => Some("nothing".into()),
            (_, Some(houses)) => Some(favors(of.favors[houses])),
            _ => None,
        }
    };
    let favor = |row: &Row, heading: &str| {
        let column: usize = heading.strip_prefix("column ")?.parse().ok()?;
        let counted = open.iter().position(|last| usize::from(*last) >= column)?;
        if row.name() == "open" {
            let after = counted.checked_sub(1).map(|last| format!("after the {} count", sections[last]));
            return Some(after.unwrap_or_else(|| "from the start".into()));
        }
        let line = Line::ALL.into_iter().find(|line| line.name() == row.name())?;
        Some(match &lines[&line][column - 1] {
            None => "nothing".into(),
            Some(Effect::Build { craft, discount }) => {
                let craft = match name(craft).as_str() {
                    "wood" => "Carpenter",
                    "stone" => "Mason",
                    _ => "Architect",
                };
                let price = discount.map_or("full price".into(), |less| format!("{} less", goods(less)));
                format!("{craft}, {price}")
            }
            Some(Effect::Residence { cost }) => format!("Lawyer for {}", goods(*cost)),
            Some(other) => effect(other, "spaces"),
        })
    };

    let mut expected: Vec<String> = Tile::ALL.map(|tile| tile.to_string()).into();
    expected.extend(facts.places.keys().map(ToString::to_string));
    expected.extend([keys("section", &sections), keys("count", &sections)].concat());
    expected.extend(keys("line", Line::ALL.map(Line::name).into_iter().chain(["open"])));
    check("classic", expected, |row, heading| match row.table() {
        "section" | "count" => section(row, heading),
        "line" => favor(row, heading),
        _ => {
            let key = row.key();
            if let Some(place) = facts.places.iter().find(|(spot, _)| spot.to_string() == key) {
                return (heading == "effect").then(|| effect(place.1, "spaces"));
            }
            let tile = Tile::from_id(&key)?;
            if heading == "space" {
                return classic::Space::all()
                    .find(|space| game.tile(*space) == Some(tile))
                    .map(|space| space.to_string());
            }
            component(&facts.tiles[&tile], row, heading, "spaces")
        }
    });
}

#[test]
fn tables_of_magna_carta_hold_the_facts() {
    use magna_carta::{Card, Facts, Options, Prestige, Section};
    let facts = Facts::new(Options::default());
    let sections: Vec<_> = Section::ALL.map(|section| capitalised(section.name())).into();
    let token = |row: &Row, heading: &str| {
        let of = &facts.tokens[&Section::ALL[sections.iter().position(|name| name == row.name())?]];
        match heading.strip_suffix(" players").and_then(|players| players.parse::<usize>().ok()) {
            Some(players) => Some(of.count[players - 2].to_string()),
            None => (heading == "PP each").then(|| of.points.to_string()),
        }
    };

    let residence = "Residence: Residence (standard)";
    let mut expected: Vec<String> = Card::ALL.map(|card| card.to_string()).into();
    expected.extend(Prestige::ALL.map(|building| building.to_string()));
    expected.extend(keys("castle tokens", &sections));
    expected.push(residence.to_owned());
    check("magna-carta", expected, |row, heading| {
        let key = row.key();
        match (row.table(), Card::from_id(&key), Prestige::from_id(&key)) {
            ("castle tokens", ..) => token(row, heading),
            (_, Some(card), _) => component(&facts.cards[&card], row, heading, ""),
            (_, _, Some(building)) => component(&facts.prestige[&building], row, heading, ""),
            _ if key == residence => component(&facts.residence, row, heading, ""),
            _ => None,
        }
    });
}

#[test]
fn tables_of_caylus_1303_hold_the_facts() {
    use y1303::{Caylus1303, Facts, Options, Tile};
    let facts = Facts::new();
    let game = Caylus1303::new(2, &Options::default(), 0, &mut ()).expect("a legal set-up");
    let players = |row: &Row, heading: &str| {
        let set_up = facts.players.get(&heading.parse().ok()?)?;
        match row.name() {
            "workers at hand" => Some(set_up.workers.to_string()),
            "workers in the camp" => Some(set_up.camp.to_string()),
            "characters in the game" => Some(set_up.characters.to_string()),
            "workers recruited each round (T4.3)" => Some(set_up.recruits.to_string()),
            _ => None,
        }
    };
    let mut expected: Vec<String> = Tile::ALL.map(|tile| tile.to_string()).into();
    let rows =
        ["workers at hand", "workers in the camp", "characters in the game", "workers recruited each round (T4.3)"];
    expected.extend(keys("players", rows));
    check("1303", expected, |row, heading| match (row.table(), Tile::from_id(&row.key())) {
        ("players", _) => players(row, heading),
        (_, Some(tile)) if heading == "space" => {
            y1303::Space::all().find(|space| game.tile(*space) == Some(tile)).map(|space| space.to_string())
        }
        (_, Some(tile)) => component(&facts.tiles[&tile], row, heading, "steps"),
        _ => None,
    });
}
