//! Writes appends to many tables with a few statements. The rows travel as one JSON document, which both databases can join with
//! their tables. An append whose table has moved on is skipped and does not affect the others.

use std::collections::HashSet;

use caylus_bots::Level;
use caylus_table::{Act, Entry, Summary};
use serde::Serialize;

use crate::ids::{TableId, UserId};

use super::listen::CHANNEL;
use super::{Kind, Store, StoreError, Transaction, get, json};

/// PostgreSQL does everything in one statement. The rows of `tables` are locked in the same order by all nodes, so that they cannot
/// deadlock.
pub(super) const POSTGRES: &str = "
    WITH batch AS MATERIALIZED (
        SELECT b.* FROM json_to_recordset($1::json) AS b (
            id text, before bigint, status text, number bigint, updated_at bigint, to_act bigint, is_bot_to_act bigint,
            deadline bigint, scores text, over_at bigint, notify text, entries json, seats json)
        JOIN tables t ON t.id = b.id AND t.number = b.before ORDER BY t.id FOR NO KEY UPDATE OF t
    ), written AS (
        UPDATE tables t SET status = b.status, number = b.number, updated_at = b.updated_at, to_act = b.to_act,
                            is_bot_to_act = b.is_bot_to_act, deadline = b.deadline, scores = b.scores
        FROM batch b WHERE t.id = b.id
        RETURNING t.id, t.game, b.number, b.updated_at, b.over_at, b.notify, b.entries, b.seats
    ), new_entries AS (
        INSERT INTO entries (table_id, number, at, user_id, idempotency_key, act)
        SELECT id, (e->>0)::bigint, (e->>1)::bigint, e->>2, e->>3, e->>4 FROM written, json_array_elements(entries) e
    ), new_seats AS (
        INSERT INTO seats (table_id, seat, user_id, bot, place, called, over_at, game)
        SELECT id, (s->>0)::bigint, s->>1, s->>2, (s->>3)::bigint, s->>4, over_at, game
        FROM written, json_array_elements(seats) s
        ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, bot = excluded.bot,
            place = excluded.place, called = excluded.called, over_at = excluded.over_at
    ), new_deliveries AS (
        INSERT INTO deliveries (notice_id, table_id, number, due_at, tries)
        SELECT n.id, w.id, w.number, w.updated_at, 0 FROM written w JOIN notices n ON n.user_id = w.notify
    )
    SELECT id, pg_notify($2, id || ' ' || number || ' ' || $3)::text FROM written";

/// SQLite writes the tables last: until then their old numbers tell which appends conflict. Nobody else writes meanwhile.
pub(super) const SQLITE: &str = "
    INSERT INTO entries (table_id, number, at, user_id, idempotency_key, act)
    SELECT t.id, e.value->>0, e.value->>1, e.value->>2, e.value->>3, e.value->>4
    FROM json_each($1) b CROSS JOIN tables t ON t.id = b.value->>'id' AND t.number = b.value->>'before'
        CROSS JOIN json_each(b.value, '$.entries') e;

    INSERT INTO seats (table_id, seat, user_id, bot, place, called, over_at, game)
    SELECT t.id, s.value->>0, s.value->>1, s.value->>2, s.value->>3, s.value->>4, b.value->>'over_at', t.game
    FROM json_each($1) b CROSS JOIN json_each(b.value, '$.seats') s
        CROSS JOIN tables t ON t.id = b.value->>'id' AND t.number = b.value->>'before'
    WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, bot = excluded.bot,
        place = excluded.place, called = excluded.called, over_at = excluded.over_at;

    INSERT INTO deliveries (notice_id, table_id, number, due_at, tries)
    SELECT n.id, t.id, b.value->>'number', b.value->>'updated_at', 0
    FROM json_each($1) b CROSS JOIN notices n ON n.user_id = b.value->>'notify'
        CROSS JOIN tables t ON t.id = b.value->>'id' AND t.number = b.value->>'before';

    UPDATE tables SET status = b.value->>'status', number = b.value->>'number', updated_at = b.value->>'updated_at',
                      to_act = b.value->>'to_act', is_bot_to_act = b.value->>'is_bot_to_act',
                      deadline = b.value->>'deadline', scores = b.value->>'scores'
    FROM json_each($1) b WHERE tables.id = b.value->>'id' AND tables.number = b.value->>'before'
    RETURNING tables.id";

/// An append, ready to be written.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The table.
    pub(super) id: TableId,
    json: String,
}

/// What the statements read; a tuple is a row of another table.
#[derive(Serialize)]
struct Document<'a> {
    id: &'a str,
    before: i64,
    status: &'a str,
    number: i64,
    updated_at: i64,
    to_act: Option<usize>,
    is_bot_to_act: u8,
    deadline: Option<i64>,
    scores: Option<String>,
    over_at: Option<i64>,
    notify: Option<&'a str>,
    entries: Vec<EntryRow<'a>>,
    seats: Vec<SeatRow<'a>>,
}

/// Number, time, person, idempotency key, act.
type EntryRow<'a> = (i64, i64, Option<&'a str>, Option<&'a str>, String);
/// Number, person, bot, place, name.
type SeatRow<'a> = (usize, Option<&'a str>, Option<String>, Option<u8>, Option<&'a str>);

impl Rows {
    /// The rows for these entries. Seats are only written when they change.
    pub(super) fn new(id: &TableId, entries: &[Entry], summary: &Summary) -> Result<Self, StoreError> {
        let before = summary.number - entries.len() as i64;
        let is_over = summary.status == "over";
        let has_new_seats = before == 0 || is_over || entries.iter().any(|entry| changes_seats(&entry.act));
        let seats = summary.seats.iter().enumerate().filter(|_| has_new_seats).map(|(number, seat)| {
            let user = seat.user.as_ref().map(UserId::as_str);
            (number, user, seat.bot.as_ref().map(Level::to_string), seat.place, seat.called.as_deref())
        });
        let document = Document {
            id: id.as_str(),
            before,
            status: summary.status,
            number: summary.number,
            updated_at: summary.updated_at,
            to_act: summary.to_act,
            is_bot_to_act: summary.is_bot_to_act.into(),
            deadline: summary.deadline,
            scores: summary.scores.as_ref().map(json).transpose()?,
            over_at: is_over.then_some(summary.updated_at),
            notify: summary.notify.as_ref().map(UserId::as_str),
            entries: entries.iter().map(entry_row).collect::<Result<_, _>>()?,
            seats: seats.collect(),
        };
        Ok(Self { id: id.clone(), json: json(&document)? })
    }
}

fn entry_row(entry: &Entry) -> Result<EntryRow<'_>, StoreError> {
    let by = entry.by.as_ref().map(UserId::as_str);
    Ok((entry.number, entry.at, by, entry.key.as_deref(), json(&entry.act)?))
}

fn changes_seats(act: &Act) -> bool {
    match act {
        Act::Sat { .. }
        | Act::Reserved { .. }
        | Act::Left { .. }
        | Act::Started
        | Act::HandedOver { .. }
        | Act::Ended { .. } => true,
        Act::Moved { .. } | Act::UndoAsked { .. } | Act::UndoAnswered { .. } | Act::Undone { .. } => false,
    }
}

impl Store {
    /// Writes appends to different tables, and returns the tables that took theirs: the others have moved on.
    pub(super) async fn write(
        &self,
        transaction: &mut Transaction,
        appends: &[&Rows],
    ) -> Result<HashSet<TableId>, StoreError> {
        let documents: Vec<&str> = appends.iter().map(|rows| &*rows.json).collect();
        let batch = format!("[{}]", documents.join(","));
        let query = match self.kind {
            Kind::Postgres => sqlx::query(POSTGRES).bind(batch).bind(CHANNEL).bind(self.node.as_str()),
            Kind::Sqlite => sqlx::query(SQLITE).bind(batch),
        };
        query.fetch_all(&mut **transaction).await?.iter().map(|row| Ok(TableId::new(get(row, "id")?))).collect()
    }
}
