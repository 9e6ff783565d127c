//! Is the server well? For those who watch over it.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

use super::extract::Json;
use super::problem::Problem;
use super::watch;

/// The routes of this file.
pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(readyz))
        .routes(routes!(metrics))
        .routes(routes!(version))
}

/// The version of the server.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Version {
    /// The version.
    version: &'static str,
    /// Another text for any other page: whoever shows an older one has to load it anew.
    page: &'static str,
}

/// Does the server run?
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String, content_type = "text/plain")))]
async fn healthz() -> &'static str {
    "ok\n"
}

/// How long a write shows that the database can be written.
const FRESH: Duration = Duration::from_secs(5);

/// Can the server serve: can the database be written, and is the server not about to end?
#[utoipa::path(get, path = "/readyz", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    if app.stop.is_cancelled() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "the server is about to end"));
    }
    app.store.can_write(FRESH).await?;
    Ok("ready\n")
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
async fn metrics(State(app): State<App>) -> Result<Response, Problem> {
    if !app.config.metrics {
        return Err(Problem::not_found("there are no metrics"));
    }
    let text = watch::figures().map_err(Problem::internal)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

/// The version of the server
#[utoipa::path(get, path = "/api/version", tag = "server", responses((status = 200, body = Version)))]
async fn version() -> Json<Version> {
    let page = caylus_web::file(caylus_web::INDEX).map(|file| file.tag).unwrap_or_default();
    Json(Version { version: env!("CARGO_PKG_VERSION"), page })
}
