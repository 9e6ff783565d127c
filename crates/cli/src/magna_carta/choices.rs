//! The decisions of Magna Carta for the player who has to decide: what it is about, and what each move means.

use caylus_rules::Game;
use caylus_rules::magna_carta::{BuildId, Card, Decision, MagnaCarta, Move, Place, Position, Section};
use caylus_rules::parts::{Cube, Cubes, Goods, Player};

use super::cards::{name, points, prestige_extra, prestige_name, prestige_points, primary, secondary, section_name};
use super::words::the_cards;
use crate::text::count;
use crate::told::goods;

/// What has to be decided.
pub(super) fn question(game: &MagnaCarta) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    match decision {
        Decision::Mulligan => "do you keep your first hand?".to_owned(),
        Decision::Action => "one action, or pass; a worker costs 1 d (in [] the owner's share)".to_owned(),
        Decision::Site { building } => format!("which of your residences does the {} cover?", prestige_name(building)),
        Decision::Provost => "move the provost, for 1 denier a card?".to_owned(),
        Decision::Primary => match acting(&game.to_position()) {
            Some((_, Card::Lawyer)) => "which of your cards becomes a residence?".to_owned(),
            Some((place, card)) => format!("what does your worker do at the {} ({place})?", name(card)),
            None => "what does your worker do?".to_owned(),
        },
        Decision::Secondary => match acting(&game.to_position()) {
            Some((place, card)) => format!("what do you take as the owner of the {} ({place})?", name(card)),
            None => "what do you take as the owner?".to_owned(),
        },
        Decision::Batch => "give a batch to the castle?".to_owned(),
    }
}

/// The card of the road that acts now.
fn acting(position: &Position) -> Option<(Place, Card)> {
    let place = position.activating?;
    Some((place, position.road.get(place.index())?.card))
}

/// What a legal move costs and gives.
pub(super) fn explain(game: &MagnaCarta, chosen: Move) -> String {
    let Some(player) = game.to_act() else { return String::new() };
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let cards = |cards: &Option<Vec<Card>>| cards.as_ref().map_or(0, Vec::len) as u64;
    match chosen {
        Move::Keep => "your hand stays as it is".to_owned(),
        Move::Redraw => format!("discard it and draw {}, once", count(cards(&doc.hand), "other card")),
        Move::Pass => match position.passing_order.unwrap_or_default().len() {
            0 => "first on the bridge: get 1 d".to_owned(),
            before => format!("number {} on the bridge", before + 1),
        },
        Move::Draw if cards(&doc.pile) == 0 => "1 d  shuffle your discard pile, draw a card".to_owned(),
        Move::Draw => format!("1 d  a card from your pile of {}", cards(&doc.pile)),
        Move::Replace => format!("1 d  discard your hand, draw {}", count(cards(&doc.hand), "card")),
        Move::Place(place) => arrival(&position, player, place),
        Move::Build(build) => building(build),
        Move::Cover(place) => format!("the residence on {place}: its 1 PP and its income are gone"),
        Move::Provost(0) => position.provost.map_or_else(String::new, |provost| format!("he stays on {provost}")),
        Move::Provost(steps) => {
            let from = position.provost.map_or(0, Place::index) as i32;
            format!("to c{}, for {} d", from + 1 + i32::from(steps), steps.abs())
        }
        Move::Trade(trade) => {
            let offer = trade.offer();
            let get = match offer.get.tokens {
                0 => goods(offer.get),
                number => tokens(&position, number.into()),
            };
            match offer.give.is_empty() {
                true => format!("get {get}"),
                false => format!("give {}, get {get}", goods(offer.give)),
            }
        }
        Move::Residence(place, _) => residence(&position, place),
        Move::Decline => "do nothing".to_owned(),
        Move::Batch(_) => tokens(&position, 1),
        Move::Done if doc.batches == 0 => "no batch".to_owned(),
        Move::Done => "no more batches".to_owned(),
    }
}

/// A worker comes to a card of the road.
fn arrival(position: &Position, player: Player, place: Place) -> String {
    let Some(doc) = position.road.get(place.index()) else { return String::new() };
    let mut text = format!("{}: {}", name(doc.card), primary(doc.card));
    match doc.owner {
        Some(owner) if owner != player => {
            let on_card = matches!(doc.card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry);
            let share = if on_card && doc.cubes == 0 { "nothing" } else { secondary(doc.card) };
            text += &format!(" [{} {share}]", MagnaCarta::COLORS[owner.index()]);
        }
        Some(_) => text += "; your own",
        None => {}
    }
    if position.provost.is_some_and(|provost| place > provost) {
        text += "; beyond P";
    }
    text
}

fn building(build: BuildId) -> String {
    match (build.card(), build.prestige()) {
        (Some(card), _) => format!("{} PP; {} [you {}]", points(card), primary(card), secondary(card)),
        (None, Some(building)) => match prestige_extra(building) {
            "" => format!("{} PP", prestige_points(building)),
            extra => format!("{} PP; {extra}", prestige_points(building)),
        },
        (None, None) => String::new(),
    }
}

fn residence(position: &Position, place: Place) -> String {
    let Some(doc) = position.road.get(place.index()) else { return String::new() };
    let yet_to_act = doc.worker.is_some()
        && position.activating.is_some_and(|acting| place > acting)
        && position.provost.is_none_or(|provost| place <= provost);
    let when = if yet_to_act { ", after phase 4" } else { "" };
    format!("{}, {} PP: 1 PP, income 1 d, room for a prestige building{when}", name(doc.card), points(doc.card))
}

/// The next castle tokens, with their points.
fn tokens(position: &Position, number: u32) -> String {
    let left: [u8; 3] = position.tokens.unwrap_or_default().into();
    let in_order = Section::ALL.into_iter().zip(left).flat_map(|(section, left)| (0..left).map(move |_| section));
    let next: Vec<String> = (in_order.take(number as usize))
        .map(|section| format!("1 {} token, {} PP", section_name(section), section.points()))
        .collect();
    next.join("; ")
}

/// What a player has left, as a reminder beside the question.
pub(super) fn means(game: &MagnaCarta, player: Player) -> String {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let cubes = Cubes::some(Cube::Food, doc.cubes.food)
        + Cubes::some(Cube::Wood, doc.cubes.wood)
        + Cubes::some(Cube::Stone, doc.cubes.stone)
        + Cubes::some(Cube::Gold, doc.cubes.gold);
    let all = goods(Goods { cubes, deniers: doc.deniers, ..Goods::NONE });
    let hand = match doc.hand.as_deref() {
        None | Some([]) => "no card in your hand".to_owned(),
        Some(hand) => format!("in your hand {}", the_cards(hand)),
    };
    match game.decision() {
        Some(Decision::Action) => {
            format!("{all}; {} at home; {hand}", count(doc.workers.unwrap_or_default(), "worker"))
        }
        Some(Decision::Mulligan) => format!("{all}; {hand}"),
        _ => all,
    }
}
