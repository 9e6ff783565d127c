//! A hint for the player who has to decide: what the strongest bot would do, in words.

use std::time::Duration;

use caylus_bots::{Candidate, Choice, Level, Limit};
use caylus_rules::parts::Player;
use caylus_words::{Names, Words, expected};

use super::table::Table;
use crate::opponent::{self, Opposed};

/// How long is thought about it.
const TIME: Duration = Duration::from_millis(500);
/// How many of the moves that are expected to follow are told.
const FOLLOWING: usize = 3;

impl<G: Opposed> Table<G> {
    /// The thinking about a hint, which can be done elsewhere; it gives paragraphs.
    pub(super) fn hinting(&self) -> impl FnOnce() -> Vec<String> + Send + use<G> {
        let (game, seed) = (*self.game(), self.luck());
        let (words, names) = (self.words, self.names.clone());
        move || {
            let Some(player) = game.to_act() else { return Vec::new() };
            let candidates = opponent::think(Level::Hard, &game, Limit::Time(TIME), seed).map(Choice::into_hints);
            // Whatever is told of the future is told of a guess, so that no secret can slip in.
            let guess = G::determinize(&game.view(Some(player)), seed);
            let hint = Hint { words, names: &names, player, guess };
            (1..).zip(&candidates.unwrap_or_default()).map(|(number, candidate)| hint.tell(number, candidate)).collect()
        }
    }
}

/// For whom a hint is, and how it is told.
struct Hint<'a, G> {
    words: &'static Words,
    names: &'a Names,
    player: Player,
    guess: G,
}

impl<G: Opposed> Hint<'_, G> {
    /// A move, what comes of it in the end, and how it goes on.
    fn tell(&self, number: usize, candidate: &Candidate<G>) -> String {
        let Self { words, guess, .. } = self;
        let text = words.say(
            "terminal-hint-move",
            &[
                ("number", &number),
                ("move", &candidate.chosen.to_string()),
                // Two blanks set columns apart in a list; here is none.
                ("meaning", &guess.explain(words, self.names, candidate.chosen).replace("  ", ", ")),
                ("points", &(candidate.points.max(0.0).round() as u16)),
                ("chance", &((100.0 * candidate.chance).round() as u16)),
            ],
        );
        match self.following(&candidate.line) {
            line if line.is_empty() => text,
            line => format!("{text} {}", words.say("terminal-hint-line", &[("line", &line.join(" "))])),
        }
    }

    /// What is expected to be done after the first move of the line, a sentence for each move.
    fn following(&self, line: &[G::Move]) -> Vec<String> {
        let line = &line[..line.len().min(FOLLOWING + 1)];
        let told = expected(self.words, &self.guess, self.names, self.player, line);
        told.into_iter().skip(1).filter_map(|expected| expected.text).collect()
    }
}
