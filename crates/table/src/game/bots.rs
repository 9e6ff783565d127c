//! Bots at a table: their moves and their hints. They see only the view of the player to act.

use caylus_bots::{Bot, Choice, Level, Limit};
use caylus_rules::parts::Player;

use super::{HintDoc, Playable, words};

/// The move a bot makes after these moves; `None` if the game is over.
pub(super) fn think<G: Playable>(
    start: &G,
    moves: impl Iterator<Item = G::Move>,
    level: Level,
    limit: Limit,
    seed: u64,
) -> Option<String> {
    let mut game = *start;
    let moves: Vec<G::Move> = moves.inspect(|chosen| game.apply_unchecked(*chosen, &mut ())).collect();
    let player = game.to_act()?;
    // One thread per bot: several bots think at once, up to one per core.
    let mut bot = level.bot::<G>(1);
    // `master` counts what was public when it happened, so it has to see the game from its first decision on.
    if level == Level::Master {
        watch(bot.as_mut(), *start, &moves, player, seed);
    }
    let choice = bot.choose(&game.view(Some(player)), limit, seed)?;
    Some(choice.chosen.to_string())
}

/// Lets a bot watch a game as a player who thinks of nothing else.
fn watch<G: Playable>(bot: &mut dyn Bot<G>, mut game: G, moves: &[G::Move], player: Player, seed: u64) {
    let mut watching = false;
    for chosen in moves {
        if !watching && game.to_act() == Some(player) {
            bot.choose(&game.view(Some(player)), Limit::Iterations(1), seed);
            watching = true;
        }
        game.apply_unchecked(*chosen, &mut ());
        if watching {
            bot.played(*chosen);
        }
    }
}

/// The strongest bot's advice; `None` if the game is over.
pub(super) fn hint<G: Playable>(game: &G, limit: Limit, seed: u64) -> Option<Vec<HintDoc>> {
    let player = game.to_act()?;
    let view = game.view(Some(player));
    let choice = Level::Master.bot::<G>(1).choose(&view, limit, seed);
    let candidates = choice.map(Choice::into_hints).unwrap_or_default();
    Some(words::hints(&G::determinize(&view, seed), player, candidates))
}
