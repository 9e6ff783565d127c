//! No leaks: views and redacted events do not depend on what the others hold.

use std::collections::BTreeSet;

use crate::common::dice::Dice;
use crate::common::game::TestGame;
use crate::common::referee::check_state;
use crate::common::secrets::{for_states, text, viewers};
use crate::magna_carta::rulebook::cards;
use caylus_rules::magna_carta::position::{GeneratorDoc, Position};
use caylus_rules::magna_carta::{Card, Decision, Event, MagnaCarta, Move};
use caylus_rules::parts::Player;
use caylus_rules::{Game, MoveList};
use serde_json::Value;

/// A game the viewer cannot tell apart: hidden cards are dealt again.
fn variant(game: &MagnaCarta, viewer: Option<Player>, dice: &mut Dice) -> MagnaCarta {
    let mut table: Position = game.to_position();
    for (seat, player) in table.players.iter_mut().enumerate() {
        let (hand, pile) = (player.hand.as_mut().expect("complete"), player.pile.as_mut().expect("complete"));
        if viewer != Some(Player::new(seat)) {
            let size = hand.len();
            hand.append(pile);
            dice.shuffle(hand);
            *pile = hand.split_off(size);
        }
        dice.shuffle(pile);
    }
    let seed = dice.below(1 << 30) as u64;
    table.generator = Some(GeneratorDoc { seed, shuffles: dice.below(100) as u16 });
    MagnaCarta::from_position(&table).expect("a possible position")
}

/// Whether the move shows the viewer new cards. Drawing shows them to its player, replacing the hand to all.
fn reveals(game: &MagnaCarta, viewer: Option<Player>, chosen: Move) -> bool {
    match chosen {
        Move::Redraw | Move::Replace => true,
        Move::Draw => viewer == game.to_act(),
        _ => false,
    }
}

fn after(mut game: MagnaCarta, chosen: Move, viewer: Option<Player>) -> (MagnaCarta, String) {
    let mut events = Vec::new();
    game.apply(chosen, &mut events).expect("a legal move");
    let coverage: Vec<Event> = events.into_iter().map(|event| MagnaCarta::redact(event, viewer)).collect();
    (game, serde_json::to_string(&coverage).expect("events can be written"))
}

#[test]
fn m0_5_hidden_cards_change_neither_views_nor_events() {
    for_states::<MagnaCarta>(360, 8, |game, dice| {
        for viewer in viewers(game) {
            let other = variant(game, viewer, dice);
            assert_eq!(text(game, viewer), text(&other, viewer));
            assert!(game.view(viewer) == other.view(viewer));
            assert_eq!(text(game, None), text(&other, None), "a spectator knows less");
            let mut moves = MoveList::new();
            game.legal_moves(&mut moves);
            for chosen in moves.into_iter().filter(|chosen| other.check(*chosen).is_ok()) {
                if !reveals(game, viewer, chosen) {
                    let ((one, known), (two, known_too)) = (after(*game, chosen, viewer), after(other, chosen, viewer));
                    assert_eq!(known, known_too, "{chosen}");
                    assert_eq!(text(&one, viewer), text(&two, viewer), "{chosen}");
                    assert_eq!(one.decision(), two.decision(), "{chosen}");
                }
            }
        }
    });
}

/// None of these keys may appear anywhere.
fn has_no_key(value: &Value, keys: &[&str]) -> bool {
    match value {
        Value::Object(map) => map.iter().all(|(key, part)| !keys.contains(&key.as_str()) && has_no_key(part, keys)),
        Value::Array(list) => list.iter().all(|part| has_no_key(part, keys)),
        _ => true,
    }
}

#[test]
fn m0_5_view_json_has_no_hidden_fields() {
    for_states::<MagnaCarta>(300, 10, |game, _| {
        let table = game.to_position();
        let whole = serde_json::to_value(&table).expect("a position can be written");
        for viewer in viewers(game) {
            let mut view = serde_json::to_value(game.view(viewer)).expect("a view can be written");
            assert!(has_no_key(&view, &["generator", "seed", "shuffles"]));
            for (seat, player) in table.players.iter().enumerate() {
                let coverage = &mut view["players"][seat];
                assert_eq!(coverage["pile"], cards(&player.pile).len());
                match viewer == Some(Player::new(seat)) {
                    true => assert_eq!(coverage["hand"], whole["players"][seat]["hand"]),
                    false => assert_eq!(coverage["hand"], cards(&player.hand).len()),
                }
                (coverage["hand"], coverage["pile"]) =
                    (whole["players"][seat]["hand"].clone(), whole["players"][seat]["pile"].clone());
            }
            view["generator"] = whole["generator"].clone();
            assert_eq!(view, whole, "everything else is public");
        }
        // A seat that is not in the game sees what a spectator sees.
        assert_eq!(text(game, Some(Player::new(4))), text(game, None));
    });
}

#[test]
fn determinization_matches_the_view() {
    for_states::<MagnaCarta>(300, 12, |game, dice| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let guess = MagnaCarta::determinize(&view, dice.below(1 << 30) as u64);
            assert!(guess.view(viewer) == view);
            check_state(&guess, &guess.to_position());
            assert_eq!((guess.to_act(), guess.decision()), (game.to_act(), game.decision()));
            if viewer.is_some() && viewer == game.to_act() {
                let (mut one, mut other) = (MoveList::new(), MoveList::new());
                game.legal_moves(&mut one);
                guess.legal_moves(&mut other);
                // Whether a card can be drawn is public, and players know their own hand.
                assert_eq!(one, other);
            }
        }
    });
}

#[test]
fn determinization_can_be_played_to_the_end() {
    for_states::<MagnaCarta>(180, 60, |game, dice| {
        for viewer in viewers(game) {
            let mut guess = MagnaCarta::determinize(&game.view(viewer), dice.below(1 << 30) as u64);
            let mut moves = MoveList::new();
            while !guess.is_over() {
                guess.legal_moves(&mut moves);
                let chosen = *dice.pick(&moves);
                guess.apply(chosen, &mut ()).expect("a legal move");
                // The determinization knows nothing about later shuffles either.
                let to_act = guess.to_act();
                let again = MagnaCarta::determinize(&guess.view(to_act), 7);
                assert!(again.view(to_act) == guess.view(to_act));
            }
            MagnaCarta::check_table(&guess.to_position());
        }
    });
}

/// A set of cards for each seat.
type Sets = Vec<BTreeSet<Card>>;

#[test]
fn determinizations_deal_every_hidden_card_to_hand_and_pile() {
    for_states::<MagnaCarta>(60, 40, |game, _| {
        let table = game.to_position();
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let mut guesses = Vec::new();
            let mut coverage: [Sets; 2] =
                [vec![BTreeSet::new(); game.players()], vec![BTreeSet::new(); game.players()]];
            for seed in 0..300 {
                let guess = MagnaCarta::determinize(&view, seed).to_position();
                for (seat, player) in guess.players.iter().enumerate() {
                    let real = &table.players[seat];
                    assert_eq!(cards(&player.hand).len(), cards(&real.hand).len());
                    assert_eq!(cards(&player.pile).len(), cards(&real.pile).len());
                    assert_eq!(cards(&player.discard), cards(&real.discard));
                    coverage[0][seat].extend(cards(&player.hand));
                    coverage[1][seat].extend(cards(&player.pile));
                }
                let dealt = guess.players.into_iter().map(|player| (player.hand, player.pile)).collect::<Vec<_>>();
                guesses.push(dealt);
            }
            let mut choice = false;
            for (seat, player) in table.players.iter().enumerate() {
                let (hand, pile) = (cards(&player.hand), cards(&player.pile));
                let own = viewer == Some(Player::new(seat));
                let hidden: BTreeSet<Card> =
                    if own { pile.iter().copied().collect() } else { hand.iter().chain(pile).copied().collect() };
                choice |= hidden.len() > 1 && !pile.is_empty();
                if own {
                    assert_eq!(coverage[0][seat], hand.iter().copied().collect());
                } else if !hand.is_empty() {
                    assert_eq!(coverage[0][seat], hidden, "any hidden card may be in the hand");
                }
                if !pile.is_empty() {
                    assert_eq!(coverage[1][seat], hidden, "any hidden card may be in the pile");
                }
            }
            let first = guesses[0].clone();
            assert_eq!(choice, guesses.iter().any(|guess| *guess != first), "different seeds give different deals");
        }
    });
}

#[test]
fn m2_1_only_the_player_sees_the_drawn_card() {
    for_states::<MagnaCarta>(300, 10, |game, _| {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        for chosen in moves {
            let (mut next, mut events) = (*game, Vec::new());
            next.apply_unchecked(chosen, &mut events);
            for event in events {
                for viewer in viewers(game) {
                    let known = MagnaCarta::redact(event, viewer);
                    match event {
                        Event::CardDrawn { player, card } if viewer == Some(player) => {
                            assert!(known == event && card.is_some());
                        }
                        Event::CardDrawn { player, .. } => assert_eq!(known, Event::CardDrawn { player, card: None }),
                        _ => assert_eq!(known, event, "only drawn cards are secret"),
                    }
                }
            }
        }
    });
}

/// Without deniers only building is left, which depends on the hand alone.
#[test]
fn m2_6_forced_pass_is_asked_like_any_other() {
    for_states::<MagnaCarta>(400, 10, |game, dice| {
        let Some((player, Decision::Action)) = game.to_act().zip(game.decision()) else { return };
        let mut table = game.to_position();
        let holding = &mut table.players[player.index()];
        holding.deniers = 0;
        holding.cubes.food = holding.cubes.food.min(1);
        holding.cubes.wood = 1;
        (holding.cubes.stone, holding.cubes.gold) = (0, 0);
        let poor = MagnaCarta::from_position(&table).expect("a possible position");
        let viewer = Player::all(game.players()).find(|other| *other != player);
        let mut moves = MoveList::new();
        for _ in 0..10 {
            let other = variant(&poor, viewer, dice);
            assert_eq!(
                (other.to_act(), other.decision()),
                (Some(player), Some(Decision::Action)),
                "it is always asked"
            );
            assert_eq!(text(&other, viewer), text(&poor, viewer));
            other.legal_moves(&mut moves);
            let forced = moves.as_slice() == [Move::Pass];
            assert!(forced || moves.iter().all(|chosen| matches!(chosen, Move::Pass | Move::Build(_))));
            let (next, known) = after(other, Move::Pass, viewer);
            let (expected, known_too) = after(poor, Move::Pass, viewer);
            assert_eq!(known, known_too, "whether it was forced ({forced}) cannot be told");
            assert_eq!(text(&next, viewer), text(&expected, viewer));
        }
    });
}
