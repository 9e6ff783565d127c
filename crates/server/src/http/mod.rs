//! The HTTP server: routes, middleware and the OpenAPI document.

mod accounts;
mod auth;
mod chat;
mod extract;
mod games;
mod guard;
mod health;
mod notices;
mod openapi;
mod page;
mod play;
mod problem;
mod ratings;
mod replay;
mod socket;
mod tables;
#[cfg(feature = "ts")]
mod typescript;
mod watch;
mod websocket;

use std::any::Any;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::Value;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub use extract::{Address, Json, Path, Person, Query};
pub use problem::Problem;
#[cfg(feature = "ts")]
pub use {
    games::typescript as offered,
    typescript::{schemas, typescript},
};

use crate::app::App;

/// The default limit of a request body, in bytes.
const BODY: usize = 64 * 1024;
/// Requests that take longer are answered with 503.
const PATIENCE: Duration = Duration::from_secs(30);

/// The OpenAPI document without the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Caylus",
        description = "Play Caylus live or by correspondence. Sign in to get a cookie, or send `Authorization: Bearer TOKEN`. \
        Times are milliseconds since 1970 (UTC). Errors are problem documents (RFC 9457)."
    ),
    tags(
        (name = "people", description = "Guests, accounts, sessions, API tokens, ratings"),
        (name = "tables", description = "Games, and listing, creating and viewing tables"),
        (name = "play", description = "Playing at a table. To follow it live, open a WebSocket at \
        `/api/tables/{id}/live?protocol=2`: the server sends ServerMessage, the client ClientMessage"),
        (name = "chat", description = "Chat at a table"),
        (name = "records", description = "Finished games and uploaded records"),
        (name = "notices", description = "Notices that it is your turn"),
        (name = "server", description = "Health, metrics, version")
    ),
    components(schemas(crate::wire::ClientMessage, crate::wire::ServerMessage, Problem))
)]
struct Document;

/// All routes, and the document that describes them.
fn routes() -> (Router<App>, Value) {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(accounts::router())
        .merge(games::router())
        .merge(tables::router())
        .merge(play::router())
        .merge(socket::router())
        .merge(chat::router())
        .merge(replay::router())
        .merge(ratings::router())
        .merge(notices::router())
        .merge(health::router())
        .split_for_parts();
    (router, openapi::complete(&document))
}

/// Starts collecting metrics.
pub(crate) fn install_metrics() {
    if let Err(reason) = watch::recorder() {
        tracing::warn!(reason, "cannot collect metrics");
    }
}

/// The OpenAPI document.
pub fn document() -> Value {
    routes().1
}

/// The router of the whole server.
pub fn app(app: App) -> Router {
    let (router, document) = routes();
    let document = Bytes::from(document.to_string());
    router
        .route("/api/openapi.json", get(|| async { ([(header::CONTENT_TYPE, "application/json")], document) }))
        .fallback(page::page)
        .method_not_allowed_fallback(|| async {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method not allowed here; see /api/openapi.json")
        })
        .layer(
            ServiceBuilder::new()
                .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
                .layer(PropagateRequestIdLayer::x_request_id())
                .layer(middleware::from_fn(watch::watch))
                .layer(middleware::from_fn_with_state(app.clone(), guard::secure))
                .layer(CompressionLayer::new())
                .layer(CatchPanicLayer::custom(panicked))
                .layer(middleware::from_fn(|request: Request, next: Next| within(PATIENCE, request, next)))
                .layer(DefaultBodyLimit::max(BODY))
                .layer(middleware::from_fn_with_state(app.clone(), guard::guard)),
        )
        .with_state(app)
}

/// Answers 503 if a request takes longer than `time`.
async fn within(time: Duration, request: Request, next: Next) -> Result<Response, Problem> {
    tokio::time::timeout(time, next.run(request)).await.map_err(|_| {
        tracing::warn!("request timed out");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "request timed out, try again").with("retry_after", 10)
    })
}

/// Turns a panic into a 500 answer instead of a lost connection.
fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::internal("panic in a request handler").into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use tower::ServiceExt;

    use super::*;

    /// The status and content type of a router's answer.
    async fn answer(router: Router) -> (u16, String) {
        let request = Request::builder().uri("/").body(Body::empty()).expect("a request");
        let response = router.oneshot(request).await.expect("an answer");
        let kind = response.headers()[header::CONTENT_TYPE].to_str().expect("a text").to_owned();
        (response.status().as_u16(), kind)
    }

    async fn fails() {
        panic!("on purpose");
    }

    #[tokio::test]
    async fn what_takes_too_long_or_fails_is_a_problem_too() {
        let kind = "application/problem+json".to_owned();
        let never = Router::new().route("/", get(std::future::pending::<()>));
        let never =
            never.layer(middleware::from_fn(|request: Request, next: Next| within(Duration::ZERO, request, next)));
        assert_eq!(answer(never).await, (503, kind.clone()));
        let broken = Router::new().route("/", get(fails));
        assert_eq!(answer(broken.layer(CatchPanicLayer::custom(panicked))).await, (500, kind));
    }
}
