//! The entries of a table as documents.

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::{Document, LogEntry, Step, ToldDoc};
use crate::ids::UserId;
use crate::schemas;
use crate::table::{Act, Holder, PastEntry, Reason};

/// Something that happened at a table, without what is hidden from the viewer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryDoc {
    /// The entry's number, from 1.
    pub number: i64,
    /// When it happened.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub what: EntryKind,
}

/// What can happen at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EntryKind {
    /// A person or a bot takes a seat.
    Sat {
        /// The seat.
        seat: usize,
        /// Who plays it.
        #[serde(flatten)]
        player: PlayerDoc,
    },
    /// A seat is reserved for a person.
    Reserved {
        /// The seat.
        seat: usize,
        /// The person.
        #[schema(value_type = String)]
        user: UserId,
    },
    /// A seat becomes open again.
    Left {
        /// The seat.
        seat: usize,
    },
    /// The game starts.
    Started {
        /// The set-up.
        #[serde(flatten)]
        step: EventsDoc,
    },
    /// A player makes a move.
    Moved {
        /// The seat that moves.
        seat: usize,
        /// The move in notation. It can reveal hidden information, so other players' moves are only included once the game is over.
        #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        chosen: Option<String>,
        /// What it does.
        #[serde(flatten)]
        step: EventsDoc,
    },
    /// A player asks the others to agree to taking moves back.
    UndoAsked {
        /// The seat that asks.
        seat: usize,
        /// Number of moves left if it is granted.
        moves: usize,
    },
    /// A player answers an undo request.
    UndoAnswered {
        /// The seat.
        seat: usize,
        /// Whether the player agrees.
        agrees: bool,
    },
    /// Moves are taken back.
    Undone {
        /// Number of moves left.
        moves: usize,
    },
    /// A seat passes to another player.
    HandedOver {
        /// The seat.
        seat: usize,
        /// Who plays it from now on.
        #[serde(flatten)]
        player: PlayerDoc,
        /// Why.
        reason: Reason,
    },
    /// The game ends early.
    Ended {
        /// The seat that caused it.
        seat: Option<usize>,
        /// Why.
        reason: Reason,
    },
}

/// Who plays a seat: a person or a bot.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerDoc {
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub user: Option<UserId>,
    /// The level of the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// The events of a step in the game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventsDoc {
    /// The events.
    #[schema(value_type = Vec<schemas::Event>)]
    #[cfg_attr(feature = "ts", ts(type = "Array<GameEvent>"))]
    pub events: Vec<Document>,
    /// The events as messages.
    #[schema(value_type = Vec<schemas::LogEntry>)]
    #[cfg_attr(feature = "ts", ts(type = "Array<LogEntry>"))]
    pub log: Vec<LogEntry>,
    /// The events in words, if a language was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ToldDoc>>"))]
    pub told: Vec<ToldDoc>,
}

impl EntryDoc {
    pub(super) fn new(number: i64, entry: &PastEntry, step: Step, may_know_move: bool) -> Self {
        let Step { seat: mover, chosen, events, log } = step;
        let step = EventsDoc { events, log, told: Vec::new() };
        let what = match entry.act() {
            Some(Act::Sat { seat, holder, .. }) => EntryKind::Sat { seat: *seat, player: holder.into() },
            Some(Act::Reserved { seat, id }) => EntryKind::Reserved { seat: *seat, user: id.clone() },
            Some(Act::Left { seat }) => EntryKind::Left { seat: *seat },
            Some(Act::Started) => EntryKind::Started { step },
            None | Some(Act::Moved { .. }) => {
                EntryKind::Moved { seat: mover.unwrap_or_default(), chosen: chosen.filter(|_| may_know_move), step }
            }
            Some(Act::UndoAsked { seat, moves }) => EntryKind::UndoAsked { seat: *seat, moves: *moves },
            Some(Act::UndoAnswered { seat, agrees }) => EntryKind::UndoAnswered { seat: *seat, agrees: *agrees },
            Some(Act::Undone { moves }) => EntryKind::Undone { moves: *moves },
            Some(Act::HandedOver { seat, holder, reason }) => {
                EntryKind::HandedOver { seat: *seat, player: holder.into(), reason: *reason }
            }
            Some(Act::Ended { seat, reason }) => EntryKind::Ended { seat: *seat, reason: *reason },
        };
        Self { number, at: entry.at, what }
    }

    /// The events of the game, if it is a step of it.
    pub fn step(&self) -> Option<&EventsDoc> {
        match &self.what {
            EntryKind::Started { step } | EntryKind::Moved { step, .. } => Some(step),
            _ => None,
        }
    }

    pub(super) fn step_mut(&mut self) -> Option<&mut EventsDoc> {
        match &mut self.what {
            EntryKind::Started { step } | EntryKind::Moved { step, .. } => Some(step),
            _ => None,
        }
    }
}

impl From<&Holder> for PlayerDoc {
    fn from(holder: &Holder) -> Self {
        match holder {
            Holder::User { id } => Self { user: Some(id.clone()), bot: None },
            Holder::Bot { level } => Self { user: None, bot: Some(level.to_string()) },
        }
    }
}
