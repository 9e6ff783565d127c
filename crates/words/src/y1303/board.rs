//! The board of Caylus 1303 as text, 80 columns wide; hidden points are question marks.

use caylus_rules::Game;
use caylus_rules::parts::{Cube, Player};
use caylus_rules::y1303::position::RoadDoc;
use caylus_rules::y1303::{Caylus1303, Character, Kind, Phase, Position, Space, Tile};

use super::ids;
use super::tiles::{effect_list, power};
use crate::table::{Columns, Row, by_kind, two_columns};
use crate::text::{capital, cut, labelled, line, small, wrap};
use crate::{Names, Values, Viewer, Words};

/// Everything but the supply.
pub(super) fn board(words: &Words, game: &Caylus1303, names: &Names, viewer: Viewer) -> String {
    let position = game.to_position();
    let mut out = String::new();
    let phase = words.say(&format!("y1303-phase-{}", ids::phase_name(position.phase)), &[]);
    match position.phase {
        Phase::Characters => line!(out, "{phase}"),
        _ => {
            let values: &Values = &[("round", &position.round), ("phase", &small(&phase))];
            line!(out, "{}", words.say("y1303-board-round", values));
        }
    }
    let first = names.color(position.first_player).to_owned();
    let mut orders = vec![(words.say("y1303-board-first-player", &[]), first)];
    orders.extend(words.bridge(names, position.passing_order));
    out += &labelled(&orders);
    line!(out);
    road(&mut out, words, &position, names);
    line!(out);
    site(&mut out, words, &position, names);
    line!(out);
    players(&mut out, words, game, &position, names, viewer);
    characters(&mut out, words, &position, names);
    out
}

/// The road in two columns: kind, name, owner, worker; the provost is drawn between two spaces.
fn road(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let mut cells: Vec<String> = Space::all()
        .map(|space| {
            let content = position.road.get(&space).and_then(Option::as_ref);
            cell(words, space, content, names)
        })
        .collect();
    let place = usize::from(position.provost).min(Space::COUNT);
    let id = if usize::from(position.provost) > place { "y1303-board-provost.beyond" } else { "y1303-board-provost" };
    cells.insert(place, format!("{:<CELL$}", words.say(id, &[])));
    line!(out, "{}", wrap("", &words.say("y1303-board-road", &[])));
    *out += &two_columns(&cells);
    if position.road.values().flatten().any(|doc| doc.claimed) {
        line!(out, "{}", words.say("y1303-board-claimed", &[]));
    }
    if let Some(second) = &position.journeyman {
        let (color, space) = (capital(names.color(second.player)), second.space.to_string());
        line!(out, "{}", words.say("y1303-board-journeyman", &[("color", &color), ("space", &space)]));
    }
}

/// Width of a space of the road.
const CELL: usize = 38;

fn cell(words: &Words, space: Space, content: Option<&RoadDoc>, names: &Names) -> String {
    let Some(doc) = content else { return format!("{:<CELL$}", format!("{space:<3}   .", space = space.to_string())) };
    let kind = match doc.tile.kind() {
        kind @ (Kind::Wood | Kind::Stone) => words.say(&format!("{}.letter", ids::kind(kind)), &[]),
        _ => String::new(),
    };
    let name = format!("{}{}", words.short(&ids::on_road(doc)), if doc.claimed { "!" } else { "" });
    let owner = doc.owner.map_or("", |player| names.color(player));
    let worker = doc.worker.map_or_else(String::new, |player| format!("*{}", names.color(player)));
    format!("{:<3} {kind:<1} {name:<17} {owner:<6} {worker:<7}", space.to_string())
}

/// The construction site: the tiles a favor can use, and who delivers.
fn site(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let mut lines: Vec<(String, String)> = (1_u8..)
        .zip(position.site.tiles)
        .map(|(number, tile)| {
            let (name, effect) =
                (words.say(&ids::tile(tile), &[]), words.arg(&effect_list(tile, true), &Names::default()));
            let values: &Values = &[("number", &number), ("tile", &name), ("effect", &effect)];
            (String::new(), words.say("y1303-board-site.tile", values))
        })
        .collect();
    let workers: Vec<String> = (position.site.workers.iter())
        .map(|player| match position.players[player.index()].batches {
            0 => names.color(player).to_owned(),
            count => {
                let color = names.color(player);
                words.say("y1303-board-site.batches", &[("color", &color), ("count", &count)])
            }
        })
        .collect();
    if !workers.is_empty() {
        let text = words.say("y1303-board-site.workers", &[("workers", &workers.join(", "))]);
        lines.push((String::new(), text));
    }
    lines[0].0 = words.say("y1303-board-site", &[]);
    *out += &labelled(&lines);
}

/// One line per player: points, cubes, workers at hand and in the camp, houses.
fn players(out: &mut String, words: &Words, game: &Caylus1303, position: &Position, names: &Names, viewer: Viewer) {
    let mut headings = vec![words.say("board-prestige", &[])];
    headings.extend(Cube::ALL.map(|cube| words.say(&format!("cube-{cube}.short"), &[])));
    headings.extend(["hand", "camp", "houses"].map(|what| words.say(&format!("y1303-board-{what}"), &[])));
    let columns = Columns::new(&headings);
    line!(out, "{}", columns.heading());
    let known = known_prestige(game, position, viewer);
    for (seat, doc) in position.players.iter().enumerate() {
        let prestige = known[seat].map_or_else(|| "?".to_owned(), |prestige| prestige.to_string());
        let cubes = Cube::ALL.map(|cube| doc.cubes.count(cube).to_string());
        let workers = [doc.workers, doc.camp].map(|workers| workers.unwrap_or_default().to_string());
        let houses = game.houses_left(Player::new(seat)).to_string();
        let counts = std::iter::once(prestige).chain(cubes).chain(workers).chain([houses]);
        line!(out, "{}", columns.row(&cut(&names.full(Player::new(seat)), Columns::NAME), counts));
    }
}

/// Points in seat order, as far as the viewer may know them.
fn known_prestige(game: &Caylus1303, position: &Position, viewer: Viewer) -> Vec<Option<u16>> {
    let viewer = match viewer {
        Viewer::All => return position.players.iter().map(|doc| Some(doc.prestige)).collect(),
        Viewer::Player(player) => Some(player),
        Viewer::Spectator => None,
    };
    game.view(viewer).document().players.iter().map(|doc| doc.prestige).collect()
}

/// Who has which characters.
fn characters(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let list = |characters: &[Character]| match characters {
        [] => "-".to_owned(),
        _ => characters.iter().map(|one| words.say(&ids::character(*one), &[])).collect::<Vec<_>>().join(", "),
    };
    let mut lines: Vec<(String, String)> = (Player::all(position.players.len()).zip(&position.players))
        .map(|(player, doc)| (capital(names.color(player)), list(&doc.characters)))
        .collect();
    lines.push((words.say("y1303-board-unclaimed-characters", &[]), list(&position.board)));
    *out += &labelled(&lines);
}

/// What can still be built, by kind, and what the characters of the game do.
pub(super) fn supply(words: &Words, game: &Caylus1303) -> String {
    let position = game.to_position();
    let supply = position.supply.unwrap_or_default();
    let row = |tile: &Tile| Row {
        name: words.say(&ids::tile(*tile), &[]),
        points: tile.points(),
        cost: words.cost(tile.facts().cost),
        gives: words.arg(&effect_list(*tile, false), &Names::default()),
    };
    let mut out = by_kind(words, supply.iter().map(|tile| (ids::kind(tile.kind()), row(tile))).collect());
    if supply.iter().any(|tile| tile.costs_any()) {
        line!(out, "{}", wrap("", &words.say("y1303-board-any", &[])));
    }
    line!(out, "{}", wrap("", &words.say("y1303-board-residence", &[])));
    line!(out, "{}", words.say("y1303-board-characters", &[]));
    let held = position.players.iter().flat_map(|doc| &doc.characters);
    let mut there: Vec<Character> = held.chain(&position.board).copied().collect();
    there.sort();
    let lines: Vec<(String, String)> = (there.into_iter())
        .map(|one| (format!("  {}", words.say(&ids::character(one), &[])), words.plain(&power(one))))
        .collect();
    out += &labelled(&lines);
    out
}
