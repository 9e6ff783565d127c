//! Loading a position, part two: the progress of the round, and what must agree with it.

use super::Position;
use crate::parts::Player;
use crate::y1303::decision::{By, Decision, Phase};
use crate::y1303::favors::open_site_tiles;
use crate::y1303::phases::LAST_ROUND;
use crate::y1303::setup::MORE_CHARACTERS;
use crate::y1303::spots::Space;
use crate::y1303::tiles::{Effect, Tile};
use crate::y1303::{Caylus1303, Character, Flow};
use crate::{PositionError, refuse, require};

impl Caylus1303 {
    /// Reads the decision and derives how far the phase has come.
    pub(super) fn read_decision(&mut self, doc: &Position) -> Result<Flow, PositionError> {
        self.check_phase(doc)?;
        let Some(given) = &doc.decision else {
            require(doc.activating.is_none(), || "no space acts before its phase has begun".into())?;
            require(!doc.deliveryman_last, || "`deliveryman_last` goes with a decision".into())?;
            require(self.phase != Phase::Over || self.round == LAST_ROUND, || {
                format!("the game is over after round {LAST_ROUND}, not before")
            })?;
            if self.phase == Phase::Characters {
                self.check_characters(usize::from(self.players) - 1)?;
            }
            return Ok(Flow::Continue);
        };
        let player = self.check_player(given.player)?;
        self.read_step(player, given.what, doc)?;
        require(self.choices_of(player, given.what) != 0, || "the decision has no legal move".into())?;
        Ok(self.ask(player, given.what))
    }

    /// Rejects what is impossible in this phase, or at its start.
    fn check_phase(&self, doc: &Position) -> Result<(), PositionError> {
        let begun = doc.decision.is_some();
        let phase = self.phase;
        let on_road = self.workers.all() != 0 || self.journeyman.is_some();
        let road = matches!((phase, begun), (Phase::Planning, true) | (Phase::Activation, _));
        require(!on_road || road, || "no worker can be on the road at this point".into())?;
        let lonely = self.journeyman.filter(|second| self.workers.all() & second.space.bit() == 0);
        require(lonely.is_none() || (phase == Phase::Activation && begun), || {
            "the Journeyman must be on a space with another player's worker".into()
        })?;
        let site = matches!((phase, begun), (Phase::Planning, true) | (Phase::Activation | Phase::Delivery, _));
        require(self.site.is_empty() || site, || "no worker can be at the site at this point".into())?;
        require(
            self.passing_order.is_empty() || phase > Phase::Planning || (phase == Phase::Planning && begun),
            || "nobody can have passed at this point".into(),
        )?;
        let claims =
            matches!((phase, begun), (Phase::Activation, true) | (Phase::Delivery, _) | (Phase::Stewardship, false));
        require(self.claimed == 0 || claims, || "no starting tile can be claimed at this point".into())?;
        let delivering = phase == Phase::Delivery && begun;
        let batches = self.holdings.iter().any(|holding| holding.batches > 0);
        require(!(batches || self.goldsmith_used) || delivering, || {
            "nothing can have been delivered at this point".into()
        })?;
        require(!self.goldsmith_used || batches, || "the Goldsmith needs a delivered batch".into())
    }

    fn read_step(&mut self, player: Player, decision: Decision, doc: &Position) -> Result<(), PositionError> {
        let along_road = matches!(self.phase, Phase::Activation | Phase::Stewardship);
        require(doc.activating.is_none() || along_road, || "no space acts in this phase".into())?;
        require(!doc.deliveryman_last || self.phase == Phase::Delivery, || {
            "`deliveryman_last` goes with a delivery".into()
        })?;
        if decision.is_favor() {
            self.check_favor(decision)?;
        }
        match (self.phase, decision) {
            (Phase::Characters, Decision::Character) => self.read_characters_step(player),
            (Phase::Planning, Decision::EarlyRiser) => self.check_early_riser(player),
            (Phase::Planning, Decision::Place) => {
                require(!self.passing_order.contains(player), || format!("player {} has passed", player.index()))
            }
            (Phase::Activation, _) => self.read_acting_space(player, decision, doc.activating),
            (Phase::Delivery, Decision::Batch) => self.read_delivery(player, doc.deliveryman_last),
            (Phase::Delivery, _) if decision.is_favor() => {
                require(!doc.deliveryman_last, || "`deliveryman_last` goes with the decision `batch`".into())?;
                require(self.best_deliverer() == Some(player), || {
                    "that player has not delivered the most batches".into()
                })?;
                (self.cursor, self.asked) = (self.site.len() as u8 + 1, true);
                Ok(())
            }
            (Phase::Stewardship, _) => self.read_residence(player, decision, doc.activating),
            _ => refuse("that player cannot have that decision in this phase"),
        }
    }

    fn read_characters_step(&mut self, player: Player) -> Result<(), PositionError> {
        let players = usize::from(self.players);
        let seats = (player.index() + players - self.first_player.index()) % players;
        self.check_characters(seats)?;
        self.cursor = self.players - seats as u8;
        Ok(())
    }

    /// Checks that exactly the players who have already chosen have a character.
    fn check_characters(&self, seats: usize) -> Result<(), PositionError> {
        require(self.round == 1, || "characters are chosen before round 1".into())?;
        for other in 0..self.players.into() {
            let chosen = usize::from(other > seats);
            let has = self.holding(self.seat_after(self.first_player, other)).characters.len();
            require(has == chosen, || "characters are chosen one by one, backwards from the last player".into())?;
        }
        let expected = seats + 1 + MORE_CHARACTERS;
        require(self.board.len() == expected, || {
            format!("{expected} characters must be on the board now, not {}", self.board.len())
        })
    }

    fn check_early_riser(&self, player: Player) -> Result<(), PositionError> {
        require(self.has(player, Character::EarlyRiser) && self.holding(player).workers > 1, || {
            "that player cannot be the Early riser".into()
        })?;
        let nobody = self.workers.all() == 0 && self.site.is_empty() && self.passing_order.is_empty();
        require(nobody, || "the Early riser acts before everyone else".into())
    }

    /// The tile a favor uses must be one of those open at the site this round.
    fn check_favor(&self, decision: Decision) -> Result<(), PositionError> {
        let open = &self.site_tiles[..open_site_tiles(self.round)];
        let possible = match decision {
            Decision::Effect { tile, .. } => open.contains(&tile) && matches!(tile.effect(true), Effect::Offers(_)),
            Decision::Build { craft, .. } => open.iter().any(|tile| tile.builds() == Some(craft)),
            _ => true,
        };
        require(possible, || "no tile of the site that can be used now leads to that decision".into())
    }

    /// The acting space, which must lead to the decision.
    fn read_acting_space(
        &mut self,
        player: Player,
        decision: Decision,
        activating: Option<Space>,
    ) -> Result<(), PositionError> {
        let at_bridge = matches!(decision, Decision::Bridge | Decision::Bailiff);
        let space = match activating {
            Some(space) => space,
            None if at_bridge => Space::BRIDGE,
            None => return refuse("`activating` must say which space acts"),
        };
        require(space.index() < self.provost.into(), || format!("{space} is beyond the provost"))?;
        let earlier = space.bit() - 1;
        let second = self.journeyman.map_or(0, |second| second.space.bit());
        require((self.workers.all() | second) & earlier == 0, || {
            format!("the workers before {space} have gone to the camp")
        })?;
        (self.cursor, self.asked) = (space.index() as u8, true);
        let lonely = self.journeyman.filter(|second| self.workers.all() & second.space.bit() == 0);
        require(lonely.is_none_or(|second| second.space == space), || {
            "the Journeyman must be on a space with another player's worker".into()
        })?;
        if at_bridge || space == Space::BRIDGE {
            require(at_bridge && space == Space::BRIDGE, || format!("{space} does not lead to that decision"))?;
            let holder = decision == Decision::Bridge || self.has(player, Character::Bailiff);
            return require(holder, || "that player does not have the Bailiff".into());
        }
        require(self.acting_player() == Some(player), || format!("{space} does not act for that player"))?;
        let Some(tile) = self.road[space.index()] else { return refuse(format!("there is no tile on {space}")) };
        let leads = match (tile.effect(space.is_neutral()), decision) {
            (Effect::Offers(_), Decision::Effect { tile: named, by: By::Worker }) => named == tile,
            (Effect::Offers(_), _) if decision.is_favor() => gives_favor(tile, space),
            (Effect::Build(kind), Decision::Build { craft, by: By::Worker }) => kind == craft,
            (Effect::Lawyer, Decision::Lawyer) | (Effect::Toll, Decision::Toll) => true,
            _ => false,
        };
        require(leads, || format!("{tile} on {space} does not lead to that decision"))
    }

    fn read_delivery(&mut self, player: Player, last: bool) -> Result<(), PositionError> {
        let place = self.site.place_of(player);
        let deliveryman = self.has(player, Character::Deliveryman);
        self.cursor = match place {
            Some(place) if !last => place as u8,
            _ => {
                require(deliveryman, || "that player has no worker at the site and is not the Deliveryman".into())?;
                require(!last || place.is_some(), || {
                    "`deliveryman_last` is for a Deliveryman with a worker at the site".into()
                })?;
                self.site.len() as u8
            }
        };
        for other in Player::all(self.players.into()).filter(|other| self.holding(*other).batches > 0) {
            let had_a_turn = match self.site.place_of(other) {
                Some(place) => place <= self.cursor.into(),
                None => other == player,
            };
            require(had_a_turn, || format!("player {} cannot have delivered yet", other.index()))?;
        }
        Ok(())
    }

    /// The residence whose owner decides about a monument, or the Theatre just built there.
    fn read_residence(
        &mut self,
        player: Player,
        decision: Decision,
        activating: Option<Space>,
    ) -> Result<(), PositionError> {
        let Some(space) = activating else { return refuse("`activating` must say which residence is meant") };
        let own = self.residences() & self.owners.of(player) & space.bit() != 0;
        require(own, || format!("{space} is not a residence of that player"))?;
        let possible = match decision {
            Decision::Monument => self.monument_on(space).is_none(),
            _ if decision.is_favor() => self.monument_on(space) == Some(Tile::Theatre),
            _ => false,
        };
        require(possible, || format!("{space} does not lead to that decision"))?;
        (self.cursor, self.asked) = (space.index() as u8, true);
        Ok(())
    }
}

/// Whether the tile gives a favor on the side it shows there.
fn gives_favor(tile: Tile, space: Space) -> bool {
    tile.offers(space.is_neutral()).iter().any(|offer| offer.get.favors > 0)
}
