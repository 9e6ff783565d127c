//! Chat at a table.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Json, Path, Person, Query};
use super::problem::Problem;
use super::tables::CHAT_SHOWN;
use crate::app::App;
use crate::ids::{TableId, UserId};
use crate::wire::schemas::LONGEST_CHAT;
use crate::wire::{ChatDoc, ChatRequest, ChatsDoc, SaidDoc};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(say, hear))
}

pub(super) async fn speak(app: &App, id: &TableId, who: &UserId, text: &str) -> Result<i64, Problem> {
    let text = text.trim();
    let is_fine = |letter: char| !letter.is_control() || letter == '\n';
    if text.is_empty() || text.chars().count() > LONGEST_CHAT || !text.chars().all(is_fine) {
        let wrong = format!("message must be 1 to {LONGEST_CHAT} characters, without control characters");
        return Err(Problem::unprocessable(wrong));
    }
    Ok(app.service.say(id, who, text).await?)
}

/// Send a chat message
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = ChatRequest, responses((status = 201, body = SaidDoc)))]
async fn say(
    State(app): State<App>,
    person: Person,
    Path(id): Path<TableId>,
    Json(request): Json<ChatRequest>,
) -> Result<(StatusCode, Json<SaidDoc>), Problem> {
    let number = speak(&app, &id, &person.id, &request.text).await?;
    Ok((StatusCode::CREATED, Json(SaidDoc { number })))
}

/// Which messages to return.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
struct Page {
    /// Only messages before this number; the latest if missing.
    before: Option<i64>,
}

/// List chat messages
///
/// Returns at most 50, in order.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path), Page),
    responses((status = 200, body = ChatsDoc)))]
async fn hear(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(page): Query<Page>,
) -> Result<Json<ChatsDoc>, Problem> {
    let lines = app.service.chat(&id, page.before, CHAT_SHOWN).await?;
    Ok(Json(ChatsDoc { chat: lines.into_iter().map(ChatDoc::from).collect() }))
}
