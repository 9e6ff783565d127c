//! Invariants of a position.

use caylus_rules::parts::{Cube, Cubes, Player};
use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{Character, Kind, Tile};

use super::lookups::{Holding, camp, hand, road, second_on};
use super::rulebook::starting_tiles;

/// 15 workers each, every tile in one place, no duplicate characters, no more houses than exist, the provost on the road.
pub(crate) fn check(table: &Position) {
    assert!((1..=9).contains(&table.round), "T4.5");
    assert!((5..=29).contains(&table.provost), "T2.5");
    for player in Player::all(table.players.len()) {
        let on_road = road(table).filter(|(_, on)| on.worker == Some(player)).count();
        let second = road(table).filter(|(space, _)| second_on(table, *space) == Some(player)).count();
        let at_site = usize::from(table.site.workers.contains(player));
        let own = usize::from(hand(table, player) + camp(table, player));
        assert_eq!(own + on_road + second + at_site, 15, "T0.1");
        assert!(road(table).filter(|(_, on)| on.owner == Some(player)).count() <= 9, "T0.8");
    }
    let monuments = road(table).filter_map(|(_, on)| on.monument);
    let mut tiles: Vec<Tile> = road(table).map(|(_, on)| on.tile).chain(monuments).chain(table.site.tiles).collect();
    tiles.extend(table.supply.as_ref().expect("complete"));
    tiles.sort_unstable();
    let mut all: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| tile.kind() != Kind::Start).collect();
    all.extend(starting_tiles());
    all.sort_unstable();
    assert_eq!(tiles, all, "every tile is in one place");
    let mut characters: Vec<Character> = table.board.clone();
    table.players.iter().for_each(|player| characters.extend(&player.characters));
    characters.sort_unstable();
    assert!(characters.windows(2).all(|pair| pair[0] < pair[1]), "every character is in one place");
    for (space, on) in road(table) {
        let starting = on.tile.kind() == Kind::Start;
        assert_eq!(starting, (5..13).contains(&space.index()), "T0.2");
        assert!(on.monument.is_none() || on.owner.is_some() && !on.claimed && starting, "T4.2");
        assert!(on.worker.is_none() || !starting || on.owner.is_none() || on.claimed, "T1.1");
        assert_eq!(on.owner.is_some() && !starting, !super::lookups::is_neutral(space), "built tiles have an owner");
    }
}

/// Whether the player has more than a position accepts.
pub(crate) fn is_beyond_limits(player: &Holding) -> bool {
    let cubes = Cube::ALL.iter().any(|cube| player.cubes.count(*cube) > Cubes::LIMIT);
    cubes || player.prestige.max(player.batches) > 9999
}
