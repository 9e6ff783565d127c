//! Puts positions together from parts that are each possible, though together they often are not.

use caylus_rules::classic::position::{DecisionDoc, DelayedDoc, Position};
use caylus_rules::classic::{By, Decision, Kind, Line, Options, Phase, Space, Tile};
use caylus_rules::parts::{Order, Player};

use super::dice::Dice;
use super::starts::Start;

const STARTS: [Start; 6] =
    [Start::Plenty, Start::Town, Start::FullRoad, Start::LastTowers, Start::Crafts, Start::Returns];
const PHASES: [Phase; 8] = [
    Phase::Income,
    Phase::Placing,
    Phase::Special,
    Phase::Provost,
    Phase::Activation,
    Phase::Castle,
    Phase::EndOfTurn,
    Phase::Over,
];

/// A position that may be possible.
pub(crate) fn compose(dice: &mut Dice) -> Position {
    let players = dice.between(2, 5);
    let start = *dice.pick(&STARTS);
    let options = Options { simplified_favors: dice.one_in(8), ..Options::default() };
    let mut table = start.position(players, options, dice).expect("a made-up table");
    table.phase = *dice.pick(&PHASES);
    if dice.one_in(2) {
        table.provost = space(dice);
    }
    if dice.one_in(3) {
        table.bailiff = space(dice);
    }
    if table.phase > Phase::Placing || dice.one_in(2) {
        let passed = if table.phase == Phase::Placing { dice.below(players) } else { players };
        table.passing_order = Some(order(passed, players, dice));
    }
    if !dice.one_in(6) {
        let player = Player::new(dice.below(players));
        table.decision = Some(DecisionDoc { player, what: decision(table.phase, dice) });
    }
    place_workers(&mut table, dice);
    fill_players(&mut table, dice);
    delay(&mut table, dice);
    if table.decision.is_some() && dice.one_in(4) {
        table.favors_owed = Some(dice.below(6) as u8);
    }
    table
}

fn space(dice: &mut Dice) -> Space {
    super::ledger::space(dice.between(1, 28))
}

/// Some of the players in any order.
fn order(count: usize, players: usize, dice: &mut Dice) -> Order {
    let mut all: Vec<Player> = Player::all(players).collect();
    dice.shuffle(&mut all);
    all.into_iter().take(count).collect()
}

/// Mostly a decision of that phase.
fn decision(phase: Phase, dice: &mut Dice) -> Decision {
    use Decision::*;
    let by = if dice.one_in(2) { By::Worker } else { By::Favor };
    let line = *dice.pick(&Line::ALL);
    let craft = *dice.pick(&[Kind::Wood, Kind::Stone, Kind::Prestige, Kind::Residence]);
    let tile = *dice.pick(&Tile::ALL);
    let favors = [
        FavorLine,
        FavorEffect { line },
        FavorCube,
        FavorTrade,
        Build { craft, by: By::Favor },
        Site { tile, by: By::Favor },
        Lawyer { by: By::Favor },
    ];
    let favor = *dice.pick(&favors);
    let own: &[Decision] = match phase {
        _ if dice.one_in(20) => &[Place, Inn, Batch, Provost, favor],
        Phase::Placing => &[Place],
        Phase::Special => &[Gate, Guild, Joust, Inn, favor, favor],
        Phase::Provost => &[Provost],
        Phase::Activation => {
            &[Produce, OwnerCube, Build { craft, by }, Site { tile, by }, Lawyer { by }, Trade { tile }, favor, favor]
        }
        Phase::Castle => &[Batch, favor],
        Phase::Income | Phase::EndOfTurn | Phase::Over => &[favor],
    };
    *dice.pick(own)
}

/// Workers where the phase allows some.
fn place_workers(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let some = |chances: usize, dice: &mut Dice| dice.one_in(chances).then(|| Player::new(dice.below(players)));
    if matches!(table.phase, Phase::Placing | Phase::Special) {
        let special = &mut table.special;
        special.gate = some(3, dice);
        special.trading_post = some(3, dice);
        special.merchants_guild = some(3, dice);
        special.joust_field = some(2, dice);
        special.stables = order(if players > 2 { dice.below(4) } else { 0 }, players, dice);
        special.inn.left = some(3, dice);
    }
    if (Phase::Placing..=Phase::Castle).contains(&table.phase) {
        table.castle = order(dice.below(players + 1), players, dice);
    }
    if (Phase::Placing..=Phase::Activation).contains(&table.phase) {
        let chances = dice.between(1, 4);
        for on in table.road.values_mut().flatten() {
            if !matches!(on.tile.kind(), Kind::Prestige | Kind::Residence) {
                on.worker = some(chances, dice);
            }
        }
    }
}

/// Marks some of the buildings, mostly of those with a worker, as residences to come.
fn delay(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let count = [0, 0, 0, 1, 2, 6, 7][dice.below(7)];
    let mut marked: Vec<DelayedDoc> = Vec::new();
    for (space, on) in table.road.iter().filter_map(|(space, on)| Some((*space, on.as_ref()?))) {
        if (on.worker.is_some() || dice.one_in(8)) && matches!(on.tile.kind(), Kind::Wood | Kind::Stone) {
            let player = on.owner.filter(|_| !dice.one_in(20)).unwrap_or(Player::new(dice.below(players)));
            marked.push(DelayedDoc { space, player });
        }
    }
    dice.shuffle(&mut marked);
    marked.truncate(count);
    table.delayed = marked;
}

/// Lines used, batches given, sections complete.
fn fill_players(table: &mut Position, dice: &mut Dice) {
    let decided = table.decision.is_some() && table.phase != Phase::Placing && table.phase != Phase::Provost;
    let castle = table.castle;
    for (seat, player) in table.players.iter_mut().enumerate() {
        if decided && !dice.one_in(4) {
            player.lines_used = Line::ALL.into_iter().filter(|_| dice.one_in(2)).collect();
        }
        if table.phase == Phase::Castle && castle.contains(Player::new(seat)) {
            let most = player.houses.towers.max(player.houses.walls);
            player.batches = dice.below(usize::from(most) + 1) as u8;
        }
        if dice.one_in(8) {
            player.cubes = caylus_rules::parts::Cubes::NONE;
        }
        if dice.one_in(8) {
            player.deniers = 0;
        }
    }
    if table.phase == Phase::Over {
        table.sections.walls.counted = true;
        table.sections.dungeon.counted = true;
        table.sections.towers.counted = true;
    }
}
