//! Composes positions from parts that are valid one by one but often not together.

use caylus_rules::magna_carta::position::{DecisionDoc, Position};
use caylus_rules::magna_carta::{Card, Decision, Options, Phase, Prestige};
use caylus_rules::parts::{Order, Player};

use super::ledger::place;
use super::rulebook::is_beginner;
use super::starts::Start;
use crate::common::dice::Dice;

const PHASES: [Phase; 11] = [
    Phase::Mulligan,
    Phase::Income,
    Phase::Actions,
    Phase::Provost,
    Phase::Effects,
    Phase::Effects,
    Phase::Effects,
    Phase::Castle,
    Phase::Castle,
    Phase::EndOfTurn,
    Phase::Over,
];

/// A position that may be valid.
pub(crate) fn compose(dice: &mut Dice) -> Position {
    let players = dice.between(2, 4);
    let start = *dice.pick(&Start::ALL[1..]);
    let options = if dice.one_in(4) { Options::BEGINNER } else { Options::STANDARD };
    let mut table = start.position(players, options, dice).expect("a generated position");
    table.phase = *dice.pick(&PHASES);
    if table.phase == Phase::Mulligan && dice.one_in(2) {
        table.turn = 1;
    }
    if !is_beginner(options) || dice.one_in(20) {
        let beyond = usize::from(dice.one_in(20));
        table.provost = Some(place(dice.below((table.road.len() + beyond).min(52))));
    }
    if table.phase > Phase::Actions || dice.one_in(2) {
        let passed = if table.phase <= Phase::Actions { dice.below(players + 1) } else { players };
        let mut all: Vec<Player> = Player::all(players).collect();
        dice.shuffle(&mut all);
        table.passing_order = Some(all.into_iter().take(passed).collect::<Order>());
    }
    place_workers(&mut table, dice);
    if !dice.one_in(6) {
        table.decision = Some(decision(&mut table, dice));
    }
    fill_players(&mut table, dice);
    add_delayed(&mut table, dice);
    table
}

/// Mostly a decision of that phase, mostly by a player who may have it.
fn decision(table: &mut Position, dice: &mut Dice) -> DecisionDoc {
    let mut player = Player::new(dice.below(table.players.len()));
    let site = Decision::Site { building: *dice.pick(&Prestige::ALL) };
    let what = match table.phase {
        _ if dice.one_in(20) => *dice.pick(&[Decision::Action, site, Decision::Provost, Decision::Batch]),
        Phase::Mulligan => Decision::Mulligan,
        Phase::Actions => *dice.pick(&[Decision::Action, site]),
        Phase::Provost => Decision::Provost,
        Phase::Effects => *dice.pick(&[Decision::Primary, Decision::Primary, Decision::Secondary]),
        _ => Decision::Batch,
    };
    let with_worker: Vec<usize> = (0..table.road.len()).filter(|at| table.road[*at].worker.is_some()).collect();
    if table.phase == Phase::Effects && !with_worker.is_empty() {
        let at = *dice.pick(&with_worker);
        let on = &table.road[at];
        let who = if what == Decision::Primary { on.worker } else { on.owner };
        player = who.filter(|_| !dice.one_in(20)).unwrap_or(player);
        table.activating = Some(place(at));
    }
    DecisionDoc { player, what }
}

/// Workers where the phase allows them, and sometimes where it does not.
fn place_workers(table: &mut Position, dice: &mut Dice) {
    if !(Phase::Actions..=Phase::Effects).contains(&table.phase) {
        return;
    }
    let chances = dice.between(1, 5);
    let mut left = vec![4; table.players.len()];
    for on in &mut table.road {
        let seat = dice.below(left.len());
        let turned = on.prestige.is_some() || on.residence && (table.phase != Phase::Effects || !dice.one_in(4));
        if left[seat] > 0 && dice.one_in(chances) && (!turned || dice.one_in(40)) {
            left[seat] -= 1;
            on.worker = Some(Player::new(seat));
        }
    }
}

/// Marks some of the cards, mostly of those with a worker, as residences to come.
fn add_delayed(table: &mut Position, dice: &mut Dice) {
    if table.phase != Phase::Effects && !dice.one_in(30) {
        return;
    }
    let mut marked = Vec::new();
    for (at, on) in table.road.iter().enumerate() {
        let likely = on.worker.is_some() && on.owner.is_some() && on.card != Card::Lawyer && !on.residence;
        if likely && Some(place(at)) <= table.provost || dice.one_in(60) {
            marked.push(place(at));
        }
    }
    dice.shuffle(&mut marked);
    marked.truncate([0, 0, 1, 2, 3, 4, 5][dice.below(7)]);
    table.delayed = marked;
}

/// Batches given, some players poor.
fn fill_players(table: &mut Position, dice: &mut Dice) {
    let castle = table.phase == Phase::Castle && table.decision.is_some();
    for player in &mut table.players {
        let tokens = player.tokens.dungeon + player.tokens.walls + player.tokens.towers;
        if castle && dice.one_in(3) {
            player.batches = dice.below(usize::from(tokens) + 2) as u8;
        }
        if dice.one_in(8) {
            player.cubes = Default::default();
        }
        if dice.one_in(8) {
            player.deniers = 0;
        }
    }
    if table.phase == Phase::Over || dice.one_in(12) {
        table.tokens = Some([0, 0, 0].into());
    }
}
