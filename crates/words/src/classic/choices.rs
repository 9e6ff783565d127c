//! The questions of Caylus, and what each move means.

use caylus_rules::Game;
use caylus_rules::classic::{
    By, Cause, Classic, Decision, Event, Kind, Line, Move, Position, Section, Space, Spot, Tile,
};
use caylus_rules::parts::{Goods, Player};

use super::ids;
use super::tiles::{cost, effect, gives, place_effect, points, standing};
use crate::{Names, Noun, Values, Words};

pub(super) fn question(words: &Words, game: &Classic) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let (by, craft, subject) = match decision {
        Decision::Build { craft, by } => (by, craft, None),
        Decision::Site { tile, by } => (by, Kind::Prestige, Some(words.noun(&ids::tile(tile)))),
        Decision::Lawyer { by } => (by, Kind::Residence, None),
        Decision::Trade { tile } => (By::Worker, Kind::Residence, Some(words.noun(&ids::tile(tile)))),
        _ => (By::Worker, Kind::Residence, None),
    };
    let line = match decision {
        Decision::FavorEffect { line } => line,
        _ => Line::Prestige,
    };
    let values: &Values = &[
        ("by", &if by == By::Favor { "favor" } else { "worker" }),
        ("craft", &words.say(&format!("{}.one", ids::craft(craft)), &[])),
        ("tile", &subject.unwrap_or_else(|| acting(words, game))),
        ("line", &words.noun(&ids::line(line))),
    ];
    words.say(&format!("classic-question-{}", ids::decision(decision)), values)
}

/// The building being activated.
fn acting(words: &Words, game: &Classic) -> Noun {
    let position = game.to_position();
    let tile = |space: Space| position.road.get(&space)?.as_ref().map(|content| content.tile);
    let acting = position.activating.and_then(|space| Some(standing(words, tile(space)?, space)));
    acting.unwrap_or_else(|| words.noun("classic-road"))
}

/// Costs and gains of a legal move.
pub(super) fn explain(words: &Words, game: &Classic, names: &Names, chosen: Move) -> String {
    let Some(player) = game.to_act() else { return String::new() };
    let position = game.to_position();
    let trial = Trial::of(game, player, chosen);
    match chosen {
        Move::Place(spot) | Move::Send(spot) => arrival(words, &position, names, player, spot, &trial),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            words.say("explain-pass", &[("number", &number)])
        }
        Move::Recall => words.say("classic-explain-recall", &[]),
        Move::Stay => words.say("classic-explain-stay", &[]),
        Move::Provost(steps) => {
            let to = format!("r{}", position.provost.index() as i32 + 1 + i32::from(steps));
            words.provost(steps, &to, trial.paid.deniers)
        }
        Move::Joust => words.say("classic-explain-joust", &[]),
        Move::Decline => words.say("explain-decline", &[]),
        Move::Take(_) => words.offer(Goods::NONE, &words.goods(trial.gained)),
        Move::Build(build) => building(words, game, build.tile(), &trial),
        Move::Replace(space) => words.say("classic-explain-replace", &[("space", &space.to_string())]),
        Move::Residence(space) => residence(words, &position, space, &trial),
        Move::Trade(trade) => words.offer(trade.offer().give, &words.goods(trade.offer().get)),
        Move::Batch(_) => {
            let section = words.noun(&ids::section(trial.section.unwrap_or(Section::Dungeon)));
            words.say("classic-explain-batch", &[("section", &section), ("goods", &words.goods(trial.gained))])
        }
        Move::Done => words.say("classic-explain-done", &[("lost", &trial.lost)]),
        Move::Line(line) => favor_line(words, &position, player, line, trial.column),
        Move::Column(column) => match game.decision() {
            Some(Decision::FavorEffect { line }) => words.say(&ids::favor(line, column), &[]),
            _ => String::new(),
        },
    }
}

/// Placing a worker.
fn arrival(words: &Words, position: &Position, names: &Names, player: Player, spot: Spot, trial: &Trial) -> String {
    let content = spot.space().and_then(|space| position.road.get(&space)).and_then(Option::as_ref);
    let what = match content {
        Some(content) => {
            let (name, effect) =
                (words.say(&ids::tile(content.tile), &[]), effect(words, content.tile, position.options));
            words.say("explain-building", &[("name", &name), ("effect", &effect)])
        }
        None => place_effect(words, spot),
    };
    let mut remarks = vec![match trial.paid.deniers {
        0 => what,
        price => words.say("explain-price", &[("price", &price), ("what", &what)]),
    }];
    if let Some(owner) = content.and_then(|content| content.owner).filter(|owner| *owner != player) {
        remarks.push(words.say("classic-explain-visit", &[("name", &names.of_player(owner))]));
    }
    if spot.space().is_some_and(|space| space > position.provost) {
        remarks.push(words.say("explain-beyond", &[]));
    }
    words.remarks(&remarks)
}

fn building(words: &Words, game: &Classic, tile: Tile, trial: &Trial) -> String {
    // The residence for a prestige building is asked for before it is paid.
    let price = match trial.paid.is_empty() && tile.kind() == Kind::Prestige {
        true => words.parts(cost(tile).parse().unwrap_or_default()),
        false => words.parts(trial.paid),
    };
    let points = points(tile, game.options());
    let paid = words.say("classic-explain-build", &[("price", &price.join(", ")), ("points", &points)]);
    words.remarks(&[paid, gives(words, tile, game.options())])
}

fn residence(words: &Words, position: &Position, space: Space, trial: &Trial) -> String {
    let content = position.road.get(&space).and_then(Option::as_ref);
    let name = content.map_or_else(String::new, |content| words.say(&ids::tile(content.tile), &[]));
    let waits = if content.is_some_and(|content| content.worker.is_some()) { "yes" } else { "no" };
    let price = words.goods(trial.paid);
    words.say("classic-explain-residence", &[("name", &name), ("price", &price), ("waits", &waits)])
}

fn favor_line(words: &Words, position: &Position, player: Player, line: Line, column: Option<u8>) -> String {
    let favors = &position.players[player.index()].favors;
    let before = [favors.prestige, favors.deniers, favors.cubes, favors.building][line as usize];
    let column = column.unwrap_or(before);
    let effects: Vec<String> = (1..=column).rev().map(|column| words.say(&ids::favor(line, column), &[])).collect();
    words.say("classic-explain-line", &[("column", &column), ("effects", &effects.join(" / "))])
}

/// The immediate effect of a move, found by trying it.
#[derive(Default)]
struct Trial {
    paid: Goods,
    gained: Goods,
    lost: u16,
    section: Option<Section>,
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

/// What a player has left, shown beside the question.
pub(super) fn means(words: &Words, game: &Classic, player: Player) -> String {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let all = words.goods(Goods { cubes: doc.cubes, deniers: doc.deniers, ..Goods::NONE });
    match game.decision() {
        Some(Decision::Place) => words.remarks(&[all, words.workers(doc.workers.unwrap_or_default())]),
        _ => all,
    }
}
