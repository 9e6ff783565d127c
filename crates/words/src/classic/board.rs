//! The board of Caylus as text, 80 columns wide.

use std::fmt::Write;

use caylus_rules::Game;
use caylus_rules::classic::position::SectionDoc;
use caylus_rules::classic::{Classic, Line, Phase, Position, Section, Space, Spot, Tile};
use caylus_rules::parts::{Cube, Player};

use super::ids;
use super::tiles::gives;
use crate::table::{Columns, Row, by_kind};
use crate::text::{cut, labelled, line, small, wrap};
use crate::{Names, Words};

/// Everything but the supply.
pub(super) fn board(words: &Words, game: &Classic, names: &Names) -> String {
    let position = game.to_position();
    let mut out = String::new();
    let phase = small(&words.say(&format!("classic-phase-{}", ids::phase_name(position.phase)), &[]));
    line!(out, "{}", words.say("board-turn", &[("turn", &position.turn), ("phase", &phase)]));
    let order = names.colors(position.turn_order.unwrap_or_default());
    let mut orders = vec![(words.say("classic-board-turn-order", &[]), order)];
    orders.extend(words.bridge(names, position.passing_order));
    out += &labelled(&orders);
    line!(out);
    road(&mut out, words, &position, names);
    line!(out);
    special(&mut out, words, &position, names);
    castle(&mut out, words, &position, names);
    line!(out);
    players(&mut out, words, &position, names);
    out
}

/// The road in two columns: provost and bailiff, building, owner, worker.
fn road(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let marks = [words.say("board-provost", &[]), words.say("board-bailiff", &[])];
    let delayed = |space: Space| position.delayed.iter().any(|delayed| delayed.space == space);
    let cell = |space: Space| {
        let provost = if position.provost == space { &marks[0] } else { " " };
        let bailiff = if position.bailiff == space { &marks[1] } else { " " };
        let content = position.road.get(&space).and_then(Option::as_ref);
        let (mut building, owner, worker) = match content {
            Some(content) => (words.short(&ids::tile(content.tile)), content.owner, content.worker),
            None => (empty(words, space), None, None),
        };
        if delayed(space) {
            building.push('!');
        }
        let owner = owner.map_or("", |player| names.color(player));
        let worker = worker.map_or_else(String::new, |player| format!("*{}", names.color(player)));
        format!("{provost}{bailiff} {:<3} {building:<17} {owner:<6} {worker:<7}", space.to_string())
    };
    line!(out, "{}", words.say("classic-board-road", &[]));
    let spaces: Vec<Space> = Space::all().collect();
    let (left, right) = spaces.split_at(Space::COUNT / 2);
    for (left, right) in left.iter().zip(right) {
        line!(out, "{}", format!("{} {}", cell(*left), cell(*right)).trim_end());
    }
    if !position.delayed.is_empty() {
        line!(out, "{}", words.say("classic-board-delayed", &[]));
    }
}

/// An empty space names the section counted when the bailiff reaches it.
fn empty(words: &Words, space: Space) -> String {
    let section = Section::ALL.into_iter().find(|section| section.trigger() == space);
    section.map_or_else(|| ".".to_owned(), |section| words.say(&format!("{}.trigger", ids::section(section)), &[]))
}

fn special(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let at = |player: Option<Player>| player.map_or("-", |player| names.color(player));
    let name = |spot: Spot| words.short(&ids::place(spot));
    let special = &position.special;
    let single = [
        (Spot::GATE, special.gate),
        (Spot::TRADING_POST, special.trading_post),
        (Spot::MERCHANTS_GUILD, special.merchants_guild),
        (Spot::JOUST_FIELD, special.joust_field),
    ];
    let row: String = single.map(|(spot, player)| format!("{} {:<8} ", name(spot), at(player))).concat();
    line!(out, "{}", row.trim_end());
    let inn = words.say("classic-board-inn", &[("left", &at(special.inn.left)), ("right", &at(special.inn.right))]);
    let stables = names.colors(special.stables);
    line!(out, "{}  {inn:<22}  {} {stables}", name(Spot::INN), name(Spot::STABLES));
}

fn castle(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let docs = [&position.sections.dungeon, &position.sections.walls, &position.sections.towers];
    let section = |(section, doc): (Section, &&SectionDoc)| {
        let places = section.places();
        let built = places - doc.free.unwrap_or(places).min(places);
        let name = words.say(&ids::section(section), &[]);
        let state = format!("{name} {built}/{places}");
        match doc.counted {
            true => words.say("classic-board-counted", &[("section", &state), ("id", &section.name())]),
            false => state,
        }
    };
    let sections: Vec<String> = Section::ALL.into_iter().zip(&docs).map(section).collect();
    *out += &labelled(&[(words.say(&ids::place(Spot::CASTLE), &[]), sections.join(", "))]);
    if !position.castle.is_empty() || position.phase == Phase::Castle {
        let batches: Vec<String> = (position.castle.iter())
            .map(|player| match position.players[player.index()].batches {
                0 => names.color(player).to_owned(),
                batches => {
                    let color = names.color(player);
                    words.say("classic-board-given", &[("color", &color), ("batches", &batches)])
                }
            })
            .collect();
        line!(out, "  {}", words.say("classic-board-castle", &[("workers", &batches.join(", "))]));
    }
}

/// One line per player: points, deniers, cubes, workers at home, favor markers by line, houses by section.
fn players(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let mut headings = vec![words.say("board-prestige", &[]), words.say("board-deniers", &[])];
    headings.extend(Cube::ALL.map(|cube| words.say(&format!("cube-{cube}.short"), &[])));
    headings.push(words.say("board-workers", &[]));
    let columns = Columns::new(&headings);
    let letter = |id: String| words.say(&format!("{id}.letter"), &[]);
    let lines = Line::ALL.map(|line| letter(ids::line(line))).join(" ");
    let sections = Section::ALL.map(|section| format!("{:>3}", letter(ids::section(section)))).concat();
    line!(
        out,
        "{}  {:<9} {}",
        columns.heading(),
        words.say("classic-board-favors", &[]),
        words.say("classic-board-houses", &[])
    );
    line!(out, "{:<width$}  {lines} {sections}", "", width = columns.width());
    for (seat, doc) in position.players.iter().enumerate() {
        let cubes = Cube::ALL.map(|cube| doc.cubes.count(cube));
        let home = u16::from(doc.workers.unwrap_or_default());
        let counts = [doc.prestige, doc.deniers].into_iter().chain(cubes).chain([home]);
        let mut row = columns.row(&cut(&names.full(Player::new(seat)), Columns::NAME), counts);
        let (favors, houses) = (&doc.favors, &doc.houses);
        let _ = write!(row, "  {} {} {} {} ", favors.prestige, favors.deniers, favors.cubes, favors.building);
        let _ = write!(row, " {:>2} {:>2} {:>2}", houses.dungeon, houses.walls, houses.towers);
        line!(out, "{row}");
    }
}

/// What can still be built, by craft.
pub(super) fn supply(words: &Words, game: &Classic) -> String {
    let position = game.to_position();
    let supply = position.supply.unwrap_or_default();
    let row = |tile: &Tile| {
        let facts = tile.facts(position.options);
        Row {
            name: words.say(&ids::tile(*tile), &[]),
            points: facts.points.unwrap_or_default(),
            cost: words.cost(facts.cost),
            gives: words.remarks(&gives(*tile, position.options).map(|part| words.plain(&part)).collect::<Vec<_>>()),
        }
    };
    let mut out = by_kind(words, supply.iter().map(|tile| (ids::craft(tile.kind()), row(tile))).collect());
    line!(out, "{}", wrap("", &words.say("classic-board-residence", &[])));
    out
}
