//! The board of Magna Carta as text, 80 columns wide, without what the viewer may not know.

use std::fmt::Write;

use caylus_rules::facts::Component;
use caylus_rules::magna_carta::position::{PlayerDoc, TokensDoc};
use caylus_rules::magna_carta::{Card, Kind, MagnaCarta, Phase, Position, Rules, Section};
use caylus_rules::parts::{Cube, Player};
use caylus_rules::{Game, Scores};

use super::cards::{effects, facts, prestige_effect, prestige_facts};
use super::ids;
use crate::table::{Columns, Row, rows, two_columns};
use crate::text::{capital, cut, labelled, line, small, widest, wrap};
use crate::{Names, Values, Viewer, Words};

/// Everything but the prestige buildings, with the hands the viewer may see.
pub(super) fn board(words: &Words, game: &MagnaCarta, names: &Names, viewer: Viewer) -> String {
    let position = game.to_position();
    let mut out = String::new();
    let phase = words.say(&format!("magna-carta-phase-{}", ids::phase_name(position.phase)), &[]);
    match position.phase {
        Phase::Mulligan => line!(out, "{phase}"),
        _ => line!(out, "{}", words.say("board-turn", &[("turn", &position.turn), ("phase", &small(&phase))])),
    }
    let first = names.color(position.first_player).to_owned();
    let mut orders = vec![(words.say("magna-carta-board-first-player", &[]), first)];
    orders.extend(words.bridge(names, position.passing_order));
    out += &labelled(&orders);
    line!(out);
    road(&mut out, words, &position, names);
    line!(out);
    castle(&mut out, words, &position, names);
    line!(out);
    players(&mut out, words, &position, &game.scores(), names);
    hands(&mut out, words, &position, names, viewer);
    out
}

/// The road in two columns: provost, card, owner, worker.
fn road(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let mark = words.say("board-provost", &[]);
    let delayed = |at: usize| position.delayed.iter().any(|place| place.index() == at);
    let cells: Vec<String> = (position.road.iter().enumerate())
        .map(|(at, doc)| {
            let provost = if position.provost.is_some_and(|place| place.index() == at) { &mark } else { " " };
            let mut card = words.short(&ids::on_road(doc));
            if doc.cubes > 0 {
                let _ = write!(card, " ({})", doc.cubes);
            }
            if delayed(at) {
                card.push('!');
            }
            let owner = doc.owner.map_or("", |player| names.color(player));
            let worker = doc.worker.map_or_else(String::new, |player| format!("*{}", names.color(player)));
            format!("{provost} {:<3} {card:<18} {owner:<6} {worker:<7}", format!("c{}", at + 1))
        })
        .collect();
    let provost = if position.provost.is_some() { "yes" } else { "no" };
    line!(out, "{}", words.say("magna-carta-board-road", &[("provost", &provost)]));
    *out += &two_columns(&cells);
    if !position.delayed.is_empty() {
        line!(out, "{}", words.say("magna-carta-board-delayed", &[]));
    }
}

fn castle(out: &mut String, words: &Words, position: &Position, names: &Names) {
    let left: [u8; 3] = position.tokens.unwrap_or_default().into();
    let sections: Vec<String> = (Section::ALL.into_iter().zip(left))
        .map(|(section, left)| {
            let name = words.say(&ids::section(section), &[]);
            let values: &Values = &[("section", &name), ("left", &left), ("points", &section.points())];
            words.say("magna-carta-board-section", values)
        })
        .collect();
    let mut lines = vec![(words.say("magna-carta-board-tokens", &[]), sections.join(", "))];
    let given: Vec<String> = (Player::all(position.players.len()).zip(&position.players))
        .filter(|(_, doc)| doc.batches > 0)
        .map(|(player, doc)| format!("{} {}", names.color(player), doc.batches))
        .collect();
    if !given.is_empty() {
        lines.push((words.say("magna-carta-board-batches", &[]), given.join(", ")));
    }
    *out += &labelled(&lines);
}

/// One line per player: points, deniers, cubes, workers at home, number of cards, tokens by section.
fn players(out: &mut String, words: &Words, position: &Position, scores: &Scores, names: &Names) {
    let mut headings = vec![words.say("board-prestige", &[]), words.say("board-deniers", &[])];
    let cubes = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Gold];
    headings.extend(cubes.map(|cube| words.say(&format!("cube-{cube}.short"), &[])));
    headings.push(words.say("board-workers", &[]));
    headings.extend(["hand", "pile", "discard"].map(|cards| words.say(&format!("magna-carta-cards-{cards}"), &[])));
    let columns = Columns::new(&headings);
    let letter = |section| words.say(&format!("{}.letter", ids::section(section)), &[]);
    let letters = Section::ALL.map(|section| format!("{:>3}", letter(section))).concat();
    line!(out, "{}  {}", columns.heading(), words.say("magna-carta-board-taken", &[]));
    line!(out, "{:<width$}{letters}", "", width = columns.width());
    for (seat, doc) in position.players.iter().enumerate() {
        let cards = |cards: &Option<Vec<Card>>| cards.as_ref().map_or(0, Vec::len) as u16;
        let counts = [
            scores.get(seat).map_or(0, |score| score.prestige),
            doc.deniers,
            doc.cubes.food,
            doc.cubes.wood,
            doc.cubes.stone,
            doc.cubes.gold,
            doc.workers.unwrap_or_default().into(),
            cards(&doc.hand),
            cards(&doc.pile),
            cards(&doc.discard),
        ];
        let row = columns.row(&cut(&names.full(Player::new(seat)), Columns::NAME), counts);
        let TokensDoc { dungeon, walls, towers } = doc.tokens;
        line!(out, "{row} {dungeon:>2} {walls:>2} {towers:>2}");
    }
    for (player, doc) in Player::all(position.players.len()).zip(&position.players) {
        if !doc.prestige.is_empty() {
            let built: Vec<String> =
                doc.prestige.iter().map(|building| words.say(&ids::prestige(*building), &[])).collect();
            let who = words.say("magna-carta-board-built", &[("color", &capital(names.color(player)))]);
            line!(out, "{}", wrap(&format!("{who}  "), &built.join(", ")));
        }
    }
}

/// The hands the viewer may see.
fn hands(out: &mut String, words: &Words, position: &Position, names: &Names, viewer: Viewer) {
    let known = Player::all(position.players.len()).zip(&position.players).filter(|(player, _)| viewer.knows(*player));
    let hands: Vec<(String, String)> = known
        .map(|(player, doc)| {
            let whose = match viewer {
                Viewer::Player(_) => words.say("magna-carta-board-your-hand", &[]),
                _ => words.say("magna-carta-board-hand", &[("color", &capital(names.color(player)))]),
            };
            (whose, card_list(words, doc.hand.as_deref().unwrap_or_default()))
        })
        .collect();
    *out += &labelled(&hands);
}

fn card_list(words: &Words, cards: &[Card]) -> String {
    match cards {
        [] => "-".to_owned(),
        cards => cards.iter().map(|card| words.say(&ids::card(*card), &[])).collect::<Vec<_>>().join(", "),
    }
}

/// The cards of the game, where the viewer's own are, and the prestige buildings still available.
pub(super) fn supply(words: &Words, game: &MagnaCarta, viewer: Viewer) -> String {
    let position = game.to_position();
    let beginner = position.options.rules == Rules::Beginner;
    let dealt = |card: &Card| !card.is_neutral() && (!beginner || !matches!(card, Card::Lawyer | Card::Church));
    let cards: Vec<Card> = Card::ALL.into_iter().filter(dealt).collect();
    let places: Vec<String> = match viewer {
        Viewer::Player(player) => cards.iter().map(|card| whereabouts(words, &position, player, *card)).collect(),
        _ => vec![String::new(); cards.len()],
    };
    let width = widest(&places);
    let named = |place: &str, name: String| match width {
        0 => name,
        _ => format!("{place:<width$}  {name}"),
    };
    let row = |name: String, facts: Component<Kind>, gives: String| Row {
        name,
        points: facts.points.unwrap_or_default(),
        cost: words.cost(facts.cost),
        gives,
    };
    let card = |(card, place): (&Card, &String)| {
        row(named(place, words.say(&ids::card(*card), &[])), facts(*card), effects(words, *card))
    };
    let building = |building| {
        let gives = prestige_effect(building).map_or_else(String::new, |effect| words.plain(&effect));
        row(named("", words.say(&ids::prestige(building), &[])), prestige_facts(building), gives)
    };
    let mut table: Vec<Row> = cards.iter().zip(&places).map(card).collect();
    table.extend(position.prestige.into_iter().flatten().map(building));
    let texts = rows(words, &table);
    let (cards, buildings) = texts.split_at(cards.len());

    let mut out = String::new();
    let whose = if matches!(viewer, Viewer::Player(_)) { "you" } else { "each" };
    line!(out, "{}", wrap("", &words.say("magna-carta-board-cards", &[("whose", &whose)])));
    cards.iter().for_each(|text| line!(out, "{text}"));
    line!(out, "{}", words.say("magna-carta-board-prestige", &[]));
    buildings.iter().for_each(|text| line!(out, "{text}"));
    if !beginner {
        line!(out, "{}", wrap("", &words.say("magna-carta-board-residence", &[])));
    }
    out
}

/// Where one of the player's cards is; a card that is nowhere else is in the pile.
fn whereabouts(words: &Words, position: &Position, player: Player, card: Card) -> String {
    let PlayerDoc { hand, discard, .. } = &position.players[player.index()];
    let among = |cards: &Option<Vec<Card>>| cards.iter().flatten().any(|other| *other == card);
    let built = position.road.iter().position(|doc| doc.owner == Some(player) && doc.card == card);
    match built {
        Some(at) => format!("c{}", at + 1),
        None if among(hand) => words.say("magna-carta-cards-hand", &[]),
        None if among(discard) => words.say("magna-carta-cards-discard", &[]),
        None => words.say("magna-carta-cards-pile", &[]),
    }
}
