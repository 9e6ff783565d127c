//! Cheap accessors for bots, which look at millions of states.

use super::cards::Effect;
use super::offers::{self, OFFERS};
use super::{Card, CardSet, MagnaCarta, Phase, Place, Prestige, Section};
use crate::parts::{Cube, Cubes, Offer, Order, Player};

impl Card {
    /// The points for having it on the road.
    #[inline]
    pub fn points(self) -> u16 {
        self.row().points
    }

    /// Its offers to the worker's owner; none for the Lawyer, which has a different effect.
    #[inline]
    pub fn primary_offers(self) -> &'static [Offer] {
        effect_offers(self.row().primary)
    }

    /// What it offers to its owner when another player's worker is on it.
    #[inline]
    pub fn secondary_offers(self) -> &'static [Offer] {
        effect_offers(self.row().secondary)
    }
}

fn effect_offers(effect: Effect) -> &'static [Offer] {
    match effect {
        Effect::Offers(offers) => offers.of(&OFFERS),
        Effect::CubeFromCard(Cube::Food) => offers::FOOD.of(&OFFERS),
        Effect::CubeFromCard(Cube::Wood) => offers::WOOD.of(&OFFERS),
        Effect::CubeFromCard(_) => offers::STONE.of(&OFFERS),
        Effect::None | Effect::Lawyer => &[],
    }
}

impl Prestige {
    /// The points for it.
    #[inline]
    pub fn points(self) -> u16 {
        self.row().points
    }

    /// Its income per turn.
    #[inline]
    pub fn income(self) -> u16 {
        self.row().income
    }
}

/// A card of the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardOnRoad {
    /// The card.
    pub card: Card,
    /// Its owner; none if neutral.
    pub owner: Option<Player>,
    /// The player whose worker is on it.
    pub worker: Option<Player>,
    /// Whether it has been turned into a residence.
    pub residence: bool,
    /// Whether a prestige building covers the residence.
    pub covered: bool,
}

impl MagnaCarta {
    /// The number of the turn, from 1.
    #[inline]
    pub fn turn_number(&self) -> u8 {
        self.table.turn
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.table.phase
    }

    /// The provost's card; in the beginner game every card acts.
    #[inline]
    pub fn provost(&self) -> Option<Place> {
        (!self.table.options.is_beginner()).then_some(self.table.provost)
    }

    /// The players who have passed this turn, in order.
    #[inline]
    pub fn passing_order(&self) -> Order {
        self.table.passing_order
    }

    /// The player who acts first this turn.
    #[inline]
    pub fn first_player(&self) -> Player {
        self.table.first_player
    }

    /// Whether a prestige building can still be built.
    #[inline]
    pub fn is_in_supply(&self, building: Prestige) -> bool {
        self.table.prestige[building as usize] == 0
    }

    /// A player's cubes.
    #[inline]
    pub fn cubes(&self, player: Player) -> Cubes {
        self.holding(player).cubes
    }

    /// A player's deniers.
    #[inline]
    pub fn deniers(&self, player: Player) -> u16 {
        self.holding(player).deniers
    }

    /// A player's workers at home.
    #[inline]
    pub fn workers(&self, player: Player) -> u8 {
        self.holding(player).workers
    }

    /// A player's hand; in a determinization it may be a guess.
    #[inline]
    pub fn hand_of(&self, player: Player) -> CardSet {
        self.hand(player)
    }

    /// Castle tokens left in a section.
    #[inline]
    pub fn tokens_in(&self, section: Section) -> u8 {
        self.table.tokens[section as usize]
    }

    /// The places of the road, from the left.
    #[inline]
    pub fn places(&self) -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator {
        self.table.road.places()
    }

    /// The card at a place of the road.
    #[inline]
    pub fn card_on(&self, place: Place) -> CardOnRoad {
        let (road, bit) = (&self.table.road, place.bit());
        let card = road.at(place);
        CardOnRoad {
            card: card.card(),
            owner: card.owner(),
            worker: card.worker(),
            residence: road.residences & bit != 0,
            covered: road.covered & bit != 0,
        }
    }
}
