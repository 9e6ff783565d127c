//! The databases that the server is tried with: a file, or a PostgreSQL of our own. Both can be taken away.

use std::str::FromStr;
use std::sync::Arc;

use caylus_cluster::Cluster;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::client::Fault;

/// Which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "sqlite" => Ok(Self::Sqlite),
            "postgres" => Ok(Self::Postgres),
            _ => Err("there are `sqlite` and `postgres`".to_owned()),
        }
    }
}

/// A new, empty database that is gone when this is dropped.
#[derive(Debug)]
pub struct Database {
    /// What the server is told of it.
    pub address: String,
    place: Place,
}

#[derive(Debug)]
enum Place {
    File(TempDir),
    Server(Arc<Cluster>),
}

impl Database {
    /// Makes one.
    pub async fn new(kind: Kind) -> Result<Self, Fault> {
        match kind {
            Kind::Sqlite => {
                let folder = tempfile::tempdir().map_err(|reason| reason.to_string())?;
                let address = format!("sqlite:{}", file(&folder));
                Ok(Self { address, place: Place::File(folder) })
            }
            Kind::Postgres => {
                // With its writes on the disk, as a server would have it.
                let cluster = Arc::new(blocking(Cluster::start_durable).await?);
                let address = blocking({
                    let cluster = Arc::clone(&cluster);
                    move || cluster.database()
                })
                .await?;
                Ok(Self { address, place: Place::Server(cluster) })
            }
        }
    }

    /// Takes it away: PostgreSQL crashes; the file is locked by somebody else, so that nobody can write.
    pub async fn take_away(&self) -> Result<Away, Fault> {
        match &self.place {
            Place::File(folder) => {
                let told = |reason: sqlx::Error| reason.to_string();
                let mut other = SqliteConnection::connect(&format!("sqlite:{}", file(folder))).await.map_err(told)?;
                sqlx::raw_sql("PRAGMA busy_timeout = 60000; BEGIN IMMEDIATE")
                    .execute(&mut other)
                    .await
                    .map_err(told)?;
                Ok(Away::Locked(other))
            }
            Place::Server(cluster) => {
                let other = Arc::clone(cluster);
                blocking(move || other.stop()).await?;
                Ok(Away::Stopped(Arc::clone(cluster)))
            }
        }
    }
}

/// A database that is away.
#[derive(Debug)]
pub enum Away {
    /// Somebody holds the lock.
    Locked(SqliteConnection),
    /// The server does not run.
    Stopped(Arc<Cluster>),
}

impl Away {
    /// Gives it back.
    pub async fn give_back(self) -> Result<(), Fault> {
        match self {
            Self::Locked(mut other) => {
                let told = |reason: sqlx::Error| reason.to_string();
                sqlx::raw_sql("ROLLBACK").execute(&mut other).await.map_err(told)?;
                other.close().await.map_err(told)
            }
            Self::Stopped(cluster) => blocking(move || cluster.start_again()).await,
        }
    }
}

fn file(folder: &TempDir) -> String {
    folder.path().join("fire.db").display().to_string()
}

/// Runs what waits for other programs.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Fault> + Send + 'static) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(|reason| reason.to_string())?
}
