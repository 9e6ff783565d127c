//! The features of Magna Carta.

use std::sync::{Arc, LazyLock};

use caylus_rules::Game;
use caylus_rules::magna_carta::{Card, MagnaCarta, Prestige, Section};
use caylus_rules::parts::{Cube, Player};

use super::{FeatureList, Features};
use crate::bot::Bot;
use crate::net::Net;
use crate::search::{Search, Settings};

/// The kinds of cubes in the game.
const CUBES: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Gold];
/// The cards every player has come first.
const OWN: usize = Card::NeutralPark as usize;

impl Features for MagnaCarta {
    const TABLE: usize = 3 + 1 + 3 * 10 + 20 + 9 + 3 * Card::ALL.len() + Prestige::ALL.len();
    const PLAYER: usize = 4 * 8 + 10 + 4 + 14 + 5 + OWN + OWN + 6 + 3 + 4;

    fn net() -> Option<Arc<Net>> {
        static NET: LazyLock<Option<Arc<Net>>> =
            LazyLock::new(|| Net::embedded::<MagnaCarta>(include_bytes!("../../../nets/magna-carta.bin")));
        NET.clone()
    }

    fn search(settings: &Settings, threads: usize) -> Box<dyn Bot<Self>> {
        Box::new(Search::new(settings, threads))
    }

    fn describe_table(&self, features: &mut FeatureList) {
        features.one_of(3, self.players() - 2);
        features.flag(self.provost().is_some());
        Section::ALL.into_iter().for_each(|section| features.thermometer(10, self.tokens_in(section)));
        let length = self.places().len();
        features.thermometer(20, length);
        let provost = self.provost().map_or(length, |place| place.index() + 1);
        features.thermometer(9, (length + 3).saturating_sub(provost));
        let mut usable = [0_usize; Card::ALL.len()];
        for card in self.places().map(|place| self.card_on(place)).filter(|card| !card.residence) {
            usable[card.card as usize] += 1;
        }
        usable.into_iter().for_each(|count| features.thermometer(3, count));
        Prestige::ALL.into_iter().for_each(|building| features.flag(self.is_in_supply(building)));
    }

    fn describe_player(&self, player: Player, features: &mut FeatureList) {
        let cubes = self.cubes(player);
        CUBES.into_iter().for_each(|cube| features.thermometer(8, cubes.count(cube)));
        features.thermometer(10, cubes.total());
        let batches = [Cube::Food, Cube::Wood, Cube::Stone].map(|cube| cubes.count(cube)).into_iter().min();
        features.thermometer(4, batches.unwrap_or(0));
        features.thermometer(14, self.deniers(player));
        let hand = self.hand_of(player);
        features.thermometer(5, hand.len());
        Card::ALL.into_iter().take(OWN).for_each(|card| features.flag(hand.contains(card)));
        let (mut owned, mut residences, mut covered) = (0_u32, 0_usize, 0_usize);
        for card in self.places().map(|place| self.card_on(place)).filter(|card| card.owner == Some(player)) {
            match (card.residence, card.covered) {
                (_, true) => covered += 1,
                (true, false) => residences += 1,
                (false, false) => owned |= 1 << card.card as u32,
            }
        }
        Card::ALL.into_iter().take(OWN).for_each(|card| features.flag(owned & 1 << card as u32 != 0));
        features.thermometer(6, residences);
        features.thermometer(3, covered);
        let place = (player.index() + self.players() - self.first_player().index()) % self.players();
        features.one_of(4, place);
    }
}
