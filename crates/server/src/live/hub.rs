//! Who watches which table on this node. A watcher always gets the latest state and makes of it what is new since the last one
//! seen, so that nobody who is slow holds up others or misses anything.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{broadcast, watch};

use crate::ids::{TableId, UserId};
use crate::table::Table;

/// The latest state of every watched table. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hub {
    watched: Arc<Mutex<HashMap<TableId, watch::Sender<Scene>>>>,
    database: watch::Sender<bool>,
    signed_out: broadcast::Sender<UserId>,
}

/// So many who sign out at the same moment are told one by one.
const SIGNED_OUT: usize = 64;

/// What there is to see at a table.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The table; nothing until it was looked up for the first watcher.
    pub table: Option<Arc<Table>>,
    /// How often something was said.
    pub spoken: u64,
}

impl Default for Hub {
    fn default() -> Self {
        Self {
            watched: Arc::default(),
            database: watch::Sender::new(true),
            signed_out: broadcast::Sender::new(SIGNED_OUT),
        }
    }
}

impl Hub {
    /// Watches a table from now on. The scene may be empty at first: who watches has it looked up, so that nothing that happens
    /// meanwhile is missed.
    pub fn watch(&self, id: &TableId) -> Watching {
        let scene = self.lock().entry(id.clone()).or_default().subscribe();
        Watching { hub: self.clone(), id: id.clone(), scene: Some(scene) }
    }

    /// Shows the watchers a table, if it is newer than what they have seen.
    pub fn show(&self, table: &Arc<Table>) {
        if let Some(sender) = self.lock().get(table.id()) {
            sender.send_if_modified(|scene| {
                let is_newer = scene.table.as_ref().is_none_or(|seen| seen.number() < table.number());
                if is_newer {
                    scene.table = Some(Arc::clone(table));
                }
                is_newer
            });
        }
    }

    /// Tells the watchers that something was said.
    pub fn show_chat(&self, id: &TableId) {
        if let Some(sender) = self.lock().get(id) {
            sender.send_modify(|scene| scene.spoken += 1);
        }
    }

    /// The latest state that was shown to anybody. There may be a later one: only the store knows.
    pub fn seen(&self, id: &TableId) -> Option<Arc<Table>> {
        self.lock().get(id)?.borrow().table.clone()
    }

    /// Is the table watched?
    pub fn is_watched(&self, id: &TableId) -> bool {
        self.lock().contains_key(id)
    }

    /// All watched tables.
    pub fn watched(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// Says whether the database answers.
    pub fn set_database(&self, is_there: bool) {
        self.database.send_if_modified(|was| std::mem::replace(was, is_there) != is_there);
    }

    /// Whether the database answers.
    pub fn database(&self) -> watch::Receiver<bool> {
        self.database.subscribe()
    }

    /// Does the database answer, as far as is known?
    pub fn is_database_there(&self) -> bool {
        *self.database.borrow()
    }

    /// Somebody has signed out somewhere.
    pub fn sign_out(&self, who: &UserId) {
        // Nobody has to listen.
        let _ = self.signed_out.send(who.clone());
    }

    /// Who signs out from now on.
    pub fn signed_out(&self) -> broadcast::Receiver<UserId> {
        self.signed_out.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<Scene>>> {
        // Nothing that holds the lock can fail half-way.
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who watches a table.
#[derive(Debug)]
pub struct Watching {
    hub: Hub,
    id: TableId,
    /// Nothing only while it is dropped.
    scene: Option<watch::Receiver<Scene>>,
}

impl Watching {
    /// What there is to see now; from here on it is old.
    pub fn scene(&mut self) -> Scene {
        self.scene.as_mut().map(|scene| scene.borrow_and_update().clone()).unwrap_or_default()
    }

    /// Waits until there is something new.
    pub async fn changed(&mut self) {
        let changed = match &mut self.scene {
            Some(scene) => scene.changed().await.is_ok(),
            None => false,
        };
        if !changed {
            // The hub keeps the sender as long as somebody watches, so this is never so.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.scene = None;
        let mut watched = self.hub.lock();
        if watched.get(&self.id).is_some_and(|sender| sender.receiver_count() == 0) {
            watched.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::Play;

    #[tokio::test]
    async fn watchers_see_the_latest_and_only_what_is_newer() {
        let hub = Hub::default();
        let mut play = Play::two();
        let old = Arc::new(play.table.clone());
        hub.show(&old);
        assert!(hub.seen(old.id()).is_none(), "nobody watches");
        let mut watching = hub.watch(old.id());
        assert!(watching.scene().table.is_none());
        hub.show(&old);
        watching.changed().await;
        assert_eq!(watching.scene().table.map(|table| table.number()), Some(old.number()));
        play.play_on(1);
        hub.show(&Arc::new(play.table.clone()));
        hub.show(&old);
        assert_eq!(hub.seen(old.id()).map(|table| table.number()), Some(old.number() + 1));
        hub.show_chat(old.id());
        watching.changed().await;
        let scene = watching.scene();
        assert_eq!((scene.table.map(|table| table.number()), scene.spoken), (Some(old.number() + 1), 1));
    }

    #[test]
    fn a_table_that_nobody_watches_is_forgotten() {
        let hub = Hub::default();
        let id = TableId::fresh();
        let (one, two) = (hub.watch(&id), hub.watch(&id));
        drop(one);
        assert_eq!(hub.watched(), std::slice::from_ref(&id));
        drop(two);
        assert!(!hub.is_watched(&id));
    }
}
