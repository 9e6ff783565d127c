//! Temporary databases for the server under test, SQLite or PostgreSQL, that can be made to fail.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use caylus_cluster::Cluster;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::client::Error;
use crate::disk::Disk;

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A SQLite file.
    Sqlite,
    /// A PostgreSQL server.
    Postgres,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        })
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "sqlite" => Ok(Self::Sqlite),
            "postgres" => Ok(Self::Postgres),
            _ => Err(format!("unknown database `{name}`; use `sqlite` or `postgres`")),
        }
    }
}

/// A new, empty database, removed on drop.
#[derive(Debug)]
pub struct Database {
    /// Its URL, for `--database`.
    pub address: String,
    storage: Storage,
}

#[derive(Debug)]
enum Storage {
    File(TempDir),
    Disk(Disk),
    Server(Arc<Cluster>),
}

/// How a database fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureMode {
    /// No answer: PostgreSQL is stopped, or another connection locks the SQLite file.
    Unavailable,
    /// No writes: the disk of the SQLite file is full, or PostgreSQL is read-only.
    ReadOnly,
}

impl Database {
    /// Creates a database.
    pub async fn new(kind: Kind) -> Result<Self, Error> {
        match kind {
            Kind::Sqlite => {
                let folder = temporary_directory()?;
                let address = format!("sqlite:{}", file(&folder));
                Ok(Self { address, storage: Storage::File(folder) })
            }
            Kind::Postgres => {
                // Durable, as in production.
                let cluster = Arc::new(blocking(Cluster::start_durable).await?);
                let address = blocking({
                    let cluster = Arc::clone(&cluster);
                    move || cluster.database()
                })
                .await?;
                Ok(Self { address, storage: Storage::Server(cluster) })
            }
        }
    }

    /// Creates a database that can fail like this. A SQLite file gets its own small disk to fill.
    pub async fn with_failure_mode(kind: Kind, mode: FailureMode) -> Result<Self, Error> {
        if (kind, mode) != (Kind::Sqlite, FailureMode::ReadOnly) {
            return Self::new(kind).await;
        }
        let folder = temporary_directory()?;
        let address = format!("sqlite:{}", file(&folder));
        Ok(Self { address, storage: Storage::Disk(Disk::mount(folder).await?) })
    }

    /// Its size on disk. Call it while no server uses the database.
    pub async fn bytes(&self) -> Result<u64, Error> {
        match &self.storage {
            Storage::Server(cluster) => {
                let (cluster, address) = (Arc::clone(cluster), self.address.clone());
                blocking(move || cluster.database_size(&address)).await
            }
            Storage::File(_) | Storage::Disk(_) => {
                let path = self.address.trim_start_matches("sqlite:");
                std::fs::metadata(path).map(|file| file.len()).map_err(|reason| format!("{path}: {reason}"))
            }
        }
    }

    /// Command to prepend to the server, so that it sees the database.
    pub fn prefix(&self) -> Vec<String> {
        match &self.storage {
            Storage::Disk(disk) => disk.enter(),
            Storage::File(_) | Storage::Server(_) => Vec::new(),
        }
    }

    /// Makes it fail until the outage is restored.
    pub async fn fail(&self, mode: FailureMode) -> Result<Outage, Error> {
        match &self.storage {
            Storage::Disk(disk) => {
                disk.fill()?;
                Ok(Outage::Full(disk.ballast()))
            }
            Storage::Server(cluster) if mode == FailureMode::ReadOnly => {
                let other = Arc::clone(cluster);
                blocking(move || other.set_read_only(true)).await?;
                Ok(Outage::ReadOnly(Arc::clone(cluster)))
            }
            Storage::File(folder) => {
                let failed = |reason: sqlx::Error| format!("SQLite: {reason}");
                let mut other = SqliteConnection::connect(&format!("sqlite:{}", file(folder))).await.map_err(failed)?;
                sqlx::raw_sql("PRAGMA busy_timeout = 60000; BEGIN IMMEDIATE")
                    .execute(&mut other)
                    .await
                    .map_err(failed)?;
                Ok(Outage::Locked(other))
            }
            Storage::Server(cluster) => {
                let other = Arc::clone(cluster);
                blocking(move || other.stop()).await?;
                Ok(Outage::Stopped(Arc::clone(cluster)))
            }
        }
    }
}

/// A failing database.
#[derive(Debug)]
pub enum Outage {
    /// This connection holds the lock.
    Locked(SqliteConnection),
    /// The server is stopped.
    Stopped(Arc<Cluster>),
    /// The server refuses writes.
    ReadOnly(Arc<Cluster>),
    /// This file fills the disk.
    Full(PathBuf),
}

impl Outage {
    /// Makes the database work again.
    pub async fn restore(self) -> Result<(), Error> {
        match self {
            Self::Locked(mut other) => {
                let failed = |reason: sqlx::Error| format!("SQLite: {reason}");
                sqlx::raw_sql("ROLLBACK").execute(&mut other).await.map_err(failed)?;
                other.close().await.map_err(failed)
            }
            Self::Stopped(cluster) => blocking(move || cluster.restart()).await,
            Self::ReadOnly(cluster) => blocking(move || cluster.set_read_only(false)).await,
            Self::Full(ballast) => std::fs::remove_file(&ballast)
                .map_err(|reason| format!("cannot remove {}: {reason}", ballast.display())),
        }
    }
}

pub(crate) fn temporary_directory() -> Result<TempDir, Error> {
    tempfile::tempdir().map_err(|reason| format!("cannot create a temporary directory: {reason}"))
}

fn file(folder: &TempDir) -> String {
    folder.path().join("fire.db").display().to_string()
}

/// Runs blocking work on the thread pool.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|reason| reason.to_string())?
}
