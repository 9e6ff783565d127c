//! Turns a table into the document that one viewer gets.

use caylus_rules::parts::Player;

use super::{ClockDoc, EntryDoc, PositionDoc, ResultDoc, SeatDoc, TableDoc, UndoDoc};
use crate::game::{Reader, Step, Viewer, Words};
use crate::ids::UserId;
use crate::table::{Act, Entry, Holder, Seat, Status, Table};

/// A viewer of a table.
#[derive(Clone, Copy)]
pub struct TableViewer<'a> {
    /// The person, if signed in.
    pub who: Option<&'a UserId>,
    /// The seat whose view they get; `None` for a spectator.
    pub seat: Option<usize>,
    /// The language of the texts; without one there are none.
    pub words: Option<&'static Words>,
}

impl TableViewer<'_> {
    /// The table, without what is hidden from the viewer.
    pub fn table(&self, table: &Table, now: i64) -> TableDoc {
        TableDoc {
            id: table.id().clone(),
            status: table.status().name(),
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
        let asked = self.words.filter(|_| to_act.is_some()).map(|words| game.question(words, self.seat));
        let (question, help) = asked.unzip();
        PositionDoc {
            number: table.position_number(),
            moves: game.length(),
            view: game.view(self.seat),
            to_act,
            decision: game.decision(),
            legal: (to_act.is_some() && to_act == self.seat).then(|| game.choices(self.words, &table.names())),
            question,
            help,
        }
    }

    /// The entries after number `since`, without what is hidden from the viewer.
    pub fn entries(&self, table: &Table, since: i64) -> Vec<EntryDoc> {
        let names = table.names();
        let viewer = self.seat.map_or(Viewer::Spectator, |seat| Viewer::Player(Player::new(seat)));
        let reader = Reader { viewer, words: self.words, names: &names };
        let is_step = |entry: &&Entry| matches!(entry.act, Act::Moved { .. } | Act::Undone { .. });
        // Entries are numbered from 1, so `since` is also how many came before.
        let new = || table.entries().iter_from(usize::try_from(since).unwrap_or(0)).map(AsRef::as_ref);
        let mut steps =
            table.game().steps(table.game().step_count() - new().filter(is_step).count(), &reader).into_iter();
        // The set-up is shown with the start of the game, or with the first move of a continued game.
        let mut all = table.entries().iter();
        let first = all.find(|entry| matches!(entry.act, Act::Moved { .. } | Act::Started)).map(|entry| entry.number);
        let doc = |entry: &Entry| {
            let mut step = if is_step(&entry) { steps.next().unwrap_or_default() } else { Step::default() };
            if Some(entry.number) == first {
                let set_up = table.game().set_up(&reader);
                step.events.splice(..0, set_up.events);
                step.told.splice(..0, set_up.told);
            }
            self.entry(table, entry, step)
        };
        new().map(doc).collect()
    }

    fn entry(&self, table: &Table, entry: &Entry, step: Step) -> EntryDoc {
        let may_know = table.status() == Status::Over || (self.seat.is_some() && step.seat == self.seat);
        let mut doc = EntryDoc {
            number: entry.number,
            at: entry.at,
            kind: "",
            seat: step.seat,
            user: None,
            bot: None,
            reason: None,
            moves: None,
            agrees: None,
            chosen: step.chosen.filter(|_| may_know),
            events: step.events,
            told: step.told,
        };
        match &entry.act {
            Act::Sat { seat, holder, .. } => {
                (doc.kind, doc.seat) = ("sat", Some(*seat));
                doc.hold(holder);
            }
            Act::Reserved { seat, id } => (doc.kind, doc.seat, doc.user) = ("reserved", Some(*seat), Some(id.clone())),
            Act::Left { seat } => (doc.kind, doc.seat) = ("left", Some(*seat)),
            Act::Started => doc.kind = "started",
            Act::Moved { .. } => doc.kind = "moved",
            Act::UndoAsked { seat, moves } => {
                (doc.kind, doc.seat, doc.moves) = ("undo-asked", Some(*seat), Some(*moves));
            }
            Act::UndoAnswered { seat, agrees } => {
                (doc.kind, doc.seat, doc.agrees) = ("undo-answered", Some(*seat), Some(*agrees));
            }
            Act::Undone { moves } => (doc.kind, doc.moves) = ("undone", Some(*moves)),
            Act::HandedOver { seat, holder, reason } => {
                (doc.kind, doc.seat, doc.reason) = ("handed-over", Some(*seat), Some(*reason));
                doc.hold(holder);
            }
            Act::Ended { seat, reason } => (doc.kind, doc.seat, doc.reason) = ("ended", *seat, Some(*reason)),
        }
        doc
    }
}

impl EntryDoc {
    fn hold(&mut self, holder: &Holder) {
        match holder {
            Holder::User { id } => self.user = Some(id.clone()),
            Holder::Bot { level } => self.bot = Some(level.to_string()),
        }
    }
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
