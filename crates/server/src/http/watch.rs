//! Logs and measures every request, but never the content of requests or answers.

use std::sync::OnceLock;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::Instrument;

/// Histogram buckets, in seconds.
const TIMES: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

pub(super) async fn watch(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    // The route's pattern, not the path: the id of a private table is secret.
    let path =
        request.extensions().get::<MatchedPath>().map_or_else(|| elsewhere(&request), MatchedPath::as_str).to_owned();
    let id = request.headers().get("x-request-id").and_then(|id| id.to_str().ok()).unwrap_or_default();
    let span = tracing::info_span!("request", id, %method, path);
    let start = Instant::now();
    let response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status().as_u16(), start.elapsed());
    let ms = time.as_secs_f64() * 1000.0;
    // Only failures are worth a line by default: someone who hosts from a terminal wants to see the address, not every request.
    span.in_scope(|| match status {
        500.. => tracing::warn!(status, ms, "answered"),
        _ => tracing::debug!(status, ms, "answered"),
    });
    let labels = [("method", method.as_str().to_owned()), ("path", path), ("status", status.to_string())];
    metrics::counter!("caylus_requests_total", &labels).increment(1);
    metrics::histogram!("caylus_request_seconds", &labels[..2]).record(time.as_secs_f64());
    response
}

/// The label for requests that match no route.
fn elsewhere(request: &Request) -> &'static str {
    if request.uri().path().starts_with("/api/") { "nowhere" } else { "page" }
}

/// All metrics in the Prometheus format.
pub(super) fn figures() -> Result<String, String> {
    let recorder = recorder()?;
    recorder.run_upkeep();
    Ok(recorder.render())
}

/// The metrics recorder, one per process.
pub(super) fn recorder() -> Result<&'static PrometheusHandle, String> {
    static RECORDER: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let matcher = Matcher::Suffix("_seconds".to_owned());
        let builder = builder.set_buckets_for_metric(matcher, &TIMES).map_err(|reason| reason.to_string())?;
        builder.install_recorder().map_err(|reason| reason.to_string())
    };
    RECORDER.get_or_init(install).as_ref().map_err(Clone::clone)
}
