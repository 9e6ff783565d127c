//! The documents a game is made into.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Choice, Document, LogEntry, Message};
use crate::schemas;

/// What the player to act is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskDoc {
    /// The decision as a question.
    #[schema(value_type = schemas::Message)]
    #[cfg_attr(feature = "ts", ts(type = "Message"))]
    pub question: Message,
    /// The rules for it.
    #[schema(value_type = schemas::Message)]
    #[cfg_attr(feature = "ts", ts(type = "Message"))]
    pub help: Message,
}

/// A legal move: what it is called, what it costs and gives, what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceDoc {
    /// The move in notation.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What it is called, costs and means, as messages.
    #[schema(value_type = schemas::Choice)]
    #[cfg_attr(feature = "ts", ts(type = "Choice"))]
    pub choice: Choice,
    /// What the move costs and gives, in words, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
}

/// A log entry in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ToldDoc {
    /// The heading of a turn.
    Turn(String),
    /// The heading of a phase.
    Phase(String),
    /// An event in words.
    Text(String),
}

/// A move the strongest bot suggests.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintDoc {
    /// The move in notation.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What it is called, costs and means, as messages.
    #[schema(value_type = schemas::Choice)]
    #[cfg_attr(feature = "ts", ts(type = "Choice"))]
    pub choice: Choice,
    /// What the move costs and gives, in words, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// The estimated worth of the position after the move, in points.
    pub points: f64,
    /// The player's estimated chance of winning, from 0 to 1.
    pub chance: f64,
    /// Every player's chance of winning, in seat order.
    pub chances: Vec<f64>,
    /// The moves expected to follow.
    pub line: Vec<ExpectedDoc>,
}

/// A move the strongest bot expects.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExpectedDoc {
    /// The seat that makes it.
    pub seat: usize,
    /// The move in notation. Hidden information is guessed, so the move may turn out to be impossible.
    #[serde(rename = "move")]
    pub chosen: String,
    /// What the move does, as a message; null if it is not worth a sentence.
    #[schema(value_type = Option<schemas::LogEntry>)]
    #[cfg_attr(feature = "ts", ts(type = "LogEntry | null"))]
    pub log: Option<LogEntry>,
    /// What the move does, in words, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
}

/// A position in a replay and the move that led to it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepDoc {
    /// Number of moves made so far.
    pub moves: usize,
    /// The seat that made the last move.
    pub seat: Option<usize>,
    /// The last move in notation.
    #[serde(rename = "move")]
    pub chosen: Option<String>,
    /// The events of the last move, or of the set-up.
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
    /// The view of the requested seat; the whole position if no seat was requested.
    #[schema(value_type = schemas::View)]
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Document,
    /// The players' prestige points, in seat order, without end-of-game scoring.
    pub prestige: Vec<u16>,
    /// The scores if the game ended now, in seat order. At the end these are the final scores.
    pub scores: Vec<u16>,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// The decision to be made.
    #[schema(value_type = schemas::Decision)]
    #[cfg_attr(feature = "ts", ts(type = "GameDecision | null"))]
    pub decision: Document,
    /// What the player to act is asked; null if the game is over.
    pub ask: Option<AskDoc>,
}
