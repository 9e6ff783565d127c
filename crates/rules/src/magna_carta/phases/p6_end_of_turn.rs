//! M6: phase 6, the end of the turn; and M7, the end of the game.

use crate::Sink;
use crate::magna_carta::cards::RESIDENCE_POINTS;
use crate::magna_carta::{Decision, Event, Flow, MagnaCarta, Phase, Place, Prestige, Section};
use crate::parts::{Cube, Player};

/// How far the provost advances.
const ADVANCE: usize = 2;
/// Cubes that are not gold, and deniers, for one point at the end.
const CUBES_PER_POINT: u16 = 3;
const DENIERS_PER_POINT: u16 = 3;

/// A player's points by source.
#[derive(Clone, Copy, Debug)]
pub(in crate::magna_carta) struct Points {
    pub(in crate::magna_carta) tokens: u16,
    pub(in crate::magna_carta) cards: u16,
    pub(in crate::magna_carta) gold: u16,
    pub(in crate::magna_carta) cubes: u16,
    pub(in crate::magna_carta) deniers: u16,
}

impl MagnaCarta {
    /// [M5.3] When no token is left the game ends with this turn. [M6.1] Otherwise the provost advances by 2 cards, at most to the
    /// last, and the first-player card goes one to the left.
    pub(in crate::magna_carta) fn end_of_turn(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.tokens_left() == 0 {
            return self.end_game(events);
        }
        if !self.table.options.is_beginner() {
            let from = self.table.provost;
            let to = Place::at((from.index() + ADVANCE).min(self.table.road.len() - 1));
            self.table.provost = to;
            events.event(Event::ProvostMoved { player: None, from, to });
        }
        self.table.first_player = self.seat_after(self.table.first_player, 1);
        events.event(Event::FirstPlayer { player: self.table.first_player });
        self.table.turn += 1;
        self.enter(Phase::Income, events)
    }

    fn end_game(&mut self, events: &mut impl Sink<Event>) -> Flow {
        for player in Player::all(self.table.players.into()) {
            let Points { tokens, cards, gold, cubes, deniers } = self.points(player);
            events.event(Event::FinalScore { player, tokens, cards, gold, cubes, deniers });
        }
        // No decisions are left.
        self.table.actor = Player::new(0);
        self.table.decision = Decision::Action;
        self.enter(Phase::Over, events)
    }

    /// [M7.1] Tokens, cards of the road, gold, other cubes, deniers.
    pub(in crate::magna_carta) fn points(&self, player: Player) -> Points {
        let holding = self.holding(player);
        let tokens = Section::ALL.map(|section| section.points() * u16::from(holding.tokens[section as usize]));
        let gold = holding.cubes.count(Cube::Gold);
        Points {
            tokens: tokens.iter().sum(),
            cards: self.card_points(player) + self.prestige_points(player),
            gold,
            cubes: (holding.cubes.total() - gold) / CUBES_PER_POINT,
            deniers: holding.deniers / DENIERS_PER_POINT,
        }
    }

    /// The visible values of the player's cards: a residence 1, a covered one 0.
    fn card_points(&self, player: Player) -> u16 {
        let road = &self.table.road;
        let own = road.places().filter(|place| road.at(*place).owner() == Some(player));
        let visible = |place: Place| match () {
            () if road.covered & place.bit() != 0 => 0,
            () if road.residences & place.bit() != 0 => RESIDENCE_POINTS,
            () => road.at(place).card().row().points,
        };
        own.map(visible).sum()
    }

    fn prestige_points(&self, player: Player) -> u16 {
        let own = Prestige::ALL.into_iter().filter(|building| self.prestige_owner(*building) == Some(player));
        own.map(|building| building.row().points).sum()
    }

    /// The player who has built a prestige building.
    pub(in crate::magna_carta) fn prestige_owner(&self, building: Prestige) -> Option<Player> {
        match usize::from(self.table.prestige[building as usize]).checked_sub(1)? {
            seat if self.table.options.is_beginner() => Some(Player::new(seat)),
            place => self.table.road.at(Place::at(place)).owner(),
        }
    }
}
