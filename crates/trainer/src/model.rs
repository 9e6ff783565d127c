//! The net in floating point: prediction, loss and gradient.

use caylus_bots::net::{HIDDEN, Net, OUTPUTS, POINTS_SCALE, SECOND};

use crate::rng::Rng;
use crate::samples::Sample;

/// Points per unit of logit, as in the evaluation of the bots.
const TEMPERATURE: f32 = 6.0;
/// How much the error of the points counts in the loss.
const POINTS_WEIGHT: f32 = 0.1;
/// Features of one position that are on, roughly: sets the size of the first weights.
const TYPICALLY_ON: f32 = 120.0;

/// A net: its parameters layer by layer, each layer with its biases last.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    table: usize,
    player: usize,
    /// The parameters, in the order of [`Net::quantize`].
    pub parameters: Vec<f32>,
}

/// Where the layers are among the parameters.
struct Layout {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    outputs: usize,
    output_bias: usize,
}

/// The activations of one player, kept for the gradient.
#[derive(Clone)]
struct Activations {
    hidden: [f32; HIDDEN],
    second: [f32; SECOND],
    outputs: [f32; OUTPUTS],
}

impl Model {
    /// Random weights, and zero in the last layer, so that the net predicts what the worth does.
    pub fn new((table, player): (usize, usize), rng: &mut Rng) -> Self {
        let mut model = Self { table, player, parameters: vec![0.0; Net::parameters(table, player)] };
        let layout = model.layout();
        let mut fill = |range: std::ops::Range<usize>, size: f32, at: f32| {
            model.parameters[range].iter_mut().for_each(|weight| *weight = at + size * (2.0 * rng.unit() - 1.0));
        };
        fill(0..layout.first_bias, (3.0 / TYPICALLY_ON).sqrt(), 0.0);
        fill(layout.first_bias..layout.second, 0.1, 0.3);
        fill(layout.second..layout.second_bias, (3.0 / HIDDEN as f32).sqrt(), 0.0);
        fill(layout.second_bias..layout.outputs, 0.1, 0.3);
        model
    }

    /// The net as integers.
    pub fn quantized(&self) -> Net {
        Net::quantize(self.table, self.player, &self.parameters)
    }

    /// Where the weights are that decay, without biases.
    pub fn decays(&self) -> Vec<bool> {
        let layout = self.layout();
        let is_bias = |at: usize| {
            (layout.first_bias..layout.second).contains(&at)
                || (layout.second_bias..layout.outputs).contains(&at)
                || at >= layout.output_bias
        };
        (0..self.parameters.len()).map(|at| !is_bias(at)).collect()
    }

    fn layout(&self) -> Layout {
        let first_bias = (self.table + 2 * self.player) * HIDDEN;
        let second = first_bias + HIDDEN;
        let second_bias = second + SECOND * HIDDEN;
        let outputs = second_bias + SECOND;
        Layout { first_bias, second, second_bias, outputs, output_bias: outputs + OUTPUTS * SECOND }
    }

    /// The row of the first layer of a feature of the table, of a player, and of an opponent.
    fn rows(&self, feature: u16) -> [usize; 3] {
        let feature = usize::from(feature);
        [feature, self.table + feature, self.table + self.player + feature].map(|row| row * HIDDEN)
    }

    /// Each player's outputs: corrections of logit and points.
    pub fn outputs(&self, sample: &Sample) -> Vec<[f32; OUTPUTS]> {
        self.forward(sample).into_iter().map(|player| player.outputs).collect()
    }

    fn forward(&self, sample: &Sample) -> Vec<Activations> {
        let (layout, weights) = (self.layout(), self.parameters.as_slice());
        let row = |at: usize| &weights[at..at + HIDDEN];
        let mut shared: [f32; HIDDEN] = std::array::from_fn(|unit| weights[layout.first_bias + unit]);
        sample.inputs.table.iter().for_each(|feature| add(&mut shared, row(self.rows(*feature)[0])));
        let sums = sample.inputs.players.iter().map(|features| {
            let (mut own, mut other) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            for feature in features {
                let [_, mine, others] = self.rows(*feature);
                add(&mut own, row(mine));
                add(&mut other, row(others));
            }
            (own, other)
        });
        let sums: Vec<_> = sums.collect();
        sums.iter().for_each(|(_, other)| add(&mut shared, other));
        let forward = |(own, other): &([f32; HIDDEN], [f32; HIDDEN])| {
            let hidden: [f32; HIDDEN] =
                std::array::from_fn(|unit| (shared[unit] + own[unit] - other[unit]).clamp(0.0, 1.0));
            let second: [f32; SECOND] = std::array::from_fn(|unit| {
                (dot(row(layout.second + unit * HIDDEN), &hidden) + weights[layout.second_bias + unit]).clamp(0.0, 1.0)
            });
            let outputs = std::array::from_fn(|output| {
                let start = layout.outputs + output * SECOND;
                dot(&weights[start..start + SECOND], &second) + weights[layout.output_bias + output]
            });
            Activations { hidden, second, outputs }
        };
        sums.iter().map(forward).collect()
    }

    /// The loss of a sample: cross-entropy of the chances, and a little of the error of the points.
    pub fn loss(&self, sample: &Sample) -> Loss {
        Loss::of(sample, &self.outputs(sample))
    }

    /// Adds the gradient of a sample's loss, and returns the loss.
    pub fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) -> Loss {
        let (layout, weights) = (self.layout(), self.parameters.as_slice());
        let players = self.forward(sample);
        let outputs: Vec<[f32; OUTPUTS]> = players.iter().map(|player| player.outputs).collect();
        let loss = Loss::of(sample, &outputs);
        let mut hidden_gradients = Vec::with_capacity(players.len());
        let mut total = [0.0; HIDDEN];
        for (player, output_gradient) in players.iter().zip(&loss.gradient) {
            let mut second_gradient = [0.0; SECOND];
            for (output, slope) in output_gradient.iter().enumerate() {
                let start = layout.outputs + output * SECOND;
                add_scaled(&mut gradient[start..start + SECOND], &player.second, *slope);
                gradient[layout.output_bias + output] += slope;
                add_scaled(&mut second_gradient, &weights[start..start + SECOND], *slope);
            }
            let mut hidden_gradient = [0.0; HIDDEN];
            for unit in 0..SECOND {
                if player.second[unit] <= 0.0 || player.second[unit] >= 1.0 {
                    continue;
                }
                let (start, slope) = (layout.second + unit * HIDDEN, second_gradient[unit]);
                add_scaled(&mut gradient[start..start + HIDDEN], &player.hidden, slope);
                gradient[layout.second_bias + unit] += slope;
                add_scaled(&mut hidden_gradient, &weights[start..start + HIDDEN], slope);
            }
            for (slope, active) in hidden_gradient.iter_mut().zip(&player.hidden) {
                if *active <= 0.0 || *active >= 1.0 {
                    *slope = 0.0;
                }
            }
            add(&mut total, &hidden_gradient);
            hidden_gradients.push(hidden_gradient);
        }
        add(&mut gradient[layout.first_bias..layout.second], &total);
        for feature in &sample.inputs.table {
            let at = self.rows(*feature)[0];
            add(&mut gradient[at..at + HIDDEN], &total);
        }
        for (features, own) in sample.inputs.players.iter().zip(&hidden_gradients) {
            let others: [f32; HIDDEN] = std::array::from_fn(|unit| total[unit] - own[unit]);
            for feature in features {
                let [_, mine, other] = self.rows(*feature);
                add(&mut gradient[mine..mine + HIDDEN], own);
                add(&mut gradient[other..other + HIDDEN], &others);
            }
        }
        loss
    }
}

/// The loss of a sample, and its gradient with respect to the outputs.
pub struct Loss {
    /// Cross-entropy of the chances, less the least possible.
    pub chances: f32,
    /// Mean squared error of the points, in units of the output.
    pub points: f32,
    gradient: Vec<[f32; OUTPUTS]>,
}

impl Loss {
    fn of(sample: &Sample, outputs: &[[f32; OUTPUTS]]) -> Self {
        let worth = &sample.inputs.worth;
        let logits: Vec<f32> = worth.iter().zip(outputs).map(|(worth, out)| worth / TEMPERATURE + out[0]).collect();
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = logits.iter().map(|logit| (logit - most).exp()).sum();
        let count = outputs.len() as f32;
        let (mut chances, mut points, mut gradient) = (0.0, 0.0, Vec::with_capacity(outputs.len()));
        for (player, [_, output]) in outputs.iter().enumerate() {
            let log = logits[player] - most - sum.ln();
            let target = sample.values[player];
            chances += target * (target.max(1e-6).ln() - log);
            let error = worth[player] / POINTS_SCALE + output - sample.points[player] / POINTS_SCALE;
            points += error * error / count;
            gradient.push([log.exp() - target, 2.0 * POINTS_WEIGHT * error / count]);
        }
        Self { chances, points, gradient }
    }

    /// What training reduces.
    pub fn total(&self) -> f32 {
        self.chances + POINTS_WEIGHT * self.points
    }
}

#[inline]
fn add(sums: &mut [f32], terms: &[f32]) {
    sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
}

#[inline]
fn add_scaled(sums: &mut [f32], terms: &[f32], scale: f32) {
    sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += scale * term);
}

/// In eight lanes, so that it vectorizes.
#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}
