//! The questions of Caylus, and what each move means.

use caylus_rules::Game;
use caylus_rules::classic::{
    By, Cause, Classic, Decision, Event, Kind, Line, Move, Position, Section, Space, Spot, Tile,
};
use caylus_rules::parts::{Cubes, Goods, Player};

use super::ids;
use super::tiles::{effect, favor, gives, on, place_effect};
use crate::phrases::{built_with, offer, provost, provost_label, the, workers};
use crate::{Arg, Choice, Join, Message, Noun};

pub(super) fn question(game: &Classic) -> Option<Message> {
    let decision = game.decision()?;
    let question = Message::new(format!("classic-question-{}", ids::decision(decision)));
    let by = |by| if by == By::Favor { "favor" } else { "worker" };
    Some(match decision {
        Decision::Place
        | Decision::Gate
        | Decision::Guild
        | Decision::Joust
        | Decision::Inn
        | Decision::Provost
        | Decision::Batch
        | Decision::FavorLine
        | Decision::FavorCube
        | Decision::FavorTrade => question,
        Decision::Produce | Decision::OwnerCube => question.with("tile", acting(game)),
        Decision::Build { craft, by: whose } => {
            let craft = Message::new(format!("{}.one", ids::craft(craft)));
            question.with("by", by(whose)).with("craft", craft)
        }
        Decision::Site { tile, by: whose } => question.with("by", by(whose)).with("tile", Noun::new(ids::tile(tile))),
        Decision::Lawyer { by: whose } => question.with("by", by(whose)),
        Decision::Trade { tile } => question.with("tile", Noun::new(ids::tile(tile))),
        Decision::FavorEffect { line } => question.with("line", Noun::new(ids::line(line))),
    })
}

/// The building being activated.
fn acting(game: &Classic) -> Noun {
    let position = game.to_position();
    let tile = |space: Space| position.road.get(&space)?.as_ref().map(|content| content.tile);
    let acting = position.activating.and_then(|space| Some(on(tile(space)?, space)));
    acting.unwrap_or_else(|| Noun::new("classic-road"))
}

/// What a move costs and gains.
pub(super) fn choice(game: &Classic, position: &Position, player: Player, chosen: Move) -> Choice {
    let trial = Trial::of(game, player, chosen);
    match chosen {
        Move::Place(spot) | Move::Send(spot) => arrival(position, player, spot, &trial),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            Choice::new(Message::new("choice-pass")).remark(Message::new("explain-pass").with("number", number))
        }
        Move::Recall => Choice::new(Message::new("classic-explain-recall")),
        Move::Stay => Choice::new(Message::new("classic-explain-stay")),
        Move::Provost(steps) => {
            let to = format!("r{}", position.provost.index() as i32 + 1 + i32::from(steps));
            Choice::new(provost_label(steps)).remark(provost(steps, to, trial.paid.deniers))
        }
        Move::Joust => Choice::new(Message::new("classic-explain-joust")),
        Move::Decline => Choice::new(Message::new("explain-decline")),
        Move::Take(_) => Choice::new(offer(Goods::NONE, trial.gained)).goods(Goods::NONE, trial.gained),
        Move::Build(build) => {
            let payment = build.with().map_or(Goods::NONE, |cube| Goods::cubes(Cubes::one(cube)));
            let label = built_with(Noun::new(ids::tile(build.tile())), payment);
            building(game, build.tile(), &trial, Choice::new(label).goods(payment, Goods::NONE))
        }
        Move::Replace(space) => Choice::new(on(Tile::Residence, space)),
        Move::Residence(space) => residence(position, space, &trial),
        Move::Trade(trade) => {
            let offered = trade.offer();
            Choice::new(offer(offered.give, offered.get)).goods(offered.give, offered.get)
        }
        Move::Batch(batch) => {
            let section = Noun::new(ids::section(trial.section.unwrap_or(Section::Dungeon)));
            let house = Message::new("classic-explain-batch").with("section", section).with("goods", trial.gained);
            let given = Goods::cubes(batch.cubes());
            Choice::new(given).goods(given, Goods::NONE).remark(house)
        }
        Move::Done => {
            let lost = Message::new("classic-explain-done").with("lost", trial.lost);
            Choice::new(Message::new("choice-done")).remark(lost)
        }
        Move::Line(line) => {
            let label = the(Noun::new(ids::line(line)));
            Choice::new(label).remark(favor_line(position, player, line, trial.column))
        }
        Move::Column(column) => match game.decision() {
            Some(Decision::FavorEffect { line }) => Choice::new(favor(line, column)),
            _ => Choice::new(chosen.to_string()),
        },
    }
}

/// Placing a worker.
fn arrival(position: &Position, player: Player, spot: Spot, trial: &Trial) -> Choice {
    let content = spot.space().and_then(|space| Some((space, position.road.get(&space)?.as_ref()?)));
    let choice = match content {
        Some((space, content)) => Choice::new(on(content.tile, space))
            .about(Noun::new(ids::tile(content.tile)))
            .remark(effect(content.tile, position.options)),
        None => Choice::new(Noun::new(ids::place(spot))).remark(place_effect(spot)),
    };
    let owner = content.and_then(|(_, content)| content.owner).filter(|owner| *owner != player);
    let is_beyond = spot.space().is_some_and(|space| space > position.provost);
    choice
        .price(Goods::deniers(trial.paid.deniers))
        .remark(owner.map(|owner| Message::new("classic-explain-visit").with("name", owner)))
        .remark(is_beyond.then(|| Message::new("explain-beyond")))
}

fn building(game: &Classic, tile: Tile, trial: &Trial, choice: Choice) -> Choice {
    let facts = tile.facts(game.options());
    // The residence for a prestige building is asked for before it is paid.
    let price = match trial.paid.is_empty() && tile.kind() == Kind::Prestige {
        true => facts.cost.unwrap_or_default().goods,
        false => trial.paid,
    };
    let built = Message::new("classic-explain-build").with("price", price);
    let choice = choice.remark(built.with("points", facts.points.unwrap_or_default()));
    gives(tile, game.options()).fold(choice, Choice::remark)
}

fn residence(position: &Position, space: Space, trial: &Trial) -> Choice {
    let Some(content) = position.road.get(&space).and_then(Option::as_ref) else {
        return Choice::new(space.to_string());
    };
    let waits = Arg::yes(content.worker.is_some());
    Choice::new(on(content.tile, space))
        .about(Noun::new(ids::tile(content.tile)))
        .remark(Message::new("classic-explain-residence").with("price", trial.paid).with("waits", waits))
}

fn favor_line(position: &Position, player: Player, line: Line, column: Option<u8>) -> Message {
    let favors = &position.players[player.index()].favors;
    let before = [favors.prestige, favors.deniers, favors.cubes, favors.building][line as usize];
    let column = column.unwrap_or(before);
    let effects = (1..=column).rev().map(|column| favor(line, column));
    Message::new("classic-explain-line").with("column", column).with("effects", Arg::list(effects, Join::Slash))
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
pub(super) fn means(game: &Classic, player: Player) -> Arg {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let all = Goods { cubes: doc.cubes, deniers: doc.deniers, ..Goods::NONE };
    match game.decision() {
        Some(Decision::Place) => {
            Arg::list([Arg::from(all), workers(doc.workers.unwrap_or_default()).into()], Join::Remarks)
        }
        _ => all.into(),
    }
}
