//! The features of Caylus.

use std::sync::{Arc, LazyLock};

use caylus_rules::Game;
use caylus_rules::classic::{Classic, Kind, Line, Section, Space, Tile};
use caylus_rules::parts::{Cube, Player};

use super::{FeatureList, Features};
use crate::bot::Bot;
use crate::net::Net;
use crate::search::{Search, Settings};

/// The first tile that players can build; the residence comes last.
const FIRST_BUILT: usize = Tile::WoodFarmFood as usize;
const BUILT: usize = Tile::ALL.len() - 1 - FIRST_BUILT;

impl Features for Classic {
    const TABLE: usize = 4 + 28 + 9 + 4 + 8 + 8 + Tile::ALL.len() + BUILT;
    const PLAYER: usize = 5 * 8 + 10 + 4 + 16 + 4 * 5 + 3 + 5 + 6 + BUILT + 5 + 5 + 1 + BUILT;

    fn net() -> Option<Arc<Net>> {
        static NET: LazyLock<Option<Arc<Net>>> =
            LazyLock::new(|| Net::embedded::<Classic>(include_bytes!("../../../nets/classic.bin")));
        NET.clone()
    }

    fn search(settings: &Settings, threads: usize) -> Box<dyn Bot<Self>> {
        Box::new(Search::new(settings, threads))
    }

    fn describe_table(&self, features: &mut FeatureList) {
        features.one_of(4, self.players() - 2);
        let (provost, bailiff) = (self.provost().index(), self.bailiff().index());
        features.thermometer(28, bailiff);
        features.one_of(9, (provost + 4).saturating_sub(bailiff));
        features.one_of(4, Section::ALL.into_iter().filter(|section| self.is_counted(*section)).count());
        let current = Section::ALL.into_iter().find(|section| !self.is_counted(*section));
        let houses = |section| Player::all(self.players()).map(|player| self.houses(player, section)).sum::<u8>();
        features.thermometer(8, current.map_or(0, houses));
        // Buildings ahead of the bailiff make the road long enough for workers.
        let ahead = Space::all().skip(bailiff + 1).filter(|space| self.tile(*space).is_some()).count();
        features.thermometer(8, ahead);
        let mut on_road = 0_u64;
        for tile in Space::all().filter_map(|space| self.tile(space)) {
            on_road |= 1 << tile as u64;
        }
        Tile::ALL.into_iter().for_each(|tile| features.flag(on_road & 1 << tile as u64 != 0));
        let mut supply = 0_u64;
        for kind in [Kind::Wood, Kind::Stone, Kind::Prestige] {
            self.tiles_in_supply(kind).for_each(|tile| supply |= 1 << tile as u64);
        }
        built().for_each(|tile| features.flag(supply & 1 << tile as u64 != 0));
    }

    fn describe_player(&self, player: Player, features: &mut FeatureList) {
        let cubes = self.cubes(player);
        Cube::ALL.into_iter().for_each(|cube| features.thermometer(8, cubes.count(cube)));
        features.thermometer(10, cubes.total());
        features.thermometer(4, Cube::ALL.into_iter().skip(1).filter(|cube| cubes.count(*cube) > 0).count());
        features.thermometer(16, self.deniers(player));
        Line::ALL.into_iter().for_each(|line| features.thermometer(5, self.favor_column(player, line)));
        for (section, length) in Section::ALL.into_iter().zip([3, 5, 6]) {
            features.thermometer(length, if self.is_counted(section) { 0 } else { self.houses(player, section) });
        }
        let mut owned = 0_u64;
        self.buildings(player).for_each(|tile| owned |= 1 << tile as u64);
        built().for_each(|tile| features.flag(owned & 1 << tile as u64 != 0));
        features.thermometer(5, self.residences_of(player) as usize);
        features.one_of(5, self.turn_order().place_of(player).unwrap_or(0));
        features.flag(self.inn_guest() == Some(player));
        let mut able = 0_u64;
        for kind in [Kind::Wood, Kind::Stone, Kind::Prestige] {
            let able_now = self.tiles_in_supply(kind).filter(|tile| cubes.cover(tile.cost()));
            able_now.for_each(|tile| able |= 1 << tile as u64);
        }
        built().for_each(|tile| features.flag(able & 1 << tile as u64 != 0));
    }
}

fn built() -> impl Iterator<Item = Tile> {
    Tile::ALL.into_iter().skip(FIRST_BUILT).take(BUILT)
}
