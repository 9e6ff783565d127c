//! Tables in a real store, played by bots and by several people at once.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use caylus_bots::{Level, Limit};
use caylus_rules::family::GameName;
use caylus_table::{
    Beginning, Command, NewTable, Pace, PersonName, Reason, Refusal, SeatPlan, Settings, StandIn, Status, Table,
};
use tempfile::TempDir;

use super::*;
use crate::clock::now;
use crate::ids::{Fresh, TableId, UserId};
use crate::live::Hub;
use crate::service::{Acted, Failure, Service, Who};
use crate::store::Store;

const BOT: SeatPlan = SeatPlan::Bot(Level::Random);

/// A server process.
struct Node {
    service: Service,
    bots: Bots,
}

impl Deref for Node {
    type Target = Service;

    fn deref(&self) -> &Service {
        &self.service
    }
}

/// A store in a temporary directory.
struct TestStore {
    store: Store,
    people: Vec<Who>,
    _dir: TempDir,
}

impl TestStore {
    /// A store with anna and ben as guests.
    async fn new() -> Self {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("caylus.db");
        let store = Store::open(&format!("sqlite:{}", path.display())).await.expect("a store");
        let mut people = Vec::new();
        for name in ["anna", "ben"] {
            let id = UserId::fresh();
            store.add_guest(&id, name, now()).await.expect("a guest");
            people.push(Who { id, name: PersonName { name: Some(name.to_owned()), is_guest: true } });
        }
        Self { store, people, _dir: dir }
    }

    /// A node; with `may_think` false its bots never search.
    fn node(&self, may_think: bool) -> Node {
        let bots = Bots::new(1, Duration::from_millis(1));
        if !may_think {
            bots.stop();
        }
        let service = Service::new(self.store.clone(), Hub::default(), Arc::new(bots.clone()));
        Node { service, bots }
    }

    fn taken(&self, who: usize) -> SeatPlan {
        SeatPlan::Taken(self.people[who].id.clone())
    }

    fn names(&self) -> HashMap<UserId, PersonName> {
        self.people.iter().map(|who| (who.id.clone(), who.name.clone())).collect()
    }

    fn plan(&self, game: GameName, pace: Pace, seats: Vec<SeatPlan>) -> NewTable {
        let settings = Settings {
            game,
            players: seats.len(),
            options: String::new(),
            is_public: true,
            pace,
            stand_in: StandIn::Bot { level: Level::Random },
        };
        NewTable { settings, seats, beginning: Beginning::Seed { seed: 3, is_chosen: false }, moves: Vec::new() }
    }

    async fn create(&self, node: &Service, seats: Vec<SeatPlan>) -> Arc<Table> {
        let new = self.plan(GameName::Classic, Pace::Untimed, seats);
        node.create(&self.people[0].id, new, self.names()).await.expect("a table")
    }
}

fn any_move(table: &Table) -> Command {
    Command::Move { chosen: table.game().choices()[0].chosen.clone(), number: table.position_number() }
}

/// Watches a table until the condition holds.
async fn until(node: &Service, id: &TableId, is_so: impl Fn(&Table) -> bool) -> Arc<Table> {
    let mut watching = node.hub().watch(id);
    node.refresh(id).await;
    let wait = async {
        loop {
            if let Some(table) = watching.scene().latest().map(|version| Arc::clone(&version.table))
                && is_so(&table)
            {
                return table;
            }
            watching.changed().await;
        }
    };
    // Ends a failing test.
    tokio::time::timeout(Duration::from_secs(120), wait).await.expect("timed out")
}

#[tokio::test]
async fn bots_play_a_whole_game() {
    let test = TestStore::new().await;
    let node = test.node(true);
    let new = test.plan(GameName::MagnaCarta, Pace::Untimed, vec![BOT, BOT, BOT]);
    let table = node.create(&test.people[0].id, new, test.names()).await.expect("a table");
    let over = until(&node, table.id(), |table| table.status() == Status::Over).await;
    assert_eq!(over.result().and_then(|result| result.scores).map(|scores| scores.len()), Some(3));
    let kept = node.table(table.id()).await.expect("stored");
    assert_eq!(kept.game().moves(), over.game().moves());
    node.bots.stop();
}

#[tokio::test]
async fn searches_are_limited_by_permits() {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static THINKING: AtomicUsize = AtomicUsize::new(0);
    let bots = Bots::new(2, Duration::from_millis(1));
    let search = |_| {
        let others = THINKING.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(5));
        THINKING.fetch_sub(1, Ordering::SeqCst);
        others
    };
    let all = (0..20).map(|_| {
        let bots = bots.clone();
        tokio::spawn(async move { bots.hint(&UserId::fresh(), search).await })
    });
    for thought in all.collect::<Vec<_>>() {
        assert!(thought.await.expect("no panic").expect("a hint") < 2);
    }
    bots.stop();
    assert_eq!(bots.hint(&UserId::fresh(), search).await, Err(NoHint::Stopped), "no search starts after stop");
}

/// Holds the only search permit until the sender is dropped.
async fn occupy(bots: &Bots) -> std::sync::mpsc::Sender<()> {
    let (release, released) = std::sync::mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let bots = bots.clone();
    let search = move |_| {
        let _ = begin.send(());
        let _ = released.recv();
    };
    tokio::spawn(async move { bots.hint(&UserId::fresh(), search).await });
    begun.await.expect("the search starts");
    release
}

#[tokio::test]
async fn searches_get_shorter_when_many_wait() {
    let bots = Bots::new(1, Duration::from_secs(1));
    let mut limits = Vec::new();
    for others in [0, 1, 3, 200] {
        let release = occupy(&bots).await;
        let waiting: Vec<_> = (0..=others)
            .map(|_| {
                let bots = bots.clone();
                tokio::spawn(async move { bots.hint(&UserId::fresh(), |limit| limit).await })
            })
            .collect();
        // Polls the waiting tasks once before this one goes on.
        tokio::task::yield_now().await;
        drop(release);
        let mut given = Vec::new();
        for waiting in waiting {
            given.push(waiting.await.expect("no panic").expect("a hint"));
        }
        limits.push((given[0], given[others]));
    }
    let ms = |first, last| (Limit::Time(Duration::from_millis(first)), Limit::Time(Duration::from_millis(last)));
    assert_eq!(limits, [ms(1000, 1000), ms(1000, 1000), ms(500, 1000), ms(50, 1000)]);
}

#[tokio::test]
async fn a_person_waits_for_one_hint_at_a_time() {
    let bots = Bots::new(1, Duration::from_millis(1));
    let (ada, release) = (UserId::fresh(), occupy(&bots).await);
    let first = tokio::spawn({
        let (bots, ada) = (bots.clone(), ada.clone());
        async move { bots.hint(&ada, |_| 1).await }
    });
    tokio::task::yield_now().await;
    assert_eq!(bots.hint(&ada, |_| 2).await, Err(NoHint::Pending));
    // A client that disconnects leaves the queue.
    first.abort();
    assert!(first.await.is_err_and(|reason| reason.is_cancelled()));
    let second = tokio::spawn({
        let (bots, ada) = (bots.clone(), ada.clone());
        async move { bots.hint(&ada, |_| 3).await }
    });
    drop(release);
    assert_eq!(second.await.expect("no panic"), Ok(3));
    assert_eq!(bots.hint(&ada, |_| 4).await, Ok(4), "a second hint once the first is done");
}

/// A search goes on after its caller is gone, and holds its permit until it ends.
#[tokio::test]
async fn an_abandoned_search_keeps_its_permit() {
    let bots = Bots::new(1, Duration::from_millis(1));
    let (begin, begun) = tokio::sync::oneshot::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    let abandoned = tokio::spawn({
        let bots = bots.clone();
        async move {
            let search = move |_| {
                let _ = begin.send(());
                let _ = released.recv();
            };
            bots.hint(&UserId::fresh(), search).await
        }
    });
    begun.await.expect("the search starts");
    abandoned.abort();
    assert!(abandoned.await.is_err());
    let ada = UserId::fresh();
    let mut next = std::pin::pin!(bots.hint(&ada, |_| ()));
    assert!(tokio::time::timeout(Duration::from_millis(50), &mut next).await.is_err(), "no permit is free");
    drop(release);
    assert_eq!(next.await, Ok(()));
}

/// An easy bot plays on while the only search permit is taken.
#[tokio::test]
async fn an_easy_bot_never_waits_for_a_search() {
    let test = TestStore::new().await;
    let node = test.node(true);
    let release = occupy(&node.bots).await;
    let table = test.create(&node, vec![SeatPlan::Bot(Level::Easy), test.taken(0)]).await;
    until(&node, table.id(), |table| table.person_to_act().is_some()).await;
    drop(release);
}

#[tokio::test]
async fn bots_that_are_due_are_found_after_a_restart() {
    let test = TestStore::new().await;
    let stopped = test.node(false);
    let table = test.create(&stopped, vec![BOT, test.taken(0)]).await;
    assert!(table.bot_to_act().is_some());
    let node = test.node(true);
    let sweeper = tokio::spawn(sweep_bots(node.service.clone(), node.bots.clone(), Schedule::default()));
    until(&node, table.id(), |table| table.person_to_act().is_some()).await;
    sweeper.abort();
}

/// Tables whose bots fail, however many, do not hide the one behind them.
#[tokio::test]
async fn damaged_tables_do_not_hide_a_bot_that_is_due() {
    let test = TestStore::new().await;
    let stopped = test.node(false);
    for _ in 0..201 {
        let new = test.plan(GameName::Classic, Pace::Untimed, vec![BOT, test.taken(0)]);
        let mut stored = new.set_up(TableId::fresh(), &test.people[0].id, test.names(), now()).expect("a table");
        let summary = Table::fold(stored.clone()).expect("a table").summary(None);
        stored.settings.options = "edition=torn".to_owned();
        test.store.create_table(&stored, &summary).await.expect("stored");
    }
    let table = test.create(&stopped, vec![BOT, test.taken(0)]).await;
    let node = test.node(true);
    let sweeper = tokio::spawn(sweep_bots(node.service.clone(), node.bots.clone(), Schedule::default()));
    until(&node, table.id(), |table| table.person_to_act().is_some()).await;
    sweeper.abort();
}

#[tokio::test]
async fn of_two_writes_of_the_same_move_one_wins() {
    let test = TestStore::new().await;
    let (one, two) = (test.node(true), test.node(true));
    let table = test.create(&one, vec![test.taken(0), test.taken(1)]).await;
    // Both nodes have the table cached, as with viewers on both.
    let _watching = (one.hub().watch(table.id()), two.hub().watch(table.id()));
    one.refresh(table.id()).await;
    two.refresh(table.id()).await;
    let mut number = table.position_number();
    for _ in 0..20 {
        let table = one.table(table.id()).await.expect("a table");
        let (command, who) = (any_move(&table), table.person_to_act().cloned());
        let who = test.people.iter().find(|person| Some(&person.id) == who.as_ref());
        let keys = [format!("one {number}"), format!("two {number}")];
        let done = tokio::join!(
            one.act(table.id(), who, Some(&keys[0]), &command),
            two.act(table.id(), who, Some(&keys[1]), &command)
        );
        let is_late =
            |done: &Result<Acted, Failure>| matches!(done, Err(Failure::Refused { refusal: Refusal::Late { .. }, .. }));
        assert!(is_late(&done.0) != is_late(&done.1), "{done:?}");
        assert!(done.0.is_ok() != done.1.is_ok(), "{done:?}");
        number += 1;
        assert_eq!(one.table(table.id()).await.expect("a table").position_number(), number);
    }
}

/// A bot decides on the table it has at hand; if that is stale, the table is loaded again.
#[tokio::test]
async fn a_stale_cached_table_is_reloaded() {
    let test = TestStore::new().await;
    let (one, two) = (test.node(false), test.node(false));
    let table = test.create(&one, vec![test.taken(0), BOT, test.taken(1)]).await;
    assert!(table.bot_to_act().is_some());
    let chosen = table.game().choices()[0].chosen.clone();
    let command = Command::BotMove { chosen, number: table.position_number() };
    // Changes the table, but not the position.
    two.act(table.id(), Some(&test.people[1]), None, &Command::Resign).await.expect("a stand-in");
    let acted = one.act_at(Arc::clone(&table), &command).await.expect("a move");
    assert_eq!(acted.number, table.number() + 2);
    assert!(acted.table.seats()[2].is_stand_in() && acted.table.game().length() == 1);
    let late = one.act_at(table, &command).await;
    assert!(matches!(late, Err(Failure::Refused { refusal: Refusal::Late { .. }, .. })), "{late:?}");
}

#[tokio::test]
async fn a_move_made_on_one_node_is_seen_on_another() {
    let test = TestStore::new().await;
    let (one, two) = (test.node(true), test.node(true));
    let table = test.create(&one, vec![test.taken(0), test.taken(1)]).await;
    let mut watching = two.hub().watch(table.id());
    two.refresh(table.id()).await;
    watching.scene();
    let acted = one.act(table.id(), Some(&test.people[0]), None, &any_move(&table)).await.expect("a move");
    two.refresh_all().await;
    watching.changed().await;
    assert_eq!(watching.scene().latest().map(|version| version.number()), Some(acted.number));
}

#[tokio::test]
async fn the_same_key_again_gives_the_first_answer() {
    let test = TestStore::new().await;
    let node = test.node(true);
    let table = test.create(&node, vec![test.taken(0), test.taken(1)]).await;
    let command = any_move(&table);
    let send = || node.act(table.id(), Some(&test.people[0]), Some("key"), &command);
    let (first, second) = (send().await.expect("a move"), send().await.expect("the same move"));
    assert_eq!((first.number, second.number), (table.number() + 1, first.number));
    assert_eq!(second.table.game().length(), 1);
    let other = node.act(table.id(), Some(&test.people[1]), Some("key"), &command).await;
    assert!(matches!(other, Err(Failure::Refused { refusal: Refusal::KeyUsed, .. })));
}

#[tokio::test]
async fn players_are_not_timed_out_right_after_a_start() {
    let test = TestStore::new().await;
    let node = test.node(false);
    let new = test.plan(
        GameName::Classic,
        Pace::Live { base: 60, increment: 0, delay: 0 },
        vec![test.taken(0), test.taken(1)],
    );
    // A table created an hour ago.
    let stored =
        new.set_up(TableId::fresh(), &test.people[0].id, test.names(), now() - 60 * 60 * 1000).expect("a table");
    let table = Table::fold(stored.clone()).expect("a table");
    test.store.create_table(&stored, &table.summary(None)).await.expect("stored");
    let schedule = Schedule { clocks: Duration::from_millis(5), ..Schedule::default() };
    let patient = tokio::spawn(tick(node.service.clone(), schedule));
    tokio::time::sleep(Duration::from_millis(50)).await;
    patient.abort();
    assert_eq!(node.table(table.id()).await.expect("a table").number(), table.number());
    let ticker = tokio::spawn(tick(node.service.clone(), Schedule { grace: Duration::ZERO, ..schedule }));
    let late = until(&node, table.id(), |table| table.seats()[0].is_stand_in()).await;
    ticker.abort();
    let reason = late.entries().last().and_then(|entry| entry.act().cloned());
    assert!(matches!(reason, Some(caylus_table::Act::HandedOver { reason: Reason::OutOfTime, .. })), "{reason:?}");
}

#[tokio::test]
async fn a_person_who_joins_has_a_name() {
    let test = TestStore::new().await;
    let node = test.node(true);
    let new = test.plan(GameName::Classic, Pace::Untimed, vec![test.taken(0), SeatPlan::Open]);
    let names = HashMap::from([(test.people[0].id.clone(), test.people[0].name.clone())]);
    let table = node.create(&test.people[0].id, new, names).await.expect("a table");
    let joined =
        node.act(table.id(), Some(&test.people[1]), None, &Command::Join { seat: None }).await.expect("a seat");
    let names = [Some("anna".to_owned()), Some("ben".to_owned())];
    assert_eq!(joined.table.names(), names);
    assert_eq!(node.table(table.id()).await.expect("a table").names(), names, "also when loaded");
    let nowhere = node.act(&TableId::fresh(), Some(&test.people[1]), None, &Command::Leave).await;
    assert!(matches!(nowhere, Err(Failure::NotFound)));
}

#[tokio::test]
async fn chat_reaches_viewers() {
    let test = TestStore::new().await;
    let node = test.node(true);
    let table = test.create(&node, vec![test.taken(0), test.taken(1)]).await;
    let mut watching = node.hub().watch(table.id());
    assert_eq!(node.say(table.id(), &test.people[0].id, "hello").await.expect("a chat message"), 1);
    watching.changed().await;
    assert_eq!(watching.scene().spoken, 1);
    assert!(matches!(node.say(&TableId::fresh(), &test.people[0].id, "hello").await, Err(Failure::NotFound)));
}
