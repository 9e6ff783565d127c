//! The questions of Magna Carta, and what each move means.

use caylus_rules::Game;
use caylus_rules::magna_carta::{BuildId, Card, Decision, MagnaCarta, Move, Place, Position, Section};
use caylus_rules::parts::{Cube, Cubes, Goods, Player};

use super::cards::{facts, prestige_effect, prestige_facts, primary, secondary};
use super::events::the_cards;
use super::ids;
use crate::phrases::{built_with, offer, provost, provost_label, workers};
use crate::{Arg, Choice, Join, Message, Noun};

pub(super) fn question(game: &MagnaCarta) -> Option<Message> {
    let decision = game.decision()?;
    let question = Message::new(format!("magna-carta-question-{}", ids::decision(decision)));
    Some(match decision {
        Decision::Mulligan | Decision::Action | Decision::Provost | Decision::Batch => question,
        Decision::Site { building } => question.with("card", Noun::new(ids::prestige(building))),
        Decision::Primary | Decision::Secondary => match acting(&game.to_position()) {
            Some((place, card)) => question.with("card", Noun::on(ids::card(card), place)).with("id", card.id()),
            None => question.with("card", Noun::new("magna-carta-road")).with("id", ""),
        },
    })
}

/// The card being activated.
fn acting(position: &Position) -> Option<(Place, Card)> {
    let place = position.activating?;
    Some((place, position.road.get(place.index())?.card))
}

/// What a move costs and gains.
pub(super) fn choice(position: &Position, player: Player, chosen: Move) -> Choice {
    let doc = &position.players[player.index()];
    let size = |cards: &Option<Vec<Card>>| cards.as_ref().map_or(0, Vec::len);
    let labelled = |id: &'static str| Choice::new(Message::new(id));
    match chosen {
        Move::Keep => labelled("magna-carta-choice-keep").remark(Message::new("magna-carta-explain-keep")),
        Move::Redraw => labelled("magna-carta-choice-redraw")
            .remark(Message::new("magna-carta-explain-redraw").with("cards", size(&doc.hand))),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            labelled("choice-pass").remark(Message::new("explain-pass").with("number", number))
        }
        Move::Draw => labelled("magna-carta-choice-draw")
            .price(Goods::deniers(1))
            .remark(Message::new("magna-carta-explain-draw").with("cards", size(&doc.pile))),
        Move::Replace => labelled("magna-carta-choice-replace")
            .price(Goods::deniers(1))
            .remark(Message::new("magna-carta-explain-replace").with("cards", size(&doc.hand))),
        Move::Place(place) => arrival(position, player, place),
        Move::Build(build) => building(build, chosen),
        Move::Cover(place) => Choice::new(Noun::on(ids::RESIDENCE, place))
            .about(Noun::new(ids::RESIDENCE))
            .remark(Message::new("magna-carta-explain-cover")),
        Move::Provost(steps) => {
            let to = position.provost.map_or(0, Place::index) as i32 + 1 + i32::from(steps);
            let price = steps.unsigned_abs().into();
            Choice::new(provost_label(steps)).remark(provost(steps, format!("c{to}"), price))
        }
        Move::Trade(trade) => {
            let offered = trade.offer();
            let get = match offered.get.tokens {
                0 => offered.get.into(),
                number => Arg::list(tokens(position, number.into()), Join::Remarks),
            };
            Choice::new(offer(offered.give, get)).goods(offered.give, offered.get)
        }
        Move::Residence(place, cube) => residence(position, place, cube, chosen),
        Move::Decline => labelled("explain-decline"),
        Move::Batch(batch) => {
            let given = Goods::cubes(batch.cubes());
            tokens(position, 1).fold(Choice::new(given).goods(given, Goods::NONE), Choice::remark)
        }
        Move::Done => {
            labelled("choice-done").remark(Message::new("magna-carta-explain-done").with("batches", doc.batches))
        }
    }
}

/// Placing a worker.
fn arrival(position: &Position, player: Player, place: Place) -> Choice {
    let Some(doc) = position.road.get(place.index()) else { return Choice::new(place.to_string()) };
    let owned = doc.owner.map(|owner| match owner == player {
        true => Message::new("magna-carta-explain-own"),
        false => {
            let on_card = matches!(doc.card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry);
            let kind = if on_card && doc.cubes == 0 { "nothing" } else { share(doc.card) };
            let shared = Message::new("magna-carta-explain-share").with("name", owner).with("kind", kind);
            shared.with("share", secondary(doc.card))
        }
    });
    let is_beyond = position.provost.is_some_and(|provost| place > provost);
    Choice::new(Noun::on(ids::card(doc.card), place))
        .about(Noun::new(ids::card(doc.card)))
        .remark(primary(doc.card))
        .remark(owned)
        .remark(is_beyond.then(|| Message::new("explain-beyond")))
}

/// How to word the owner's share of a card: a gain or a trade.
fn share(card: Card) -> &'static str {
    if facts(card).owner.iter().any(|offer| offer.give.is_some()) { "give" } else { "get" }
}

fn building(build: BuildId, chosen: Move) -> Choice {
    let payment = Goods::cubes(build.payment());
    let choice = |id: String| Choice::new(built_with(Noun::new(id), payment)).goods(payment, Goods::NONE);
    let worth = |points: Option<u16>| {
        Message::new("magna-carta-explain-points").with("goods", Goods::prestige(points.unwrap_or_default()))
    };
    match (build.card(), build.prestige()) {
        (Some(card), _) => {
            let own = Message::new("magna-carta-explain-own-share").with("kind", share(card));
            choice(ids::card(card))
                .remark(worth(facts(card).points))
                .remark(primary(card))
                .remark(own.with("share", secondary(card)))
        }
        (None, Some(building)) => choice(ids::prestige(building))
            .remark(worth(prestige_facts(building).points))
            .remark(prestige_effect(building)),
        (None, None) => Choice::new(chosen.to_string()),
    }
}

fn residence(position: &Position, place: Place, cube: Cube, chosen: Move) -> Choice {
    let Some(doc) = position.road.get(place.index()) else { return Choice::new(chosen.to_string()) };
    let yet_to_act = doc.worker.is_some()
        && position.activating.is_some_and(|acting| place > acting)
        && position.provost.is_none_or(|provost| place <= provost);
    let made = Message::new("magna-carta-explain-residence").with("points", facts(doc.card).points.unwrap_or_default());
    let payment = Goods::cubes(Cubes::one(cube));
    Choice::new(built_with(Noun::on(ids::card(doc.card), place), payment))
        .goods(payment, Goods::NONE)
        .about(Noun::new(ids::card(doc.card)))
        .remark(made.with("waits", Arg::yes(yet_to_act)))
}

/// The next castle tokens and their points.
fn tokens(position: &Position, number: usize) -> impl Iterator<Item = Message> {
    let left: [u8; 3] = position.tokens.unwrap_or_default().into();
    let in_order = Section::ALL.into_iter().zip(left).flat_map(|(section, left)| (0..left).map(move |_| section));
    in_order.take(number).map(|section| {
        let token = Message::new("magna-carta-explain-token").with("section", Noun::new(ids::section(section)));
        token.with("points", section.points())
    })
}

/// What a player has left, shown beside the question.
pub(super) fn means(game: &MagnaCarta, player: Player) -> Arg {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let cubes = Cubes::some(Cube::Food, doc.cubes.food)
        + Cubes::some(Cube::Wood, doc.cubes.wood)
        + Cubes::some(Cube::Stone, doc.cubes.stone)
        + Cubes::some(Cube::Gold, doc.cubes.gold);
    let all = Arg::from(Goods { cubes, deniers: doc.deniers, ..Goods::NONE });
    let hand = doc.hand.as_deref().unwrap_or_default();
    let in_hand = Message::new("magna-carta-means-hand").with("count", hand.len()).with("cards", the_cards(hand));
    match game.decision() {
        Some(Decision::Action) => {
            let at_home = workers(doc.workers.unwrap_or_default());
            Arg::list([all, at_home.into(), in_hand.into()], Join::Remarks)
        }
        Some(Decision::Mulligan) => Arg::list([all, in_hand.into()], Join::Remarks),
        _ => all,
    }
}
