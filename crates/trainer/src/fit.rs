//! Fitting a model to samples: AdamW with cosine decay; the epoch that predicts held-out games best is kept.

use std::thread;

use crate::model::Model;
use crate::rng::Rng;
use crate::samples::Sample;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// Passes over the samples.
    pub epochs: usize,
    /// Samples per step.
    pub batch: usize,
    /// The learning rate at the start.
    pub rate: f32,
    /// How fast weights decay, relative to the learning rate.
    pub decay: f32,
    /// Threads.
    pub threads: usize,
    /// Seeds the first weights and the order of the samples.
    pub seed: u64,
}

/// The mean loss after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The epoch, from 1; 0 is before training.
    pub epoch: usize,
    /// Loss of the samples trained on.
    pub trained: f32,
    /// Loss of the chances of the held-out samples.
    pub held_out: f32,
    /// Loss of the points of the held-out samples.
    pub held_out_points: f32,
}

const BETAS: (f32, f32) = (0.9, 0.999);

impl Fit {
    /// The values that predicted held-out games of Caylus best in a small sweep of rate and decay.
    pub fn new(threads: usize, seed: u64) -> Self {
        Self { epochs: 16, batch: 128, rate: 0.0015, decay: 2.0, threads, seed }
    }

    /// Trains a fresh model and returns it as it was when it predicted the held-out samples best.
    pub fn run(
        &self,
        shape: (usize, usize),
        training: &[Sample],
        held_out: &[Sample],
        mut watch: impl FnMut(Progress),
    ) -> Model {
        let mut rng = Rng::new(self.seed);
        let mut model = Model::new(shape, &mut rng);
        let count = model.parameters.len();
        let (decays, mut means, mut squares) = (model.decays(), vec![0.0; count], vec![0.0; count]);
        let mut order: Vec<usize> = (0..training.len()).collect();
        let steps = (self.epochs * training.len().div_ceil(self.batch)).max(1);
        let (mut step, mut best) = (0, model.clone());
        let (mut least, points) = mean_loss(&model, held_out);
        watch(Progress { epoch: 0, trained: f32::NAN, held_out: least, held_out_points: points });
        for epoch in 1..=self.epochs {
            rng.shuffle(&mut order);
            let mut trained = 0.0;
            for batch in order.chunks(self.batch) {
                let (gradient, loss) = self.gradient(&model, training, batch);
                trained += loss / training.len() as f32;
                step += 1;
                let rate = self.rate * 0.5 * (1.0 + (std::f32::consts::PI * step as f32 / steps as f32).cos());
                let correct = (1.0 - BETAS.0.powi(step), 1.0 - BETAS.1.powi(step));
                for at in 0..count {
                    let slope = gradient[at] / batch.len() as f32;
                    means[at] += (1.0 - BETAS.0) * (slope - means[at]);
                    squares[at] += (1.0 - BETAS.1) * (slope * slope - squares[at]);
                    let change = means[at] / correct.0 / ((squares[at] / correct.1).sqrt() + 1e-8);
                    let shrink = if decays[at] { self.decay * model.parameters[at] } else { 0.0 };
                    model.parameters[at] -= rate * (change + shrink);
                }
            }
            let (held_out, held_out_points) = mean_loss(&model, held_out);
            watch(Progress { epoch, trained, held_out, held_out_points });
            if held_out < least {
                (least, best) = (held_out, model.clone());
            }
        }
        best
    }

    /// The gradient of a batch and its loss. Batches are split evenly among the threads, and their gradients added in order, so the
    /// result depends on the number of threads only by rounding.
    fn gradient(&self, model: &Model, samples: &[Sample], batch: &[usize]) -> (Vec<f32>, f32) {
        let part = |batch: &[usize]| {
            let mut gradient = vec![0.0; model.parameters.len()];
            let loss = batch.iter().map(|at| model.add_gradient(&samples[*at], &mut gradient).total()).sum::<f32>();
            (gradient, loss)
        };
        if self.threads <= 1 {
            return part(batch);
        }
        let parts: Vec<(Vec<f32>, f32)> = thread::scope(|scope| {
            let chunks = batch.chunks(batch.len().div_ceil(self.threads));
            let running: Vec<_> = chunks.map(|chunk| scope.spawn(move || part(chunk))).collect();
            running.into_iter().map(|thread| thread.join().expect("training does not panic")).collect()
        });
        let mut sum = (vec![0.0; model.parameters.len()], 0.0);
        for (gradient, loss) in parts {
            sum.0.iter_mut().zip(gradient).for_each(|(sum, term)| *sum += term);
            sum.1 += loss;
        }
        sum
    }
}

fn mean_loss(model: &Model, samples: &[Sample]) -> (f32, f32) {
    let count = samples.len().max(1) as f32;
    let losses = samples.iter().map(|sample| model.loss(sample));
    losses.fold((0.0, 0.0), |(chances, points), loss| (chances + loss.chances / count, points + loss.points / count))
}
