//! Middleware for every request: rate limits, protection against cross-site requests, security headers.

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

use super::extract::Address;
use super::problem::Problem;

/// Same-origin resources only, no inline script or style, no framing.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Enforces the rate limit and refuses requests from other sites' pages.
pub(super) async fn guard(
    State(app): State<App>,
    address: Address,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    app.limits.request(address.0)?;
    if needs_own_page(&request) && !is_from_own_page(&app, request.headers(), request.uri().authority()) {
        return Err(Problem::forbidden(
            "cross-site request refused; if this is the server's own page, check its `public-url`",
        ));
    }
    Ok(next.run(request).await)
}

pub(super) async fn secure(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // Views hold one person's secrets; no cache may store them.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(value);
    }
    response
}

/// Whether a request must come from our own page: anything that changes something, and WebSockets, which can.
fn needs_own_page(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
        || request.headers().contains_key(header::UPGRADE)
        || request.headers().contains_key("sec-websocket-key")
}

/// Whether a request comes from our own page. Browsers send `Origin` or `Sec-Fetch-Site`, and pages cannot forge them; a client that
/// sends neither is not a browser.
fn is_from_own_page(app: &App, headers: &HeaderMap, authority: Option<&Authority>) -> bool {
    if let Some(origin) = headers.get(header::ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        if let Some(public) = &app.config.public_url {
            return origin == public.origin().ascii_serialization();
        }
        let host = authority.map(Authority::as_str).or_else(|| headers.get(header::HOST)?.to_str().ok());
        return origin.split_once("://").is_some_and(|(_, from)| host == Some(from));
    }
    headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none")
}
