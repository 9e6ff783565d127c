//! Table chat.

use crate::ids::{TableId, UserId};

use super::{Change, Store, StoreError, get};

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Counts from 1 per table, without gaps.
    pub number: i64,
    /// When it was sent.
    pub at: i64,
    /// Who wrote it.
    pub user: UserId,
    /// The name, unless the account was deleted.
    pub name: Option<String>,
    /// Is the author a guest?
    pub is_guest: bool,
    /// The text; empty if the account was deleted.
    pub text: String,
}

/// Retries when two people write at the same moment and get the same number.
const TRIES: usize = 8;

pub(super) const CHAT_BEFORE: &str = "SELECT c.number, c.at, c.user_id, c.text, u.name, u.password, u.deleted_at
    FROM chat c JOIN users u ON u.id = c.user_id
    WHERE c.table_id = $1 AND c.number < $2 ORDER BY c.number DESC LIMIT $3";

pub(super) const CHAT_AFTER: &str = "SELECT c.number, c.at, c.user_id, c.text, u.name, u.password, u.deleted_at
    FROM chat c JOIN users u ON u.id = c.user_id
    WHERE c.table_id = $1 AND c.number > $2 ORDER BY c.number LIMIT $3";

impl Store {
    /// Stores a message, notifies the other nodes, and returns the message's number.
    pub async fn say(&self, table: &TableId, user: &UserId, text: &str, now: i64) -> Result<i64, StoreError> {
        let mut tries = 0;
        loop {
            match self.try_say(table, user, text, now).await {
                Err(StoreError::Conflict) if tries < TRIES => tries += 1,
                done => return done,
            }
        }
    }

    async fn try_say(&self, table: &TableId, user: &UserId, text: &str, now: i64) -> Result<i64, StoreError> {
        let mut transaction = self.begin().await?;
        let sql = "INSERT INTO chat (table_id, number, at, user_id, text)
                   SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $1
                   RETURNING number";
        let query = sqlx::query(sql).bind(table.as_str()).bind(now).bind(user.as_str()).bind(text);
        let row = match query.fetch_one(&mut *transaction).await.map_err(StoreError::from) {
            Err(StoreError::Conflict) => {
                transaction.roll_back().await?;
                return Err(StoreError::Conflict);
            }
            row => row?,
        };
        let number = get(&row, "number")?;
        self.tell_nodes(&mut transaction, &Change::Chat(table.clone())).await?;
        transaction.commit().await?;
        Ok(number)
    }

    /// The last `limit` messages before a number, or of the whole chat, oldest first.
    pub async fn chat_before(
        &self,
        table: &TableId,
        before: Option<i64>,
        limit: i64,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let query = sqlx::query(CHAT_BEFORE).bind(table.as_str()).bind(before.unwrap_or(i64::MAX)).bind(limit);
        query.fetch_all(&self.read).await?.iter().rev().map(read).collect()
    }

    /// The first `limit` messages after a number, oldest first.
    pub async fn chat_after(&self, table: &TableId, after: i64, limit: i64) -> Result<Vec<ChatLine>, StoreError> {
        let query = sqlx::query(CHAT_AFTER).bind(table.as_str()).bind(after).bind(limit);
        query.fetch_all(&self.read).await?.iter().map(read).collect()
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<ChatLine, StoreError> {
    let is_deleted = get::<Option<i64>>(row, "deleted_at")?.is_some();
    Ok(ChatLine {
        number: get(row, "number")?,
        at: get(row, "at")?,
        user: UserId::new(get(row, "user_id")?),
        name: if is_deleted { None } else { Some(get(row, "name")?) },
        is_guest: !is_deleted && get::<Option<&str>>(row, "password")?.is_none(),
        text: get(row, "text")?,
    })
}
