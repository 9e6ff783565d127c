//! Whole games told move by move, kept as texts that a person can read and compare.

use std::fmt::Write;

use crate::classic::starts::Start as ClassicStart;
use crate::common::game::TestGame;
use crate::common::policy::Policy;
use crate::common::referee::Plan;
use crate::common::{golden, transcript};
use crate::magna_carta::starts::Start as MagnaCartaStart;
use crate::y1303::starts::Start as Start1303;
use caylus_rules::MoveList;
use caylus_rules::classic::{self as caylus, Classic};
use caylus_rules::magna_carta::{self as carta, MagnaCarta};
use caylus_rules::y1303::{self as later, Caylus1303};

/// Plays a game and tells it.
fn play_and_describe<G: TestGame>(plan: &Plan<G>) -> String {
    let Plan { players, options, start, policy, seed } = plan;
    let mut text = format!(
        "# A whole game, told. Written by tests/suite/playthroughs.rs; `cargo xtask bless` writes it anew.\n\
         # {}, {players} players, {options}, start {start:?}, players {policy:?}, seed {seed}\n\n",
        G::NAME
    );
    let (record, mut events, mut dice) = plan.begin();
    let mut game = *record.game();
    text += &transcript::events::<G>(&events);
    text += &transcript::table::<G>(&game.to_position());
    let mut moves = MoveList::new();
    for number in 1.. {
        game.legal_moves(&mut moves);
        let (Some(player), Some(decision)) = (game.to_act(), game.decision()) else { break };
        let chosen = policy.choose::<G>(&game.to_position(), &moves, &mut dice);
        let (color, decision) = (transcript::color::<G>(player.index()), transcript::decision::<G>(decision));
        writeln!(text, "{number} {color}: {chosen}   [{decision}, 1 of {}]", moves.len()).expect("a text grows");
        events.clear();
        game.apply(chosen, &mut events).expect("a legal move");
        text += &transcript::events::<G>(&events);
        if transcript::shows_table::<G>(&events) || game.is_over() {
            text += &transcript::table::<G>(&game.to_position());
        }
    }
    let outcome = game.outcome().expect("the game is over");
    writeln!(text, "\nscores {:?}, places {:?}", outcome.scores, outcome.places).expect("a text grows");
    text
}

fn check<G: TestGame>(name: &str, players: usize, options: G::Options, start: G::Start, policy: Policy) {
    let text = play_and_describe(&Plan::<G> { players, options, start, policy, seed: 1289 });
    assert!(text.lines().count() < 2500, "{name} is too long to be read");
    golden::compare(&format!("playthroughs/{name}.txt"), &text);
}

#[test]
fn two_players_english_uniform() {
    check::<Classic>("two-players-english", 2, caylus::Options::ENGLISH, ClassicStart::SetUp, Policy::Uniform);
}

#[test]
fn three_players_french_eager() {
    check::<Classic>("three-players-french", 3, caylus::Options::FRENCH, ClassicStart::SetUp, Policy::Eager);
}

#[test]
fn four_players_rich_from_a_position() {
    check::<Classic>("four-players-rich", 4, caylus::Options::PREMIUM, ClassicStart::Crafts, Policy::Eager);
}

#[test]
fn five_players_with_simplified_favors() {
    let options = caylus::Options { simplified_favors: true, ..caylus::Options::FRENCH };
    check::<Classic>("five-players-simplified", 5, options, ClassicStart::SetUp, Policy::Eager);
}

#[test]
fn magna_carta_for_three() {
    let options = carta::Options::STANDARD;
    check::<MagnaCarta>("magna-carta-three-players", 3, options, MagnaCartaStart::SetUp, Policy::Eager);
}

#[test]
fn magna_carta_for_beginners() {
    let options = carta::Options::BEGINNER;
    check::<MagnaCarta>("magna-carta-beginners", 2, options, MagnaCartaStart::SetUp, Policy::Uniform);
}

#[test]
fn caylus_1303_for_three() {
    check::<Caylus1303>("1303-three-players", 3, later::Options::FIRST_GAME, Start1303::SetUp, Policy::Eager);
}

#[test]
fn caylus_1303_rich_from_a_position() {
    check::<Caylus1303>("1303-four-players-rich", 4, later::Options::default(), Start1303::Town, Policy::Eager);
}
