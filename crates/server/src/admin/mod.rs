//! Looking after a database: copies of it, moving it, and whether its games can still be played.

mod verify;

use std::io::{self, BufRead, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

pub use verify::{Verified, verify};

use crate::store::{Kind, OpenError, Row, Store, StoreError, create_private};

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Reading or writing the file fails.
    #[error("{0}")]
    Stream(#[from] io::Error),
    /// What is asked for cannot be done.
    #[error("{0}")]
    Refused(String),
}

/// The first line of an export.
#[derive(Serialize, Deserialize)]
struct Head {
    /// That it is one, and of which form.
    caylus_export: u32,
}

/// The form that is written and read here.
const FORM: u32 = 1;

/// Copies everything into a new SQLite file, which a server can be started with, while others play on.
pub fn backup(database: &str, path: &Path) -> Result<(), AdminError> {
    run(async {
        let text = path.to_str().ok_or_else(|| AdminError::Refused("the name of the file is no text".to_owned()))?;
        if path.exists() {
            return Err(AdminError::Refused(format!("{text} is there already")));
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
                return Err(AdminError::Refused(format!("{text} is not empty")));
            };
            store.each_row::<StoreError>(async |row| writer.write(&row).await).await?;
            writer.finish().await?;
            copy.close().await;
        }
        store.close().await;
        Ok(())
    })
}

/// Writes everything as lines of JSON, and says how many rows there were.
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

/// Reads what was exported into an empty database, all or nothing, and says how many rows there were.
pub fn import(database: &str, input: &mut dyn BufRead) -> Result<u64, AdminError> {
    run(async {
        let mut lines = input.lines().enumerate().map(|(at, line)| (at + 1, line));
        let head = lines.next().map(|(_, line)| line).transpose()?;
        let is_ours =
            head.and_then(|line| serde_json::from_str(&line).ok()).is_some_and(|head: Head| head.caylus_export == FORM);
        if !is_ours {
            return Err(AdminError::Refused("this was not written by `caylus admin export`".to_owned()));
        }
        let store = Store::open_for_server(database).await?;
        let Some(mut writer) = store.writer().await? else {
            return Err(AdminError::Refused("the database is not empty".to_owned()));
        };
        let mut rows = 0;
        for (at, line) in lines {
            let bad = |reason: String| AdminError::Refused(format!("line {at}: {reason}"));
            let row: Row = serde_json::from_str(&line?).map_err(|reason| bad(reason.to_string()))?;
            writer.write(&row).await.map_err(|reason| bad(reason.to_string()))?;
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

/// Runs it to its end on this thread.
fn run<T>(work: impl Future<Output = Result<T, AdminError>>) -> Result<T, AdminError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
