//! Checks every event against the table: who, how much, where. An independent implementation of the rules.

use caylus_rules::classic::position::{PlayerDoc, Position, RoadDoc, SectionDoc};
use caylus_rules::classic::{Cause, Event, Kind, Line, Phase, Section, Space, Spot, Tile};
use caylus_rules::parts::{Cube, Cubes, Goods, Order, Player};

use super::ledger::{space, tile_on};
use super::rulebook::{cost, costs_any, facts, goods, is_plain, offered, owner_cubes};

type Paid = Option<(Player, Goods, Cause)>;

/// Checks an event against the table before it.
pub(crate) fn check(table: &Position, paid: Paid, event: &Event) {
    let valid = match *event {
        Event::TurnStarted { .. } => table.phase == Phase::EndOfTurn,
        Event::PhaseStarted { phase } => phase == next_phase(table.phase),
        Event::TurnOrder { order, cause } => order == new_order(table, cause),
        Event::Passed { player, number } => {
            passed(table).len() + 1 == usize::from(number) && !passed(table).contains(player)
        }
        Event::WorkerPlaced { player, spot } => {
            let home = holding(table, player).workers.unwrap_or_default();
            table.phase == Phase::Placing && home > 0 && can_place_worker(table, player, spot)
        }
        Event::WorkerMoved { player, from, to } => {
            let in_inn = to == Spot::INN && table.special.inn.right == Some(player);
            table.phase == Phase::Special && from == Spot::GATE && !in_inn && can_place_worker(table, player, to)
        }
        Event::InnEntered { .. } => table.phase == Phase::Special,
        Event::InnKept { player } => table.special.inn.right == Some(player) && table.special.inn.left.is_none(),
        Event::WorkerReturned { player, .. } => holding(table, player).workers.is_some_and(|home| home < 6),
        Event::ProvostMoved { player, from, to } => from == table.provost && can_move_provost(table, paid, player, to),
        Event::BailiffMoved { from, to } => {
            let steps = if table.provost > from { 2 } else { 1 };
            from == table.bailiff && to.index() == from.index() + steps
        }
        Event::Gained { player, goods, cause } => is_valid_gain(table, paid, player, goods, cause),
        Event::Paid { player, goods, cause } => is_valid_payment(table, player, goods, cause),
        Event::PrestigeLost { player, amount, cause } => {
            penalty(table, player, cause).min(holding(table, player).prestige) == amount
        }
        Event::Declined { .. } => true,
        Event::Built { player, tile, space, cause } => is_valid_build(table, paid, player, tile, space, cause),
        Event::ResidenceDelayed { player, space, .. } => {
            on(table, space).worker.is_some() && can_become_residence(table, player, space) && !is_delayed(table, space)
        }
        Event::ResidenceMade { player, space, replaced } => {
            let there = on(table, space);
            there.worker.is_none() && there.tile == replaced && can_become_residence(table, player, space)
        }
        Event::FavorsWon { player, count, cause } => count == favors_for(table, player, cause),
        Event::FavorsLost { player, count } => {
            holding(table, player).lines_used.len() == 4 && table.favors_owed == Some(count)
        }
        Event::FavorLine { player, line, column, advanced } => {
            let before = column_of(holding(table, player), line);
            let may = before < last_open_column(table);
            let used = holding(table, player).lines_used.contains(&line);
            !used && advanced == may && column == before + u8::from(may)
        }
        Event::HouseBuilt { player, section } => {
            table.castle.contains(player) && current_section(table) == Some(section)
        }
        Event::HousesCounted { player, section, houses } => {
            houses == houses_of(holding(table, player), section)
                && table.due.as_ref().is_some_and(|due| due[0] == section)
        }
        Event::SectionCounted { .. } => table.phase == Phase::EndOfTurn,
        Event::FinalBonus { player, gold, cubes, deniers } => [gold, cubes, deniers] == bonus(holding(table, player)),
    };
    assert!(
        valid,
        "against audit.rs or rulebook.rs in tests/suite/classic: {event:?}, paid {paid:?}, with {}",
        serde_json::to_string(table).unwrap()
    );
}

/// [C7.2] The sections to count: reached by the bailiff, or complete.
pub(crate) fn due_sections(table: &Position) -> Vec<Section> {
    let trigger = |section: Section| space([12, 18, 24][section as usize]);
    let is_due = |section: &Section| {
        let SectionDoc { counted, free } = *section_of(table, *section);
        !counted && (table.bailiff >= trigger(*section) || free == Some(0))
    };
    Section::ALL.into_iter().filter(is_due).collect()
}

/// [C9.1] Points for gold, other cubes, deniers.
pub(crate) fn bonus(holding: &PlayerDoc) -> [u16; 3] {
    let others: u16 = Cube::PLAIN.iter().map(|cube| holding.cubes.count(*cube)).sum();
    [3 * holding.cubes.count(Cube::Gold), others / 3, holding.deniers / 4]
}

pub(crate) fn holding(table: &Position, player: Player) -> &PlayerDoc {
    &table.players[player.index()]
}

/// [C6.2] The section for the next house: the first uncounted one with room.
pub(crate) fn current_section(table: &Position) -> Option<Section> {
    let has_room = |section: &Section| {
        let section = section_of(table, *section);
        !section.counted && section.free > Some(0)
    };
    Section::ALL.into_iter().find(has_room)
}

pub(crate) fn is_full(table: &Position) -> bool {
    Space::all().all(|space| tile_on(table, space).is_some())
}

pub(crate) fn on(table: &Position, space: Space) -> &RoadDoc {
    table.road.get(&space).and_then(Option::as_ref).expect("a building")
}

/// [C8.2] The last open column.
pub(crate) fn last_open_column(table: &Position) -> u8 {
    match (table.sections.dungeon.counted, table.sections.walls.counted) {
        (false, _) => 2,
        (true, false) => 4,
        (true, true) => 5,
    }
}

pub(crate) fn column_of(holding: &PlayerDoc, line: Line) -> u8 {
    let markers = &holding.favors;
    [markers.prestige, markers.deniers, markers.cubes, markers.building][line as usize]
}

pub(crate) fn houses_of(holding: &PlayerDoc, section: Section) -> u8 {
    [holding.houses.dungeon, holding.houses.walls, holding.houses.towers][section as usize]
}

pub(crate) fn passed(table: &Position) -> Order {
    table.passing_order.expect("complete")
}

fn section_of(table: &Position, section: Section) -> &SectionDoc {
    [&table.sections.dungeon, &table.sections.walls, &table.sections.towers][section as usize]
}

fn next_phase(phase: Phase) -> Phase {
    match phase {
        Phase::Income => Phase::Placing,
        Phase::Placing => Phase::Special,
        Phase::Special => Phase::Provost,
        Phase::Provost => Phase::Activation,
        Phase::Activation => Phase::Castle,
        Phase::Castle => Phase::EndOfTurn,
        Phase::EndOfTurn | Phase::Over => Phase::Income,
    }
}

/// [C3.5] and [C7.6] The new turn order.
fn new_order(table: &Position, cause: Cause) -> Order {
    let old = table.turn_order.expect("complete");
    match cause {
        Cause::TwoPlayers if table.players.len() == 2 => old.iter().rev().collect(),
        Cause::Special { spot: Spot::STABLES } => {
            let first = table.special.stables;
            first.iter().chain(old.iter().filter(|player| !first.contains(*player))).collect()
        }
        _ => Order::EMPTY,
    }
}

/// [C2.4]–[C2.7] Whether a worker can go there, ignoring the price.
pub(crate) fn can_place_worker(table: &Position, player: Player, spot: Spot) -> bool {
    let special = &table.special;
    match spot {
        Spot::STABLES => table.players.len() > 2 && special.stables.len() < 3 && !special.stables.contains(player),
        Spot::CASTLE => !table.castle.contains(player),
        Spot::INN => special.inn.left.is_none(),
        Spot::GATE => special.gate.is_none(),
        Spot::TRADING_POST => special.trading_post.is_none(),
        Spot::MERCHANTS_GUILD => special.merchants_guild.is_none(),
        Spot::JOUST_FIELD => special.joust_field.is_none(),
        _ => spot
            .space()
            .and_then(|space| table.road.get(&space)?.as_ref())
            .is_some_and(|on| on.worker.is_none() && !matches!(on.tile.kind(), Kind::Prestige | Kind::Residence)),
    }
}

/// [C3.3], [C4.1], [C7.1] The guild moves the provost for free, a player pays in phase 4, or the provost follows the bailiff.
fn can_move_provost(table: &Position, paid: Paid, player: Option<Player>, to: Space) -> bool {
    let steps = to.index().abs_diff(table.provost.index());
    match player {
        None => to == table.bailiff && table.phase == Phase::EndOfTurn,
        Some(player) if table.phase == Phase::Special => {
            table.special.merchants_guild == Some(player) && (1..=3).contains(&steps)
        }
        Some(player) => {
            let price = Goods::deniers(steps as u16);
            paid == Some((player, price, Cause::Provost)) && (1..=3).contains(&steps)
        }
    }
}

/// [C2.2], [C10.1] The price of a worker.
pub(crate) fn price(table: &Position, player: Player, spot: Spot) -> u16 {
    let own = spot.space().is_some_and(|space| on(table, space).owner == Some(player));
    match passed(table).len() as u16 {
        _ if own || table.special.inn.right == Some(player) => 1,
        1 if table.players.len() == 2 => 3,
        passed => 1 + passed,
    }
}

fn is_valid_payment(table: &Position, player: Player, paid: Goods, cause: Cause) -> bool {
    match cause {
        Cause::Placement { spot } => paid == Goods::deniers(price(table, player, spot)),
        Cause::Special { spot } => spot == Spot::JOUST_FIELD && paid == goods("cloth 1d"),
        Cause::Provost => table.phase == Phase::Provost && (1..=3).contains(&paid.deniers) && paid.cubes.is_empty(),
        Cause::Activation { tile, space } => {
            acts(table, player, tile, space) && (tile != Tile::WoodLawyer || paid == goods("cloth 1d"))
        }
        // Checked with the `Built` event that follows.
        Cause::Building { .. } => true,
        Cause::Favor { line, column: 4 } if column_of(holding(table, player), line) >= 4 => match line {
            Line::Cubes => paid.deniers == 0 && paid.cubes.total() == 1,
            Line::Building => paid == goods("cloth"),
            _ => false,
        },
        // [C6.1] Food and two different others.
        Cause::Batch { section } => {
            let different = Cube::ALL.iter().all(|cube| paid.cubes.count(*cube) <= 1);
            let is_batch = different && paid.cubes.total() == 3 && paid.cubes.count(Cube::Food) == 1;
            is_batch && paid.deniers == 0 && current_section(table) == Some(section) && table.castle.contains(player)
        }
        _ => false,
    }
}

/// [C5.1] The worker is the first on the road, not beyond the provost.
fn acts(table: &Position, player: Player, tile: Tile, space: Space) -> bool {
    let nobody_before = table.road.range(..space).all(|(_, on)| on.as_ref().is_none_or(|on| on.worker.is_none()));
    let there = on(table, space);
    let is_acting = there.worker == Some(player) && there.tile == tile;
    table.phase == Phase::Activation && nobody_before && is_acting && space <= table.provost
}

fn is_valid_gain(table: &Position, paid: Paid, player: Player, got: Goods, cause: Cause) -> bool {
    let given = |cause: Cause| match paid {
        Some((payer, goods, why)) if payer == player && why == cause => goods,
        _ => Goods::NONE,
    };
    match cause {
        Cause::Income { residences, prestige_buildings } => {
            let own = || table.road.values().flatten().filter(|on| on.owner == Some(player)).map(|on| on.tile);
            let count = own().filter(|tile| *tile == Tile::Residence).count();
            let library = u16::from(own().any(|tile| tile == Tile::PrestigeLibrary));
            let hotel = u16::from(own().any(|tile| tile == Tile::PrestigeHotel));
            let matches = count == usize::from(residences) && prestige_buildings == library + 2 * hotel;
            matches && got == Goods::deniers(2 + count as u16 + library + 2 * hotel)
        }
        Cause::FirstPass => got == Goods::deniers(1) && passed(table).len() == 1 && passed(table).contains(player),
        Cause::Visit { space } => {
            let there = on(table, space);
            got == Goods::prestige(1)
                && there.owner == Some(player)
                && there.worker.is_some_and(|worker| worker != player)
        }
        Cause::Special { spot } => spot == Spot::TRADING_POST && got == Goods::deniers(3),
        Cause::Activation { tile, space } => {
            acts(table, player, tile, space) && offered(table.options, tile, given(cause), got)
        }
        Cause::OwnerShare { tile, space } => {
            let there = on(table, space);
            let visited = there.owner == Some(player) && there.worker.is_some_and(|worker| worker != player);
            visited && there.tile == tile && owner_cubes(tile).iter().any(|kind| got == Goods::cubes(Cubes::one(*kind)))
        }
        Cause::Building { tile, space } => {
            let there = on(table, space);
            there.owner == Some(player) && there.tile == tile && got == Goods::prestige(facts(table.options, tile).1)
        }
        Cause::Residence { space } => {
            let there = on(table, space);
            there.owner == Some(player) && there.tile == Tile::Residence && got == Goods::prestige(2)
        }
        Cause::Favor { line, column } => {
            let reached = column <= column_of(holding(table, player), line);
            let number = u16::from(column);
            reached
                && match (line, column) {
                    (Line::Prestige, _) => got == Goods::prestige(number),
                    (Line::Deniers, _) => got == Goods::deniers(number + 2),
                    (Line::Cubes, 1) => got == goods("food"),
                    (Line::Cubes, 2) => got == goods("wood") || got == goods("stone"),
                    (Line::Cubes, 3) => got == goods("cloth"),
                    (Line::Cubes, 4) => given(cause) != Goods::NONE && is_plain(got, 2),
                    (Line::Cubes, 5) => got == goods("gold"),
                    _ => false,
                }
        }
        Cause::SimplifiedFavor => table.options.simplified_favors && got == Goods::prestige(3),
        Cause::Batch { section } => got == Goods::prestige([5, 4, 3][section as usize]),
        _ => false,
    }
}

/// [C5.4], [C5.5], [C8.8] Paid with the right cubes, by a player who can build it, and put on the right space.
fn is_valid_build(table: &Position, paid: Paid, player: Player, tile: Tile, at: Space, cause: Cause) -> bool {
    let (column, builders) = match tile.kind() {
        Kind::Wood => (2, [Tile::NeutralCarpenter, Tile::FixedCarpenter]),
        Kind::Stone => (3, [Tile::WoodMason, Tile::WoodMason]),
        _ => (5, [Tile::StoneArchitect, Tile::StoneArchitect]),
    };
    let by_favor = cause == Cause::Favor { line: Line::Building, column };
    let may = match cause {
        Cause::Favor { .. } => by_favor && column_of(holding(table, player), Line::Building) >= column,
        Cause::Activation { tile: builder, space } => {
            acts(table, player, builder, space) && builders.contains(&builder)
        }
        _ => false,
    };
    let right_place = match tile.kind() {
        Kind::Prestige => on(table, at).owner == Some(player) && on(table, at).tile == Tile::Residence,
        _ => Space::all().find(|space| tile_on(table, *space).is_none()) == Some(at),
    };
    let cost = cost(table.options, tile, by_favor);
    let right_price = match paid {
        Some((payer, given, Cause::Building { tile: of, space })) if (payer, of, space) == (player, tile, at) => {
            let extra = given.cubes.cover(cost.cubes).then(|| (given.cubes - cost.cubes).total());
            extra == Some(u16::from(costs_any(tile))) && given.deniers == 0
        }
        _ => false,
    };
    may && right_place && right_price
}

/// [C5.6] A neutral building, or the player's own wood or stone one, but never the Lawyer.
pub(crate) fn can_become_residence(table: &Position, player: Player, space: Space) -> bool {
    let there = on(table, space);
    match there.tile.kind() {
        Kind::Neutral => true,
        Kind::Wood | Kind::Stone => there.owner == Some(player) && there.tile != Tile::WoodLawyer,
        _ => false,
    }
}

/// [C5.7] Whether the building is already to become a residence.
pub(crate) fn is_delayed(table: &Position, space: Space) -> bool {
    table.delayed.iter().any(|delayed| delayed.space == space)
}

/// [C6.3], [C7.3] The points lost without a batch or a house.
fn penalty(table: &Position, player: Player, cause: Cause) -> u16 {
    let holding = holding(table, player);
    match cause {
        Cause::NoBatch if holding.batches == 0 && table.castle.contains(player) && current_section(table).is_some() => {
            2
        }
        Cause::Count { section } if houses_of(holding, section) == 0 => [2, 3, 4][section as usize],
        _ => panic!("{cause:?} costs no points"),
    }
}

/// [C3.4], [C5.5], [C6.4], [C7.3] The favors won by a cause.
fn favors_for(table: &Position, player: Player, cause: Cause) -> u8 {
    match cause {
        Cause::Special { spot: Spot::JOUST_FIELD } if table.special.joust_field == Some(player) => 1,
        Cause::Building { tile, .. } => facts(table.options, tile).2,
        Cause::BestBuilder => {
            let batches = |player: Player| holding(table, player).batches;
            let most = table.castle.iter().map(batches).max().unwrap_or_default();
            let best = table.castle.iter().find(|player| batches(*player) == most);
            u8::from(most > 0 && best == Some(player))
        }
        Cause::Count { section } => match (section, houses_of(holding(table, player), section)) {
            (_, 0 | 1) => 0,
            (Section::Dungeon, _) => 1,
            (Section::Walls, houses) => [1, 2, 2, 3][usize::from(houses.min(5)) - 2],
            (Section::Towers, houses) => [1, 1, 2, 2, 3][usize::from(houses.min(6)) - 2],
        },
        _ => 0,
    }
}
