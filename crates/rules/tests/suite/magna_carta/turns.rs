//! Turn order: within a phase, players and cards must come in the right order.

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Cause, Decision, Event, Move, Phase, Place};
use caylus_rules::parts::{Order, Player};

use super::reference::tokens_left;
use super::rulebook::is_beginner;

/// The progress of the current phase.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    /// How many have decided, in a phase with one decision each; at the castle, the place on the bridge.
    done: usize,
    /// Who acted last in phase 2, and whether the action is unfinished.
    last: Option<Player>,
    site: bool,
    /// The last effect used or declined: twice the place, and one more for the secondary effect. From 1, 0 is none.
    effect: usize,
}

impl Turns {
    /// From the decision of a running game.
    pub(crate) fn at(table: &Position) -> Self {
        let mut turns = Self::default();
        let Some(decision) = &table.decision else { return turns };
        let (player, players) = (decision.player, table.players.len());
        let number = |secondary: bool| effect(table.activating.map_or(0, Place::index), secondary) - 1;
        let on_bridge = passed(table).place_of(player).unwrap_or_default();
        match decision.what {
            Decision::Mulligan => turns.done = (player.index() + players - table.first_player.index()) % players,
            Decision::Action => turns.last = Some(Player::new((player.index() + players - 1) % players)),
            Decision::Site { .. } => (turns.last, turns.site) = (Some(player), true),
            Decision::Provost | Decision::Batch => turns.done = on_bridge,
            Decision::Primary => turns.effect = number(false),
            Decision::Secondary => turns.effect = number(true),
        }
        turns
    }

    /// A decision was made; not every decision has an event.
    pub(crate) fn decided(&mut self, table: &Position, player: Player, chosen: Move) {
        match chosen {
            Move::Keep | Move::Redraw => self.done += 1,
            Move::Done => self.done = passed(table).place_of(player).expect("everyone has passed") + 1,
            _ => {}
        }
    }

    /// Checks an event: if it belongs to a player's or card's turn, it must be the right one.
    pub(crate) fn take(&mut self, table: &Position, event: &Event) {
        match *event {
            Event::PhaseStarted { phase } => {
                let over = match table.phase {
                    Phase::Mulligan => self.done == table.players.len(),
                    Phase::Actions => passed(table).len() == table.players.len() && !self.site,
                    Phase::Provost => self.done == table.players.len(),
                    Phase::Effects => self.next_effect(table).is_none(),
                    Phase::Castle => self.next_batch(table).is_none(),
                    _ => true,
                };
                assert!(over, "{phase:?} begins too early");
                *self = Self::default();
            }
            Event::Passed { player, .. } => self.acts(table, player),
            Event::PrestigeBuilt { .. } => self.site = false,
            Event::Declined { player, cause: Cause::Provost } => self.moves_provost(table, player),
            Event::ProvostMoved { player: Some(player), .. } => self.moves_provost(table, player),
            Event::Paid { player, cause, .. } => match cause {
                Cause::Draw | Cause::Replace | Cause::Placement { .. } | Cause::Building { .. } => {
                    self.acts(table, player);
                }
                Cause::Prestige { .. } => {
                    self.acts(table, player);
                    self.site = true;
                }
                Cause::Batch => {
                    assert_eq!(self.next_batch(table), Some(player), "M5.4");
                    self.done = passed(table).place_of(player).expect("everyone has passed");
                }
                _ => self.effect_used(table, player, cause),
            },
            // The gold comes when everyone is done, and may pay for a batch next turn only.
            Event::Gained { cause: Cause::BestBuilder, .. } => {
                assert_eq!(self.next_batch(table), None, "M5.1");
                self.done = table.players.len();
            }
            Event::Gained { player, cause, .. }
            | Event::TokenTaken { player, cause, .. }
            | Event::Declined { player, cause } => self.effect_used(table, player, cause),
            Event::WorkerReturned { .. } => {
                assert_eq!(self.next_effect(table), None, "M4.1: a worker leaves too early");
            }
            _ => {}
        }
    }

    /// The expected decision, including the order of mulligans; a prestige building only by its kind.
    pub(crate) fn next(&self, table: &Position) -> Option<(Player, &'static str)> {
        match table.phase {
            Phase::Mulligan => Some((seat_after(table, table.first_player, self.done), "mulligan")),
            Phase::Actions if self.site => self.last.map(|player| (player, "site")),
            Phase::Actions => Some((self.next_to_act(table), "action")),
            Phase::Provost => Some((passed(table).at(self.done), "provost")),
            Phase::Effects => {
                let (number, player) = self.next_effect(table)?;
                Some((player, if number % 2 == 1 { "primary" } else { "secondary" }))
            }
            Phase::Castle => self.next_batch(table).map(|player| (player, "batch")),
            Phase::Income | Phase::EndOfTurn | Phase::Over => None,
        }
    }

    /// The place of the card that acts next.
    pub(crate) fn acting(&self, table: &Position) -> Option<usize> {
        self.next_effect(table).map(|(number, _)| (number - 1) / 2)
    }

    /// [M2] Clockwise, skipping players who have passed.
    fn next_to_act(&self, table: &Position) -> Player {
        let from = self.last.map_or(table.first_player, |last| seat_after(table, last, 1));
        let mut seats = (0..table.players.len()).map(|seats| seat_after(table, from, seats));
        seats.find(|player| !passed(table).contains(*player)).expect("not everyone has passed")
    }

    fn acts(&mut self, table: &Position, player: Player) {
        assert!(table.phase == Phase::Actions && !self.site);
        assert_eq!(player, self.next_to_act(table), "it is not that player's turn");
        self.last = Some(player);
    }

    /// [M3.1] In passing order, each once.
    fn moves_provost(&mut self, table: &Position, player: Player) {
        assert_eq!((table.phase, player), (Phase::Provost, passed(table).at(self.done)), "M3.1");
        self.done += 1;
    }

    /// [M4.1] From the start up to the provost: first the worker's owner, then the card's.
    fn next_effect(&self, table: &Position) -> Option<(usize, Player)> {
        let reached = if is_beginner(table.options) { usize::MAX } else { table.provost.map_or(0, Place::index) };
        let steps = table.road.iter().enumerate().filter(|(at, _)| *at <= reached).flat_map(|(at, on)| {
            let owner = on.owner.filter(|owner| on.worker.is_some_and(|worker| worker != *owner));
            [on.worker.map(|worker| (effect(at, false), worker)), owner.map(|owner| (effect(at, true), owner))]
        });
        steps.flatten().find(|(number, _)| *number > self.effect)
    }

    fn effect_used(&mut self, table: &Position, player: Player, cause: Cause) {
        let number = match cause {
            Cause::Primary { place, .. } => effect(place.index(), false),
            Cause::Secondary { place, .. } => effect(place.index(), true),
            _ => return,
        };
        if number != self.effect {
            assert_eq!(Some((number, player)), self.next_effect(table), "M4.1: the order of the effects");
            self.effect = number;
        }
    }

    /// [M5.4] In passing order; players who cannot give a batch are skipped.
    fn next_batch(&self, table: &Position) -> Option<Player> {
        let able = |player: &Player| {
            let owned = table.players[player.index()].cubes;
            let missing = [owned.food, owned.wood, owned.stone].iter().filter(|count| **count == 0).count();
            missing <= usize::from(owned.gold)
        };
        passed(table).iter().skip(self.done).find(able).filter(|_| tokens_left(table) > 0)
    }
}

fn effect(place: usize, secondary: bool) -> usize {
    2 * place + 1 + usize::from(secondary)
}

pub(crate) fn seat_after(table: &Position, player: Player, seats: usize) -> Player {
    Player::new((player.index() + seats) % table.players.len())
}

pub(crate) fn passed(table: &Position) -> Order {
    table.passing_order.expect("complete")
}
