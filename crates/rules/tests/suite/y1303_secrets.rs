//! Nobody learns the others' points before the end, unless they are public.

use std::collections::BTreeSet;

use crate::common::dice::Dice;
use crate::common::game::TestGame;
use crate::common::referee::check_state;
use crate::common::samples;
use crate::common::secrets::{for_states, text, viewers};
use crate::y1303::lookups::road;
use crate::y1303::rulebook::facts;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Event, Kind};
use caylus_rules::{Game, MoveList};
use serde_json::Value;

/// Whether all points are public.
fn is_open(game: &Caylus1303) -> bool {
    game.options().open_prestige || game.is_over()
}

/// A game the viewer cannot tell apart: the others have different points.
fn variant(game: &Caylus1303, viewer: Option<Player>, dice: &mut Dice) -> Caylus1303 {
    let mut table = game.to_position();
    for (seat, player) in table.players.iter_mut().enumerate() {
        if viewer != Some(Player::new(seat)) {
            player.prestige += dice.between(1, 500) as u16;
        }
    }
    Caylus1303::from_position(&table).expect("a possible position")
}

/// The points of the player's buildings.
fn points_of_buildings(game: &Caylus1303, player: Player) -> u16 {
    let table = game.to_position();
    let own = road(&table).filter(|(_, on)| on.owner == Some(player));
    let worth = own.filter_map(|(_, on)| on.monument.or(Some(on.tile).filter(|tile| tile.kind() != Kind::Start)));
    worth.map(|tile| facts(tile).2).sum()
}

fn after(mut game: Caylus1303, chosen: <Caylus1303 as Game>::Move, viewer: Option<Player>) -> (Caylus1303, Vec<Event>) {
    let mut events = Vec::new();
    game.apply(chosen, &mut events).expect("a legal move");
    (game, events.into_iter().map(|event| Caylus1303::redact(event, viewer)).collect())
}

#[test]
fn t0_8_hidden_points_change_neither_views_nor_events_nor_determinizations() {
    for_states::<Caylus1303>(300, 10, |game, dice| {
        for viewer in viewers(game).filter(|_| !is_open(game)) {
            let other = variant(game, viewer, dice);
            assert_ne!(other, *game);
            assert_eq!(text(game, viewer), text(&other, viewer));
            assert_eq!(game.view(viewer), other.view(viewer));
            assert_eq!(text(game, None), text(&other, None), "a spectator knows less");
            let seed = dice.below(1 << 30) as u64;
            let guess = |game: &Caylus1303| Caylus1303::determinize(&game.view(viewer), seed);
            assert_eq!(guess(game), guess(&other));
            let mut moves = MoveList::new();
            game.legal_moves(&mut moves);
            for chosen in moves {
                let ((one, known), (two, known_too)) = (after(*game, chosen, viewer), after(other, chosen, viewer));
                if !one.is_over() {
                    assert_eq!(known, known_too, "{chosen}");
                    assert_eq!(text(&one, viewer), text(&two, viewer), "{chosen}");
                    assert_eq!((one.to_act(), one.decision()), (two.to_act(), two.decision()), "{chosen}");
                }
            }
        }
    });
}

#[test]
fn t0_8_view_json_has_no_hidden_points() {
    for_states::<Caylus1303>(300, 10, |game, _| {
        let whole = serde_json::to_value(game.to_position()).expect("a position can be written");
        for viewer in viewers(game) {
            let mut view = serde_json::to_value(game.view(viewer)).expect("a view can be written");
            for seat in 0..game.players() {
                let real = whole["players"][seat]["prestige"].clone();
                let known = is_open(game) || viewer == Some(Player::new(seat));
                let coverage = &mut view["players"][seat]["prestige"];
                assert_eq!(*coverage, if known { real.clone() } else { Value::Null });
                *coverage = real;
            }
            assert_eq!(view, whole, "everything else is public");
        }
        // A seat that is not in the game sees what a spectator sees.
        if game.players() < 5 {
            assert_eq!(text(game, Some(Player::new(4))), text(game, None));
        }
    });
}

#[test]
fn t0_8_open_and_final_points_are_public() {
    for_states::<Caylus1303>(300, 10, |game, _| {
        if is_open(game) {
            for viewer in viewers(game) {
                assert_eq!(Caylus1303::determinize(&game.view(viewer), 7), *game, "nothing is left to guess");
                assert_eq!(text(game, viewer), text(game, None));
            }
        }
    });
    let ended = |number| {
        let mut last = None;
        samples::play(&samples::plan::<Caylus1303>(number), |record| last = Some(*record.game()));
        last.expect("the game is over")
    };
    for game in (0..60).map(ended).filter(|game| !game.options().open_prestige) {
        assert!(game.is_over());
        assert_eq!(Caylus1303::determinize(&game.view(None), 7), game, "the end reveals all");
    }
}

#[test]
fn determinization_matches_the_view_and_is_valid() {
    for_states::<Caylus1303>(300, 10, |game, dice| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let guess = Caylus1303::determinize(&view, dice.below(1 << 30) as u64);
            assert_eq!(guess.view(viewer), view);
            check_state(&guess, &guess.to_position());
            assert_eq!((guess.to_act(), guess.decision()), (game.to_act(), game.decision()));
            let (mut one, mut other) = (MoveList::new(), MoveList::new());
            game.legal_moves(&mut one);
            guess.legal_moves(&mut other);
            assert_eq!(one, other, "what is legal is public");
            for player in Player::all(game.players()) {
                let (guessed, real) = (guess.scores()[player.index()], game.scores()[player.index()]);
                if is_open(game) || viewer == Some(player) {
                    assert_eq!(guessed, real);
                } else {
                    assert_eq!(guessed.bonus, real.bonus, "cubes are public");
                    assert!(guessed.prestige >= points_of_buildings(game, player));
                }
            }
        }
    });
}

#[test]
fn seeds_give_different_determinizations() {
    for_states::<Caylus1303>(60, 40, |game, _| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let guessed = |seed| {
                let guess = Caylus1303::determinize(&view, seed);
                guess.scores().iter().map(|score| score.prestige).collect::<Vec<_>>()
            };
            let guesses: BTreeSet<Vec<u16>> = (0..100).map(guessed).collect();
            assert_eq!(guesses.len() > 1, !is_open(game));
        }
    });
}

#[test]
fn determinization_can_be_played_to_the_end() {
    for_states::<Caylus1303>(120, 60, |game, dice| {
        for viewer in viewers(game) {
            let mut guess = Caylus1303::determinize(&game.view(viewer), dice.below(1 << 30) as u64);
            let mut moves = MoveList::new();
            while !guess.is_over() {
                guess.legal_moves(&mut moves);
                let chosen = *dice.pick(&moves);
                guess.apply(chosen, &mut ()).expect("a legal move");
            }
            Caylus1303::check_table(&guess.to_position());
        }
    });
}
