//! The features of Caylus 1303.

use std::sync::{Arc, LazyLock};

use caylus_rules::Game;
use caylus_rules::parts::{Cube, Player};
use caylus_rules::y1303::{Caylus1303, Character, Space, Tile};

use super::{FeatureList, Features};
use crate::bot::Bot;
use crate::net::Net;
use crate::search::{Search, Settings};

/// The first tile that players can build.
const FIRST_BUILT: usize = Tile::WoodFarm as usize;
const BUILT: usize = Tile::COUNT - FIRST_BUILT;

impl Features for Caylus1303 {
    const TABLE: usize = 4 + 9 + 28 + Tile::COUNT + BUILT + Character::COUNT;
    const PLAYER: usize = 5 * 8 + 10 + 4 + 16 + Character::COUNT + BUILT + 6 + 8 + 5 + BUILT;

    fn net() -> Option<Arc<Net>> {
        static NET: LazyLock<Option<Arc<Net>>> =
            LazyLock::new(|| Net::embedded::<Caylus1303>(include_bytes!("../../../nets/1303.bin")));
        NET.clone()
    }

    fn search(settings: &Settings, threads: usize) -> Box<dyn Bot<Self>> {
        Box::new(Search::new(settings, threads))
    }

    fn describe_table(&self, features: &mut FeatureList) {
        features.one_of(4, self.players() - 2);
        features.thermometer(9, self.round());
        features.thermometer(28, self.provost());
        let mut on_road = 0_u64;
        Space::all().filter_map(|space| self.tile(space)).for_each(|tile| on_road |= 1 << tile as u64);
        Tile::ALL.into_iter().for_each(|tile| features.flag(on_road & 1 << tile as u64 != 0));
        let mut supply = 0_u64;
        self.tiles_in_supply().for_each(|tile| supply |= 1 << tile as u64);
        built().for_each(|tile| features.flag(supply & 1 << tile as u64 != 0));
        let board = self.characters_on_board();
        Character::ALL.into_iter().for_each(|character| features.flag(board.has(character)));
    }

    fn describe_player(&self, player: Player, features: &mut FeatureList) {
        let cubes = self.cubes(player);
        Cube::ALL.into_iter().for_each(|cube| features.thermometer(8, cubes.count(cube)));
        features.thermometer(10, cubes.total());
        features.thermometer(4, Cube::ALL.into_iter().filter(|cube| cubes.count(*cube) > 0).count().saturating_sub(1));
        features.thermometer(16, self.workers(player));
        let characters = self.characters(player);
        Character::ALL.into_iter().for_each(|character| features.flag(characters.has(character)));
        let (mut owned, mut residences) = (0_u64, 0_usize);
        self.buildings(player).for_each(|tile| owned |= 1 << tile as u64);
        for monument in self.residences_of(player) {
            match monument {
                Some(tile) => owned |= 1 << tile as u64,
                None => residences += 1,
            }
        }
        built().for_each(|tile| features.flag(owned & 1 << tile as u64 != 0));
        features.thermometer(6, residences);
        features.thermometer(8, self.houses_left(player) as usize);
        features.one_of(5, (player.index() + self.players() - self.first_player().index()) % self.players());
        let mut able = 0_u64;
        let able_now = self.tiles_in_supply().filter(|tile| cubes.cover(tile.cost()));
        able_now.for_each(|tile| able |= 1 << tile as u64);
        built().for_each(|tile| features.flag(able & 1 << tile as u64 != 0));
    }
}

fn built() -> impl Iterator<Item = Tile> {
    Tile::ALL.into_iter().skip(FIRST_BUILT)
}
