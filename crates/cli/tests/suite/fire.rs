//! Stress tests of a few seconds each: load, crashes, database outages, competing servers. `caylus-fire` does the long runs.
#![cfg(unix)]

use std::sync::Arc;
use std::time::Duration;

use caylus_fire::client::{Client, Guest};
use caylus_fire::crash::{self, Crashes};
use caylus_fire::database::{Database, FailureMode, Kind};
use caylus_fire::grow::{self, Growth};
use caylus_fire::hog::{self, Hog};
use caylus_fire::latency::Latencies;
use caylus_fire::ledger::Ledger;
use caylus_fire::load::{self, Load, Sizes};
use caylus_fire::outage::{self, Outages};
use caylus_fire::player::Tolerance;
use caylus_fire::round::Size;
use caylus_fire::server::Program;
use caylus_fire::silent::{self, Silent};
use caylus_fire::tables::{self, Table};
use caylus_fire::twins::{self, Races};
use serde_json::{Value, json};

/// The load of tests in which something fails.
const SMALL: Size = Size { tables: 6, seats: 3 };

async fn program(kind: Kind) -> (Program, Database) {
    let database = Database::new(kind).await.unwrap();
    (Program::new(env!("CARGO_BIN_EXE_caylus"), &database.address), database)
}

/// Makes one test per function and database.
macro_rules! on_both {
    ($($name:ident),*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::Kind::Sqlite).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::Kind::Postgres).await;
            })*
        }
    };
}

on_both!(
    every_viewer_sees_every_move_under_load,
    crash_loses_nothing,
    play_resumes_after_a_database_outage,
    play_resumes_after_the_disk_was_full,
    lists_answer_as_the_database_grows
);

async fn every_viewer_sees_every_move_under_load(kind: Kind) {
    let (program, _database) = program(kind).await;
    let (warm_up, time) = (Duration::ZERO, Duration::from_secs(2));
    let load = Load { tables: 12, seats: 3, spectators: 1, rate: None, threads: 2, warm_up, time };
    let report = load::run(&program, load, |_| {}).await.unwrap();
    assert!(report.passed() && report.sockets == 48, "{report:?}");
    let Latencies { p50_ms, p99_ms, longest_ms } = report.latency;
    assert!(p50_ms > 0.0 && p50_ms <= p99_ms && p99_ms <= longest_ms, "{report:?}");
    let Sizes { p50, p95 } = report.message_bytes;
    assert!(p50 > 0 && p50 <= p95, "{report:?}");
}

async fn crash_loses_nothing(kind: Kind) {
    let (program, _database) = program(kind).await;
    let report = crash::run(&program, Crashes { rounds: 2, size: SMALL, seed: 1 }).await.unwrap();
    assert!(report.outcome.passed() && report.crashes == 2 && report.outcome.moves > 0, "{report:?}");
}

async fn play_resumes_after_a_database_outage(kind: Kind) {
    fails_and_recovers(kind, FailureMode::Unavailable).await;
}

async fn play_resumes_after_the_disk_was_full(kind: Kind) {
    fails_and_recovers(kind, FailureMode::ReadOnly).await;
}

/// Long runs measure the time of lists; this only checks their answers.
async fn lists_answer_as_the_database_grows(kind: Kind) {
    // It creates its own databases.
    let program = Program::new(env!("CARGO_BIN_EXE_caylus"), "");
    let growth = Growth { tables: vec![50, 400], requests: 2, games: 1 };
    let report = grow::run(&program, kind, &growth, |_| {}).await.unwrap();
    let rows = |question: &str| report.lists.iter().find(|list| list.question == question).unwrap().rows.clone();
    assert_eq!((rows("status=over"), rows("mine=1"), rows("limit=100")), (vec![20, 20], vec![0, 0], vec![33, 100]));
    assert!(report.bytes_per_game.values().all(|bytes| *bytes > 0) && report.bytes_per_game.len() == 3, "{report:?}");
}

async fn fails_and_recovers(kind: Kind, mode: FailureMode) {
    let database = Database::with_failure_mode(kind, mode).await.unwrap();
    let mut program = Program::new(env!("CARGO_BIN_EXE_caylus"), &database.address);
    program.prefix = database.prefix();
    let report = outage::run(&program, &database, Outages { rounds: 1, mode, size: SMALL }).await.unwrap();
    assert!(report.passed() && report.told.0 > 0 && report.told.1 > 0 && report.outcome.moves > 0, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_conflicting_servers_wins() {
    let (program, _database) = program(Kind::Postgres).await;
    let report = twins::run(&program, Races { tables: 3, seats: 2, rounds: 15, seed: 1 }).await.unwrap();
    assert!(report.passed() && report.duels == 45, "{report:?}");
}

/// However many tables and hints one guest has, bots of other tables only wait for searches already running.
#[tokio::test(flavor = "multi_thread")]
async fn one_guest_cannot_starve_other_tables_bots() {
    let (program, _database) = program(Kind::Sqlite).await;
    let report = hog::run(&program, Hog { bot_ms: 400, workers: 1, tables: 16, answers: 4 }).await.unwrap();
    assert!(report.faults.is_empty() && report.tables == 16 && report.bot_tables == 3, "{report:?}");
    assert!(report.decisions > 0 && report.refused_hints > 0, "{report:?}");
    // First come, first served would let all 15 other tables go first.
    assert!(report.easy.overtaken <= 3 && report.hard.overtaken <= 4, "{report:?}");
}

/// The server gets so few file descriptors that the connections exhaust them.
#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_are_closed_and_health_checks_answered() {
    let (program, _database) = program(Kind::Sqlite).await;
    let silent = Silent { connections: 300, files: 256, idle: 5, checks: 10 };
    let report = silent::run(&program, silent).await.unwrap();
    assert!(report.passed() && report.one_address.served == 10, "{report:?}");
    assert!(report.many_addresses.healthy == 10 && report.many_addresses.refused > 0, "{report:?}");
}

/// On shutdown, sockets get a `bye` and running requests their answer.
#[tokio::test(flavor = "multi_thread")]
async fn shutdown_finishes_requests_in_flight() {
    let (mut program, _database) = program(Kind::Sqlite).await;
    program.arguments.extend(["--bot-ms".to_owned(), "1500".to_owned()]);
    let server = program.start().await.unwrap();
    let client = Client::new(&server.address);
    let guest = client.guest("Ada").await.unwrap();
    let new = json!({"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let table = client.post(&guest, "/api/tables", &new).await.unwrap()["id"].as_str().unwrap().to_owned();
    let mut socket = client.watch(&guest, &table, 0).await.unwrap();
    assert_eq!(socket.next().await.unwrap().unwrap()["type"], "hello");
    assert_eq!(socket.next().await.unwrap().unwrap()["type"], "chat");
    // A hint takes the bots' thinking time.
    let path = format!("/api/tables/{table}/hint");
    let hint = tokio::spawn({
        let (client, guest) = (client.clone(), guest.clone());
        async move { client.post(&guest, &path, &json!({})).await }
    });
    let is_thinking = async || client.text("/metrics").await.unwrap().contains("caylus_bots_thinking 1");
    while !is_thinking().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let ended = tokio::spawn(server.terminate());
    assert_eq!(socket.next().await.unwrap(), Some(json!({"type": "bye"})));
    assert_eq!(socket.next().await.unwrap(), None);
    assert!(hint.await.unwrap().unwrap()["hints"].as_array().is_some_and(|hints| !hints.is_empty()));
    assert_eq!(ended.await.unwrap(), Ok(true));
}

/// Plays a game of Magna Carta and looks for its secrets in log and metrics.
#[tokio::test(flavor = "multi_thread")]
async fn logs_and_metrics_hold_no_secrets() {
    let (mut program, _database) = program(Kind::Sqlite).await;
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    program.log = Some(log.clone());
    program.arguments.extend(["--log".to_owned(), "json".to_owned(), "--log-level".to_owned(), "trace".to_owned()]);
    let server = program.start().await.unwrap();
    let client = Client::new(&server.address);
    let account = json!({"name": "Ada", "password": "rose window"});
    let ada = client.sign_in("/api/accounts", &account).await.unwrap();
    client.sign_in("/api/session", &json!({"name": "Ada", "password": "lancet arch"})).await.unwrap_err();
    let token = client.post(&ada, "/api/me/tokens", &json!({"label": "my program"})).await.unwrap()["token"].clone();
    let ben = client.guest("Ben").await.unwrap();
    let new = json!({"game": "magna-carta", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = client.post(&ada, "/api/tables", &new).await.unwrap()["id"].as_str().unwrap().to_owned();
    client.post(&ben, &format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    client.post(&ben, &format!("/api/tables/{table}/chat"), &json!({"text": "between us"})).await.unwrap();
    let table = Table { id: table, guests: vec![ada, ben], game: "magna-carta" };
    let ledger = Arc::new(Ledger::default());
    let (_stop, stopped) = tokio::sync::watch::channel(false);
    let players = tables::players(&client, std::slice::from_ref(&table), &ledger, Tolerance::Nothing, 1);
    for player in players.into_iter().map(|player| tokio::spawn(player.play(stopped.clone()))).collect::<Vec<_>>() {
        player.await.unwrap();
    }
    assert_eq!(ledger.faults(), Vec::<String>::new());
    let rejected = json!({"move": "build no-such-card", "number": 1});
    client.post(&table.guests[0], &format!("/api/tables/{}/moves", table.id), &rejected).await.unwrap_err();
    let record = client.text(&format!("/api/tables/{}/record", table.id)).await.unwrap();
    let figures = client.text("/metrics").await.unwrap();
    assert_eq!(server.terminate().await, Ok(true));
    let log = std::fs::read_to_string(log).unwrap();
    let mut answered = 0;
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        if line["fields"]["message"] == "answered" {
            assert!(line["span"]["id"].as_str().is_some_and(|id| !id.is_empty()), "every request has an id: {line}");
            answered += 1;
        }
    }
    assert!(answered > 5, "{log}");
    let written = log + &figures;
    assert!(written.contains("/api/tables/{id}/moves") && written.contains("caylus_commit_seconds"), "{written}");
    let header = |name: &str| record.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim().to_owned();
    let (_, moves) = record.split_once("\n\n").unwrap();
    let mut secrets: Vec<&str> =
        moves.split_whitespace().filter(|word| word.len() > 5 && !word.contains('.')).collect();
    let seed = header("seed:");
    secrets.extend([
        &*seed,
        "rose window",
        "lancet arch",
        token.as_str().unwrap(),
        "between us",
        "no-such-card",
        &table.id,
    ]);
    let cookies = table.guests.iter().map(Guest::secret);
    let leaked: Vec<_> = secrets.into_iter().chain(cookies).filter(|secret| written.contains(secret)).collect();
    assert_eq!(leaked, Vec::<&str>::new());
}
