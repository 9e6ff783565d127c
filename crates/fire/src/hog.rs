//! A hog: one guest takes as much of the bots as the default limits allow, while the bots at another guest's tables are timed.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Client, Fault, Guest};
use crate::server::Program;
use crate::times::Times;

/// How big the hog is.
#[derive(Clone, Copy, Debug)]
pub struct Hog {
    /// How long a hard bot thinks, in milliseconds.
    pub bot_ms: u64,
    /// How many bots search at the same time; 0 for the default.
    pub workers: usize,
    /// How many tables the hog tries to open.
    pub tables: usize,
    /// How many answers of each kind of bot are timed, before and during.
    pub answers: usize,
}

/// What was measured; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How long a hard bot thinks, in milliseconds.
    pub bot_ms: u64,
    /// The tables the hog was allowed to open.
    pub tables: usize,
    /// Those of them where only bots play.
    pub bot_tables: usize,
    /// Decisions of the bots at these tables.
    pub decisions: usize,
    /// Hints the hog was given.
    pub hints: usize,
    /// Hints the hog was refused.
    pub refused_hints: usize,
    /// An easy bot at another guest's table.
    pub easy: Answers,
    /// A hard bot at another guest's table.
    pub hard: Answers,
    /// What went wrong.
    pub faults: Vec<String>,
}

/// How long a bot takes to answer.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Answers {
    /// Without the hog.
    pub before: Times,
    /// With the hog.
    pub during: Times,
    /// The most decisions of the hog's bots that came between a question and its answer.
    pub overtaken: usize,
}

impl Report {
    /// Does the server keep its promise? An easy bot answers within 2 thinking times, a hard bot within 3, its own included.
    pub fn is_well(&self) -> bool {
        let within = |answers: &Answers, count: f64| answers.during.longest_ms <= count * self.bot_ms as f64;
        self.decisions > 0 && within(&self.easy, 2.0) && within(&self.hard, 3.0) && self.faults.is_empty()
    }
}

/// The victim has an address of its own.
const OTHER_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// How often a table is polled.
const POLL: Duration = Duration::from_millis(50);
/// How often the hog asks for a hint: as often as one person may do anything.
const HINT: Duration = Duration::from_millis(50);
/// How many hints the hog waits for at the same time.
const HINTS_AT_ONCE: usize = 200;
/// How long the hog's bots play before the others are timed.
const WARM_UP: Duration = Duration::from_secs(1);
/// The status of an answer to a request that comes too soon.
const TOO_MANY: u16 = 429;

/// Starts a server with the default limits, times two bots, lets the hog loose and times them again.
pub async fn run(program: &Program, hog: Hog) -> Result<Report, Fault> {
    let settings = [("bot-ms", hog.bot_ms), ("bot-workers", hog.workers as u64)];
    let arguments = settings.iter().flat_map(|(name, value)| [format!("--{name}"), value.to_string()]).collect();
    let server = Program { arguments, ..program.clone() }.start().await?;
    let client = Client::new(&server.address).from_address(OTHER_ADDRESS)?;
    let guest = client.guest("Ada").await?;
    let mut report = Report { bot_ms: hog.bot_ms, ..Report::default() };
    let easy_before = answers(&client, &guest, "easy", hog.answers).await?;
    let hard_before = answers(&client, &guest, "hard", hog.answers).await?;

    let attack = Attack::begin(&server.address, hog.tables).await?;
    tokio::time::sleep(WARM_UP).await;
    let easy_during = answers(&client, &guest, "easy", hog.answers).await?;
    let hard_during = answers(&client, &guest, "hard", hog.answers).await?;
    let decisions = attack.end(&mut report).await?;

    let compare = |before: &[Answer], during: &[Answer]| Answers {
        before: Times::of(before.iter().map(Answer::time).collect()),
        during: Times::of(during.iter().map(Answer::time).collect()),
        overtaken: during.iter().map(|answer| answer.overtaken(&decisions)).max().unwrap_or_default(),
    };
    report.easy = compare(&easy_before, &easy_during);
    report.hard = compare(&hard_before, &hard_during);
    report.decisions = decisions.len();
    Ok(report)
}

/// When a bot had to decide and when it had decided, by the server's clock.
struct Answer {
    asked: i64,
    given: i64,
}

impl Answer {
    fn time(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.given - self.asked).unwrap_or_default())
    }

    /// How many of these decisions came in between.
    fn overtaken(&self, decisions: &[i64]) -> usize {
        decisions.iter().filter(|at| (self.asked + 1..self.given).contains(at)).count()
    }
}

/// Plays a new table against one bot until it has answered so often.
async fn answers(client: &Client, guest: &Guest, level: &str, count: usize) -> Result<Vec<Answer>, Fault> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": level}]);
    let table = open(client, guest, &seats).await?.map_err(|refused| format!("no table: {refused}"))?;
    let path = format!("/api/tables/{table}?since=0");
    let mut luck = SmallRng::seed_from_u64(1);
    loop {
        let state = client.get(guest, &path).await?;
        let entries = state["entries"].as_array().map_or(&[][..], Vec::as_slice);
        let pairs = entries.iter().zip(entries.iter().skip(1));
        let given = pairs.filter(|(_, entry)| is_move(entry, |seat| seat == 1)).map(|(before, entry)| Answer {
            asked: before["at"].as_i64().unwrap_or_default(),
            given: entry["at"].as_i64().unwrap_or_default(),
        });
        let given: Vec<Answer> = given.collect();
        if given.len() >= count || state["table"]["status"] == "over" {
            client.post(guest, &format!("/api/tables/{table}/leave"), &json!({})).await?;
            return Ok(given);
        }
        if let Some(chosen) = choose(&state["table"], &mut luck) {
            client.post(guest, &format!("/api/tables/{table}/moves"), &chosen).await?;
        }
        tokio::time::sleep(POLL).await;
    }
}

fn is_move(entry: &Value, is_seat: impl Fn(u64) -> bool) -> bool {
    entry["kind"] == "moved" && entry["seat"].as_u64().is_some_and(is_seat)
}

/// Any legal move, as a request; nothing if it is not this guest's turn.
fn choose(table: &Value, luck: &mut SmallRng) -> Option<Value> {
    let legal = table["position"]["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let chosen = &legal[luck.random_range(0..legal.len())]["move"];
    Some(json!({"move": chosen, "number": table["position"]["number"]}))
}

/// Makes a table; gives its id, or why it was refused.
async fn open(client: &Client, guest: &Guest, seats: &Value) -> Result<Result<String, Value>, Fault> {
    loop {
        let (status, answer) =
            client.try_post(guest, "/api/tables", &json!({"game": "classic", "seats": seats})).await?;
        match answer["id"].as_str() {
            Some(id) => return Ok(Ok(id.to_owned())),
            None if status == TOO_MANY => tokio::time::sleep(POLL).await,
            None => return Ok(Err(answer)),
        }
    }
}

/// The hog at work.
struct Attack {
    client: Client,
    guest: Guest,
    /// Its tables, and how many of the first seats are its own.
    tables: Vec<(String, u64)>,
    work: JoinSet<()>,
    given: Arc<AtomicUsize>,
    refused: Arc<AtomicUsize>,
}

impl Attack {
    /// Opens as many tables as allowed, up to so many, plays where it has a seat, and asks for hints.
    async fn begin(address: &str, most: usize) -> Result<Self, Fault> {
        let client = Client::new(address);
        let guest = client.guest("Hog").await?;
        let mut attack = Self {
            client,
            guest,
            tables: Vec::new(),
            work: JoinSet::new(),
            given: Arc::default(),
            refused: Arc::default(),
        };
        // A table where it is always the hog's turn, for the hints.
        let advised = attack.open(2, 0).await?.ok_or("the hog may open no table at all")?;
        attack.ask_for_hints(advised);
        let mut may_be_bots_only = true;
        while attack.tables.len() < most {
            if may_be_bots_only && attack.tables.len().is_multiple_of(2) {
                may_be_bots_only = attack.open(0, 5).await?.is_some();
                continue;
            }
            match attack.open(1, 4).await? {
                Some(table) => attack.play(table),
                None => break,
            }
        }
        Ok(attack)
    }

    /// Makes a table with this many own seats and hard bots; nothing if it is refused.
    async fn open(&mut self, own: usize, bots: usize) -> Result<Option<String>, Fault> {
        let own_seats = (0..own).map(|_| json!({"kind": "me"}));
        let bot_seats = (0..bots).map(|_| json!({"kind": "bot", "level": "hard"}));
        let seats = own_seats.chain(bot_seats).collect::<Value>();
        let table = open(&self.client, &self.guest, &seats).await?.ok();
        self.tables.extend(table.clone().map(|id| (id, own as u64)));
        Ok(table)
    }

    /// Moves at once whenever it is the hog's turn.
    fn play(&mut self, table: String) {
        let (client, guest) = (self.client.clone(), self.guest.clone());
        self.work.spawn(async move {
            let mut luck = SmallRng::seed_from_u64(2);
            let Ok(mut socket) = client.watch(&guest, &table, 0).await else { return };
            while let Ok(Some(message)) = socket.next().await {
                let Some(chosen) = choose(&message["table"], &mut luck) else { continue };
                let path = format!("/api/tables/{table}/moves");
                while let Ok((TOO_MANY, _)) = client.try_post(&guest, &path, &chosen).await {
                    tokio::time::sleep(POLL).await;
                }
            }
        });
    }

    /// Asks for hints without waiting for those it has asked for before.
    fn ask_for_hints(&mut self, table: String) {
        let (client, guest, path) = (self.client.clone(), self.guest.clone(), format!("/api/tables/{table}/hint"));
        let (given, refused) = (Arc::clone(&self.given), Arc::clone(&self.refused));
        self.work.spawn(async move {
            let mut asked = JoinSet::new();
            loop {
                tokio::time::sleep(HINT).await;
                while asked.try_join_next().is_some() {}
                if asked.len() >= HINTS_AT_ONCE {
                    continue;
                }
                let (client, guest, path) = (client.clone(), guest.clone(), path.clone());
                let (given, refused) = (Arc::clone(&given), Arc::clone(&refused));
                asked.spawn(async move {
                    if let Ok((status, _)) = client.try_post(&guest, &path, &json!({})).await {
                        let count = if status < 300 { given } else { refused };
                        count.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
    }

    /// Stops it; gives the times at which its bots decided.
    async fn end(mut self, report: &mut Report) -> Result<Vec<i64>, Fault> {
        self.work.shutdown().await;
        report.tables = self.tables.len();
        report.bot_tables = self.tables.iter().filter(|(_, own)| *own == 0).count();
        report.hints = self.given.load(Ordering::Relaxed);
        report.refused_hints = self.refused.load(Ordering::Relaxed);
        let mut decisions = Vec::new();
        for (table, own) in &self.tables {
            // No faster than one address may ask.
            tokio::time::sleep(POLL).await;
            let state = self.client.get(&self.guest, &format!("/api/tables/{table}?since=0")).await?;
            let entries = state["entries"].as_array().cloned().unwrap_or_default();
            let made = entries.iter().filter(|entry| is_move(entry, |seat| seat >= *own));
            decisions.extend(made.filter_map(|entry| entry["at"].as_i64()));
        }
        Ok(decisions)
    }
}
