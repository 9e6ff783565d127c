//! Writing together: each commit waits for the disk, and PostgreSQL lets those who tell other nodes commit one after the other.
//! Whatever comes while one commit is under way is kept by the next, all at once. Nobody is told that something is kept before it is.

use sqlx::Error;
use tokio::sync::{mpsc, oneshot};

use crate::ids::TableId;
use crate::table::Entry;

use super::{Store, StoreError, Summary};

/// So many are kept by one commit.
const MOST: usize = 200;

/// Entries that are to be kept, and somebody who waits until they are.
#[derive(Debug)]
struct Append {
    id: TableId,
    entries: Vec<Entry>,
    summary: Summary,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Where entries are handed in to be kept. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Desk(mpsc::Sender<Append>);

impl Desk {
    /// Somebody keeps what is handed in, as long as there is a desk.
    pub(super) fn open(store: Store) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(keep(store, receiver));
        Self(sender)
    }

    /// Hands entries in, and waits until they are kept.
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
        // In an order that all nodes share, so that no two wait for each other.
        waiting.sort_by(|one, other| one.id.cmp(&other.id));
        match store.append_all(&waiting).await {
            Ok(kept) => waiting.drain(..).zip(kept).for_each(|(append, is_kept)| append.answer(Ok(is_kept))),
            // One of them cannot be kept; the others are not to suffer for it.
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

/// Why nothing of what was to be kept together is.
enum Failed {
    /// The database refuses one of them.
    Refused(StoreError),
    /// The database fails.
    Away(StoreError),
}

impl Failed {
    /// The same once more: all have to be told, and errors cannot be copied.
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
    /// Says what came of it: kept, somebody else was first, or neither.
    fn answer(self, kept: Result<bool, Failed>) {
        let done = match kept {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreError::Conflict),
            Err(Failed::Refused(reason) | Failed::Away(reason)) => Err(reason),
        };
        // Who has gone away does not want to know.
        let _ = self.done.send(done);
    }
}

impl Store {
    /// Keeps all of which nobody else was first, and says of each whether it is kept; an error if none is.
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
