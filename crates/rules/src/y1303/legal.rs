//! Legal moves: for each decision, its legal moves as bits.

use super::Caylus1303;
use super::builds::{BUILD_COUNT, payable};
use super::characters::{BAILIFF_STEPS, Character};
use super::decision::{By, DECLINE_BIT, Decision, SITE_TILES};
use super::moves::{BatchId, BuildId, Move, SiteTile, TradeId};
use super::offers::OFFERS;
use super::phases::TOLL_STEPS;
use super::spots::{STARTING_SPACES, Space, Spot};
use super::tiles::{Effect, Kind, Tile};
use super::values::{CLAIM_COST, LAST_PROVOST};
use crate::parts::{Cube, Cubes, Offer, Player, provost_steps};
use crate::{MoveList, list_moves as list};

/// The provost's lowest place: just behind the bridge.
pub(super) const FIRST_BEHIND_BRIDGE: u8 = Space::BRIDGE.index() as u8 + 1;

impl Caylus1303 {
    /// The legal moves of a decision: places, offers, ways of building, steps, batches or characters as bits.
    #[inline(always)]
    pub(super) fn choices_of(&self, player: Player, decision: Decision) -> u64 {
        match decision {
            Decision::Place => self.possible_places(player) | DECLINE_BIT,
            Decision::Effect { tile, by } => self.possible_offers(player, tile, by) | DECLINE_BIT,
            Decision::Bridge => self.possible_steps(self.holding(player).workers.into()),
            Decision::Batch => self.possible_batches(player) | DECLINE_BIT,
            Decision::Character | Decision::FavorCharacter => self.board.0.into(),
            Decision::EarlyRiser => u64::from(self.open_spaces()) | Spot::SITE.bit() | DECLINE_BIT,
            Decision::Lawyer => self.possible_claims(player) | DECLINE_BIT,
            Decision::Build { craft, by } => self.possible_builds(player, craft, by) | DECLINE_BIT,
            Decision::Toll => self.possible_steps(TOLL_STEPS),
            Decision::Bailiff => self.possible_steps(BAILIFF_STEPS),
            Decision::Monument => {
                payable(Kind::Monument, self.supply, self.holding(player).cubes, Cubes::NONE) | DECLINE_BIT
            }
            Decision::Favor => self.favor_choices(player),
        }
    }

    /// The spaces that can take a worker: unoccupied buildings, not residences, not the bridge.
    #[inline]
    pub(super) fn open_spaces(&self) -> u32 {
        self.tiled & !Space::BRIDGE.bit() & !self.residences() & !self.workers.all()
    }

    #[inline]
    fn possible_places(&self, player: Player) -> u64 {
        let holding = self.holding(player);
        if u16::from(holding.workers) < 1 + self.extra_cost(player) {
            return 0;
        }
        let mut places = u64::from(self.open_spaces());
        if !self.site.contains(player) {
            places |= Spot::SITE.bit();
        }
        places | u64::from(self.journeyman_spaces(player))
    }

    /// [T2.5] The provost stays behind the bridge; at the other end he can go beyond the last space.
    #[inline]
    pub(super) fn possible_steps(&self, most: u16) -> u64 {
        let places = usize::from(LAST_PROVOST - FIRST_BEHIND_BRIDGE) + 1;
        provost_steps(usize::from(self.provost - FIRST_BEHIND_BRIDGE), places, most)
    }

    /// The offers of a tile that the player can pay for, numbered as in the list of all offers.
    #[inline]
    fn possible_offers(&self, player: Player, tile: Tile, by: By) -> u64 {
        let Effect::Offers(offers) = tile.effect(self.shows_neutral_side(by)) else { return 0 };
        let holding = self.holding(player);
        Offer::payable(offers.of(&OFFERS), holding.cubes, holding.workers.into()) << offers.first
    }

    /// Whether the tile in use shows its neutral side: always at the site; on the road if it is from the set-up.
    #[inline]
    pub(super) fn shows_neutral_side(&self, by: By) -> bool {
        by == By::Favor || self.acting_space().is_neutral()
    }

    /// The starting tiles of the road without a house, if the player has the cloth and a house.
    pub(super) fn possible_claims(&self, player: Player) -> u64 {
        let able = self.holding(player).cubes.cover(CLAIM_COST.cubes) && self.houses(player) > 0;
        if able { u64::from(self.unclaimed()) } else { 0 }
    }

    /// The starting tiles of the road without a house, as bits.
    pub(super) fn unclaimed(&self) -> u32 {
        STARTING_SPACES & !self.owners.all()
    }

    pub(super) fn possible_builds(&self, player: Player, craft: Kind, by: By) -> u64 {
        if self.first_empty().is_none() || self.houses(player) == 0 {
            return 0;
        }
        payable(craft, self.supply, self.holding(player).cubes, discount(craft, by))
    }

    /// The first space of the road without a tile.
    #[inline]
    pub(super) fn first_empty(&self) -> Option<Space> {
        let first = self.tiled.trailing_ones() as usize;
        (first < Space::COUNT).then(|| Space::at(first))
    }

    /// The only legal move, if there is just one.
    #[inline]
    pub(super) fn forced_move(&self) -> Option<Move> {
        match self.choices {
            DECLINE_BIT => Some(self.decline_move()),
            choices if choices.is_power_of_two() => self.first_move(),
            _ => None,
        }
    }

    /// The first legal move. Out of line, so that checking for a single move stays cheap.
    #[inline(never)]
    fn first_move(&self) -> Option<Move> {
        let mut moves = MoveList::new();
        self.list_moves(&mut moves);
        moves.first().copied()
    }

    /// The move that ends or declines the decision.
    #[inline]
    fn decline_move(&self) -> Move {
        match self.decision {
            Decision::Place => Move::Pass,
            Decision::Batch => Move::Done,
            _ => Move::Decline,
        }
    }

    /// Lists the legal moves.
    #[inline]
    pub(super) fn list_moves(&self, moves: &mut MoveList<Move>) {
        let plain = self.choices & !DECLINE_BIT;
        match self.decision {
            Decision::Place | Decision::EarlyRiser => list(plain, moves, |at| Move::Place(Spot::at(at))),
            Decision::Effect { .. } => list(plain, moves, |at| Move::Trade(TradeId(at as u8))),
            Decision::Toll | Decision::Bridge | Decision::Bailiff => {
                list(plain, moves, |at| Move::Provost(at as i8 - 3));
            }
            Decision::Batch => list(plain, moves, |at| Move::Batch(BatchId(at as u8))),
            Decision::Build { .. } | Decision::Monument => list(plain, moves, |at| Move::Build(BuildId(at as u8))),
            Decision::Character | Decision::FavorCharacter => {
                list(plain, moves, |at| Move::Choose(Character::ALL[at]));
            }
            Decision::Lawyer => list(plain, moves, |at| Move::Claim(Space::at(at))),
            Decision::Favor => {
                list(plain & ((1 << SITE_TILES) - 1), moves, |at| Move::Steal(Character::ALL[at]));
                list(plain >> SITE_TILES, moves, |at| Move::Site(SiteTile(at as u8)));
            }
        }
        if self.choices & DECLINE_BIT != 0 {
            moves.push(self.decline_move());
        }
    }

    /// Whether the move is legal.
    pub(super) fn is_legal(&self, chosen: Move) -> bool {
        let bit = |number: usize| number < 63 && self.choices >> number & 1 != 0;
        let out = self.choices & DECLINE_BIT != 0;
        match (self.decision, chosen) {
            (Decision::Place, Move::Pass) | (Decision::Batch, Move::Done) => out,
            (Decision::Place | Decision::Batch, Move::Decline) => false,
            (_, Move::Decline) => out,
            (Decision::Place | Decision::EarlyRiser, Move::Place(spot)) => bit(spot.index()),
            (Decision::Effect { .. }, Move::Trade(TradeId(trade))) => bit(trade.into()),
            (Decision::Toll | Decision::Bridge | Decision::Bailiff, Move::Provost(steps)) => {
                (-3..=3).contains(&steps) && bit((i32::from(steps) + 3) as usize)
            }
            (Decision::Batch, Move::Batch(BatchId(batch))) => bit(batch.into()),
            (Decision::Build { .. } | Decision::Monument, Move::Build(BuildId(build))) => {
                usize::from(build) < BUILD_COUNT && bit(build.into())
            }
            (Decision::Character | Decision::FavorCharacter, Move::Choose(character))
            | (Decision::Favor, Move::Steal(character)) => bit(character as usize),
            (Decision::Favor, Move::Site(SiteTile(tile))) => bit(SITE_TILES + usize::from(tile)),
            (Decision::Lawyer, Move::Claim(space)) => bit(space.index()),
            _ => false,
        }
    }
}

/// The discount: the site's Mason spares the one stone that every stone tile costs.
pub(super) fn discount(craft: Kind, by: By) -> Cubes {
    match (craft, by) {
        (Kind::Stone, By::Favor) => Cubes::one(Cube::Stone),
        _ => Cubes::NONE,
    }
}
