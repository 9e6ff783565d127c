//! Opponents: the bots as the command line makes them.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use caylus_bots::{Bot, Choice, Heuristics, Level, Limit};
use caylus_words::Told;

/// A game that can be told, and that the bots know.
pub(crate) trait Opposed: Told + Heuristics {}

impl<G: Told + Heuristics> Opposed for G {}

/// How long an opponent that searches thinks about a move, if nobody says otherwise.
pub(crate) const USUAL: Duration = Duration::from_millis(1000);
/// The longest time a bot can be given, in milliseconds.
pub(crate) const MOST_MS: u64 = 600_000;
/// The most iterations a bot can be given.
pub(crate) const MOST_ITERATIONS: u32 = 1_000_000_000;
/// More threads than this hardly make a bot stronger, but the machine slower.
const MOST_THREADS: usize = 8;

/// A bot that has thought about nothing yet.
pub(crate) fn bot<G: Opposed>(level: Level, limit: Limit) -> Box<dyn Bot<G>> {
    // What is counted has to come out the same on every machine.
    let threads = match limit {
        Limit::Time(_) => cores().min(MOST_THREADS),
        Limit::Iterations(_) => 1,
    };
    level.bot(threads)
}

/// Lets a fresh bot choose for the player who has to decide.
pub(crate) fn think<G: Opposed>(level: Level, game: &G, limit: Limit, seed: u64) -> Option<Choice<G>> {
    ask(bot(level, limit).as_mut(), game, limit, seed)
}

/// Lets a bot choose for the player who has to decide; there is nothing to choose if the game is over. It sees that player's
/// view and nothing else.
pub(crate) fn ask<G: Opposed>(bot: &mut dyn Bot<G>, game: &G, limit: Limit, seed: u64) -> Option<Choice<G>> {
    let view = game.view(Some(game.to_act()?));
    let mut choice = bot.choose(&view, limit, seed)?;
    // Of a move that it never looked at, a bot thinks nothing.
    choice.candidates.retain(|candidate| candidate.visits > 0);
    Some(choice)
}

/// How many threads run at the same time on this machine.
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
            if let Some(choice) = think(Level::Random, &game, LIMIT, seed ^ number) {
                game.apply(choice.chosen, &mut ()).unwrap();
            }
        }
        game
    }

    #[test]
    fn opponents_never_peek() {
        let mut decisions = 0;
        for seed in 0..40 {
            let game = played(seed, 3 * seed);
            let Some(player) = game.to_act() else { continue };
            for level in Level::ALL {
                let choice = think(level, &game, LIMIT, seed);
                assert!(choice.as_ref().is_some_and(|choice| game.check(choice.chosen).is_ok()));
                for guess in 1..4 {
                    let other = MagnaCarta::determinize(&game.view(Some(player)), guess);
                    assert_ne!(other, game);
                    assert_eq!(think(level, &other, LIMIT, seed), choice, "seed {seed}");
                    decisions += usize::from(game.decision() == Some(Decision::Action));
                }
            }
        }
        assert!(decisions > 20, "{decisions}");
    }
}
