//! The store on both databases: what is written is read back, and conflicts are reported.

use std::collections::HashMap;
use std::time::Duration;

use caylus_bots::Level;
use caylus_rules::family::GameName;
use caylus_server::ids::{Fresh, NoticeId, RecordId, TableId, UserId};
use caylus_server::store::{
    Change, Kind, NewPassword, Notice, Rating, Row, Session, SessionKind, Store, StoreError, StoredRecord, TableFilter,
};
use caylus_table::{
    Act, Beginning, Entry, Holder, Pace, PersonName, Reason, SeatSummary, Settings, StandIn, Status, StoredTable,
    Summary,
};
use caylus_words::Lang;
use serde_json::json;

use crate::common::TestStore;
use crate::on_both;

on_both!(
    people_are_kept_and_forgotten,
    imported_accounts_get_the_keys_of_today,
    a_guest_becomes_an_account,
    sessions_end,
    a_table_is_read_back_as_it_was_written,
    of_two_appends_of_the_same_number_one_wins,
    of_two_nodes_that_write_many_tables_at_once_one_wins_each,
    a_key_is_written_once,
    a_conflict_does_not_affect_other_appends_in_its_group,
    any_text_is_kept_or_refused,
    tables_are_listed,
    pages_neither_repeat_nor_skip_a_table,
    work_that_is_due_is_found,
    tables_where_only_bots_play_are_counted,
    what_is_said_has_numbers_without_gaps,
    records_are_kept,
    a_result_is_rated_once,
    notices_are_tried_until_they_are_done,
    stored_settings_are_permanent,
    a_store_can_be_opened_twice,
    whether_anything_can_be_kept_is_known,
    a_database_of_another_version_is_left_alone,
);

async fn guest(store: &Store, name: &str) -> UserId {
    let id = UserId::fresh();
    store.add_guest(&id, name, 1).await.unwrap();
    id
}

fn one<T: Clone>(thing: &T) -> [T; 1] {
    [thing.clone()]
}

fn settings() -> Settings {
    Settings {
        game: GameName::Classic,
        players: 2,
        options: String::new(),
        is_public: true,
        pace: Pace::Untimed,
        stand_in: StandIn::default(),
    }
}

fn entry(number: i64, by: Option<&UserId>, act: Act) -> Entry {
    Entry { number, at: 100 + number, by: by.cloned(), key: None, act }
}

fn moved(number: i64, by: &UserId, chosen: &str) -> Entry {
    entry(number, Some(by), Act::Moved { chosen: chosen.into() })
}

fn summary(number: i64, seats: [Option<&UserId>; 2]) -> Summary {
    let seat = |user: Option<&UserId>| SeatSummary {
        user: user.cloned(),
        bot: user.is_none().then_some(Level::Easy),
        ..SeatSummary::default()
    };
    Summary {
        status: "running",
        number,
        updated_at: 100 + number,
        to_act: Some(0),
        is_bot_to_act: false,
        deadline: None,
        scores: None,
        seats: seats.map(seat).to_vec(),
        notify: None,
    }
}

/// A table with one person, one bot and two entries.
async fn table(store: &Store, owner: &UserId) -> StoredTable {
    let sat = Act::Sat { seat: 0, holder: Holder::User { id: owner.clone() }, called: None };
    let table = StoredTable {
        id: TableId::fresh(),
        owner: owner.clone(),
        settings: settings(),
        beginning: Beginning::Seed { seed: u64::MAX, is_chosen: false },
        rules_version: "1".to_owned(),
        created_at: 7,
        entries: vec![entry(1, Some(owner), sat), entry(2, None, Act::Started)],
        names: HashMap::new(),
    };
    store.create_table(&table, &summary(2, [Some(owner), None])).await.unwrap();
    table
}

/// A table where it has just become this person's turn, and the time it did.
pub(crate) async fn turn(store: &Store, user: &UserId) -> (TableId, i64) {
    let table = table(store, user).await;
    let mut summary = summary(3, [Some(user), None]);
    summary.notify = Some(user.clone());
    store.append(&table.id, &[moved(3, user, "pass")], &summary).await.unwrap();
    (table.id, summary.updated_at)
}

async fn people_are_kept_and_forgotten(TestStore { store, .. }: TestStore) {
    let id = UserId::fresh();
    store.add_account(&id, "Ada", "hash", 1).await.unwrap();
    let again = store.add_account(&UserId::fresh(), "ADA", "hash", 1).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    let ada = store.account("Ada").await.unwrap().unwrap();
    assert_eq!((ada.id.clone(), ada.name.as_deref(), ada.is_guest()), (id.clone(), Some("Ada"), false));
    store.change_user(&id, Some("Eve"), None).await.unwrap();
    assert!(store.account("Ada").await.unwrap().is_none());
    let table = table(&store, &id).await;
    store.say(&table.id, &id, "my secret", 5).await.unwrap();

    store.forget_user(&id, 9).await.unwrap();
    let gone = store.user(&id).await.unwrap().unwrap();
    assert_eq!((gone.name, gone.password), (None, None));
    assert!(store.account("Eve").await.unwrap().is_none());
    let kept = store.load_table(&table.id).await.unwrap().unwrap();
    assert_eq!(kept.names[&id], PersonName { name: None, is_guest: false });
    let said = store.chat_after(&table.id, 0, 10).await.unwrap();
    assert_eq!((said[0].name.as_deref(), said[0].text.as_str()), (None, ""));
    // The name is free again.
    store.add_account(&UserId::fresh(), "Eve", "hash", 1).await.unwrap();
}

async fn imported_accounts_get_the_keys_of_today(TestStore { store, .. }: TestStore) {
    let mut writer = store.writer().await.unwrap().unwrap();
    let user =
        json!({"id": "w", "name": "Walter", "name_key": "walter", "password": "hash", "created_at": 1, "seen_at": 1});
    let row = Row { table: "users".to_owned(), row: user.as_object().unwrap().clone() };
    writer.write(&row).await.unwrap();
    writer.finish().await.unwrap();
    let again = store.add_account(&UserId::fresh(), "VValter", "hash", 1).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    assert_eq!(store.account("Walter").await.unwrap().unwrap().id, UserId::new("w".to_owned()));
}

async fn a_guest_becomes_an_account(TestStore { store, .. }: TestStore) {
    let id = guest(&store, "Ada").await;
    assert!(store.user(&id).await.unwrap().unwrap().is_guest());
    store.promote_guest(&id, "Ada L", "hash").await.unwrap();
    let account = store.account("Ada L").await.unwrap().unwrap();
    assert_eq!((account.id, account.password.as_deref()), (id.clone(), Some("hash")));
    let again = store.promote_guest(&id, "Ada M", "hash").await;
    assert!(matches!(again, Err(StoreError::Conflict)), "an account is not a guest");
}

async fn sessions_end(TestStore { store, .. }: TestStore) {
    let id = UserId::fresh();
    store.add_account(&id, "Ada", "hash", 1).await.unwrap();
    let session = |name: &str, kind, expires_at| Session {
        id: name.to_owned(),
        kind,
        label: name.to_owned(),
        created_at: 1,
        expires_at,
    };
    store.add_session("h1", &id, &session("s1", SessionKind::Browser, Some(50))).await.unwrap();
    store.add_session("h2", &id, &session("s2", SessionKind::Program, None)).await.unwrap();
    let (user, kind) = store.signed_in("h1", 49).await.unwrap().unwrap();
    assert_eq!((user.id, kind), (id.clone(), SessionKind::Browser));
    assert!(store.signed_in("h1", 50).await.unwrap().is_none(), "expired");
    assert!(store.signed_in("h3", 1).await.unwrap().is_none());
    let tokens = store.tokens(&id).await.unwrap();
    assert_eq!(tokens.iter().map(|token| token.id.as_str()).collect::<Vec<_>>(), ["s2"]);
    assert!(!store.end_token(&id, "s1").await.unwrap(), "not an API token");
    assert!(store.end_token(&id, "s2").await.unwrap());
    assert!(store.signed_in("h2", 1).await.unwrap().is_none());
    store.add_session("h4", &id, &session("s4", SessionKind::Browser, Some(99))).await.unwrap();
    store.change_user(&id, None, Some(NewPassword { hash: "other", keep: "h4" })).await.unwrap();
    assert!(store.signed_in("h1", 1).await.unwrap().is_none(), "other sessions end");
    assert!(store.signed_in("h4", 1).await.unwrap().is_some());
    assert_eq!(store.end_expired_sessions(99).await.unwrap(), 1);
}

async fn a_table_is_read_back_as_it_was_written(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    let entries = [moved(3, &owner, "place stone-quarry"), entry(4, None, Act::Undone { moves: 0 })];
    store.append(&table.id, &entries, &summary(4, [Some(&owner), None])).await.unwrap();
    let read = store.load_table(&table.id).await.unwrap().unwrap();
    assert_eq!((read.owner, read.settings, read.beginning), (owner.clone(), table.settings, table.beginning));
    assert_eq!((read.rules_version.as_str(), read.created_at), ("1", 7));
    assert_eq!(read.entries, [table.entries, entries.to_vec()].concat());
    let ada = PersonName { name: Some("Ada".to_owned()), is_guest: true };
    assert_eq!(read.names, HashMap::from([(owner, ada)]));
    assert!(store.load_table(&TableId::fresh()).await.unwrap().is_none());
}

async fn of_two_appends_of_the_same_number_one_wins(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    let writers = (0..8).map(|writer| {
        let (store, id, owner) = (store.clone(), table.id.clone(), owner.clone());
        tokio::spawn(async move {
            let entries = [moved(3, &owner, &format!("move {writer}"))];
            store.append(&id, &entries, &summary(3, [Some(&owner), None])).await
        })
    });
    let mut won = 0;
    for writer in writers.collect::<Vec<_>>() {
        match writer.await.unwrap() {
            Ok(()) => won += 1,
            Err(reason) => assert!(matches!(reason, StoreError::Conflict), "{reason}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.load_table(&table.id).await.unwrap().unwrap().entries.len(), 3);
    let late = store.append(&table.id, &[moved(5, &owner, "gap")], &summary(5, [Some(&owner), None])).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "entries have no gaps");
}

async fn of_two_nodes_that_write_many_tables_at_once_one_wins_each(TestStore { store, address, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(table(&store, &owner).await.id);
    }
    let nodes = [store.clone(), Store::open(&address).await.unwrap()];
    for number in 3..8 {
        let append = |node: usize, id: &TableId| {
            let (store, id, entry) = (nodes[node].clone(), id.clone(), moved(number, &owner, &format!("node {node}")));
            let summary = summary(number, [Some(&owner), None]);
            tokio::spawn(async move { store.append(&id, &[entry], &summary).await })
        };
        let one: Vec<_> = tables.iter().map(|id| append(0, id)).collect();
        // In reverse, so that the nodes meet.
        let other: Vec<_> = tables.iter().rev().map(|id| append(1, id)).collect();
        for ((id, one), other) in tables.iter().zip(one).zip(other.into_iter().rev()) {
            let done = [one.await.unwrap(), other.await.unwrap()];
            let winner = done.iter().position(Result::is_ok).expect("one wins");
            assert!(matches!(done[1 - winner], Err(StoreError::Conflict)), "{done:?}");
            let entries = store.load_table(id).await.unwrap().unwrap().entries;
            assert_eq!(entries[2..].last(), Some(&moved(number, &owner, &format!("node {winner}"))));
            assert_eq!(entries.len() as i64, number);
        }
    }
}

async fn a_key_is_written_once(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    let keyed = |number| Entry { key: Some("k".into()), ..moved(number, &owner, "pass") };
    store.append(&table.id, &[keyed(3)], &summary(3, [Some(&owner), None])).await.unwrap();
    let again = store.append(&table.id, &[keyed(4)], &summary(4, [Some(&owner), None])).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    let read = store.load_table(&table.id).await.unwrap().unwrap();
    assert_eq!(read.entries.len(), 3);
    assert_eq!(read.entries[2].key.as_deref(), Some("k"));
    // The failed append left nothing behind.
    store.append(&table.id, &[moved(4, &owner, "pass")], &summary(4, [Some(&owner), None])).await.unwrap();
}

async fn a_conflict_does_not_affect_other_appends_in_its_group(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(table(&store, &owner).await.id);
    }
    let keyed = |number| Entry { key: Some("k".into()), ..moved(number, &owner, "pass") };
    store.append(&tables[3], &[keyed(3)], &summary(3, [Some(&owner), None])).await.unwrap();
    let writers = tables.iter().enumerate().map(|(at, id)| {
        let (store, id, nobody) = (store.clone(), id.clone(), UserId::fresh());
        let (entries, summary) = match at {
            // A used key, a gap in the numbers, a person who does not exist.
            3 => ([keyed(4)], summary(4, [Some(&owner), None])),
            5 => ([moved(9, &owner, "gap")], summary(9, [Some(&owner), None])),
            7 => ([entry(3, None, Act::Started)], summary(3, [Some(&nobody), None])),
            _ => ([moved(3, &owner, "pass")], summary(3, [Some(&owner), None])),
        };
        tokio::spawn(async move { store.append(&id, &entries, &summary).await })
    });
    for (at, writer) in writers.collect::<Vec<_>>().into_iter().enumerate() {
        let done = writer.await.unwrap();
        match at {
            3 | 5 => assert!(matches!(done, Err(StoreError::Conflict)), "{at}: {done:?}"),
            7 => assert!(matches!(done, Err(StoreError::Database(_))), "{at}: {done:?}"),
            _ => assert!(done.is_ok(), "{at}: {done:?}"),
        }
        let length = store.load_table(&tables[at]).await.unwrap().unwrap().entries.len();
        assert_eq!(length, if [5, 7].contains(&at) { 2 } else { 3 }, "{at}");
    }
}

async fn any_text_is_kept_or_refused(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    let keyed = |number, key: &str| Entry { key: Some(key.into()), ..moved(number, &owner, "a \"b\" \\ \0 \u{1f3f0}") };
    let odd = keyed(3, "' \" \\ \u{1} é \u{1f3f0}");
    store.append(&table.id, &one(&odd), &summary(3, [Some(&owner), None])).await.unwrap();
    let nul = keyed(4, "a\0b");
    let done = store.append(&table.id, &one(&nul), &summary(4, [Some(&owner), None])).await;
    let mut expected = [table.entries, vec![odd]].concat();
    match store.kind() {
        Kind::Sqlite => expected.push(nul),
        Kind::Postgres => assert!(matches!(done, Err(StoreError::Text)), "{done:?}"),
    }
    assert_eq!(store.load_table(&table.id).await.unwrap().unwrap().entries, expected);
}

async fn tables_are_listed(TestStore { store, .. }: TestStore) {
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let first = table(&store, &ada).await;
    let second = table(&store, &eve).await;
    let handed = Act::HandedOver { seat: 1, holder: Holder::User { id: ada.clone() }, reason: Reason::Replaced };
    let mut over = summary(3, [Some(&eve), Some(&ada)]);
    over.status = "over";
    over.to_act = None;
    over.scores = Some(vec![12, 34]);
    over.seats[1].place = Some(1);
    store.append(&second.id, &[entry(3, None, handed)], &over).await.unwrap();
    let list = async |filter: TableFilter| {
        let page = store.tables(&TableFilter { limit: 10, ..filter }).await.unwrap();
        assert_eq!(page.next, None);
        page.tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    let all = TableFilter::default;
    assert_eq!(list(all()).await, [second.id.clone(), first.id.clone()], "the latest first");
    assert_eq!(list(TableFilter { status: Some(Status::Over), ..all() }).await, one(&second.id));
    assert_eq!(list(TableFilter { of: Some(ada.clone()), ..all() }).await, [second.id.clone(), first.id.clone()]);
    assert_eq!(list(TableFilter { of: Some(eve.clone()), ..all() }).await, one(&second.id));
    assert_eq!(list(TableFilter { game: Some(GameName::Y1303), ..all() }).await, []);
    assert_eq!(list(TableFilter { before: Some("103".parse().unwrap()), ..all() }).await, one(&first.id));
    let row = store.tables(&TableFilter { limit: 1, ..all() }).await.unwrap().tables.remove(0);
    assert_eq!((row.scores, row.to_act, row.number), (Some(vec![12, 34]), None, 3));
    let seats: Vec<_> = row.seats.iter().map(|seat| (seat.name.as_deref(), seat.bot.as_deref(), seat.place)).collect();
    assert_eq!(seats, [(Some("Eve"), None, None), (Some("Ada"), None, Some(1))]);
    assert_eq!(store.count_unfinished(&ada, None).await.unwrap(), 1);
    assert_eq!(store.count_unfinished(&eve, None).await.unwrap(), 0);
    assert_eq!(store.count_finished(&ada).await.unwrap(), 0, "not counted yet");
    assert!(store.rate(&second.id, GameName::Classic, 2, &[], |before| before).await.unwrap());
    assert_eq!(store.count_finished(&ada).await.unwrap(), 1);
    assert_eq!(store.unfinished_seats(&ada).await.unwrap(), one(&first.id));
    let mut both = [first.id, second.id];
    both.sort();
    assert_eq!(store.table_ids_after("", 10).await.unwrap(), both);
    assert_eq!(store.table_ids_after(both[0].as_str(), 10).await.unwrap(), [both[1].clone()]);
}

async fn pages(store: &Store, filter: &TableFilter) -> Vec<TableId> {
    let mut filter = filter.clone();
    let mut found = Vec::new();
    loop {
        let page = store.tables(&filter).await.unwrap();
        assert!(page.tables.len() == filter.limit || page.next.is_none(), "a short page is the last one");
        found.extend(page.tables.into_iter().map(|table| table.id));
        let Some(next) = page.next else { return found };
        filter.before = Some(next.to_string().parse().unwrap());
    }
}

/// All tables changed at the same moment, and one person has both seats.
async fn pages_neither_repeat_nor_skip_a_table(TestStore { store, .. }: TestStore) {
    let ada = guest(&store, "Ada").await;
    let mut expected = Vec::new();
    for number in 0..7 {
        let table = table(&store, &ada).await;
        let mut over = summary(3, [Some(&ada), Some(&ada)]);
        if number % 2 == 0 {
            over.status = "over";
        }
        let sat = Act::Sat { seat: 1, holder: Holder::User { id: ada.clone() }, called: None };
        store.append(&table.id, &[entry(3, Some(&ada), sat)], &over).await.unwrap();
        expected.push(table.id);
    }
    expected.sort();
    expected.reverse();
    for of in [None, Some(ada)] {
        for limit in 1..9 {
            let filter = TableFilter { of: of.clone(), limit, ..TableFilter::default() };
            assert_eq!(pages(&store, &filter).await, expected, "{filter:?}");
            let over = pages(&store, &TableFilter { status: Some(Status::Over), ..filter.clone() }).await;
            let running = pages(&store, &TableFilter { status: Some(Status::Running), ..filter }).await;
            assert_eq!((over.len(), running.len()), (4, 3));
        }
    }
}

async fn work_that_is_due_is_found(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    assert_eq!(store.out_of_time(i64::MAX, 9).await.unwrap(), []);
    assert_eq!(store.bots_due(i64::MAX).await.unwrap(), []);
    let mut due = summary(3, [Some(&owner), None]);
    (due.deadline, due.is_bot_to_act) = (Some(500), true);
    store.append(&table.id, &[moved(3, &owner, "pass")], &due).await.unwrap();
    assert_eq!(store.out_of_time(499, 9).await.unwrap(), []);
    assert_eq!(store.out_of_time(500, 9).await.unwrap(), one(&table.id));
    assert_eq!(store.bots_due(102).await.unwrap(), []);
    assert_eq!(store.bots_due(103).await.unwrap(), one(&table.id));
}

async fn tables_where_only_bots_play_are_counted(TestStore { store, .. }: TestStore) {
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let count = async |who: &UserId| store.count_bot_tables(who).await.unwrap();
    let table = table(&store, &ada).await;
    assert_eq!(count(&ada).await, 0, "Ada plays there");
    let left = Act::HandedOver { seat: 0, holder: Holder::Bot { level: Level::Easy }, reason: Reason::Deleted };
    store.append(&table.id, &[entry(3, None, left)], &summary(3, [None, None])).await.unwrap();
    assert_eq!((count(&ada).await, count(&eve).await), (1, 0));
    let over = Summary { status: "over", ..summary(4, [None, None]) };
    store.append(&table.id, &[moved(4, &ada, "pass")], &over).await.unwrap();
    assert_eq!(count(&ada).await, 0, "it is over");
}

async fn what_is_said_has_numbers_without_gaps(TestStore { store, .. }: TestStore) {
    let owner = guest(&store, "Ada").await;
    let table = table(&store, &owner).await;
    for text in ["one", "two", "<b>three</b>"] {
        store.say(&table.id, &owner, text, 5).await.unwrap();
    }
    let texts = |lines: Vec<caylus_server::store::ChatLine>| {
        lines.into_iter().map(|line| (line.number, line.text)).collect::<Vec<_>>()
    };
    let said = |number, text: &str| (number, text.to_owned());
    let before = |before| store.chat_before(&table.id, before, 2);
    assert_eq!(texts(before(None).await.unwrap()), [said(2, "two"), said(3, "<b>three</b>")]);
    assert_eq!(texts(before(Some(2)).await.unwrap()), [said(1, "one")]);
    assert_eq!(texts(store.chat_after(&table.id, 2, 9).await.unwrap()), [said(3, "<b>three</b>")]);
}

async fn records_are_kept(TestStore { store, .. }: TestStore) {
    let user = guest(&store, "Ada").await;
    let record = StoredRecord {
        id: RecordId::fresh(),
        user: user.clone(),
        game: GameName::Y1303,
        created_at: 3,
        text: "…\n".into(),
    };
    assert!(store.add_record(&record, 1).await.unwrap());
    assert_eq!(store.record(&record.id).await.unwrap(), Some(record.clone()));
    assert_eq!(store.record(&RecordId::fresh()).await.unwrap(), None);
    let second = StoredRecord { id: RecordId::fresh(), ..record };
    assert!(!store.add_record(&second, 1).await.unwrap(), "only one is allowed");
    assert_eq!(store.record(&second.id).await.unwrap(), None);
}

async fn a_result_is_rated_once(TestStore { store, .. }: TestStore) {
    let user = guest(&store, "Ada").await;
    let table = table(&store, &user).await;
    let rating = |rating| Rating {
        user: user.clone(),
        name: Some("Ada".to_owned()),
        rating,
        deviation: 200.25,
        volatility: 0.06,
        games: 1,
        updated_at: 9,
    };
    let game = GameName::Classic;
    let rate = |number: f64| {
        let (store, id, user, rated) = (store.clone(), table.id.clone(), user.clone(), rating(number));
        async move { store.rate(&id, game, 2, &[user], |_| vec![rated]).await.unwrap() }
    };
    assert!(!rate(1.0).await, "it is not over");
    assert_eq!(store.unrated(9).await.unwrap(), []);
    let mut over = summary(3, [Some(&user), None]);
    over.status = "over";
    store.append(&table.id, &[moved(3, &user, "pass")], &over).await.unwrap();
    assert_eq!(store.unrated(9).await.unwrap(), one(&table.id));
    assert!(rate(1512.5).await);
    assert!(!rate(1600.0).await, "already rated");
    assert_eq!(store.unrated(9).await.unwrap(), []);
    assert_eq!(store.best_ratings(game, 2, 9).await.unwrap(), [rating(1512.5)]);
    assert_eq!(store.best_ratings(game, 3, 9).await.unwrap(), []);
    assert_eq!(store.ratings_of(&user).await.unwrap(), [("classic".to_owned(), 2, rating(1512.5))]);
    // The next game starts from the new ratings.
    let next = self::table(&store, &user).await;
    store.append(&next.id, &[moved(3, &user, "pass")], &over).await.unwrap();
    let stranger = guest(&store, "Eve").await;
    let check = |before: Vec<Rating>| {
        assert_eq!(before, [rating(1512.5), Rating::beginner(stranger.clone())]);
        before
    };
    assert!(store.rate(&next.id, game, 2, &[user.clone(), stranger.clone()], check).await.unwrap());
}

async fn notices_are_tried_until_they_are_done(TestStore { store, .. }: TestStore) {
    let user = guest(&store, "Ada").await;
    let table = table(&store, &user).await;
    let target = json!({"url": "https://example.org/é"});
    let notice = Notice {
        id: NoticeId::fresh(),
        user: user.clone(),
        kind: "webhook".to_owned(),
        target,
        lang: Lang::French,
        created_at: 1,
    };
    assert!(!store.add_notice(&notice, 0).await.unwrap(), "one too many");
    assert!(store.add_notice(&notice, 1).await.unwrap());
    assert_eq!(store.notices(&user).await.unwrap(), one(&notice));
    let mut turn = summary(3, [Some(&user), None]);
    turn.notify = Some(user.clone());
    store.append(&table.id, &[moved(3, &user, "pass")], &turn).await.unwrap();
    assert_eq!(store.take_deliveries(102, 200, 9).await.unwrap(), []);
    let taken = store.take_deliveries(103, 200, 9).await.unwrap();
    assert_eq!(taken.len(), 1);
    assert_eq!((&taken[0].notice, &taken[0].table, taken[0].number, taken[0].tries), (&notice, &table.id, 3, 1));
    assert_eq!(store.take_deliveries(103, 200, 9).await.unwrap(), [], "leased");
    assert_eq!(store.take_deliveries(200, 300, 9).await.unwrap()[0].tries, 2, "the lease has expired");
    assert_eq!(store.turn_of(&table.id, &user).await.unwrap(), Some(GameName::Classic));
    store.end_delivery(&taken[0]).await.unwrap();
    assert_eq!(store.take_deliveries(999, 1000, 9).await.unwrap(), []);
    let other = guest(&store, "Eve").await;
    assert_eq!(store.turn_of(&table.id, &other).await.unwrap(), None);
    assert!(!store.remove_notice(&other, &notice.id).await.unwrap(), "not hers");
    assert!(store.remove_notice(&user, &notice.id).await.unwrap());
    assert_eq!(store.notices(&user).await.unwrap(), []);
}

async fn stored_settings_are_permanent(TestStore { store, .. }: TestStore) {
    assert_eq!(store.stored_setting("key", "one").await.unwrap(), "one");
    assert_eq!(store.stored_setting("key", "two").await.unwrap(), "one");
}

async fn a_store_can_be_opened_twice(test: TestStore) {
    let other = Store::open(&test.address).await.unwrap();
    let user = guest(&test.store, "Ada").await;
    assert!(other.user(&user).await.unwrap().is_some());
    other.try_to_write().await.unwrap();
    other.close().await;
    assert!(matches!(other.try_to_write().await, Err(StoreError::Database(_))));
    test.store.try_to_write().await.unwrap();
}

async fn whether_anything_can_be_kept_is_known(TestStore { store, .. }: TestStore) {
    store.stored_setting("key", "one").await.unwrap();
    store.try_to_write().await.unwrap();
    assert_eq!(store.stored_setting("key", "two").await.unwrap(), "one", "nothing was changed");
    store.can_write(Duration::MAX).await.unwrap();
    store.close().await;
    for within in [Duration::MAX, Duration::ZERO] {
        assert!(matches!(store.can_write(within).await, Err(StoreError::Database(_))));
    }
    assert!(matches!(store.try_to_write().await, Err(StoreError::Database(_))));
}

async fn a_database_of_another_version_is_left_alone(test: TestStore) {
    Store::open_existing(&test.address).await.unwrap();
    let pool = sqlx::AnyPool::connect(&test.address).await.unwrap();
    let count = async || sqlx::query("SELECT version FROM _sqlx_migrations").fetch_all(&pool).await.unwrap().len();
    sqlx::query("DELETE FROM _sqlx_migrations").execute(&pool).await.unwrap();
    let reason = Store::open_existing(&test.address).await.unwrap_err().to_string();
    assert!(reason.contains("schema of another version") && reason.contains("backup"), "{reason}");
    assert_eq!(count().await, 0, "nothing was changed");
}

/// PostgreSQL only: SQLite supports a single node.
#[tokio::test]
async fn nodes_notify_each_other() {
    let test = crate::common::postgres().await;
    let other = Store::open(&test.address).await.unwrap();
    let mut listener = other.listen().await.unwrap();
    let user = guest(&test.store, "Ada").await;
    let table = table(&test.store, &user).await;
    assert_eq!(listener.next().await.unwrap(), Change::Entry(table.id.clone(), 2));
    let other_table = self::table(&test.store, &user).await;
    assert_eq!(listener.next().await.unwrap(), Change::Entry(other_table.id.clone(), 2));
    let late = test.store.append(&other_table.id, &[moved(9, &user, "pass")], &summary(9, [Some(&user), None])).await;
    assert!(late.is_err());
    test.store.say(&table.id, &user, "hello", 1).await.unwrap();
    assert_eq!(listener.next().await.unwrap(), Change::Chat(table.id), "the chat message, not the failed append");
}
