//! Error answers as JSON problem documents (RFC 9457).

use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use caylus_table::{GameError, TableDoc};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::openapi::PROBLEM;
use crate::limits::Wait;
use crate::store::StoreError;
use crate::wire::schemas::Message;

/// How much of a text is sent. Problems quote the input, however long it is.
#[derive(Clone, Copy)]
struct Room {
    /// The longest text that is sent whole, in characters.
    longest: usize,
    /// How much is left of a longer one.
    left: usize,
}

const DETAIL: Room = Room { longest: 400, left: 300 };
/// For each text in a message.
const ARGUMENT: Room = Room { longest: 60, left: 20 };

/// An error answer (RFC 9457).
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// Always `about:blank`: the status says what kind of problem it is.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The standard phrase for the status.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, in English, for people to read.
    pub detail: String,
    /// Further fields, depending on the problem.
    #[serde(flatten)]
    #[schema(value_type = ProblemFields)]
    pub more: Map<String, Value>,
}

/// Fields that some problems have.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only describes the fields")]
struct ProblemFields {
    /// Identifies the problem to programs.
    code: Option<String>,
    /// The rule that forbids the move.
    rule: Option<String>,
    /// What is wrong, as a message.
    message: Option<Message>,
    /// How many seconds to wait.
    retry_after: Option<u64>,
    /// The number of the current position, if the request was late.
    number: Option<i64>,
    /// The current table, if the request was late.
    state: Option<TableDoc>,
}

impl Problem {
    /// A problem with this status.
    pub fn new(status: StatusCode, detail: impl ToString) -> Self {
        let title = status.canonical_reason().unwrap_or_default().to_owned();
        Self {
            kind: "about:blank",
            title,
            status: status.as_u16(),
            detail: brief(detail.to_string(), DETAIL),
            more: Map::new(),
        }
    }

    /// 400: the request does not fit its schema.
    pub fn bad_request(detail: impl ToString) -> Self {
        Self::new(StatusCode::BAD_REQUEST, detail)
    }

    /// 401: not signed in.
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "you are not signed in")
    }

    /// 403: the person may not do this.
    pub fn forbidden(detail: impl ToString) -> Self {
        Self::new(StatusCode::FORBIDDEN, detail)
    }

    /// 404: it does not exist.
    pub fn not_found(detail: impl ToString) -> Self {
        Self::new(StatusCode::NOT_FOUND, detail)
    }

    /// 409: it conflicts with the current state.
    pub fn conflict(detail: impl ToString) -> Self {
        Self::new(StatusCode::CONFLICT, detail)
    }

    /// 422: the request fits its schema, but what it says is refused.
    pub fn unprocessable(detail: impl ToString) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, detail)
    }

    /// 500: the reason goes to the log, not into the answer.
    pub fn internal(reason: impl std::fmt::Display) -> Self {
        tracing::error!(%reason, "internal error");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal server error; the server's log has the details")
    }

    /// Adds why the game refuses it: the rule, if there is one, and a message for people to read in their language.
    pub fn because(self, reason: &GameError) -> Self {
        let mut message = serde_json::to_value(&reason.message).unwrap_or_default();
        shorten(&mut message);
        match reason.rule {
            Some(rule) => self.with("rule", rule),
            None => self,
        }
        .with("message", message)
    }

    /// Adds a field.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.more.insert(name.to_owned(), value.into());
        self
    }
}

/// Cuts the middle out of an over-long text: the start says what is wrong, the end what was expected.
fn brief(text: String, room: Room) -> String {
    let length = text.chars().count();
    if length <= room.longest {
        return text;
    }
    let half = room.left / 2;
    text.chars().take(half).chain(['…']).chain(text.chars().skip(length - half)).collect()
}

/// Cuts over-long texts in a message: they quote the input too.
fn shorten(value: &mut Value) {
    match value {
        Value::String(text) => *text = brief(std::mem::take(text), ARGUMENT),
        Value::Array(list) => list.iter_mut().for_each(shorten),
        Value::Object(map) => map.values_mut().for_each(shorten),
        _ => {}
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self).unwrap_or_default();
        let mut response = (status, [(header::CONTENT_TYPE, PROBLEM)], body).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = self.more.get("retry_after").and_then(Value::as_u64) {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(reason: StoreError) -> Self {
        match reason {
            text @ StoreError::Text => Self::unprocessable(text),
            StoreError::Conflict => Self::conflict("changed by another request at the same time, try again"),
            StoreError::Database(reason) => {
                tracing::warn!(%reason, "database unavailable");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "database unavailable, try again").with("retry_after", 2)
            }
            damaged @ StoreError::Damaged(_) => Self::internal(damaged),
        }
    }
}

impl From<Wait> for Problem {
    fn from(Wait(time): Wait) -> Self {
        let seconds = time.as_secs() + 1;
        Self::new(StatusCode::TOO_MANY_REQUESTS, format!("too many requests, try again in {seconds} s"))
            .with("retry_after", seconds)
    }
}

macro_rules! from_rejection {
    ($($rejection:ty),*) => {
        $(impl From<$rejection> for Problem {
            fn from(rejection: $rejection) -> Self {
                Self::new(rejection.status(), rejection.body_text())
            }
        })*
    };
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        match rejection {
            JsonRejection::JsonDataError(_) => Self::bad_request(rejection.body_text()),
            _ => Self::new(rejection.status(), rejection.body_text()),
        }
    }
}

from_rejection!(BytesRejection, PathRejection, QueryRejection, StringRejection);
