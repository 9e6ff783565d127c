//! Scratch: iterations per second.
use caylus_bots::{Knowledge, Level, Limit};
use std::time::{Duration, Instant};
fn run<G: Knowledge>(n: usize) {
    let mut game = G::new(n, &G::Options::default(), 7, &mut ()).unwrap();
    let (mut it, mut k, mut t) = (0u64, 0u64, Duration::ZERO);
    let mut hard = Level::Hard.bot::<G>(1);
    while let Some(p) = game.to_act() {
        let view = game.view(Some(p));
        let s = Instant::now();
        let c = hard.choose(&view, Limit::Iterations(500), k).unwrap();
        t += s.elapsed();
        it += u64::from(c.iterations);
        k += 1;
        game.apply(c.chosen, &mut ()).unwrap();
        hard.played(c.chosen);
    }
    println!(
        "{} {n}: {:.0} iterations/s, {k} moves, scores {:?}",
        G::NAME,
        it as f64 / t.as_secs_f64(),
        game.outcome().unwrap().scores
    );
}
fn main() {
    for n in [2, 4] {
        run::<caylus_rules::classic::Classic>(n);
        run::<caylus_rules::magna_carta::MagnaCarta>(n);
        run::<caylus_rules::y1303::Caylus1303>(n);
    }
}
