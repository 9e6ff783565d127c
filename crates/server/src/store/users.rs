//! People: guests and accounts.

use sqlx::any::{AnyQueryResult, AnyRow};

use crate::ids::UserId;
use crate::names;

use super::{Store, StoreError, get};

/// A person.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The person's id.
    pub id: UserId,
    /// The public name, unless the account was deleted.
    pub name: Option<String>,
    /// The password hash; none for guests.
    pub password: Option<String>,
    /// When the guest or account was created.
    pub created_at: i64,
}

impl User {
    /// Does the person have no account?
    pub fn is_guest(&self) -> bool {
        self.password.is_none()
    }
}

impl std::fmt::Debug for User {
    /// Leaves out the password hash.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("User").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A new password, and the session that survives the change.
#[derive(Clone, Copy)]
pub struct NewPassword<'a> {
    /// The password hash.
    pub hash: &'a str,
    /// The token hash of the session to keep.
    pub keep: &'a str,
}

impl std::fmt::Debug for NewPassword<'_> {
    /// Leaves out the hashes.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// `Conflict` if no row was written.
fn is_done(result: AnyQueryResult) -> Result<(), StoreError> {
    if result.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) fn read(row: &AnyRow) -> Result<User, StoreError> {
    let is_deleted = get::<Option<i64>>(row, "deleted_at")?.is_some();
    Ok(User {
        id: UserId::new(get(row, "id")?),
        name: if is_deleted { None } else { Some(get(row, "name")?) },
        password: get(row, "password")?,
        created_at: get(row, "created_at")?,
    })
}

/// What is deleted or blanked along with an account, besides its row.
pub(super) const FORGET: [&str; 7] = [
    "DELETE FROM sessions WHERE user_id = $1",
    "DELETE FROM deliveries WHERE notice_id IN (SELECT id FROM notices WHERE user_id = $1)",
    "DELETE FROM notices WHERE user_id = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM rating_changes WHERE user_id = $1",
    "DELETE FROM records WHERE user_id = $1",
    "UPDATE chat SET text = '' WHERE user_id = $1",
];

impl Store {
    /// Adds a guest; `Conflict` if an account has the name.
    pub async fn add_guest(&self, id: &UserId, name: &str, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO users (id, name, created_at, seen_at) SELECT $1, $2, $3, $3
                   WHERE NOT EXISTS (SELECT 1 FROM users WHERE name_key IN ($4, $5))";
        let query = sqlx::query(sql).bind(id.as_str()).bind(name).bind(now);
        is_done(query.bind(names::legacy_key(name)).bind(names::key(name)).execute(&self.write).await?)
    }

    /// Adds an account; `Conflict` if the name is taken.
    pub async fn add_account(&self, id: &UserId, name: &str, password: &str, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO users (id, name, name_key, password, created_at, seen_at) SELECT $1, $2, $3, $4, $5, $5
                   WHERE NOT EXISTS (SELECT 1 FROM users WHERE name_key = $6)";
        let query = sqlx::query(sql).bind(id.as_str()).bind(name).bind(names::key(name)).bind(password).bind(now);
        is_done(query.bind(names::legacy_key(name)).execute(&self.write).await?)
    }

    /// Turns a guest into an account that keeps its seats; `Conflict` if the name is taken or the guest does not exist.
    pub async fn promote_guest(&self, id: &UserId, name: &str, password: &str) -> Result<(), StoreError> {
        let sql = "UPDATE users SET name = $2, name_key = $3, password = $4
                   WHERE id = $1 AND password IS NULL AND deleted_at IS NULL
                     AND NOT EXISTS (SELECT 1 FROM users other WHERE other.name_key = $5)";
        let query = sqlx::query(sql).bind(id.as_str()).bind(name).bind(names::key(name)).bind(password);
        is_done(query.bind(names::legacy_key(name)).execute(&self.write).await?)
    }

    /// Changes a person's name, password or both; `Conflict`, and no change, if the name is taken. A new password ends all other
    /// sessions.
    pub async fn change_user(
        &self,
        id: &UserId,
        name: Option<&str>,
        password: Option<NewPassword<'_>>,
    ) -> Result<(), StoreError> {
        if name.is_none() && password.is_none() {
            return Ok(());
        }
        let mut transaction = self.begin().await?;
        if let Some(name) = name {
            // An account keeps its legacy key while its name matches it. Guests have no key.
            let sql = "UPDATE users SET name = $2, name_key = CASE WHEN password IS NULL THEN NULL
                                                                   WHEN name_key = $3 THEN name_key ELSE $4 END
                       WHERE id = $1 AND deleted_at IS NULL
                         AND (name_key = $3 OR NOT EXISTS (
                             SELECT 1 FROM users other WHERE other.name_key IN ($3, $4) AND other.id <> $1))";
            let query = sqlx::query(sql).bind(id.as_str()).bind(name);
            let done = query.bind(names::legacy_key(name)).bind(names::key(name)).execute(&mut *transaction).await?;
            if done.rows_affected() == 0 {
                transaction.roll_back().await?;
                return Err(StoreError::Conflict);
            }
        }
        if let Some(NewPassword { hash, keep }) = password {
            let sql = "UPDATE users SET password = $2 WHERE id = $1 AND password IS NOT NULL";
            sqlx::query(sql).bind(id.as_str()).bind(hash).execute(&mut *transaction).await?;
            let sql = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2";
            sqlx::query(sql).bind(id.as_str()).bind(keep).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Looks a person up.
    pub async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        let sql = "SELECT id, name, password, created_at, deleted_at FROM users WHERE id = $1";
        sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.read).await?.as_ref().map(read).transpose()
    }

    /// The account with this name or one that looks alike.
    pub async fn account(&self, name: &str) -> Result<Option<User>, StoreError> {
        let sql = "SELECT id, name, password, created_at, deleted_at FROM users WHERE name_key IN ($1, $2)
                   ORDER BY CASE WHEN name_key = $1 THEN 0 ELSE 1 END LIMIT 1";
        let query = sqlx::query(sql).bind(names::legacy_key(name)).bind(names::key(name));
        query.fetch_optional(&self.read).await?.as_ref().map(read).transpose()
    }

    /// Deletes a person's data: name, password, sessions, notices, ratings, chat and records. The seats stay, without a name, so
    /// other people's games are unaffected.
    pub async fn forget_user(&self, id: &UserId, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        // Lock the `users` row first, as rating does, to avoid a deadlock.
        let sql = "UPDATE users SET name = '', name_key = NULL, password = NULL, deleted_at = $2 WHERE id = $1";
        sqlx::query(sql).bind(id.as_str()).bind(now).execute(&mut *transaction).await?;
        for sql in FORGET {
            sqlx::query(sql).bind(id.as_str()).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }
}
