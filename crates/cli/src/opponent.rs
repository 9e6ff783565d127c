//! Opponents that need no thinking time. They know the rules, a rough worth of a position, and no secret of the others.

use std::str::FromStr;

use caylus_rules::MoveList;
use caylus_rules::parts::Player;
use rand_core::Rng;

use crate::worth::Judged;

/// An opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// Plays the move after which it stands best.
    Simple,
    /// Plays anything.
    Random,
}

impl Opponent {
    /// All of them, by name.
    pub(crate) const NAMES: [(&'static str, Self); 2] = [("simple", Self::Simple), ("random", Self::Random)];

    /// The name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Simple => "simple",
            Self::Random => "random",
        }
    }

    /// Chooses a legal move; there is none if the game is over.
    pub(crate) fn choose<G: Judged>(self, game: &G, random: &mut impl Rng) -> Option<G::Move> {
        self.think(game, random).map(|thought| thought.chosen)
    }

    /// Chooses a legal move and says what speaks for it; there is none if the game is over. Only the view of the player who
    /// has to decide is looked at: what it hides is guessed.
    pub(crate) fn think<G: Judged>(self, game: &G, random: &mut impl Rng) -> Option<Thought<G::Move>> {
        let player = game.to_act()?;
        let view = game.view(Some(player));
        let guesses = if G::SECRETS { GUESSES } else { 1 };
        let guesses: Vec<G> = (0..guesses).map(|_| G::determinize(&view, random.next_u64())).collect();
        let mut moves = MoveList::new();
        guesses.first()?.legal_moves(&mut moves);
        match self {
            Self::Random => {
                let at = (u64::from(random.next_u32()) * moves.len() as u64) >> 32;
                moves.get(at as usize).map(|chosen| Thought { chosen: *chosen, candidates: Vec::new() })
            }
            Self::Simple => {
                let mut candidates = Vec::with_capacity(moves.len());
                for chosen in moves {
                    let luck = f64::from(random.next_u32()) / f64::from(u32::MAX) * LUCK;
                    let values = guesses.iter().map(|guess| value_after(guess, chosen, player, AHEAD));
                    let value = values.sum::<f64>() / guesses.len() as f64 + luck;
                    candidates.push(Candidate { chosen, value, visits: None, line: Vec::new() });
                }
                candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
                candidates.first().map(|best| best.chosen).map(|chosen| Thought { chosen, candidates })
            }
        }
    }
}

/// What comes of thinking about a decision.
#[derive(Clone, Debug)]
pub(crate) struct Thought<M> {
    /// The move to play.
    pub(crate) chosen: M,
    /// All moves that were weighed, the best first; none if nothing was weighed.
    pub(crate) candidates: Vec<Candidate<M>>,
}

/// A move that was weighed.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<M> {
    /// The move.
    pub(crate) chosen: M,
    /// How well the player stands with it, in the opponent's own estimate, in prestige points.
    pub(crate) value: f64,
    /// How often a search came by it.
    pub(crate) visits: Option<u64>,
    /// How a search thinks that the game goes on after it.
    pub(crate) line: Vec<M>,
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::NAMES.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, opponent)| opponent).ok_or_else(|| {
            let known = Self::NAMES.map(|(known, _)| known).join(", ");
            format!("there is no bot `{name}`; the bots are {known}")
        })
    }
}

/// How much chance there is in the simple opponent's choice, in prestige points.
const LUCK: f64 = 0.3;
/// In a game with secrets, the simple opponent takes the mean of that many guesses at them.
const GUESSES: usize = 4;
/// How many more of its own decisions it looks at, if they follow at once.
const AHEAD: u32 = 2;
/// Only decisions with at most that many moves are looked at.
const FEW: usize = 16;
/// How much the others' worth counts against the own.
const ENVY: f64 = 0.35;

/// The worth of the position after a move and the best of the own moves that follow at once.
fn value_after<G: Judged>(game: &G, chosen: G::Move, player: Player, ahead: u32) -> f64 {
    let mut after = *game;
    after.apply_unchecked(chosen, &mut ());
    let mut moves = MoveList::new();
    if ahead > 0 && after.to_act() == Some(player) {
        after.legal_moves(&mut moves);
    }
    if moves.is_empty() || moves.len() > FEW {
        return value(&after, player);
    }
    moves.into_iter().map(|next| value_after(&after, next, player, ahead - 1)).fold(f64::NEG_INFINITY, f64::max)
}

fn value<G: Judged>(game: &G, player: Player) -> f64 {
    let others = Player::all(game.players()).filter(|other| *other != player);
    let theirs: f64 = others.map(|other| game.worth(other)).sum();
    game.worth(player) - ENVY * theirs / (game.players() - 1) as f64
}

#[cfg(test)]
mod tests {
    use caylus_rules::Game;
    use caylus_rules::magna_carta::{Decision, MagnaCarta, Options};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// A game after some moves of opponents.
    fn played(seed: u64, count: usize) -> MagnaCarta {
        let mut game = MagnaCarta::new(3, &Options::STANDARD, seed, &mut ()).unwrap();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..count {
            if let Some(chosen) = Opponent::Random.choose(&game, &mut random) {
                game.apply(chosen, &mut ()).unwrap();
            }
        }
        game
    }

    #[test]
    fn opponents_never_peek() {
        let mut decisions = 0;
        for seed in 0..60 {
            let game = played(seed, 2 * seed as usize);
            let Some(player) = game.to_act() else { continue };
            for opponent in [Opponent::Simple, Opponent::Random] {
                let choose = |game: &MagnaCarta| opponent.choose(game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                let chosen = choose(&game);
                assert!(chosen.is_some_and(|chosen| game.check(chosen).is_ok()));
                for guess in 1..4 {
                    let other = MagnaCarta::determinize(&game.view(Some(player)), guess);
                    assert_ne!(other, game);
                    assert_eq!(choose(&other), chosen, "seed {seed}");
                    decisions += usize::from(game.decision() == Some(Decision::Action));
                }
            }
        }
        assert!(decisions > 20, "{decisions}");
    }
}
