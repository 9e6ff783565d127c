//! Sessions: a cookie for browsers, a token for programs. Only hashes are stored.

use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

use crate::ids::UserId;

use super::{Store, StoreError, User, damaged, get, users};

/// How a session is authenticated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// By a cookie.
    Browser,
    /// By an API token.
    Program,
}

impl SessionKind {
    fn name(self) -> &'static str {
        match self {
            Self::Browser => "browser",
            Self::Program => "program",
        }
    }
}

/// A session.
#[derive(Clone, Debug)]
pub struct Session {
    /// The id by which it can be ended.
    pub id: String,
    /// Cookie or token.
    pub kind: SessionKind,
    /// The label the person gave it.
    pub label: String,
    /// When it was created.
    pub created_at: i64,
    /// When it expires; API tokens last until they are revoked.
    pub expires_at: Option<i64>,
}

pub(super) const TOKENS: &str = "SELECT id, kind, label, created_at, expires_at FROM sessions
    WHERE user_id = $1 AND kind = 'program' ORDER BY created_at, id";

pub(super) const END_EXPIRED: &str = "DELETE FROM sessions WHERE expires_at <= $1";

impl Store {
    /// Stores a session.
    pub async fn add_session(&self, hash: &str, user: &UserId, session: &Session) -> Result<(), StoreError> {
        insert(hash, user, session).execute(&self.write).await?;
        Ok(())
    }

    /// Stores an API token unless the person has `most` already; returns whether it was stored.
    pub async fn add_token(&self, hash: &str, user: &UserId, token: &Session, most: usize) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) AS count FROM sessions WHERE user_id = $1 AND kind = 'program'";
        let Some(mut transaction) = self.begin_below(user, sql, most).await? else { return Ok(false) };
        insert(hash, user, token).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The person this cookie or token belongs to, and its kind.
    pub async fn signed_in(&self, hash: &str, now: i64) -> Result<Option<(User, SessionKind)>, StoreError> {
        let sql = "SELECT u.id, u.name, u.password, u.created_at, u.deleted_at, s.kind
                   FROM sessions s JOIN users u ON u.id = s.user_id
                   WHERE s.token_hash = $1 AND (s.expires_at IS NULL OR s.expires_at > $2) AND u.deleted_at IS NULL";
        let Some(row) = sqlx::query(sql).bind(hash).bind(now).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        Ok(Some((users::read(&row)?, read_kind(get(&row, "kind")?)?)))
    }

    /// Ends a session.
    pub async fn end_session(&self, hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(hash).execute(&self.write).await?;
        Ok(())
    }

    /// A person's API tokens, oldest first.
    pub async fn tokens(&self, user: &UserId) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(TOKENS).bind(user.as_str()).fetch_all(&self.read).await?;
        let read = |row| {
            Ok(Session {
                id: get(row, "id")?,
                kind: read_kind(get(row, "kind")?)?,
                label: get(row, "label")?,
                created_at: get(row, "created_at")?,
                expires_at: get(row, "expires_at")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Revokes an API token; returns whether it existed.
    pub async fn end_token(&self, user: &UserId, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM sessions WHERE user_id = $1 AND id = $2 AND kind = 'program'";
        Ok(sqlx::query(sql).bind(user.as_str()).bind(id).execute(&self.write).await?.rows_affected() > 0)
    }

    /// Deletes expired sessions.
    pub async fn end_expired_sessions(&self, now: i64) -> Result<u64, StoreError> {
        Ok(sqlx::query(END_EXPIRED).bind(now).execute(&self.write).await?.rows_affected())
    }
}

fn insert<'a>(hash: &'a str, user: &'a UserId, session: &'a Session) -> Query<'a, Any, AnyArguments> {
    let sql = "INSERT INTO sessions (token_hash, id, user_id, kind, label, created_at, expires_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = sqlx::query(sql).bind(hash).bind(&*session.id).bind(user.as_str()).bind(session.kind.name());
    query.bind(&*session.label).bind(session.created_at).bind(session.expires_at)
}

fn read_kind(name: &str) -> Result<SessionKind, StoreError> {
    [SessionKind::Browser, SessionKind::Program]
        .into_iter()
        .find(|kind| kind.name() == name)
        .ok_or_else(|| damaged("session kind", format!("unknown kind `{name}`")))
}
