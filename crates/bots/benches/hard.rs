//! How often `hard` looks ahead in a second, on one thread and on two.

use caylus_bots::{Knowledge, Level, Limit};
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A few times as many looks as a move of 100 ms has.
const LOOKS: u32 = 4000;
/// Positions are taken from a game of four after every so many decisions.
const APART: usize = 25;

/// The views of the players who have to decide in the course of a game.
fn views<G: Knowledge>() -> Vec<G::View> {
    let mut views = Vec::new();
    let mut game = G::new(4, &G::Options::default(), 1, &mut ()).expect("a legal set-up");
    for number in 0.. {
        let Some(player) = game.to_act() else { break };
        let view = game.view(Some(player));
        let Some(choice) = Level::Easy.bot::<G>(1).choose(&view, Limit::Iterations(1), number as u64) else { break };
        game.apply_unchecked(choice.chosen, &mut ());
        if number % APART == 0 {
            views.push(view);
        }
    }
    views
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = [1, 2], sample_count = 10)]
fn looks<G: Knowledge>(bencher: Bencher, threads: usize) {
    let views = views::<G>();
    let choose = |view: &G::View| Level::Hard.bot::<G>(threads).choose(view, Limit::Iterations(LOOKS), 1);
    // It may stop before the limit, each time at the same point.
    let looks: u32 = views.iter().filter_map(choose).map(|choice| choice.iterations).sum();
    bencher.counter(ItemsCount::new(looks)).bench_local(|| {
        for view in &views {
            divan::black_box(choose(view));
        }
    });
}
