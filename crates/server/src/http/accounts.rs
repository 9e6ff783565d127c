//! People: guests, accounts, sessions, tokens.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock::now;
use crate::ids::UserId;
use crate::names;
use crate::passwords::Password;
use crate::service::{Failure, Who};
use crate::store::{NewPassword, Session, SessionKind, StoreError, User};
use crate::table::Command;

use super::auth::{self, SetCookie};
use super::extract::{Address, Json, Path, Person};
use super::problem::Problem;

/// The most tokens that one person can have.
const TOKENS: usize = 20;
/// The most signs of what a token is called.
const LABEL: usize = 60;

/// The routes of this file.
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

/// A name and nothing else.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// The name that others see: 1 to 24 signs.
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// The name that others see: 1 to 24 signs.
    name: String,
    /// At least 8 signs.
    #[schema(value_type = String)]
    password: Password,
}

/// What is to change about oneself.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Changes {
    /// Another name.
    name: Option<String>,
    /// Another password; all other sessions and tokens end.
    #[schema(value_type = Option<String>)]
    password: Option<Password>,
    /// The password until now, if there is to be another.
    #[schema(value_type = Option<String>)]
    old_password: Option<Password>,
}

/// That one means it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Farewell {
    /// The password; guests have none.
    #[schema(value_type = Option<String>)]
    password: Option<Password>,
}

/// Oneself.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Me {
    /// The id.
    #[schema(value_type = String)]
    id: UserId,
    /// The name that others see.
    name: String,
    /// Is there no account?
    is_guest: bool,
}

/// What everybody can know of a person.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct UserDoc {
    /// The id.
    #[schema(value_type = String)]
    id: UserId,
    /// The name; nothing if the account was deleted.
    name: Option<String>,
    /// Is there no account?
    is_guest: bool,
    /// Since when.
    created_at: i64,
    /// How many games are finished.
    games: i64,
    /// How strong the person is.
    ratings: Vec<RatingDoc>,
}

/// How strong somebody is in a game with so many players.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct RatingDoc {
    /// The game.
    game: String,
    /// How many players.
    players: i64,
    /// The strength, on Glicko-2's scale; 1500 is the beginning.
    rating: f64,
    /// How uncertain it is.
    deviation: f64,
    /// How many games it is made of.
    games: i64,
}

/// What a token is called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewToken {
    /// At most 60 signs.
    label: String,
}

/// A token of a program.
#[derive(Serialize, ToSchema)]
struct TokenDoc {
    /// By which it can be taken back.
    id: String,
    /// What it is called.
    label: String,
    /// Since when.
    created_at: i64,
    /// The token itself: shown once, when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

type Signed = Result<(StatusCode, SetCookie, Json<Me>), Problem>;

/// Play with a name and no account
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Me, description = "Signed in by a cookie"), (status = "4XX", body = Problem)))]
async fn new_guest(State(app): State<App>, address: Address, Json(new): Json<NewGuest>) -> Signed {
    app.limits.sign_in(address.0)?;
    let name = names::check(&new.name).map_err(Problem::bad_request)?;
    let id = UserId::fresh();
    app.store.add_guest(&id, &name, now()).await.map_err(taken)?;
    signed_in(&app, StatusCode::CREATED, Me { id, name, is_guest: true }).await
}

/// Make an account; a guest who is signed in becomes it and keeps all seats
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = 201, body = Me, description = "Signed in by a cookie"), (status = "4XX", body = Problem)))]
async fn new_account(
    State(app): State<App>,
    address: Address,
    person: Option<Person>,
    Json(new): Json<Credentials>,
) -> Signed {
    app.limits.sign_in(address.0)?;
    let name = names::check(&new.name).map_err(Problem::bad_request)?;
    new.password.check().map_err(Problem::bad_request)?;
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
    responses((status = 200, body = Me, description = "Signed in by a cookie"), (status = "4XX", body = Problem)))]
async fn sign_in(State(app): State<App>, address: Address, Json(sent): Json<Credentials>) -> Signed {
    app.limits.sign_in(address.0)?;
    let account = app.store.account(sent.name.trim()).await?;
    let is_right = sent.password.is(account.as_ref().and_then(|account| account.password.clone())).await;
    match account {
        Some(User { id, name: Some(name), .. }) if is_right => {
            signed_in(&app, StatusCode::OK, Me { id, name, is_guest: false }).await
        }
        _ => Err(Problem::forbidden("there is no account with this name and password")),
    }
}

/// Sign out
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204), (status = "4XX", body = Problem)))]
async fn sign_out(State(app): State<App>, person: Person) -> Result<(StatusCode, SetCookie), Problem> {
    app.store.end_session(&person.token_hash).await?;
    app.service.signed_out(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, auth::sign_out(&app)))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn me(person: Person) -> Json<Me> {
    Json(Me { id: person.id, name: person.name, is_guest: person.is_guest })
}

/// Take another name or another password
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Changes,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
async fn change_me(
    State(app): State<App>,
    address: Address,
    person: Person,
    Json(changes): Json<Changes>,
) -> Result<Json<Me>, Problem> {
    // Everything is checked before anything is written.
    let name = changes.name.map(|name| names::check(&name)).transpose().map_err(Problem::bad_request)?;
    let password = match changes.password {
        Some(password) => {
            password.check().map_err(Problem::bad_request)?;
            if person.is_guest {
                return Err(Problem::conflict("a guest has no password; make an account"));
            }
            means_it(&app, address, &person, changes.old_password).await?;
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

/// Delete the account: seats stay without a name, everything else about it is forgotten
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Farewell,
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn delete_me(
    State(app): State<App>,
    address: Address,
    person: Person,
    Json(farewell): Json<Farewell>,
) -> Result<(StatusCode, SetCookie), Problem> {
    means_it(&app, address, &person, farewell.password).await?;
    let who = Who { id: person.id.clone(), name: person.person_name() };
    for table in app.store.unfinished_seats(&person.id).await? {
        match app.service.act(&table, Some(&who), None, &Command::Forget).await {
            // The game may have ended meanwhile.
            Ok(_) | Err(Failure::Refused { .. } | Failure::NotFound) => {}
            Err(reason) => return Err(reason.into()),
        }
    }
    app.store.forget_user(&person.id, now()).await?;
    app.service.signed_out(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, auth::sign_out(&app)))
}

/// The tokens of my programs
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = [TokenDoc]), (status = "4XX", body = Problem)))]
async fn tokens(State(app): State<App>, person: Person) -> Result<Json<Vec<TokenDoc>>, Problem> {
    let tokens = app.store.tokens(&person.id).await?;
    Ok(Json(tokens.into_iter().map(|session| token_doc(session, None)).collect()))
}

/// Make a token for a program, to be sent as `Authorization: Bearer …`
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = TokenDoc), (status = "4XX", body = Problem)))]
async fn new_token(
    State(app): State<App>,
    person: Person,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, Json<TokenDoc>), Problem> {
    // Otherwise a token that was stolen could make itself last.
    if person.session == SessionKind::Program {
        return Err(Problem::forbidden("a token cannot make tokens; sign in"));
    }
    if person.is_guest {
        return Err(Problem::forbidden("only an account has tokens"));
    }
    let label = new.label.trim();
    if label.is_empty() || label.chars().count() > LABEL || label.chars().any(char::is_control) {
        return Err(Problem::bad_request(format!("a token is called by 1 to {LABEL} signs")));
    }
    let full = || Problem::conflict(format!("you have {TOKENS} tokens; take one back first"));
    let (session, token) = auth::add_token(&app, &person.id, label, TOKENS).await?.ok_or_else(full)?;
    Ok((StatusCode::CREATED, Json(token_doc(session, Some(token.reveal().to_owned())))))
}

/// Take a token back
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
async fn delete_token(State(app): State<App>, person: Person, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    if !app.store.end_token(&person.id, &id).await? {
        return Err(Problem::not_found("you have no such token"));
    }
    app.service.signed_out(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What everybody can know of a person
#[utoipa::path(get, path = "/api/users/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = UserDoc), (status = "4XX", body = Problem)))]
async fn user(State(app): State<App>, Path(id): Path<UserId>) -> Result<Json<UserDoc>, Problem> {
    let user = app.store.user(&id).await?.ok_or_else(|| Problem::not_found("there is no such person"))?;
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

/// Is the password right, if there is one? Asked before what cannot be undone.
async fn means_it(app: &App, address: Address, person: &Person, password: Option<Password>) -> Result<(), Problem> {
    if person.is_guest {
        return Ok(());
    }
    app.limits.sign_in(address.0)?;
    let password = password.ok_or_else(|| Problem::forbidden("this needs your password"))?;
    match password.is(person.password.clone()).await {
        true => Ok(()),
        false => Err(Problem::forbidden("the password is wrong")),
    }
}

async fn hash(password: Password) -> Result<String, Problem> {
    password.hash().await.ok_or_else(|| Problem::internal("a password could not be hashed"))
}

/// Somebody has the name already.
fn taken(reason: StoreError) -> Problem {
    match reason {
        StoreError::Conflict => Problem::conflict("there is an account whose name looks like this one"),
        other => other.into(),
    }
}

fn token_doc(session: Session, token: Option<String>) -> TokenDoc {
    TokenDoc { id: session.id, label: session.label, created_at: session.created_at, token }
}
