//! Finished games: ratings and `admin verify`.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use caylus_bots::Level;
use caylus_rules::family::GameName;
use caylus_server::admin::{self, Verified};
use caylus_server::app::App;
use caylus_server::ids::{Fresh, TableId, UserId};
use caylus_server::ratings::rate_ended;
use caylus_server::service::Who;
use caylus_server::store::Rating;
use caylus_table::{Beginning, Command, NewTable, Pace, PersonName, SeatPlan, Settings, StandIn, Table};
use serde_json::{Value, json};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

on_both!(
    accounts_are_rated_once,
    others_are_not_rated,
    ratings_take_a_moment,
    leavers_lose_to_players_who_stay,
    only_those_who_started_are_rated,
    a_chosen_beginning_is_not_rated,
    stored_games_are_verified,
);

async fn account(app: &App, name: &str) -> Who {
    let id = UserId::fresh();
    app.store.add_account(&id, name, "hash", 1).await.unwrap();
    Who { id, name: PersonName { name: Some(name.to_owned()), is_guest: false } }
}

async fn guest(app: &App, name: &str) -> Who {
    let id = UserId::fresh();
    app.store.add_guest(&id, name, 1).await.unwrap();
    Who { id, name: PersonName { name: Some(name.to_owned()), is_guest: true } }
}

fn settings(players: usize, stand_in: StandIn) -> Settings {
    let game = GameName::Classic;
    Settings { game, players, options: String::new(), is_public: true, pace: Pace::Untimed, stand_in }
}

/// A table of these people that continues from the given moves.
async fn table(app: &App, people: &[&Who], moves: Vec<String>, stand_in: StandIn) -> Arc<Table> {
    let new = NewTable {
        settings: settings(people.len(), stand_in),
        seats: people.iter().map(|who| SeatPlan::Taken(who.id.clone())).collect(),
        beginning: Beginning::Seed { seed: 1, is_chosen: false },
        moves,
    };
    let names: HashMap<_, _> = people.iter().map(|who| (who.id.clone(), who.name.clone())).collect();
    app.service.create(&people[0].id, new, names).await.unwrap()
}

async fn play_on(app: &App, people: &[&Who], mut table: Arc<Table>) -> TableId {
    while let Some(seat) = table.to_act() {
        let chosen = table.game().choices().remove(0).chosen;
        let command = Command::Move { chosen, number: table.position_number() };
        table = app.service.act(table.id(), Some(people[seat]), None, &command).await.unwrap().table;
    }
    table.id().clone()
}

async fn games(app: &App, who: &Who, players: usize) -> i64 {
    let ratings = app.store.ratings_of(&who.id).await.unwrap();
    ratings.iter().filter(|rated| rated.1 == players as i64).map(|rated| rated.2.games).sum()
}

async fn accounts_are_rated_once(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let (ada, eve) = (account(&app, "Ada").await, account(&app, "Eve").await);
    let people = [&ada, &eve];
    let first = table(&app, &people, Vec::new(), StandIn::End).await;
    rate_ended(&app.store).await.unwrap();
    assert_eq!(games(&app, &ada, 2).await, 0, "the game is not over");
    let first = play_on(&app, &people, first).await;
    rate_ended(&app.store).await.unwrap();
    rate_ended(&app.store).await.unwrap();
    assert_eq!((games(&app, &ada, 2).await, games(&app, &eve, 2).await), (1, 1));
    let places = app.service.table(&first).await.unwrap().result().unwrap().places.unwrap();
    let best = app.store.best_ratings(GameName::Classic, 2, 9).await.unwrap();
    let (winner, loser) = if places[0] < places[1] { (&ada, &eve) } else { (&eve, &ada) };
    if places[0] != places[1] {
        assert_eq!((&best[0].user, &best[1].user), (&winner.id, &loser.id));
        assert!(best[0].rating > 1500.0 && best[1].rating < 1500.0, "{best:?}");
    }

    let second = table(&app, &people, Vec::new(), StandIn::End).await;
    app.service.act(second.id(), Some(winner), None, &Command::Resign).await.unwrap();
    rate_ended(&app.store).await.unwrap();
    let after = app.store.best_ratings(GameName::Classic, 2, 9).await.unwrap();
    assert!(after.iter().all(|rating| rating.games == 2), "{after:?}");
    let of = |who: &Who| after.iter().find(|rating| rating.user == who.id).unwrap().rating;
    assert!(of(winner) < best[0].rating && of(loser) > best[1].rating, "resigning counts as a loss: {after:?}");
    let client = Client::of(app.clone());
    let listed = client.get("/api/ratings?game=classic&players=2").await.is(200);
    assert_eq!(listed[0]["games"], json!(2));

    let changes = async |id: &TableId| client.get(&format!("/api/tables/{id}/ratings")).await.is(200);
    let change = |doc: &Value, who: &Who| {
        let changes = doc["changes"].as_array().unwrap();
        let own = changes.iter().find(|change| change["user"] == json!(who.id)).unwrap();
        (own["before"].as_f64().unwrap(), own["after"].as_f64().unwrap())
    };
    let (one, two) = (changes(&first).await, changes(second.id()).await);
    assert_eq!((&one["is_done"], one["changes"].as_array().unwrap().len()), (&json!(true), 2));
    for (who, last) in [(winner, of(winner)), (loser, of(loser))] {
        assert_eq!(change(&one, who).0, 1500.0);
        assert_eq!(change(&one, who).1, change(&two, who).0, "the second game starts where the first ended");
        assert_eq!(change(&two, who).1, last);
    }
    app.store.forget_user(&loser.id, 1).await.unwrap();
    let rest = changes(&first).await;
    assert_eq!(rest["changes"].as_array().unwrap().len(), 1, "deleting an account deletes its ratings");
}

async fn ratings_take_a_moment(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let client = Client::of(app.clone());
    let (ada, kim) = (account(&app, "Ada").await, guest(&app, "Kim").await);
    let people = [&ada, &kim];
    let table = table(&app, &people, Vec::new(), StandIn::End).await;
    let path = format!("/api/tables/{}/ratings", table.id());
    client.get(&path).await.refuses_with(403, "not-over");
    client.get("/api/tables/nowhere/ratings").await.is(404);
    play_on(&app, &people, table).await;
    assert_eq!(client.get(&path).await.is(200), json!({ "is_done": false, "changes": [] }));
    rate_ended(&app.store).await.unwrap();
    assert_eq!(client.get(&path).await.is(200), json!({ "is_done": true, "changes": [] }), "guests are not rated");
}

async fn others_are_not_rated(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let (ada, eve, kim) = (account(&app, "Ada").await, account(&app, "Eve").await, guest(&app, "Kim").await);
    let people = [&ada, &kim];
    let with_guest = table(&app, &people, Vec::new(), StandIn::End).await;
    play_on(&app, &people, with_guest).await;
    let alone = table(&app, &[&ada, &ada], Vec::new(), StandIn::End).await;
    play_on(&app, &[&ada, &ada], alone).await;
    let known = table(&app, &[&ada, &eve], Vec::new(), StandIn::End).await;
    let moves = vec![known.game().choices().remove(0).chosen];
    let forked = table(&app, &[&ada, &eve], moves, StandIn::End).await;
    play_on(&app, &[&ada, &eve], forked).await;
    rate_ended(&app.store).await.unwrap();
    assert_eq!((games(&app, &ada, 2).await, games(&app, &eve, 2).await), (0, 0));
    assert_eq!(app.store.unrated(9).await.unwrap(), [], "they are not considered again");

    // With a guest as third player, the two accounts are still rated. A leaver ranks behind everyone else.
    let people = [&ada, &eve, &kim];
    let three = table(&app, &people, Vec::new(), StandIn::Bot { level: Level::Random }).await;
    app.service.act(three.id(), Some(&ada), None, &Command::Resign).await.unwrap();
    app.service.act(three.id(), Some(&kim), None, &Command::Resign).await.unwrap();
    let mut table = app.service.table(three.id()).await.unwrap();
    while let Some(seat) = table.to_act() {
        if seat == 1 {
            let chosen = table.game().choices().remove(0).chosen;
            let command = Command::Move { chosen, number: table.position_number() };
            app.service.act(three.id(), Some(&eve), None, &command).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        table = app.service.table(three.id()).await.unwrap();
    }
    rate_ended(&app.store).await.unwrap();
    let best = app.store.best_ratings(GameName::Classic, 3, 9).await.unwrap();
    assert_eq!(best.iter().map(|rating| &rating.user).collect::<Vec<_>>(), [&eve.id, &ada.id]);
}

/// The rated people for this number of players, best first; equal ratings are joined with `+`.
async fn ranking(app: &App, people: &[&Who]) -> Vec<String> {
    rate_ended(&app.store).await.unwrap();
    let best = app.store.best_ratings(GameName::Classic, people.len(), 9).await.unwrap();
    let name = |id: &UserId| people.iter().find(|who| who.id == *id).unwrap().name.name.clone().unwrap();
    let places = best.chunk_by(|one, next| (one.rating - next.rating).abs() < 1e-6);
    let names = |place: &[Rating]| place.iter().map(|rating| name(&rating.user)).collect::<Vec<_>>();
    let mut ranked: Vec<Vec<String>> = places.map(names).collect();
    ranked.iter_mut().for_each(|place| place.sort());
    ranked.into_iter().map(|place| place.join("+")).collect()
}

async fn leavers_lose_to_players_who_stay(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let bot = StandIn::Bot { level: Level::Random };
    let act = async |table: &Table, who: &Who, command: Command| {
        app.service.act(table.id(), Some(who), None, &command).await.unwrap();
    };
    // Coming back does not help, nor does it help if all the others leave later.
    let (ada, eve) = (account(&app, "Ada").await, account(&app, "Eve").await);
    let two = table(&app, &[&ada, &eve], Vec::new(), bot).await;
    act(&two, &ada, Command::Resign).await;
    act(&two, &ada, Command::Return).await;
    act(&two, &eve, Command::Resign).await;
    act(&two, &ada, Command::Resign).await;
    assert_eq!(ranking(&app, &[&ada, &eve]).await, ["Eve", "Ada"], "the first to leave loses");

    let (fay, gil) = (account(&app, "Fay").await, account(&app, "Gil").await);
    let three = table(&app, &[&ada, &fay, &gil], Vec::new(), StandIn::End).await;
    act(&three, &fay, Command::Resign).await;
    assert_eq!(ranking(&app, &[&ada, &fay, &gil]).await, ["Ada+Gil", "Fay"]);
}

async fn only_those_who_started_are_rated(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let (ada, eve, kim) = (account(&app, "Ada").await, account(&app, "Eve").await, guest(&app, "Kim").await);
    let (fay, gil) = (account(&app, "Fay").await, account(&app, "Gil").await);
    let pool = sqlx::AnyPool::connect(&test.address).await.unwrap();
    // Ada resigns, and a guest or another account takes over her seat.
    for (people, next) in [([&ada, &eve], &kim), ([&fay, &gil], &ada)] {
        let before = games(&app, &ada, 2).await;
        let left = table(&app, &people, Vec::new(), StandIn::Bot { level: Level::Random }).await;
        app.service.act(left.id(), Some(people[0]), None, &Command::Resign).await.unwrap();
        // Pretend that was long ago.
        let sql = "UPDATE entries SET at = 0 WHERE table_id = $1";
        sqlx::query(sql).bind(left.id().as_str()).execute(&pool).await.unwrap();
        let taken = app.service.act(left.id(), Some(next), None, &Command::Replace { seat: 0 }).await.unwrap().table;
        play_on(&app, &[next, people[1]], taken).await;
        rate_ended(&app.store).await.unwrap();
        let best = app.store.best_ratings(GameName::Classic, 2, 9).await.unwrap();
        let of = |who: &Who| best.iter().find(|rating| rating.user == who.id).map(|rating| rating.rating);
        assert!(of(people[0]).unwrap() < 1500.0 && of(people[1]).unwrap() > 1500.0, "{best:?}");
        let extra = i64::from(people[0].id == ada.id);
        assert_eq!(games(&app, &ada, 2).await, before + extra, "nobody is rated for a seat taken over");
    }
    assert_eq!(games(&app, &kim, 2).await, 0);
}

async fn a_chosen_beginning_is_not_rated(test: TestStore) {
    let client = Client::new(&test, unlimited());
    let (mut ada, mut eve) = (client.another(), client.another());
    ada.sign("/api/accounts", json!({"name": "Ada", "password": "rose window"})).await;
    eve.sign("/api/accounts", json!({"name": "Eve", "password": "rose window"})).await;
    let play = async |change: Value| {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let mut new = json!({"seats": seats, "stand_in": {"kind": "end"}});
        new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let id = ada.json("POST", "/api/tables", new).await.is(201)["id"].as_str().unwrap().to_owned();
        eve.json("POST", &format!("/api/tables/{id}/join"), json!({})).await.is(200);
        eve.json("POST", &format!("/api/tables/{id}/resign"), json!({})).await.is(200);
        rate_ended(&test.store).await.unwrap();
        let best = test.store.best_ratings(GameName::Classic, 2, 9).await.unwrap();
        (id, best.first().map_or(0, |rating| rating.games))
    };
    let (known, games) = play(json!({"game": "classic"})).await;
    assert_eq!(games, 1);
    assert_eq!(play(json!({"game": "classic", "seed": "7"})).await.1, 1, "a seed");
    assert_eq!(play(json!({"from": {"table": known, "moves": 0}})).await.1, 1, "the seed of another game");
    assert_eq!(play(json!({"game": "classic"})).await.1, 2);
}

async fn stored_games_are_verified(test: TestStore) {
    let app = App::new(test.store.clone(), unlimited());
    let (ada, eve) = (account(&app, "Ada").await, account(&app, "Eve").await);
    let people = [&ada, &eve];
    let over = table(&app, &people, Vec::new(), StandIn::End).await;
    let over = play_on(&app, &people, over).await;
    table(&app, &people, Vec::new(), StandIn::End).await;
    let verify = async || {
        let (verified, lines) = verify(&test).await;
        (verified.tables, lines)
    };
    assert_eq!(verify().await, (2, Vec::new()));
    // As if older rules had scored differently.
    let pool = sqlx::AnyPool::connect(&test.address).await.unwrap();
    sqlx::query("UPDATE tables SET scores = '[1,2]' WHERE status = 'over'").execute(&pool).await.unwrap();
    let (_, told) = verify().await;
    assert!(told.len() == 1 && told[0].starts_with(&format!("table {over}: scores: ")), "{told:?}");
    // As if a move had become illegal.
    let sql = "UPDATE entries SET act = '{\"act\":\"moved\",\"chosen\":\"place x9\"}' WHERE number = 5";
    sqlx::query(sql).execute(&pool).await.unwrap();
    let (_, told) = verify().await;
    assert!(told.len() == 1 && told[0].contains("place x9"), "{told:?}");
}

/// Runs `admin verify` and returns its result and its report.
async fn verify(test: &TestStore) -> (Verified, Vec<String>) {
    let address = test.address.clone();
    let verify = move || {
        let mut lines = Vec::new();
        let mut tell = |line: &str| {
            lines.push(line.to_owned());
            Ok(())
        };
        (admin::verify(&address, &mut tell).unwrap(), lines)
    };
    tokio::task::spawn_blocking(verify).await.unwrap()
}

/// Damage that replaying games does not reveal: dangling references and an overwritten page.
#[tokio::test]
async fn damage_of_a_sqlite_file_is_found() {
    let test = crate::common::sqlite().await;
    let path = test.address.strip_prefix("sqlite:").unwrap().to_owned();
    let verify = async || {
        let (verified, lines) = verify(&test).await;
        assert_eq!(verified.faults, lines.len());
        lines
    };
    let pool = sqlx::AnyPool::connect(&test.address).await.unwrap();
    let mut connection = pool.acquire().await.unwrap();
    for number in 0..50 {
        let sql = format!("INSERT INTO users (id, name, created_at, seen_at) VALUES ('u{number}', 'Ada', 1, 1)");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut *connection).await.unwrap();
    }
    assert_eq!(verify().await, Vec::<String>::new());
    let sql = "PRAGMA foreign_keys = OFF; INSERT INTO records VALUES ('r', 'nobody', 'classic', 1, '')";
    sqlx::raw_sql(sql).execute(&mut *connection).await.unwrap();
    assert_eq!(verify().await, ["database: a row in `records` refers to a missing row in `users`"]);
    sqlx::raw_sql("DELETE FROM records; PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *connection).await.unwrap();
    let sql = "SELECT rootpage AS page FROM sqlite_master WHERE name = 'sqlite_autoindex_users_1'";
    let page: i64 = sqlx::Row::get(&sqlx::query(sql).fetch_one(&mut *connection).await.unwrap(), "page");
    drop(connection);
    pool.close().await;
    test.store.close().await;
    // Overwrite the second half of an index page.
    let mut bytes = std::fs::read(&path).unwrap();
    let start = (page as usize - 1) * 4096 + 2048;
    bytes[start..start + 2048].fill(0x55);
    std::fs::write(&path, bytes).unwrap();
    let faults = verify().await;
    assert!(!faults.is_empty() && faults.iter().all(|fault| fault.starts_with("database: ")), "{faults:?}");
}
