//! The server over HTTP: all routes, and what stands around them.

mod accounts;
mod auth;
mod chat;
mod extract;
mod guard;
mod health;
mod notices;
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

use std::any::Any;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub use extract::{Address, Json, Path, Person, Query};
pub use problem::Problem;
#[cfg(feature = "ts")]
pub use typescript::typescript;

use crate::app::App;

/// The largest body of a request, in bytes, where nothing else is said.
const BODY: usize = 64 * 1024;
/// No answer takes longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the document says of the server.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Caylus",
        description = "Tables to play at, live or one move a day. Sign in by a cookie or send `Authorization: Bearer TOKEN`. \
                       Times are milliseconds since 1970. Whatever goes wrong is told as a problem of RFC 9457."
    ),
    tags((name = "people", description = "Guests, accounts, sessions, tokens"), (name = "server", description = "The server itself"))
)]
struct Document;

/// All routes with what the document says of them.
fn routes() -> (Router<App>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(accounts::router())
        .merge(tables::router())
        .merge(play::router())
        .merge(socket::router())
        .merge(chat::router())
        .merge(replay::router())
        .merge(ratings::router())
        .merge(notices::router())
        .merge(health::router())
        .split_for_parts()
}

/// Begins to gather figures.
pub(crate) fn begin_figures() {
    if let Err(reason) = watch::recorder() {
        tracing::warn!(reason, "there are no figures");
    }
}

/// The document that describes all routes.
pub fn document() -> utoipa::openapi::OpenApi {
    routes().1
}

/// The whole server as a service.
pub fn app(app: App) -> Router {
    let (router, document) = routes();
    router
        .route("/api/openapi.json", get(move || async move { Json(document) }))
        .fallback(page::page)
        .method_not_allowed_fallback(|| async {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "this cannot be done here; /api/openapi.json tells what can")
        })
        .layer(
            ServiceBuilder::new()
                .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
                .layer(PropagateRequestIdLayer::x_request_id())
                .layer(middleware::from_fn(watch::watch))
                .layer(middleware::from_fn_with_state(app.clone(), guard::secure))
                .layer(CompressionLayer::new())
                .layer(CatchPanicLayer::custom(panicked))
                .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
                .layer(DefaultBodyLimit::max(BODY))
                .layer(middleware::from_fn_with_state(app.clone(), guard::guard)),
        )
        .with_state(app)
}

/// A panic costs one answer, not the server.
fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::internal("a panic").into_response()
}
