//! Composes positions from parts that are valid one by one but often not together.

use caylus_rules::parts::{Order, Player};
use caylus_rules::y1303::position::{DecisionDoc, JourneymanDoc, Position};
use caylus_rules::y1303::{By, Character, Decision, Kind, Options, Phase, Set, Space, Tile};

use super::lookups::{
    acting_player, best_deliverer, first_to_act, holder, is_residence, is_uncovered_residence, on, road,
};
use super::rulebook::space;
use super::starts::{Start, put};
use super::turns::seat_after;
use crate::common::dice::Dice;

/// The phases; those with many decisions more often.
const PHASES: [Phase; 12] = {
    use Phase::*;
    [
        Characters,
        Planning,
        Planning,
        Activation,
        Activation,
        Activation,
        Activation,
        Delivery,
        Delivery,
        Stewardship,
        Stewardship,
        Over,
    ]
};

/// A position that may be valid.
pub(crate) fn compose(dice: &mut Dice) -> Position {
    let players = dice.between(2, 5);
    let characters = if dice.one_in(2) { Set::Random } else { Set::FirstGame };
    let options = Options { characters, open_prestige: dice.one_in(4) };
    let mut table = dice.pick(&Start::ALL[1..]).position(players, options, dice).expect("a generated position");
    table.phase = *dice.pick(&PHASES);
    Tile::of_kind(Kind::Fixed).iter().enumerate().for_each(|(number, tile)| put(&mut table, number, *tile, None));
    if table.phase > Phase::Planning || dice.one_in(2) {
        let count = if table.phase <= Phase::Planning { dice.below(players + 1) } else { players };
        table.passing_order = Some(order(count, players, dice));
    }
    if table.phase == Phase::Characters && !dice.one_in(8) {
        deal(&mut table, dice);
    }
    place_workers(&mut table, dice);
    if !dice.one_in(6) {
        decide(&mut table, dice);
    }
    if table.phase == Phase::Over && !dice.one_in(4) {
        (table.round, table.decision) = (9, None);
    }
    spend(&mut table, dice);
    table
}

/// Some of the players in any order.
fn order(count: usize, players: usize, dice: &mut Dice) -> Order {
    let mut all: Vec<Player> = Player::all(players).collect();
    dice.shuffle(&mut all);
    all.into_iter().take(count).collect()
}

/// The last players have a character each; the rest are on the board.
fn deal(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let mut all = Character::ALL.to_vec();
    dice.shuffle(&mut all);
    table.round = 1;
    table.passing_order = None;
    table.players.iter_mut().for_each(|player| player.characters.clear());
    let chosen = dice.below(players);
    table.board = all.split_off(12 - (players + 3 - chosen));
    for back in (0..players).rev().take(chosen) {
        let seat = seat_after(table, table.first_player, back).index();
        table.players[seat].characters.extend(all.pop());
    }
    let next = seat_after(table, table.first_player, players - 1 - chosen);
    if !dice.one_in(8) {
        table.decision = Some(DecisionDoc { player: next, what: Decision::Character });
    }
}

/// Workers, claims and a Journeyman where the phase allows them, and sometimes where it does not.
fn place_workers(table: &mut Position, dice: &mut Dice) {
    let players = table.players.len();
    let wrong = dice.one_in(20);
    if matches!(table.phase, Phase::Planning | Phase::Activation | Phase::Delivery) || wrong {
        table.site.workers = order(dice.below(players + 1), players, dice);
    }
    let chances = dice.between(1, 5);
    let claims = matches!(table.phase, Phase::Activation | Phase::Delivery) && dice.one_in(2) || wrong;
    for on in table.road.values_mut().flatten() {
        if claims && on.tile.kind() == Kind::Start && on.owner.is_none() && dice.one_in(4) {
            (on.owner, on.claimed) = (Some(Player::new(dice.below(players))), true);
        }
        let open = matches!(table.phase, Phase::Planning | Phase::Activation) && !is_residence(on);
        let open = open && on.tile != Tile::Bridge;
        if (open || wrong) && dice.one_in(chances) {
            on.worker = Some(Player::new(dice.below(players)));
        }
    }
    let taken: Vec<(Space, Player)> = road(table).filter_map(|(space, on)| Some((space, on.worker?))).collect();
    if !taken.is_empty() && dice.one_in(2) {
        let (space, first) = *dice.pick(&taken);
        let player = seat_after(table, first, dice.between(1, players - 1));
        table.journeyman = Some(JourneymanDoc { player, space });
    }
}

/// Mostly a decision that the table can lead to.
fn decide(table: &mut Position, dice: &mut Dice) {
    let anybody = Player::new(dice.below(table.players.len()));
    let found = match table.phase {
        Phase::Planning => planning(table, anybody, dice),
        Phase::Activation => activation(table, dice),
        Phase::Delivery => delivery(table, anybody, dice),
        Phase::Stewardship => stewardship(table, dice),
        Phase::Characters | Phase::Over => None,
    };
    let (player, what) = match found {
        Some(found) if !dice.one_in(20) => found,
        _ if table.decision.is_some() => return,
        _ => (anybody, favor(table, dice)),
    };
    table.decision = Some(DecisionDoc { player, what });
}

fn planning(table: &mut Position, anybody: Player, dice: &mut Dice) -> Option<(Player, Decision)> {
    match holder(table, Character::EarlyRiser) {
        Some(player) if dice.one_in(4) => {
            table.road.values_mut().flatten().for_each(|on| on.worker = None);
            (table.journeyman, table.site.workers, table.passing_order) = (None, Order::EMPTY, None);
            Some((player, Decision::EarlyRiser))
        }
        _ => Some((anybody, Decision::Place)),
    }
}

/// The first acting space, or the bridge if there is none before it.
fn activation(table: &mut Position, dice: &mut Dice) -> Option<(Player, Decision)> {
    let first = first_to_act(table);
    if first.is_none_or(|space| space > Space::BRIDGE) && dice.one_in(3) {
        table.activating = dice.one_in(2).then_some(Space::BRIDGE);
        let bailiff = holder(table, Character::Bailiff).filter(|_| dice.one_in(2));
        let anybody = Player::new(dice.below(table.players.len()));
        return Some(bailiff.map_or((anybody, Decision::Bridge), |player| (player, Decision::Bailiff)));
    }
    let acting = first?;
    table.activating = Some(acting);
    // The first of two workers may have acted.
    if table.journeyman.as_ref().is_some_and(|second| second.space == acting) && dice.one_in(3) {
        table.road.get_mut(&acting).and_then(Option::as_mut).expect("a tile").worker = None;
    }
    let player = acting_player(table, acting)?;
    let tile = on(table, acting)?.tile;
    let by = By::Worker;
    let what = match tile {
        Tile::Carpenter | Tile::StartCarpenter => Decision::Build { craft: Kind::Wood, by },
        Tile::WoodMason => Decision::Build { craft: Kind::Stone, by },
        Tile::Lawyer => Decision::Lawyer,
        Tile::Toll => Decision::Toll,
        Tile::Fairground | Tile::WoodManor if !dice.one_in(3) => favor(table, dice),
        tile => Decision::Effect { tile, by },
    };
    Some((player, what))
}

fn delivery(table: &mut Position, anybody: Player, dice: &mut Dice) -> Option<(Player, Decision)> {
    let deliveryman = holder(table, Character::Deliveryman);
    let favor = dice.one_in(2).then(|| favor(table, dice));
    let site = table.site.workers;
    let stop = dice.below(site.len() + 1);
    let player = if stop < site.len() { site.at(stop) } else { deliveryman.unwrap_or(anybody) };
    table.deliveryman_last = favor.is_none() && stop == site.len() && site.contains(player);
    for (place, delivering) in site.iter().enumerate() {
        if (place <= stop || favor.is_some() || dice.one_in(20)) && dice.one_in(2) {
            table.players[delivering.index()].batches = dice.below(4) as u16;
        }
    }
    if let Some(player) = deliveryman.filter(|_| favor.is_some() && dice.one_in(2)) {
        table.players[player.index()].batches += dice.below(3) as u16;
    }
    table.goldsmith_used = dice.one_in(6);
    match favor {
        Some(what) => best_deliverer(table).map(|player| (player, what)),
        None => Some((player, Decision::Batch)),
    }
}

fn stewardship(table: &mut Position, dice: &mut Dice) -> Option<(Player, Decision)> {
    let bare: Vec<Space> = road(table).filter(|(_, on)| is_uncovered_residence(on)).map(|(space, _)| space).collect();
    let theatre = road(table).find(|(_, on)| on.monument == Some(Tile::Theatre)).map(|(space, _)| space);
    let (space, what) = match theatre {
        Some(space) if dice.one_in(2) => (space, favor(table, dice)),
        _ if bare.is_empty() => (space(dice.between(5, 12)), Decision::Monument),
        _ => (*dice.pick(&bare), Decision::Monument),
    };
    table.activating = Some(space);
    Some((on(table, space)?.owner?, what))
}

/// Some decision about a favor, mostly for a tile of the site.
fn favor(table: &Position, dice: &mut Dice) -> Decision {
    let by = By::Favor;
    let tile = if dice.one_in(12) { *dice.pick(&Tile::ALL) } else { *dice.pick(&table.site.tiles) };
    match dice.below(4) {
        0 => Decision::Favor,
        1 => Decision::FavorCharacter,
        _ if tile == Tile::StartCarpenter => Decision::Build { craft: Kind::Wood, by },
        _ if tile == Tile::WoodMason => Decision::Build { craft: Kind::Stone, by },
        _ => Decision::Effect { tile, by },
    }
}

/// Workers that are on the board are not at hand; some players are poor.
fn spend(table: &mut Position, dice: &mut Dice) {
    for seat in 0..table.players.len() {
        let player = Some(Player::new(seat));
        let on_road = road(table).filter(|(_, on)| on.worker == player).count();
        let second = table.journeyman.as_ref().filter(|second| Some(second.player) == player).iter().count();
        let at_site = usize::from(table.site.workers.contains(Player::new(seat)));
        let left = 15_usize.saturating_sub(on_road + second + at_site) as u8;
        let holding = &mut table.players[seat];
        if !dice.one_in(30) {
            holding.workers = holding.workers.map(|workers| workers.min(left));
        }
        if dice.one_in(8) {
            holding.cubes = caylus_rules::parts::Cubes::NONE;
        }
        if dice.one_in(8) {
            holding.workers = Some(dice.below(3) as u8);
        }
    }
}
