//! `hard` and `master`: Monte-Carlo tree search over determinizations.
//!
//! - **Iteration** ([`Tree::iterate`]): sample a determinization of the view, descend the tree by PUCT, add one node, roll out, back up
//!   the evaluation of the position reached.
//! - **Hidden information**: all determinizations share one tree (as in information set MCTS). A node's edges are the union of the moves
//!   that were legal in any determinization that reached it; selection only considers those legal in the current one.
//! - **Counting**: with [`Settings::counts`], what was public when it happened is counted instead of sampled ([`Heuristics::count`]).
//! - **Back-up**: each edge accumulates the chance of winning, and the points, of the player who acts at its node, so every player
//!   maximizes their own chance (maxⁿ). Rollouts need not reach the end of the game: see `evaluation.rs`.
//! - **Threads**: root parallelization. Every thread grows its own tree, and [`tree::merge`] adds up the visits of the root moves.
//!   Nothing is shared, so there is no virtual loss, and a search with a fixed number of iterations and threads is reproducible.
//! - **Reuse**: [`Bot::played`] makes the child of the played move the new root.
//! - **Time**: a search uses up its limit, but stops early once the remaining iterations cannot change the most visited move.

mod settings;
mod tree;

use std::thread;
use std::time::Instant;

use caylus_rules::MoveList;
use caylus_rules::parts::Player;

use crate::bot::{Bot, Choice, Limit, MAX_CANDIDATES};
use crate::heuristics::Heuristics;
use crate::rng::BotRng;
use crate::rollout::{RolloutPolicy, play_on};
use tree::Tree;

pub use settings::Settings;

/// Iterations between two looks at the clock.
const ITERATIONS_PER_CLOCK_READ: u32 = 8;
/// Iterations between two checks whether the result can still change.
const ITERATIONS_PER_EARLY_STOP_CHECK: u32 = 64;
/// Fraction of the time limit kept for joining threads and merging trees.
const TIME_RESERVE: f64 = 0.03;

/// A tree per thread, kept from move to move.
pub struct Search<G: Heuristics> {
    trees: Vec<Tree<G>>,
    /// What was counted for a player's last choice, with the moves played since.
    counted: Option<(Player, G)>,
}

impl<G: Heuristics> Search<G> {
    /// Searches on `threads` threads, at least one.
    pub fn new(settings: &Settings, threads: usize) -> Self {
        Self { trees: (0..threads.max(1)).map(|_| Tree::new(settings.clone())).collect(), counted: None }
    }

    /// Brings the count up to date, if these settings and this game have one.
    fn count(&mut self, view: &G::View, player: Player) -> Option<G> {
        let earlier = self.counted.take().filter(|(counter, _)| *counter == player).map(|(_, game)| game);
        let counted = self.trees[0].settings.counts.then(|| G::count(view, earlier.as_ref()))??;
        self.counted = Some((player, counted));
        Some(counted)
    }
}

/// When one thread has to stop.
#[derive(Clone, Copy)]
enum StopCondition {
    Time { start: Instant, end: Instant },
    Iterations(u32),
}

impl StopCondition {
    fn is_reached(self, iterations: u32) -> bool {
        match self {
            Self::Time { end, .. } => iterations.is_multiple_of(ITERATIONS_PER_CLOCK_READ) && Instant::now() >= end,
            Self::Iterations(limit) => iterations >= limit,
        }
    }

    /// How many iterations are left, estimated from the pace so far if the limit is a time.
    fn iterations_left(self, iterations: u32) -> u32 {
        match self {
            Self::Time { start, end } => {
                let now = Instant::now();
                let (elapsed, left) = (now.duration_since(start), end.saturating_duration_since(now));
                (f64::from(iterations) * left.as_secs_f64() / elapsed.as_secs_f64().max(f64::MIN_POSITIVE)) as u32
            }
            Self::Iterations(limit) => limit.saturating_sub(iterations),
        }
    }
}

impl<G: Heuristics> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>> {
        let start = Instant::now();
        let mut rng = BotRng::new(seed);
        let sampled = G::determinize(view, rng.next_seed());
        let player = sampled.to_act()?;
        let counted = self.count(view, player);
        let game = counted.unwrap_or(sampled);
        let sample = |rng: &mut BotRng| counted.unwrap_or_else(|| G::determinize(view, rng.next_seed()));
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let only = <[G::Move; 1]>::try_from(moves.as_slice()).ok();
        if let Some([chosen]) = only {
            // Nothing to search, but a hint needs an evaluation.
            let mut game = game;
            game.apply_unchecked(chosen, &mut ());
            play_on(&mut game, RolloutPolicy::THIS_TURN, &mut rng);
            let evaluation = self.trees[0].settings.evaluate(&game);
            return Some(Choice { chosen, candidates: vec![evaluation.candidate(chosen, player)], iterations: 1 });
        }
        let threads = self.trees.len() as u32;
        let stop = |number: u32| match limit {
            Limit::Time(time) => StopCondition::Time { start, end: start + time.mul_f64(1.0 - TIME_RESERVE) },
            Limit::Iterations(all) => StopCondition::Iterations(all / threads + u32::from(number < all % threads)),
        };
        let seeds: Vec<u64> = self.trees.iter().map(|_| rng.next_seed()).collect();
        let mut iterations = 0;
        if let [tree] = self.trees.as_mut_slice() {
            iterations = search(tree, &game, sample, stop(0), seeds[0]);
        } else {
            thread::scope(|scope| {
                let searches: Vec<_> = (0..)
                    .zip(self.trees.iter_mut().zip(&seeds))
                    .map(|(number, (tree, seed))| {
                        let (game, sample) = (&game, &sample);
                        scope.spawn(move || search(tree, game, sample, stop(number), *seed))
                    })
                    .collect();
                iterations = searches.into_iter().map(|thread| thread.join().unwrap_or(0)).sum();
            });
        }
        let mut candidates = tree::merge(&self.trees, &game);
        candidates.truncate(MAX_CANDIDATES);
        Some(Choice { chosen: candidates.first()?.chosen, candidates, iterations })
    }

    fn played(&mut self, chosen: G::Move) {
        for tree in &mut self.trees {
            tree.reroot(chosen);
        }
        let counted = self.counted.take().filter(|(_, game)| game.check(chosen).is_ok());
        self.counted = counted.map(|(player, mut game)| {
            game.apply_unchecked(chosen, &mut ());
            (player, game)
        });
    }
}

/// Iterates on one tree until the limit, or until the result is decided. Every iteration starts from another sample. Returns the number of
/// iterations.
fn search<G: Heuristics>(
    tree: &mut Tree<G>,
    game: &G,
    sample: impl Fn(&mut BotRng) -> G,
    stop: StopCondition,
    seed: u64,
) -> u32 {
    let mut rng = BotRng::new(seed);
    tree.prepare(game);
    let mut iterations = 0;
    loop {
        tree.iterate(sample(&mut rng), &mut rng);
        iterations += 1;
        if stop.is_reached(iterations)
            || iterations.is_multiple_of(ITERATIONS_PER_EARLY_STOP_CHECK)
                && tree.is_decided(stop.iterations_left(iterations))
        {
            return iterations;
        }
    }
}
