//! Turns a table into the documents that one viewer gets.

use caylus_rules::parts::Player;

use super::{ClockDoc, EntryDoc, PositionDoc, PrivateDoc, ResultDoc, SeatDoc, TableDoc, UndoDoc};
use crate::game::{Step, Viewer};
use crate::ids::UserId;
use crate::table::{Act, PastEntry, Seat, Status, Table};

/// A viewer of a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct TableViewer<'a> {
    /// The person, if signed in.
    pub who: Option<&'a UserId>,
    /// The seat whose view they get; `None` for a spectator.
    pub seat: Option<usize>,
}

impl TableViewer<'_> {
    /// The table, without what is hidden from the viewer.
    pub fn table(&self, table: &Table, now: i64) -> TableDoc {
        TableDoc {
            id: table.id().clone(),
            status: table.status(),
            number: table.number(),
            settings: table.settings().clone(),
            owner: table.owner().clone(),
            created_at: table.created_at(),
            seats: table.seats().iter().enumerate().map(|(number, seat)| self.seat(table, number, seat)).collect(),
            viewer: self.seat,
            position: (table.status() != Status::Open).then(|| self.position(table)),
            clock: clock(table, now),
            undo: table.undo().map(|request| UndoDoc {
                seat: request.seat,
                moves: request.moves,
                agreed: request.agreed.clone(),
            }),
            can: self.who.map_or_else(Vec::new, |who| table.rights(who, now)),
            result: table.result().map(|result| ResultDoc {
                scores: result.scores,
                places: result.places,
                reason: result.reason,
                seat: result.seat,
            }),
        }
    }

    fn seat(&self, table: &Table, number: usize, seat: &Seat) -> SeatDoc {
        let user = seat.person.as_ref().or(seat.reserved.as_ref());
        SeatDoc {
            seat: number,
            color: table.game().colors()[number],
            name: table.name_at(seat).map(str::to_owned),
            user: user.cloned(),
            bot: seat.bot.map(|level| level.to_string()),
            is_guest: seat.called.is_some() || user.is_some_and(|user| table.is_guest(user)),
            is_open: seat.is_open(),
            is_stand_in: seat.is_stand_in(),
            is_you: self.who.is_some() && seat.person.as_ref() == self.who,
        }
    }

    fn position(&self, table: &Table) -> PositionDoc {
        let game = table.game();
        let to_act = table.to_act();
        PositionDoc {
            number: table.position_number(),
            moves: game.length(),
            view: game.view(self.seat),
            to_act,
            decision: game.decision(),
            ask: game.ask().filter(|_| to_act.is_some()),
            legal: (to_act.is_some() && to_act == self.seat).then(|| game.choices()),
            question: None,
            help: None,
        }
    }

    /// What only this viewer may know or do.
    pub fn private(&self, table: &Table, now: i64) -> PrivateDoc {
        let game = table.game();
        let is_shown = table.status() != Status::Open;
        let can_move = table.to_act().is_some() && table.to_act() == self.seat;
        PrivateDoc {
            viewer: self.seat,
            own: self.who.map_or_else(Vec::new, |who| table.seats_of(who).collect()),
            can: self.who.map_or_else(Vec::new, |who| table.rights(who, now)),
            legal: can_move.then(|| game.choices()),
            view: self.seat.filter(|_| is_shown).and_then(|seat| game.adds(seat)),
        }
    }

    /// The entries after number `since`, without what is hidden from the viewer.
    pub fn entries(&self, table: &Table, since: i64) -> Vec<EntryDoc> {
        let viewer = self.seat.map_or(Viewer::Spectator, |seat| Viewer::Player(Player::new(seat)));
        let mut steps = table.game().steps(first_step(table, since), viewer).into_iter();
        // The set-up is shown with the start of the game, or with the first move of a continued game.
        let is_first = |entry: &PastEntry| matches!(entry.act(), None | Some(Act::Started));
        let first = table.entries().iter().zip(1..).find(|(entry, _)| is_first(entry)).map(|(_, number)| number);
        let doc = |(entry, number): (&PastEntry, i64)| {
            let mut step = if is_step(entry) { steps.next().unwrap_or_default() } else { Step::default() };
            if Some(number) == first {
                let set_up = table.game().set_up(viewer);
                step.events.splice(..0, set_up.events);
                step.log.splice(..0, set_up.log);
            }
            let may_know = table.status() == Status::Over || (self.seat.is_some() && step.seat == self.seat);
            EntryDoc::new(number, entry, step, may_know)
        };
        let skipped = before(since).min(table.entries().len());
        table.entries().iter_from(skipped).zip(skipped as i64 + 1..).map(doc).collect()
    }

    /// Whether the entries after number `since` tell the viewer more than a spectator.
    pub fn learns_more(&self, table: &Table, since: i64) -> bool {
        self.seat.is_some_and(|seat| table.game().tells_more(seat, first_step(table, since)))
    }
}

/// Is the entry a step of the game?
fn is_step(entry: &PastEntry) -> bool {
    matches!(entry.act(), None | Some(Act::Undone { .. }))
}

/// How many entries came before those after number `since`: they are numbered from 1.
fn before(since: i64) -> usize {
    usize::try_from(since).unwrap_or(0)
}

/// The first step of the game after entry `since`.
fn first_step(table: &Table, since: i64) -> usize {
    let new = table.entries().iter_from(before(since));
    table.game().step_count() - new.filter(|entry| is_step(entry)).count()
}

fn clock(table: &Table, now: i64) -> Option<ClockDoc> {
    let left_ms = table.time_left(now);
    let deadline_at = table.deadline().filter(|_| table.status() == Status::Running);
    (table.status() == Status::Running && (left_ms.is_some() || deadline_at.is_some())).then_some(ClockDoc {
        now_at: now,
        seat: table.clock_runs_for(),
        deadline_at,
        left_ms,
    })
}
