//! A variety of states, and their viewers.

use caylus_rules::Game;
use caylus_rules::parts::Player;
use rayon::prelude::*;

use super::dice::Dice;
use super::effort::short_or_long;
use super::game::TestGame;
use super::samples::{plan, play};

/// Plays a variety of games and calls `see` for some of their states.
pub(crate) fn for_states<G: TestGame>(games: u64, one_in: usize, see: impl Fn(&G, &mut Dice) + Sync) {
    (0..short_or_long(games / 4, games)).into_par_iter().for_each(|number| {
        let mut dice = Dice::new(!number);
        play(&plan::<G>(number), |record| {
            if dice.one_in(one_in) {
                see(record.game(), &mut dice);
            }
        });
    });
}

/// All players and a spectator.
pub(crate) fn viewers(game: &impl Game) -> impl Iterator<Item = Option<Player>> {
    Player::all(game.players()).map(Some).chain([None])
}

pub(crate) fn text(game: &impl Game, viewer: Option<Player>) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view can be written")
}
