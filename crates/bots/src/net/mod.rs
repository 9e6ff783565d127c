//! A small net that corrects the heuristic worth of a position, as `master` uses it.
//!
//! The inputs are features that are on or off ([`Features`]): some of the table, the same list for every player. The first layer adds
//! up a row of weights per feature that is on: those of the table, of the player evaluated ("own"), and of every opponent ("other").
//! Two hidden layers with a clipped ReLU lead to two outputs per player, a logit and points, which are added to those of the worth.
//!
//! Everything up to the outputs is integer arithmetic, so that searches are reproducible on every machine.

mod features;
mod file;

use arrayvec::ArrayVec;
use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::heuristics::Heuristics;

pub use features::{FeatureList, Features, Inputs};
pub use file::NetError;

/// Units of the first hidden layer.
pub const HIDDEN: usize = 64;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// Outputs: logit and points.
pub const OUTPUTS: usize = 2;
/// An output of 1 is this many points.
pub const POINTS_SCALE: f32 = 32.0;

/// What 1 is in the sums of the first layer, and in its weights.
pub const FIRST_ONE: i32 = 512;
/// What 1 is in the activations, and in the weights of the other layers.
pub const ONE: i32 = 256;

/// A net's correction of a player's evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    /// Added to the player's logit.
    pub logit: f32,
    /// Added to the player's points.
    pub points: f32,
}

/// The corrections of all players, in seat order.
pub type Corrections = ArrayVec<Correction, MAX_PLAYERS>;

type Sums = [i16; HIDDEN];

/// The weights of a net, as integers.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row per feature: of the table, of the player, of an opponent.
    first: Vec<Sums>,
    first_bias: Sums,
    second: [[i16; HIDDEN]; SECOND],
    second_bias: [i32; SECOND],
    outputs: [[i16; SECOND]; OUTPUTS],
    output_bias: [i32; OUTPUTS],
    /// How many features the table has, and each player.
    table: usize,
    player: usize,
}

impl Net {
    /// The number of weights and biases of a net with this many features of the table and of each player.
    pub const fn parameters(table: usize, player: usize) -> usize {
        (table + 2 * player + 1) * HIDDEN + SECOND * (HIDDEN + 1) + OUTPUTS * (SECOND + 1)
    }

    /// Rounds the parameters of a trained net, layer by layer, each with its biases last.
    pub fn quantize(table: usize, player: usize, parameters: &[f32]) -> Self {
        debug_assert_eq!(parameters.len(), Self::parameters(table, player));
        let mut left = parameters.iter();
        let mut next = |one: i32| left.next().map_or(0.0, |parameter| (parameter * one as f32).round());
        let mut weight = |one: i32| next(one).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let first = (0..table + 2 * player).map(|_| std::array::from_fn(|_| weight(FIRST_ONE))).collect();
        let first_bias = std::array::from_fn(|_| weight(FIRST_ONE));
        let second = std::array::from_fn(|_| std::array::from_fn(|_| weight(ONE)));
        let second_bias = std::array::from_fn(|_| i32::from(weight(ONE)) * ONE);
        let outputs = std::array::from_fn(|_| std::array::from_fn(|_| weight(ONE)));
        let output_bias = std::array::from_fn(|_| i32::from(weight(ONE)) * ONE);
        Self { first, first_bias, second, second_bias, outputs, output_bias, table, player }
    }

    /// Corrects the evaluation of a position whose worths are given.
    pub fn corrections<G: Heuristics>(&self, game: &G, worth: &[f32]) -> Corrections {
        let mut list = FeatureList::default();
        features::describe_table(game, &mut list);
        let mut shared = self.first_bias;
        add_rows(&mut shared, &self.first[..self.table], &list);
        let mut own: ArrayVec<(Sums, Sums), MAX_PLAYERS> = ArrayVec::new();
        for player in Player::all(game.players()) {
            list.clear();
            features::describe_player(game, player, worth, &mut list);
            let (mut mine, mut others) = ([0; HIDDEN], [0; HIDDEN]);
            add_rows(&mut mine, &self.first[self.table..], &list);
            add_rows(&mut others, &self.first[self.table + self.player..], &list);
            add(&mut shared, &others);
            own.push((mine, others));
        }
        let hidden = |(mine, others): &(Sums, Sums)| {
            let sum = |unit: usize| shared[unit].saturating_add(mine[unit].saturating_sub(others[unit]));
            std::array::from_fn(|unit| sum(unit).clamp(0, FIRST_ONE as i16) >> (FIRST_ONE / ONE).trailing_zeros())
        };
        own.iter().map(|sums| self.outputs(&hidden(sums))).collect()
    }

    /// The layers after the first.
    fn outputs(&self, hidden: &[i16; HIDDEN]) -> Correction {
        let second: [i16; SECOND] = std::array::from_fn(|unit| {
            let sum = self.second_bias[unit] + dot(&self.second[unit], hidden);
            (sum >> ONE.trailing_zeros()).clamp(0, ONE) as i16
        });
        let [logit, points] = std::array::from_fn(|output| {
            (self.output_bias[output] + dot(&self.outputs[output], &second)) as f32 / (ONE * ONE) as f32
        });
        Correction { logit, points: points * POINTS_SCALE }
    }
}

/// Adds the rows of the features that are on.
#[inline]
fn add_rows(sums: &mut Sums, rows: &[Sums], features: &[u16]) {
    features.iter().for_each(|feature| add(sums, &rows[usize::from(*feature)]));
}

/// Saturates, so that extreme weights cannot wrap around.
#[inline]
fn add(sums: &mut Sums, terms: &Sums) {
    sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum = sum.saturating_add(*term));
}

#[inline]
fn dot<const N: usize>(weights: &[i16; N], inputs: &[i16; N]) -> i32 {
    weights.iter().zip(inputs).map(|(weight, input)| i32::from(*weight) * i32::from(*input)).sum()
}
