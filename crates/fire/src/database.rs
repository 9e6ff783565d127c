//! The databases that the server is tried with: a file, or a PostgreSQL of our own. Both can be taken away, or made to refuse writes.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use caylus_cluster::Cluster;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::client::Fault;
use crate::disk::Disk;

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
    Disk(Disk),
    Server(Arc<Cluster>),
}

/// How a database fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failing {
    /// It does not answer: PostgreSQL crashes; another process holds the lock of the SQLite file.
    Away,
    /// It can be read but not written: the disk of the SQLite file is full; PostgreSQL is read-only.
    Unwritable,
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

    /// Makes one that can fail like this. A SQLite file gets a small disk of its own to fill.
    pub async fn failing(kind: Kind, how: Failing) -> Result<Self, Fault> {
        if (kind, how) != (Kind::Sqlite, Failing::Unwritable) {
            return Self::new(kind).await;
        }
        let folder = tempfile::tempdir().map_err(|reason| reason.to_string())?;
        let address = format!("sqlite:{}", file(&folder));
        Ok(Self { address, place: Place::Disk(Disk::mount(folder).await?) })
    }

    /// Its size on disk, while no server uses it.
    pub async fn bytes(&self) -> Result<u64, Fault> {
        match &self.place {
            Place::Server(cluster) => {
                let (cluster, address) = (Arc::clone(cluster), self.address.clone());
                blocking(move || cluster.bytes(&address)).await
            }
            Place::File(_) | Place::Disk(_) => {
                let path = self.address.trim_start_matches("sqlite:");
                std::fs::metadata(path).map(|file| file.len()).map_err(|reason| format!("{path}: {reason}"))
            }
        }
    }

    /// The command line in front of the program, so that it sees the database.
    pub fn prefix(&self) -> Vec<String> {
        match &self.place {
            Place::Disk(disk) => disk.enter(),
            Place::File(_) | Place::Server(_) => Vec::new(),
        }
    }

    /// Lets it fail.
    pub async fn fail(&self, how: Failing) -> Result<Away, Fault> {
        match &self.place {
            Place::Disk(disk) => {
                disk.fill()?;
                Ok(Away::Full(disk.ballast()))
            }
            Place::Server(cluster) if how == Failing::Unwritable => {
                let other = Arc::clone(cluster);
                blocking(move || other.set_read_only(true)).await?;
                Ok(Away::ReadOnly(Arc::clone(cluster)))
            }
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
    /// The server refuses to write.
    ReadOnly(Arc<Cluster>),
    /// This file fills the disk.
    Full(PathBuf),
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
            Self::ReadOnly(cluster) => blocking(move || cluster.set_read_only(false)).await,
            Self::Full(ballast) => std::fs::remove_file(ballast).map_err(|reason| reason.to_string()),
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
