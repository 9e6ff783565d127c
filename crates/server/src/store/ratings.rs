//! Ratings, per game and number of players.

use caylus_rules::family::GameName;

use crate::ids::{TableId, UserId};

use super::{Kind, Store, StoreError, get};

/// A person's rating, on the Glicko-2 scale.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// Whose rating it is.
    pub user: UserId,
    /// The name, unless the account was deleted.
    pub name: Option<String>,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
    /// How many games it is based on.
    pub games: i64,
    /// When the last of them ended.
    pub updated_at: i64,
}

impl Rating {
    /// The initial rating.
    pub fn beginner(user: UserId) -> Self {
        Self { user, name: None, rating: 1500.0, deviation: 350.0, volatility: 0.06, games: 0, updated_at: 0 }
    }
}

pub(super) const BEST_RATINGS: &str =
    "SELECT r.user_id, u.name, u.deleted_at, r.rating, r.deviation, r.volatility, r.games, r.updated_at
    FROM ratings r JOIN users u ON u.id = r.user_id
    WHERE r.game = $1 AND r.players = $2 ORDER BY r.rating DESC, r.user_id DESC LIMIT $3";

pub(super) const RATINGS_OF: &str =
    "SELECT r.game, r.players, r.user_id, u.name, u.deleted_at, r.rating, r.deviation, r.volatility,
           r.games, r.updated_at
    FROM ratings r JOIN users u ON u.id = r.user_id
    WHERE r.user_id = $1 ORDER BY r.game, r.players";

/// No row: no such table. A row without a person: nobody is rated, or not yet.
pub(super) const RATING_CHANGES: &str = "SELECT t.is_rated, c.user_id, c.before, c.after
    FROM tables t LEFT JOIN rating_changes c ON c.table_id = t.id
    WHERE t.id = $1";

/// What a game did to a player's rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// Whose rating it is.
    pub user: UserId,
    /// The rating before the game.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

impl Store {
    /// The top ratings for a game with this number of players.
    pub async fn best_ratings(&self, game: GameName, players: usize, limit: i64) -> Result<Vec<Rating>, StoreError> {
        let query = sqlx::query(BEST_RATINGS).bind(game.name()).bind(players as i64).bind(limit);
        query.fetch_all(&self.read).await?.iter().map(read).collect()
    }

    /// A person's ratings: game, number of players, rating.
    pub async fn ratings_of(&self, user: &UserId) -> Result<Vec<(String, i64, Rating)>, StoreError> {
        let rows = sqlx::query(RATINGS_OF).bind(user.as_str()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((get(row, "game")?, get(row, "players")?, read(row)?))).collect()
    }

    /// What a finished game did to the ratings; `None` if it is not rated yet.
    pub async fn rating_changes(&self, table: &TableId) -> Result<Option<Vec<RatingChange>>, StoreError> {
        let rows = sqlx::query(RATING_CHANGES).bind(table.as_str()).fetch_all(&self.read).await?;
        let mut changes = Vec::new();
        for row in &rows {
            if get::<i64>(row, "is_rated")? == 0 {
                return Ok(None);
            }
            let Some(user) = get::<Option<String>>(row, "user_id")? else { continue };
            changes.push(RatingChange {
                user: UserId::new(user),
                before: get(row, "before")?,
                after: get(row, "after")?,
            });
        }
        Ok(Some(changes))
    }

    /// Rates a finished table and counts it for its players, once: returns false if that was done before. `after` computes the
    /// new ratings from the old ones; no other ratings change meanwhile.
    pub async fn rate(
        &self,
        table: &TableId,
        game: GameName,
        players: usize,
        users: &[UserId],
        after: impl FnOnce(Vec<Rating>) -> Vec<Rating>,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        if self.kind == Kind::Postgres {
            // SQLite has a single writer.
            sqlx::query("SELECT pg_advisory_xact_lock(1303)").execute(&mut *transaction).await?;
        }
        let sql = "UPDATE tables SET is_rated = 1 WHERE id = $1 AND status = 'over' AND is_rated = 0";
        if sqlx::query(sql).bind(table.as_str()).execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(false);
        }
        let sql = "UPDATE users SET games = games + 1 WHERE id IN (SELECT user_id FROM seats WHERE table_id = $1)";
        sqlx::query(sql).bind(table.as_str()).execute(&mut *transaction).await?;
        let mut before = Vec::with_capacity(users.len());
        for user in users {
            let sql =
                "SELECT r.user_id, u.name, u.deleted_at, r.rating, r.deviation, r.volatility, r.games, r.updated_at
                       FROM ratings r JOIN users u ON u.id = r.user_id
                       WHERE r.user_id = $1 AND r.game = $2 AND r.players = $3";
            let query = sqlx::query(sql).bind(user.as_str()).bind(game.name()).bind(players as i64);
            let found = query.fetch_optional(&mut *transaction).await?;
            before.push(found.as_ref().map(read).transpose()?.unwrap_or_else(|| Rating::beginner(user.clone())));
        }
        let old: Vec<f64> = before.iter().map(|rating| rating.rating).collect();
        for (rating, old) in after(before).into_iter().zip(old) {
            let sql = "INSERT INTO ratings (user_id, game, players, rating, deviation, volatility, games, updated_at)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                       ON CONFLICT (user_id, game, players) DO UPDATE
                       SET rating = $4, deviation = $5, volatility = $6, games = $7, updated_at = $8";
            let query = sqlx::query(sql).bind(rating.user.as_str()).bind(game.name()).bind(players as i64);
            let query = query.bind(rating.rating).bind(rating.deviation).bind(rating.volatility);
            query.bind(rating.games).bind(rating.updated_at).execute(&mut *transaction).await?;
            let sql = "INSERT INTO rating_changes (table_id, user_id, before, after) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(table.as_str()).bind(rating.user.as_str());
            query.bind(old).bind(rating.rating).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<Rating, StoreError> {
    let is_deleted = get::<Option<i64>>(row, "deleted_at")?.is_some();
    Ok(Rating {
        user: UserId::new(get(row, "user_id")?),
        name: if is_deleted { None } else { Some(get(row, "name")?) },
        rating: get(row, "rating")?,
        deviation: get(row, "deviation")?,
        volatility: get(row, "volatility")?,
        games: get(row, "games")?,
        updated_at: get(row, "updated_at")?,
    })
}
