//! The store: everything that is kept, in SQLite or PostgreSQL. SQL is written here and nowhere else.

mod open;
mod tables;

use sqlx::AnyPool;

pub use tables::{PersonName, StoredTable, Summary, TableRow};

/// Where everything is kept. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    /// For reading: as many connections as help.
    read: AnyPool,
    /// For writing: SQLite has one writer at a time, so one connection; PostgreSQL uses the same pool as for reading.
    write: AnyPool,
    kind: Kind,
}

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file.
    Sqlite,
    /// A server that several nodes share.
    Postgres,
}

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this entry first: load again and decide anew.
    #[error("somebody else was first")]
    Conflict,
    /// The database does not answer, or refuses.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// What was read back makes no sense.
    #[error("damaged in the database: {0}")]
    Damaged(String),
}
