//! Answers over HTTP: lists, chat, hints, records and replays.

use caylus_table::{HintDoc, Settings, StepDoc};
use serde::Serialize;
use utoipa::ToSchema;

use super::ChatDoc;
use crate::ids::{RecordId, TableId, UserId};
use crate::store::{ChatLine, Seat, TableRow};

/// A page of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListDoc {
    /// The tables, latest change first.
    pub tables: Vec<ListedDoc>,
    /// Send this as `before` to get the next page; null on the last page.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedDoc {
    /// The table's id.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The id of the person who created it.
    #[schema(value_type = String)]
    pub owner: UserId,
    /// The game, its options and the pace.
    pub settings: Settings,
    /// `open`, `running` or `over`.
    pub status: String,
    /// The number of the last entry.
    pub number: i64,
    /// When the table was created.
    pub created_at: i64,
    /// When the last entry was written.
    pub updated_at: i64,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// When the time of the player to act runs out.
    pub deadline_at: Option<i64>,
    /// The seats, in order.
    pub seats: Vec<ListedSeatDoc>,
    /// The final scores, in seat order.
    pub scores: Option<Vec<u16>>,
}

/// A seat of a table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedSeatDoc {
    /// The id of the person who holds the seat.
    #[schema(value_type = Option<String>)]
    pub user: Option<UserId>,
    /// The player's name. Several people at one screen each have their own.
    pub name: Option<String>,
    /// Whether the player has no account.
    pub is_guest: bool,
    /// The level of the bot that plays.
    pub bot: Option<String>,
    /// The final place, from 1.
    pub place: Option<i64>,
}

impl From<TableRow> for ListedDoc {
    fn from(row: TableRow) -> Self {
        let seat = |seat: Seat| ListedSeatDoc {
            user: seat.user,
            name: seat.name,
            is_guest: seat.is_guest,
            bot: seat.bot,
            place: seat.place,
        };
        Self {
            id: row.id,
            owner: row.owner,
            settings: row.settings,
            status: row.status,
            number: row.number,
            created_at: row.created_at,
            updated_at: row.updated_at,
            to_act: row.to_act,
            deadline_at: row.deadline,
            seats: row.seats.into_iter().map(seat).collect(),
            scores: row.scores,
        }
    }
}

impl From<ChatLine> for ChatDoc {
    fn from(line: ChatLine) -> Self {
        let ChatLine { number, at, user, name, is_guest, text } = line;
        Self { number, at, user, name, is_guest, text }
    }
}

/// Chat messages.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatsDoc {
    /// The messages, in order.
    pub chat: Vec<ChatDoc>,
}

/// A chat message was written.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SaidDoc {
    /// The number of the message.
    pub number: i64,
}

/// A hint: the moves the strongest bot suggests.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintsDoc {
    /// The position the hint is for: its `number` at a running table, the number of moves made in a replay.
    pub number: i64,
    /// The suggested moves, the best first.
    pub hints: Vec<HintDoc>,
}

/// An uploaded record.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordDoc {
    /// The record's id.
    #[schema(value_type = String)]
    pub id: RecordId,
}

/// Part of a replay.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepsDoc {
    /// The name of the game.
    pub game: String,
    /// Number of moves in the whole game.
    pub moves: usize,
    /// The players' colours, in seat order.
    pub colors: &'static [&'static str],
    /// The players' names, in seat order.
    pub names: Vec<Option<String>>,
    /// The requested steps.
    pub steps: Vec<StepDoc>,
}
