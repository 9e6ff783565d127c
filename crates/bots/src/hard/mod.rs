//! `hard`: Monte-Carlo tree search over guesses at what is hidden, guided by knowledge.

mod tree;

use std::thread;
use std::time::Instant;

use caylus_rules::MoveList;

use crate::bot::{Bot, Choice, Limit, TOLD, Thought};
use crate::chance::Chance;
use crate::knowledge::Knowledge;
use crate::outlook::{Foresight, Outlook};
use tree::Tree;

/// The clock is read after so many looks ahead.
const LOOKS_PER_GLANCE_AT_THE_CLOCK: u32 = 8;
/// After so many looks it is asked whether more of them could change anything.
const LOOKS_PER_DOUBT: u32 = 64;
/// Of the time limit, what is kept for closing down.
const RESERVE: f64 = 0.03;

/// Searches with a tree on each thread, keeps them from move to move, and lets them vote.
pub struct Hard<G: Knowledge> {
    trees: Vec<Tree<G>>,
}

impl<G: Knowledge> Hard<G> {
    /// One that thinks on that many threads, at least one.
    pub fn new(threads: usize) -> Self {
        Self { trees: (0..threads.max(1)).map(|_| Tree::default()).collect() }
    }
}

/// When one thread has to stop.
#[derive(Clone, Copy)]
enum Stop {
    At { start: Instant, end: Instant },
    After(u32),
}

impl Stop {
    /// Is it time, after so many looks ahead? The clock is not read every time.
    fn is_now(self, looks: u32) -> bool {
        match self {
            Self::At { end, .. } => looks.is_multiple_of(LOOKS_PER_GLANCE_AT_THE_CLOCK) && Instant::now() >= end,
            Self::After(all) => looks >= all,
        }
    }

    /// About how many looks are still to come.
    fn left(self, looks: u32) -> u32 {
        match self {
            Self::At { start, end } => {
                let now = Instant::now();
                let (gone, left) = (now.duration_since(start), end.saturating_duration_since(now));
                (f64::from(looks) * left.as_secs_f64() / gone.as_secs_f64().max(f64::MIN_POSITIVE)) as u32
            }
            Self::After(all) => all.saturating_sub(looks),
        }
    }
}

impl<G: Knowledge> Bot<G> for Hard<G> {
    fn choose(&mut self, view: &G::View, limit: Limit, seed: u64) -> Option<Choice<G>> {
        let start = Instant::now();
        let mut chance = Chance::new(seed);
        let game = G::determinize(view, chance.seed());
        let player = game.to_act()?;
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let only = <[G::Move; 1]>::try_from(moves.as_slice()).ok();
        if let Some([chosen]) = only {
            // There is nothing to weigh, but who asks for advice is told what to expect.
            let mut ahead = game;
            ahead.apply_unchecked(chosen, &mut ());
            let outlook = Outlook::ahead(&mut ahead, Foresight::THIS_TURN, &mut chance);
            let (points, chance) = (outlook.points_of(player).into(), outlook.chance_of(player).into());
            let thought = Thought { chosen, points, chance, visits: 1, line: vec![chosen] };
            return Some(Choice { chosen, thoughts: vec![thought], iterations: 1 });
        }
        let threads = self.trees.len() as u32;
        let stop = |number: u32| match limit {
            Limit::Time(time) => Stop::At { start, end: start + time.mul_f64(1.0 - RESERVE) },
            Limit::Iterations(all) => Stop::After(all / threads + u32::from(number < all % threads)),
        };
        let seeds: Vec<u64> = self.trees.iter().map(|_| chance.seed()).collect();
        let mut iterations = 0;
        if let [tree] = self.trees.as_mut_slice() {
            iterations = think(tree, &game, view, stop(0), seeds[0]);
        } else {
            thread::scope(|scope| {
                let thinking: Vec<_> = (0..)
                    .zip(self.trees.iter_mut().zip(&seeds))
                    .map(|(number, (tree, seed))| {
                        let game = &game;
                        scope.spawn(move || think(tree, game, view, stop(number), *seed))
                    })
                    .collect();
                iterations = thinking.into_iter().map(|thread| thread.join().unwrap_or(0)).sum();
            });
        }
        let mut thoughts = tree::vote(&self.trees, &game);
        thoughts.truncate(TOLD);
        Some(Choice { chosen: thoughts.first()?.chosen, thoughts, iterations })
    }

    fn played(&mut self, chosen: G::Move) {
        for tree in &mut self.trees {
            tree.follow(chosen);
        }
    }
}

/// Looks ahead from the root until it is time to stop, or until nothing can change the choice any more. Says how often it looked.
fn think<G: Knowledge>(tree: &mut Tree<G>, game: &G, view: &G::View, stop: Stop, seed: u64) -> u32 {
    let mut chance = Chance::new(seed);
    tree.start_from(game);
    let mut looks = 0;
    loop {
        tree.look_ahead(G::determinize(view, chance.seed()), &mut chance);
        looks += 1;
        if stop.is_now(looks) || looks.is_multiple_of(LOOKS_PER_DOUBT) && tree.is_decided(stop.left(looks)) {
            return looks;
        }
    }
}
