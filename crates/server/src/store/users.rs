//! People: guests and accounts.

use sqlx::any::AnyRow;

use crate::ids::UserId;

use super::{Store, StoreError, get};

/// A person.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The id.
    pub id: UserId,
    /// The name that all see; nobody's any more if the account was deleted.
    pub name: Option<String>,
    /// The hash of the password; guests have none.
    pub password: Option<String>,
    /// When the person came.
    pub created_at: i64,
}

impl User {
    /// Has the person no account?
    pub fn is_guest(&self) -> bool {
        self.password.is_none()
    }
}

impl std::fmt::Debug for User {
    /// Without the hash of the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("User").field("id", &self.id).finish_non_exhaustive()
    }
}

pub(super) fn read(row: &AnyRow) -> Result<User, StoreError> {
    let is_deleted = get::<Option<i64>>(row, "deleted_at")?.is_some();
    Ok(User {
        id: UserId(get(row, "id")?),
        name: if is_deleted { None } else { Some(get(row, "name")?) },
        password: get(row, "password")?,
        created_at: get(row, "created_at")?,
    })
}

/// What is deleted or blanked with an account, beside its row.
pub(super) const FORGET: [&str; 6] = [
    "DELETE FROM sessions WHERE user_id = $1",
    "DELETE FROM deliveries WHERE notice_id IN (SELECT id FROM notices WHERE user_id = $1)",
    "DELETE FROM notices WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM records WHERE user_id = $1",
    "UPDATE chat SET text = '' WHERE user_id = $1",
];

impl Store {
    /// Keeps a guest.
    pub async fn add_guest(&self, id: &UserId, name: &str, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO users (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)";
        sqlx::query(sql).bind(id.as_str()).bind(name).bind(now).execute(&self.write).await?;
        Ok(())
    }

    /// Keeps an account; `Conflict` if the name is taken.
    pub async fn add_account(
        &self,
        id: &UserId,
        name: &str,
        name_key: &str,
        password: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO users (id, name, name_key, password, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)";
        let query = sqlx::query(sql).bind(id.as_str()).bind(name).bind(name_key).bind(password).bind(now);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Makes an account of a guest, who keeps the seats; `Conflict` if the name is taken or there is no such guest.
    pub async fn promote_guest(
        &self,
        id: &UserId,
        name: &str,
        name_key: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE users SET name = $2, name_key = $3, password = $4
                   WHERE id = $1 AND password IS NULL AND deleted_at IS NULL";
        let query = sqlx::query(sql).bind(id.as_str()).bind(name).bind(name_key).bind(password);
        match query.execute(&self.write).await?.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    /// Gives a person another name; the key is nothing for guests. `Conflict` if the name is taken.
    pub async fn rename_user(&self, id: &UserId, name: &str, name_key: Option<&str>) -> Result<(), StoreError> {
        let sql = "UPDATE users SET name = $2, name_key = $3 WHERE id = $1 AND deleted_at IS NULL";
        sqlx::query(sql).bind(id.as_str()).bind(name).bind(name_key).execute(&self.write).await?;
        Ok(())
    }

    /// Gives an account another password and ends all its sessions but one.
    pub async fn change_password(&self, id: &UserId, password: &str, keep: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let sql = "UPDATE users SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        sqlx::query(sql).bind(id.as_str()).bind(password).execute(&mut *transaction).await?;
        let sql = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2";
        sqlx::query(sql).bind(id.as_str()).bind(keep).execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// A person.
    pub async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        let sql = "SELECT id, name, password, created_at, deleted_at FROM users WHERE id = $1";
        sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.read).await?.as_ref().map(read).transpose()
    }

    /// The account with this name, as it is compared.
    pub async fn account(&self, name_key: &str) -> Result<Option<User>, StoreError> {
        let sql = "SELECT id, name, password, created_at, deleted_at FROM users WHERE name_key = $1";
        sqlx::query(sql).bind(name_key).fetch_optional(&self.read).await?.as_ref().map(read).transpose()
    }

    /// Forgets a person: name, password, sessions, notices, ratings, what was said and brought. The seats stay, without a name, and
    /// so do the others' games.
    pub async fn forget_user(&self, id: &UserId, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in FORGET {
            sqlx::query(sql).bind(id.as_str()).execute(&mut *transaction).await?;
        }
        let sql = "UPDATE users SET name = '', name_key = NULL, password = NULL, deleted_at = $2 WHERE id = $1";
        sqlx::query(sql).bind(id.as_str()).bind(now).execute(&mut *transaction).await?;
        transaction.commit().await
    }
}
