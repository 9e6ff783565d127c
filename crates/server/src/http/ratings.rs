//! The rating list.

use axum::extract::State;
use caylus_rules::family::GameName;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::ids::UserId;
use crate::wire;

use super::extract::{Json, Query};
use super::problem::Problem;

const LISTED: i64 = 100;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ratings))
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
