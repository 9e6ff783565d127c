//! The final scores as a table.

use std::fmt::Write;

use caylus_rules::parts::Player;
use caylus_rules::record::Record;

use crate::text::{cut, line};
use crate::{Names, Worded, Words};

/// The result of a finished game, best first, with the parts of the bonus; empty if it is not over.
pub fn result<G: Worded>(words: &Words, record: &Record<G>, names: &Names) -> String {
    let game = record.game();
    let Some(outcome) = game.outcome() else { return String::new() };
    let bonus = bonus(record);
    let parts: Vec<String> =
        bonus.iter().flatten().next().into_iter().flatten().map(|(id, _)| words.say(id, &[])).collect();

    let mut out = format!("{:<30} {:>8}", words.say("result-title", &[]), words.say("result-prestige", &[]));
    for part in &parts {
        let _ = write!(out, " {part:>7}");
    }
    line!(out, " {:>7}", words.say("result-total", &[]));

    let mut order: Vec<Player> = Player::all(game.players()).collect();
    order.sort_by_key(|player| outcome.places[player.index()]);
    for player in order {
        let place = outcome.places[player.index()];
        let score = game.scores()[player.index()];
        let _ = write!(out, "{:<30} {:>8}", format!("{place}. {}", cut(&names.full(player), 26)), score.prestige);
        for (at, _) in parts.iter().enumerate() {
            let points = bonus[player.index()].as_ref().and_then(|parts| parts.get(at)).map_or(0, |part| part.1);
            let _ = write!(out, " {points:>7}");
        }
        line!(out, " {:>7}", score.total);
    }

    let winners: Vec<&str> = outcome.winners().map(|player| names.of_player(player)).collect();
    line!(out, "{}", words.say("result-winners", &[("count", &winners.len()), ("names", &words.list(&winners))]));
    out
}

/// The parts of each player's final bonus, from the events of the last move.
fn bonus<G: Worded>(record: &Record<G>) -> Vec<Option<Vec<(&'static str, u16)>>> {
    let mut bonus = vec![None; record.game().players()];
    let mut events = Vec::new();
    if let Some((last, before)) = record.moves().split_last() {
        record.after(before.len()).apply_unchecked(*last, &mut events);
    }
    for (player, parts) in events.iter().filter_map(|event| G::bonus(event)) {
        bonus[player.index()] = Some(parts);
    }
    bonus
}

/// The bonus of Caylus and Magna Carta: points for gold, other cubes and deniers.
pub(crate) fn leftovers(gold: u16, cubes: u16, deniers: u16) -> Vec<(&'static str, u16)> {
    vec![("result-gold", gold), ("result-cubes", cubes), ("result-deniers", deniers)]
}
