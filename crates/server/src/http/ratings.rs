//! The rating list, and what single games changed.

use axum::extract::State;
use caylus_rules::family::GameName;
use caylus_table::{Refusal, Status};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::ids::{TableId, UserId};
use crate::store::RatingChange;
use crate::wire;

use super::extract::{Json, Path, Query};
use super::problem::Problem;

const LISTED: i64 = 100;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ratings)).routes(routes!(table_ratings))
}

/// Which list to return.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The game.
    #[serde(deserialize_with = "caylus_table::text::deserialize")]
    #[param(value_type = wire::schemas::Game, inline)]
    game: GameName,
    /// The number of players.
    players: usize,
}

/// A rated person.
#[derive(Serialize, ToSchema)]
struct Rated {
    /// The person's id.
    #[schema(value_type = String)]
    user: UserId,
    /// The person's name.
    name: Option<String>,
    /// The Glicko-2 rating; everyone starts at 1500.
    rating: f64,
    /// The rating deviation: the larger, the less certain.
    deviation: f64,
    /// Number of rated games.
    games: i64,
}

/// List the best-rated people for a game and number of players
///
/// Returns at most 100, the best first.
#[utoipa::path(get, path = "/api/ratings", tag = "people", params(Which),
    responses((status = 200, body = [Rated])))]
async fn ratings(State(app): State<App>, Query(which): Query<Which>) -> Result<Json<Vec<Rated>>, Problem> {
    let best = app.store.best_ratings(which.game, which.players, LISTED).await?;
    let rated = best.into_iter().map(|rating| Rated {
        user: rating.user,
        name: rating.name,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    });
    Ok(Json(rated.collect()))
}

/// What a finished game did to the ratings of its players.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct TableRatingsDoc {
    /// Whether the ratings have been computed; that takes a few seconds after the end.
    is_done: bool,
    /// One item per rated player; empty if the game does not count, as with fewer than two accounts or a chosen beginning.
    changes: Vec<RatingChangeDoc>,
}

/// What a game did to a player's rating.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct RatingChangeDoc {
    /// The player's id.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    user: UserId,
    /// The Glicko-2 rating before the game; everyone starts at 1500.
    before: f64,
    /// The rating after it.
    after: f64,
}

/// Get what a finished game did to the ratings
#[utoipa::path(get, path = "/api/tables/{id}/ratings", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = TableRatingsDoc)))]
async fn table_ratings(State(app): State<App>, Path(id): Path<TableId>) -> Result<Json<TableRatingsDoc>, Problem> {
    if app.service.table(&id).await?.status() != Status::Over {
        return Err(Refusal::NotOver.into());
    }
    let changes = app.store.rating_changes(&id).await?;
    let is_done = changes.is_some();
    let doc = |RatingChange { user, before, after }| RatingChangeDoc { user, before, after };
    Ok(Json(TableRatingsDoc { is_done, changes: changes.into_iter().flatten().map(doc).collect() }))
}
