//! M0: the set-up of Magna Carta over many seeds; secrets; and options.

use std::collections::{BTreeMap, BTreeSet};

use caylus_rules::magna_carta::{Card, Event, MagnaCarta, Move, Options, Phase, Position, Prestige};
use caylus_rules::parts::Player;
use caylus_rules::{Game, MoveList};
use serde_json::{Value, json};

const SEEDS: u64 = 12_000;
const BOTH: [Options; 2] = [Options::STANDARD, Options::BEGINNER];

fn set_up(players: usize, options: Options, seed: u64) -> MagnaCarta {
    MagnaCarta::new(players, &options, seed, &mut ()).expect("two to four players")
}

/// For every seed: hands are dealt, and the first player may exchange theirs.
fn positions(players: usize, seeds: u64) -> impl Iterator<Item = Position> {
    (0..seeds).map(move |seed| set_up(players, Options::STANDARD, seed).to_position())
}

fn deck(options: Options) -> BTreeSet<Card> {
    let standard_only = |card: &Card| matches!(card, Card::Lawyer | Card::Church);
    let cards = Card::ALL.into_iter().filter(|card| !card.is_neutral());
    cards.filter(|card| options == Options::STANDARD || !standard_only(card)).collect()
}

/// Counts that differ only by chance.
fn assert_even<K: std::fmt::Debug>(found: &BTreeMap<K, u64>, kinds: usize) {
    let average = found.values().sum::<u64>() / kinds as u64;
    assert_eq!(found.len(), kinds, "{found:?}");
    assert!(found.values().all(|times| (average * 3 / 4..=average * 5 / 4).contains(times)), "{found:?}");
}

#[test]
fn m0_1_two_to_four_players_with_four_workers_and_the_same_goods() {
    assert_eq!((MagnaCarta::NAME, MagnaCarta::PLAYERS), ("magna-carta", 2..=4));
    assert_eq!(MagnaCarta::COLORS, ["red", "green", "orange", "blue"]);
    for players in [0, 1, 5, 6, 100] {
        let error = MagnaCarta::new(players, &Options::STANDARD, 1, &mut ()).expect_err("too few or too many");
        assert_eq!(error.to_string(), format!("magna-carta is for 2 to 4 players, not {players}"));
    }
    for (players, options) in (2..=4).flat_map(|players| BOTH.map(|options| (players, options))) {
        let position = set_up(players, options, 1).to_position();
        assert_eq!(position.players.len(), players);
        for (player, color) in position.players.iter().zip(MagnaCarta::COLORS) {
            assert_eq!((player.color.as_deref(), player.workers, player.deniers), (Some(*color), Some(4), 4));
            assert_eq!(json!(player.cubes), json!({ "food": 2, "wood": 2, "stone": 0, "gold": 0 }));
            assert_eq!((player.tokens, player.batches, player.prestige.len()), (Default::default(), 0, 0));
        }
    }
}

#[test]
fn m0_2_provost_starts_on_the_peddler_right_of_random_neutral_cards() {
    let drawn_from = ["neutral:park", "neutral:forest", "neutral:quarry", "neutral:trading-post"];
    for (players, roads) in [(2, 4), (3, 12), (4, 24)] {
        let mut found: BTreeMap<Vec<&str>, u64> = BTreeMap::new();
        for position in positions(players, SEEDS) {
            let mut cards: Vec<&str> = position.road.iter().map(|place| place.card.id()).collect();
            assert_eq!(cards.pop(), Some("neutral:peddler"));
            assert_eq!(cards.len(), players - 1);
            assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), cards.len(), "{cards:?}");
            assert!(cards.iter().all(|card| drawn_from.contains(card)), "{cards:?}");
            for place in &position.road {
                assert_eq!((place.owner, place.worker, place.prestige), (None, None, None));
                assert_eq!((place.cubes, place.residence), (0, false));
            }
            assert_eq!(json!(position.provost), format!("c{players}"));
            *found.entry(cards).or_default() += 1;
        }
        assert_even(&found, roads);
    }
}

#[test]
fn m0_3_token_count_depends_on_player_count() {
    for (players, tokens) in [(2, [5, 6, 7]), (3, [6, 7, 8]), (4, [7, 8, 9])] {
        for options in BOTH {
            let position = set_up(players, options, 5).to_position();
            assert_eq!(position.tokens.map(<[u8; 3]>::from), Some(tokens), "{players} players");
        }
    }
}

#[test]
fn m0_4_equal_decks_are_shuffled_and_three_cards_dealt() {
    let mut hands: BTreeMap<Card, u64> = BTreeMap::new();
    let mut tops: BTreeMap<Card, u64> = BTreeMap::new();
    let mut alike = 0;
    for seed in 0..SEEDS / 4 {
        for options in BOTH {
            let deck = deck(options);
            let position = set_up(3, options, seed).to_position();
            for player in &position.players {
                let (hand, pile) = (player.hand.clone().expect("written"), player.pile.clone().expect("written"));
                assert_eq!((hand.len(), pile.len(), player.discard.as_deref()), (3, deck.len() - 3, Some(&[][..])));
                assert_eq!(hand.iter().chain(&pile).copied().collect::<BTreeSet<_>>(), deck);
                if options == Options::STANDARD {
                    *tops.entry(pile[0]).or_default() += 1;
                    hand.into_iter().for_each(|card| *hands.entry(card).or_default() += 1);
                }
            }
            alike += u64::from(position.players[0].hand == position.players[1].hand);
        }
    }
    assert_eq!((deck(Options::STANDARD).len(), deck(Options::BEGINNER).len()), (12, 10));
    assert_even(&hands, 12);
    assert_even(&tops, 12);
    // Two hands of three are alike in one of 220 or 120 games.
    assert!(alike < SEEDS / 50, "players must shuffle their own cards: {alike}");
}

#[test]
fn m0_4_mulligan_is_offered_clockwise_and_draws_the_next_three_cards() {
    for seed in 0..200 {
        for redraw in [false, true] {
            let mut game = set_up(4, Options::STANDARD, seed);
            let before = game.to_position();
            for seats in 0..4 {
                let seat = (before.first_player.index() + seats) % 4;
                assert_eq!(game.to_act(), Some(Player::new(seat)));
                let mut legal = MoveList::new();
                game.legal_moves(&mut legal);
                assert_eq!(legal.iter().collect::<BTreeSet<_>>(), BTreeSet::from([&Move::Keep, &Move::Redraw]));
                game.apply(if redraw { Move::Redraw } else { Move::Keep }, &mut ()).expect("legal");
                let (old, new) = (&before.players[seat], &game.to_position().players[seat]);
                if redraw {
                    let pile = old.pile.as_ref().expect("written");
                    let wanted: BTreeSet<Card> = pile[..3].iter().copied().collect();
                    assert_eq!(new.hand.iter().flatten().copied().collect::<BTreeSet<_>>(), wanted);
                    assert_eq!((new.pile.as_deref(), &new.discard), (Some(&pile[3..]), &old.hand));
                } else {
                    assert_eq!((&new.hand, &new.pile, &new.discard), (&old.hand, &old.pile, &old.discard));
                }
            }
            // [M1.1] Only then income is paid, on the first turn too.
            let after = game.to_position();
            assert_eq!((after.phase, after.turn, game.to_act()), (Phase::Actions, 1, Some(before.first_player)));
            assert!(after.players.iter().all(|player| player.deniers == 6));
        }
    }
}

#[test]
fn m0_5_first_player_is_random() {
    for players in 2..=4 {
        let mut found: BTreeMap<usize, u64> = BTreeMap::new();
        for position in positions(players, SEEDS) {
            *found.entry(position.first_player.index()).or_default() += 1;
        }
        assert_even(&found, players);
    }
}

/// Plays up to that many moves by a fixed rule that makes all kinds of moves, and passes on each state.
fn play_fixed_moves(mut game: MagnaCarta, steps: usize, mut show: impl FnMut(&MagnaCarta)) {
    for step in 0..steps {
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        show(&game);
        game.apply(legal[(step * 7 + 3) % legal.len()], &mut ()).expect("legal");
    }
}

#[test]
fn m0_5_view_hides_other_hands_and_every_pile() {
    play_fixed_moves(set_up(3, Options::STANDARD, 11), 150, |game| {
        let whole = json!(game.to_position());
        for viewer in [None, Some(0), Some(1), Some(2)] {
            let view = json!(game.view(viewer.map(Player::new)));
            let mut wanted = whole.clone();
            wanted.as_object_mut().expect("a document").remove("generator");
            for seat in 0..3 {
                let player = &mut wanted["players"][seat];
                for cards in ["hand", "pile"] {
                    if cards == "pile" || viewer != Some(seat) {
                        player[cards] = json!(player[cards].as_array().map(Vec::len));
                    }
                }
            }
            assert_eq!(view, wanted);
        }
    });
}

#[test]
fn m0_5_determinization_matches_the_view_and_deals_the_rest() {
    play_fixed_moves(set_up(4, Options::STANDARD, 12), 120, |game| {
        let viewer = game.to_act();
        let view = game.view(viewer);
        let mut hands = BTreeSet::new();
        for seed in 0..8 {
            let guess = MagnaCarta::determinize(&view, seed);
            assert_eq!(guess.view(viewer), view);
            hands.insert(json!(guess.to_position().players).to_string());
        }
        assert!(hands.len() > 1, "every guess is the same");
    });
}

#[test]
fn m0_5_drawn_cards_are_redacted_and_discarded_ones_are_public() {
    let mut events = Vec::new();
    let mut game = MagnaCarta::new(2, &Options::STANDARD, 3, &mut events).expect("two players");
    let first = game.to_act().expect("a decision");
    game.apply(Move::Redraw, &mut events).expect("legal");
    let (mut drawn, mut discarded) = (0, 0);
    for event in events {
        for viewer in [None, Some(Player::new(0)), Some(Player::new(1))] {
            let known = MagnaCarta::redact(event, viewer);
            match event {
                Event::CardDrawn { player, .. } if viewer != Some(player) => {
                    assert_eq!(known, Event::CardDrawn { player, card: None });
                    drawn += 1;
                }
                Event::CardDiscarded { player, .. } => {
                    assert_eq!((known, player), (event, first));
                    discarded += 1;
                }
                _ => assert_eq!(known, event),
            }
        }
    }
    // Nine cards are drawn, each hidden from two; three are discarded, each seen by three.
    assert_eq!((drawn, discarded), (18, 9));
}

#[test]
fn m2_5_supply_has_each_prestige_building_once() {
    for (players, options) in (2..=4).flat_map(|players| BOTH.map(|options| (players, options))) {
        let supply = set_up(players, options, 2).to_position().prestige.expect("it is always written");
        let hotel = |building: &Prestige| options == Options::STANDARD || *building != Prestige::Hotel;
        assert_eq!(supply, Prestige::ALL.into_iter().filter(hotel).collect::<Vec<_>>());
    }
}

/// If all players only pass, two tokens leave every turn.
#[test]
fn m5_2_game_ends_if_everyone_passes() {
    for (players, options) in (2..=4).flat_map(|players| BOTH.map(|options| (players, options))) {
        let mut game = set_up(players, options, 9);
        while let Some(decision) = game.decision() {
            let idle = match json!(decision)["kind"].as_str() {
                Some("mulligan") => Move::Keep,
                Some("action") => Move::Pass,
                Some("provost") => Move::Provost(0),
                Some("batch") => Move::Done,
                other => panic!("{other:?}"),
            };
            game.apply(idle, &mut ()).expect("legal");
        }
        let turns = [9, 11, 12][players - 2];
        let end = game.to_position();
        assert_eq!((end.turn, end.phase), (turns, Phase::Over), "{players} players");
        assert_eq!(end.tokens, Some(Default::default()));
        // [M6.1] The first-player card has gone round; the last turn had no phase 6.
        let first = set_up(players, options, 9).to_position().first_player.index();
        assert_eq!(end.first_player.index(), (first + usize::from(turns) - 1) % players);
    }
}

#[test]
fn m8_1_beginner_game_has_no_provost() {
    for players in 2..=4 {
        let position = json!(set_up(players, Options::BEGINNER, 4).to_position());
        assert_eq!((&position["provost"], &position["options"]), (&Value::Null, &json!({ "rules": "beginner" })));
    }
}

#[test]
fn magna_carta_seed_determines_the_game() {
    let games: Vec<MagnaCarta> = (0..50).map(|seed| set_up(4, Options::STANDARD, seed)).collect();
    for (seed, game) in (0..).zip(&games) {
        assert_eq!(*game, set_up(4, Options::STANDARD, seed));
    }
    assert!(games.windows(2).all(|pair| pair[0].to_position().players != pair[1].to_position().players));
    assert_ne!(set_up(2, Options::STANDARD, u64::MAX), set_up(2, Options::STANDARD, u64::MAX - 1));
}

#[test]
fn m2_2_refilled_piles_are_shuffled() {
    // The pile is empty; drawing one of three discarded cards leaves two in the pile.
    let mut found: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..SEEDS / 4 {
        let document = json!({
            "generator": { "seed": seed },
            "players": [
                { "deniers": 5, "pile": [], "hand": ["small-farm", "small-sawmill", "small-quarry", "peddler", "market",
                  "lawyer", "large-farm", "large-sawmill", "large-quarry"], "discard": ["gold-mine", "bank", "church"] },
                {},
            ],
            "road": [{ "card": "neutral:park" }, { "card": "neutral:peddler" }],
        });
        let position = serde_json::from_value(document).expect("a position");
        let mut game = MagnaCarta::from_position(&position).expect("a valid position");
        game.apply(Move::Draw, &mut ()).expect("legal");
        let after = game.to_position();
        assert_eq!(after.players[0].discard.as_deref(), Some(&[][..]));
        *found.entry(json!([after.players[0].pile]).to_string()).or_default() += 1;
    }
    assert_even(&found, 6);
}
