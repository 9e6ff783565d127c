//! Features of positions made by hand.

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use serde_json::{Value, json};

use super::*;

/// The start of a game of two, with the values at some JSON pointers replaced.
fn position<G: Game>(changes: &[(&str, Value)]) -> G {
    let start = G::new(2, &G::Options::default(), 1, &mut ()).expect("two may play");
    let mut document = serde_json::to_value(start.to_position()).expect("positions are documents");
    for (pointer, value) in changes {
        *document.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    let position = serde_json::from_value(document).expect("a position");
    G::from_position(&position).unwrap_or_else(|error| panic!("{changes:?}: {error}"))
}

fn player<G: Features>(game: &G, seat: usize) -> FeatureList {
    let mut list = FeatureList::default();
    game.describe_player(Player::new(seat), &mut list);
    assert_eq!(list.described(), G::PLAYER);
    list
}

fn table<G: Features>(game: &G) -> FeatureList {
    let mut list = FeatureList::default();
    game.describe_table(&mut list);
    assert_eq!(list.described(), G::TABLE);
    list
}

/// The features that are on after the changes and were off before, and the other way round.
fn difference(before: &[u16], after: &[u16]) -> (Vec<u16>, Vec<u16>) {
    let missing = |from: &[u16], list: &[u16]| list.iter().copied().filter(|on| !from.contains(on)).collect();
    (missing(before, after), missing(after, before))
}

#[test]
fn thermometers_flags_and_choices() {
    let mut list = FeatureList::default();
    list.thermometer(4, 2_usize);
    list.flag(true);
    list.flag(false);
    list.one_of(3, 1);
    list.thermometer(2, 9_usize);
    list.one_of(2, 9);
    assert_eq!((&*list, list.described()), ([0, 1, 4, 7, 9, 10, 12].as_slice(), 13));
}

#[test]
fn goods_of_caylus() {
    let start: Classic = position(&[]);
    // Two food, a wood: the first units of their thermometers, then three cubes of two kinds and seven deniers.
    assert!(player(&start, 0).starts_with(&[0, 1, 8, 40, 41, 42, 50, 54, 55, 56, 57, 58, 59, 60]));
    let richer: Classic = position(&[("/players/0/cubes/gold", json!(1)), ("/players/0/deniers", json!(9))]);
    let (on, off) = difference(&player(&start, 0), &player(&richer, 0));
    assert_eq!((&on[..5], off.as_slice()), ([32, 43, 51, 61, 62].as_slice(), [0_u16; 0].as_slice()));
    assert_eq!(*player(&start, 1), *player(&richer, 1), "the other player has the same");
    assert_eq!(*table(&start), *table(&richer), "and so has the table");
}

#[test]
fn road_of_caylus() {
    let start: Classic = position(&[]);
    let later: Classic = position(&[("/bailiff", json!("r8")), ("/provost", json!("r9"))]);
    let (on, off) = difference(&table(&start), &table(&later));
    // Two more spaces for the bailiff, one step of the provost ahead of it, and two buildings less ahead.
    assert_eq!((on.as_slice(), off.len()), ([9, 10, 37].as_slice(), 3));
    assert_eq!(*player(&start, 0), *player(&later, 0));
}

#[test]
fn goods_of_magna_carta() {
    let start: MagnaCarta = position(&[]);
    let richer: MagnaCarta = position(&[("/players/1/cubes/stone", json!(2)), ("/players/1/deniers", json!(5))]);
    let (on, off) = difference(&player(&start, 1), &player(&richer, 1));
    // Two stone, two more cubes in all, two batches, a denier more.
    assert_eq!((on.as_slice(), off.len()), ([16, 17, 36, 37, 42, 43, 50].as_slice(), 0));
    assert_eq!(*player(&start, 0), *player(&richer, 0));
    // Two players, a provost, and tokens: five in the dungeon, six in the walls, seven in the towers.
    let tokens = (4..9).chain(14..20).chain(24..31);
    assert!(table(&start).starts_with(&[0, 3].into_iter().chain(tokens).collect::<Vec<u16>>()));
}

#[test]
fn goods_of_1303() {
    let start: Caylus1303 = position(&[]);
    let richer: Caylus1303 = position(&[("/players/0/cubes/cloth", json!(1))]);
    let (on, _) = difference(&player(&start, 0), &player(&richer, 0));
    // A cloth, a cube more, a kind more.
    assert_eq!(on[..3], [24, 44, 52]);
    assert_eq!(*player(&start, 1), *player(&richer, 1));
    assert_eq!(table(&start)[..3], [0, 4, 13], "two players, round 1, and the provost");
}

#[test]
fn lead_over_the_best_opponent() {
    let game: Classic = position(&[]);
    let lead = |worth: &[f32], seat: usize| {
        let mut list = FeatureList::default();
        describe_player(&game, Player::new(seat), worth, &mut list);
        list.iter().filter(|on| usize::from(**on) < LEADS.len()).count()
    };
    assert_eq!((lead(&[10.0, 7.5], 0), lead(&[10.0, 7.5], 1)), (8, 5));
    assert_eq!((lead(&[0.0, 50.0], 0), lead(&[0.0, 50.0], 1)), (0, 13));
}
