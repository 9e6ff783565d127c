//! Playing over HTTP.

use axum::extract::State;
use axum::http::StatusCode;
use caylus_bots::Limit;
use caylus_table::{Command, GameError, HintDoc, Message, Reader, Refusal, Status};
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Json, Path, Person, Query};
use super::problem::Problem;
use super::tables::{Look, may_have_bot_table, must_have_room};
use crate::app::App;
use crate::background::NoHint;
use crate::ids::TableId;
use crate::service::{Acted, Failure};
use crate::wire::schemas::{LONGEST_KEY, LONGEST_MOVE};
use crate::wire::{
    AnswerRequest, DoneDoc, HintsDoc, JoinRequest, MoveRequest, ReplaceRequest, StartRequest, UndoRequest,
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(make_move))
        .routes(routes!(undo))
        .routes(routes!(answer_undo))
        .routes(routes!(resign))
        .routes(routes!(come_back))
        .routes(routes!(replace))
        .routes(routes!(hint))
}

struct At {
    app: App,
    person: Person,
    id: TableId,
    look: Look,
}

impl At {
    fn new(State(app): State<App>, person: Person, Path(id): Path<TableId>, Query(look): Query<Look>) -> Self {
        Self { app, person, id, look }
    }

    async fn act(self, key: Option<String>, command: Command) -> Result<Json<DoneDoc>, Problem> {
        check(key.as_deref(), &command)?;
        let mut _alone = None;
        if matches!(command, Command::Join { .. } | Command::Replace { .. }) {
            _alone = Some(self.app.limits.one_at_a_time(&self.person.id).await);
            must_have_room(&self.app, &self.person.id, Some(&self.id)).await?;
        }
        let who = self.person.who();
        match self.app.service.act(&self.id, Some(&who), key.as_deref(), &command).await {
            Ok(Acted { table, number }) => Ok(Json(DoneDoc { number, table: self.look.table(&table, Some(&who.id)) })),
            // The client was out of date: send the current table along.
            Err(Failure::Refused { refusal: refusal @ Refusal::Late { .. }, table: Some(table) }) => {
                let state = self.look.table(&table, Some(&who.id));
                Err(Problem::from(refusal).with("state", json!(state)))
            }
            Err(failure) => Err(failure.into()),
        }
    }
}

/// Refuses over-long keys and moves before anything is loaded.
pub(super) fn check(key: Option<&str>, command: &Command) -> Result<(), Problem> {
    check_key(key)?;
    match command {
        Command::Move { chosen, .. } if chosen.len() > LONGEST_MOVE => {
            let long = Message::new("refusals-long-move").with("most", LONGEST_MOVE);
            Err(Refusal::Illegal(GameError::new(long)).into())
        }
        _ => Ok(()),
    }
}

pub(super) fn check_key(key: Option<&str>) -> Result<(), Problem> {
    match key {
        Some(key) if !(1..=LONGEST_KEY).contains(&key.chars().count()) => {
            Err(Problem::bad_request(format!("key must be 1 to {LONGEST_KEY} characters")))
        }
        _ => Ok(()),
    }
}

macro_rules! command {
    ($(#[$about:meta])* $name:ident, $path:literal, ($($body:ident: $request:ty)?), $key:expr => $command:expr) => {
        $(#[$about])*
        #[utoipa::path(post, path = $path, tag = "play", params(("id" = String, Path), Look), $(request_body = $request,)?
            responses((status = 200, body = DoneDoc)))]
        async fn $name(
            app: State<App>,
            person: Person,
            id: Path<TableId>,
            look: Query<Look>,
            $(Json($body): Json<$request>,)?
        ) -> Result<Json<DoneDoc>, Problem> {
            At::new(app, person, id, look).act($key, $command).await
        }
    };
}

command!(
    /// Take a seat
    ///
    /// The game starts when the last seat is taken.
    join, "/api/tables/{id}/join", (request: JoinRequest), None => Command::Join { seat: request.seat }
);
command!(
    /// Leave the table
    ///
    /// Before the start this frees the seat; if the owner leaves, the table is closed. After the start it is the same as resigning.
    leave, "/api/tables/{id}/leave", (), None => Command::Leave
);
command!(
    /// Make a move
    ///
    /// Repeating a request with the same `key` does not make a second move. A move with an outdated `number` is refused with code `late`;
    /// the problem then holds the current table as `state`.
    make_move, "/api/tables/{id}/moves", (request: MoveRequest),
    request.key => Command::Move { chosen: request.chosen, number: request.number }
);
command!(
    /// Take back your last move, or ask the others to agree to it
    undo, "/api/tables/{id}/undo", (request: UndoRequest), request.key => Command::Undo { number: request.number }
);
command!(
    /// Answer an undo request
    answer_undo, "/api/tables/{id}/undo/answer", (request: AnswerRequest),
    None => Command::AnswerUndo { agrees: request.agrees }
);
command!(
    /// Resign
    ///
    /// Depending on the table's `stand_in`, a bot plays on or the game ends.
    resign, "/api/tables/{id}/resign", (), None => Command::Resign
);
command!(
    /// Take your seats back from the bots that stand in for you
    come_back, "/api/tables/{id}/return", (), None => Command::Return
);
command!(
    /// Take over the seat of a player who has been away for a long time
    replace, "/api/tables/{id}/replace", (request: ReplaceRequest), None => Command::Replace { seat: request.seat }
);

/// Start the game with bots in the open seats
///
/// Only the owner can do this.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "play", params(("id" = String, Path), Look),
    request_body = StartRequest,
    responses((status = 200, body = DoneDoc)))]
async fn start(
    app: State<App>,
    person: Person,
    id: Path<TableId>,
    look: Query<Look>,
    Json(request): Json<StartRequest>,
) -> Result<Json<DoneDoc>, Problem> {
    let at = At::new(app, person, id, look);
    let app = at.app.clone();
    let _alone = app.limits.one_at_a_time(&at.person.id).await;
    let table = at.app.service.table(&at.id).await?;
    let is_for_bots_only = table.seats().iter().all(|seat| seat.person.is_none());
    if table.status() == Status::Open && *table.owner() == at.person.id && is_for_bots_only {
        may_have_bot_table(&at.app, &at.person).await?;
    }
    at.act(None, Command::Start { fill: request.fill }).await
}

/// Get a hint from the strongest bot
///
/// Only at tables where all others are bots.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path), Look),
    responses((status = 200, body = HintsDoc)))]
async fn hint(
    State(app): State<App>,
    person: Person,
    Path(id): Path<TableId>,
    Query(look): Query<Look>,
) -> Result<Json<HintsDoc>, Problem> {
    let table = app.service.table(&id).await?;
    table.may_have_hint(&person.id)?;
    let (number, moves) = (table.position_number(), table.game().length());
    let reader = look.reader(&table);
    let hint = move |limit, seed| table.game().hint(moves, limit, seed);
    hints(&app, &person, number, reader, hint).await
}

impl From<NoHint> for Problem {
    fn from(reason: NoHint) -> Self {
        match reason {
            NoHint::Pending => Self::new(
                StatusCode::TOO_MANY_REQUESTS,
                "you are already waiting for a hint; ask again when it has arrived",
            )
            .with("code", "hint-pending")
            .with("retry_after", 1),
            NoHint::Stopped => Self::new(StatusCode::SERVICE_UNAVAILABLE, "the server is shutting down"),
        }
    }
}

/// Asks the strongest bot, with the same thinking time as at a table. One hint per person at a time.
pub(super) async fn hints(
    app: &App,
    person: &Person,
    number: i64,
    reader: Option<Reader>,
    hint: impl FnOnce(Limit, u64) -> Option<Vec<HintDoc>> + Send + 'static,
) -> Result<Json<HintsDoc>, Problem> {
    let hints = app.bots.hint(&person.id, move |limit| hint(limit, rand::random())).await;
    let mut hints = hints?.ok_or(Refusal::Over)?;
    if let Some(reader) = reader {
        reader.hints(&mut hints);
    }
    Ok(Json(HintsDoc { number, hints }))
}

#[cfg(test)]
mod tests {
    use caylus_rules::family::GameName;

    use super::*;
    use caylus_table::{Beginning, game};

    /// The longest legal move seen in random games was 39 bytes when this was written.
    #[test]
    fn every_legal_move_is_far_from_too_long() {
        let mut longest = String::new();
        for (game, players) in GameName::ALL.iter().flat_map(|game| (2..=5).map(move |players| (*game, players))) {
            for seed in 0..4 {
                let Ok(mut playing) = game::open(game, players, "", &Beginning::Seed { seed, is_chosen: false }) else {
                    continue;
                };
                let mut dice = seed;
                while playing.to_act().is_some() {
                    let moves: Vec<_> = playing.choices().into_iter().map(|choice| choice.chosen).collect();
                    dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    playing.play(&moves[(dice >> 33) as usize % moves.len()]).expect("a legal move");
                    longest = moves.into_iter().fold(longest, |one, two| if two.len() > one.len() { two } else { one });
                }
            }
        }
        assert!(!longest.is_empty() && 4 * longest.len() <= LONGEST_MOVE, "{} bytes: {longest}", longest.len());
    }
}
