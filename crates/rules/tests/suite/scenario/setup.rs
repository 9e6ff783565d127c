//! C0: the set-up over many seeds, and the editions as options.

use std::collections::{BTreeMap, BTreeSet};

use caylus_rules::classic::{Classic, Event, Options, Phase, Position, Section, Tile};
use caylus_rules::parts::{Goods, Player};
use caylus_rules::{Game, MoveList};

const SEEDS: u64 = 20_000;

fn set_up(players: usize, seed: u64) -> Classic {
    Classic::new(players, &Options::default(), seed, &mut ()).expect("two to five players")
}

/// The position at the first decision for each seed: income is paid, and the first player is to place a worker.
fn positions(players: usize, seeds: u64) -> impl Iterator<Item = Position> {
    (0..seeds).map(move |seed| set_up(players, seed).to_position())
}

fn order(position: &Position) -> Vec<usize> {
    position.turn_order.expect("it is always written").iter().map(Player::index).collect()
}

fn tile_ids(position: &Position) -> Vec<(String, &'static str)> {
    let content = position.road.iter().filter_map(|(space, content)| Some((space, content.as_ref()?)));
    content.map(|(space, content)| (space.to_string(), content.tile.id())).collect()
}

#[test]
fn c0_1_two_to_five_players_with_six_workers_each() {
    assert_eq!(Classic::PLAYERS, 2..=5);
    assert_eq!(Classic::COLORS, ["blue", "red", "green", "orange", "black"]);
    for players in [0, 1, 6, 7, 100] {
        let error = Classic::new(players, &Options::default(), 1, &mut ()).expect_err("too few or too many");
        assert_eq!(error.to_string(), format!("classic is for 2 to 5 players, not {players}"));
    }
    for players in 2..=5 {
        let position = set_up(players, 1).to_position();
        let seats: Vec<_> = position.players.iter().map(|player| (player.color.as_deref(), player.workers)).collect();
        let expected: Vec<_> = Classic::COLORS[..players].iter().map(|color| (Some(*color), Some(6))).collect();
        assert_eq!(seats, expected);
        assert!(position.castle.is_empty() && position.special == Default::default());
    }
}

#[test]
fn c0_2_neutral_tiles_are_shuffled_onto_r1_to_r6() {
    let neutral: BTreeSet<_> =
        ["carpenter", "farm", "forest", "market", "quarry", "sawmill"].map(|name| format!("neutral:{name}")).into();
    let mut orders: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
    for position in positions(3, SEEDS) {
        let tiles = tile_ids(&position);
        let (first_six, others) = tiles.split_at(6);
        let spaces: Vec<&str> = first_six.iter().map(|(space, _)| space.as_str()).collect();
        assert_eq!(spaces, ["r1", "r2", "r3", "r4", "r5", "r6"]);
        let names: Vec<&str> = first_six.iter().map(|(_, tile)| *tile).collect();
        assert_eq!(names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>(), neutral);
        *orders.entry(names).or_default() += 1;
        let printed: Vec<_> = others.iter().map(|(space, tile)| (space.as_str(), *tile)).collect();
        assert_eq!(printed, [("r7", "fixed:peddler"), ("r8", "fixed:carpenter"), ("r16", "fixed:gold-mine")]);
        assert!(position.road.values().flatten().all(|space| space.owner.is_none() && space.worker.is_none()));
    }
    // All 720 orders occur about equally often: 27.8 times each on average.
    assert_eq!(orders.len(), 720);
    assert!(orders.values().all(|times| (5..=65).contains(times)), "{:?}", orders.values().max());
}

#[test]
fn c0_2_supply_has_each_tile_once_and_the_architect_twice() {
    let supply = set_up(4, 3).to_position().supply.expect("it is always written");
    let counts = |colour: &str| supply.iter().filter(|tile| tile.id().starts_with(colour)).count();
    assert_eq!((counts("wood:"), counts("stone:"), counts("prestige:"), supply.len()), (8, 10, 9, 27));
    for tile in Tile::ALL.into_iter().filter(|tile| tile.is_buildable()) {
        let wanted = if tile.id() == "stone:architect" { 2 } else { 1 };
        assert_eq!(supply.iter().filter(|other| **other == tile).count(), wanted, "{tile}");
    }
    let ids: BTreeSet<_> = Tile::ALL.into_iter().map(Tile::id).collect();
    assert_eq!(ids.len(), Tile::ALL.len(), "ids are unique");
}

#[test]
fn c0_3_counts_are_triggered_on_r12_r18_and_r24() {
    let triggers = Section::ALL.map(|section| (section.name(), section.trigger().to_string(), section.places()));
    let wanted = [("dungeon", "r12", 6), ("walls", "r18", 10), ("towers", "r24", 14)];
    assert_eq!(triggers, wanted.map(|(name, space, places)| (name, space.to_owned(), places)));
}

#[test]
fn c0_4_turn_order_is_random() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
        let mut found: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
        for position in positions(players, SEEDS) {
            *found.entry(order(&position)).or_default() += 1;
        }
        assert_eq!(found.len(), orders, "{players} players");
        let average = SEEDS / orders as u64;
        assert!(found.values().all(|times| (average / 2..=average * 2).contains(times)), "{found:?}");
    }
}

#[test]
fn c0_4_starting_money_by_position_and_c1_1_first_income() {
    let money: [&[u16]; 4] = [&[5, 5], &[5, 6, 6], &[5, 6, 6, 7], &[5, 6, 6, 7, 7]];
    for (players, start) in (2..=5).zip(money) {
        for position in positions(players, 500) {
            let held: Vec<u16> = order(&position).iter().map(|seat| position.players[*seat].deniers).collect();
            let wanted: Vec<u16> = start.iter().map(|deniers| deniers + 2).collect();
            assert_eq!(held, wanted);
        }
    }
}

#[test]
fn c0_5_everyone_starts_with_two_food_and_one_wood() {
    let wanted = "2food wood".parse::<Goods>().expect("goods").cubes;
    for players in 2..=5 {
        for position in positions(players, 50) {
            assert!(position.players.iter().all(|player| player.cubes == wanted));
        }
    }
}

#[test]
fn c0_6_markers_start_on_r6_at_0_and_before_column_1() {
    for players in 2..=5 {
        for position in positions(players, 50) {
            assert_eq!((position.provost.to_string(), position.bailiff.to_string()), ("r6".into(), "r6".into()));
            assert_eq!((position.turn, position.phase), (1, Phase::Placing));
            for player in &position.players {
                assert_eq!(player.prestige, 0);
                assert_eq!(player.favors, Default::default());
                assert_eq!(player.houses, Default::default());
            }
        }
    }
}

#[test]
fn c0_7_views_show_the_whole_position() {
    let mut game = set_up(4, 11);
    for step in 0..200 {
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        let position = serde_json::json!(game.to_position());
        for viewer in [None, Some(Player::new(0)), Some(Player::new(3))] {
            let view = game.view(viewer);
            assert_eq!(serde_json::json!(view), position);
            assert_eq!(Classic::determinize(&view, step), game);
        }
        game.apply(legal[step as usize % legal.len()], &mut ()).expect("legal");
    }
}

#[test]
fn classic_seed_determines_the_game() {
    let games: Vec<Classic> = (0..50).map(|seed| set_up(5, seed)).collect();
    for (seed, game) in (0..).zip(&games) {
        assert_eq!(*game, set_up(5, seed));
    }
    assert!(games.windows(2).any(|pair| pair[0] != pair[1]));
    assert_ne!(set_up(3, u64::MAX), set_up(3, u64::MAX - 1));
}

#[test]
fn first_turn_pays_income_and_keeps_the_turn_order() {
    for seed in 0..100 {
        let mut events = Vec::new();
        let game = Classic::new(2, &Options::default(), seed, &mut events).expect("two players");
        assert!(matches!(events[0], Event::TurnStarted { turn: 1 }));
        assert!(!events.iter().any(|event| matches!(event, Event::TurnOrder { .. })));
        assert_eq!(game.to_act(), game.to_position().turn_order.map(|order| order.at(0)));
    }
}

#[test]
fn english_edition_has_no_jeweller() {
    let supply = Classic::new(3, &Options::ENGLISH, 1, &mut ()).expect("three players").to_position().supply;
    let stone = supply.iter().flatten().filter(|tile| tile.id().starts_with("stone:")).count();
    assert_eq!(stone, 9);
}
