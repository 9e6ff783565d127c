//! Playing needs no heap, and a state is small enough to be copied freely.

mod support;

use allocation_counter::measure;
use caylus_rules::classic::{Classic, Event, Move, Options};
use caylus_rules::{Game, MoveList, Sink};
use support::dice::Dice;
use support::starts::Start;

/// Takes events without keeping them.
struct Count(usize);

impl Sink<Event> for Count {
    fn event(&mut self, _: Event) {
        self.0 += 1;
    }
}

/// How many allocations the work makes.
fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

/// Plays a game to its end; nothing on the way may allocate.
fn play(mut game: Classic, dice: &mut Dice) {
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

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn games_from_set_up_need_no_heap() {
    for seed in 0..2000 {
        let players = 2 + seed as usize % 4;
        let options = Options { simplified_favors: seed % 8 == 7, ..Options::default() };
        let mut game = None;
        let set_up = allocations(|| game = Classic::new(players, &options, seed, &mut ()).ok());
        assert_eq!(set_up, 0, "set-up allocates");
        play(game.expect("a legal set-up"), &mut Dice::new(seed));
    }
}

#[test]
fn games_from_rich_positions_need_no_heap() {
    for start in [Start::Town, Start::FullRoad, Start::LastTowers, Start::Crafts, Start::Returns] {
        for seed in 0..200 {
            let mut dice = Dice::new(seed);
            let position = start.position(2 + seed as usize % 4, Options::default(), &mut dice);
            let position = position.expect("a made-up position");
            play(Classic::from_position(&position).expect("a possible position"), &mut dice);
        }
    }
}

#[test]
fn states_and_moves_are_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<Classic>();
    is_copy::<Move>();
    assert!(size_of::<Classic>() <= 256, "a state has {} bytes", size_of::<Classic>());
    assert!(size_of::<Move>() <= 8, "a move has {} bytes", size_of::<Move>());
}
