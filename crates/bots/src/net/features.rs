//! What a net sees of a position: features that are on or off.

mod classic;
mod magna_carta;
mod y1303;

use std::ops::Deref;
use std::sync::Arc;

use arrayvec::ArrayVec;
use caylus_rules::Game;
use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::bot::Bot;
use crate::heuristics::Heuristics;
use crate::net::Net;
use crate::search::Settings;

/// Upper bound on the features that are on at once, of the table or of a player.
const MAX_ON: usize = 256;

/// A game described by features. Both lists have a fixed order and length.
pub trait Features: Game {
    /// How many features the table has.
    const TABLE: usize;
    /// How many features each player has, without those that every game has.
    const PLAYER: usize;

    /// The trained net, loaded once; `None` if it is for other features.
    fn net() -> Option<Arc<Net>>;

    /// A search with these settings, compiled in this crate like [`Heuristics::bot`].
    fn search(settings: &Settings, threads: usize) -> Box<dyn Bot<Self>>;

    /// Writes what all players share: road, time left, supply.
    fn describe_table(&self, features: &mut FeatureList);

    /// Writes what a player has.
    fn describe_player(&self, player: Player, features: &mut FeatureList);
}

/// The features of a player in any game: by how much their worth exceeds that of the best opponent.
const LEADS: [f32; 13] = [-24.0, -16.0, -11.0, -7.0, -4.0, -2.0, 0.0, 2.0, 4.0, 7.0, 11.0, 16.0, 24.0];

/// How many features each player has, with those that every game has.
pub(super) const fn player_features<G: Features>() -> usize {
    G::PLAYER + LEADS.len()
}

pub(super) fn describe_table<G: Features>(game: &G, features: &mut FeatureList) {
    game.describe_table(features);
    debug_assert_eq!(features.described(), G::TABLE);
}

pub(super) fn describe_player<G: Features>(game: &G, player: Player, worth: &[f32], features: &mut FeatureList) {
    let others = worth.iter().enumerate().filter(|(seat, _)| *seat != player.index());
    let lead = worth[player.index()] - others.map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    features.thermometer(LEADS.len(), LEADS.iter().filter(|least| lead >= **least).count());
    game.describe_player(player, features);
    debug_assert_eq!(features.described(), player_features::<G>());
}

/// The numbers of the features that are on, and how many have been described so far.
#[derive(Clone, Default, Debug)]
pub struct FeatureList {
    on: ArrayVec<u16, MAX_ON>,
    next: u16,
}

impl FeatureList {
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// How many features have been described, on or off.
    pub fn described(&self) -> usize {
        self.next.into()
    }

    /// One feature.
    #[inline]
    pub(crate) fn flag(&mut self, on: bool) {
        if on {
            self.on.push(self.next);
        }
        self.next += 1;
    }

    /// A number as `length` features, of which the first `number` are on.
    #[inline]
    pub(crate) fn thermometer(&mut self, length: usize, number: impl Into<usize>) {
        self.on.extend((self.next..).take(number.into().min(length)));
        self.next += length as u16;
    }

    /// A number below `length` as that many features, of which one is on; a larger number counts as the last.
    #[inline]
    pub(crate) fn one_of(&mut self, length: usize, number: usize) {
        self.on.push(self.next + number.min(length - 1) as u16);
        self.next += length as u16;
    }
}

impl Deref for FeatureList {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        &self.on
    }
}

/// A position as a net sees it, for training.
#[derive(Clone, PartialEq, Debug)]
pub struct Inputs {
    /// The features of the table that are on.
    pub table: Vec<u16>,
    /// The features of each player that are on, in seat order.
    pub players: Vec<Vec<u16>>,
    /// What the position is worth to each player, in points.
    pub worth: ArrayVec<f32, MAX_PLAYERS>,
}

impl Inputs {
    /// How many features the table and each player have.
    pub const fn shape<G: Features>() -> (usize, usize) {
        (G::TABLE, player_features::<G>())
    }

    /// Describes a position.
    pub fn of<G: Heuristics>(game: &G) -> Self {
        let worth = game.worth();
        let mut list = FeatureList::default();
        describe_table(game, &mut list);
        let table = list.to_vec();
        let describe = |player| {
            let mut list = FeatureList::default();
            describe_player(game, player, &worth, &mut list);
            list.to_vec()
        };
        Self { table, players: Player::all(game.players()).map(describe).collect(), worth }
    }
}

#[cfg(test)]
mod tests;
