//! The secrets of the game: hands, piles, and the generator that shuffles them.

use super::cards::Card;
use crate::parts::Shuffler;

/// The most players.
pub(super) const PLAYERS: usize = 4;

/// A set of a player's cards, as bits in the order of [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub(super) u16);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u16 & 1 != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u16;
    }

    #[inline]
    pub(super) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u16);
    }

    /// The cards, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL[..Card::DECK].iter().copied().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A pile of face-down cards: four bits for each, the top card in the lowest, and how many in the highest byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Pile(u64);

impl Pile {
    const LENGTH: u32 = 56;

    /// A pile of these cards, the first on top.
    pub(super) fn new(cards: &[Card]) -> Self {
        let mut pile = (cards.len() as u64) << Self::LENGTH;
        for (place, card) in cards.iter().enumerate() {
            pile |= (*card as u64) << (4 * place);
        }
        Self(pile)
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        (self.0 >> Self::LENGTH) as usize
    }

    /// The cards, from the top.
    pub(super) fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |place| Card::ALL[(self.0 >> (4 * place) & 15) as usize])
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        let length = self.len();
        if length == 0 {
            return None;
        }
        let top = Card::ALL[(self.0 & 15) as usize];
        let rest = (self.0 & ((1 << Self::LENGTH) - 1)) >> 4;
        self.0 = rest | (length as u64 - 1) << Self::LENGTH;
        Some(top)
    }
}

/// What no view contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secrets {
    pub(super) hands: [CardSet; PLAYERS],
    pub(super) piles: [Pile; PLAYERS],
    pub(super) seed: u64,
    /// The number of shuffles since the set-up.
    pub(super) shuffles: u16,
}

impl Secrets {
    /// Shuffles a discard pile into a new pile (M2.2).
    pub(super) fn shuffled(&mut self, cards: CardSet) -> Pile {
        self.shuffles = self.shuffles.wrapping_add(1);
        shuffled(cards, &mut Shuffler::for_shuffle(self.seed, self.shuffles))
    }
}

/// A shuffled pile of these cards.
pub(super) fn shuffled(cards: CardSet, shuffler: &mut Shuffler) -> Pile {
    let mut list = [Card::SmallFarm; Card::DECK];
    let mut length = 0;
    for card in cards.iter() {
        list[length] = card;
        length += 1;
    }
    shuffler.shuffle(&mut list[..length]);
    Pile::new(&list[..length])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pile_is_drawn_from_the_top() {
        let cards = [Card::Church, Card::SmallFarm, Card::Bank];
        let mut pile = Pile::new(&cards);
        assert_eq!(pile.iter().collect::<Vec<_>>(), cards);
        for (drawn, card) in cards.into_iter().enumerate() {
            assert_eq!(pile.len(), 3 - drawn);
            assert_eq!(pile.draw(), Some(card));
        }
        assert_eq!((pile, pile.draw()), (Pile::default(), None));
    }

    #[test]
    fn shuffling_keeps_the_cards() {
        let cards: CardSet = [Card::Lawyer, Card::SmallFarm, Card::Church].into_iter().collect();
        let pile = shuffled(cards, &mut Shuffler::new(3));
        assert_eq!(pile.iter().collect::<CardSet>(), cards);
        assert_eq!(pile.len(), 3);
    }
}
