//! Signing in and out: the cookie, and the sessions behind it.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;

use crate::app::App;
use crate::clock::now;
use crate::ids::{SessionId, UserId};
use crate::store::{Session, SessionKind, StoreError};
use crate::tokens::Token;

/// How long a browser stays signed in: the longest that browsers allow.
const DAYS: i64 = 400;
/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// The header that sets the cookie.
pub(super) type SetCookie = AppendHeaders<[(HeaderName, String); 1]>;

/// The name of the cookie. Over TLS browsers then see to it that nobody else can have set it.
pub(super) fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { "__Host-caylus" } else { "caylus" }
}

/// The token that a browser sends in the cookie.
pub(super) fn sent(app: &App, headers: &HeaderMap) -> Option<Token> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|list| list.to_str().ok());
    let mut cookies = lists.flat_map(|list| list.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == cookie_name(app)).map(|(_, value)| Token::sent(value))
}

/// Signs a browser in, and gives the cookie that says so.
pub(super) async fn sign_in(app: &App, user: &UserId) -> Result<SetCookie, StoreError> {
    let expires_at = now() + DAYS * DAY * 1000;
    let token = add(app, user, SessionKind::Browser, "", Some(expires_at)).await?.1;
    Ok(set_cookie(app, token.reveal(), DAYS * DAY))
}

/// Gives a program a token.
pub(super) async fn add_token(app: &App, user: &UserId, label: &str) -> Result<(Session, Token), StoreError> {
    add(app, user, SessionKind::Program, label, None).await
}

/// The cookie that takes the cookie away.
pub(super) fn sign_out(app: &App) -> SetCookie {
    set_cookie(app, "", 0)
}

async fn add(
    app: &App,
    user: &UserId,
    kind: SessionKind,
    label: &str,
    expires_at: Option<i64>,
) -> Result<(Session, Token), StoreError> {
    let token = Token::fresh();
    let id = SessionId::fresh().0;
    let session = Session { id, kind, label: label.to_owned(), created_at: now(), expires_at };
    app.store.add_session(&token.hash(), user, &session).await?;
    Ok((session, token))
}

fn set_cookie(app: &App, value: &str, seconds: i64) -> SetCookie {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(app);
    let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    AppendHeaders([(SET_COOKIE, cookie)])
}
