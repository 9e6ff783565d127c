//! Search speed: iterations per second of `hard` and `master`, on one thread and on two.

use caylus_bots::{Heuristics, Level, Limit};
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A few times what a move of 100 ms gets.
const ITERATIONS: u32 = 4000;
/// Take a position every this many decisions of a game.
const INTERVAL: usize = 25;

/// Views of the player to act, sampled from a game of four.
fn views<G: Heuristics>() -> Vec<G::View> {
    let mut views = Vec::new();
    let mut game = G::new(4, &G::Options::default(), 1, &mut ()).expect("a legal set-up");
    for number in 0.. {
        let Some(player) = game.to_act() else { break };
        let view = game.view(Some(player));
        let Some(choice) = Level::Easy.bot::<G>(1).choose(&view, Limit::Iterations(1), number as u64) else { break };
        game.apply_unchecked(choice.chosen, &mut ());
        if number % INTERVAL == 0 {
            views.push(view);
        }
    }
    views
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = [1, 2], sample_count = 10)]
fn hard<G: Heuristics>(bencher: Bencher, threads: usize) {
    iterations::<G>(bencher, Level::Hard, threads);
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = [1, 2], sample_count = 10)]
fn master<G: Heuristics>(bencher: Bencher, threads: usize) {
    iterations::<G>(bencher, Level::Master, threads);
}

fn iterations<G: Heuristics>(bencher: Bencher, level: Level, threads: usize) {
    let views = views::<G>();
    let choose = |view: &G::View| level.bot::<G>(threads).choose(view, Limit::Iterations(ITERATIONS), 1);
    // A search may stop early, but always after the same number of iterations.
    let iterations: u32 = views.iter().filter_map(choose).map(|choice| choice.iterations).sum();
    bencher.counter(ItemsCount::new(iterations)).bench_local(|| {
        for view in &views {
            divan::black_box(choose(view));
        }
    });
}
