//! Group commit: every commit waits for the disk, and PostgreSQL serialises commits that notify. Appends that arrive during a
//! commit are written together by the next one. An append is only acknowledged once it is committed.

use std::collections::HashSet;

use sqlx::Error;
use tokio::sync::{mpsc, oneshot};

use super::batch::Rows;
use super::{Store, StoreError};

/// Maximum number of appends per commit.
const MOST: usize = 200;

/// An append in the queue, and where to report its result.
#[derive(Debug)]
struct Append {
    rows: Rows,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The queue of appends. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct CommitQueue(mpsc::Sender<Append>);

impl CommitQueue {
    /// Starts the writer task, which runs until the last `CommitQueue` is dropped.
    pub(super) fn open(store: Store) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(keep(store, receiver));
        Self(sender)
    }

    /// Queues an append and waits until it is committed.
    pub(super) async fn append(&self, rows: Rows) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        let closed = || StoreError::Database(Error::PoolClosed);
        self.0.send(Append { rows, done }).await.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }
}

async fn keep(store: Store, mut queue: mpsc::Receiver<Append>) {
    let mut waiting = Vec::with_capacity(MOST);
    while queue.recv_many(&mut waiting, MOST).await > 0 {
        while !waiting.is_empty() {
            commit(&store, one_per_table(&mut waiting)).await;
        }
    }
}

/// Takes the first append to each table. Further ones were decided on the same entries: they would conflict with it.
fn one_per_table(waiting: &mut Vec<Append>) -> Vec<Append> {
    let mut tables = HashSet::new();
    waiting.extract_if(.., |append| tables.insert(append.rows.id.clone())).collect()
}

async fn commit(store: &Store, batch: Vec<Append>) {
    match store.append_all(&batch).await {
        Ok(kept) => batch.into_iter().zip(kept).for_each(|(append, is_kept)| append.answer(Ok(is_kept))),
        // One append is invalid; retry them one by one so the others succeed.
        Err(Failed::Refused(_)) if batch.len() > 1 => {
            for append in batch {
                let kept = store.append_all(std::slice::from_ref(&append)).await;
                append.answer(kept.map(|kept| kept == [true]));
            }
        }
        Err(failed) => batch.into_iter().for_each(|append| append.answer(Err(failed.again()))),
    }
}

/// Why a group commit failed.
enum Failed {
    /// The database rejected one of the appends.
    Refused(StoreError),
    /// The database is unavailable, or the commit failed.
    Away(StoreError),
}

impl Failed {
    /// Copies the error for each waiting append; `StoreError` is not `Clone`.
    fn again(&self) -> Self {
        let copy = |reason: &StoreError| StoreError::Database(Error::Io(std::io::Error::other(reason.to_string())));
        match self {
            Self::Refused(StoreError::Conflict) => Self::Refused(StoreError::Conflict),
            Self::Refused(StoreError::Text) => Self::Refused(StoreError::Text),
            Self::Refused(reason) => Self::Refused(copy(reason)),
            Self::Away(reason) => Self::Away(copy(reason)),
        }
    }
}

impl Append {
    /// Reports the result: committed, conflict or error.
    fn answer(self, kept: Result<bool, Failed>) {
        let done = match kept {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreError::Conflict),
            Err(Failed::Refused(reason) | Failed::Away(reason)) => Err(reason),
        };
        // The caller may have stopped waiting.
        let _ = self.done.send(done);
    }
}

impl Store {
    /// Writes all appends that do not conflict in one transaction; returns which were written.
    async fn append_all(&self, appends: &[Append]) -> Result<Vec<bool>, Failed> {
        let mut transaction = self.begin().await.map_err(Failed::Away)?;
        let rows: Vec<&Rows> = appends.iter().map(|append| &append.rows).collect();
        let written = self.write(&mut transaction, &rows).await.map_err(|reason| match reason {
            StoreError::Conflict | StoreError::Text | StoreError::Database(Error::Database(_)) => {
                Failed::Refused(reason)
            }
            other => Failed::Away(other),
        })?;
        let done = if written.is_empty() { transaction.roll_back().await } else { transaction.commit().await };
        done.map_err(Failed::Away)?;
        Ok(rows.iter().map(|rows| written.contains(&rows.id)).collect())
    }
}
