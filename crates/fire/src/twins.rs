//! Twins: two servers on one PostgreSQL are sent answers to the same position at the same moment. One wins, the other is refused with
//! the table as it is now, and whoever watches sees the same at both.

use futures_util::future::try_join_all;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde_json::{Value, json};

use crate::client::{Client, Fault, Guest, Socket};
use crate::server::Program;
use crate::tables::{self, Table};

/// How often.
#[derive(Clone, Copy, Debug)]
pub struct Duels {
    /// Tables.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// How many positions are answered twice at each table, unless the game ends before.
    pub rounds: usize,
    /// For the moves.
    pub seed: u64,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Positions that were answered on both servers at the same moment.
    pub duels: usize,
    /// How many of them the first server won.
    pub first: usize,
    /// How many the second.
    pub second: usize,
    /// Entries that all viewers at both servers have seen.
    pub entries: usize,
    /// What went wrong.
    pub faults: Vec<String>,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        self.duels > 0 && self.first + self.second == self.duels && self.faults.is_empty()
    }
}

/// Starts two servers and lets them meet.
pub async fn run(program: &Program, duels: Duels) -> Result<Report, Fault> {
    let servers = [program.start().await?, program.start().await?];
    let clients = [Client::new(&servers[0].address), Client::new(&servers[1].address)];
    let tables = tables::make(&clients[0], duels.tables, duels.seats).await?;
    let mut luck = SmallRng::seed_from_u64(duels.seed);
    let meetings = tables.iter().map(|table| meet(&clients, table, duels.rounds, SmallRng::from_rng(&mut luck)));
    let mut report = Report::default();
    for one in try_join_all(meetings.collect::<Vec<_>>()).await? {
        report.duels += one.duels;
        report.first += one.first;
        report.second += one.second;
        report.entries += one.entries;
        report.faults.extend(one.faults);
    }
    Ok(report)
}

/// A viewer at one of the servers, and all that it has seen.
struct Viewer {
    socket: Socket,
    table: Value,
    log: Vec<Value>,
}

impl Viewer {
    async fn new(client: &Client, guest: &Guest, table: &str) -> Result<Self, Fault> {
        let mut viewer = Self { socket: client.watch(guest, table, 0).await?, table: Value::Null, log: Vec::new() };
        viewer.reach(1).await?;
        Ok(viewer)
    }

    fn number(&self) -> i64 {
        self.table["number"].as_i64().unwrap_or_default()
    }

    /// Reads until this entry has been seen.
    async fn reach(&mut self, number: i64) -> Result<(), Fault> {
        while self.number() < number {
            let mut message = self.socket.next().await?.ok_or("a socket was closed")?;
            if message["type"] == "table" {
                self.table = message["table"].take();
                self.log.extend(message["entries"].as_array().cloned().unwrap_or_default());
            }
        }
        Ok(())
    }
}

async fn meet(clients: &[Client; 2], table: &Table, rounds: usize, mut luck: SmallRng) -> Result<Report, Fault> {
    let mut report = Report::default();
    // For each seat a viewer at each server.
    let mut viewers = Vec::new();
    for guest in &table.guests {
        let id = &table.id;
        viewers.push([Viewer::new(&clients[0], guest, id).await?, Viewer::new(&clients[1], guest, id).await?]);
    }
    let mut number = viewers.iter().flatten().map(Viewer::number).max().unwrap_or_default();
    for round in 0..rounds {
        // Everybody at both servers has seen the position.
        for viewer in viewers.iter_mut().flatten() {
            viewer.reach(number).await?;
        }
        let position = |seat: &[Viewer; 2]| seat[0].table["position"].clone();
        let is_to_act = |position: &Value| position["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let positions: Vec<Value> = viewers.iter().map(position).collect();
        let Some(seat) = positions.iter().position(is_to_act) else { break };
        let position = &positions[seat];
        let legal = position["legal"].as_array().cloned().unwrap_or_default();
        let answer = |twin: usize, luck: &mut SmallRng| {
            let chosen = &legal[luck.random_range(0..legal.len())]["move"];
            json!({"move": chosen, "number": position["number"], "key": format!("{round} {twin}")})
        };
        let answers = [answer(0, &mut luck), answer(1, &mut luck)];
        let (path, guest) = (format!("/api/tables/{}/moves", table.id), &table.guests[seat]);
        let (one, two) = tokio::join!(
            clients[0].try_post(guest, &path, &answers[0]),
            clients[1].try_post(guest, &path, &answers[1])
        );
        let results = [one?, two?];
        report.duels += 1;
        let winner = results.iter().position(|(status, _)| *status == 200);
        let (Some(winner), Some(loser)) = (winner, results.iter().position(|(status, _)| *status == 409)) else {
            report.faults.push(format!("table {}: {} and {}", table.id, results[0].0, results[1].0));
            return Ok(report);
        };
        *[&mut report.first, &mut report.second][winner] += 1;
        let (won, lost) = (&results[winner].1, &results[loser].1);
        // The loser is told how things are now: as the winner has made them.
        let state = &lost["state"]["position"];
        if lost["code"] != "late" || lost["number"] != won["number"] || *state != won["table"]["position"] {
            report.faults.push(format!("table {}: the refusal does not tell the state: {lost}", table.id));
        }
        number = won["number"].as_i64().unwrap_or_default();
    }
    for viewer in viewers.iter_mut().flatten() {
        viewer.reach(number).await?;
    }
    for [one, two] in &viewers {
        if one.log != two.log || !one.log.iter().map(|entry| entry["number"].as_i64()).eq((1..=number).map(Some)) {
            report.faults.push(format!("table {}: the viewers have not seen the same", table.id));
        }
    }
    report.entries = viewers[0][0].log.len();
    Ok(report)
}
