//! C7: phase 7, the bailiff and the counts; C9: the end of the game.

use crate::Sink;
use crate::classic::{Cause, Classic, Decision, Event, Flow, Phase, Section, Space};
use crate::parts::{Cube, Player};

/// Cubes other than gold per point at the end.
const CUBES_PER_POINT: u16 = 3;
/// Deniers per point at the end.
const DENIERS_PER_POINT: u16 = 4;
/// Points per gold cube at the end.
const POINTS_PER_GOLD: u16 = 3;

impl Classic {
    /// Moves the bailiff, then counts the sections that are due in order, player by player.
    pub(in crate::classic) fn end_of_turn(&mut self, events: &mut impl Sink<Event>) -> Flow {
        if !self.acting {
            self.acting = true;
            self.move_bailiff(events);
            self.due = self.due_sections();
        }
        while self.due != 0 {
            let section = Section::ALL[self.due.trailing_zeros() as usize];
            if usize::from(self.cursor) < self.turn_order.len() {
                let player = self.turn_order.at(self.cursor.into());
                self.cursor += 1;
                if self.count_player(player, section, events) == Counted::WinsFavors {
                    return Flow::Continue;
                }
            } else {
                self.cursor = 0;
                self.due &= self.due - 1;
                self.counted += 1;
                events.event(Event::SectionCounted { section });
            }
        }
        // [C7.5] The game ends after the count of the Towers.
        if usize::from(self.counted) == Section::ALL.len() {
            return self.end_game(events);
        }
        self.turn += 1;
        self.enter(Phase::Income, events)
    }

    /// [C7.1] Two spaces if the provost is further along, else one; the provost follows.
    fn move_bailiff(&mut self, events: &mut impl Sink<Event>) {
        let from = self.bailiff;
        let steps = if self.provost > from { 2 } else { 1 };
        let to = Space::at((from.index() + steps).min(Space::COUNT - 1));
        self.bailiff = to;
        events.event(Event::BailiffMoved { from, to });
        events.event(Event::ProvostMoved { player: None, from: self.provost, to });
        self.provost = to;
    }

    /// [C7.2] A section is counted once: when the bailiff has reached or passed its trigger, or when it is full.
    pub(in crate::classic) fn due_sections(&self) -> u8 {
        let open = Section::ALL.into_iter().skip(self.counted.into());
        let due =
            open.filter(|section| self.bailiff >= section.trigger() || self.houses_in(*section) == section.places());
        due.map(|section| 1 << section as u8).sum()
    }

    /// Counts one player's houses: a penalty, favors, or nothing.
    fn count_player(&mut self, player: Player, section: Section, events: &mut impl Sink<Event>) -> Counted {
        let houses = self.holding(player).houses[section as usize];
        let cause = Cause::Count { section };
        events.event(Event::HousesCounted { player, section, houses });
        if houses == 0 {
            self.lose_prestige(player, section.penalty(), cause, events);
        }
        match section.favors(houses) {
            0 => Counted::WinsNothing,
            favors => {
                self.win_favors(player, favors, cause, events);
                Counted::WinsFavors
            }
        }
    }

    fn end_game(&mut self, events: &mut impl Sink<Event>) -> Flow {
        for player in Player::all(self.players.into()) {
            let [gold, cubes, deniers] = self.final_bonus(player);
            events.event(Event::FinalBonus { player, gold, cubes, deniers });
        }
        // A finished game has a fixed decision, so that equal states compare equal.
        self.actor = Player::new(0);
        self.decision = Decision::Place;
        self.enter(Phase::Over, events)
    }

    /// [C9.1] Points for gold, other cubes and deniers.
    pub(in crate::classic) fn final_bonus(&self, player: Player) -> [u16; 3] {
        let holding = self.holding(player);
        let gold = holding.cubes.count(Cube::Gold);
        let others = holding.cubes.total() - gold;
        [gold * POINTS_PER_GOLD, others / CUBES_PER_POINT, holding.deniers / DENIERS_PER_POINT]
    }
}

#[derive(PartialEq, Eq)]
enum Counted {
    WinsNothing,
    WinsFavors,
}
