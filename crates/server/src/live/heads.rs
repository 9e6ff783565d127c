//! Search permits, handed out by a fair queue and returned on drop.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::queue::{Queue, Ticket};
use crate::ids::UserId;

/// A fixed number of permits shared by many owners. Cheap to clone.
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

/// A permit, returned when dropped.
#[derive(Debug)]
pub(super) struct Head {
    heads: Heads,
    owner: UserId,
    /// How many owners share each permit, this one included.
    pub(super) owners_per_head: usize,
}

/// A place in the queue, given up when dropped.
struct Place<'a> {
    heads: &'a Heads,
    owner: &'a UserId,
    ticket: Ticket,
}

impl Heads {
    /// Creates this many permits, at least one.
    pub(super) fn new(count: usize) -> Self {
        let count = count.max(1);
        Self { count, state: Arc::new(Mutex::new(State { queue: Queue::new(count), is_closed: false })) }
    }

    /// Waits for a permit; `None` if the server is shutting down. Dropping the future leaves the queue.
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

    /// Hands out no more permits and ends all waiting.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.queue.clear();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Hands free permits to the owners next in line.
    fn hand_out(&self) {
        while let Some((head, sender)) = self.next() {
            // If the receiver is gone, the permit is dropped and goes to the next in line.
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
        // No panic can leave the data half-changed.
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
        assert_eq!(heads.lock().queue.owners(), 1, "no longer in the queue");
        {
            let mut given = pin!(heads.take(&ben));
            assert!(poll(given.as_mut()).is_none());
            // The permit is Ben's now, but Ben never polls for it.
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
