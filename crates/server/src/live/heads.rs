//! Heads to think with: waits for a free one, owner by owner, and hands it back by itself.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::queue::{Queue, Ticket};
use crate::ids::UserId;

/// A number of heads that many owners share. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Heads {
    count: usize,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    queue: Queue<UserId, oneshot::Sender<Head>>,
    is_closed: bool,
}

/// A head in use; it is free again when this is dropped.
#[derive(Debug)]
pub(super) struct Head {
    heads: Heads,
    owner: UserId,
    /// How many owners share each head, this one included.
    pub(super) owners_per_head: usize,
}

/// A place in the queue, given up when this is dropped.
struct Place<'a> {
    heads: &'a Heads,
    owner: &'a UserId,
    ticket: Ticket,
}

impl Heads {
    /// This many heads, at least one.
    pub(super) fn new(count: usize) -> Self {
        let count = count.max(1);
        Self { count, state: Arc::new(Mutex::new(State { queue: Queue::new(count), is_closed: false })) }
    }

    /// Waits for a head; nothing if the server stops. Dropping the future leaves the queue.
    pub(super) async fn take(&self, owner: &UserId) -> Option<Head> {
        let (sender, receiver) = oneshot::channel();
        let ticket = {
            let mut state = self.lock();
            if state.is_closed {
                return None;
            }
            state.queue.push(owner, sender)
        };
        let _place = Place { heads: self, owner, ticket };
        self.hand_out();
        receiver.await.ok()
    }

    /// From now on nobody gets a head, nor waits for one.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.queue.clear();
    }

    /// Has it been closed?
    pub(super) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Gives free heads to those whose turn it is.
    fn hand_out(&self) {
        while let Some((head, sender)) = self.next() {
            // If nobody waits for it any more, it is dropped and goes to the next in line.
            let _ = sender.send(head);
        }
    }

    fn next(&self) -> Option<(Head, oneshot::Sender<Head>)> {
        let mut state = self.lock();
        let (owner, sender) = state.queue.next()?;
        let owners_per_head = state.queue.owners().div_ceil(self.count);
        Some((Head { heads: self.clone(), owner, owners_per_head }, sender))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing that holds the lock can fail half-way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        self.heads.lock().queue.done(&self.owner);
        self.heads.hand_out();
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.heads.lock().queue.remove(self.owner, self.ticket);
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    /// What a future gives if it is asked once.
    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(output) => Some(output),
            Poll::Pending => None,
        }
    }

    #[test]
    fn a_head_goes_to_the_next_owner_when_it_is_dropped() {
        let (heads, ada, ben) = (Heads::new(1), UserId::fresh(), UserId::fresh());
        let mut first = pin!(heads.take(&ada));
        let head = poll(first.as_mut()).flatten().expect("one is free");
        assert_eq!(head.owners_per_head, 1);
        let (mut second, mut third) = (pin!(heads.take(&ada)), pin!(heads.take(&ben)));
        assert!(poll(second.as_mut()).is_none() && poll(third.as_mut()).is_none());
        drop(head);
        assert!(poll(second.as_mut()).is_none(), "Ben comes first");
        let head = poll(third.as_mut()).flatten().expect("Ben's turn");
        assert_eq!(head.owners_per_head, 2);
        drop(head);
        assert!(poll(second.as_mut()).flatten().is_some());
    }

    #[test]
    fn whoever_goes_away_gives_up_the_place_or_the_head() {
        let (heads, ada, ben) = (Heads::new(1), UserId::fresh(), UserId::fresh());
        let head = poll(pin!(heads.take(&ada))).flatten().expect("one is free");
        {
            let mut waiting = pin!(heads.take(&ben));
            assert!(poll(waiting.as_mut()).is_none());
            assert_eq!(heads.lock().queue.owners(), 2);
        }
        assert_eq!(heads.lock().queue.owners(), 1, "it waits no more");
        {
            let mut given = pin!(heads.take(&ben));
            assert!(poll(given.as_mut()).is_none());
            // It is Ben's now, but Ben never looks.
            drop(head);
        }
        assert_eq!(heads.lock().queue.owners(), 0);
        assert!(poll(pin!(heads.take(&ada))).flatten().is_some());
    }

    #[test]
    fn closing_ends_all_waiting() {
        let (heads, ada) = (Heads::new(1), UserId::fresh());
        let head = poll(pin!(heads.take(&ada))).flatten().expect("one is free");
        let mut waiting = pin!(heads.take(&ada));
        assert!(poll(waiting.as_mut()).is_none());
        heads.close();
        assert!(matches!(poll(waiting.as_mut()), Some(None)));
        drop(head);
        assert!(matches!(poll(pin!(heads.take(&ada))), Some(None)));
        assert!(heads.is_closed());
    }
}
