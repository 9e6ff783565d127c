//! Finished games and uploaded records, as text and step by step.

use std::sync::Arc;

use axum::extract::rejection::StringRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use caylus_table::{AnyGame, GameError, Reader, Refusal, Status, Table, game};
use caylus_words::{Lang, Words};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Address, Json, Path, Person, Query};
use super::play::hints;
use super::problem::Problem;
use crate::app::App;
use crate::clock::now;
use crate::ids::{Fresh, RecordId, TableId};
use crate::store::StoredRecord;
use crate::wire::{self, HintsDoc, RecordDoc, StepsDoc};

/// Maximum number of steps per answer.
const MOST_STEPS: usize = 100;
/// The longest record that can be uploaded, in bytes.
const LONGEST: usize = 1024 * 1024;
/// Maximum number of records per person.
const MOST_RECORDS: usize = 200;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(table_record))
        .routes(routes!(table_steps))
        .routes(routes!(table_hint))
        .merge(OpenApiRouter::new().routes(routes!(bring)).layer(DefaultBodyLimit::max(LONGEST)))
        .routes(routes!(record))
        .routes(routes!(record_steps))
        .routes(routes!(record_hint))
}

/// Which steps to return, for which viewer and in which language.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
struct Steps {
    /// The first step: the number of moves made before it. 0, the default, is the set-up.
    from: usize,
    /// The last step, as a number of moves. At most 100 steps are returned.
    to: Option<usize>,
    /// The seat whose view to return; without it, nothing is hidden.
    seat: Option<usize>,
    /// Language of the log, such as `en`. Without it there is no log.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<wire::schemas::Lang>, inline)]
    lang: Option<Lang>,
}

impl Steps {
    fn of(&self, game: &dyn AnyGame, names: &[Option<String>]) -> Json<StepsDoc> {
        // The game is over, so every viewer may see everything.
        let reader = self.lang.map(|lang| Reader::new(Words::of(lang), game, names));
        let to = self.to.unwrap_or(usize::MAX).min(self.from.saturating_add(MOST_STEPS - 1));
        let mut steps = game.replay(self.from, to, self.seat);
        if let Some(reader) = reader {
            steps.iter_mut().for_each(|step| step.told = reader.log(&step.log));
        }
        Json(StepsDoc {
            game: game.name().to_owned(),
            moves: game.length(),
            colors: game.colors(),
            names: names.to_vec(),
            steps,
        })
    }
}

/// The language of hints.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
struct Spoken {
    /// Language of the texts, such as `en`. Without it there are no texts.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<wire::schemas::Lang>, inline)]
    lang: Option<Lang>,
}

impl Spoken {
    /// The strongest bot's hint for a position of a finished game.
    async fn hint(
        self,
        app: &App,
        person: &Person,
        game: Box<dyn AnyGame>,
        names: Vec<Option<String>>,
        moves: usize,
    ) -> Result<Json<HintsDoc>, Problem> {
        if moves > game.length() {
            return Err(Problem::not_found(format!("the game has only {} moves", game.length())));
        }
        let reader = self.lang.map(|lang| Reader::new(Words::of(lang), &*game, &names));
        hints(app, person, moves as i64, reader, move |limit, seed| game.hint(moves, limit, seed)).await
    }
}

fn text(text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}

/// A table whose game is over, so that every viewer may see everything.
async fn over(app: &App, id: &TableId) -> Result<Arc<Table>, Problem> {
    let table = app.service.table(id).await?;
    if table.status() != Status::Over {
        return Err(Refusal::NotOver.into());
    }
    Ok(table)
}

/// Get the record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn table_record(State(app): State<App>, Path(id): Path<TableId>) -> Result<impl IntoResponse, Problem> {
    let table = over(&app, &id).await?;
    Ok(text(table.game().record(&table.names())))
}

/// Replay a finished game step by step
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "records", params(("id" = String, Path), Steps),
    responses((status = 200, body = StepsDoc)))]
async fn table_steps(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Query(steps): Query<Steps>,
) -> Result<Json<StepsDoc>, Problem> {
    let table = over(&app, &id).await?;
    Ok(steps.of(table.game(), &table.names()))
}

/// Get a hint for a position of a finished game
///
/// The strongest bot sees only what the player to act saw after `moves` moves.
#[utoipa::path(post, path = "/api/tables/{id}/steps/{moves}/hint", tag = "records",
    params(("id" = String, Path), ("moves" = usize, Path), Spoken),
    responses((status = 200, body = HintsDoc)))]
async fn table_hint(
    State(app): State<App>,
    person: Person,
    Path((id, moves)): Path<(TableId, usize)>,
    Query(spoken): Query<Spoken>,
) -> Result<Json<HintsDoc>, Problem> {
    let table = over(&app, &id).await?;
    spoken.hint(&app, &person, table.game().boxed(), table.names(), moves).await
}

/// Upload a record, to replay it or to play on from it
#[utoipa::path(post, path = "/api/records", tag = "records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = RecordDoc)))]
async fn bring(
    State(app): State<App>,
    person: Person,
    Address(address): Address,
    text: Result<String, StringRejection>,
) -> Result<(StatusCode, Json<RecordDoc>), Problem> {
    app.limits.record(address)?;
    let wrong = |reason: GameError| Problem::unprocessable(&reason).because(&reason);
    let (game, text) = game::rewrite(&text?).map_err(wrong)?;
    let id = RecordId::fresh();
    let record = StoredRecord { id: id.clone(), user: person.id, game, created_at: now(), text };
    if !app.store.add_record(&record, MOST_RECORDS).await? {
        return Err(Problem::conflict(format!("you already have {MOST_RECORDS} records, which is the limit")));
    }
    Ok((StatusCode::CREATED, Json(RecordDoc { id })))
}

async fn find(app: &App, id: &RecordId) -> Result<String, Problem> {
    let record = app.store.record(id).await?.ok_or_else(|| Problem::not_found("no such record"))?;
    Ok(record.text)
}

async fn read(app: &App, id: &RecordId) -> Result<game::RecordedGame, Problem> {
    game::read(&find(app, id).await?).map_err(Problem::internal)
}

/// Get an uploaded record
#[utoipa::path(get, path = "/api/records/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn record(State(app): State<App>, Path(id): Path<RecordId>) -> Result<impl IntoResponse, Problem> {
    Ok(text(find(&app, &id).await?))
}

/// Replay an uploaded record step by step
#[utoipa::path(get, path = "/api/records/{id}/steps", tag = "records", params(("id" = String, Path), Steps),
    responses((status = 200, body = StepsDoc)))]
async fn record_steps(
    State(app): State<App>,
    Path(id): Path<RecordId>,
    Query(steps): Query<Steps>,
) -> Result<Json<StepsDoc>, Problem> {
    let game::RecordedGame { game, names, .. } = read(&app, &id).await?;
    Ok(steps.of(&*game, &names))
}

/// Get a hint for a position of an uploaded record
///
/// The strongest bot sees only what the player to act saw after `moves` moves.
#[utoipa::path(post, path = "/api/records/{id}/steps/{moves}/hint", tag = "records",
    params(("id" = String, Path), ("moves" = usize, Path), Spoken),
    responses((status = 200, body = HintsDoc)))]
async fn record_hint(
    State(app): State<App>,
    person: Person,
    Path((id, moves)): Path<(RecordId, usize)>,
    Query(spoken): Query<Spoken>,
) -> Result<Json<HintsDoc>, Problem> {
    let game::RecordedGame { game, names, .. } = read(&app, &id).await?;
    spoken.hint(&app, &person, game, names, moves).await
}
