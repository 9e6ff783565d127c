//! Search permits, handed out by a fair queue and returned on drop.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::queue::{Queue, Ticket};
use crate::ids::UserId;

/// A fixed number of permits shared by many owners. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Permits {
    count: usize,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    queue: Queue<UserId, oneshot::Sender<Permit>>,
    is_closed: bool,
}

/// A permit, returned when dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    permits: Permits,
    owner: UserId,
    /// How many owners share each permit, this one included.
    pub(crate) owners_per_permit: usize,
}

/// A place in the queue, given up when dropped.
struct Place<'a> {
    permits: &'a Permits,
    owner: &'a UserId,
    ticket: Ticket,
}

impl Permits {
    /// Creates this many permits, at least one.
    pub(crate) fn new(count: usize) -> Self {
        let count = count.max(1);
        Self { count, state: Arc::new(Mutex::new(State { queue: Queue::new(count), is_closed: false })) }
    }

    /// Waits for a permit; `None` if the server is shutting down. Dropping the future leaves the queue.
    pub(crate) async fn take(&self, owner: &UserId) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        let ticket = {
            let mut state = self.lock();
            if state.is_closed {
                return None;
            }
            state.queue.push(owner, sender)
        };
        let _place = Place { permits: self, owner, ticket };
        self.hand_out();
        receiver.await.ok()
    }

    /// Hands out no more permits and ends all waiting.
    pub(crate) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.queue.clear();
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// Hands free permits to the owners next in line.
    fn hand_out(&self) {
        while let Some((permit, sender)) = self.next() {
            // If the receiver is gone, the permit is dropped and goes to the next in line.
            let _ = sender.send(permit);
        }
    }

    fn next(&self) -> Option<(Permit, oneshot::Sender<Permit>)> {
        let mut state = self.lock();
        let (owner, sender) = state.queue.next()?;
        let owners_per_permit = state.queue.owners().div_ceil(self.count);
        Some((Permit { permits: self.clone(), owner, owners_per_permit }, sender))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // No panic can leave the data half-changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.permits.lock().queue.done(&self.owner);
        self.permits.hand_out();
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.permits.lock().queue.remove(self.owner, self.ticket);
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;
    use crate::ids::Fresh;

    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(output) => Some(output),
            Poll::Pending => None,
        }
    }

    #[test]
    fn a_permit_goes_to_the_next_owner_when_it_is_dropped() {
        let (permits, ada, ben) = (Permits::new(1), UserId::fresh(), UserId::fresh());
        let mut first = pin!(permits.take(&ada));
        let permit = poll(first.as_mut()).flatten().expect("one is free");
        assert_eq!(permit.owners_per_permit, 1);
        let (mut second, mut third) = (pin!(permits.take(&ada)), pin!(permits.take(&ben)));
        assert!(poll(second.as_mut()).is_none() && poll(third.as_mut()).is_none());
        drop(permit);
        assert!(poll(second.as_mut()).is_none(), "Ben comes first");
        let permit = poll(third.as_mut()).flatten().expect("Ben's turn");
        assert_eq!(permit.owners_per_permit, 2);
        drop(permit);
        assert!(poll(second.as_mut()).flatten().is_some());
    }

    #[test]
    fn leaving_gives_up_the_place_or_the_permit() {
        let (permits, ada, ben) = (Permits::new(1), UserId::fresh(), UserId::fresh());
        let permit = poll(pin!(permits.take(&ada))).flatten().expect("one is free");
        {
            let mut waiting = pin!(permits.take(&ben));
            assert!(poll(waiting.as_mut()).is_none());
            assert_eq!(permits.lock().queue.owners(), 2);
        }
        assert_eq!(permits.lock().queue.owners(), 1, "no longer in the queue");
        {
            let mut given = pin!(permits.take(&ben));
            assert!(poll(given.as_mut()).is_none());
            // The permit is Ben's now, but Ben never polls for it.
            drop(permit);
        }
        assert_eq!(permits.lock().queue.owners(), 0);
        assert!(poll(pin!(permits.take(&ada))).flatten().is_some());
    }

    #[test]
    fn closing_ends_all_waiting() {
        let (permits, ada) = (Permits::new(1), UserId::fresh());
        let permit = poll(pin!(permits.take(&ada))).flatten().expect("one is free");
        let mut waiting = pin!(permits.take(&ada));
        assert!(poll(waiting.as_mut()).is_none());
        permits.close();
        assert!(matches!(poll(waiting.as_mut()), Some(None)));
        drop(permit);
        assert!(matches!(poll(pin!(permits.take(&ada))), Some(None)));
        assert!(permits.is_closed());
    }
}
