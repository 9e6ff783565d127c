//! How fast Caylus is played, read and written.

use caylus_rules::classic::{Classic, Move, Options, Position};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

const PLAYERS: [usize; 4] = [2, 3, 4, 5];
/// How many games the states and records are taken from.
const GAMES: u64 = 16;

fn pick(moves: &MoveList<Move>, random: &mut Xoshiro256PlusPlus) -> Move {
    let high = random.next_u64() >> 32;
    moves[((high * moves.len() as u64) >> 32) as usize]
}

/// Plays a random game; every move is shown before it is played.
fn play(players: usize, seed: u64, mut see: impl FnMut(&Classic, Move)) -> Classic {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Classic::new(players, &Options::default(), seed, &mut ()).expect("a legal set-up");
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
fn states(players: usize) -> Vec<(Classic, Move)> {
    let mut states = Vec::new();
    for seed in 0..GAMES {
        play(players, seed, |game, chosen| states.push((*game, chosen)));
    }
    states
}

#[divan::bench(args = PLAYERS)]
fn legal_moves(bencher: Bencher, players: usize) {
    let states = states(players);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        let mut moves = MoveList::new();
        for (game, _) in &states {
            black_box(game).legal_moves(&mut moves);
            black_box(&moves);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn apply_unchecked(bencher: Bencher, players: usize) {
    let states = states(players);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for (game, chosen) in &states {
            let mut game = *game;
            game.apply_unchecked(black_box(*chosen), &mut ());
            black_box(&game);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn random_game(bencher: Bencher, players: usize) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        play(players, seed, |_, _| ())
    });
}

#[divan::bench(args = PLAYERS)]
fn position_to_json_and_back(bencher: Bencher, players: usize) {
    let states = states(players);
    let game = states[states.len() / 2].0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let text = serde_json::to_string(&black_box(&game).to_position()).expect("a position can be written");
        let position: Position = serde_json::from_str(&text).expect("what was written");
        Classic::from_position(&position).expect("what was written")
    });
}

#[divan::bench(args = PLAYERS)]
fn record_replay(bencher: Bencher, players: usize) {
    let mut record = Record::<Classic>::new(players, &Options::default(), 1, &mut ()).expect("a legal set-up");
    play(players, 1, |_, chosen| record.play(chosen, &mut ()).expect("a legal move"));
    let text = record.to_string();
    bencher
        .counter(ItemsCount::new(record.moves().len()))
        .bench_local(|| Record::<Classic>::read(black_box(&text)).expect("what was written"));
}
