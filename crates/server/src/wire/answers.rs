//! Answers to what is asked over HTTP: lists, what was said, hints, records and their steps.

use serde::Serialize;
use utoipa::ToSchema;

use super::{ChatDoc, ToldDoc};
use crate::hosted::Document;
use crate::ids::{RecordId, TableId, UserId};
use crate::store::{ChatLine, Seat, TableRow};
use crate::table::Settings;

/// Some of the tables there are.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListDoc {
    /// The tables, the latest first.
    pub tables: Vec<ListedDoc>,
    /// To be sent as `before` for the next page; null if this is the last one.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedDoc {
    /// Its id.
    #[schema(value_type = String)]
    pub id: TableId,
    /// Who made it.
    #[schema(value_type = String)]
    pub owner: UserId,
    /// How it is played.
    pub settings: Settings,
    /// `open`, `running` or `over`.
    pub status: String,
    /// The number of the last entry.
    pub number: i64,
    /// When it was made.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
    /// The seat that has to decide.
    pub to_act: Option<usize>,
    /// When the time runs out.
    pub deadline_at: Option<i64>,
    /// The seats in order.
    pub seats: Vec<ListedSeatDoc>,
    /// The final scores.
    pub scores: Option<Vec<u16>>,
}

/// A seat of a table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedSeatDoc {
    /// The person whose seat it is.
    #[schema(value_type = Option<String>)]
    pub user: Option<UserId>,
    /// What who plays there is called; several people at one screen have names of their own.
    pub name: Option<String>,
    /// Has who plays there no account?
    pub is_guest: bool,
    /// The bot that plays.
    pub bot: Option<String>,
    /// The final place.
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

/// What was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatsDoc {
    /// The lines in order.
    pub chat: Vec<ChatDoc>,
}

/// Something was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SaidDoc {
    /// The number of the line.
    pub number: i64,
}

/// What the strongest bot thinks.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintsDoc {
    /// The number of the position it thought about; in a game that is replayed, how many moves have been made there.
    pub number: i64,
    /// The moves it thinks best, the best first.
    pub hints: Vec<HintDoc>,
}

/// A record was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordDoc {
    /// Its id.
    #[schema(value_type = String)]
    pub id: RecordId,
}

/// A game step by step.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepsDoc {
    /// The game.
    pub game: String,
    /// How many moves it has in all.
    pub moves: usize,
    /// The colours, in seat order.
    pub colors: &'static [&'static str],
    /// The names, in seat order.
    pub names: Vec<Option<String>>,
    /// The steps asked for.
    pub steps: Vec<StepDoc>,
}

/// What the strongest bot thinks of a move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintDoc {
    /// The move in notation.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What it costs and gives, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// What the position seems worth after it, in points.
    pub points: f64,
    /// How likely a win seems, from 0 to 1.
    pub chance: f64,
    /// What it expects to be played after it.
    pub line: Vec<ExpectedDoc>,
}

/// A move that the strongest bot expects.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExpectedDoc {
    /// Who makes it.
    pub seat: usize,
    /// The move in notation. What others hide is guessed: it need not be possible.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What is done by it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
}

/// A position in a game that is replayed, and the move that led to it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepDoc {
    /// How many moves have been made.
    pub moves: usize,
    /// Who made the last one.
    pub seat: Option<usize>,
    /// The last one.
    #[serde(rename = "move")]
    pub chosen: Option<String>,
    /// What it brought.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Document>,
    /// The same in words.
    pub told: Vec<ToldDoc>,
    /// What the seat that was asked for can know of the game then; everything if none was.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Document,
    /// The prestige points that everybody has then, in seat order, without what is counted at the end.
    pub prestige: Vec<u16>,
    /// What the scores would be if the game ended then, in seat order: at the end the final ones.
    pub scores: Vec<u16>,
    /// The seat that has to decide.
    pub to_act: Option<usize>,
    /// What has to be decided.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub decision: Document,
}
