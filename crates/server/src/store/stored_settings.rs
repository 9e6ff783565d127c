//! Stored settings: values the server generates once and shares with all nodes.

use super::{Store, StoreError, get};

impl Store {
    /// The value stored under `name`; stores `otherwise` first if there is none. All nodes get the same value.
    pub async fn stored_setting(&self, name: &str, otherwise: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        sqlx::query(sql).bind(name).bind(otherwise).execute(&self.write).await?;
        let sql = "SELECT value FROM keepsakes WHERE name = $1";
        get(&sqlx::query(sql).bind(name).fetch_one(&self.write).await?, "value")
    }
}
