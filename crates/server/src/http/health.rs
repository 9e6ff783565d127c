//! Health checks, metrics and version.

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

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(readyz))
        .routes(routes!(metrics))
        .routes(routes!(version))
}

/// The server's version.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Version {
    /// The version number.
    version: &'static str,
    /// Identifies the build of the page. A browser that runs a different one should reload.
    page: &'static str,
}

/// Check that the server is running
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String, content_type = "text/plain")))]
async fn healthz() -> &'static str {
    "ok\n"
}

/// How long a successful write counts as proof that the database is writable.
const FRESH: Duration = Duration::from_secs(5);

/// Check that the server is ready
///
/// It is ready if the database is writable and the server is not shutting down.
#[utoipa::path(get, path = "/readyz", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    if app.stop.is_cancelled() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "the server is shutting down"));
    }
    app.store.can_write(FRESH).await?;
    Ok("ready\n")
}

/// Get metrics in the Prometheus format
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn metrics(State(app): State<App>) -> Result<Response, Problem> {
    if !app.config.metrics {
        return Err(Problem::not_found("metrics are turned off; set `metrics = true` in the configuration"));
    }
    let text = watch::figures().map_err(Problem::internal)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

/// Get the version of the server
#[utoipa::path(get, path = "/api/version", tag = "server", responses((status = 200, body = Version)))]
async fn version() -> Json<Version> {
    Json(Version { version: env!("CARGO_PKG_VERSION"), page: page_version() })
}

/// Identifies the build of the page.
pub(super) fn page_version() -> &'static str {
    caylus_web::file(caylus_web::INDEX).map(|file| file.tag).unwrap_or_default()
}
