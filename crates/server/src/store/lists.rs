//! Lists of tables. The cost of a page depends on its size, not on how much is stored: its keys come from index ranges, its rows,
//! seats and names from one query by primary key.

use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use caylus_rules::family::GameName;
use caylus_table::{Settings, Status};
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use crate::ids::{TableId, UserId};

use super::tables::read_name;
use super::{Store, StoreError, get, get_json};

/// A position in a list, where the next page starts. Lists are sorted newest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cursor {
    updated_at: i64,
    id: String,
}

impl Cursor {
    const START: Self = Self { updated_at: i64::MAX, id: String::new() };
}

/// One page of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// The tables, newest first.
    pub tables: Vec<TableRow>,
    /// Where the next page starts, if there is one.
    pub next: Option<Cursor>,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.updated_at, self.id)
    }
}

impl FromStr for Cursor {
    type Err = String;

    /// A bare time is a cursor too: it starts at the first older table.
    fn from_str(text: &str) -> Result<Self, String> {
        let (time, id) = text.split_once('.').unwrap_or((text, ""));
        match time.parse() {
            Ok(updated_at) if id.chars().all(|char| char.is_ascii_alphanumeric()) => {
                Ok(Self { updated_at, id: id.to_owned() })
            }
            _ => Err("`before` must be the `next` of the previous page".to_owned()),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The table's id.
    pub id: TableId,
    /// The owner.
    pub owner: UserId,
    /// Game, options and clock.
    pub settings: Settings,
    /// `open`, `running` or `over`.
    pub status: String,
    /// The number of the last entry.
    pub number: i64,
    /// When it was created.
    pub created_at: i64,
    /// When the last entry was written.
    pub updated_at: i64,
    /// The seat to act.
    pub to_act: Option<usize>,
    /// When the player to act runs out of time.
    pub deadline: Option<i64>,
    /// The seats, in order.
    pub seats: Vec<Seat>,
    /// The final scores.
    pub scores: Option<Vec<u16>>,
}

/// A seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    /// The person in the seat, or the one it is reserved for.
    pub user: Option<UserId>,
    /// The player's name, unless the account was deleted.
    pub name: Option<String>,
    /// Is the player a guest?
    pub is_guest: bool,
    /// The level of the bot that plays the seat.
    pub bot: Option<String>,
    /// The final place.
    pub place: Option<i64>,
}

/// Which tables to list.
#[derive(Clone, Default, Debug)]
pub struct TableFilter {
    /// Only tables with this status.
    pub status: Option<Status>,
    /// Only tables of this game.
    pub game: Option<GameName>,
    /// Only tables this person owns or has a seat at; otherwise all public ones.
    pub of: Option<UserId>,
    /// Only tables after this position in the list.
    pub before: Option<Cursor>,
    /// The page size.
    pub limit: usize,
}

impl Store {
    /// One page of the tables that match, newest first.
    pub async fn tables(&self, filter: &TableFilter) -> Result<Page, StoreError> {
        let before = filter.before.clone().unwrap_or(Cursor::START);
        let query = sqlx::query(AssertSqlSafe(keys_sql(filter))).bind(before.updated_at).bind(&*before.id);
        let query = match &filter.of {
            Some(user) => query.bind(user.as_str()),
            None => query,
        };
        let read = |row: &AnyRow| Ok(Cursor { updated_at: get(row, "updated_at")?, id: get(row, "id")? });
        let mut keys: Vec<Cursor> =
            query.fetch_all(&self.read).await?.iter().map(read).collect::<Result<_, StoreError>>()?;
        keys.sort_unstable_by(|one, other| other.cmp(one));
        keys.dedup();
        let is_last = keys.len() <= filter.limit;
        keys.truncate(filter.limit);
        let next = keys.last().filter(|_| !is_last).cloned();
        let tables = self.rows(keys.into_iter().map(|key| TableId::new(key.id)).collect()).await?;
        Ok(Page { tables, next })
    }

    /// A table as lists show it.
    pub async fn table_row(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.rows(vec![id.clone()]).await?.pop())
    }

    /// The tables with these ids, in this order, with seats and names.
    async fn rows(&self, ids: Vec<TableId>) -> Result<Vec<TableRow>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let sql = rows_sql(ids.len());
        let query = ids.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, id| query.bind(id.as_str()));
        let mut tables: HashMap<String, TableRow> = HashMap::with_capacity(ids.len());
        for row in &query.fetch_all(&self.read).await? {
            let (seat, number) = (read_seat(row)?, get::<i64>(row, "seat")?);
            let id: &str = get(row, "id")?;
            let table = match tables.get_mut(id) {
                Some(table) => table,
                None => tables.entry(id.to_owned()).or_insert(read_table(row)?),
            };
            let number = usize::try_from(number).unwrap_or_default();
            table.seats.resize_with(table.seats.len().max(number + 1), Seat::default);
            table.seats[number] = seat;
        }
        Ok(ids.iter().filter_map(|id| tables.remove(id.as_str())).collect())
    }

    /// How many games a person has finished.
    pub async fn count_finished(&self, user: &UserId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT games FROM users WHERE id = $1").bind(user.as_str()).fetch_optional(&self.read);
        row.await?.as_ref().map_or(Ok(0), |row| get(row, "games"))
    }

    /// The unfinished tables a person has a seat at.
    pub async fn unfinished_seats(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        self.ids(sqlx::query(UNFINISHED_SEATS).bind(user.as_str())).await
    }
}

pub(super) const UNFINISHED_SEATS: &str =
    "SELECT DISTINCT table_id AS id FROM seats WHERE user_id = $1 AND over_at IS NULL";

/// The keys of a page, plus one to see whether there is a next page. `$1` and `$2` are the cursor, `$3` the person. One index
/// range per status and game: databases do not merge such ranges but sort everything.
pub(super) fn keys_sql(filter: &TableFilter) -> String {
    let statuses = filter.status.map_or(Status::ALL.to_vec(), |status| vec![status]);
    let games = filter.game.map_or(GameName::ALL.to_vec(), |game| vec![game]);
    let after = "(updated_at, id) < ($1, $2)";
    let page = format!("ORDER BY updated_at DESC, id DESC LIMIT {}", filter.limit + 1);
    let mut ranges = Vec::new();
    for (status, game) in statuses.iter().flat_map(|status| games.iter().map(|game| (*status, game.name()))) {
        let is_wanted = format!("status = '{}' AND game = '{game}'", status.name());
        if filter.of.is_none() {
            let sql = "SELECT updated_at, id FROM tables WHERE is_public = 1";
            ranges.push(format!("{sql} AND {is_wanted} AND {after} {page}"));
        } else if status == Status::Over {
            let sql = "SELECT updated_at, id FROM tables WHERE owner_id = $3";
            ranges.push(format!("{sql} AND {is_wanted} AND {after} {page}"));
            ranges.push(format!(
                "SELECT DISTINCT over_at AS updated_at, table_id AS id FROM seats
                 WHERE user_id = $3 AND game = '{game}' AND over_at IS NOT NULL AND (over_at, table_id) < ($1, $2)
                 ORDER BY over_at DESC, table_id DESC LIMIT {}",
                filter.limit + 1
            ));
        } else {
            // A person has few unfinished tables, so sorting them is cheap.
            let sql = "SELECT updated_at, id FROM tables WHERE owner_id = $3 AND status <> 'over'";
            ranges.push(format!("{sql} AND {is_wanted} AND {after}"));
            let sql = "SELECT updated_at, id FROM tables
                       WHERE id IN (SELECT table_id FROM seats WHERE user_id = $3 AND over_at IS NULL)";
            ranges.push(format!("{sql} AND {is_wanted} AND {after}"));
        }
    }
    let ranges: Vec<String> = ranges.iter().map(|range| format!("SELECT * FROM ({range}) r")).collect();
    ranges.join("\nUNION ALL\n")
}

pub(super) fn rows_sql(count: usize) -> String {
    let mut sql =
        "SELECT t.id, t.owner_id, t.settings, t.status, t.number, t.created_at, t.updated_at, t.to_act, t.deadline,
                          t.scores, s.seat, s.user_id, s.called, s.bot, s.place, u.name, u.name_key, u.deleted_at
                   FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN users u ON u.id = s.user_id
                   WHERE t.id IN ($1"
            .to_owned();
    for place in 2..=count {
        let _ = write!(sql, ", ${place}");
    }
    sql.push(')');
    sql
}

fn read_table(row: &AnyRow) -> Result<TableRow, StoreError> {
    let scores: Option<&str> = get(row, "scores")?;
    Ok(TableRow {
        id: TableId::new(get(row, "id")?),
        owner: UserId::new(get(row, "owner_id")?),
        settings: get_json(row, "settings")?,
        status: get(row, "status")?,
        number: get(row, "number")?,
        created_at: get(row, "created_at")?,
        updated_at: get(row, "updated_at")?,
        to_act: get::<Option<i64>>(row, "to_act")?.and_then(|seat| seat.try_into().ok()),
        deadline: get(row, "deadline")?,
        seats: Vec::new(),
        scores: scores.map(|_| get_json(row, "scores")).transpose()?,
    })
}

fn read_seat(row: &AnyRow) -> Result<Seat, StoreError> {
    let user = get::<Option<String>>(row, "user_id")?.map(UserId::new);
    let person = user.as_ref().map(|_| read_name(row)).transpose()?;
    let called: Option<String> = get(row, "called")?;
    let is_guest = called.is_some() || person.as_ref().is_some_and(|person| person.is_guest);
    // Deleting an account also anonymises everyone who shared its screen.
    let name = person.and_then(|person| person.name).map(|name| called.unwrap_or(name));
    Ok(Seat { user, name, is_guest, bot: get(row, "bot")?, place: get(row, "place")? })
}
