//! Hints: the moves the strongest bot considers, in words.

use std::time::Duration;

use caylus_bots::{Candidate, Choice, Level, Limit};
use caylus_rules::parts::Player;
use caylus_words::{Names, Words, expected};

use super::table::Table;
use crate::opponent::{self, PlayableGame};

/// Thinking time for a hint.
const HINT_TIME: Duration = Duration::from_millis(500);
/// How many of the expected next moves a hint shows.
const MAX_FOLLOW_UPS: usize = 3;

impl<G: PlayableGame> Table<G> {
    /// A task that computes a hint on any thread and returns its paragraphs.
    pub(super) fn hint_task(&self) -> impl FnOnce() -> Vec<String> + Send + use<G> {
        let (game, seed) = (*self.game(), self.bot_seed());
        let (words, names) = (self.words, self.names.clone());
        move || {
            let Some(player) = game.to_act() else { return Vec::new() };
            let candidates =
                opponent::choose_once(Level::Master, &game, Limit::Time(HINT_TIME), seed).map(Choice::into_hints);
            // Describe the expected line on a determinization, so that no hidden information leaks.
            let guess = G::determinize(&game.view(Some(player)), seed);
            let hint = Hint { words, names: &names, player, guess };
            (1..)
                .zip(&candidates.unwrap_or_default())
                .map(|(number, candidate)| hint.describe(number, candidate))
                .collect()
        }
    }
}

/// The words, the player and the position a hint is described with.
struct Hint<'a, G> {
    words: &'static Words,
    names: &'a Names,
    player: Player,
    guess: G,
}

impl<G: PlayableGame> Hint<'_, G> {
    /// A move with its expected points, everyone's chance to win and the expected line.
    fn describe(&self, number: usize, candidate: &Candidate<G>) -> String {
        let Self { words, guess, .. } = self;
        let percent = |chance: f64| (100.0 * chance).round() as u16;
        let others: Vec<String> = Player::all(guess.players())
            .zip(&candidate.chances)
            .filter(|(player, _)| *player != self.player)
            .map(|(player, chance)| {
                let name = self.names.of_player(player).to_owned();
                words.say("terminal-hint-other", &[("name", &name), ("chance", &percent(*chance))])
            })
            .collect();
        let text = words.say(
            "terminal-hint-move",
            &[
                ("number", &number),
                ("move", &candidate.chosen.to_string()),
                // Two spaces separate columns in the move list; here it is a sentence.
                ("meaning", &guess.choice(candidate.chosen).line(words, self.names).replace("  ", ", ")),
                ("points", &(candidate.points.max(0.0).round() as u16)),
                ("chance", &percent(candidate.chance)),
                ("others", &others.join(", ")),
            ],
        );
        match self.follow_ups(&candidate.line) {
            line if line.is_empty() => text,
            line => format!("{text} {}", words.say("terminal-hint-line", &[("line", &line.join(" "))])),
        }
    }

    /// The expected moves after the first, one sentence each.
    fn follow_ups(&self, line: &[G::Move]) -> Vec<String> {
        let line = &line[..line.len().min(MAX_FOLLOW_UPS + 1)];
        let sentences = expected(&self.guess, self.player, line);
        let lines = sentences.into_iter().skip(1).filter_map(|expected| expected.line);
        lines.map(|line| line.render(self.words, self.names).into_text()).collect()
    }
}
