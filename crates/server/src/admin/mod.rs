//! Database administration: backup, export, import and verify.

mod verify;

use std::io::{self, BufRead, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

pub use verify::{Verified, verify};

use crate::store::{Kind, OpenError, Row, Store, StoreError, create_private};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A database operation failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Reading or writing the file failed.
    #[error("{0}")]
    Stream(#[from] io::Error),
    /// The command cannot be run on this database or file.
    #[error("{0}")]
    Refused(String),
}

/// The first line of an export.
#[derive(Serialize, Deserialize)]
struct Head {
    /// Marks an export; the number is the format version.
    caylus_export: u32,
}

/// The format version written and accepted.
const FORM: u32 = 1;

/// Copies the database to a new SQLite file that a server can use. Safe while the server is running.
pub fn backup(database: &str, path: &Path) -> Result<(), AdminError> {
    run(async {
        let not_text = || AdminError::Refused(format!("file name `{}` is not valid UTF-8", path.display()));
        let text = path.to_str().ok_or_else(not_text)?;
        if path.exists() {
            return Err(AdminError::Refused(format!("`{text}` already exists; choose another file name")));
        }
        let mut store = Store::open_as_it_is(database).await?;
        if store.kind() == Kind::Sqlite {
            create_private(path)?;
            let copied = store.vacuum_into(text).await;
            if copied.is_err() {
                let _ = std::fs::remove_file(path);
            }
            copied?;
        } else {
            store = Store::open_existing(database).await?;
            let copy = Store::open(&format!("sqlite:{text}")).await?;
            let Some(mut writer) = copy.writer().await? else {
                return Err(AdminError::Refused(format!("`{text}` is not empty; choose another file name")));
            };
            store.each_row::<StoreError>(async |row| writer.write(&row).await).await?;
            writer.finish().await?;
            copy.close().await;
        }
        store.close().await;
        Ok(())
    })
}

/// Writes the whole database as JSON lines; returns the number of rows.
pub fn export(database: &str, output: &mut dyn Write) -> Result<u64, AdminError> {
    run(async {
        let store = Store::open_existing(database).await?;
        write_line(output, &Head { caylus_export: FORM })?;
        let mut rows = 0;
        store
            .each_row::<AdminError>(async |row| {
                rows += 1;
                write_line(output, &row)
            })
            .await?;
        output.flush()?;
        Ok(rows)
    })
}

/// Reads an export into an empty database, all or nothing; returns the number of rows.
pub fn import(database: &str, input: &mut dyn BufRead) -> Result<u64, AdminError> {
    run(async {
        let mut lines = input.lines().enumerate().map(|(at, line)| (at + 1, line));
        let head = lines.next().map(|(_, line)| line).transpose()?;
        let is_ours =
            head.and_then(|line| serde_json::from_str(&line).ok()).is_some_and(|head: Head| head.caylus_export == FORM);
        if !is_ours {
            return Err(AdminError::Refused(
                "this file was not written by `caylus admin export` of this version".to_owned(),
            ));
        }
        let store = Store::open_for_server(database).await?;
        let Some(mut writer) = store.writer().await? else {
            return Err(AdminError::Refused("the database is not empty; import into a new one".to_owned()));
        };
        let mut rows = 0;
        for (at, line) in lines {
            let bad = |reason: String| AdminError::Refused(format!("line {at}: {reason}"));
            let row: Row = serde_json::from_str(&line?).map_err(|reason| bad(reason.to_string()))?;
            writer.write(&row).await.map_err(|reason| match reason {
                StoreError::Damaged(reason) => bad(reason),
                other => bad(other.to_string()),
            })?;
            rows += 1;
        }
        writer.finish().await?;
        store.close().await;
        Ok(rows)
    })
}

fn write_line<T: Serialize>(output: &mut dyn Write, value: &T) -> Result<(), AdminError> {
    serde_json::to_writer(&mut *output, value).map_err(io::Error::from)?;
    Ok(output.write_all(b"\n")?)
}

fn run<T>(work: impl Future<Output = Result<T, AdminError>>) -> Result<T, AdminError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
