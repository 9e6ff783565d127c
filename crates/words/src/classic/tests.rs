//! The words agree with the rules.

use caylus_rules::classic::{Cause, Classic, Event, Tile};
use caylus_rules::parts::{Cube, Goods};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::tiles;
use crate::{Lang, Log, Names, Told, Viewer, Words, chronicle};

fn load(document: &str) -> Classic {
    Classic::from_position(&serde_json::from_str(document).unwrap()).unwrap()
}

/// Somebody rich who is about to build, with a worker on that space.
fn builder(craft: &str, space: &str, tile: &str, options: &str) -> Classic {
    let owner = if tile.starts_with("fixed") { "null" } else { "0" };
    load(&format!(
        r#"{{"options":{{{options}}},"phase":"activation","activating":"{space}",
            "decision":{{"player":0,"kind":"build","craft":"{craft}","by":"worker"}},
            "players":[{{"cubes":{{"food":9,"wood":9,"stone":9,"cloth":9,"gold":9}}}},{{}}],
            "provost":"r28","passing_order":[0,1],
            "road":{{"{space}":{{"tile":"{tile}","owner":{owner},"worker":0}},
                     "r10":{{"tile":"residence","owner":0}}}}}}"#
    ))
}

const BUILDERS: [(&str, &str, &str); 3] =
    [("wood", "r8", "fixed:carpenter"), ("stone", "r9", "wood:mason"), ("prestige", "r9", "stone:architect")];

#[test]
fn the_costs_and_points_of_tiles_are_those_of_the_rules() {
    let mut seen = Vec::new();
    for options in ["", r#""edition":"english""#] {
        for (craft, space, tile) in BUILDERS {
            let game = builder(craft, space, tile, options);
            let mut moves = MoveList::new();
            game.legal_moves(&mut moves);
            for chosen in moves {
                let mut events = Vec::new();
                game.clone().apply_unchecked(chosen, &mut events);
                let Some(tile) = events.iter().find_map(|event| match event {
                    Event::Built { tile, .. } => Some(*tile),
                    _ => None,
                }) else {
                    continue;
                };
                seen.push(tile);
                let amounts = events.iter().filter_map(|event| match *event {
                    Event::Paid { goods, cause: Cause::Building { .. }, .. }
                    | Event::Gained { goods, cause: Cause::Building { .. }, .. } => Some(goods),
                    _ => None,
                });
                let amounts: Vec<Goods> = amounts.collect();
                let [paid, gained] = amounts[..] else { panic!("{amounts:?}") };
                assert_eq!(gained, Goods::prestige(tiles::points(tile, game.options())), "{tile}");
                match tile {
                    Tile::WoodMarket | Tile::WoodPeddler => {
                        assert_eq!((tiles::cost(tile), paid.cubes.total()), ("wood any", 2));
                        assert!(paid.cubes.count(Cube::Wood) > 0);
                    }
                    _ => assert_eq!(paid.to_string(), tiles::cost(tile), "{tile}"),
                }
                let explained = game.explain(Words::of(Lang::English), chosen);
                assert!(explained.contains(&format!(": {} PP", gained.prestige)), "{explained}");
            }
        }
    }
    let missing = Tile::ALL.into_iter().find(|tile| tile.is_buildable() && !seen.contains(tile));
    assert_eq!(missing, None);
}

#[test]
fn prestige_buildings_are_explained_before_their_place_is_chosen() {
    let game = load(
        r#"{"phase":"activation","activating":"r9",
            "decision":{"player":0,"kind":"build","craft":"prestige","by":"worker"},
            "players":[{"cubes":{"stone":5,"gold":3}},{}],"provost":"r28","passing_order":[0,1],
            "road":{"r9":{"tile":"stone:architect","owner":1,"worker":0},
                    "r10":{"tile":"residence","owner":0},"r11":{"tile":"residence","owner":0}}}"#,
    );
    let chosen = "build prestige:cathedral".parse().unwrap();
    assert_eq!(game.explain(Words::of(Lang::English), chosen), "5 stone, 3 gold: 25 PP");
    assert_eq!(game.explain(Words::of(Lang::French), chosen), "5 pierres, 3 or\u{a0}: 25 PP");
}
