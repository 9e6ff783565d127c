//! Listing, creating and viewing tables.

use std::collections::HashMap;

use axum::extract::State;
use axum::http::StatusCode;
use caylus_rules::family::GameName;
use caylus_table::{
    Beginning, NewTable, PersonName, Reader, Refusal, SeatPlan, Settings, Status, Table, TableDoc, TableViewer,
    first_moves, game,
};
use caylus_words::{Lang, Words};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::accounts::check_name;
use super::extract::{Json, Path, Person, Query};
use super::problem::Problem;
use crate::app::App;
use crate::clock::now;
use crate::ids::{TableId, UserId};
use crate::service::{Failure, Who};
use crate::store::{Cursor, Page, TableFilter};
use crate::wire;
use crate::wire::{FromDoc, ListDoc, NewTableRequest, NewsDoc, SeatRequest};

/// Maximum number of tables per page.
const MOST_LISTED: usize = 100;
/// Chat messages sent along with a table; older ones are fetched separately.
pub(super) const CHAT_SHOWN: i64 = 50;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(look))
}

/// How to show a table.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub(super) struct Look {
    /// Which of your seats to view the table from; by default the one to act, otherwise your first. If you have several seats with
    /// hidden information and name none, you get the spectator's view.
    pub(super) seat: Option<usize>,
    /// Language of the texts, such as `en`. Without it there are no texts.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<wire::schemas::Lang>, inline)]
    pub(super) lang: Option<Lang>,
    /// The last entry you have; only newer ones are returned.
    pub(super) since: Option<i64>,
}

impl Look {
    /// Renders messages, if a language was asked for.
    pub(super) fn reader(&self, table: &Table) -> Option<Reader> {
        self.lang.map(|lang| Reader::new(Words::of(lang), table.game(), &table.names()))
    }

    /// The viewer of this table; fails if the seat is not theirs.
    pub(super) fn viewer<'a>(&self, table: &Table, who: Option<&'a UserId>) -> Result<TableViewer<'a>, Refusal> {
        Ok(TableViewer { who, seat: table.viewer(who, self.seat)? })
    }

    /// The table for this person. Someone who no longer has the seat gets the spectator's view.
    pub(super) fn table(&self, table: &Table, who: Option<&UserId>) -> TableDoc {
        let seat = table.viewer(who, self.seat).unwrap_or_default();
        self.with_texts(table, TableViewer { who, seat }.table(table, now()))
    }
}

impl Look {
    fn with_texts(&self, table: &Table, mut doc: TableDoc) -> TableDoc {
        if let Some(reader) = self.reader(table) {
            doc.add_texts(&reader);
        }
        doc
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = StatusCode::from_u16(refusal.status()).unwrap_or(StatusCode::CONFLICT);
        let mut problem = Self::new(status, &refusal).with("code", refusal.code());
        if let Some(reason) = refusal.reason() {
            problem = problem.because(reason);
        }
        match refusal {
            Refusal::Late { number } => problem.with("number", number),
            _ => problem,
        }
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::NotFound => Self::not_found(failure),
            Failure::Refused { refusal, .. } => refusal.into(),
            Failure::Busy => Self::new(StatusCode::SERVICE_UNAVAILABLE, failure).with("retry_after", 1),
            Failure::Store(reason) => reason.into(),
        }
    }
}

impl Person {
    /// The person, as someone acting at a table.
    pub(super) fn who(&self) -> Who {
        Who { id: self.id.clone(), name: self.person_name() }
    }
}

/// Which tables to list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// Only tables with this status.
    #[param(value_type = Option<Status>, inline)]
    status: Option<String>,
    /// Only tables of this game.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<wire::schemas::Game>, inline)]
    game: Option<GameName>,
    /// `1` for tables you own or sit at; otherwise all public tables.
    mine: Option<u32>,
    /// `next` of the previous page. Also accepts a time in milliseconds since 1970: only tables last changed before it.
    #[serde(deserialize_with = "wire::optional::text")]
    #[param(value_type = Option<wire::schemas::Cursor>, inline)]
    before: Option<Cursor>,
    /// The page size: by default 100, which is also the most.
    limit: Option<usize>,
}

/// List public tables, or your own
///
/// Sorted by the last change, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = ListDoc)))]
async fn list(
    State(app): State<App>,
    person: Option<Person>,
    Query(query): Query<ListQuery>,
) -> Result<Json<ListDoc>, Problem> {
    let known = |name: &String| Status::ALL.into_iter().find(|status| status.name() == name);
    let status = query.status.as_ref().map(known);
    if status == Some(None) {
        let names = Status::ALL.map(Status::name).join(", ");
        return Err(Problem::bad_request(format!("`status` must be one of {names}")));
    }
    let of = match query.mine {
        Some(mine) if mine != 0 => Some(person.ok_or_else(Problem::unauthorized)?.id),
        _ => None,
    };
    let limit = query.limit.unwrap_or(MOST_LISTED).clamp(1, MOST_LISTED);
    let filter = TableFilter { status: status.flatten(), game: query.game, of, before: query.before, limit };
    let Page { tables, next } = app.store.tables(&filter).await?;
    let tables = tables.into_iter().map(Into::into).collect();
    Ok(Json(ListDoc { tables, next: next.map(|next| next.to_string()) }))
}

/// Create a table
///
/// The game starts at once if no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTableRequest,
    responses((status = 201, body = TableDoc)))]
async fn create(
    State(app): State<App>,
    person: Person,
    Json(request): Json<NewTableRequest>,
) -> Result<(StatusCode, Json<TableDoc>), Problem> {
    let _alone = app.limits.one_at_a_time(&person.id).await;
    must_have_room(&app, &person.id, None).await?;
    if request.seats.iter().all(|seat| matches!(seat, SeatRequest::Bot { .. })) {
        may_have_bot_table(&app, &person).await?;
    }
    let (seats, people) = seats(&app, &person, &request.seats).await?;
    let new = plan(&app, request, seats).await?;
    let table = app.service.create(&person.id, new, people).await?;
    Ok((StatusCode::CREATED, Json(Look::default().table(&table, Some(&person.id)))))
}

/// Enforces the limit of unfinished tables per person. `table`, the one to join, does not count.
pub(super) async fn must_have_room(app: &App, who: &UserId, table: Option<&TableId>) -> Result<(), Problem> {
    let most = app.config.tables_per_person;
    if most > 0 && app.store.count_unfinished(who, table).await? >= i64::from(most) {
        return Err(Problem::conflict(format!("you already have {most} unfinished tables; finish or leave one first")));
    }
    Ok(())
}

/// Enforces the limit of running bots-only tables per person.
pub(super) async fn may_have_bot_table(app: &App, person: &Person) -> Result<(), Problem> {
    let most = app.config.bot_tables_per_person;
    if most > 0 && app.store.count_bot_tables(&person.id).await? >= i64::from(most) {
        let reason = format!("you already have {most} running bots-only tables; wait until one of them is over");
        return Err(Problem::conflict(reason).with("code", "bot-tables"));
    }
    Ok(())
}

/// The seating plan, and the names of the people in it.
async fn seats(
    app: &App,
    person: &Person,
    asked: &[SeatRequest],
) -> Result<(Vec<SeatPlan>, HashMap<UserId, PersonName>), Problem> {
    let mut people = HashMap::from([(person.id.clone(), person.person_name())]);
    let mut seats = Vec::with_capacity(asked.len());
    for seat in asked {
        seats.push(match seat {
            SeatRequest::Me { name: None } => SeatPlan::Taken(person.id.clone()),
            SeatRequest::Me { name: Some(name) } => SeatPlan::Beside(person.id.clone(), check_name(name)?),
            SeatRequest::Open => SeatPlan::Open,
            SeatRequest::Bot { level } => SeatPlan::Bot(*level),
            SeatRequest::Reserved { name } => {
                let user = app.store.account(name).await?;
                let user = user.ok_or_else(|| Refusal::Settings(format!("no account is named `{name}`")))?;
                people.insert(user.id.clone(), PersonName { name: user.name, is_guest: false });
                SeatPlan::Reserved(user.id)
            }
        });
    }
    Ok((seats, people))
}

/// The game to be played: new, or continued from a table, record or position.
async fn plan(app: &App, request: NewTableRequest, seats: Vec<SeatPlan>) -> Result<NewTable, Problem> {
    let refused = |reason: &str| Problem::from(Refusal::Settings(reason.to_owned()));
    if request.players.is_some_and(|players| players != seats.len()) {
        return Err(refused("`players` must equal the number of `seats`"));
    }
    let mut settings = Settings {
        game: request.game.unwrap_or_default(),
        players: seats.len(),
        options: request.options,
        is_public: request.is_public,
        pace: request.pace,
        stand_in: request.stand_in,
    };
    let Some(from) = request.from else {
        request.game.ok_or_else(|| refused("`game` is required unless the game continues another with `from`"))?;
        let is_chosen = request.seed.is_some();
        let seed = request.seed.map(|seed| seed.parse().map_err(|_| refused("`seed` must be a number below 2^64")));
        let beginning = Beginning::Seed { seed: seed.transpose()?.unwrap_or_else(rand::random), is_chosen };
        let new = NewTable { settings, seats, beginning, moves: Vec::new() };
        return if is_chosen { fair(new) } else { Ok(new) };
    };
    if request.seed.is_some() || !settings.options.is_empty() {
        return Err(refused("`seed` and `options` cannot be combined with `from`"));
    }
    let (beginning, moves) = match from {
        FromDoc { table: Some(id), record: None, position: None, moves } => {
            let table = app.service.table(&id).await?;
            if table.status() != Status::Over {
                return Err(Refusal::NotOver.into());
            }
            settings.game = table.settings().game;
            settings.options.clone_from(&table.settings().options);
            (table.game().beginning(), first_moves(table.game(), moves)?)
        }
        FromDoc { table: None, record: Some(id), position: None, moves } => {
            let record = app.store.record(&id).await?.ok_or_else(|| Problem::not_found("no such record"))?;
            let game::RecordedGame { name, game, .. } = game::read(&record.text).map_err(Problem::internal)?;
            settings.game = name;
            settings.options = game.options();
            (game.beginning(), first_moves(&*game, moves)?)
        }
        FromDoc { table: None, record: None, position: Some(position), moves: None } if request.game.is_some() => {
            (Beginning::Position { position }, Vec::new())
        }
        _ => {
            return Err(refused(
                "`from` must be a `table` or a `record`, optionally with `moves`, or a `position` together with `game`",
            ));
        }
    };
    if request.game.is_some_and(|game| game != settings.game) {
        return Err(refused("`game` is not the game that `from` continues"));
    }
    fair(NewTable { settings, seats, beginning, moves })
}

/// A table with other people may not start from anything that reveals hidden information.
fn fair(new: NewTable) -> Result<NewTable, Problem> {
    let is_for_others = new.seats.iter().any(|seat| matches!(seat, SeatPlan::Open | SeatPlan::Reserved(_)));
    let Settings { game, players, options, .. } = &new.settings;
    let game = game::open(*game, *players, options, &new.beginning).map_err(Refusal::SetUp)?;
    if is_for_others && game.beginning_is_secret() {
        let unfair = "a game with hidden information can only start from a chosen seed, game or position if no other people play";
        return Err(Refusal::Settings(unfair.to_owned()).into());
    }
    Ok(new)
}

/// Get a table, its entries and its chat
///
/// The same as the first message of a WebSocket. Hidden information is left out.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Look),
    responses((status = 200, body = NewsDoc)))]
async fn look(
    State(app): State<App>,
    person: Option<Person>,
    Path(id): Path<TableId>,
    Query(look): Query<Look>,
) -> Result<Json<NewsDoc>, Problem> {
    let table = app.service.table(&id).await?;
    let viewer = look.viewer(&table, person.as_ref().map(|person| &person.id))?;
    let chat = app.store.chat_before(&id, None, CHAT_SHOWN).await?;
    let mut entries = viewer.entries(&table, look.since.unwrap_or(0));
    if let Some(reader) = look.reader(&table) {
        entries.iter_mut().for_each(|entry| entry.add_texts(&reader));
    }
    Ok(Json(NewsDoc {
        table: look.with_texts(&table, viewer.table(&table, now())),
        entries,
        chat: chat.into_iter().map(Into::into).collect(),
    }))
}
