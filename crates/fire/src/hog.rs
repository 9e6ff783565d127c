//! A hog: one guest uses as much bot time as the default limits allow, while bots at another guest's tables are timed.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Client, Error, Guest};
use crate::latency::Latencies;
use crate::server::Program;

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Hog {
    /// Thinking time of a hard bot, in milliseconds.
    pub bot_ms: u64,
    /// Number of concurrent searches; 0 for the server's default.
    pub workers: usize,
    /// Tables the hog tries to open.
    pub tables: usize,
    /// Answers to time per kind of bot, before and during the attack.
    pub answers: usize,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Thinking time of a hard bot, in milliseconds.
    pub bot_ms: u64,
    /// Tables the hog was allowed to open.
    pub tables: usize,
    /// Those with bots only.
    pub bot_tables: usize,
    /// Decisions of the bots at the hog's tables.
    pub decisions: usize,
    /// Hints the hog received.
    pub hints: usize,
    /// Hints the hog was refused.
    pub refused_hints: usize,
    /// Answers of an easy bot at the other guest's table.
    pub easy: Answers,
    /// Answers of a hard bot at the other guest's table.
    pub hard: Answers,
    /// Failed checks.
    pub faults: Vec<String>,
}

/// Answer times of a bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Answers {
    /// Without the hog.
    pub before: Latencies,
    /// With the hog.
    pub during: Latencies,
    /// Maximum number of decisions by the hog's bots during one answer.
    pub overtaken: usize,
}

impl Report {
    /// Whether an easy bot always answered within twice the thinking time, and a hard bot within three times, its own included.
    pub fn passed(&self) -> bool {
        let within = |answers: &Answers, count: f64| answers.during.longest_ms <= count * self.bot_ms as f64;
        self.decisions > 0 && within(&self.easy, 2.0) && within(&self.hard, 3.0) && self.faults.is_empty()
    }
}

/// The other guest uses a different address than the hog.
const OTHER_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Interval between the hog's requests for hints: the default limit of actions per person.
const HINT_INTERVAL: Duration = Duration::from_millis(50);
const MAX_PENDING_HINTS: usize = 200;
/// How long the hog's bots play before the other guest's are timed.
const WARM_UP: Duration = Duration::from_secs(1);
const TOO_MANY_REQUESTS: u16 = 429;

/// Times two bots on a server with the default limits, before and during the attack.
pub async fn run(program: &Program, hog: Hog) -> Result<Report, Error> {
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
        before: Latencies::of(before.iter().map(Answer::time).collect()),
        during: Latencies::of(during.iter().map(Answer::time).collect()),
        overtaken: during.iter().map(|answer| answer.overtaken(&decisions)).max().unwrap_or_default(),
    };
    report.easy = compare(&easy_before, &easy_during);
    report.hard = compare(&hard_before, &hard_during);
    report.decisions = decisions.len();
    Ok(report)
}

/// When a bot's turn began and when it moved, by the server's clock.
struct Answer {
    asked: i64,
    given: i64,
}

impl Answer {
    fn time(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.given - self.asked).unwrap_or_default())
    }

    /// How many of these decisions happened during the answer.
    fn overtaken(&self, decisions: &[i64]) -> usize {
        decisions.iter().filter(|at| (self.asked + 1..self.given).contains(at)).count()
    }
}

/// Plays a new table against one bot until it has answered `count` times.
async fn answers(client: &Client, guest: &Guest, level: &str, count: usize) -> Result<Vec<Answer>, Error> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": level}]);
    let table =
        create_table(client, guest, &seats).await?.map_err(|refused| format!("cannot create a table: {refused}"))?;
    let path = format!("/api/tables/{table}?since=0");
    let mut rng = SmallRng::seed_from_u64(1);
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
        if let Some(chosen) = choose(&state["table"], &mut rng) {
            client.post(guest, &format!("/api/tables/{table}/moves"), &chosen).await?;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

fn is_move(entry: &Value, is_seat: impl Fn(u64) -> bool) -> bool {
    entry["kind"] == "moved" && entry["seat"].as_u64().is_some_and(is_seat)
}

/// A request with a random legal move; `None` if it is not this guest's turn.
fn choose(table: &Value, rng: &mut SmallRng) -> Option<Value> {
    let legal = table["position"]["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let chosen = &legal[rng.random_range(0..legal.len())]["move"];
    Some(json!({"move": chosen, "number": table["position"]["number"]}))
}

/// Creates a table; returns its id, or the refusal.
async fn create_table(client: &Client, guest: &Guest, seats: &Value) -> Result<Result<String, Value>, Error> {
    loop {
        let (status, answer) =
            client.try_post(guest, "/api/tables", &json!({"game": "classic", "seats": seats})).await?;
        match answer["id"].as_str() {
            Some(id) => return Ok(Ok(id.to_owned())),
            None if status == TOO_MANY_REQUESTS => tokio::time::sleep(POLL_INTERVAL).await,
            None => return Ok(Err(answer)),
        }
    }
}

struct Attack {
    client: Client,
    guest: Guest,
    /// The hog's tables, each with the number of seats it plays itself, which come first.
    tables: Vec<(String, u64)>,
    tasks: JoinSet<()>,
    given: Arc<AtomicUsize>,
    refused: Arc<AtomicUsize>,
}

impl Attack {
    /// Opens as many tables as the server allows, up to `max_tables`, plays in its seats and requests hints.
    async fn begin(address: &str, max_tables: usize) -> Result<Self, Error> {
        let client = Client::new(address);
        let guest = client.guest("Hog").await?;
        let mut attack = Self {
            client,
            guest,
            tables: Vec::new(),
            tasks: JoinSet::new(),
            given: Arc::default(),
            refused: Arc::default(),
        };
        // It is always the hog's turn at this table, so it can always request a hint.
        let hint_table = attack.open(2, 0).await?.ok_or("the server refused the hog's first table")?;
        attack.request_hints(hint_table);
        let mut may_be_bots_only = true;
        while attack.tables.len() < max_tables {
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

    /// Creates a table with `own` seats for the hog and `bots` hard bots; `None` if the server refuses.
    async fn open(&mut self, own: usize, bots: usize) -> Result<Option<String>, Error> {
        let own_seats = (0..own).map(|_| json!({"kind": "me"}));
        let bot_seats = (0..bots).map(|_| json!({"kind": "bot", "level": "hard"}));
        let seats = own_seats.chain(bot_seats).collect::<Value>();
        let table = create_table(&self.client, &self.guest, &seats).await?.ok();
        self.tables.extend(table.clone().map(|id| (id, own as u64)));
        Ok(table)
    }

    fn play(&mut self, table: String) {
        let (client, guest) = (self.client.clone(), self.guest.clone());
        self.tasks.spawn(async move {
            let mut rng = SmallRng::seed_from_u64(2);
            let Ok(mut socket) = client.watch(&guest, &table, 0).await else { return };
            while let Ok(Some(message)) = socket.next().await {
                let Some(chosen) = choose(&message["table"], &mut rng) else { continue };
                let path = format!("/api/tables/{table}/moves");
                while let Ok((TOO_MANY_REQUESTS, _)) = client.try_post(&guest, &path, &chosen).await {
                    tokio::time::sleep(POLL_INTERVAL).await;
                }
            }
        });
    }

    /// Requests hints without waiting for the answers.
    fn request_hints(&mut self, table: String) {
        let (client, guest, path) = (self.client.clone(), self.guest.clone(), format!("/api/tables/{table}/hint"));
        let (given, refused) = (Arc::clone(&self.given), Arc::clone(&self.refused));
        self.tasks.spawn(async move {
            let mut pending = JoinSet::new();
            loop {
                tokio::time::sleep(HINT_INTERVAL).await;
                while pending.try_join_next().is_some() {}
                if pending.len() >= MAX_PENDING_HINTS {
                    continue;
                }
                let (client, guest, path) = (client.clone(), guest.clone(), path.clone());
                let (given, refused) = (Arc::clone(&given), Arc::clone(&refused));
                pending.spawn(async move {
                    if let Ok((status, _)) = client.try_post(&guest, &path, &json!({})).await {
                        let count = if status < 300 { given } else { refused };
                        count.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
    }

    /// Stops the attack; returns the times of its bots' decisions.
    async fn end(mut self, report: &mut Report) -> Result<Vec<i64>, Error> {
        self.tasks.shutdown().await;
        report.tables = self.tables.len();
        report.bot_tables = self.tables.iter().filter(|(_, own)| *own == 0).count();
        report.hints = self.given.load(Ordering::Relaxed);
        report.refused_hints = self.refused.load(Ordering::Relaxed);
        let mut decisions = Vec::new();
        for (table, own) in &self.tables {
            // Stay within the limit of requests per address.
            tokio::time::sleep(POLL_INTERVAL).await;
            let state = self.client.get(&self.guest, &format!("/api/tables/{table}?since=0")).await?;
            let entries = state["entries"].as_array().cloned().unwrap_or_default();
            let made = entries.iter().filter(|entry| is_move(entry, |seat| seat >= *own));
            decisions.extend(made.filter_map(|entry| entry["at"].as_i64()));
        }
        Ok(decisions)
    }
}
