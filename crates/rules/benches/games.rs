//! Speed of playing, reading and writing games.

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::record::Record;
use caylus_rules::y1303::Caylus1303;
use caylus_rules::{Game, MoveList};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Player counts that every game supports.
const PLAYERS: [usize; 3] = [2, 3, 4];
/// The number of games that states are taken from.
const GAMES: u64 = 16;

fn pick<M: Copy>(moves: &MoveList<M>, random: &mut Xoshiro256PlusPlus) -> M {
    let high = random.next_u64() >> 32;
    moves[((high * moves.len() as u64) >> 32) as usize]
}

/// Plays a random game and calls `see` before every move.
fn play<G: Game>(players: usize, seed: u64, mut see: impl FnMut(&G, G::Move)) -> G {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::new(players, &G::Options::default(), seed, &mut ()).expect("a legal set-up");
    let mut moves = MoveList::new();
    loop {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return game;
        }
        let chosen = pick(&moves, &mut random);
        see(&game, chosen);
        game.apply_unchecked(chosen, &mut ());
    }
}

/// All states of a few games, and the move played in each.
fn states<G: Game>(players: usize) -> Vec<(G, G::Move)> {
    let mut states = Vec::new();
    for seed in 0..GAMES {
        play::<G>(players, seed, |game, chosen| states.push((*game, chosen)));
    }
    states
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = PLAYERS)]
fn legal_moves<G: Game>(bencher: Bencher, players: usize) {
    let states = states::<G>(players);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        let mut moves = MoveList::new();
        for (game, _) in &states {
            black_box(game).legal_moves(&mut moves);
            black_box(&moves);
        }
    });
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = PLAYERS)]
fn apply_unchecked<G: Game>(bencher: Bencher, players: usize) {
    let states = states::<G>(players);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for (game, chosen) in &states {
            let mut game = *game;
            game.apply_unchecked(black_box(*chosen), &mut ());
            black_box(&game);
        }
    });
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = PLAYERS)]
fn random_game<G: Game>(bencher: Bencher, players: usize) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        play::<G>(players, seed, |_, _| ())
    });
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = PLAYERS)]
fn position_to_json_and_back<G: Game>(bencher: Bencher, players: usize) {
    let states = states::<G>(players);
    let game = states[states.len() / 2].0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let text = serde_json::to_string(&black_box(&game).to_position()).expect("a position can be written");
        let position: G::Position = serde_json::from_str(&text).expect("what was written");
        G::from_position(&position).expect("what was written")
    });
}

#[divan::bench(types = [Classic, MagnaCarta, Caylus1303], args = PLAYERS)]
fn record_replay<G: Game>(bencher: Bencher, players: usize) {
    let mut record = Record::<G>::new(players, &G::Options::default(), 1, &mut ()).expect("a legal set-up");
    play::<G>(players, 1, |_, chosen| record.play(chosen, &mut ()).expect("a legal move"));
    let text = record.to_string();
    bencher
        .counter(ItemsCount::new(record.moves().len()))
        .bench_local(|| Record::<G>::read(black_box(&text)).expect("what was written"));
}
