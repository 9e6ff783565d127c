//! What one player, or a spectator, can know: everything but the others' prestige points.

use serde::{Serialize, Serializer};

use super::{Caylus1303, Phase};
use crate::parts::{Player, Shuffler};

/// For guesses: the most points per round beyond those for buildings.
const POINTS_PER_ROUND: u32 = 4;

/// The view of a player, or of a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The table, with no prestige points where they are hidden.
    pub(super) table: Caylus1303,
    /// The players whose points are visible, as bits.
    known: u8,
}

impl View {
    pub(super) fn of(game: &Caylus1303, viewer: Option<Player>) -> Self {
        let open = game.options.open_prestige || game.phase == Phase::Over;
        let known = if open { u8::MAX } else { viewer.map_or(0, |viewer| 1 << viewer.index()) };
        let mut view = Self { table: *game, known };
        for player in Player::all(game.players.into()) {
            if !view.is_known(player) {
                view.table.holding_mut(player).prestige = 0;
            }
        }
        view
    }

    /// Whether this player's points are visible.
    fn is_known(&self, player: Player) -> bool {
        self.known >> player.index() & 1 != 0
    }

    /// The player's points, if visible.
    pub(super) fn prestige(&self, player: Player) -> Option<u16> {
        self.is_known(player).then(|| self.table.holding(player).prestige)
    }

    /// A full state consistent with the view: players have the points of their buildings, plus a random amount.
    pub(super) fn determinize(&self, seed: u64) -> Caylus1303 {
        let mut shuffler = Shuffler::new(seed);
        self.with_prestige(|player| {
            let more = shuffler.below(1 + POINTS_PER_ROUND * u32::from(self.table.round));
            self.table.points_of_buildings(player) + more as u16
        })
    }

    /// The state if the players whose points are hidden had these, or at least the points of their buildings.
    pub fn with_prestige(&self, mut points: impl FnMut(Player) -> u16) -> Caylus1303 {
        let mut game = self.table;
        for player in Player::all(game.players.into()).filter(|player| !self.is_known(*player)) {
            game.holding_mut(player).prestige = points(player).max(game.points_of_buildings(player));
        }
        game
    }

    /// The table as far as it is visible, with no prestige points where they are hidden.
    pub fn table(&self) -> &Caylus1303 {
        &self.table
    }
}

impl Caylus1303 {
    /// The points a player has at least: those of their buildings.
    pub fn points_of_buildings(&self, player: Player) -> u16 {
        super::spots::spaces(self.owners.of(player))
            .filter_map(|space| if space.is_starting() { self.monument_on(space) } else { self.road[space.index()] })
            .map(super::Tile::points)
            .sum()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}
