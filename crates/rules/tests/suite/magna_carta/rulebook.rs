//! Cost, points and offers of every card: an independent copy of the rules' tables, to check the engine's.

use std::collections::BTreeSet;

use caylus_rules::magna_carta::position::{CubesDoc, PlayerDoc, Position, RoadDoc};
use caylus_rules::magna_carta::{Card, Options, Prestige};
use caylus_rules::parts::{Cube, Cubes, Player};

/// Food, wood, stone, gold.
pub(crate) type Counts = [u16; 4];

pub(crate) const KINDS: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Gold];

/// What a building costs: letters for food, wood, stone, any and gold.
pub(crate) fn card_cost(card: Card) -> &'static str {
    match card {
        Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry | Card::Lawyer => "fw",
        Card::Peddler | Card::Market => "wa",
        Card::LargeFarm | Card::LargeSawmill | Card::LargeQuarry | Card::GoldMine => "fss",
        Card::Bank | Card::Church => "wss",
        _ => panic!("{card} is never built"),
    }
}

pub(crate) fn prestige_cost(building: Prestige) -> &'static str {
    match building {
        Prestige::Theatre => "wwg",
        Prestige::Statue => "ssg",
        Prestige::Hotel => "sssg",
        Prestige::Stables => "fffgg",
        Prestige::TownHall => "wwwgg",
        Prestige::Monument => "sssgg",
        Prestige::Cathedral => "sssssggg",
    }
}

pub(crate) fn card_points(card: Card) -> u16 {
    match card {
        Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry => 1,
        Card::Bank | Card::Church => 3,
        _ if card.is_neutral() => 0,
        _ => 2,
    }
}

pub(crate) fn prestige_points(building: Prestige) -> u16 {
    match building {
        Prestige::Theatre | Prestige::Statue | Prestige::Hotel => 6,
        Prestige::Stables | Prestige::TownHall | Prestige::Monument => 10,
        Prestige::Cathedral => 14,
    }
}

/// [M2.7] All sets of cubes that pay a cost: each letter is paid with its own kind or with gold, `a` with anything.
pub(crate) fn payments(cost: &str) -> BTreeSet<Counts> {
    let Some(letter) = cost.chars().next() else { return BTreeSet::from([[0; 4]]) };
    let kinds: &[usize] = match letter {
        'f' => &[0, 3],
        'w' => &[1, 3],
        's' => &[2, 3],
        'g' => &[3],
        _ => &[0, 1, 2, 3],
    };
    let mut all = BTreeSet::new();
    for rest in payments(&cost[1..]) {
        for kind in kinds {
            let mut paid = rest;
            paid[*kind] += 1;
            all.insert(paid);
        }
    }
    all
}

/// Every card that is built, and every prestige building, by name, with its cost.
pub(crate) fn costs() -> Vec<(&'static str, &'static str)> {
    let cards = Card::ALL.into_iter().filter(|card| !card.is_neutral()).map(|card| (card.id(), card_cost(card)));
    cards.chain(Prestige::ALL.map(|building| (building.id(), prestige_cost(building)))).collect()
}

/// Cubes in notation.
pub(crate) fn written(counts: Counts) -> String {
    let some = KINDS.iter().zip(counts).filter(|(_, count)| *count > 0);
    some.map(|(cube, count)| format!("{count}{cube}")).collect::<Vec<_>>().join(" ")
}

/// What a card offers the worker's owner and its own owner; not for the Lawyer.
pub(crate) fn offers(card: Card) -> (Vec<String>, Vec<String>) {
    let one = |what: &str| vec![format!("take {what}")];
    let plain = ["food", "wood", "stone"];
    let buy_one = || plain.map(|cube| format!("give 1d for {cube}")).to_vec();
    match card {
        Card::SmallFarm => (one("food"), one("food")),
        Card::SmallSawmill => (one("wood"), one("wood")),
        Card::SmallQuarry => (one("stone"), one("stone")),
        Card::Peddler => {
            let mut primary = buy_one();
            for (at, cube) in plain.iter().enumerate() {
                primary.extend(plain[at..].iter().map(|other| format!("give 2d for {cube} {other}")));
            }
            (primary, buy_one())
        }
        Card::Market => (KINDS.map(|cube| format!("give {cube} for 4d")).to_vec(), one("1d")),
        Card::Lawyer => (vec![], one("2d")),
        Card::LargeFarm => (one("2food"), one("food")),
        Card::LargeSawmill => (one("2wood"), one("wood")),
        Card::LargeQuarry => (one("2stone"), one("stone")),
        Card::GoldMine => (one("gold"), plain.map(|cube| format!("give {cube} for gold")).to_vec()),
        Card::Bank => (vec!["give 1d for gold".into(), "give 3d for 2gold".into()], vec!["give 2d for gold".into()]),
        Card::Church => {
            (vec!["give 2d for token".into(), "give 5d for 2token".into()], vec!["give 3d for token".into()])
        }
        Card::NeutralPark => (one("food"), vec![]),
        Card::NeutralForest => (one("wood"), vec![]),
        Card::NeutralQuarry => (one("stone"), vec![]),
        Card::NeutralTradingPost => (one("2d"), vec![]),
        Card::NeutralPeddler => (buy_one(), vec![]),
    }
}

pub(crate) fn is_small(card: Card) -> bool {
    matches!(card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry)
}

/// [M2.8] The cubes on a small producer when it is built.
pub(crate) fn cubes_when_built(card: Card, players: usize) -> u8 {
    match (is_small(card), players) {
        (false, _) => 0,
        (true, 2) => 2,
        (true, _) => 4,
    }
}

pub(crate) fn is_beginner(options: Options) -> bool {
    options == Options::BEGINNER
}

/// The cards each player has.
pub(crate) fn deck(options: Options) -> Vec<Card> {
    let left_out = |card: Card| is_beginner(options) && matches!(card, Card::Lawyer | Card::Church);
    Card::ALL.into_iter().filter(|card| !card.is_neutral() && !left_out(*card)).collect()
}

/// The prestige buildings of the game.
pub(crate) fn prestige(options: Options) -> Vec<Prestige> {
    let left_out = |building: Prestige| is_beginner(options) && building == Prestige::Hotel;
    Prestige::ALL.into_iter().filter(|building| !left_out(*building)).collect()
}

/// [M0.3] The tokens at the start.
pub(crate) fn all_tokens(players: usize) -> [u8; 3] {
    [7, 8, 9].map(|tokens| tokens - (4 - players as u8))
}

pub(crate) fn cubes(doc: CubesDoc) -> Cubes {
    let CubesDoc { food, wood, stone, gold } = doc;
    KINDS
        .into_iter()
        .zip([food, wood, stone, gold])
        .fold(Cubes::NONE, |sum, (cube, count)| sum + Cubes::some(cube, count))
}

/// A hand or pile of a complete position.
pub(crate) fn cards(list: &Option<Vec<Card>>) -> &[Card] {
    list.as_deref().expect("a written position is complete")
}

/// Is it the player's residence without a prestige building on it?
pub(crate) fn is_site(on: &RoadDoc, player: Player) -> bool {
    on.owner == Some(player) && on.residence && on.prestige.is_none()
}

/// [M7.1] Points for tokens, cards, gold, other cubes, deniers.
pub(crate) fn points(table: &Position, player: Player) -> [u16; 5] {
    let holding: &PlayerDoc<Vec<Card>> = &table.players[player.index()];
    let own = table.road.iter().filter(|on| on.owner == Some(player));
    let on_road = own.map(|on| match on.prestige {
        Some(building) => prestige_points(building),
        None if on.residence => 1,
        None => card_points(on.card),
    });
    let in_front = holding.prestige.iter().map(|building| prestige_points(*building));
    let tokens = [u16::from(holding.tokens.dungeon), u16::from(holding.tokens.walls), u16::from(holding.tokens.towers)];
    [
        4 * tokens[0] + 3 * tokens[1] + 2 * tokens[2],
        on_road.chain(in_front).sum(),
        holding.cubes.gold,
        (holding.cubes.food + holding.cubes.wood + holding.cubes.stone) / 3,
        holding.deniers / 3,
    ]
}
