//! Notice targets: where a person is notified of their turn.

use axum::extract::State;
use axum::http::StatusCode;
use caylus_words::Lang;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock::now;
use crate::ids::{Fresh, NoticeId, TableId};
use crate::notices::Target;
use crate::store::Notice;
use crate::wire;

use super::extract::{Json, Path, Person};
use super::problem::Problem;

/// Maximum number of notice targets per person.
const PLACES: usize = 10;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(push_key))
        .routes(routes!(notices, new_notice))
        .routes(routes!(delete_notice))
        .routes(routes!(test_notice))
}

/// The server's public key for web push.
#[derive(Serialize, ToSchema)]
struct PushKey {
    /// The VAPID public key, for `applicationServerKey`.
    key: String,
}

/// A new notice target.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewNotice {
    /// Where to send notices.
    target: Target,
    /// The language of the notices, such as `en`.
    #[serde(default, deserialize_with = "wire::optional::text")]
    #[schema(value_type = Option<wire::schemas::Lang>)]
    lang: Option<Lang>,
}

/// A notice target.
#[derive(Serialize, ToSchema)]
struct NoticeDoc {
    /// The id, for deleting it.
    #[schema(value_type = String)]
    id: NoticeId,
    /// `webhook`, `discord`, `slack` or `push`.
    kind: String,
    /// The host that notices are sent to. The rest of the URL is a secret.
    host: String,
    /// The language of the notices.
    lang: &'static str,
    /// When it was created.
    created_at: i64,
}

/// Get the server's public key for web push
#[utoipa::path(get, path = "/api/push-key", tag = "notices", responses((status = 200, body = PushKey)))]
async fn push_key(State(app): State<App>) -> Result<Json<PushKey>, Problem> {
    Ok(Json(PushKey { key: app.sender.push_key().await? }))
}

/// List your notice targets
#[utoipa::path(get, path = "/api/me/notices", tag = "notices",
    responses((status = 200, body = [NoticeDoc])))]
async fn notices(State(app): State<App>, person: Person) -> Result<Json<Vec<NoticeDoc>>, Problem> {
    Ok(Json(app.store.notices(&person.id).await?.iter().map(doc).collect()))
}

/// Add a notice target
///
/// A notice is sent there when it becomes your turn.
#[utoipa::path(post, path = "/api/me/notices", tag = "notices", request_body = NewNotice,
    responses((status = 201, body = NoticeDoc)))]
async fn new_notice(
    State(app): State<App>,
    person: Person,
    Json(new): Json<NewNotice>,
) -> Result<(StatusCode, Json<NoticeDoc>), Problem> {
    let refused = |reason| Problem::unprocessable(reason).with("code", "address");
    app.sender.check(&new.target).map_err(refused)?;
    let lang = new.lang.unwrap_or_default();
    let target = serde_json::to_value(&new.target).map_err(Problem::internal)?;
    let kind = new.target.kind().to_owned();
    let notice = Notice { id: NoticeId::fresh(), user: person.id, kind, target, lang, created_at: now() };
    if !app.store.add_notice(&notice, PLACES).await? {
        return Err(Problem::conflict(format!("you already have {PLACES} notice targets; delete one first")));
    }
    Ok((StatusCode::CREATED, Json(doc(&notice))))
}

/// Delete a notice target
#[utoipa::path(delete, path = "/api/me/notices/{id}", tag = "notices", params(("id" = String, Path)),
    responses((status = 204)))]
async fn delete_notice(
    State(app): State<App>,
    person: Person,
    Path(id): Path<NoticeId>,
) -> Result<StatusCode, Problem> {
    match app.store.remove_notice(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(none()),
    }
}

/// Send a test notice
#[utoipa::path(post, path = "/api/me/notices/{id}/test", tag = "notices", params(("id" = String, Path)),
    responses((status = 204)))]
async fn test_notice(State(app): State<App>, person: Person, Path(id): Path<NoticeId>) -> Result<StatusCode, Problem> {
    let all = app.store.notices(&person.id).await?;
    let notice = all.iter().find(|notice| notice.id == id).ok_or_else(none)?;
    let sent = app.sender.send(notice, &TableId::new("test".to_owned()), Default::default()).await;
    sent.map_err(|_| Problem::unprocessable("the notice could not be delivered").with("code", "undelivered"))?;
    Ok(StatusCode::NO_CONTENT)
}

fn doc(notice: &Notice) -> NoticeDoc {
    let target: Option<Target> = serde_json::from_value(notice.target.clone()).ok();
    let url = target.and_then(|target| target.url().parse::<url::Url>().ok());
    let host = url.as_ref().and_then(url::Url::host_str).unwrap_or_default().to_owned();
    NoticeDoc {
        id: notice.id.clone(),
        kind: notice.kind.clone(),
        host,
        lang: notice.lang.code(),
        created_at: notice.created_at,
    }
}

fn none() -> Problem {
    Problem::not_found("no such notice target")
}
