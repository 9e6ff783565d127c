//! Notice targets, and the outbox.

use caylus_rules::family::{GameName, UnknownGame};
use caylus_words::Lang;
use sqlx::any::AnyRow;

use crate::ids::{NoticeId, TableId, UserId};

use super::{Store, StoreError, damaged, get, get_json, json};

/// A notice target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The target's id.
    pub id: NoticeId,
    /// The person it belongs to.
    pub user: UserId,
    /// `webhook`, `discord`, `slack` or `push`.
    pub kind: String,
    /// The URL and, for push, the keys.
    pub target: serde_json::Value,
    /// The language of the notices.
    pub lang: Lang,
    /// When it was added.
    pub created_at: i64,
}

/// A notice in the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Where to send it.
    pub notice: Notice,
    /// The table it is about.
    pub table: TableId,
    /// The entry that made it the person's turn.
    pub number: i64,
    /// How often sending was attempted.
    pub tries: i64,
}

pub(super) const NOTICES: &str =
    "SELECT id, user_id, kind, target, lang, created_at FROM notices WHERE user_id = $1 ORDER BY created_at, id";

pub(super) const DELIVERIES_DUE: &str =
    "SELECT d.table_id, d.number, d.tries, n.id, n.user_id, n.kind, n.target, n.lang, n.created_at
    FROM deliveries d JOIN notices n ON n.id = d.notice_id
    WHERE d.due_at <= $1 ORDER BY d.due_at LIMIT $2";

impl Store {
    /// Adds a target unless the person has `most` already; returns whether it was added.
    pub async fn add_notice(&self, notice: &Notice, most: usize) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) AS count FROM notices WHERE user_id = $1";
        let Some(mut transaction) = self.begin_below(&notice.user, sql, most).await? else { return Ok(false) };
        let sql = "INSERT INTO notices (id, user_id, kind, target, lang, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(notice.id.as_str()).bind(notice.user.as_str()).bind(&*notice.kind);
        let query = query.bind(json(&notice.target)?).bind(notice.lang.code()).bind(notice.created_at);
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// A person's targets, oldest first.
    pub async fn notices(&self, user: &UserId) -> Result<Vec<Notice>, StoreError> {
        sqlx::query(NOTICES).bind(user.as_str()).fetch_all(&self.read).await?.iter().map(read).collect()
    }

    /// Removes a target and its pending notices; returns whether it existed.
    pub async fn remove_notice(&self, user: &UserId, id: &NoticeId) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let sql = "DELETE FROM deliveries WHERE notice_id IN (SELECT id FROM notices WHERE id = $1 AND user_id = $2)";
        sqlx::query(sql).bind(id.as_str()).bind(user.as_str()).execute(&mut *transaction).await?;
        let sql = "DELETE FROM notices WHERE id = $1 AND user_id = $2";
        let done = sqlx::query(sql).bind(id.as_str()).bind(user.as_str()).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// Claims due notices, oldest first, by postponing them to `until`: no other node takes them, and if this one dies they are
    /// due again.
    pub async fn take_deliveries(&self, now: i64, until: i64, limit: i64) -> Result<Vec<Delivery>, StoreError> {
        let rows = sqlx::query(DELIVERIES_DUE).bind(now).bind(limit).fetch_all(&self.read).await?;
        let mut taken = Vec::new();
        for row in &rows {
            let delivery = Delivery {
                notice: read(row)?,
                table: TableId::new(get(row, "table_id")?),
                number: get(row, "number")?,
                tries: get(row, "tries")?,
            };
            if self.put_off(&delivery, until).await? {
                taken.push(Delivery { tries: delivery.tries + 1, ..delivery });
            }
        }
        Ok(taken)
    }

    /// Postpones a notice; returns false if another node changed it first.
    pub async fn put_off(&self, delivery: &Delivery, until: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE deliveries SET due_at = $5, tries = tries + 1
                   WHERE notice_id = $1 AND table_id = $2 AND number = $3 AND tries = $4";
        let query = sqlx::query(sql).bind(delivery.notice.id.as_str()).bind(delivery.table.as_str());
        let done = query.bind(delivery.number).bind(delivery.tries).bind(until).execute(&self.write).await?;
        Ok(done.rows_affected() > 0)
    }

    /// The game, if it is this person's turn at the table.
    pub async fn turn_of(&self, table: &TableId, user: &UserId) -> Result<Option<GameName>, StoreError> {
        let sql = "SELECT t.game FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.to_act
                   WHERE t.id = $1 AND s.user_id = $2 AND t.status = 'running' AND t.is_bot_to_act = 0";
        let row = sqlx::query(sql).bind(table.as_str()).bind(user.as_str()).fetch_optional(&self.read).await?;
        let read = |row| get::<&str>(row, "game")?.parse().map_err(|reason: UnknownGame| damaged("game", reason));
        row.as_ref().map(read).transpose()
    }

    /// Removes a notice that was sent or given up on.
    pub async fn end_delivery(&self, delivery: &Delivery) -> Result<(), StoreError> {
        let sql = "DELETE FROM deliveries WHERE notice_id = $1 AND table_id = $2 AND number = $3";
        let query = sqlx::query(sql).bind(delivery.notice.id.as_str()).bind(delivery.table.as_str());
        query.bind(delivery.number).execute(&self.write).await?;
        Ok(())
    }
}

fn read(row: &AnyRow) -> Result<Notice, StoreError> {
    Ok(Notice {
        id: NoticeId::new(get(row, "id")?),
        user: UserId::new(get(row, "user_id")?),
        kind: get(row, "kind")?,
        target: get_json(row, "target")?,
        lang: get::<&str>(row, "lang")?.parse().map_err(|reason| damaged("language", reason))?,
        created_at: get(row, "created_at")?,
    })
}
