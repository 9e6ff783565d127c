//! The questions of Magna Carta, and what each move means.

use caylus_rules::Game;
use caylus_rules::magna_carta::{BuildId, Card, Decision, MagnaCarta, Move, Place, Position, Section};
use caylus_rules::parts::{Cube, Cubes, Goods, Player};

use super::cards::{points, prestige_effect, prestige_points, primary, secondary};
use super::events::the_cards;
use super::ids;
use crate::{Names, Values, Words};

pub(super) fn question(words: &Words, game: &MagnaCarta) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let acting = acting(&game.to_position());
    let subject = match (decision, acting) {
        (Decision::Site { building }, _) => words.noun(&ids::prestige(building)),
        (_, Some((place, card))) => words.noun(&ids::card(card)).standing(place),
        (_, None) => words.noun("magna-carta-road"),
    };
    let id = acting.map_or("", |(_, card)| card.id());
    words.say(&format!("magna-carta-question-{}", ids::decision(decision)), &[("card", &subject), ("id", &id)])
}

/// The card being activated.
fn acting(position: &Position) -> Option<(Place, Card)> {
    let place = position.activating?;
    Some((place, position.road.get(place.index())?.card))
}

/// Costs and gains of a legal move.
pub(super) fn explain(words: &Words, game: &MagnaCarta, names: &Names, chosen: Move) -> String {
    let Some(player) = game.to_act() else { return String::new() };
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let size = |cards: &Option<Vec<Card>>| cards.as_ref().map_or(0, Vec::len);
    let for_one = |what: String| words.say("explain-price", &[("price", &1_u8), ("what", &what)]);
    match chosen {
        Move::Keep => words.say("magna-carta-explain-keep", &[]),
        Move::Redraw => words.say("magna-carta-explain-redraw", &[("cards", &size(&doc.hand))]),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            words.say("explain-pass", &[("number", &number)])
        }
        Move::Draw => for_one(words.say("magna-carta-explain-draw", &[("cards", &size(&doc.pile))])),
        Move::Replace => for_one(words.say("magna-carta-explain-replace", &[("cards", &size(&doc.hand))])),
        Move::Place(place) => arrival(words, &position, names, player, place),
        Move::Build(build) => building(words, build),
        Move::Cover(place) => words.say("magna-carta-explain-cover", &[("place", &place.to_string())]),
        Move::Provost(steps) => {
            let to = position.provost.map_or(0, Place::index) as i32 + 1 + i32::from(steps);
            words.provost(steps, &format!("c{to}"), steps.unsigned_abs().into())
        }
        Move::Trade(trade) => {
            let offer = trade.offer();
            let get = match offer.get.tokens {
                0 => words.goods(offer.get),
                number => tokens(words, &position, number.into()),
            };
            words.offer(offer.give, &get)
        }
        Move::Residence(place, _) => residence(words, &position, place),
        Move::Decline => words.say("explain-decline", &[]),
        Move::Batch(_) => tokens(words, &position, 1),
        Move::Done => words.say("magna-carta-explain-done", &[("batches", &doc.batches)]),
    }
}

/// Placing a worker.
fn arrival(words: &Words, position: &Position, names: &Names, player: Player, place: Place) -> String {
    let Some(doc) = position.road.get(place.index()) else { return String::new() };
    let name = words.say(&ids::card(doc.card), &[]);
    let text = words.say("explain-building", &[("name", &name), ("effect", &primary(words, doc.card))]);
    let mut remarks = vec![text];
    match doc.owner {
        Some(owner) if owner != player => {
            let on_card = matches!(doc.card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry);
            let kind = if on_card && doc.cubes == 0 { "nothing" } else { share(doc.card) };
            let values: &Values =
                &[("name", &names.of_player(owner)), ("kind", &kind), ("share", &secondary(words, doc.card))];
            remarks.push(words.say("magna-carta-explain-share", values));
        }
        Some(_) => remarks.push(words.say("magna-carta-explain-own", &[])),
        None => {}
    }
    if position.provost.is_some_and(|provost| place > provost) {
        remarks.push(words.say("explain-beyond", &[]));
    }
    words.remarks(&remarks)
}

/// How to word the owner's share of a card: a gain, a purchase or a trade.
const fn share(card: Card) -> &'static str {
    match card {
        Card::Peddler => "buy",
        Card::GoldMine | Card::Bank | Card::Church => "give",
        _ => "get",
    }
}

fn building(words: &Words, build: BuildId) -> String {
    let (points, gives) = match (build.card(), build.prestige()) {
        (Some(card), _) => {
            let (kind, share) = (share(card), secondary(words, card));
            let own = words.say("magna-carta-explain-own-share", &[("kind", &kind), ("share", &share)]);
            (points(card), words.remarks(&[primary(words, card), own]))
        }
        (None, Some(building)) => (prestige_points(building), prestige_effect(words, building)),
        (None, None) => return String::new(),
    };
    words.remarks(&[words.goods(Goods::prestige(points)), gives])
}

fn residence(words: &Words, position: &Position, place: Place) -> String {
    let Some(doc) = position.road.get(place.index()) else { return String::new() };
    let yet_to_act = doc.worker.is_some()
        && position.activating.is_some_and(|acting| place > acting)
        && position.provost.is_none_or(|provost| place <= provost);
    let values: &Values = &[
        ("name", &words.say(&ids::card(doc.card), &[])),
        ("points", &points(doc.card)),
        ("waits", &if yet_to_act { "yes" } else { "no" }),
    ];
    words.say("magna-carta-explain-residence", values)
}

/// The next castle tokens and their points.
fn tokens(words: &Words, position: &Position, number: usize) -> String {
    let left: [u8; 3] = position.tokens.unwrap_or_default().into();
    let in_order = Section::ALL.into_iter().zip(left).flat_map(|(section, left)| (0..left).map(move |_| section));
    let next: Vec<String> = (in_order.take(number))
        .map(|section| {
            let noun = words.noun(&ids::section(section));
            words.say("magna-carta-explain-token", &[("section", &noun), ("points", &section.points())])
        })
        .collect();
    words.remarks(&next)
}

/// What a player has left, shown beside the question.
pub(super) fn means(words: &Words, game: &MagnaCarta, player: Player) -> String {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    let cubes = Cubes::some(Cube::Food, doc.cubes.food)
        + Cubes::some(Cube::Wood, doc.cubes.wood)
        + Cubes::some(Cube::Stone, doc.cubes.stone)
        + Cubes::some(Cube::Gold, doc.cubes.gold);
    let all = words.goods(Goods { cubes, deniers: doc.deniers, ..Goods::NONE });
    let hand = doc.hand.as_deref().unwrap_or_default();
    let hand = words.say("magna-carta-means-hand", &[("count", &hand.len()), ("cards", &the_cards(words, hand))]);
    match game.decision() {
        Some(Decision::Action) => words.remarks(&[all, words.workers(doc.workers.unwrap_or_default()), hand]),
        Some(Decision::Mulligan) => words.remarks(&[all, hand]),
        _ => all,
    }
}
