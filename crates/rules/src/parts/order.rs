//! An order of players: turn order, passing order, order of arrival.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{MAX_PLAYERS, Player};

/// Up to five distinct players in order, packed into one word: three bits per player, then the length, then the set of members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Order(u32);

const SEAT: u32 = 3;
const LENGTH: u32 = 16;
const MEMBERS: u32 = 24;

impl Order {
    /// No players.
    pub const EMPTY: Self = Self(0);

    /// The number of players.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.0 >> LENGTH) & 7) as usize
    }

    /// Whether there are no players.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The player at `place`, from 0; `place` must be less than the length.
    #[inline]
    pub const fn at(self, place: usize) -> Player {
        debug_assert!(place < self.len());
        Player::from_low_bits(self.0 >> (place as u32 * SEAT))
    }

    /// Whether the player is a member.
    #[inline]
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> (MEMBERS + player.index() as u32) & 1 != 0
    }

    /// The player's place, from 0.
    #[inline]
    pub fn place_of(self, player: Player) -> Option<usize> {
        self.iter().position(|other| other == player)
    }

    /// Appends a player who is not a member yet.
    #[inline]
    pub fn push(&mut self, player: Player) {
        debug_assert!(!self.contains(player) && self.len() < MAX_PLAYERS);
        let seat = player.index() as u32;
        self.0 |= seat << (self.len() as u32 * SEAT) | 1 << (MEMBERS + seat);
        self.0 += 1 << LENGTH;
    }

    /// The player with the highest count, if any is above 0; the first one on a tie.
    pub fn first_with_most(self, count: impl Fn(Player) -> u16) -> Option<Player> {
        let most = self.iter().map(&count).max().filter(|most| *most > 0)?;
        self.iter().find(|player| count(*player) == most)
    }

    /// The players, first to last.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..self.len()).map(move |place| self.at(place))
    }
}

impl FromIterator<Player> for Order {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        let mut order = Self::EMPTY;
        players.into_iter().for_each(|player| order.push(player));
        order
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Player::index)).finish()
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut order = Self::EMPTY;
        for player in Vec::<Player>::deserialize(deserializer)? {
            if player.index() >= MAX_PLAYERS {
                return Err(D::Error::custom(format!("there is no player {}", player.index())));
            }
            if order.contains(player) {
                return Err(D::Error::custom(format!("player {} is listed twice", player.index())));
            }
            order.push(player);
        }
        Ok(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_order_of_arrival() {
        let order: Order = [3, 0, 4].into_iter().map(Player::new).collect();
        assert_eq!(order.iter().map(Player::index).collect::<Vec<_>>(), [3, 0, 4]);
        assert_eq!(order.place_of(Player::new(4)), Some(2));
        assert_eq!(order.place_of(Player::new(1)), None);
        assert!(order.contains(Player::new(0)) && !order.contains(Player::new(2)));
        assert_eq!(serde_json::to_string(&order).unwrap(), "[3,0,4]");
        assert_eq!(serde_json::from_str::<Order>("[3,0,4]").unwrap(), order);
    }

    #[test]
    fn rejects_duplicate_or_unknown_players() {
        assert!(serde_json::from_str::<Order>("[1,1]").is_err());
        assert!(serde_json::from_str::<Order>("[5]").is_err());
    }
}
