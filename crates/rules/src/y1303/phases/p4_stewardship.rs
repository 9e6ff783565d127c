//! T4: phase 4, stewardship; and the end of the game.

use crate::Sink;
use crate::parts::{Cube, Cubes, Goods, Order, Player};
use crate::y1303::characters::DAY_LABOURER;
use crate::y1303::spots::spaces;
use crate::y1303::values::RESIDENCE_RECRUITS;
use crate::y1303::{Cause, Caylus1303, Character, Decision, Event, Flow, Phase, Space, Tile};

/// The number of rounds.
pub(in crate::y1303) const LAST_ROUND: u8 = 9;
/// Points for a gold cube at the end.
const GOLD_POINTS: u16 = 2;
/// Workers recruited per player.
pub(in crate::y1303) const fn recruits(players: usize) -> u16 {
    if players == 5 { 2 } else { 3 }
}
/// The empty spaces before the stone tile of the set-up.
const BEFORE_STONE: u32 = (1 << Space::STONE.index()) - (2 << Space::WOOD.index());

impl Caylus1303 {
    /// Residences, monuments, recruits, the provost, and the next round.
    pub(in crate::y1303) fn stewardship(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.claimed != 0 {
            self.make_residences(events);
        }
        // [T4.2] Along the road each residence's owner may put a monument there.
        if self.asked {
            self.asked = false;
            self.cursor += 1;
        }
        let bare = spaces(self.residences())
            .find(|space| space.index() >= self.cursor.into() && self.monument_on(*space).is_none());
        if let Some((space, owner)) = bare.and_then(|space| Some((space, self.owners.get(space.index())?))) {
            self.cursor = space.index() as u8;
            self.asked = true;
            return self.ask(owner, Decision::Monument);
        }
        for player in Player::all(self.players.into()) {
            self.recruit(player, events);
        }
        self.provost_follows(events);
        self.next_round(events)
    }

    /// [T4.1] Claimed tiles become residences.
    fn make_residences(&mut self, events: &mut impl Sink<Event>) {
        for space in spaces(std::mem::take(&mut self.claimed)) {
            if let (Some(player), Some(tile)) = (self.owners.get(space.index()), self.road[space.index()]) {
                events.event(Event::ResidenceMade { player, space, tile });
            }
        }
    }

    /// The monument covers the residence whose owner decides.
    pub(in crate::y1303) fn put_monument(&mut self, player: Player, monument: Tile, events: &mut impl Sink<Event>) {
        let space = self.acting_space();
        if let Some(place) = space.index().checked_sub(Space::STARTING.start).and_then(|at| self.monuments.get_mut(at))
        {
            *place = Some(monument);
        }
        self.supply &= !monument.bit();
        events.event(Event::MonumentBuilt { player, monument, space });
    }

    /// [T4.3] 3 workers, or 2 with five players, plus those for uncovered residences and some monuments. [T6.12] The
    /// Day-labourer brings one more.
    fn recruit(&mut self, player: Player, events: &mut impl Sink<Event>) {
        let own = |tile: Tile| {
            let covered = (0..).zip(&self.monuments).find(|(_, monument)| **monument == Some(tile));
            covered.is_some_and(|(at, _): (usize, _)| self.owners.get(Space::STARTING.start + at) == Some(player))
        };
        let (garden, granary, manufactory) = (own(Tile::Garden), own(Tile::Granary), own(Tile::Manufactory));
        let day_labourer = self.has(player, Character::DayLabourer);
        let residences = spaces(self.residences() & self.owners.of(player))
            .filter(|space| self.monument_on(*space).is_none())
            .count() as u8;

        let mut workers = recruits(self.players.into()) + u16::from(residences) * RESIDENCE_RECRUITS.workers;
        workers += if day_labourer { DAY_LABOURER } else { 0 };
        let mut cubes = Cubes::NONE;
        for (tile, is_own) in [(Tile::Garden, garden), (Tile::Granary, granary), (Tile::Manufactory, manufactory)] {
            if is_own {
                workers += tile.row().recruits.workers;
                cubes += tile.row().recruits.cubes;
            }
        }
        let cause = Cause::Recruiting { residences, garden, granary, manufactory, day_labourer };
        // The camp may be empty.
        let workers = workers.min(self.holding(player).camp.into());
        if workers > 0 || !cubes.is_empty() {
            self.gain(player, Goods { workers, ..Goods::cubes(cubes) }, cause, events);
        }
    }

    /// [T4.4] The provost goes just before the last building built; the stone tile of the set-up does not count while a space
    /// before it is empty.
    fn provost_follows(&mut self, events: &mut impl Sink<Event>) {
        let mut built = self.tiled;
        if built & BEFORE_STONE != BEFORE_STONE {
            built &= !Space::STONE.bit();
        }
        let (from, to) = (self.provost, built.ilog2() as u8);
        if from != to {
            self.provost = to;
            events.event(Event::ProvostMoved { player: None, from, to });
        }
    }

    /// [T4.5] After round 9 the game is over: 2 points for each gold.
    fn next_round(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if self.round >= LAST_ROUND {
            for player in Player::all(self.players.into()) {
                let (prestige, gold) = self.points(player);
                events.event(Event::FinalScore { player, prestige, gold });
            }
            // No decisions are left.
            (self.actor, self.decision) = (Player::new(0), Decision::Place);
            return self.enter(Phase::Over, events);
        }
        self.round += 1;
        self.first_player = self.passing_order.at(0);
        self.passing_order = Order::EMPTY;
        events.event(Event::RoundStarted { round: self.round });
        events.event(Event::FirstPlayer { player: self.first_player });
        self.enter(Phase::Planning, events)
    }

    /// A player's points: from play, and for gold.
    pub(in crate::y1303) fn points(&self, player: Player) -> (u16, u16) {
        let holding = self.holding(player);
        (holding.prestige, GOLD_POINTS * holding.cubes.count(Cube::Gold))
    }
}
