//! Tells viewers on this node that a table changed. The latest versions are kept; a viewer who is further behind gets the whole
//! table, so a slow viewer neither misses anything nor holds up others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use caylus_table::Table;
use tokio::sync::{broadcast, watch};

use super::Version;
use crate::ids::{TableId, UserId};

/// The latest state of every watched table. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Hub {
    watched: Arc<Mutex<HashMap<TableId, watch::Sender<Scene>>>>,
    database: watch::Sender<bool>,
    signed_out: broadcast::Sender<UserId>,
}

/// Buffered sign-outs; a receiver that falls further behind checks its own session.
const SIGNED_OUT: usize = 64;

/// How many versions of a table are kept.
const RECENT: usize = 3;

/// What viewers of a table get to see.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The latest versions of the table, oldest first; none until it was loaded for the first viewer.
    pub recent: Vec<Arc<Version>>,
    /// Counts chat messages.
    pub spoken: u64,
}

impl Scene {
    /// The latest version.
    pub fn latest(&self) -> Option<&Arc<Version>> {
        self.recent.last()
    }
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
    /// Subscribes to a table. The scene may be empty at first: subscribe, then load, so no change is missed in between.
    pub fn watch(&self, id: &TableId) -> Watching {
        let scene = self.lock().entry(id.clone()).or_default().subscribe();
        Watching { hub: self.clone(), id: id.clone(), scene: Some(scene) }
    }

    /// Shows viewers a table if it is newer than the one they have.
    pub fn show(&self, table: &Arc<Table>) {
        if let Some(sender) = self.lock().get(table.id()) {
            sender.send_if_modified(|scene| {
                let is_newer = scene.latest().is_none_or(|seen| seen.number() < table.number());
                if is_newer {
                    if scene.recent.len() == RECENT {
                        scene.recent.remove(0);
                    }
                    scene.recent.push(Arc::new(Version::new(Arc::clone(table))));
                }
                is_newer
            });
        }
    }

    /// Tells viewers of a new chat message.
    pub fn show_chat(&self, id: &TableId) {
        if let Some(sender) = self.lock().get(id) {
            sender.send_modify(|scene| scene.spoken += 1);
        }
    }

    /// The cached table, if it is watched. It may be stale: only the store knows.
    pub fn seen(&self, id: &TableId) -> Option<Arc<Table>> {
        self.lock().get(id)?.borrow().latest().map(|version| Arc::clone(&version.table))
    }

    /// Is the table watched?
    pub fn is_watched(&self, id: &TableId) -> bool {
        self.lock().contains_key(id)
    }

    /// All watched tables.
    pub fn watched(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// Sets whether the database is reachable.
    pub fn set_database(&self, is_there: bool) {
        self.database.send_if_modified(|was| std::mem::replace(was, is_there) != is_there);
    }

    /// Follows whether the database is reachable.
    pub fn database(&self) -> watch::Receiver<bool> {
        self.database.subscribe()
    }

    /// Was the database reachable when last checked?
    pub fn is_database_there(&self) -> bool {
        *self.database.borrow()
    }

    /// A person signed out, on any node.
    pub fn sign_out(&self, who: &UserId) {
        // It is fine if no one listens.
        let _ = self.signed_out.send(who.clone());
    }

    /// Subscribes to sign-outs.
    pub fn signed_out(&self) -> broadcast::Receiver<UserId> {
        self.signed_out.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<Scene>>> {
        // No panic can leave the data half-changed.
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A viewer's subscription to a table.
#[derive(Debug)]
pub struct Watching {
    hub: Hub,
    id: TableId,
    /// `None` only during drop.
    scene: Option<watch::Receiver<Scene>>,
}

impl Watching {
    /// The latest scene; marks it as seen.
    pub fn scene(&mut self) -> Scene {
        self.scene.as_mut().map(|scene| scene.borrow_and_update().clone()).unwrap_or_default()
    }

    /// Waits for the next change.
    pub async fn changed(&mut self) {
        let changed = match &mut self.scene {
            Some(scene) => scene.changed().await.is_ok(),
            None => false,
        };
        if !changed {
            // Unreachable: the hub keeps the sender as long as there is a viewer.
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
    use caylus_rules::family::GameName;
    use caylus_table::{Beginning, Command, Decided, NewTable, Pace, SeatPlan, Settings, StandIn};

    use super::*;
    use crate::ids::Fresh;

    /// An open table of one person.
    fn open_table(owner: &UserId) -> Table {
        let settings = Settings {
            game: GameName::Classic,
            players: 2,
            options: String::new(),
            is_public: true,
            pace: Pace::Untimed,
            stand_in: StandIn::default(),
        };
        let seats = vec![SeatPlan::Taken(owner.clone()), SeatPlan::Open];
        let beginning = Beginning::Seed { seed: 1, is_chosen: false };
        let new = NewTable { settings, seats, beginning, moves: Vec::new() };
        let stored = new.set_up(TableId::fresh(), owner, HashMap::new(), 0).expect("a table");
        Table::fold(stored).expect("a table")
    }

    #[tokio::test]
    async fn watchers_see_the_latest_and_only_what_is_newer() {
        let hub = Hub::default();
        let (anna, ben) = (UserId::fresh(), UserId::fresh());
        let old = Arc::new(open_table(&anna));
        hub.show(&old);
        assert!(hub.seen(old.id()).is_none(), "no viewer");
        let mut watching = hub.watch(old.id());
        assert!(watching.scene().latest().is_none());
        hub.show(&old);
        watching.changed().await;
        assert_eq!(watching.scene().latest().map(|version| version.number()), Some(old.number()));
        let Ok(Decided::New { table, .. }) = old.decide(&Command::Join { seat: None }, Some(&ben), None, 1) else {
            panic!("a free seat");
        };
        let new = table.number();
        hub.show(&Arc::from(table));
        hub.show(&old);
        assert_eq!(hub.seen(old.id()).map(|table| table.number()), Some(new));
        hub.show_chat(old.id());
        watching.changed().await;
        let scene = watching.scene();
        assert_eq!((scene.latest().map(|version| version.number()), scene.spoken), (Some(new), 1));
    }

    #[test]
    fn an_unwatched_table_is_forgotten() {
        let hub = Hub::default();
        let id = TableId::fresh();
        let (one, two) = (hub.watch(&id), hub.watch(&id));
        drop(one);
        assert_eq!(hub.watched(), std::slice::from_ref(&id));
        drop(two);
        assert!(!hub.is_watched(&id));
    }
}
