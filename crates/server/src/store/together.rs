//! Group commit: every commit waits for the disk, and PostgreSQL serialises commits that notify. Appends that arrive during a
//! commit are written together by the next one. An append is only acknowledged once it is committed.

use caylus_table::{Entry, Summary};
use sqlx::Error;
use tokio::sync::{mpsc, oneshot};

use crate::ids::TableId;

use super::{Store, StoreError};

/// Maximum number of appends per commit.
const MOST: usize = 200;

/// An append in the queue, and where to report its result.
#[derive(Debug)]
struct Append {
    id: TableId,
    entries: Vec<Entry>,
    summary: Summary,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The queue of appends. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Desk(mpsc::Sender<Append>);

impl Desk {
    /// Starts the writer task, which runs until the last `Desk` is dropped.
    pub(super) fn open(store: Store) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(keep(store, receiver));
        Self(sender)
    }

    /// Queues an append and waits until it is committed.
    pub(super) async fn append(&self, id: &TableId, entries: &[Entry], summary: &Summary) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        let append = Append { id: id.clone(), entries: entries.to_vec(), summary: summary.clone(), done };
        let closed = || StoreError::Database(Error::PoolClosed);
        self.0.send(append).await.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }
}

async fn keep(store: Store, mut desk: mpsc::Receiver<Append>) {
    let mut waiting = Vec::with_capacity(MOST);
    while desk.recv_many(&mut waiting, MOST).await > 0 {
        // All nodes lock tables in the same order, so they cannot deadlock.
        waiting.sort_by(|one, other| one.id.cmp(&other.id));
        match store.append_all(&waiting).await {
            Ok(kept) => waiting.drain(..).zip(kept).for_each(|(append, is_kept)| append.answer(Ok(is_kept))),
            // One append is invalid; retry them one by one so the others succeed.
            Err(Failed::Refused(_)) if waiting.len() > 1 => {
                for append in waiting.drain(..) {
                    let kept = store.append_all(std::slice::from_ref(&append)).await;
                    append.answer(kept.map(|kept| kept == [true]));
                }
            }
            Err(failed) => waiting.drain(..).for_each(|append| append.answer(Err(failed.again()))),
        }
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
        let told = |reason: &StoreError| StoreError::Database(Error::Io(std::io::Error::other(reason.to_string())));
        match self {
            Self::Refused(StoreError::Conflict) => Self::Refused(StoreError::Conflict),
            Self::Refused(StoreError::Text) => Self::Refused(StoreError::Text),
            Self::Refused(reason) => Self::Refused(told(reason)),
            Self::Away(reason) => Self::Away(told(reason)),
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
        let mut kept = Vec::with_capacity(appends.len());
        for Append { id, entries, summary, .. } in appends {
            let written = self.write_entries(&mut transaction, id, entries, summary).await;
            kept.push(written.map_err(|reason| match reason {
                StoreError::Conflict | StoreError::Text | StoreError::Database(Error::Database(_)) => {
                    Failed::Refused(reason)
                }
                other => Failed::Away(other),
            })?);
        }
        let done = if kept.contains(&true) { transaction.commit().await } else { transaction.roll_back().await };
        done.map_err(Failed::Away)?;
        Ok(kept)
    }
}
