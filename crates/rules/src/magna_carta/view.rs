//! What one player, or a spectator, can know: the table, their own hand, and how many cards the others have.

use serde::{Serialize, Serializer};

use super::hands::{CardSet, PLAYERS, Secrets, shuffled};
use super::setup::deck;
use super::{Card, MagnaCarta, Table};
use crate::parts::{Player, Shuffler};

/// The view of a player or a spectator. It has no field for other hands, the order of a pile, or the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) table: Table,
    pub(super) viewer: Option<Player>,
    /// The viewer's own hand; a spectator has none.
    pub(super) hand: CardSet,
    pub(super) hand_sizes: [u8; PLAYERS],
    pub(super) pile_sizes: [u8; PLAYERS],
}

impl View {
    pub(super) fn of(game: &MagnaCarta, viewer: Option<Player>) -> Self {
        let viewer = viewer.filter(|viewer| viewer.index() < usize::from(game.table.players));
        Self {
            table: game.table,
            viewer,
            hand: viewer.map_or(CardSet::EMPTY, |viewer| game.hand(viewer)),
            hand_sizes: game.secrets.hands.map(|hand| hand.len() as u8),
            pile_sizes: game.secrets.piles.map(|pile| pile.len() as u8),
        }
    }

    /// A full state consistent with the view; what is hidden is dealt at random.
    pub(super) fn determinize(&self, seed: u64) -> MagnaCarta {
        let mut shuffler = Shuffler::new(seed);
        let mut game = MagnaCarta::empty_table(self.table.players.into(), self.table.options);
        let mut secrets = Secrets { seed, ..game.secrets };
        for player in Player::all(self.table.players.into()) {
            let seat = player.index();
            let own = self.viewer == Some(player);
            let mut unknown = self.unseen(player);
            if own {
                unknown.0 &= !self.hand.0;
                secrets.hands[seat] = self.hand;
            }
            let mut pile = shuffled(unknown, &mut shuffler);
            if !own {
                for _ in 0..self.hand_sizes[seat] {
                    if let Some(card) = pile.draw() {
                        secrets.hands[seat].insert(card);
                    }
                }
            }
            secrets.piles[seat] = pile;
        }
        game.table = self.table;
        game.secrets = secrets;
        if game.table.phase != super::Phase::Over {
            game.ask(self.table.actor, self.table.decision);
        }
        game
    }

    /// A player's cards in hand and pile: those neither on the road nor discarded.
    fn unseen(&self, player: Player) -> CardSet {
        let road = &self.table.road;
        let built: CardSet = road
            .places()
            .map(|place| road.at(place))
            .filter(|card| card.owner() == Some(player))
            .map(|card| -> Card { card.card() })
            .collect();
        let discard = self.table.holdings[player.index()].discard;
        CardSet(deck(self.table.options).0 & !built.0 & !discard.0)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}
