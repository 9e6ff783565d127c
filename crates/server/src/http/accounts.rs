//! Guests, accounts, sessions and tokens.

use axum::extract::State;
use axum::http::StatusCode;
use caylus_table::Command;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock::now;
use crate::ids::{Fresh, UserId};
use crate::names;
use crate::passwords::Password;
use crate::service::{Failure, Who};
use crate::store::{NewPassword, Session, SessionKind, StoreError, User};
use crate::wire::schemas::{self, LONGEST_LABEL};

use super::auth::{self, SetCookie};
use super::extract::{Address, Json, Path, Person};
use super::problem::Problem;

/// Maximum number of tokens per person.
const TOKENS: usize = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(new_guest))
        .routes(routes!(new_account))
        .routes(routes!(sign_in, sign_out))
        .routes(routes!(me, change_me, delete_me))
        .routes(routes!(tokens, new_token))
        .routes(routes!(delete_token))
        .routes(routes!(user))
}

/// A new guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// The name that others see.
    #[schema(value_type = schemas::Name)]
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// The name that others see.
    #[schema(value_type = schemas::Name)]
    name: String,
    /// The password.
    #[schema(value_type = schemas::Password)]
    password: Password,
}

/// Changes to your name or password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Changes {
    /// The new name.
    #[schema(value_type = Option<schemas::Name>)]
    name: Option<String>,
    /// The new password. All your other sessions and tokens end.
    #[schema(value_type = Option<schemas::Password>)]
    password: Option<Password>,
    /// The current password; required to change the password.
    #[schema(value_type = Option<String>)]
    old_password: Option<Password>,
}

/// Confirms the deletion of the account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteRequest {
    /// The password; not needed for guests.
    #[schema(value_type = Option<String>)]
    password: Option<Password>,
}

/// The person who is signed in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Me {
    /// The person's id.
    #[schema(value_type = String)]
    id: UserId,
    /// The name that others see.
    name: String,
    /// Whether this is a guest, without an account.
    is_guest: bool,
}

/// A person's public profile.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct UserDoc {
    /// The person's id.
    #[schema(value_type = String)]
    id: UserId,
    /// The name; null if the account was deleted.
    name: Option<String>,
    /// Whether this is a guest, without an account.
    is_guest: bool,
    /// When the guest or account was created.
    created_at: i64,
    /// Number of finished games.
    games: i64,
    /// One rating per game and number of players.
    ratings: Vec<RatingDoc>,
}

/// A person's rating in a game with a given number of players.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct RatingDoc {
    /// The game.
    game: String,
    /// The number of players.
    players: i64,
    /// The Glicko-2 rating; everyone starts at 1500.
    rating: f64,
    /// The rating deviation: the larger, the less certain.
    deviation: f64,
    /// Number of rated games.
    games: i64,
}

/// A new API token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewToken {
    /// A name for the token.
    #[schema(value_type = schemas::Label)]
    label: String,
}

/// An API token.
#[derive(Serialize, ToSchema)]
struct TokenDoc {
    /// The id, for revoking it.
    id: String,
    /// Its name.
    label: String,
    /// When it was created.
    created_at: i64,
    /// The token itself. Only present in the answer that creates it.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

type Signed = Result<(StatusCode, SetCookie, Json<Me>), Problem>;

/// Sign in as a guest
///
/// Guests have a name but no password. Their session is a cookie.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Me, description = "Signed in; the session cookie is set")))]
async fn new_guest(State(app): State<App>, address: Address, Json(new): Json<NewGuest>) -> Signed {
    app.limits.sign_in(address.0)?;
    let name = check_name(&new.name)?;
    let id = UserId::fresh();
    app.store.add_guest(&id, &name, now()).await.map_err(taken)?;
    signed_in(&app, StatusCode::CREATED, Me { id, name, is_guest: true }).await
}

/// Create an account
///
/// A guest who is signed in becomes the account and keeps their id and seats.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = 201, body = Me, description = "Signed in; the session cookie is set")))]
async fn new_account(
    State(app): State<App>,
    address: Address,
    person: Option<Person>,
    Json(new): Json<Credentials>,
) -> Signed {
    app.limits.sign_in(address.0)?;
    let name = check_name(&new.name)?;
    new.password.check().map_err(Problem::unprocessable)?;
    let hash = hash(new.password).await?;
    let guest = person.filter(|person| person.is_guest);
    let id = guest.as_ref().map_or_else(UserId::fresh, |guest| guest.id.clone());
    let kept = match &guest {
        Some(guest) => app.store.promote_guest(&guest.id, &name, &hash).await,
        None => app.store.add_account(&id, &name, &hash, now()).await,
    };
    kept.map_err(taken)?;
    if let Some(guest) = guest {
        app.store.end_session(&guest.token_hash).await?;
    }
    signed_in(&app, StatusCode::CREATED, Me { id, name, is_guest: false }).await
}

/// Sign in to an account
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me, description = "Signed in; the session cookie is set")))]
async fn sign_in(State(app): State<App>, address: Address, Json(sent): Json<Credentials>) -> Signed {
    app.limits.sign_in(address.0)?;
    let account = app.store.account(sent.name.trim()).await?;
    let is_right = sent.password.is(account.as_ref().and_then(|account| account.password.clone())).await;
    match account {
        Some(User { id, name: Some(name), .. }) if is_right => {
            signed_in(&app, StatusCode::OK, Me { id, name, is_guest: false }).await
        }
        _ => Err(Problem::forbidden("wrong name or password")),
    }
}

/// Sign out
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
async fn sign_out(State(app): State<App>, person: Person) -> Result<(StatusCode, SetCookie), Problem> {
    app.store.end_session(&person.token_hash).await?;
    app.service.signed_out(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, auth::sign_out(&app)))
}

/// Get the person who is signed in
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
async fn me(person: Person) -> Json<Me> {
    Json(Me { id: person.id, name: person.name, is_guest: person.is_guest })
}

/// Change your name or password
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Changes,
    responses((status = 200, body = Me)))]
async fn change_me(
    State(app): State<App>,
    address: Address,
    person: Person,
    Json(changes): Json<Changes>,
) -> Result<Json<Me>, Problem> {
    // Check everything before writing anything.
    let name = changes.name.map(|name| check_name(&name)).transpose()?;
    let password = match changes.password {
        Some(password) => {
            password.check().map_err(Problem::unprocessable)?;
            if person.is_guest {
                return Err(Problem::conflict("guests have no password; create an account first"));
            }
            confirm(&app, address, &person, changes.old_password).await?;
            Some(hash(password).await?)
        }
        None => None,
    };
    let new = password.as_deref().map(|hash| NewPassword { hash, keep: &person.token_hash });
    app.store.change_user(&person.id, name.as_deref(), new).await.map_err(taken)?;
    if password.is_some() {
        app.service.signed_out(&person.id).await?;
    }
    Ok(Json(Me { id: person.id, name: name.unwrap_or(person.name), is_guest: person.is_guest }))
}

/// Delete your account
///
/// Your name, password, sessions, notice targets, ratings, chat messages and uploaded records are deleted. Your seats remain, without
/// a name.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = DeleteRequest,
    responses((status = 204)))]
async fn delete_me(
    State(app): State<App>,
    address: Address,
    person: Person,
    Json(request): Json<DeleteRequest>,
) -> Result<(StatusCode, SetCookie), Problem> {
    confirm(&app, address, &person, request.password).await?;
    let who = Who { id: person.id.clone(), name: person.person_name() };
    for table in app.store.unfinished_seats(&person.id).await? {
        match app.service.act(&table, Some(&who), None, &Command::Forget).await {
            // The game may have ended in the meantime.
            Ok(_) | Err(Failure::Refused { .. } | Failure::NotFound) => {}
            Err(reason) => return Err(reason.into()),
        }
    }
    app.store.forget_user(&person.id, now()).await?;
    app.service.signed_out(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, auth::sign_out(&app)))
}

/// List your API tokens
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = [TokenDoc])))]
async fn tokens(State(app): State<App>, person: Person) -> Result<Json<Vec<TokenDoc>>, Problem> {
    let tokens = app.store.tokens(&person.id).await?;
    Ok(Json(tokens.into_iter().map(|session| token_doc(session, None)).collect()))
}

/// Create an API token
///
/// Send it as `Authorization: Bearer TOKEN`.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = TokenDoc)))]
async fn new_token(
    State(app): State<App>,
    person: Person,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, Json<TokenDoc>), Problem> {
    // Otherwise a stolen token could outlive its revocation.
    if person.session == SessionKind::Program {
        return Err(Problem::forbidden("a token cannot create tokens; sign in with name and password"));
    }
    if person.is_guest {
        return Err(Problem::forbidden("guests cannot have tokens; create an account first"));
    }
    let label = new.label.trim();
    if label.is_empty() || label.chars().count() > LONGEST_LABEL || label.chars().any(char::is_control) {
        return Err(Problem::unprocessable(format!(
            "label must be 1 to {LONGEST_LABEL} characters, without control characters"
        )));
    }
    let full = || Problem::conflict(format!("you already have {TOKENS} tokens; revoke one first"));
    let (session, token) = auth::add_token(&app, &person.id, label, TOKENS).await?.ok_or_else(full)?;
    Ok((StatusCode::CREATED, Json(token_doc(session, Some(token.reveal().to_owned())))))
}

/// Revoke an API token
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204)))]
async fn delete_token(State(app): State<App>, person: Person, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    if !app.store.end_token(&person.id, &id).await? {
        return Err(Problem::not_found("no such token"));
    }
    app.service.signed_out(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get a person's public profile
#[utoipa::path(get, path = "/api/users/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = UserDoc)))]
async fn user(State(app): State<App>, Path(id): Path<UserId>) -> Result<Json<UserDoc>, Problem> {
    let user = app.store.user(&id).await?.ok_or_else(|| Problem::not_found("no such person"))?;
    let games = app.store.count_finished(&id).await?;
    let ratings = app.store.ratings_of(&id).await?.into_iter().map(|(game, players, rating)| RatingDoc {
        game,
        players,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    });
    let is_guest = user.name.is_some() && user.is_guest();
    Ok(Json(UserDoc { id, name: user.name, is_guest, created_at: user.created_at, games, ratings: ratings.collect() }))
}

async fn signed_in(app: &App, status: StatusCode, me: Me) -> Signed {
    let cookie = auth::sign_in(app, &me.id).await?;
    Ok((status, cookie, Json(me)))
}

/// Requires the password before something that cannot be undone; guests have none.
async fn confirm(app: &App, address: Address, person: &Person, password: Option<Password>) -> Result<(), Problem> {
    if person.is_guest {
        return Ok(());
    }
    app.limits.sign_in(address.0)?;
    let password = password.ok_or_else(|| Problem::forbidden("your current password is required"))?;
    match password.is(person.password.clone()).await {
        true => Ok(()),
        false => Err(Problem::forbidden("wrong password")),
    }
}

async fn hash(password: Password) -> Result<String, Problem> {
    password.hash().await.ok_or_else(|| Problem::internal("cannot hash a password"))
}

/// The normalised name.
pub(super) fn check_name(name: &str) -> Result<String, Problem> {
    names::check(name).map_err(|reason| Problem::forbidden(reason).with("code", "name"))
}

/// Reports a conflict as a name that is taken.
fn taken(reason: StoreError) -> Problem {
    match reason {
        StoreError::Conflict => Problem::conflict("name is taken, or looks too much like another account's"),
        other => other.into(),
    }
}

fn token_doc(session: Session, token: Option<String>) -> TokenDoc {
    TokenDoc { id: session.id, label: session.label, created_at: session.created_at, token }
}
