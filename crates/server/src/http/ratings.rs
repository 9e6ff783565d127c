//! Who is strongest.

use axum::extract::State;
use caylus_rules::family::{GameName, UnknownGame};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::ids::UserId;

use super::extract::{Json, Query};
use super::problem::Problem;

/// So many are listed.
const LISTED: i64 = 100;

/// The routes of this file.
pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ratings))
}

/// Which list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Which {
    /// The game.
    game: String,
    /// How many players.
    players: usize,
}

/// How strong somebody is.
#[derive(Serialize, ToSchema)]
struct Rated {
    /// Who.
    #[schema(value_type = String)]
    user: UserId,
    /// The name.
    name: Option<String>,
    /// The strength, on Glicko-2's scale; 1500 is the beginning.
    rating: f64,
    /// How uncertain it is.
    deviation: f64,
    /// How many games it is made of.
    games: i64,
}

/// The strongest in a game with so many players
#[utoipa::path(get, path = "/api/ratings", tag = "people", params(Which),
    responses((status = 200, body = [Rated]), (status = "4XX", body = Problem)))]
async fn ratings(State(app): State<App>, Query(which): Query<Which>) -> Result<Json<Vec<Rated>>, Problem> {
    let game: GameName = which.game.parse().map_err(|error: UnknownGame| Problem::bad_request(error))?;
    let best = app.store.best_ratings(game, which.players, LISTED).await?;
    let rated = best.into_iter().map(|rating| Rated {
        user: rating.user,
        name: rating.name,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    });
    Ok(Json(rated.collect()))
}
