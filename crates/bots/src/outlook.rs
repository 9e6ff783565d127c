//! Looking ahead: playing a turn or more to the end at a glance, and judging what has come of it.

use arrayvec::ArrayVec;
use caylus_rules::MoveList;
use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::chance::Chance;
use crate::knowledge::{Knowledge, Weights, Worths};

/// A turn is over after so many decisions at the latest; a guard against knowledge whose turns never end.
const LONGEST_TURN: usize = 400;
/// Players who are that many points apart differ in their chances by a factor of e.
const CLOSE: f32 = 6.0;
/// How much of the value of a finished game is that it is won; the rest is by how much.
const WON: f32 = 0.8;

/// How a bot looks ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foresight {
    /// To the end of how many turns.
    pub(crate) turns: u8,
    /// How much it keeps to the moves that look best: the power to which the weights are raised.
    pub(crate) sureness: i32,
}

impl Foresight {
    /// To the end of the turn, trying whatever looks reasonable.
    pub(crate) const THIS_TURN: Self = Self { turns: 1, sureness: 1 };
}

/// What a position promises to each player.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// What each player's position seems worth, in points.
    pub(crate) points: Worths,
    /// The chances to win; their sum is 1.
    pub(crate) chances: ArrayVec<f32, MAX_PLAYERS>,
}

impl Outlook {
    /// Judges a position.
    pub(crate) fn of<G: Knowledge>(game: &G) -> Self {
        if game.is_over() {
            return Self::of_result(game);
        }
        let points = game.worth();
        Self { chances: shares(&points), points }
    }

    fn of_result<G: Knowledge>(game: &G) -> Self {
        let points: Worths = game.scores().iter().map(|score| f32::from(score.total)).collect();
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let winners = points.iter().filter(|points| **points == best).count() as f32;
        let mut chances = shares(&points);
        for (chance, points) in chances.iter_mut().zip(&points) {
            let won = if *points == best { 1.0 / winners } else { 0.0 };
            *chance = WON * won + (1.0 - WON) * *chance;
        }
        Self { chances, points }
    }

    /// Plays on as far as it is foreseen, choosing moves at a glance, and judges what has come of it.
    pub(crate) fn ahead<G: Knowledge>(game: &mut G, foresight: Foresight, chance: &mut Chance) -> Self {
        (0..foresight.turns).for_each(|_| play_turn(game, foresight.sureness, chance));
        Self::of(game)
    }

    pub(crate) fn points_of(&self, player: Player) -> f32 {
        self.points[player.index()]
    }

    pub(crate) fn chance_of(&self, player: Player) -> f32 {
        self.chances[player.index()]
    }
}

/// Plays the turn to its end.
fn play_turn<G: Knowledge>(game: &mut G, sureness: i32, chance: &mut Chance) {
    let turn = game.turn();
    let (mut moves, mut weights) = (MoveList::new(), Weights::new());
    for _ in 0..LONGEST_TURN {
        if game.is_over() || game.turn() != turn {
            break;
        }
        game.legal_moves(&mut moves);
        glance(game, &moves, &mut weights);
        weights.iter_mut().for_each(|weight| *weight = weight.powi(sureness));
        game.apply_unchecked(moves[chance.pick(&weights)], &mut ());
    }
}

/// The weights of the moves, one for each.
pub(crate) fn glance<G: Knowledge>(game: &G, moves: &[G::Move], weights: &mut Weights) {
    weights.clear();
    game.glance(moves, weights);
    debug_assert_eq!(weights.len(), moves.len(), "one weight for each move");
}

/// What everybody's share of the win would be, judged by the points.
fn shares(points: &[f32]) -> ArrayVec<f32, MAX_PLAYERS> {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut shares: ArrayVec<f32, MAX_PLAYERS> = points.iter().map(|points| ((points - best) / CLOSE).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}
