//! What the scenario runner needs to know about each game.

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Space, Tile};
use caylus_rules::magna_carta::{self, MagnaCarta, Prestige};
use caylus_rules::y1303::{self, Caylus1303, Kind};
use serde_json::{Map, Value, json};

/// A game with scenarios, in a folder of its name.
pub(crate) trait ScenarioGame: Game {
    /// The first letter of its rule ids.
    const RULE_PREFIX: char;
    /// The kinds of events, to catch typos in `never`.
    const EVENTS: &'static [&'static str];

    fn normalize(position: &mut Value);

    /// Fills in what every position needs and few scenarios care about.
    fn fill_defaults(_: &mut Value) {}

    /// The fewest legal moves a pending decision can have.
    fn min_moves(_: Self::Decision) -> usize {
        2
    }
}

/// How often each name occurs in the list.
fn counts<'a>(names: impl Iterator<Item = &'a str>, list: &Value) -> Value {
    let count = |name: &str| list.as_array().into_iter().flatten().filter(|one| *one == name).count();
    names.map(|name| (name, count(name))).collect()
}

impl ScenarioGame for Classic {
    const RULE_PREFIX: char = 'C';
    const EVENTS: &'static [&'static str] = &[
        "turn-started",
        "phase-started",
        "turn-order",
        "passed",
        "worker-placed",
        "worker-moved",
        "inn-entered",
        "inn-kept",
        "worker-returned",
        "provost-moved",
        "bailiff-moved",
        "gained",
        "paid",
        "prestige-lost",
        "declined",
        "built",
        "residence-delayed",
        "residence-made",
        "favors-won",
        "favors-lost",
        "favor-line",
        "house-built",
        "houses-counted",
        "section-counted",
        "final-bonus",
    ];

    /// Every space of the road, null if empty; the supply as a count per tile.
    fn normalize(position: &mut Value) {
        for space in Space::all() {
            let content = &mut position["road"][space.to_string()];
            *content = content.take();
        }
        let buildable = Tile::ALL.into_iter().filter(|tile| tile.is_buildable());
        position["supply"] = counts(buildable.map(Tile::id), &position["supply"]);
    }
}

impl ScenarioGame for MagnaCarta {
    const RULE_PREFIX: char = 'M';
    const EVENTS: &'static [&'static str] = &[
        "turn-started",
        "phase-started",
        "first-player",
        "hand-kept",
        "card-drawn",
        "card-discarded",
        "pile-shuffled",
        "passed",
        "worker-placed",
        "worker-returned",
        "built",
        "prestige-built",
        "provost-moved",
        "gained",
        "paid",
        "token-taken",
        "token-lost",
        "cubes-left",
        "declined",
        "residence-delayed",
        "residence-made",
        "final-score",
    ];

    /// The road by places, with null for the next one; prestige buildings as counts; for every player the sizes of hand, pile and
    /// discard pile.
    fn normalize(position: &mut Value) {
        let mut road = position["road"].take();
        let cards = road.as_array_mut().map(std::mem::take).unwrap_or_default();
        let places = cards.into_iter().chain([Value::Null]).enumerate();
        position["road"] = places.map(|(at, card)| (format!("c{}", at + 1), card)).collect::<Map<_, _>>().into();
        position["prestige"] = counts(Prestige::ALL.into_iter().map(Prestige::id), &position["prestige"]);
        for player in position["players"].as_array_mut().into_iter().flatten() {
            let size = |cards: &str| player[cards].as_array().map(Vec::len);
            player["sizes"] = json!([size("hand"), size("pile"), size("discard")]);
        }
    }

    /// An action is always asked for, even if the player can only pass.
    fn min_moves(decision: magna_carta::Decision) -> usize {
        if decision == magna_carta::Decision::Action { 1 } else { 2 }
    }
}

impl ScenarioGame for Caylus1303 {
    const RULE_PREFIX: char = 'T';
    const EVENTS: &'static [&'static str] = &[
        "characters-drawn",
        "round-started",
        "phase-started",
        "first-player",
        "character-taken",
        "passed",
        "worker-placed",
        "worker-to-camp",
        "provost-moved",
        "gained",
        "paid",
        "declined",
        "claimed",
        "built",
        "residence-made",
        "monument-built",
        "site-used",
        "final-score",
    ];

    /// Every space of the road, null if empty; the supply as a count per tile.
    fn normalize(position: &mut Value) {
        for space in y1303::Space::all() {
            let content = &mut position["road"][space.to_string()];
            *content = content.take();
        }
        let kinds = [Kind::Wood, Kind::Stone, Kind::Monument];
        let buildable = kinds.into_iter().flat_map(y1303::Tile::of_kind);
        position["supply"] = counts(buildable.map(|tile| tile.id()), &position["supply"]);
    }

    /// Fills in missing set-up tiles: of each kind the first ones not used elsewhere, in the order of docs/notation.md, on the road
    /// first, then at the site.
    fn fill_defaults(position: &mut Value) {
        let on_road = position["road"].as_object().into_iter().flatten().map(|(_, space)| &space["tile"]);
        let at_site = position["site"]["tiles"].as_array();
        let given: Vec<Value> = on_road.chain(at_site.into_iter().flatten()).cloned().collect();
        let is_site_given = at_site.is_some();
        let mut site = Vec::new();
        for (kind, spaces) in [(Kind::Start, 5..=12), (Kind::Wood, 13..=13), (Kind::Stone, 18..=18)] {
            let copies = |tile: &y1303::Tile| if matches!(tile.id(), "start:farm" | "start:market") { 2 } else { 1 };
            let left = y1303::Tile::of_kind(kind).iter().flat_map(|tile| {
                let used = given.iter().filter(|other| *other == tile.id()).count();
                (used..copies(tile)).map(|_| tile.id())
            });
            let mut left = left.collect::<Vec<_>>().into_iter();
            for space in spaces.map(|space| format!("r{space}")) {
                if position["road"].get(&space).is_none() {
                    position["road"][&space] = json!({ "tile": left.next() });
                }
            }
            site.push(left.next());
        }
        if !is_site_given {
            position["site"]["tiles"] = json!(site);
        }
    }
}
