//! The table of Magna Carta as a text of 80 columns, without what the viewer may not know.

use std::fmt::Write;

use caylus_rules::magna_carta::position::{PlayerDoc, TokensDoc};
use caylus_rules::magna_carta::{Card, MagnaCarta, Phase, Position, Rules, Section};
use caylus_rules::parts::Player;
use caylus_rules::{Game, Scores};

use super::cards::{
    cost, name, phase_heading, points, prestige_cost, prestige_extra, prestige_name, prestige_points, primary,
    secondary, section_name,
};
use crate::text::{capital, cut, line, small, wrap};
use crate::told::{Names, Viewer};

/// Everything on the table but the prestige buildings, and the hands that the viewer may see.
pub(super) fn board(game: &MagnaCarta, names: &Names, viewer: Viewer) -> String {
    let position = game.to_position();
    let mut out = String::new();
    match position.phase {
        Phase::Mulligan => line!(out, "{}", phase_heading(position.phase)),
        phase => line!(out, "Turn {}, {}", position.turn, small(phase_heading(phase))),
    }
    line!(out, "First player  {}", names.color(position.first_player));
    if let Some(passed) = position.passing_order.filter(|passed| !passed.is_empty()) {
        line!(out, "Bridge        {} (in the order of passing)", names.colors(passed));
    }
    line!(out);
    road(&mut out, &position, names);
    line!(out);
    castle(&mut out, &position, names);
    line!(out);
    players(&mut out, &position, &game.scores(), names);
    hands(&mut out, &position, names, viewer);
    out
}

/// The road in two columns: where the provost is, the card, its owner, its worker.
fn road(out: &mut String, position: &Position, names: &Names) {
    let delayed = |at: usize| position.delayed.iter().any(|place| place.index() == at);
    let cells: Vec<String> = (position.road.iter().enumerate())
        .map(|(at, doc)| {
            let provost = if position.provost.is_some_and(|place| place.index() == at) { "P" } else { " " };
            let mut card = match doc.prestige {
                Some(building) => prestige_name(building).to_owned(),
                None if doc.residence => "Residence".to_owned(),
                None => name(doc.card).to_owned(),
            };
            if doc.cubes > 0 {
                let _ = write!(card, " ({})", doc.cubes);
            }
            if delayed(at) {
                card.push('!');
            }
            let owner = doc.owner.map_or("", |player| names.color(player));
            let worker = doc.worker.map_or_else(String::new, |player| format!("*{}", names.color(player)));
            format!("{provost} {:<3} {card:<17} {owner:<6} {worker:<7}", format!("c{}", at + 1))
        })
        .collect();
    let provost = if position.provost.is_some() { "; P provost" } else { "" };
    line!(out, "Road, each card with (cubes on it), its owner and *worker{provost}");
    let rows = cells.len().div_ceil(2);
    for (row, left) in cells.iter().take(rows).enumerate() {
        let right = cells.get(rows + row).map_or("", String::as_str);
        line!(out, "{}", format!("{left}  {right}").trim_end());
    }
    if !position.delayed.is_empty() {
        line!(out, "! becomes a residence when phase 4 is over");
    }
}

fn castle(out: &mut String, position: &Position, names: &Names) {
    let left: [u8; 3] = position.tokens.unwrap_or_default().into();
    let sections: Vec<String> = (Section::ALL.into_iter().zip(left))
        .map(|(section, left)| format!("{} {left} at {} PP", section_name(section), section.points()))
        .collect();
    line!(out, "Castle tokens left  {}", sections.join(", "));
    let given: Vec<String> = (Player::all(position.players.len()).zip(&position.players))
        .filter(|(_, doc)| doc.batches > 0)
        .map(|(player, doc)| format!("{} {}", names.color(player), doc.batches))
        .collect();
    if !given.is_empty() {
        line!(out, "Batches this turn   {}", given.join(", "));
    }
}

/// A line for each player: points, deniers, cubes, workers at home, how many cards, tokens by section.
fn players(out: &mut String, position: &Position, scores: &Scores, names: &Names) {
    line!(out, "{:<20}  PP   d food wood stone gold home hand pile disc   tokens", "");
    line!(out, "{:<69}  D  W  T", "");
    for (seat, doc) in position.players.iter().enumerate() {
        let mut row = format!("{:<20}", cut(&names.full(Player::new(seat)), 20));
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
        for (count, width) in counts.into_iter().zip([3, 3, 4, 4, 5, 4, 4, 4, 4, 4]) {
            let _ = write!(row, " {count:>width$}");
        }
        let TokensDoc { dungeon, walls, towers } = doc.tokens;
        let _ = write!(row, " {dungeon:>2} {walls:>2} {towers:>2}");
        line!(out, "{row}");
    }
    for (player, doc) in Player::all(position.players.len()).zip(&position.players) {
        if !doc.prestige.is_empty() {
            let built: Vec<&str> = doc.prestige.iter().map(|building| prestige_name(*building)).collect();
            line!(out, "{}", wrap(&format!("{} has built  ", capital(names.color(player))), &built.join(", ")));
        }
    }
}

/// The hands that the viewer may know.
fn hands(out: &mut String, position: &Position, names: &Names, viewer: Viewer) {
    for (player, doc) in Player::all(position.players.len()).zip(&position.players) {
        if viewer.knows(player) {
            let whose = match viewer {
                Viewer::Player(_) => "Your hand  ".to_owned(),
                _ => format!("{:<13} ", format!("{}'s hand", capital(names.color(player)))),
            };
            line!(out, "{}", wrap(&whose, &card_list(doc.hand.as_deref().unwrap_or_default())));
        }
    }
}

fn card_list(cards: &[Card]) -> String {
    match cards {
        [] => "-".to_owned(),
        cards => cards.iter().map(|card| name(*card)).collect::<Vec<_>>().join(", "),
    }
}

/// The cards of a player, with where a viewer's own are, and the prestige buildings that nobody has built.
pub(super) fn supply(game: &MagnaCarta, viewer: Viewer) -> String {
    let position = game.to_position();
    let beginner = position.options.rules == Rules::Beginner;
    let mut out = String::new();
    let title = if matches!(viewer, Viewer::Player(_)) { "Your cards" } else { "Cards of each player" };
    line!(out, "{title:<20} PP  cost        what a worker gets [what its owner gets]");
    for card in Card::ALL.into_iter().filter(|card| !card.is_neutral()) {
        if beginner && matches!(card, Card::Lawyer | Card::Church) {
            continue;
        }
        let at = match viewer {
            Viewer::Player(player) => whereabouts(&position, player, card),
            _ => String::new(),
        };
        let effects = format!("{} [{}]", primary(card), secondary(card));
        line!(out, "{at:<4}  {:<13} {:>3}  {:<11} {effects}", name(card), points(card), cost(card));
    }
    line!(out, "Prestige buildings left");
    for building in position.prestige.into_iter().flatten() {
        let (points, cost) = (prestige_points(building), prestige_cost(building));
        let row = format!("      {:<13} {points:>3}  {cost:<13} {}", prestige_name(building), prestige_extra(building));
        line!(out, "{}", row.trim_end());
    }
    if !beginner {
        line!(out, "Residence (1 food, at the Lawyer): 1 PP, income 1 d, room for one of these");
    }
    out
}

/// Where one of the player's own cards is. What is nowhere to be seen is in the pile, in an order that nobody knows.
fn whereabouts(position: &Position, player: Player, card: Card) -> String {
    let PlayerDoc { hand, discard, .. } = &position.players[player.index()];
    let among = |cards: &Option<Vec<Card>>| cards.iter().flatten().any(|other| *other == card);
    let built = position.road.iter().position(|doc| doc.owner == Some(player) && doc.card == card);
    match built {
        Some(at) => format!("c{}", at + 1),
        None if among(hand) => "hand".to_owned(),
        None if among(discard) => "disc".to_owned(),
        None => "pile".to_owned(),
    }
}
