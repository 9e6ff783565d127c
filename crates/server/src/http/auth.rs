//! Session cookies and API tokens.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;

use crate::app::App;
use crate::clock::now;
use crate::ids::{Fresh, SessionId, UserId};
use crate::store::{Session, SessionKind, StoreError};
use crate::tokens::Token;

/// How long a browser stays signed in: the longest cookie lifetime that browsers allow.
const DAYS: i64 = 400;
const DAY: i64 = 24 * 60 * 60;

pub(super) type SetCookie = AppendHeaders<[(HeaderName, String); 1]>;

/// The name of the cookie. With the `__Host-` prefix, browsers make sure that no other site can have set it.
pub(super) fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { "__Host-caylus" } else { "caylus" }
}

/// The token in the request's cookie.
pub(super) fn sent(app: &App, headers: &HeaderMap) -> Option<Token> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|list| list.to_str().ok());
    let mut cookies = lists.flat_map(|list| list.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == cookie_name(app)).map(|(_, value)| Token::sent(value))
}

/// Starts a browser session and returns its cookie.
pub(super) async fn sign_in(app: &App, user: &UserId) -> Result<SetCookie, StoreError> {
    let expires_at = now() + DAYS * DAY * 1000;
    let (session, token) = fresh(SessionKind::Browser, "", Some(expires_at));
    app.store.add_session(&token.hash(), user, &session).await?;
    Ok(set_cookie(app, token.reveal(), DAYS * DAY))
}

/// Creates an API token; `None` if the person already has `most`.
pub(super) async fn add_token(
    app: &App,
    user: &UserId,
    label: &str,
    most: usize,
) -> Result<Option<(Session, Token)>, StoreError> {
    let (session, token) = fresh(SessionKind::Program, label, None);
    let is_kept = app.store.add_token(&token.hash(), user, &session, most).await?;
    Ok(is_kept.then_some((session, token)))
}

/// A header that deletes the cookie.
pub(super) fn sign_out(app: &App) -> SetCookie {
    set_cookie(app, "", 0)
}

fn fresh(kind: SessionKind, label: &str, expires_at: Option<i64>) -> (Session, Token) {
    let id = SessionId::fresh().to_string();
    (Session { id, kind, label: label.to_owned(), created_at: now(), expires_at }, Token::fresh())
}

fn set_cookie(app: &App, value: &str, seconds: i64) -> SetCookie {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(app);
    let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    AppendHeaders([(SET_COOKIE, cookie)])
}
