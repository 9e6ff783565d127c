//! Evaluation: each player's chance of winning in a position, without playing on.

use arrayvec::ArrayVec;
use caylus_rules::Game;
use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::bot::Candidate;
use crate::heuristics::{Heuristics, Points};
use crate::net::Corrections;

/// Temperature of the softmax from points to chances: a lead of this many points makes a win e times as likely.
pub(crate) const TEMPERATURE: f32 = 6.0;
/// How much winning counts in the value of a finished game; the margin counts for the rest.
const WIN_WEIGHT: f32 = 0.8;

/// What a position promises to each player.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    /// What the position is worth to each player, in points.
    points: Points,
    /// Each player's chance of winning; they add up to 1.
    values: ArrayVec<f32, MAX_PLAYERS>,
}

impl Evaluation {
    /// Evaluates a position by its heuristic worth, or by the scores if the game is over.
    pub(crate) fn of<G: Heuristics>(game: &G) -> Self {
        if game.is_over() {
            return Self::of_result(game);
        }
        let points = game.worth();
        Self { values: softmax(&points), points }
    }

    fn of_result<G: Heuristics>(game: &G) -> Self {
        let points: Points = game.scores().iter().map(|score| f32::from(score.total)).collect();
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let winners = points.iter().filter(|points| **points == best).count() as f32;
        let mut values = softmax(&points);
        for (value, points) in values.iter_mut().zip(&points) {
            let won = if *points == best { 1.0 / winners } else { 0.0 };
            *value = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * *value;
        }
        Self { values, points }
    }

    /// The same with a net's corrections added to the players' logits and points.
    pub(crate) fn corrected(self, corrections: &Corrections) -> Self {
        let mut evaluation = self;
        let logits: Points = evaluation
            .points
            .iter()
            .zip(corrections)
            .map(|(points, correction)| points + TEMPERATURE * correction.logit)
            .collect();
        evaluation.values = softmax(&logits);
        for (points, correction) in evaluation.points.iter_mut().zip(corrections) {
            *points += correction.points;
        }
        evaluation
    }

    /// What the position is worth to each player, in points.
    pub(crate) fn points(&self) -> &[f32] {
        &self.points
    }

    /// Each player's chance of winning.
    pub(crate) fn values(&self) -> &[f32] {
        &self.values
    }

    pub(crate) fn points_of(&self, player: Player) -> f32 {
        self.points[player.index()]
    }

    pub(crate) fn value_of(&self, player: Player) -> f32 {
        self.values[player.index()]
    }

    /// A candidate seen once, with this result.
    pub(crate) fn candidate<G: Game>(&self, chosen: G::Move, player: Player) -> Candidate<G> {
        let (points, chance) = (self.points_of(player).into(), self.value_of(player).into());
        let chances = self.values.iter().map(|value| f64::from(*value)).collect();
        Candidate { chosen, points, chance, chances, visits: 1, line: vec![chosen] }
    }
}

fn softmax(points: &[f32]) -> ArrayVec<f32, MAX_PLAYERS> {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut values: ArrayVec<f32, MAX_PLAYERS> =
        points.iter().map(|points| ((points - best) / TEMPERATURE).exp()).collect();
    let sum: f32 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
    values
}
