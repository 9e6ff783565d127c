//! Bots as opponents.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use caylus_bots::arena::Observed;
use caylus_bots::{Bot, Choice, Heuristics, Level, Limit};
use caylus_words::Worded;

/// A game with texts and bots.
pub(crate) trait PlayableGame: Worded + Heuristics + Observed {}

impl<G: Worded + Heuristics + Observed> PlayableGame for G {}

/// Default thinking time per move of a bot that searches.
pub(crate) const DEFAULT_TIME: Duration = Duration::from_millis(1000);
/// Longest thinking time per move, in milliseconds.
pub(crate) const MAX_MS: u64 = 600_000;
/// Most iterations per move.
pub(crate) const MAX_ITERATIONS: u32 = 1_000_000_000;
/// Search threads per bot. More hardly make it stronger but slow the machine down.
const MAX_THREADS: usize = 8;

/// A bot without any search state.
pub(crate) fn new_bot<G: PlayableGame>(level: Level, limit: Limit) -> Box<dyn Bot<G>> {
    // A fixed number of iterations must give the same move on every machine.
    let threads = match limit {
        Limit::Time(_) => cores().min(MAX_THREADS),
        Limit::Iterations(_) => 1,
    };
    level.bot(threads)
}

/// Lets a new bot choose for the player to act.
pub(crate) fn choose_once<G: PlayableGame>(level: Level, game: &G, limit: Limit, seed: u64) -> Option<Choice<G>> {
    choose(new_bot(level, limit).as_mut(), game, limit, seed)
}

/// Lets a bot choose for the player to act, seeing only that player's view. `None` if the game is over.
pub(crate) fn choose<G: PlayableGame>(bot: &mut dyn Bot<G>, game: &G, limit: Limit, seed: u64) -> Option<Choice<G>> {
    let view = game.view(Some(game.to_act()?));
    let mut choice = bot.choose(&view, limit, seed)?;
    // The value of a move that was never tried means nothing.
    choice.candidates.retain(|candidate| candidate.visits > 0);
    Some(choice)
}

/// The number of threads this machine runs at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests {
    use caylus_rules::Game;
    use caylus_rules::magna_carta::{Decision, MagnaCarta, Options};

    use super::*;

    const LIMIT: Limit = Limit::Iterations(20);

    /// A game after some random moves.
    fn played(seed: u64, count: u64) -> MagnaCarta {
        let mut game = MagnaCarta::new(3, &Options::STANDARD, seed, &mut ()).unwrap();
        for number in 0..count {
            if let Some(choice) = choose_once(Level::Random, &game, LIMIT, seed ^ number) {
                game.apply(choice.chosen, &mut ()).unwrap();
            }
        }
        game
    }

    #[test]
    fn opponents_ignore_hidden_information() {
        let mut decisions = 0;
        for seed in 0..40 {
            let game = played(seed, 3 * seed);
            let Some(player) = game.to_act() else { continue };
            for level in Level::ALL {
                let choice = choose_once(level, &game, LIMIT, seed);
                assert!(choice.as_ref().is_some_and(|choice| game.check(choice.chosen).is_ok()));
                for guess in 1..4 {
                    let other = MagnaCarta::determinize(&game.view(Some(player)), guess);
                    assert_ne!(other, game);
                    assert_eq!(choose_once(level, &other, LIMIT, seed), choice, "seed {seed}");
                    decisions += usize::from(game.decision() == Some(Decision::Action));
                }
            }
        }
        assert!(decisions > 20, "{decisions}");
    }
}
