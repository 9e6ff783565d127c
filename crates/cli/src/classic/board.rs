//! The table of Caylus as a text of 80 columns.

use std::fmt::Write;

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Options, Phase, Position, Section, Space, Tile};
use caylus_rules::parts::{Cube, Player};

use super::tiles::{cost, effect, name, points};
use super::words::{phase_heading, section_name};
use crate::text::{capital, cut, line, small};
use crate::told::Names;

/// Everything on the table but the supply.
pub(super) fn board(game: &Classic, names: &Names) -> String {
    let position = game.to_position();
    let mut out = String::new();
    line!(out, "Turn {}, {}", position.turn, small(phase_heading(position.phase)));
    line!(out, "Turn order  {}", names.colors(position.turn_order.unwrap_or_default()));
    if let Some(passed) = position.passing_order.filter(|passed| !passed.is_empty()) {
        line!(out, "Bridge      {} (in the order of passing)", names.colors(passed));
    }
    line!(out);
    road(&mut out, &position, names);
    line!(out);
    special(&mut out, &position, names);
    castle(&mut out, &position, names);
    line!(out);
    players(&mut out, &position, names);
    out
}

/// The road in two columns: where provost and bailiff are, the building, its owner, its worker.
fn road(out: &mut String, position: &Position, names: &Names) {
    let delayed = |space: Space| position.delayed.iter().any(|delayed| delayed.space == space);
    let cell = |space: Space| {
        let provost = if position.provost == space { "P" } else { " " };
        let bailiff = if position.bailiff == space { "B" } else { " " };
        let content = position.road.get(&space).and_then(Option::as_ref);
        let (building, owner, worker) = match content {
            Some(content) => (name(content.tile), content.owner, content.worker),
            None => (trigger(space).unwrap_or("."), None, None),
        };
        let building = if delayed(space) { format!("{building}!") } else { building.to_owned() };
        let owner = owner.map_or("", |player| names.color(player));
        let worker = worker.map_or_else(String::new, |player| format!("*{}", names.color(player)));
        format!("{provost}{bailiff} {:<3} {building:<17} {owner:<6} {worker:<7}", space.to_string())
    };
    line!(out, "Road, each space with its owner and *worker; P provost, B bailiff");
    let spaces: Vec<Space> = Space::all().collect();
    let (left, right) = spaces.split_at(Space::COUNT / 2);
    for (left, right) in left.iter().zip(right) {
        line!(out, "{}", format!("{} {}", cell(*left), cell(*right)).trim_end());
    }
    if !position.delayed.is_empty() {
        line!(out, "! becomes a residence when phase 5 is over");
    }
}

/// What an empty space says: which section is counted when the bailiff comes there.
fn trigger(space: Space) -> Option<&'static str> {
    let section = Section::ALL.into_iter().find(|section| section.trigger() == space)?;
    Some(match section {
        Section::Dungeon => ". (Dungeon count)",
        Section::Walls => ". (Walls count)",
        Section::Towers => ". (Towers count)",
    })
}

fn special(out: &mut String, position: &Position, names: &Names) {
    let at = |player: Option<Player>| player.map_or("-", |player| names.color(player));
    let special = &position.special;
    line!(
        out,
        "Gate {:<8} Trading post {:<8} Merchants' guild {:<8} Joust field {}",
        at(special.gate),
        at(special.trading_post),
        at(special.merchants_guild),
        at(special.joust_field)
    );
    line!(
        out,
        "Inn  left {}, right {:<8} Stables {}",
        at(special.inn.left),
        at(special.inn.right),
        names.colors(special.stables)
    );
}

fn castle(out: &mut String, position: &Position, names: &Names) {
    let docs = [&position.sections.dungeon, &position.sections.walls, &position.sections.towers];
    let section = |(section, doc): (Section, &&caylus_rules::classic::position::SectionDoc)| {
        let places = section.places();
        let built = places - doc.free.unwrap_or(places).min(places);
        let counted = if doc.counted { " counted" } else { "" };
        format!("{} {built}/{places}{counted}", section_name(section))
    };
    let sections: Vec<String> = Section::ALL.into_iter().zip(&docs).map(section).collect();
    line!(out, "Castle  {}", sections.join(", "));
    if !position.castle.is_empty() || position.phase == Phase::Castle {
        let batches: Vec<String> = (position.castle.iter())
            .map(|player| match position.players[player.index()].batches {
                0 => names.color(player).to_owned(),
                batches => format!("{} ({batches} given)", names.color(player)),
            })
            .collect();
        line!(out, "  workers there: {}", batches.join(", "));
    }
}

/// A line for each player: points, deniers, cubes, workers at home, favor markers by line, houses by section.
fn players(out: &mut String, position: &Position, names: &Names) {
    line!(out, "{:<20}  PP   d food wood stone cloth gold home  favors    houses", "");
    line!(out, "{:<59}  p d c b   D  W  T", "");
    for (seat, doc) in position.players.iter().enumerate() {
        let mut row = format!("{:<20}", cut(&names.full(Player::new(seat)), 20));
        let cubes = Cube::ALL.map(|cube| doc.cubes.count(cube));
        let home = u16::from(doc.workers.unwrap_or_default());
        let counts = [doc.prestige, doc.deniers].into_iter().chain(cubes).chain([home]);
        for (count, width) in counts.zip([3, 3, 4, 4, 5, 5, 4, 4]) {
            let _ = write!(row, " {count:>width$}");
        }
        let (favors, houses) = (&doc.favors, &doc.houses);
        let _ = write!(row, "  {} {} {} {} ", favors.prestige, favors.deniers, favors.cubes, favors.building);
        let _ = write!(row, " {:>2} {:>2} {:>2}", houses.dungeon, houses.walls, houses.towers);
        line!(out, "{row}");
    }
}

/// What can still be built, by craft.
pub(super) fn supply(game: &Classic) -> String {
    let position = game.to_position();
    let mut out = String::new();
    let mut last = None;
    for tile in position.supply.unwrap_or_default() {
        let kind = tile.kind();
        if last.replace(kind) != Some(kind) {
            let craft = match tile.id().split_once(':') {
                Some((craft, _)) => craft,
                None => continue,
            };
            line!(out, "{} buildings", capital(craft));
        }
        let points = points(tile, position.options);
        line!(
            out,
            "{}",
            format!("  {:<14} {:>2} PP  {:<20} {}", name(tile), points, cost(tile), extra(tile, position.options))
                .trim_end()
        );
    }
    line!(out, "A residence costs 1 cloth and 1 d at the Lawyer and gives 2 PP and 1 d a turn.");
    out
}

fn extra(tile: Tile, options: Options) -> String {
    match tile {
        Tile::StoneChurch => format!("1 favor; {}", effect(tile, options)),
        _ => effect(tile, options).to_owned(),
    }
}
