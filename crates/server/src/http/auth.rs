//! Signing in and out: the cookie, and the sessions behind it.

use axum_extra::extract::cookie::{Cookie, SameSite};

use crate::app::App;
use crate::clock::now;
use crate::ids::{SessionId, UserId};
use crate::store::{Session, SessionKind, StoreError};
use crate::tokens::Token;

/// How long a browser stays signed in: the longest that browsers allow.
const DAYS: i64 = 400;
/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The name of the cookie. Over TLS browsers then see to it that nobody else can have set it.
pub(super) fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { "__Host-caylus" } else { "caylus" }
}

/// Signs a browser in, and gives the cookie that says so.
pub(super) async fn sign_in(app: &App, user: &UserId) -> Result<Cookie<'static>, StoreError> {
    let expires_at = now() + DAYS * DAY;
    let token = add(app, user, SessionKind::Browser, "", Some(expires_at)).await?.1;
    let mut cookie = cookie(app, token.reveal().to_owned());
    cookie.make_permanent();
    Ok(cookie)
}

/// Gives a program a token.
pub(super) async fn add_token(app: &App, user: &UserId, label: &str) -> Result<(Session, Token), StoreError> {
    add(app, user, SessionKind::Program, label, None).await
}

/// The cookie that takes the cookie away.
pub(super) fn sign_out(app: &App) -> Cookie<'static> {
    let mut cookie = cookie(app, String::new());
    cookie.make_removal();
    cookie
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

fn cookie(app: &App, value: String) -> Cookie<'static> {
    let cookie = Cookie::build((cookie_name(app), value)).path("/").http_only(true).same_site(SameSite::Lax);
    cookie.secure(app.config.is_secure()).build()
}
