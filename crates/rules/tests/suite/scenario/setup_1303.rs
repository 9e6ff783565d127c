//! T0: the set-up of Caylus 1303 over many seeds; secrets; and options.

use std::collections::{BTreeMap, BTreeSet};

use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Character, Event, Kind, Move, Options, Phase, Position, Set, Space, Tile};
use caylus_rules::{Game, MoveList};
use serde_json::{Value, json};

const SEEDS: u64 = 12_000;
const RANDOM: Options = Options { characters: Set::Random, open_prestige: false };
const STARTING: [&str; 9] = [
    "start:carpenter",
    "start:farm",
    "start:farm",
    "start:guild-any",
    "start:guild-stone",
    "start:market",
    "start:market",
    "start:quarry",
    "start:sawmill",
];

fn set_up(players: usize, options: Options, seed: u64) -> Caylus1303 {
    Caylus1303::new(players, &options, seed, &mut ()).expect("two to five players")
}

fn positions(players: usize, seeds: u64) -> impl Iterator<Item = Position> {
    (0..seeds).map(move |seed| set_up(players, RANDOM, seed).to_position())
}

/// The id of the tile on a space, nothing if it is empty.
fn tile_on(position: &Position, space: Space) -> Option<&'static str> {
    position.road.get(&space)?.as_ref().map(|place| place.tile.id())
}

fn legal(game: &Caylus1303) -> MoveList<Move> {
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    legal
}

/// Counts that differ only by chance.
fn assert_even<K: std::fmt::Debug>(found: &BTreeMap<K, u64>, kinds: usize) {
    let average = found.values().sum::<u64>() / kinds as u64;
    assert_eq!(found.len(), kinds, "{found:?}");
    assert!(found.values().all(|times| (average * 3 / 4..=average * 5 / 4).contains(times)), "{found:?}");
}

#[test]
fn t0_1_two_to_five_players_with_fifteen_workers() {
    assert_eq!((Caylus1303::NAME, Caylus1303::PLAYERS), ("1303", 2..=5));
    assert_eq!(Caylus1303::COLORS, ["blue", "red", "green", "yellow", "black"]);
    for players in [0, 1, 6, 7, 100] {
        let error = Caylus1303::new(players, &RANDOM, 1, &mut ()).expect_err("too few or too many");
        assert_eq!(error.to_string(), format!("1303 is for 2 to 5 players, not {players}"));
    }
    for (players, hand, camp) in [(2, 10, 5), (3, 6, 9), (4, 6, 9), (5, 10, 5)] {
        let position = set_up(players, RANDOM, 1).to_position();
        assert_eq!(position.players.len(), players);
        for (player, color) in position.players.iter().zip(Caylus1303::COLORS) {
            assert_eq!((player.color.as_deref(), player.workers, player.camp), (Some(*color), Some(hand), Some(camp)));
        }
    }
}

#[test]
fn t0_2_road_starts_with_eight_starting_tiles_one_wood_and_one_stone() {
    let mut on_r5: BTreeMap<&str, u64> = BTreeMap::new();
    let mut wood: BTreeMap<&str, u64> = BTreeMap::new();
    let mut stone: BTreeMap<&str, u64> = BTreeMap::new();
    for position in positions(3, SEEDS) {
        let road: Vec<Option<&str>> = Space::all().map(|space| tile_on(&position, space)).collect();
        let fixed = ["fixed:fairground", "fixed:lawyer", "fixed:carpenter", "fixed:toll", "fixed:bridge"];
        assert_eq!(road[..5], fixed.map(Some));
        let mut starting: Vec<&str> = road[5..13].iter().flatten().copied().collect();
        starting.push(position.site.tiles[0].id());
        starting.sort_unstable();
        assert_eq!(starting, STARTING);
        assert_eq!((&road[14..18], &road[19..]), (&[None; 4][..], &[None; 9][..]));
        for place in position.road.values().flatten() {
            assert_eq!((place.owner, place.worker, place.monument, place.claimed), (None, None, None, false));
        }
        for (tile, found) in [(road[5], &mut on_r5), (road[13], &mut wood), (road[18], &mut stone)] {
            *found.entry(tile.expect("a tile")).or_default() += 1;
        }
    }
    // Farm and Market are there twice; the Mason never starts on the road.
    for twice in ["start:farm", "start:market"] {
        *on_r5.get_mut(twice).expect("it came") /= 2;
    }
    assert_even(&on_r5, 7);
    assert!(wood.keys().all(|tile| tile.starts_with("wood:") && *tile != "wood:mason"), "{wood:?}");
    assert_even(&wood, 8);
    assert!(stone.keys().all(|tile| tile.starts_with("stone:")), "{stone:?}");
    assert_even(&stone, 9);
}

#[test]
fn t0_3_site_has_one_random_tile_of_each_kind() {
    let mut found: [BTreeMap<&str, u64>; 3] = Default::default();
    for position in positions(2, SEEDS) {
        assert_eq!(position.site.tiles.map(Tile::kind), [Kind::Start, Kind::Wood, Kind::Stone]);
        assert_eq!(position.site.workers.len(), 0);
        for (tile, found) in position.site.tiles.into_iter().zip(&mut found) {
            *found.entry(tile.id()).or_default() += 1;
        }
    }
    let [mut starting, wood, stone] = found;
    for twice in ["start:farm", "start:market"] {
        *starting.get_mut(twice).expect("it came") /= 2;
    }
    assert_even(&starting, 7);
    // The site's tile is drawn first, so the Mason is as likely as any other.
    assert_even(&wood, 9);
    assert_even(&stone, 9);
}

#[test]
fn t0_4_supply_is_seven_wood_seven_stone_and_all_monuments() {
    for position in positions(4, 500) {
        let supply = position.supply.clone().expect("it is always written");
        let of = |kind| supply.iter().filter(|tile| tile.kind() == kind).count();
        assert_eq!((of(Kind::Wood), of(Kind::Stone), of(Kind::Monument), supply.len()), (7, 7, 7, 21));
        let on_road = position.road.values().flatten().map(|place| place.tile);
        let all: BTreeSet<&str> =
            supply.iter().copied().chain(on_road).chain(position.site.tiles).map(Tile::id).collect();
        assert_eq!(all.len(), Tile::COUNT);
    }
}

#[test]
fn t0_5_t0_6_starting_provost_round_and_cubes() {
    for players in 2..=5 {
        let position = set_up(players, RANDOM, 3).to_position();
        assert_eq!((position.provost, position.round, position.phase), (13, 1, Phase::Characters));
        for player in &position.players {
            assert_eq!(json!(player.cubes), json!({ "food": 1, "wood": 2, "stone": 1, "cloth": 0, "gold": 0 }));
            assert_eq!((player.prestige, player.batches, player.characters.len()), (0, 0, 0));
        }
    }
}

#[test]
fn t0_7_first_player_is_random() {
    for players in 2..=5 {
        let mut found: BTreeMap<usize, u64> = BTreeMap::new();
        for position in positions(players, SEEDS / 4) {
            *found.entry(position.first_player.index()).or_default() += 1;
        }
        assert_even(&found, players);
    }
}

#[test]
fn t0_7_draws_three_more_characters_than_players_evenly() {
    for players in 2..=5 {
        let mut found: BTreeMap<Character, u64> = BTreeMap::new();
        for position in positions(players, SEEDS / 4) {
            assert_eq!(position.board.iter().collect::<BTreeSet<_>>().len(), players + 3);
            position.board.into_iter().for_each(|character| *found.entry(character).or_default() += 1);
        }
        assert_even(&found, 12);
    }
}

#[test]
fn t0_7_first_game_has_the_recommended_characters() {
    let recommended = "architect foreman chamberlain bailiff day-labourer deliveryman journeyman early-riser";
    let recommended: Vec<&str> = recommended.split(' ').collect();
    for players in 2..=5 {
        for seed in 0..20 {
            let position = set_up(players, Options::FIRST_GAME, seed).to_position();
            let found: BTreeSet<&str> = position.board.iter().map(|character| character.id()).collect();
            assert_eq!(found, recommended[..players + 3].iter().copied().collect());
        }
    }
}

#[test]
fn t0_7_characters_are_chosen_in_reverse_order_and_three_remain() {
    for (players, seed) in (2..=5).flat_map(|players| (0..50).map(move |seed| (players, seed))) {
        let mut game = set_up(players, RANDOM, seed);
        let before = game.to_position();
        let mut board: BTreeSet<Character> = before.board.iter().copied().collect();
        for back in 1..=players {
            let seat = (before.first_player.index() + players - back) % players;
            assert_eq!(game.to_act(), Some(Player::new(seat)));
            let moves = legal(&game);
            assert_eq!(
                moves.iter().copied().collect::<BTreeSet<_>>(),
                board.iter().copied().map(Move::Choose).collect()
            );
            let Move::Choose(taken) = moves[seed as usize % moves.len()] else { panic!("a character") };
            game.apply(Move::Choose(taken), &mut ()).expect("legal");
            board.remove(&taken);
            assert_eq!(game.to_position().players[seat].characters, [taken]);
        }
        let after = game.to_position();
        assert_eq!((after.phase, after.round, after.board.len()), (Phase::Planning, 1, 3));
        assert_eq!(after.board.into_iter().collect::<BTreeSet<_>>(), board);
    }
}

/// Plays a game by a fixed rule that makes all kinds of moves, and passes on each state, including the last.
fn play_fixed_moves(mut game: Caylus1303, mut show: impl FnMut(&Caylus1303)) {
    for step in 0.. {
        show(&game);
        let moves = legal(&game);
        if moves.is_empty() {
            break;
        }
        game.apply(moves[(step * 7 + 3) % moves.len()], &mut ()).expect("legal");
    }
}

#[test]
fn t0_8_view_hides_only_other_players_prestige_until_the_end() {
    for (open_prestige, seed) in [(false, 5), (true, 6)] {
        let (mut hidden, mut ends) = (0, 0);
        play_fixed_moves(set_up(3, Options { open_prestige, ..RANDOM }, seed), |game| {
            for viewer in [None, Some(0), Some(1), Some(2)] {
                let mut wanted = json!(game.to_position());
                for seat in (0..3).filter(|seat| viewer != Some(*seat) && !open_prestige && !game.is_over()) {
                    hidden += u64::from(wanted["players"][seat]["prestige"] != 0);
                    wanted["players"][seat]["prestige"] = Value::Null;
                }
                assert_eq!(json!(game.view(viewer.map(Player::new))), wanted);
            }
            ends += u64::from(game.is_over());
        });
        assert_eq!((hidden > 0, ends), (!open_prestige, 1));
    }
}

#[test]
fn t0_8_hidden_prestige_does_not_change_the_view() {
    let game = set_up(3, RANDOM, 8);
    let mut position = game.to_position();
    position.players[2].prestige = 44;
    let other = Caylus1303::from_position(&position).expect("a valid position");
    let same = |viewer: Option<usize>| {
        let viewer = viewer.map(Player::new);
        (game.view(viewer) == other.view(viewer), json!(game.view(viewer)) == json!(other.view(viewer)))
    };
    assert_eq!([None, Some(0), Some(1), Some(2)].map(same), [(true, true), (true, true), (true, true), (false, false)]);
}

#[test]
fn t0_8_determinization_matches_the_view_and_redraws_prestige() {
    let mut different = 0;
    play_fixed_moves(set_up(4, RANDOM, 12), |game| {
        let viewer = game.to_act();
        let view = game.view(viewer);
        let guesses: BTreeSet<String> = (0..4)
            .map(|seed| {
                let guess = Caylus1303::determinize(&view, seed);
                assert_eq!(guess.view(viewer), view);
                assert_eq!(legal(&guess), legal(game));
                json!(guess.to_position().players).to_string()
            })
            .collect();
        different += u64::from(guesses.len() > 1);
    });
    assert!(different > 0, "every guess is the same");
}

/// Gains are public when they happen.
#[test]
fn t0_8_events_are_the_same_for_every_viewer() {
    let mut events: Vec<Event> = Vec::new();
    let mut game = Caylus1303::new(2, &RANDOM, 3, &mut events).expect("two players");
    for step in 0..200 {
        let moves = legal(&game);
        if moves.is_empty() {
            break;
        }
        game.apply(moves[(step * 7 + 3) % moves.len()], &mut events).expect("legal");
    }
    let mut points = 0;
    for event in events {
        for viewer in [None, Some(Player::new(0)), Some(Player::new(1))] {
            assert_eq!(Caylus1303::redact(event, viewer), event);
        }
        points += u64::from(json!(event)["goods"]["prestige"].as_u64().is_some_and(|points| points > 0));
    }
    assert!(points > 0, "nobody gained any points");
}

/// If all players only pass, nine rounds are played.
#[test]
fn t4_5_game_ends_after_round_nine_if_everyone_passes() {
    for players in 2..=5 {
        let mut game = set_up(players, RANDOM, 9);
        while let Some(decision) = game.decision() {
            let idle = match json!(decision)["kind"].as_str() {
                Some("character") => legal(&game)[0],
                Some("early-riser") => Move::Decline,
                Some("place") => Move::Pass,
                Some("bridge" | "bailiff") => Move::Provost(0),
                Some("batch") => Move::Done,
                other => panic!("{other:?}"),
            };
            game.apply(idle, &mut ()).expect("legal");
        }
        let end = game.to_position();
        assert_eq!((end.round, end.phase, end.provost), (9, Phase::Over, 13), "{players} players");
        assert!(end.players.iter().all(|player| player.prestige == 0 && player.workers == Some(15)));
        assert_eq!(game.outcome().expect("it is over").winners().count(), players);
    }
}

#[test]
fn caylus_1303_seed_determines_the_game() {
    let games: Vec<Caylus1303> = (0..50).map(|seed| set_up(5, RANDOM, seed)).collect();
    for (seed, game) in (0..).zip(&games) {
        assert_eq!(*game, set_up(5, RANDOM, seed));
    }
    assert!(games.windows(2).all(|pair| pair[0].to_position().road != pair[1].to_position().road));
    assert_ne!(set_up(2, RANDOM, u64::MAX), set_up(2, RANDOM, u64::MAX - 1));
}
