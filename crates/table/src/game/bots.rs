//! Bots at a table: their moves and their hints. They see only the view of the player to act.

use caylus_bots::{Choice, Level, Limit};

use super::{HintDoc, Playable, words};

/// The move a bot makes; `None` if the game is over.
pub(super) fn think<G: Playable>(game: &G, level: Level, limit: Limit, seed: u64) -> Option<String> {
    let view = game.view(Some(game.to_act()?));
    // One thread per bot: several bots think at once, up to one per core.
    let choice = level.bot::<G>(1).choose(&view, limit, seed)?;
    Some(choice.chosen.to_string())
}

/// The strongest bot's advice; `None` if the game is over.
pub(super) fn hint<G: Playable>(game: &G, limit: Limit, seed: u64) -> Option<Vec<HintDoc>> {
    let player = game.to_act()?;
    let view = game.view(Some(player));
    let choice = Level::Master.bot::<G>(1).choose(&view, limit, seed);
    let candidates = choice.map(Choice::into_hints).unwrap_or_default();
    Some(words::hints(&G::determinize(&view, seed), player, candidates))
}
