//! Uploaded records.

use caylus_rules::family::{GameName, UnknownGame};

use crate::ids::{RecordId, UserId};

use super::{Store, StoreError, damaged, get};

/// A record someone uploaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRecord {
    /// The record's id.
    pub id: RecordId,
    /// Who uploaded it.
    pub user: UserId,
    /// The game.
    pub game: GameName,
    /// When it was uploaded.
    pub created_at: i64,
    /// The text of the record.
    pub text: String,
}

pub(super) const COUNT_RECORDS: &str = "SELECT COUNT(*) AS count FROM records WHERE user_id = $1";

impl Store {
    /// Stores a record unless the person has `most` already; returns whether it was stored.
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

    /// Looks a record up.
    pub async fn record(&self, id: &RecordId) -> Result<Option<StoredRecord>, StoreError> {
        let sql = "SELECT id, user_id, game, created_at, text FROM records WHERE id = $1";
        let Some(row) = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        Ok(Some(StoredRecord {
            id: RecordId::new(get(&row, "id")?),
            user: UserId::new(get(&row, "user_id")?),
            game: get::<&str>(&row, "game")?.parse().map_err(|reason: UnknownGame| damaged("game", reason))?,
            created_at: get(&row, "created_at")?,
            text: get(&row, "text")?,
        }))
    }
}
