//! Records that somebody brought, to be looked at.

use caylus_rules::family::{GameName, UnknownGame};

use crate::ids::{RecordId, UserId};

use super::{Store, StoreError, damaged, get};

/// A record that somebody brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRecord {
    /// Its id.
    pub id: RecordId,
    /// Who brought it.
    pub user: UserId,
    /// Which game it is of.
    pub game: GameName,
    /// When it was brought.
    pub created_at: i64,
    /// The record.
    pub text: String,
}

pub(super) const COUNT_RECORDS: &str = "SELECT COUNT(*) AS count FROM records WHERE user_id = $1";

impl Store {
    /// Keeps a record, unless the person has `most` of them already; says whether it is kept.
    pub async fn add_record(&self, record: &StoredRecord, most: usize) -> Result<bool, StoreError> {
        let Some(mut transaction) = self.begin_below(&record.user, COUNT_RECORDS, most).await? else {
            return Ok(false);
        };
        let sql = "INSERT INTO records (id, user_id, game, created_at, text) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(record.id.as_str()).bind(record.user.as_str()).bind(record.game.name());
        query.bind(record.created_at).bind(&*record.text).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// A record.
    pub async fn record(&self, id: &RecordId) -> Result<Option<StoredRecord>, StoreError> {
        let sql = "SELECT id, user_id, game, created_at, text FROM records WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        Ok(Some(StoredRecord {
            id: RecordId(get(&row, "id")?),
            user: UserId(get(&row, "user_id")?),
            game: get::<&str>(&row, "game")?.parse().map_err(|reason: UnknownGame| damaged("game", reason))?,
            created_at: get(&row, "created_at")?,
            text: get(&row, "text")?,
        }))
    }
}
