//! Which player is where, on up to 32 places.

use super::Player;

/// At most one player on each of 32 places, as three bit planes: the seat number plus one, 0 for nobody.
///
/// Both the player on a place and all places of a player take only a few operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatMap([u32; 3]);

impl SeatMap {
    /// The player on `place`.
    #[inline]
    pub fn get(&self, place: usize) -> Option<Player> {
        let bit = |plane: u32| (plane >> place) & 1;
        let code = bit(self.0[0]) | bit(self.0[1]) << 1 | bit(self.0[2]) << 2;
        if code == 0 { None } else { Some(Player::from_low_bits(code - 1)) }
    }

    /// The occupied places, as bits.
    #[inline]
    pub const fn all(&self) -> u32 {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The places of one player, as bits.
    #[inline]
    pub fn of(&self, player: Player) -> u32 {
        let code = player.index() as u32 + 1;
        let plane = |plane: u32, bit: u32| if code >> bit & 1 != 0 { plane } else { !plane };
        plane(self.0[0], 0) & plane(self.0[1], 1) & plane(self.0[2], 2)
    }

    /// Puts a player on a place, replacing any other.
    #[inline]
    pub fn set(&mut self, place: usize, player: Player) {
        self.clear(place);
        let code = player.index() as u32 + 1;
        self.0[0] |= (code & 1) << place;
        self.0[1] |= (code >> 1 & 1) << place;
        self.0[2] |= (code >> 2) << place;
    }

    /// Empties a place.
    #[inline]
    pub fn clear(&mut self, place: usize) {
        let keep = !(1 << place);
        self.0[0] &= keep;
        self.0[1] &= keep;
        self.0[2] &= keep;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_a_plain_array() {
        let mut map = SeatMap::default();
        let mut plain = [None; 32];
        for step in 0..500_usize {
            let place = step * 7 % 32;
            let seat = step * 11 % 6;
            plain[place] = (seat < 5).then(|| Player::new(seat));
            match plain[place] {
                Some(player) => map.set(place, player),
                None => map.clear(place),
            }
            let places = |wanted: &dyn Fn(Option<Player>) -> bool| {
                plain.iter().enumerate().filter(|(_, who)| wanted(**who)).map(|(at, _)| 1 << at).sum::<u32>()
            };
            assert!((0..32).all(|at| map.get(at) == plain[at]));
            assert_eq!(map.all(), places(&|who| who.is_some()));
            for player in Player::all(5) {
                assert_eq!(map.of(player), places(&|who| who == Some(player)));
            }
        }
    }
}
