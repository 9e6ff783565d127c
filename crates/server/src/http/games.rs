//! The games and bots this server offers.

use caylus_bots::Level;
use caylus_rules::family::GameName;
use caylus_rules::{Game, with_game};
use caylus_words::{Lang, Worded, Words};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Json, Query};
use super::problem::Problem;
use crate::app::App;
use crate::wire;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(games))
}

/// The language of the answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// Language of the titles: `en` or `fr`. Without it there are no titles.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<String>)]
    lang: Option<Lang>,
}

/// The games and bots this server offers.
#[derive(Serialize, ToSchema)]
struct GamesDoc {
    /// The games.
    games: Vec<GameDoc>,
    /// The bots' levels, from weakest to strongest.
    levels: Vec<&'static str>,
}

/// A game.
#[derive(Serialize, ToSchema)]
struct GameDoc {
    /// Its name in the API.
    name: &'static str,
    /// Its title in the requested language.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// The minimum number of players.
    least_players: usize,
    /// The maximum number of players.
    most_players: usize,
    /// The players' colours, in seat order.
    colors: &'static [&'static str],
    /// Its options.
    options: Vec<OptionDoc>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionDoc {
    /// Its name.
    name: &'static str,
    /// The possible values.
    values: &'static [&'static str],
    /// The default value.
    default: &'static str,
    /// What it does, in English.
    help: &'static str,
}

/// List the games with their options, and the bots' levels
#[utoipa::path(get, path = "/api/games", tag = "tables", params(Asked),
    responses((status = 200, body = GamesDoc), (status = 400, body = Problem)))]
async fn games(Query(asked): Query<Asked>) -> Json<GamesDoc> {
    Json(games_doc(asked.lang.map(Words::of)))
}

fn games_doc(words: Option<&Words>) -> GamesDoc {
    let games = GameName::ALL.iter().map(|game| game_doc(*game, words)).collect();
    GamesDoc { games, levels: Level::ALL.map(Level::name).to_vec() }
}

/// The same as TypeScript: the page is built with the server, so it need not request it. Only with the feature `ts`.
#[cfg(feature = "ts")]
pub fn typescript() -> String {
    let GamesDoc { games, levels } = games_doc(None);
    let about = "// The answer to `GET /api/games`, generated from the Rust types by `cargo xtask types`.\n";
    let list = |name: &str, list: serde_json::Result<String>| {
        // Serialising plain structs and strings cannot fail.
        format!("\nexport const {name} = {} as const;\n", list.unwrap_or_default())
    };
    format!(
        "{about}{}{}",
        list("games", serde_json::to_string_pretty(&games)),
        list("levels", serde_json::to_string_pretty(&levels))
    )
}

fn game_doc(game: GameName, words: Option<&Words>) -> GameDoc {
    let options = game.options().iter().map(|option| OptionDoc {
        name: option.name,
        values: option.values,
        default: option.default,
        help: option.help,
    });
    with_game!(game, G => GameDoc {
        name: G::NAME,
        title: words.map(G::title),
        least_players: *G::PLAYERS.start(),
        most_players: *G::PLAYERS.end(),
        colors: G::COLORS,
        options: options.collect(),
    })
}
