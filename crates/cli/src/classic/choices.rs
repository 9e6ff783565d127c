//! The decisions of Caylus for the player who has to decide: what it is about, and what each move means.

use caylus_rules::Game;
use caylus_rules::classic::{By, Cause, Classic, Decision, Event, Kind, Line, Move, Position, Space, Spot, Tile};
use caylus_rules::parts::{Goods, Player};

use super::tiles::{cost, effect, name, place_effect, points};
use super::words::{favor_effect, line_name, section_name};
use crate::text::count;
use crate::told::{goods, parts};

/// What has to be decided.
pub(super) fn question(game: &Classic) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let building = |by| if by == By::Favor { " by your favor" } else { "" };
    match decision {
        Decision::Place => "place a worker, for the price below, or pass".to_owned(),
        Decision::Gate => "where does your worker on the Gate go?".to_owned(),
        Decision::Guild => "how far does the Merchants' guild move the provost?".to_owned(),
        Decision::Joust => "pay for a favor on the Joust field?".to_owned(),
        Decision::Inn => "does your worker stay in the Inn?".to_owned(),
        Decision::Provost => "move the provost, for 1 denier a space?".to_owned(),
        Decision::Produce => format!("what do you take{}?", at_building(game)),
        Decision::OwnerCube => format!("which cube do you take as the owner{}?", at_building(game)),
        Decision::Build { craft, by } => format!("which {} building do you build{}?", craft_name(craft), building(by)),
        Decision::Site { tile, by } => {
            format!("which of your residences makes room for the {}{}?", name(tile), building(by))
        }
        Decision::Lawyer { by } => format!("which building becomes a residence{}?", building(by)),
        Decision::Trade { tile } => format!("what do you trade at the {}?", name(tile)),
        Decision::Batch => "give a batch to the castle?".to_owned(),
        Decision::FavorLine => "you have won a favor: which line do you use?".to_owned(),
        Decision::FavorEffect { line } => format!("which column of the line of {} do you use?", line_name(line)),
        Decision::FavorCube => "wood or stone?".to_owned(),
        Decision::FavorTrade => "which cube do you give, and for which two?".to_owned(),
    }
}

/// What a legal move costs and gives.
pub(super) fn explain(game: &Classic, chosen: Move) -> String {
    let Some(player) = game.to_act() else { return String::new() };
    let position = game.to_position();
    let trial = Trial::of(game, player, chosen);
    match chosen {
        Move::Place(spot) | Move::Send(spot) => arrival(&position, player, spot, &trial),
        Move::Pass => match position.passing_order.unwrap_or_default().len() {
            0 => "first on the bridge: get 1 d".to_owned(),
            before => format!("number {} on the bridge", before + 1),
        },
        Move::Recall => "your worker comes home".to_owned(),
        Move::Stay => "your workers go on costing 1 d each".to_owned(),
        Move::Provost(0) => format!("he stays on {}", position.provost),
        Move::Provost(steps) => {
            let to = (position.provost.index() as i32 + 1 + i32::from(steps)).to_string();
            match trial.paid.deniers {
                0 => format!("to r{to}"),
                price => format!("to r{to}, for {price} d"),
            }
        }
        Move::Joust => "pay 1 cloth and 1 d, win 1 favor".to_owned(),
        Move::Decline => "do nothing".to_owned(),
        Move::Take(_) => format!("get {}", goods(trial.gained)),
        Move::Build(build) => building(game, build.tile(), &trial),
        Move::Replace(space) => format!("instead of the residence on {space}"),
        Move::Residence(space) => residence(&position, space, &trial),
        Move::Trade(trade) => format!("give {}, get {}", goods(trade.offer().give), goods(trade.offer().get)),
        Move::Batch(_) => match trial.section {
            Some(section) => format!("1 house in the {}, {}", section_name(section), goods(trial.gained)),
            None => goods(trial.gained),
        },
        Move::Done => match trial.lost {
            0 => "no more batches".to_owned(),
            lost => format!("no batch: lose {lost} PP"),
        },
        Move::Line(line) => favor_line(&position, player, line, trial.column),
        Move::Column(column) => match game.decision() {
            Some(Decision::FavorEffect { line }) => favor_effect(line, column).to_owned(),
            _ => String::new(),
        },
    }
}

/// The kind of building that a craft builds.
const fn craft_name(craft: Kind) -> &'static str {
    match craft {
        Kind::Wood => "wood",
        Kind::Stone => "stone",
        _ => "prestige",
    }
}

/// ` at the Farm (r3)`, while a building of the road acts.
fn at_building(game: &Classic) -> String {
    let position = game.to_position();
    let tile = |space: Space| position.road.get(&space)?.as_ref().map(|content| content.tile);
    match position.activating.and_then(|space| Some((space, tile(space)?))) {
        Some((space, tile)) => format!(" at the {}", super::tiles::standing(tile, space)),
        None => String::new(),
    }
}

/// A worker comes to a place.
fn arrival(position: &Position, player: Player, spot: Spot, trial: &Trial) -> String {
    let mut text = match spot.space().and_then(|space| position.road.get(&space)).and_then(Option::as_ref) {
        Some(content) => format!("{}: {}", name(content.tile), effect(content.tile, position.options)),
        None => place_effect(spot).to_owned(),
    };
    if trial.paid.deniers > 0 {
        text = format!("{} d  {text}", trial.paid.deniers);
    }
    if let Some(space) = spot.space() {
        let owner = position.road.get(&space).and_then(Option::as_ref).and_then(|content| content.owner);
        if owner.is_some_and(|owner| owner != player) {
            text += "; 1 PP to its owner";
        }
        if space > position.provost {
            text += "; beyond P";
        }
    }
    text
}

fn building(game: &Classic, tile: Tile, trial: &Trial) -> String {
    // Where a prestige building goes is asked before it is paid for.
    let price = match trial.paid.is_empty() && tile.kind() == Kind::Prestige {
        true => cost(tile).replace(" and ", ", "),
        false => parts(trial.paid).join(", "),
    };
    let points = points(tile, game.options());
    let favor = if tile == Tile::StoneChurch { "1 favor; " } else { "" };
    match effect(tile, game.options()) {
        "" => format!("{price}: {points} PP"),
        effect => format!("{price}: {points} PP; {favor}{effect}"),
    }
}

fn residence(position: &Position, space: Space, trial: &Trial) -> String {
    let content = position.road.get(&space).and_then(Option::as_ref);
    let building = content.map_or("", |content| name(content.tile));
    let when = if content.is_some_and(|content| content.worker.is_some()) { ", after phase 5" } else { "" };
    format!("{building} for {}: 2 PP{when}", goods(trial.paid))
}

fn favor_line(position: &Position, player: Player, line: Line, column: Option<u8>) -> String {
    let favors = &position.players[player.index()].favors;
    let before = [favors.prestige, favors.deniers, favors.cubes, favors.building][line as usize];
    let column = column.unwrap_or(before);
    let effects: Vec<&str> = (1..=column).rev().map(|column| favor_effect(line, column)).collect();
    format!("to column {column}: {}", effects.join(" / "))
}

/// What a move does at once, found by trying it.
#[derive(Default)]
struct Trial {
    paid: Goods,
    gained: Goods,
    lost: u16,
    section: Option<caylus_rules::classic::Section>,
    column: Option<u8>,
}

impl Trial {
    fn of(game: &Classic, player: Player, chosen: Move) -> Self {
        let mut copy = *game;
        let mut events = Vec::new();
        copy.apply_unchecked(chosen, &mut events);
        let mut trial = Self::default();
        let mut reason: Option<Cause> = None;
        for event in events {
            match event {
                Event::TurnStarted { .. } | Event::PhaseStarted { .. } => break,
                Event::Paid { player: who, goods, cause } if who == player && trial.paid.is_empty() => {
                    trial.paid = goods;
                    reason.get_or_insert(cause);
                }
                Event::Gained { player: who, goods, cause }
                    if who == player && trial.gained.is_empty() && *reason.get_or_insert(cause) == cause =>
                {
                    trial.gained = goods;
                }
                Event::PrestigeLost { player: who, amount, .. } if who == player => trial.lost = amount,
                Event::HouseBuilt { section, .. } => trial.section = trial.section.or(Some(section)),
                Event::FavorLine { player: who, column, .. } if who == player => {
                    trial.column = trial.column.or(Some(column));
                }
                _ => {}
            }
        }
        trial
    }
}

/// How many workers and deniers a player has left, as a reminder beside the question.
pub(super) fn means(game: &Classic, player: Player) -> String {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let all = Goods { cubes: doc.cubes, deniers: doc.deniers, ..Goods::NONE };
    match game.decision() {
        Some(Decision::Place) => {
            format!("{}; {} at home", goods(all), count(doc.workers.unwrap_or_default(), "worker"))
        }
        _ => goods(all),
    }
}
