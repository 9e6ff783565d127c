//! Random positions whose parts are each valid but often contradict each other.

use caylus_rules::classic::position::{DecisionDoc, DelayedDoc, PlayerDoc, Position};
use caylus_rules::classic::{By, Decision, Kind, Line, Options, Phase, Space, Tile};
use caylus_rules::parts::{Order, Player};

use super::starts::Start;
use crate::common::dice::Dice;

/// The phases, weighted towards those with many decisions.
const PHASES: [Phase; 14] = {
    use Phase::*;
    [
        Income, Placing, Special, Special, Special, Provost, Activation, Activation, Activation, Activation, Castle,
        Castle, EndOfTurn, Over,
    ]
};

/// A position that may be valid.
pub(crate) fn compose(dice: &mut Dice) -> Position {
    let players = dice.between(2, 5);
    let start = *dice.pick(&Start::ALL[1..]);
    let options =
        Options { simplified_favors: dice.one_in(8), english_residences: dice.one_in(4), ..Options::default() };
    let mut table = start.position(players, options, dice).expect("a generated position");
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
    if table.decision.is_some() && !dice.one_in(4) {
        fit_decision_to_workers(&mut table, dice);
    }
    add_delayed(&mut table, dice);
    if table.decision.is_some() && dice.one_in(4) {
        table.favors_owed = Some(dice.below(6) as u8);
    }
    table
}

fn space(dice: &mut Dice) -> Space {
    super::ledger::space(dice.between(1, 28))
}

/// Some of the players, in random order.
fn order(count: usize, players: usize, dice: &mut Dice) -> Order {
    let mut all: Vec<Player> = Player::all(players).collect();
    dice.shuffle(&mut all);
    all.into_iter().take(count).collect()
}

/// Replaces the decision by one that the workers on the table allow.
fn fit_decision_to_workers(table: &mut Position, dice: &mut Dice) {
    let found = match table.phase {
        Phase::Special => next_special(table),
        Phase::Activation => next_on_road(table, dice),
        Phase::Castle => table.castle.iter().next().map(|player| (player, Decision::FavorLine)),
        Phase::EndOfTurn => {
            let counted = usize::from(table.sections.dungeon.counted) + usize::from(table.sections.walls.counted);
            table.bailiff = super::ledger::space([12, 18, 24][counted]);
            let houses =
                |player: &PlayerDoc| [player.houses.dungeon, player.houses.walls, player.houses.towers][counted];
            let winner = table.players.iter().position(|player| houses(player) > 1);
            winner.map(|seat| (Player::new(seat), Decision::FavorLine))
        }
        _ => None,
    };
    let Some((player, mut what)) = found else { return };
    let may_be_favor = matches!(what, Decision::Joust | Decision::FavorLine)
        || matches!(what, Decision::Build { craft: Kind::Stone | Kind::Prestige, .. });
    if may_be_favor && !dice.one_in(3) {
        what = favor(dice);
    }
    if (table.phase, what) == (Phase::Castle, Decision::FavorLine) && dice.one_in(2) {
        what = Decision::Batch;
    }
    let holding = &mut table.players[player.index()];
    if table.phase == Phase::Castle && what != Decision::Batch {
        holding.batches = holding.batches.max(1);
    }
    let line = match what {
        Decision::FavorEffect { line } => Some(line),
        Decision::FavorCube | Decision::FavorTrade => Some(Line::Cubes),
        Decision::Build { by: By::Favor, .. }
        | Decision::Site { by: By::Favor, .. }
        | Decision::Lawyer { by: By::Favor } => Some(Line::Building),
        _ => None,
    };
    if let Some(line) = line.filter(|line| !holding.lines_used.contains(line)) {
        holding.lines_used.push(line);
    }
    table.decision = Some(DecisionDoc { player, what });
}

/// The next decision in phase 3.
fn next_special(table: &mut Position) -> Option<(Player, Decision)> {
    let special = &mut table.special;
    special.trading_post = special.trading_post.filter(|_| special.gate.is_some());
    let places = [
        (special.gate, Decision::Gate),
        (special.merchants_guild, Decision::Guild),
        (special.joust_field, Decision::Joust),
    ];
    let inn = special.inn.right.filter(|_| special.stables.is_empty() && special.inn.left.is_none());
    let next = places.into_iter().find_map(|(worker, what)| Some((worker?, what)));
    next.or(inn.map(|guest| (guest, Decision::Inn)))
}

/// The next decision in phase 5; moves the provost far enough.
fn next_on_road(table: &mut Position, dice: &mut Dice) -> Option<(Player, Decision)> {
    let (space, on) = table
        .road
        .iter()
        .find_map(|(space, on)| on.as_ref().filter(|on| on.worker.is_some()).map(|on| (*space, on)))?;
    let (worker, tile) = (on.worker?, on.tile);
    let (owner, by) = (on.owner, By::Worker);
    table.provost = table.provost.max(space);
    let prestige: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| tile.kind() == Kind::Prestige).collect();
    Some(match tile {
        Tile::NeutralFarm | Tile::NeutralForest | Tile::WoodFarmFood | Tile::WoodFarmCloth => {
            (worker, Decision::Produce)
        }
        Tile::StoneFarm | Tile::StonePark | Tile::StoneWorkshop => (owner?, Decision::OwnerCube),
        Tile::NeutralCarpenter | Tile::FixedCarpenter => (worker, Decision::Build { craft: Kind::Wood, by }),
        Tile::WoodMason => (worker, Decision::Build { craft: Kind::Stone, by }),
        Tile::StoneArchitect if dice.one_in(3) => (worker, Decision::Site { tile: *dice.pick(&prestige), by }),
        Tile::StoneArchitect => (worker, Decision::Build { craft: Kind::Prestige, by }),
        Tile::WoodLawyer => (worker, Decision::Lawyer { by }),
        _ => (worker, Decision::Trade { tile }),
    })
}

/// A random favor decision.
fn favor(dice: &mut Dice) -> Decision {
    let by = By::Favor;
    let craft = *dice.pick(&[Kind::Wood, Kind::Stone, Kind::Prestige, Kind::Residence]);
    let tile = *dice.pick(&Tile::ALL);
    match dice.below(8) {
        0 | 1 => Decision::FavorLine,
        2 => Decision::FavorEffect { line: *dice.pick(&Line::ALL) },
        3 => Decision::FavorCube,
        4 => Decision::FavorTrade,
        5 => Decision::Build { craft, by },
        6 => Decision::Site { tile, by },
        _ => Decision::Lawyer { by },
    }
}

/// A random decision, usually one of that phase.
fn decision(phase: Phase, dice: &mut Dice) -> Decision {
    use Decision::*;
    let by = if dice.one_in(2) { By::Worker } else { By::Favor };
    let craft = *dice.pick(&[Kind::Wood, Kind::Stone, Kind::Prestige, Kind::Residence]);
    let tile = *dice.pick(&Tile::ALL);
    let favor = favor(dice);
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

/// Random workers, where the phase allows them.
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

/// Delays residences on some buildings, mostly those with a worker.
fn add_delayed(table: &mut Position, dice: &mut Dice) {
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

/// Random lines used, batches, and empty purses.
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
