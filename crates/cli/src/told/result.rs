//! The final scores as a table.

use std::fmt::Write;

use caylus_rules::parts::Player;
use caylus_rules::record::Record;

use super::{Names, Told};
use crate::text::{cut, list};

/// The result of a finished game, best first, with what the bonus is made of; nothing if it is not over.
pub(crate) fn result<G: Told>(record: &Record<G>, names: &Names) -> String {
    let game = record.game();
    let Some(outcome) = game.outcome() else { return String::new() };
    let bonus = bonus(record);
    let parts: Vec<&str> =
        bonus.iter().flatten().next().map_or_else(Vec::new, |parts| parts.iter().map(|(name, _)| *name).collect());

    let mut out = format!("{:<30} {:>8}", "Final scores", "prestige");
    for part in &parts {
        let _ = write!(out, " {part:>7}");
    }
    let _ = writeln!(out, " {:>7}", "total");

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
        let _ = writeln!(out, " {:>7}", score.total);
    }

    let winners: Vec<&str> = outcome.winners().map(|player| names.of_player(player)).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    let _ = writeln!(out, "{} {verb}.", list(&winners));
    out
}

/// The parts of the final bonus of each player, as the last move's events tell them.
fn bonus<G: Told>(record: &Record<G>) -> Vec<Option<Vec<(&'static str, u16)>>> {
    let mut bonus = vec![None; record.game().players()];
    let mut events = Vec::new();
    if let Some((last, before)) = record.moves().split_last() {
        record.after(before.len()).apply_unchecked(*last, &mut events);
    }
    for (player, parts) in events.iter().filter_map(G::bonus) {
        bonus[player.index()] = Some(parts);
    }
    bonus
}
