//! Events and positions in a few words, for play-throughs that a person can read.

use caylus_rules::Game;
use caylus_rules::classic::position::{PlayerDoc, Position, RoadDoc};
use caylus_rules::classic::{Cause, Classic, Decision, Event, Phase};
use caylus_rules::parts::{Goods, Order, Player};

/// The longest line, if no part of it is longer.
const WIDTH: usize = 110;

/// The player's colour.
pub(crate) fn color(player: Player) -> &'static str {
    Classic::COLORS[player.index()]
}

fn colors(order: Order) -> String {
    order.iter().map(color).collect::<Vec<_>>().join(" ")
}

/// The name of a phase or of a kind of decision in notation.
fn named(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(map)) => {
            let mut words = vec![map["kind"].as_str().unwrap_or_default()];
            words.extend(["craft", "tile", "line", "by"].iter().filter_map(|key| map.get(*key)?.as_str()));
            words.join(" ")
        }
        _ => String::new(),
    }
}

/// A decision in a few words.
pub(crate) fn decision(decision: Decision) -> String {
    named(decision)
}

/// Does a new line begin with it?
pub(crate) fn begins_line(event: &Event) -> bool {
    matches!(event, Event::TurnStarted { .. } | Event::PhaseStarted { .. } | Event::FinalBonus { .. })
}

/// An event in a few words.
pub(crate) fn event(event: &Event) -> String {
    match *event {
        Event::TurnStarted { turn } => format!("turn {turn}"),
        Event::PhaseStarted { phase } => format!("phase {}", named(phase)),
        Event::TurnOrder { order, cause } => format!("turn order {} ({})", colors(order), why(cause)),
        Event::Passed { player, number } => format!("{} passes, number {number}", color(player)),
        Event::WorkerPlaced { player, spot } => format!("{} to {spot}", color(player)),
        Event::WorkerMoved { player, from, to } => format!("{} from {from} to {to}", color(player)),
        Event::InnEntered { player } => format!("{} enters the inn", color(player)),
        Event::InnKept { player } => format!("{} stays in the inn", color(player)),
        Event::WorkerReturned { player, from } => format!("{} home from {from}", color(player)),
        Event::ProvostMoved { player: Some(player), from, to } => format!("{} provost {from} to {to}", color(player)),
        Event::ProvostMoved { player: None, from, to } => format!("provost {from} to {to}"),
        Event::BailiffMoved { from, to } => format!("bailiff {from} to {to}"),
        Event::Gained { player, goods, cause } => format!("{} +{} ({})", color(player), parts(goods), why(cause)),
        Event::Paid { player, goods, cause } => format!("{} -{} ({})", color(player), parts(goods), why(cause)),
        Event::PrestigeLost { player, amount, cause } => format!("{} -{amount}pp ({})", color(player), why(cause)),
        Event::Declined { player, cause } => format!("{} declines ({})", color(player), why(cause)),
        Event::Built { player, tile, space, cause } => {
            format!("{} builds {tile} on {space} ({})", color(player), why(cause))
        }
        Event::ResidenceDelayed { player, space, cause } => {
            format!("{} will have a residence on {space} ({})", color(player), why(cause))
        }
        Event::ResidenceMade { player, space, replaced } => {
            format!("{} residence on {space} instead of {replaced}", color(player))
        }
        Event::FavorsWon { player, count, cause } => format!("{} wins {count} favor ({})", color(player), why(cause)),
        Event::FavorsLost { player, count } => format!("{} loses {count} favor", color(player)),
        Event::FavorLine { player, line, column, advanced } => {
            let marker = if advanced { "advances to" } else { "stays on" };
            format!("{} {} {marker} {column}", color(player), line.name())
        }
        Event::HouseBuilt { player, section } => format!("{} house in the {}", color(player), section.name()),
        Event::HousesCounted { player, section, houses } => {
            format!("{} has {houses} in the {}", color(player), section.name())
        }
        Event::SectionCounted { section } => format!("the {} is counted", section.name()),
        Event::FinalBonus { player, gold, cubes, deniers } => {
            format!("final bonus: {} {gold}pp for gold, {cubes}pp for cubes, {deniers}pp for deniers", color(player))
        }
    }
}

fn parts(goods: Goods) -> String {
    goods.to_string().replace(' ', "+")
}

fn why(cause: Cause) -> String {
    match cause {
        Cause::Income { residences, prestige_buildings } => match u16::from(residences) + prestige_buildings {
            0 => "income".into(),
            more => format!("income with {more} more"),
        },
        Cause::FirstPass => "first to pass".into(),
        Cause::Placement { spot } => format!("worker on {spot}"),
        Cause::Visit { space } => format!("visit on {space}"),
        Cause::Special { spot } => spot.to_string(),
        Cause::Provost => "provost".into(),
        Cause::Activation { tile, space } => format!("{tile} {space}"),
        Cause::OwnerShare { tile, space } => format!("owner of {tile} {space}"),
        Cause::Building { tile, .. } => format!("building {tile}"),
        Cause::Residence { space } => format!("residence {space}"),
        Cause::Favor { line, column } => format!("favor {} {column}", line.name()),
        Cause::SimplifiedFavor => "simplified favor".into(),
        Cause::Batch { section } => format!("batch for the {}", section.name()),
        Cause::NoBatch => "no batch".into(),
        Cause::BestBuilder => "best builder".into(),
        Cause::Count { section } => format!("count of the {}", section.name()),
        Cause::TwoPlayers => "two players".into(),
    }
}

/// The table in a few lines.
pub(crate) fn table(position: &Position) -> String {
    let order = position.turn_order.map(colors).unwrap_or_default();
    let mut lines = vec![format!("bailiff {}, provost {}, turn order {order}", position.bailiff, position.provost)];
    lines.extend(position.special.inn.right.map(|guest| format!("inn {}", color(guest))));
    let sections = &position.sections;
    let free = [("dungeon", &sections.dungeon), ("walls", &sections.walls), ("towers", &sections.towers)];
    let free = free.map(|(name, section)| match section.counted {
        true => format!("{name} counted"),
        false => format!("{name} {} free", section.free.unwrap_or_default()),
    });
    lines.push(format!("castle {}", free.join(", ")));
    lines.extend(position.players.iter().map(player));
    let lines: String = lines.iter().map(|line| format!("    | {line}\n")).collect();
    lines + &wrapped("    | ", &road(position), ", ")
}

/// Puts parts into lines that are not too long; each line but the first is set in a little more.
pub(crate) fn wrapped(margin: &str, parts: &[String], between: &str) -> String {
    let mut text = String::new();
    let mut line = margin.to_owned();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            line += between.trim_end();
        }
        if at > 0 && line.len() + part.len() >= WIDTH {
            text += &format!("{line}\n");
            line = format!("{margin}  ");
        } else if at > 0 {
            line.push(' ');
        }
        line += part;
    }
    text + &line + "\n"
}

fn road(position: &Position) -> Vec<String> {
    let spaces = position.road.iter().filter_map(|(space, on)| Some((space, on.as_ref()?)));
    let tell = |(space, on): (_, &RoadDoc)| match on.owner {
        Some(owner) => format!("{space} {} {}", color(owner), on.tile),
        None => format!("{space} {}", on.tile),
    };
    spaces.map(tell).collect()
}

fn player(player: &PlayerDoc) -> String {
    let goods = Goods { cubes: player.cubes, deniers: player.deniers, prestige: player.prestige, ..Goods::NONE };
    let favors = &player.favors;
    let houses = &player.houses;
    format!(
        "{}: {goods}; favors {} {} {} {}; houses {} {} {}",
        player.color.as_deref().unwrap_or_default(),
        favors.prestige,
        favors.deniers,
        favors.cubes,
        favors.building,
        houses.dungeon,
        houses.walls,
        houses.towers,
    )
}

/// Is it the moment to show the table again?
pub(crate) fn shows_table(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::PhaseStarted { phase: Phase::Placing } | Event::FinalBonus { .. }))
}
