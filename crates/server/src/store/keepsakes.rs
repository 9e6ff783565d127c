//! What the server has to remember about itself.

use super::{Store, StoreError, get};

impl Store {
    /// What is kept under this name; if nothing is, this is kept from now on. All nodes get the same.
    pub async fn keepsake(&self, name: &str, otherwise: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        sqlx::query(sql).bind(name).bind(otherwise).execute(&self.write).await?;
        let sql = "SELECT value FROM keepsakes WHERE name = $1";
        get(&sqlx::query(sql).bind(name).fetch_one(&self.write).await?, "value")
    }
}
