//! Counting prestige points in Caylus 1303: gains are public, totals are hidden.

use caylus_bots::{Heuristics, Level, Limit};
use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::y1303::{Caylus1303, Options};

/// A game of three at its start.
fn start(seed: u64) -> Caylus1303 {
    Caylus1303::new(3, &Options::default(), seed, &mut ()).expect("three may play")
}

fn chosen(game: &Caylus1303, player: Player, seed: u64) -> caylus_rules::y1303::Move {
    let choice = Level::Easy.bot::<Caylus1303>(1).choose(&game.view(Some(player)), Limit::Iterations(1), seed);
    choice.expect("the game is not over").chosen
}

#[test]
fn points_are_counted_from_the_first_decision() {
    let mut game = start(3);
    let mut counts: [Option<Caylus1303>; 3] = [None; 3];
    let mut seen = 0;
    for seed in 0.. {
        let Some(player) = game.to_act() else { break };
        let count = &mut counts[player.index()];
        *count = Caylus1303::count(&game.view(Some(player)), count.as_ref());
        assert_eq!(*count, Some(game), "player {} after {seed} moves", player.index());
        seen += u32::from(Player::all(3).any(|other| other != player && game.prestige(other) > 20));
        let chosen = chosen(&game, player, seed);
        game.apply(chosen, &mut ()).expect("bots only play legal moves");
        for count in counts.iter_mut().flatten() {
            count.apply(chosen, &mut ()).expect("hidden points do not change what is legal");
        }
    }
    assert!(seen > 20, "{seen} decisions with many points to count");
}

#[test]
fn without_a_count_the_others_have_as_many_points_beside_their_buildings() {
    let mut game = start(4);
    for seed in 0..100 {
        let Some(player) = game.to_act() else { break };
        let chosen = chosen(&game, player, seed);
        game.apply(chosen, &mut ()).expect("bots only play legal moves");
    }
    let player = game.to_act().expect("the game is not over");
    let rest = |game: &Caylus1303, player| game.prestige(player) - game.points_of_buildings(player);
    assert!(rest(&game, player) > 0);
    let view = game.view(Some(player));
    let other_game = start(5);
    for earlier in [None, Some(&other_game)] {
        let counted = Caylus1303::count(&view, earlier).expect("an estimate");
        assert_eq!(counted.view(Some(player)), view);
        assert!(Player::all(3).all(|other| rest(&counted, other) == rest(&game, player)));
    }
}
