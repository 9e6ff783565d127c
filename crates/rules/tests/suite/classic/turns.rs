//! Checks that players act in the right order within a phase.

use caylus_rules::classic::position::Position;
use caylus_rules::classic::{Cause, Event, Phase, Spot};
use caylus_rules::parts::{Order, Player};

use super::audit::{current_section, holding, passed};

/// The players who have acted in this phase, with repetitions. Unknown if the game was loaded in mid-phase.
#[derive(Clone, Default)]
pub(crate) struct Turns(Option<Vec<Player>>);

impl Turns {
    /// Takes an event at a table; if a player acts, it must be their turn.
    pub(crate) fn take(&mut self, table: &Position, event: &Event) {
        if let Event::PhaseStarted { .. } = event {
            self.0 = Some(Vec::new());
        }
        let Some(acted) = &mut self.0 else { return };
        let order = table.turn_order.expect("complete");
        let (player, expected) = match (table.phase, *event) {
            // [C2.1] Round after round, players who have not passed.
            (Phase::Placing, Event::WorkerPlaced { player, .. } | Event::Passed { player, .. }) => {
                (player, next_to_place(order, passed(table), acted.last()))
            }
            // [C4.1] In passing order, each once.
            (Phase::Provost, Event::Declined { player, cause: Cause::Provost } | Event::Paid { player, .. }) => {
                (player, passed(table).at(acted.len()))
            }
            // [C6.1] In castle order, any number of times.
            (Phase::Castle, Event::HouseBuilt { player, .. } | Event::PrestigeLost { player, .. }) => {
                let before = acted.last().and_then(|last| table.castle.place_of(*last));
                assert!(before <= table.castle.place_of(player), "C6.1: the castle order");
                (player, player)
            }
            // [C7.3] In turn order, once per section.
            (Phase::EndOfTurn, Event::HousesCounted { player, .. }) => (player, order.at(acted.len() % order.len())),
            _ => return,
        };
        assert_eq!(player, expected, "it is not that player's turn: {event:?}");
        acted.push(player);
    }

    /// Checks that every player who had to act in the phase has.
    pub(crate) fn check_end(&self, table: &Position, event: &Event) {
        let Some(acted) = &self.0 else { return };
        let players = table.players.len();
        match (table.phase, event) {
            (Phase::Placing, Event::PhaseStarted { .. }) => assert_eq!(passed(table).len(), players, "C2.10"),
            (Phase::Provost, Event::PhaseStarted { .. }) => assert_eq!(acted.len(), players, "C4.1"),
            // [C6.3] Giving no batch costs points, unless the castle has no room.
            (Phase::Castle, Event::WorkerReturned { player, from: Spot::CASTLE }) => {
                let excused = holding(table, *player).batches > 0 || current_section(table).is_none();
                assert!(excused || acted.contains(player), "C6.3: no batch, and nothing is lost");
            }
            (Phase::EndOfTurn, Event::SectionCounted { .. }) => assert_eq!(acted.len() % players, 0, "C7.3"),
            _ => {}
        }
    }
}

fn next_to_place(order: Order, passed: Order, last: Option<&Player>) -> Player {
    let from = last.and_then(|last| order.place_of(*last)).map_or(0, |place| place + 1);
    let mut round = (from..).map(|place| order.at(place % order.len()));
    round.find(|player| !passed.contains(*player)).expect("C2.10: not everyone has passed")
}
