//! The provost's possible moves, for the games in which it stands on the places of the road.

/// How far a player may move the provost in one move.
pub const MAX_PROVOST_STEPS: u16 = 3;

/// Moves from `at` by up to `most` steps that stay within a road of `places`, as bits 0 to 6 for −3 to +3.
#[inline]
pub fn provost_steps(at: usize, places: usize, most: u16) -> u64 {
    let most = usize::from(most.min(MAX_PROVOST_STEPS));
    let back = most.min(at);
    let ahead = most.min(places - 1 - at);
    // Bits 3 − back to 3 + ahead.
    (1 << (4 + ahead)) - (1 << (3 - back))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn road_and_money_limit_the_steps() {
        for (at, places, most, expected) in [
            (5, 28, 9, 0b111_1111),
            (5, 28, 2, 0b011_1110),
            (0, 28, 3, 0b111_1000),
            (27, 28, 3, 0b000_1111),
            (26, 28, 1, 0b001_1100),
            (1, 3, 3, 0b001_1100),
            (5, 28, 0, 0b000_1000),
        ] {
            assert_eq!(provost_steps(at, places, most), expected, "{at} of {places}, {most}");
        }
    }
}
