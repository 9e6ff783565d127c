//! Opening a database: address, connection settings, migrations.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, ConnectOptions, SqlStr};
use url::Url;

use crate::ids::{Fresh, NodeId};

use super::together::CommitQueue;
use super::transaction::Written;
use super::{Kind, Store, get};

/// The migrations: number, name, SQL. Listed by hand because sqlx's macro would build both database drivers a second time.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "beginning", include_str!("../../migrations/0001_beginning.sql")),
    (2, "called", include_str!("../../migrations/0002_called.sql")),
    (3, "lists", include_str!("../../migrations/0003_lists.sql")),
    (4, "name_keys", NAME_KEYS),
    (5, "rating_changes", include_str!("../../migrations/0005_rating_changes.sql")),
];

/// Computes the name keys of accounts created by earlier versions.
pub(super) const NAME_KEYS: &str = include_str!("../../migrations/0004_name_keys.sql");

/// How long to wait for a connection before giving up.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections for reading; with PostgreSQL for everything.
const CONNECTIONS: u32 = 8;
/// Connections that read from SQLite. Each has a thread and a cache of its own, so more than one per core cost memory and gain nothing.
fn readers() -> u32 {
    std::thread::available_parallelism().map_or(2, |cores| cores.get().clamp(2, 8) as u32)
}

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is neither SQLite nor PostgreSQL.
    #[error("invalid database `{0}`: use `sqlite:FILE` or `postgres://…`")]
    Address(String),
    /// The file does not exist.
    #[error("database `{0}` does not exist; check `--database`, or create it with `caylus serve`")]
    Missing(String),
    /// The database is unreachable or refuses the connection.
    #[error("cannot open database `{0}`: {1}")]
    Connect(String, sqlx::Error),
    /// The database can be read but not written.
    #[error(
        "cannot write to database `{0}`: {1}; check that the disk is neither full nor read-only and that the file and its folder are \
         writable"
    )]
    Unwritable(String, String),
    /// Another server is using the file.
    #[error(
        "another server is using database `{0}`; stop it first, or use PostgreSQL, which several servers can share"
    )]
    InUse(String),
    /// A migration failed.
    #[error("cannot migrate database `{0}`: {1}")]
    Migrate(String, sqlx::migrate::MigrateError),
    /// The schema is of another version, and the command must not migrate it.
    #[error(
        "database `{0}` has the schema of another version; if it is older, make a backup and let `caylus serve` migrate it"
    )]
    OtherVersion(String),
}

impl Store {
    /// Opens the database, creating a missing SQLite file, and runs pending migrations.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        if let Some(path) = sqlite_path(address) {
            check_writable(path)?;
        }
        let (store, shown) = Self::connect(address).await?;
        let migrated = migrator().run(&store.write).await;
        migrated.map_err(|reason| OpenError::Migrate(shown.clone(), reason))?;
        store.try_to_write().await.map_err(|reason| OpenError::Unwritable(shown, reason.to_string()))?;
        Ok(store)
    }

    /// Like [`Store::open`], and locks a SQLite file against a second server.
    pub async fn open_for_server(address: &str) -> Result<Self, OpenError> {
        let lock = sqlite_path(address).map(lock).transpose()?;
        Ok(Self { _lock: lock.map(Arc::new), ..Self::open(address).await? })
    }

    /// Opens a database that exists and is up to date; creates and changes nothing.
    pub async fn open_existing(address: &str) -> Result<Self, OpenError> {
        let (store, shown) = Self::connect_existing(address).await?;
        match store.is_up_to_date().await {
            true => Ok(store),
            false => Err(OpenError::OtherVersion(shown)),
        }
    }

    /// Opens an existing database of any schema version, for callers that do not query it.
    pub(crate) async fn open_as_it_is(address: &str) -> Result<Self, OpenError> {
        Ok(Self::connect_existing(address).await?.0)
    }

    async fn connect_existing(address: &str) -> Result<(Self, String), OpenError> {
        match sqlite_path(address) {
            Some(path) if !Path::new(path).exists() => Err(OpenError::Missing(path.to_owned())),
            _ => Self::connect(address).await,
        }
    }

    /// Connects; also returns the address without secrets, for messages.
    async fn connect(address: &str) -> Result<(Self, String), OpenError> {
        install_default_drivers();
        let (kind, url) = read(address)?;
        let shown = shown(&url);
        let connect = |count| pool(kind, &url, count);
        let failed = |reason| OpenError::Connect(shown.clone(), reason);
        let write = connect(if kind == Kind::Sqlite { 1 } else { CONNECTIONS }).await.map_err(failed)?;
        let read = match kind {
            Kind::Sqlite => connect(readers()).await.map_err(failed)?,
            Kind::Postgres => write.clone(),
        };
        let store = Self {
            read,
            write,
            commits: None,
            written: Written::default(),
            kind,
            _lock: None,
            node: NodeId::fresh(),
            url: url.to_string().into(),
        };
        let commits = Some(CommitQueue::open(store.clone()));
        Ok((Self { commits, ..store }, shown))
    }

    /// Have all migrations of this version been applied, and no others?
    async fn is_up_to_date(&self) -> bool {
        let rows = sqlx::query("SELECT version FROM _sqlx_migrations ORDER BY version").fetch_all(&self.read).await;
        // Without a migrations table, nothing was applied.
        let made: Vec<i64> = rows.unwrap_or_default().iter().filter_map(|row| get(row, "version").ok()).collect();
        made.into_iter().eq(MIGRATIONS.map(|(version, ..)| version))
    }
}

/// The path, if this is the address of a SQLite file.
fn sqlite_path(address: &str) -> Option<&str> {
    address.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest))
}

/// Creates an empty file that only the owner can read, since databases hold password hashes. An existing file keeps its
/// permissions. SQLite creates its journal files with the same ones.
pub(crate) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(reason) if reason.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        created => created.map(drop),
    }
}

/// Fails early: SQLite opens a file it cannot write and fails on the first write.
fn check_writable(path: &str) -> Result<(), OpenError> {
    create_private(Path::new(path))
        .and_then(|()| OpenOptions::new().write(true).open(path))
        .map(drop)
        .map_err(failed(path))
}

/// Locks a SQLite file for one server, by a file next to it: SQLite places its own locks on the database file.
fn lock(path: &str) -> Result<File, OpenError> {
    check_writable(path)?;
    // One lock per file, whatever path leads to it.
    let mut name = std::fs::canonicalize(path).map_err(failed(path))?.into_os_string();
    name.push("-lock");
    create_private(Path::new(&name)).map_err(failed(path))?;
    let file = OpenOptions::new().write(true).open(&name).map_err(failed(path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(reason)) => Err(failed(path)(reason)),
    }
}

fn failed(path: &str) -> impl Fn(io::Error) -> OpenError {
    use io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    move |reason| match reason.kind() {
        PermissionDenied | QuotaExceeded | ReadOnlyFilesystem | StorageFull => {
            OpenError::Unwritable(path.to_owned(), reason.to_string())
        }
        _ => OpenError::Connect(path.to_owned(), reason.into()),
    }
}

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

/// The kind of database, and the address as the drivers expect it.
fn read(address: &str) -> Result<(Kind, Url), OpenError> {
    let refused = || OpenError::Address(Url::parse(address).map_or_else(|_| address.to_owned(), |url| shown(&url)));
    if let Some(path) = sqlite_path(address) {
        // With `:memory:` each connection would get a separate database.
        if path.is_empty() || path.contains(":memory:") || path.contains('\0') {
            return Err(refused());
        }
        let path: String = url::form_urlencoded::byte_serialize(path.as_bytes()).collect();
        // The path was form-encoded, where a space is `+`; a URL path wants `%20`.
        let url = format!("sqlite://{}?mode=rwc", path.replace("%2F", "/").replace('+', "%20"));
        Ok((Kind::Sqlite, Url::parse(&url).map_err(|_| refused())?))
    } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        Ok((Kind::Postgres, Url::parse(address).map_err(|_| OpenError::Address("postgres://…".to_owned()))?))
    } else {
        Err(refused())
    }
}

/// The address without its password.
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
    // A file does not drop its connections; testing them before use would only cost time.
    let pool = pool.test_before_acquire(kind == Kind::Postgres);
    pool.after_connect(move |connection, _| {
        Box::pin(async move {
            if kind == Kind::Sqlite {
                // Commits survive a power cut, and readers never wait for the writer. The log is copied into the file every 32 MB: copying
                // costs about as much as it holds different pages, and under load the same ones change over and over.
                let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;
                                PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000";
                sqlx::raw_sql(settings).execute(&mut *connection).await?;
                if connections > 1 {
                    // Readers share the system's cache of the file, so each needs little of its own, in kB.
                    sqlx::raw_sql("PRAGMA cache_size = -400").execute(connection).await?;
                }
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
    fn every_migration_is_listed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = std::fs::read_dir(folder).unwrap();
        let mut files: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        assert_eq!(files, MIGRATIONS.map(|(version, name, _)| format!("{version:04}_{name}.sql")));
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn only_the_owner_can_read_a_new_database_and_an_old_one_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("caylus.db");
        let mode = |name: &str| std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
        let address = format!("sqlite:{}", path.display());
        let store = Store::open(&address).await.unwrap();
        assert_eq!([0o600; 2], ["caylus.db", "caylus.db-wal"].map(mode));
        store.close().await;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
        Store::open(&address).await.unwrap().close().await;
        assert_eq!(0o640, mode("caylus.db"));
    }

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
