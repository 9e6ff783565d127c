//! What is wrong with a request, as a JSON problem (RFC 9457).

use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::limits::Wait;
use crate::store::StoreError;

/// The longest detail, in characters: reasons quote what was sent, however long it is.
const LONGEST_DETAIL: usize = 400;

/// What is wrong with a request.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// `about:blank`: the status says what kind of problem it is.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The kind of problem.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// What is wrong, for people.
    pub detail: String,
    /// More about it.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub more: Map<String, Value>,
}

impl Problem {
    /// A problem of this status.
    pub fn new(status: StatusCode, detail: impl ToString) -> Self {
        let title = status.canonical_reason().unwrap_or_default().to_owned();
        Self {
            kind: "about:blank",
            title,
            status: status.as_u16(),
            detail: brief(detail.to_string()),
            more: Map::new(),
        }
    }

    /// The request makes no sense.
    pub fn bad_request(detail: impl ToString) -> Self {
        Self::new(StatusCode::BAD_REQUEST, detail)
    }

    /// Nobody is signed in.
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "you are not signed in")
    }

    /// The person may not do this.
    pub fn forbidden(detail: impl ToString) -> Self {
        Self::new(StatusCode::FORBIDDEN, detail)
    }

    /// There is no such thing.
    pub fn not_found(detail: impl ToString) -> Self {
        Self::new(StatusCode::NOT_FOUND, detail)
    }

    /// It does not fit what is there.
    pub fn conflict(detail: impl ToString) -> Self {
        Self::new(StatusCode::CONFLICT, detail)
    }

    /// The fault is ours. What it is stands in the log, not in the answer.
    pub fn internal(reason: impl std::fmt::Display) -> Self {
        tracing::error!(%reason, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "the server has failed; the log knows why")
    }

    /// Says more.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.more.insert(name.to_owned(), value.into());
        self
    }
}

/// The text with its middle cut out if it is too long: what is wrong comes first, what was expected last.
fn brief(text: String) -> String {
    let length = text.chars().count();
    if length <= LONGEST_DETAIL {
        return text;
    }
    let half = LONGEST_DETAIL / 2;
    text.chars().take(half).chain(['…']).chain(text.chars().skip(length - half)).collect()
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self).unwrap_or_default();
        let mut response = (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
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
            text @ StoreError::Text => Self::bad_request(text),
            StoreError::Conflict => Self::conflict("somebody else was first"),
            StoreError::Database(reason) => {
                tracing::warn!(%reason, "the database is away");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "the database does not answer; try again")
                    .with("retry_after", 2)
            }
            damaged @ StoreError::Damaged(_) => Self::internal(damaged),
        }
    }
}

impl From<Wait> for Problem {
    fn from(Wait(time): Wait) -> Self {
        let seconds = time.as_secs() + 1;
        Self::new(StatusCode::TOO_MANY_REQUESTS, format!("too much at once; try again in {seconds} s"))
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

from_rejection!(
    BytesRejection,
    JsonRejection,
    PathRejection,
    QueryRejection,
    StringRejection,
    WebSocketUpgradeRejection
);
