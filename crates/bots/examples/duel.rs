//! Scratch: one bot against others, seats rotated.
use caylus_bots::{Knowledge, Level, Limit};
use caylus_rules::Game;
use std::time::{Duration, Instant};
fn run<G: Knowledge>(levels: &[Level], games: u64, ms: Limit, seed: u64) {
    let n = levels.len();
    let start = Instant::now();
    let threads = 2;
    let results: Vec<(f64, f64, f64, u64)> = std::thread::scope(|s| {
        (0..threads)
            .map(|t| {
                s.spawn(move || {
                    let (mut wins, mut own, mut others, mut moves) = (0.0, 0.0, 0.0, 0u64);
                    for g in (t..games).step_by(threads as usize) {
                        let mut game = G::new(n, &G::Options::default(), seed + g / n as u64, &mut ()).unwrap();
                        let shift = (g % n as u64) as usize;
                        let mut bots: Vec<_> = (0..n).map(|seat| levels[(seat + shift) % n].bot::<G>(1)).collect();
                        let mut k = 0u64;
                        while let Some(p) = game.to_act() {
                            let view = game.view(Some(p));
                            let c = bots[p.index()].choose(&view, ms, seed ^ (g << 20) ^ k).unwrap();
                            k += 1;
                            game.apply(c.chosen, &mut ()).unwrap();
                            bots.iter_mut().for_each(|b| b.played(c.chosen));
                        }
                        moves += k;
                        let out = game.outcome().unwrap();
                        let winners: Vec<_> = out.winners().map(|p| p.index()).collect();
                        let first = (n - shift) % n;
                        if winners.contains(&first) {
                            wins += 1.0 / winners.len() as f64;
                        }
                        own += f64::from(out.scores[first]);
                        others += out.scores.iter().map(|s| f64::from(*s)).sum::<f64>() - f64::from(out.scores[first]);
                    }
                    (wins, own, others, moves)
                })
            })
            .collect::<Vec<_>>()
            .into_iter()
            .map(|t| t.join().unwrap())
            .collect()
    });
    let w: f64 = results.iter().map(|r| r.0).sum();
    let own: f64 = results.iter().map(|r| r.1).sum();
    let oth: f64 = results.iter().map(|r| r.2).sum();
    let mv: u64 = results.iter().map(|r| r.3).sum();
    let p = w / games as f64;
    println!(
        "{} {:?}: first wins {:.1}% ± {:.1}, mean {:.1} vs {:.1}, {:.1} s, {:.2} ms/move",
        G::NAME,
        levels,
        100.0 * p,
        196.0 * (p * (1.0 - p) / games as f64).sqrt(),
        own / games as f64,
        oth / games as f64 / (n as f64 - 1.0),
        start.elapsed().as_secs_f64(),
        start.elapsed().as_secs_f64() * 1000.0 * threads as f64 / mv as f64
    );
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let levels: Vec<Level> = a[2].split(',').map(|l| l.parse().unwrap()).collect();
    let (games, ms, seed) = (
        a[3].parse().unwrap(),
        match a[4].strip_prefix('i') {
            Some(n) => Limit::Iterations(n.parse().unwrap()),
            None => Limit::Time(Duration::from_millis(a[4].parse().unwrap())),
        },
        a.get(5).map_or(1, |s| s.parse().unwrap()),
    );
    match a[1].as_str() {
        "classic" => run::<caylus_rules::classic::Classic>(&levels, games, ms, seed),
        "magna-carta" => run::<caylus_rules::magna_carta::MagnaCarta>(&levels, games, ms, seed),
        "1303" => run::<caylus_rules::y1303::Caylus1303>(&levels, games, ms, seed),
        _ => panic!(),
    }
}
