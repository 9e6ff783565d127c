//! Twins: two servers on one PostgreSQL database get conflicting moves at the same moment. One must win, the other must be refused with
//! the current state, and viewers at both servers must see the same entries.

use futures_util::future::try_join_all;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde_json::{Value, json};

use crate::client::{Client, Error, Guest, Socket};
use crate::server::Program;
use crate::tables::{self, Table};

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Races {
    /// Number of tables.
    pub tables: usize,
    /// Seats per table.
    pub seats: usize,
    /// Conflicts per table, unless the game ends before.
    pub rounds: usize,
    /// Seed for the moves.
    pub seed: u64,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Conflicts: positions answered at both servers at the same moment.
    pub duels: usize,
    /// Conflicts the first server won.
    pub first: usize,
    /// Conflicts the second server won.
    pub second: usize,
    /// Entries seen at both servers.
    pub entries: usize,
    /// Failed checks.
    pub faults: Vec<String>,
}

impl Report {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        self.duels > 0 && self.first + self.second == self.duels && self.faults.is_empty()
    }
}

/// Runs the test.
pub async fn run(program: &Program, races: Races) -> Result<Report, Error> {
    let servers = [program.start().await?, program.start().await?];
    let clients = [Client::new(&servers[0].address), Client::new(&servers[1].address)];
    let tables = tables::create(&clients[0], races.tables, races.seats).await?;
    let mut rng = SmallRng::seed_from_u64(races.seed);
    let runs = tables.iter().map(|table| race(&clients, table, races.rounds, SmallRng::from_rng(&mut rng)));
    let mut report = Report::default();
    for one in try_join_all(runs.collect::<Vec<_>>()).await? {
        report.duels += one.duels;
        report.first += one.first;
        report.second += one.second;
        report.entries += one.entries;
        report.faults.extend(one.faults);
    }
    Ok(report)
}

/// A viewer at one of the servers, with all entries it has seen.
struct Viewer {
    socket: Socket,
    table: Value,
    log: Vec<Value>,
}

impl Viewer {
    async fn new(client: &Client, guest: &Guest, table: &str) -> Result<Self, Error> {
        let mut viewer = Self { socket: client.watch(guest, table, 0).await?, table: Value::Null, log: Vec::new() };
        viewer.read_to(1).await?;
        Ok(viewer)
    }

    fn number(&self) -> i64 {
        self.table["number"].as_i64().unwrap_or_default()
    }

    /// Reads messages until this entry has been seen.
    async fn read_to(&mut self, number: i64) -> Result<(), Error> {
        while self.number() < number {
            let mut message = self.socket.next().await?.ok_or("the server closed a socket")?;
            if !message["table"].is_null() {
                self.table = message["table"].take();
                self.log.extend(message["entries"].as_array().cloned().unwrap_or_default());
            }
        }
        Ok(())
    }
}

async fn race(clients: &[Client; 2], table: &Table, rounds: usize, mut rng: SmallRng) -> Result<Report, Error> {
    let mut report = Report::default();
    // One viewer per seat and server.
    let mut viewers = Vec::new();
    for guest in &table.guests {
        let id = &table.id;
        viewers.push([Viewer::new(&clients[0], guest, id).await?, Viewer::new(&clients[1], guest, id).await?]);
    }
    let mut number = viewers.iter().flatten().map(Viewer::number).max().unwrap_or_default();
    for round in 0..rounds {
        for viewer in viewers.iter_mut().flatten() {
            viewer.read_to(number).await?;
        }
        let position = |seat: &[Viewer; 2]| seat[0].table["position"].clone();
        let is_to_act = |position: &Value| position["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let positions: Vec<Value> = viewers.iter().map(position).collect();
        let Some(seat) = positions.iter().position(is_to_act) else { break };
        let position = &positions[seat];
        let legal = position["legal"].as_array().cloned().unwrap_or_default();
        let answer = |twin: usize, rng: &mut SmallRng| {
            let chosen = &legal[rng.random_range(0..legal.len())]["move"];
            json!({"move": chosen, "number": position["number"], "key": format!("{round} {twin}")})
        };
        let answers = [answer(0, &mut rng), answer(1, &mut rng)];
        let (path, guest) = (format!("/api/tables/{}/moves", table.id), &table.guests[seat]);
        let (one, two) = tokio::join!(
            clients[0].try_post(guest, &path, &answers[0]),
            clients[1].try_post(guest, &path, &answers[1])
        );
        let results = [one?, two?];
        report.duels += 1;
        let winner = results.iter().position(|(status, _)| *status == 200);
        let (Some(winner), Some(loser)) = (winner, results.iter().position(|(status, _)| *status == 409)) else {
            report.faults.push(format!(
                "table {}: expected one 200 and one 409, got {} and {}",
                table.id, results[0].0, results[1].0
            ));
            return Ok(report);
        };
        *[&mut report.first, &mut report.second][winner] += 1;
        let (won, lost) = (&results[winner].1, &results[loser].1);
        // The refusal must carry the state that the winner created.
        let state = &lost["state"]["position"];
        if lost["code"] != "late" || lost["number"] != won["number"] || *state != won["table"]["position"] {
            report.faults.push(format!("table {}: the refusal lacks the current state: {lost}", table.id));
        }
        number = won["number"].as_i64().unwrap_or_default();
    }
    for viewer in viewers.iter_mut().flatten() {
        viewer.read_to(number).await?;
    }
    for [one, two] in &viewers {
        if one.log != two.log || !one.log.iter().map(|entry| entry["number"].as_i64()).eq((1..=number).map(Some)) {
            report.faults.push(format!("table {}: viewers at the two servers saw different entries", table.id));
        }
    }
    report.entries = viewers[0][0].log.len();
    Ok(report)
}
