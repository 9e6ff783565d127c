//! Samples: the positions at the start of every turn of recorded games, with what to predict of them.

use caylus_bots::net::Inputs;
use caylus_bots::{Heuristics, Settings};
use caylus_rules::parts::Player;

/// How much the later course of a game counts against the estimates along it, as in TD(λ).
const LAMBDA: f32 = 0.7;

/// A position and what to predict of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What the net sees.
    pub inputs: Inputs,
    /// Each player's chance of winning.
    pub values: Vec<f32>,
    /// Each player's final points.
    pub points: Vec<f32>,
}

/// The samples of one recorded game; `None` if the line is damaged. `settings` estimates the chances along the game.
pub fn read<G: Heuristics>(line: &str, settings: &Settings) -> Option<Vec<Sample>> {
    let mut fields = line.split('|').skip(1);
    let players: usize = fields.next()?.parse().ok()?;
    let seed = fields.next()?.parse().ok()?;
    let mut game = G::new(players, &G::Options::default(), seed, &mut ()).ok()?;
    let mut turns: Vec<(Inputs, Vec<f32>)> = Vec::new();
    for field in fields {
        if let Some(chance) = field.strip_prefix('@') {
            let estimate = with_chance(&settings.chances(&game), game.to_act()?, chance.parse().ok()?);
            turns.push((Inputs::of(&game), estimate));
        } else {
            game.apply(field.parse().ok()?, &mut ()).ok()?;
        }
    }
    if !game.is_over() {
        return None;
    }
    let points: Vec<f32> = game.scores().iter().map(|score| f32::from(score.total)).collect();
    let mut later: Vec<f32> = settings.chances(&game).to_vec();
    let mut samples = Vec::with_capacity(turns.len());
    // The first position is that of the set-up, which no search evaluates.
    for (inputs, estimate) in turns.into_iter().skip(1).rev() {
        samples.push(Sample { inputs, values: later.clone(), points: points.clone() });
        for (later, estimate) in later.iter_mut().zip(estimate) {
            *later = LAMBDA * *later + (1.0 - LAMBDA) * estimate;
        }
    }
    Some(samples)
}

/// The chances with one player's replaced by what a search found; the others share the rest as before.
fn with_chance(chances: &[f32], player: Player, chance: f32) -> Vec<f32> {
    let rest = (1.0 - chances[player.index()]).max(f32::MIN_POSITIVE);
    let scale = (1.0 - chance) / rest;
    let replaced = |(seat, old): (usize, &f32)| if seat == player.index() { chance } else { old * scale };
    chances.iter().enumerate().map(replaced).collect()
}
