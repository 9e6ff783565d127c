//! Opening a database: its address, its settings, its migrations.

use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, ConnectOptions};
use url::Url;

use super::{Kind, Store};

/// Who asks for a connection waits no longer than this; then the database is away.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections for reading, or for everything with PostgreSQL.
const CONNECTIONS: u32 = 8;

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is neither of the two kinds.
    #[error("the database must be `sqlite:FILE` or `postgres://…`, not `{0}`")]
    Address(String),
    /// There is no such file.
    #[error("there is no database {0}")]
    Missing(String),
    /// It is not there, or does not let us in.
    #[error("cannot open the database {0}: {1}")]
    Connect(String, sqlx::Error),
    /// It is there, but its tables are not what this version needs.
    #[error("cannot bring the database {0} up to date: {1}")]
    Migrate(String, sqlx::migrate::MigrateError),
}

impl Store {
    /// The same for a database that is there already: a file is not made.
    pub async fn open_existing(address: &str) -> Result<Self, OpenError> {
        let path = address.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
        match path {
            Some(path) if !Path::new(path).exists() => Err(OpenError::Missing(path.to_owned())),
            _ => Self::open(address).await,
        }
    }

    /// Opens the database, makes it if it is a file that is not there, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        install_default_drivers();
        let (kind, url) = read(address)?;
        let shown = shown(&url);
        let connect = |count| pool(kind, &url, count);
        let failed = |reason| OpenError::Connect(shown.clone(), reason);
        // The writer first: it makes the file.
        let write = connect(if kind == Kind::Sqlite { 1 } else { CONNECTIONS }).await.map_err(failed)?;
        sqlx::migrate!().run(&write).await.map_err(|reason| OpenError::Migrate(shown.clone(), reason))?;
        let read = match kind {
            Kind::Sqlite => connect(CONNECTIONS).await.map_err(failed)?,
            Kind::Postgres => write.clone(),
        };
        Ok(Self { read, write, kind, url: url.to_string().into() })
    }
}

/// The kind of database and its address in the form that the drivers want.
fn read(address: &str) -> Result<(Kind, Url), OpenError> {
    let refused = || OpenError::Address(Url::parse(address).map_or_else(|_| address.to_owned(), |url| shown(&url)));
    if let Some(rest) = address.strip_prefix("sqlite:") {
        let path = rest.strip_prefix("//").unwrap_or(rest);
        // Each connection would have a database of its own.
        if path.is_empty() || path.contains(":memory:") || path.contains('\0') {
            return Err(refused());
        }
        let path: String = url::form_urlencoded::byte_serialize(path.as_bytes()).collect();
        // A form writes a space as `+`, a path does not.
        let url = format!("sqlite://{}?mode=rwc", path.replace("%2F", "/").replace('+', "%20"));
        Ok((Kind::Sqlite, Url::parse(&url).map_err(|_| refused())?))
    } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        Ok((Kind::Postgres, Url::parse(address).map_err(|_| OpenError::Address("postgres://…".to_owned()))?))
    } else {
        Err(refused())
    }
}

/// The address without anything secret in it.
fn shown(url: &Url) -> String {
    match url.scheme() {
        "sqlite" => {
            let path = url.as_str().trim_start_matches("sqlite://").trim_end_matches("?mode=rwc");
            Path::new(path).display().to_string()
        }
        scheme => format!("{scheme}://{}{}", url.host_str().unwrap_or_default(), url.path()),
    }
}

async fn pool(kind: Kind, url: &Url, connections: u32) -> sqlx::Result<AnyPool> {
    let options = AnyConnectOptions::from_url(url)?.disable_statement_logging();
    let pool = AnyPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE);
    pool.after_connect(move |connection, _| {
        Box::pin(async move {
            if kind == Kind::Sqlite {
                // With these, what was committed survives a power cut, and readers never wait for the writer.
                let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000";
                sqlx::raw_sql(settings).execute(connection).await?;
            }
            Ok(())
        })
    })
    .connect_with(options)
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (address, kind, url) in [
            ("sqlite:caylus.db", Kind::Sqlite, "sqlite://caylus.db?mode=rwc"),
            ("sqlite:///var/lib/caylus.db", Kind::Sqlite, "sqlite:///var/lib/caylus.db?mode=rwc"),
            ("sqlite:/a b/c?d#e+f.db", Kind::Sqlite, "sqlite:///a%20b/c%3Fd%23e%2Bf.db?mode=rwc"),
            ("postgres://me:pw@host/caylus", Kind::Postgres, "postgres://me:pw@host/caylus"),
        ] {
            let read = read(address).unwrap();
            assert_eq!((read.0, read.1.as_str()), (kind, url), "{address}");
        }
    }

    #[test]
    fn other_addresses_are_refused_and_passwords_not_repeated() {
        for address in
            ["", "caylus.db", "sqlite:", "sqlite::memory:", "mysql://me:hush@host/db", "postgres://me:hush@ho st/db"]
        {
            let reason = read(address).unwrap_err().to_string();
            assert!(reason.contains("sqlite:FILE"), "{reason}");
            assert!(!reason.contains("hush"), "{reason}");
        }
        assert_eq!(shown(&Url::parse("postgres://me:hush@host/db?password=hush").unwrap()), "postgres://host/db");
    }
}
