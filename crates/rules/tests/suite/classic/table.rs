//! Invariants of a table.

use caylus_rules::classic::position::{PlayerDoc, Position};
use caylus_rules::parts::{Cube, Cubes};

use super::audit::last_open_column;

/// Six workers per player, markers within the open columns, houses within the sections.
pub(crate) fn check(table: &Position) {
    let special = &table.special;
    let single = [special.gate, special.trading_post, special.merchants_guild, special.joust_field];
    let inn = [special.inn.left, special.inn.right];
    let road = table.road.values().flatten().map(|on| on.worker);
    let mut placed = [0; 5];
    for player in single.into_iter().chain(inn).chain(road).flatten() {
        placed[player.index()] += 1;
    }
    for player in special.stables.iter().chain(table.castle.iter()) {
        placed[player.index()] += 1;
    }
    let open = last_open_column(table);
    let mut houses = [0; 3];
    for (player, placed) in table.players.iter().zip(placed) {
        assert_eq!(player.workers.expect("complete") + placed, 6, "C0.1");
        let markers = &player.favors;
        let columns = [markers.prestige, markers.deniers, markers.cubes, markers.building];
        assert!(columns.iter().all(|column| *column <= open), "C8.2");
        houses[0] += player.houses.dungeon;
        houses[1] += player.houses.walls;
        houses[2] += player.houses.towers;
    }
    let sections = [&table.sections.dungeon, &table.sections.walls, &table.sections.towers];
    for ((section, houses), places) in sections.into_iter().zip(houses).zip([6, 10, 14]) {
        assert_eq!(section.free.expect("complete") + houses, places, "C6.2");
    }
    assert!(table.favors_owed.is_some_and(|owed| owed <= 4));
}

/// Whether the player has more than a position accepts, which only games loaded near the limit reach.
pub(crate) fn is_beyond_limits(player: &PlayerDoc) -> bool {
    let cubes = Cube::ALL.iter().any(|cube| player.cubes.count(*cube) > Cubes::LIMIT);
    cubes || player.deniers.max(player.prestige) > 9999
}
