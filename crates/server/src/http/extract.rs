//! Extractors for request parts. Rejections become [`Problem`]s.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequest, FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Method, header};
use axum::response::{IntoResponse, Response};
use caylus_table::PersonName;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::app::App;
use crate::clock::now;
use crate::ids::UserId;
use crate::store::{SessionKind, User};
use crate::tokens::Token;

use super::auth;
use super::problem::Problem;

/// The JSON body of a request or an answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let axum::Json(text) = axum::Json::<Box<RawValue>>::from_request(request, state).await?;
        let read = |text: &str| axum::Json::from_bytes(text.as_bytes()).map(|axum::Json(body)| Self(body));
        Ok(read(text.get()).or_else(|reason| read(&with_integers(text.get())).map_err(|_| reason))?)
    }
}

/// Writes `2.0` as `2`: to a JSON Schema it is an integer, to serde it is not.
fn with_integers(text: &str) -> String {
    fn walk(value: &mut Value) {
        match value {
            Value::Number(number) => {
                if let Some(whole) = number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < 2e15) {
                    *value = Value::from(whole as i64);
                }
            }
            Value::Array(list) => list.iter_mut().for_each(walk),
            Value::Object(map) => map.values_mut().for_each(walk),
            _ => {}
        }
    }
    let mut value = serde_json::from_str(text).unwrap_or_default();
    walk(&mut value);
    value.to_string()
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// The query string.
#[derive(Clone, Copy, Debug, Default, FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub struct Query<T>(pub T);

/// Path parameters.
#[derive(Clone, Copy, Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub struct Path<T>(pub T);

/// The client's IP address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Address
where
    App: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Self(address(parts, App::from_ref(state).config.proxies)))
    }
}

/// The client's address. Only the last `proxies` entries of X-Forwarded-For come from our own proxies; anything further left can be
/// forged by the client.
fn address(parts: &Parts, proxies: usize) -> IpAddr {
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        let lists = parts.headers.get_all("x-forwarded-for").iter().filter_map(|list| list.to_str().ok());
        let all: Vec<_> = lists.flat_map(|list| list.split(',')).map(str::trim).collect();
        all.len().checked_sub(proxies).and_then(|index| all.get(index)?.parse().ok())
    };
    let known = if proxies > 0 { forwarded().or(direct) } else { direct };
    known.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The person who is signed in.
#[derive(Clone, Debug)]
pub struct Person {
    /// Their id.
    pub id: UserId,
    /// Their name.
    pub name: String,
    /// Whether this is a guest, without an account.
    pub is_guest: bool,
    /// Whether they signed in with a cookie or an API token.
    pub session: SessionKind,
    pub(super) token_hash: String,
    /// The hash of their password.
    pub(super) password: Option<String>,
}

impl Person {
    /// How others see them.
    pub fn person_name(&self) -> PersonName {
        PersonName { name: Some(self.name.clone()), is_guest: self.is_guest }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Person
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let found = <Self as OptionalFromRequestParts<S>>::from_request_parts(parts, state).await?;
        found.ok_or_else(Problem::unauthorized)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Person
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    /// `None` without a token. An unknown bearer token is an error, so that programs notice.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, Problem> {
        let app = App::from_ref(state);
        let bearer = bearer(parts)?;
        let is_bearer = bearer.is_some();
        let Some(token) = bearer.or_else(|| auth::sent(&app, &parts.headers)) else { return Ok(None) };
        let token_hash = token.hash();
        let Some((user, session)) = app.store.signed_in(&token_hash, now()).await? else {
            return if is_bearer { Err(Problem::unauthorized()) } else { Ok(None) };
        };
        // Cookies and API tokens are not interchangeable.
        if (session == SessionKind::Program) != is_bearer {
            return Ok(None);
        }
        if !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
            app.limits.action(&user.id)?;
        }
        let is_guest = user.is_guest();
        let User { id, name, password, .. } = user;
        Ok(Some(Self { id, name: name.unwrap_or_default(), is_guest, session, token_hash, password }))
    }
}

fn bearer(parts: &Parts) -> Result<Option<Token>, Problem> {
    let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).map(Token::sent);
    token.map(Some).ok_or_else(Problem::unauthorized)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(proxies: usize, forwarded: &[&str]) -> String {
        let mut request = axum::http::Request::builder();
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        parts.extensions.insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 9], 1))));
        address(&parts, proxies).to_string()
    }

    #[test]
    fn whole_numbers_are_integers_however_they_are_written() {
        let text = r#"{"a":[2.0,-1e3,2.5,7],"b":{"c":"2.0","d":1e300}}"#;
        assert_eq!(with_integers(text), r#"{"a":[2,-1000,2.5,7],"b":{"c":"2.0","d":1e+300}}"#);
    }

    #[test]
    fn only_our_own_proxies_are_believed() {
        assert_eq!(from(0, &["1.1.1.1"]), "10.0.0.9");
        assert_eq!(from(1, &["6.6.6.6, 1.1.1.1"]), "1.1.1.1");
        assert_eq!(from(2, &["6.6.6.6", "1.1.1.1, 2.2.2.2"]), "1.1.1.1");
        assert_eq!(from(1, &[]), "10.0.0.9");
        assert_eq!(from(3, &["1.1.1.1"]), "10.0.0.9");
        assert_eq!(from(1, &["nonsense"]), "10.0.0.9");
    }
}
