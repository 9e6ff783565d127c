//! How bots use their workers, counted from the games as played: strange play shows here even when it wins.

use caylus_rules::classic::{self, Classic};
use caylus_rules::magna_carta::{self, MagnaCarta, Section};
use caylus_rules::parts::{Goods, Offer, Player};
use caylus_rules::y1303::{self, Caylus1303};
use caylus_rules::{Game, MoveList};

/// A worker this far behind the provost almost certainly gets to act.
const SAFE_DISTANCE: usize = 3;
/// A cube is worth more than this many deniers as long as there is time to use it.
const USEFUL_PRICE: u16 = 2;
/// Once the bailiff is here, a cube may be worth less than a denier.
const CLASSIC_LATE: usize = 19;
/// From this round on a cube may be worth less than a worker.
const Y1303_LATE: u8 = 8;
/// With this many workers at hand, saving one for later is no reason to pass.
const Y1303_MANY: u8 = 5;

/// What a seat did, or several seats and games added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Workers placed.
    pub workers: u64,
    /// Workers placed in the first turn.
    pub first_turn_workers: u64,
    /// Effects declined, by choice or because nothing else was possible, on buildings where the player had a worker.
    pub declined: u64,
    /// Passes although a worker was affordable and sure to gain something for its owner alone.
    pub idle_passes: u64,
    /// Games opened with a pass.
    pub opening_passes: u64,
}

impl Habits {
    pub(super) fn add(&mut self, other: Self) {
        self.workers += other.workers;
        self.first_turn_workers += other.first_turn_workers;
        self.declined += other.declined;
        self.idle_passes += other.idle_passes;
        self.opening_passes += other.opening_passes;
    }
}

/// Something that a player did with workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkerEvent {
    /// Placed a worker.
    Placed(Player),
    /// Passed.
    Passed(Player),
    /// Declined the effect of a building with a worker of the player.
    Declined(Player),
}

/// A game whose habits can be counted.
pub trait Observed: Game {
    /// Whether a move passes: its player places no more workers this turn.
    fn is_pass(chosen: Self::Move) -> bool;

    /// Whether a move of the player to act places a worker where it will almost certainly gain something, at a low price, without
    /// giving anything to others, and early enough to be of use.
    fn is_useful(&self, player: Player, chosen: Self::Move) -> bool;

    /// What an event says about workers.
    fn worker_event(event: &Self::Event) -> Option<WorkerEvent>;
}

/// Counts the habits of each seat, move by move.
#[derive(Clone, Debug)]
pub(super) struct Observer {
    seats: Vec<Seat>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Seat {
    habits: Habits,
    /// Whether it has had a chance to pass.
    has_acted: bool,
    /// Whether its first turn is over.
    has_passed: bool,
}

impl Observer {
    pub(super) fn new(players: usize) -> Self {
        Self { seats: vec![Seat::default(); players] }
    }

    /// Counts a move, given the game before it and the events of the move.
    pub(super) fn count<G: Observed>(&mut self, before: &G, chosen: G::Move, events: &[G::Event]) {
        let mut moves = MoveList::new();
        before.legal_moves(&mut moves);
        if let Some(player) = before.to_act()
            && moves.iter().any(|chosen| G::is_pass(*chosen))
        {
            let seat = &mut self.seats[player.index()];
            if G::is_pass(chosen) {
                seat.habits.opening_passes += u64::from(!seat.has_acted);
                let idle = moves.iter().any(|chosen| before.is_useful(player, *chosen));
                seat.habits.idle_passes += u64::from(idle);
            }
            seat.has_acted = true;
        }
        for event in events.iter().filter_map(G::worker_event) {
            match event {
                WorkerEvent::Placed(player) => {
                    let seat = &mut self.seats[player.index()];
                    seat.habits.workers += 1;
                    seat.habits.first_turn_workers += u64::from(!seat.has_passed);
                }
                WorkerEvent::Passed(player) => self.seats[player.index()].has_passed = true,
                WorkerEvent::Declined(player) => self.seats[player.index()].habits.declined += 1,
            }
        }
    }

    pub(super) fn habits(&self) -> Vec<Habits> {
        self.seats.iter().map(|seat| seat.habits).collect()
    }
}

impl Observed for Classic {
    fn is_pass(chosen: Self::Move) -> bool {
        chosen == classic::Move::Pass
    }

    fn is_useful(&self, player: Player, chosen: Self::Move) -> bool {
        let classic::Move::Place(spot) = chosen else { return false };
        let Some(space) = spot.space() else { return false };
        self.bailiff().index() < CLASSIC_LATE
            && self.owner(space).is_none_or(|owner| owner == player)
            && self.tile(space).is_some_and(|tile| tile.produces().is_some())
            && space.index() + SAFE_DISTANCE <= self.provost().index()
            && self.price_of(player, spot) <= USEFUL_PRICE
    }

    fn worker_event(event: &Self::Event) -> Option<WorkerEvent> {
        use classic::{Cause, Event};
        match *event {
            Event::WorkerPlaced { player, .. } => Some(WorkerEvent::Placed(player)),
            Event::Passed { player, .. } => Some(WorkerEvent::Passed(player)),
            Event::Declined { player, cause: Cause::Activation { .. } | Cause::Special { .. } } => {
                Some(WorkerEvent::Declined(player))
            }
            _ => None,
        }
    }
}

impl Observed for MagnaCarta {
    fn is_pass(chosen: Self::Move) -> bool {
        chosen == magna_carta::Move::Pass
    }

    fn is_useful(&self, player: Player, chosen: Self::Move) -> bool {
        let magna_carta::Move::Place(place) = chosen else { return false };
        let tokens: usize = Section::ALL.into_iter().map(|section| usize::from(self.tokens_in(section))).sum();
        let standing = self.card_on(place);
        tokens > 2 * self.players()
            && standing.owner.is_none_or(|owner| owner == player)
            && standing.card.primary_offers().iter().any(is_gift)
            && self.provost().is_none_or(|provost| place.index() + SAFE_DISTANCE <= provost.index())
    }

    fn worker_event(event: &Self::Event) -> Option<WorkerEvent> {
        use magna_carta::{Cause, Event};
        match *event {
            Event::WorkerPlaced { player, .. } => Some(WorkerEvent::Placed(player)),
            Event::Passed { player, .. } => Some(WorkerEvent::Passed(player)),
            Event::Declined { player, cause: Cause::Primary { .. } } => Some(WorkerEvent::Declined(player)),
            _ => None,
        }
    }
}

impl Observed for Caylus1303 {
    fn is_pass(chosen: Self::Move) -> bool {
        chosen == y1303::Move::Pass
    }

    fn is_useful(&self, player: Player, chosen: Self::Move) -> bool {
        let y1303::Move::Place(spot) = chosen else { return false };
        let Some(space) = spot.space() else { return false };
        self.round() < Y1303_LATE
            // Unused workers carry over to the next round.
            && self.workers(player) >= Y1303_MANY
            && self.passing_order().is_empty()
            && self.owner(space).is_none_or(|owner| owner == player)
            && self.tile(space).is_some_and(|tile| tile.offers(space.is_neutral()).iter().any(is_gift))
            && space.index() + SAFE_DISTANCE < self.provost()
    }

    fn worker_event(event: &Self::Event) -> Option<WorkerEvent> {
        use y1303::{Cause, Event};
        match *event {
            Event::WorkerPlaced { player, .. } => Some(WorkerEvent::Placed(player)),
            Event::Passed { player, .. } => Some(WorkerEvent::Passed(player)),
            Event::Declined { player, cause: Cause::Tile { .. } } => Some(WorkerEvent::Declined(player)),
            _ => None,
        }
    }
}

fn is_gift(offer: &Offer) -> bool {
    offer.give == Goods::NONE && offer.get != Goods::NONE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_workers_of_the_first_turn_and_passes() {
        let mut game = Classic::new(2, &Default::default(), 1, &mut ()).expect("two can play");
        let mut observer = Observer::new(2);
        let first = game.to_act().expect("the game has just begun").index();
        for text in ["place trading-post", "pass", "pass"] {
            let mut events = Vec::new();
            let (before, chosen) = (game, text.parse().expect("a move"));
            game.apply(chosen, &mut events).expect("a legal move");
            observer.count(&before, chosen, &events);
        }
        let habits = observer.habits();
        let placed = Habits { workers: 1, first_turn_workers: 1, ..Habits::default() };
        assert_eq!(habits[first], placed, "a worker costs 3 deniers now");
        let idle = Habits { idle_passes: 1, opening_passes: 1, ..Habits::default() };
        assert_eq!(habits[1 - first], idle, "at least one of the first three buildings is free and produces");
    }
}
