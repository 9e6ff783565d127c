//! Serves the web page: its files, and `index.html` for every other path.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use caylus_web::File;

use super::problem::Problem;

/// Unknown paths below this are a 404, not the page.
const API: &str = "api/";

/// Serves a file, or the page itself, which routes by path in the browser.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_read = method == Method::GET || method == Method::HEAD;
    let is_place = is_read && !path.starts_with(API) && !path.contains('.');
    let file = if takes_brotli(&headers) { caylus_web::compressed } else { caylus_web::file };
    let found = if is_read { file(path).or_else(|| is_place.then(|| file(caylus_web::INDEX))?) } else { None };
    match found {
        Some(file) => send(file, &headers),
        None if is_place && !caylus_web::is_there() => without_page(),
        None => Problem::not_found("nothing found at this path; see /api/openapi.json").into_response(),
    }
}

/// What a browser shows if the program was built without the page.
fn without_page() -> Response {
    let text = format!(
        "<!doctype html><html lang=\"en\"><title>Caylus</title><h1>Caylus</h1>\
         <p>This server was built without the web page. To get it, {}.</p>\
         <p>The API works: see <a href=\"/api/openapi.json\">/api/openapi.json</a>. \
         So does <code>caylus play</code>, in a terminal.</p></html>",
        caylus_web::HOW_TO_GET_IT
    );
    (StatusCode::NOT_FOUND, Html(text)).into_response()
}

/// Whether the browser accepts brotli, which the build compresses with.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let taken = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|taken| taken.to_str().ok());
    taken.flat_map(|taken| taken.split(',')).any(|each| {
        let (name, quality) = each.split_once(';').unwrap_or((each, ""));
        let is_refused = quality.trim().strip_prefix("q=").is_some_and(|quality| quality.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("br") && !is_refused
    })
}

fn send(file: File, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    // Browsers revalidate the page itself each time, so that nobody is stuck with an old one.
    let keep = if file.is_lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if knows(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, file.kind)], file.bytes).into_response()
    };
    let own = response.headers_mut();
    own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if file.is_compressed {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        own.insert(header::ETAG, tag);
    }
    response
}

/// Whether the browser already has this content. On-the-fly compression makes its tag weak.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|each| each.trim().trim_start_matches("W/") == tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn without_a_page_the_browser_shows_how_to_get_it() {
        let response = without_page();
        assert_eq!(404, response.status());
        assert!(response.headers()[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
        let body = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        assert!(text.contains("Node 20.19") && text.contains("caylus play"), "{text}");
    }
}
