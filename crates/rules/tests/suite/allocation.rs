//! Playing does not allocate, and states are small enough to copy freely.

use crate::common::dice::Dice;
use crate::common::game::TestGame;
use allocation_counter::measure;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use caylus_rules::{MoveList, Sink};

/// Counts events without keeping them.
struct Count(usize);

impl<E> Sink<E> for Count {
    fn event(&mut self, _: E) {
        self.0 += 1;
    }
}

fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

/// Plays a game to the end; nothing on the way may allocate.
fn play<G: TestGame>(mut game: G, dice: &mut Dice) {
    let mut moves = MoveList::new();
    let mut events = Count(0);
    while !game.is_over() {
        assert_eq!(allocations(|| game.legal_moves(&mut moves)), 0, "legal_moves allocates");
        let chosen = *dice.pick(&moves);
        let mut other = game;
        let unchecked = allocations(|| other.apply_unchecked(chosen, &mut ()));
        assert_eq!(unchecked, 0, "apply_unchecked of {chosen} allocates");
        let checked = allocations(|| game.apply(chosen, &mut events).expect("a legal move"));
        assert_eq!(checked, 0, "apply of {chosen} allocates");
        assert_eq!(allocations(|| drop(game.scores())), 0, "scores allocates");
        assert_eq!(allocations(|| drop((game.to_act(), game.decision(), game.outcome()))), 0);
        assert_eq!(game, other);
    }
    assert!(events.0 > 0);
}

/// Plays games from set-up and from each generated start.
fn check<G: TestGame>() {
    let (least, most) = G::PLAYERS.into_inner();
    let players = |seed: u64| least + seed as usize % (most - least + 1);
    for seed in 0..2000 {
        let (mut game, options) = (None, G::some_options(seed));
        let set_up = allocations(|| game = G::new(players(seed), &options, seed, &mut ()).ok());
        assert_eq!(set_up, 0, "set-up allocates");
        play(game.expect("a legal set-up"), &mut Dice::new(seed));
    }
    for start in &G::STARTS[1..] {
        for seed in 0..200 {
            let mut dice = Dice::new(seed);
            let position = G::start(*start, players(seed), G::some_options(seed), &mut dice);
            let position = position.expect("a generated position");
            play(G::from_position(&position).expect("a valid position"), &mut dice);
        }
    }
}

#[test]
fn allocation_counter_works() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn classic_does_not_allocate() {
    check::<Classic>();
}

#[test]
fn magna_carta_does_not_allocate() {
    check::<MagnaCarta>();
}

#[test]
fn caylus_1303_does_not_allocate() {
    check::<Caylus1303>();
}

#[test]
fn states_and_moves_are_small() {
    fn check<G: TestGame>(most: usize) {
        assert!(size_of::<G>() <= most, "a state of {} has {} bytes", G::NAME, size_of::<G>());
        assert!(size_of::<G::Move>() <= 8, "a move of {} has {} bytes", G::NAME, size_of::<G::Move>());
    }
    check::<Classic>(256);
    check::<MagnaCarta>(384);
    check::<Caylus1303>(256);
}
