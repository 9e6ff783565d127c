//! Legal moves: for each decision, its legal moves as bits.

use super::builds::{BUILD_COUNT, payable_cards, payable_prestige};
use super::cards::{Effect, RESIDENCE_CUBE};
use super::decision::{DECLINE_BIT, DRAW, Decision, REPLACE};
use super::moves::{BatchId, BuildId, Move, TradeId};
use super::offers::{self, OFFERS};
use super::phases::{DRAW_COST, REPLACE_COST, WORKER_COST};
use super::road::Place;
use super::setup::prestige_buildings;
use super::{Card, MagnaCarta};
use crate::parts::{Cube, Cubes, Offer, Player, provost_steps};
use crate::{MoveList, list_moves as list};

/// The most castle tokens an offer gives.
const MAX_TOKENS: u16 = 2;

impl MagnaCarta {
    /// The legal moves of a decision: places, offers, steps or batches as bits, and separately the ways of building or, at the
    /// Lawyer, the cards that can be turned for gold.
    #[inline(always)]
    pub(super) fn choices_of(&self, player: Player, decision: Decision) -> (u64, u128) {
        match decision {
            Decision::Mulligan => (1 | DECLINE_BIT, 0),
            Decision::Action => (self.possible_actions(player) | DECLINE_BIT, self.possible_builds(player)),
            Decision::Site { .. } => (self.sites(player), 0),
            Decision::Provost => {
                let steps =
                    provost_steps(self.table.provost.index(), self.table.road.len(), self.holding(player).deniers);
                (steps, 0)
            }
            Decision::Primary => {
                let card = self.acting_card().card();
                match card.row().primary {
                    Effect::Lawyer => self.possible_residences(player),
                    effect => (self.possible_offers(player, effect) | DECLINE_BIT, 0),
                }
            }
            Decision::Secondary => {
                let card = self.acting_card().card();
                (self.possible_offers(player, card.row().secondary) | DECLINE_BIT, 0)
            }
            Decision::Batch => {
                let batches = if self.tokens_left() > 0 { BatchId::possible(self.holding(player).cubes) } else { 0 };
                (batches | DECLINE_BIT, 0)
            }
        }
    }

    #[inline]
    fn possible_actions(&self, player: Player) -> u64 {
        let holding = self.holding(player);
        let mut actions = 0;
        if holding.deniers >= WORKER_COST && holding.workers > 0 {
            actions |= self.table.road.open();
        }
        if holding.deniers >= DRAW_COST && (self.secrets.piles[player.index()].len() > 0 || !holding.discard.is_empty())
        {
            actions |= DRAW;
        }
        if holding.deniers >= REPLACE_COST && !self.hand(player).is_empty() {
            actions |= REPLACE;
        }
        actions
    }

    #[inline]
    fn possible_builds(&self, player: Player) -> u128 {
        let cubes = self.holding(player).cubes;
        let cards = payable_cards(self.hand(player).0, cubes);
        // Every prestige building costs gold, and in the standard game a residence.
        if cubes.count(Cube::Gold) == 0 || (!self.table.options.is_beginner() && self.sites(player) == 0) {
            return cards;
        }
        cards | payable_prestige(self.prestige_supply(), cubes)
    }

    /// The prestige buildings that can still be built, as bits.
    pub(super) fn prestige_supply(&self) -> u8 {
        let mut supply = prestige_buildings(self.table.options);
        for (building, place) in self.table.prestige.iter().enumerate() {
            supply &= !(u8::from(*place != 0) << building);
        }
        supply
    }

    /// The player's residences that are not covered, as bits.
    #[inline]
    pub(super) fn sites(&self, player: Player) -> u64 {
        match self.table.road.residences & !self.table.road.covered {
            0 => 0,
            residences => residences & self.table.road.owned(player),
        }
    }

    /// The offers of an effect that the player can pay for, numbered as in the list of all offers.
    fn possible_offers(&self, player: Player, effect: Effect) -> u64 {
        let offers = match effect {
            Effect::Offers(offers) => offers,
            // [M4.2] Nothing if none is left.
            Effect::CubeFromCard(cube) if self.acting_card().cubes() > 0 => match cube {
                Cube::Food => offers::FOOD,
                Cube::Wood => offers::WOOD,
                _ => offers::STONE,
            },
            _ => return 0,
        };
        let list = offers.of(&OFFERS);
        let holding = self.holding(player);
        let mut payable = Offer::payable(list, holding.cubes, holding.deniers);
        let left = u16::from(self.tokens_left());
        if left < MAX_TOKENS {
            for (number, offer) in list.iter().enumerate() {
                payable &= !(u64::from(offer.get.tokens > left) << number);
            }
        }
        payable << offers.first
    }

    /// The player's cards that can be turned for food, and those for gold.
    fn possible_residences(&self, player: Player) -> (u64, u128) {
        let cubes = self.holding(player).cubes;
        let targets = self.lawyer_targets(player);
        let if_paid = |cube| if cubes.cover(Cubes::one(cube)) { targets } else { 0 };
        (if_paid(RESIDENCE_CUBE) | DECLINE_BIT, if_paid(Cube::Gold).into())
    }

    /// [M4.3] The player's road cards except Lawyers, residences and cards about to become one.
    pub(super) fn lawyer_targets(&self, player: Player) -> u64 {
        let road = &self.table.road;
        let mut targets = road.owned(player) & !road.residences & !self.table.delayed.bits();
        for place in road.places() {
            if road.at(place).card() == Card::Lawyer {
                targets &= !place.bit();
            }
        }
        targets
    }

    /// The only legal move, if there is just one. An action is never automatic: a forced pass would reveal the hand.
    #[inline]
    pub(super) fn forced_move(&self) -> Option<Move> {
        if self.table.decision == Decision::Action {
            return None;
        }
        let only_one = match self.builds {
            0 => self.choices.is_power_of_two(),
            builds => self.choices == 0 && builds.is_power_of_two(),
        };
        if only_one { self.first_move() } else { None }
    }

    /// The first legal move. Out of line, so that checking for a single move stays cheap.
    #[inline(never)]
    fn first_move(&self) -> Option<Move> {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        moves.first().copied()
    }

    /// Lists the legal moves.
    #[inline]
    pub(super) fn list_moves(&self, moves: &mut MoveList<Move>) {
        let plain = self.choices & !DECLINE_BIT;
        match self.table.decision {
            Decision::Mulligan => list(plain, moves, |_| Move::Redraw),
            Decision::Action => {
                list(plain & (DRAW - 1), moves, |at| Move::Place(Place::at(at)));
                if plain & DRAW != 0 {
                    moves.push(Move::Draw);
                }
                if plain & REPLACE != 0 {
                    moves.push(Move::Replace);
                }
                list(self.builds as u64, moves, |at| Move::Build(BuildId(at as u8)));
                list((self.builds >> 64) as u64, moves, |at| Move::Build(BuildId(at as u8 + 64)));
            }
            Decision::Site { .. } => list(plain, moves, |at| Move::Cover(Place::at(at))),
            Decision::Provost => list(plain, moves, |at| Move::Provost(at as i8 - 3)),
            Decision::Primary if self.acting_card().card() == Card::Lawyer => {
                list(plain, moves, |at| Move::Residence(Place::at(at), RESIDENCE_CUBE));
                list(self.builds as u64, moves, |at| Move::Residence(Place::at(at), Cube::Gold));
            }
            Decision::Primary | Decision::Secondary => list(plain, moves, |at| Move::Trade(TradeId(at as u8))),
            Decision::Batch => list(plain, moves, |at| Move::Batch(BatchId(at as u8))),
        }
        if self.choices & DECLINE_BIT != 0 {
            moves.push(match self.table.decision {
                Decision::Mulligan => Move::Keep,
                Decision::Action => Move::Pass,
                Decision::Batch => Move::Done,
                _ => Move::Decline,
            });
        }
    }

    /// Whether the move is legal.
    pub(super) fn is_legal(&self, chosen: Move) -> bool {
        let bit = |number: usize| number < 63 && self.choices >> number & 1 != 0;
        let out = self.choices & DECLINE_BIT != 0;
        match (self.table.decision, chosen) {
            (Decision::Mulligan, Move::Keep) | (Decision::Action, Move::Pass) | (Decision::Batch, Move::Done) => out,
            (Decision::Primary | Decision::Secondary, Move::Decline) => out,
            (Decision::Mulligan, Move::Redraw) => bit(0),
            (Decision::Action, Move::Draw) => self.choices & DRAW != 0,
            (Decision::Action, Move::Replace) => self.choices & REPLACE != 0,
            (Decision::Action, Move::Place(place)) | (Decision::Site { .. }, Move::Cover(place)) => bit(place.index()),
            (Decision::Action, Move::Build(BuildId(build))) => {
                usize::from(build) < BUILD_COUNT && self.builds >> build & 1 != 0
            }
            (Decision::Provost, Move::Provost(steps)) => {
                (-3..=3).contains(&steps) && bit((i32::from(steps) + 3) as usize)
            }
            (Decision::Primary, Move::Residence(place, cube)) if self.acting_card().card() == Card::Lawyer => {
                match cube {
                    RESIDENCE_CUBE => bit(place.index()),
                    Cube::Gold => self.builds >> place.index() & 1 != 0,
                    _ => false,
                }
            }
            (Decision::Primary, Move::Trade(TradeId(trade))) => {
                self.acting_card().card() != Card::Lawyer && bit(trade.into())
            }
            (Decision::Secondary, Move::Trade(TradeId(trade))) => bit(trade.into()),
            (Decision::Batch, Move::Batch(BatchId(batch))) => bit(batch.into()),
            _ => false,
        }
    }
}
