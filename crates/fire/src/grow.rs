//! Growth: times the same list requests on databases of different sizes.
//!
//! Plays a few real games, which also gives their size on disk, and fills the databases with copies of them through `caylus admin import`.

use std::collections::HashMap;
use std::io;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::client::{Client, Error, Guest};
use crate::database::{Database, Kind};
use crate::latency::Latencies;
use crate::server::{Program, RowWriter};

/// Configuration.
#[derive(Clone, Debug)]
pub struct Growth {
    /// Tables in each database, in ascending order.
    pub tables: Vec<usize>,
    /// Requests per list.
    pub requests: usize,
    /// Games of each kind to play to the end.
    pub games: usize,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// Tables in each database.
    pub tables: Vec<usize>,
    /// Size of each database in bytes. The copies have few entries, so this does not reflect real games.
    pub bytes: Vec<u64>,
    /// Results per list.
    pub lists: Vec<List>,
    /// Bytes per finished game of four players.
    pub bytes_per_game: HashMap<String, u64>,
}

/// The results of one list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct List {
    /// The request.
    pub question: String,
    /// Rows returned from each database.
    pub rows: Vec<usize>,
    /// Median time in milliseconds for each database.
    pub ms: Vec<f64>,
}

impl Report {
    /// Whether every list takes at most 5 ms, and at most 1.5 times as long as on the smallest database. Times below 0.25 ms count as
    /// 0.25 ms: noise.
    pub fn passed(&self) -> bool {
        let is_flat = |list: &List| {
            let first = list.ms.first().copied().unwrap_or_default().max(0.25);
            list.ms.iter().all(|ms| *ms <= 5.0 && *ms <= 1.5 * first)
        };
        !self.lists.is_empty() && self.lists.iter().all(is_flat)
    }

    /// The lists as a Markdown table.
    pub fn table(&self) -> String {
        let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let mut text = row(["question".to_owned()]
            .into_iter()
            .chain(self.tables.iter().map(|count| format!("{count} tables")))
            .collect());
        text += &format!("|{}\n", "---|".repeat(self.tables.len() + 1));
        for list in &self.lists {
            let cells = list.ms.iter().zip(&list.rows).map(|(ms, rows)| format!("{ms:.2} ms ({rows})"));
            text += &row([format!("`{}`", list.question)].into_iter().chain(cells).collect());
        }
        text
    }
}

/// The guests who send the requests.
struct People {
    /// Has a seat at every tenth table.
    regular: Guest,
    /// Has never played.
    newcomer: Guest,
}

type Row = Map<String, Value>;

/// The rows of a stored table.
struct Sample {
    table: Row,
    seats: Vec<Row>,
    /// The first two entries; copies have no others.
    entries: Vec<Row>,
}

/// The rows to copy.
struct Samples {
    /// Rows of `users` and `sessions`, written to every database.
    rows: Vec<(String, Row)>,
    over: Vec<Sample>,
    running: Sample,
    open: Sample,
    regular: String,
}

const GAMES: [&str; 3] = ["classic", "magna-carta", "1303"];
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// The regular has a seat at one in this many tables.
const TABLES_PER_REGULAR: usize = 10;
/// One in this many tables is running.
const TABLES_PER_RUNNING: usize = 40;
const MAX_OPEN: usize = 20;
/// Tables per person, and the least number of people: enough to fill the first page of ratings of each game.
const TABLES_PER_PERSON: usize = 10;
const MIN_PEOPLE: usize = 300;
const CHAT_MESSAGES: usize = 5_000;

/// Runs the test; `progress` gets a line per step.
pub async fn run(binary: &Program, kind: Kind, growth: &Growth, progress: impl Fn(&str)) -> Result<Report, Error> {
    let mut report = Report { tables: growth.tables.clone(), ..Report::default() };
    progress("playing games");
    let source = Database::new(kind).await?;
    let program = Program { database: source.address.clone(), ..binary.clone() };
    let (people, regular) = play(&program, &source, growth.games, &mut report.bytes_per_game).await?;
    let samples = Samples::read(&program.export().await?, regular)?;
    // All servers run at the same time, so that other load on the machine affects them equally.
    let mut grown = Vec::new();
    for count in &growth.tables {
        progress(&format!("storing {count} tables"));
        let database = Database::new(kind).await?;
        let program = Program { database: database.address.clone(), ..binary.clone() };
        program.import(|line| samples.write(*count, line)).await?;
        let server = program.start().await?;
        grown.push((Client::new(&server.address), samples.requests(*count), server, database));
    }
    for at in 0..samples.requests(0).len() {
        let targets: Vec<_> = grown.iter().map(|(client, requests, ..)| (client, &requests[at])).collect();
        progress(&format!("timing {}", targets.first().map_or("", |(_, request)| &request.name)));
        report.lists.push(time(&targets, &people, growth.requests).await?);
    }
    for (_, _, server, database) in grown {
        server.terminate().await?;
        report.bytes.push(database.bytes().await?);
    }
    Ok(report)
}

/// Plays bot games to the end, one kind at a time, and measures by how much the database grows.
async fn play(
    program: &Program,
    database: &Database,
    games: usize,
    bytes: &mut HashMap<String, u64>,
) -> Result<(People, String), Error> {
    let mut people = None;
    for game in GAMES {
        let server = program.start().await?;
        let client = Client::new(&server.address);
        if people.is_none() {
            people = Some(People { regular: client.guest("Ada").await?, newcomer: client.guest("Ben").await? });
        }
        server.terminate().await?;
        let before = database.bytes().await?;
        let server = program.start().await?;
        let client = Client::new(&server.address);
        let regular = people.as_ref().map(|people| people.regular.clone()).ok_or("no guest has signed in")?;
        let bots = vec![json!({"kind": "bot", "level": "random"}); 4];
        let mut tables = Vec::new();
        for _ in 0..games {
            let body = json!({"game": game, "is_public": true, "seats": bots});
            tables.push(id(&client.post(&regular, "/api/tables", &body).await?)?);
        }
        for table in &tables {
            while client.get(&regular, &format!("/api/tables/{table}?since=999999")).await?["table"]["status"] != "over"
            {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
        if game == GAMES[GAMES.len() - 1] {
            let mine =
                |other: &str| json!({"game": "classic", "is_public": true, "seats": [{"kind": "me"}, {"kind": other}]});
            client.post(&regular, "/api/tables", &mine("open")).await?;
            client.post(&regular, "/api/tables", &mine("me")).await?;
        }
        server.terminate().await?;
        let added = database.bytes().await?.saturating_sub(before);
        bytes.insert(game.to_owned(), added / games.max(1) as u64);
    }
    let people = people.ok_or("no guest has signed in")?;
    let server = program.start().await?;
    let me = Client::new(&server.address).get(&people.regular, "/api/me").await?;
    server.terminate().await?;
    Ok((people, id(&me)?))
}

fn id(document: &Value) -> Result<String, Error> {
    document["id"].as_str().map(str::to_owned).ok_or_else(|| format!("no `id` in {document}"))
}

struct ListRequest {
    /// The same for all databases.
    name: String,
    path: String,
    /// Sent by the regular, rather than by the newcomer.
    is_regular: bool,
}

impl Samples {
    fn read(export: &str, regular: String) -> Result<Self, Error> {
        let (mut rows, mut tables) = (Vec::new(), Vec::new());
        let (mut seats, mut entries) = (HashMap::<String, Vec<Row>>::new(), HashMap::<String, Vec<Row>>::new());
        for line in export.lines().skip(1) {
            let document: Value =
                serde_json::from_str(line).map_err(|reason| format!("invalid line in the export: {reason}"))?;
            let name = document["table"].as_str().ok_or("no `table` in a line of the export")?.to_owned();
            let row = document["row"].as_object().ok_or("no `row` in a line of the export")?.clone();
            let of = || row.get("table_id").and_then(Value::as_str).unwrap_or_default().to_owned();
            match &*name {
                "tables" => tables.push(row),
                "seats" => seats.entry(of()).or_default().push(row),
                "entries" => entries.entry(of()).or_default().push(row),
                "users" | "sessions" => rows.push((name, row)),
                _ => {}
            }
        }
        let (mut over, mut running, mut open) = (Vec::new(), None, None);
        for table in tables {
            let id = table["id"].as_str().unwrap_or_default();
            let mut entries = entries.remove(id).unwrap_or_default();
            entries.truncate(2);
            let sample = Sample { seats: seats.remove(id).unwrap_or_default(), entries, table };
            match sample.table["status"].as_str() {
                Some("over") => over.push(sample),
                Some("running") => running = Some(sample),
                _ => open = Some(sample),
            }
        }
        let missing = || "the export lacks an open, running or finished table".to_owned();
        if over.is_empty() {
            return Err(missing());
        }
        Ok(Self { rows, over, running: running.ok_or_else(missing)?, open: open.ok_or_else(missing)?, regular })
    }

    fn write(&self, count: usize, line: &mut RowWriter<'_>) -> io::Result<()> {
        let people = (count / TABLES_PER_PERSON).max(MIN_PEOPLE);
        let person = |number: usize| format!("p{:07}", number % people);
        for (name, row) in &self.rows {
            line(name, row)?;
        }
        let user = self.rows.iter().find(|(name, row)| name == "users" && row["id"] == *self.regular);
        for number in 0..people {
            let Some((_, user)) = user else { break };
            line("users", &with(user, &[("id", json!(person(number))), ("name", json!(format!("Player {number}")))]))?;
        }
        for number in 0..count {
            self.write_table(number, count, &person, line)?;
        }
        for number in 0..people {
            let rating = json!({"user_id": person(number), "game": GAMES[number % 3], "players": 4, "deviation": 80.0,
                "rating": 1000.0 + (number * 7919 % 10_007) as f64 / 10.0, "volatility": 0.06, "games": 10, "updated_at": number});
            let expires = now() + 1_000_000_000 + number as i64;
            let session = json!({"token_hash": format!("h{number}"), "id": format!("s{number}"), "user_id": person(number),
                "kind": "browser", "label": "", "created_at": 1, "expires_at": expires});
            for (name, row) in [("ratings", rating), ("sessions", session)] {
                line(name, row.as_object().unwrap_or(&Map::new()))?;
            }
        }
        for number in 1..=CHAT_MESSAGES.min(count) {
            let message = json!({"table_id": table_id(0), "number": number, "at": number, "user_id": person(0), "text": "well played"});
            line("chat", message.as_object().unwrap_or(&Map::new()))?;
        }
        Ok(())
    }

    fn write_table(
        &self,
        number: usize,
        count: usize,
        person: &impl Fn(usize) -> String,
        line: &mut RowWriter<'_>,
    ) -> io::Result<()> {
        let sample = match number {
            _ if number < MAX_OPEN.min(count / 10) => &self.open,
            _ if number % TABLES_PER_RUNNING == TABLES_PER_RUNNING - 1 => &self.running,
            _ => &self.over[number % self.over.len()],
        };
        // The regular only sits at finished tables; thousands of running ones would be unrealistic.
        let is_regular = number.is_multiple_of(TABLES_PER_REGULAR) && sample.table["status"] == "over";
        let (id, at) = (table_id(number), now() - 1_000 * (count - number) as i64);
        let owner = if is_regular { self.regular.clone() } else { person(number) };
        let is_public = i64::from(!number.is_multiple_of(3));
        let changes = [
            ("id", json!(id)),
            ("owner_id", json!(owner)),
            ("updated_at", json!(at)),
            ("is_public", json!(is_public)),
            ("is_rated", json!(1)),
        ];
        line("tables", &with(&sample.table, &changes))?;
        for entry in &sample.entries {
            let entry =
                with(entry, &[("table_id", json!(id)), ("idempotency_key", Value::Null), ("user_id", Value::Null)]);
            line("entries", &entry)?;
        }
        for (at_seat, seat) in sample.seats.iter().enumerate() {
            let user = if is_regular && at_seat == 0 { self.regular.clone() } else { person(number * 4 + at_seat) };
            let over_at = if sample.table["status"] == "over" { json!(at) } else { Value::Null };
            let changes =
                [("table_id", json!(id)), ("user_id", json!(user)), ("bot", Value::Null), ("over_at", over_at)];
            line("seats", &with(seat, &changes))?;
        }
        Ok(())
    }

    /// The requests for a database with `count` tables.
    fn requests(&self, count: usize) -> Vec<ListRequest> {
        let ask = |name: &str, path: String, is_regular| ListRequest { name: name.to_owned(), path, is_regular };
        let list = |query: &str, is_regular| {
            let name = if is_regular {
                format!("{query}, 1 in {TABLES_PER_REGULAR} tables is theirs")
            } else {
                query.to_owned()
            };
            ask(&name, format!("/api/tables?limit=20&{query}"), is_regular)
        };
        // A page from the middle of the list.
        let middle = format!("before={}", now() - 1_000 * (count / 2) as i64);
        let deep = |query: &str, is_regular| {
            let name = list(&format!("{query}&before=…"), is_regular).name;
            ask(&name, format!("/api/tables?limit=20&{query}&{middle}"), is_regular)
        };
        let chat = format!("/api/tables/{}/chat", table_id(0));
        vec![
            list("status=open", false),
            list("status=running", false),
            list("status=over", false),
            list("status=over&game=1303", false),
            deep("status=over", false),
            ask("limit=100", "/api/tables?limit=100".to_owned(), false),
            list("mine=1", false),
            list("mine=1", true),
            list("mine=1&status=over&game=classic", true),
            deep("mine=1&status=over", true),
            ask("a person", format!("/api/users/{}", self.regular), false),
            ask("ratings", "/api/ratings?game=classic&players=4".to_owned(), false),
            ask("chat", chat.clone(), false),
            ask("chat&before=…", format!("{chat}?before=300"), false),
        ]
    }
}

/// Table ids, not in chronological order. Any text is a valid id.
fn table_id(number: usize) -> String {
    format!("t{:07}", number * 7_919 % 10_000_019)
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // Rounded to the hour, to be (almost) constant during a run.
    since.as_secs() as i64 / 3600 * 3_600_000
}

/// A row with some columns replaced; null removes a column.
fn with(row: &Row, changes: &[(&str, Value)]) -> Row {
    let mut row = row.clone();
    for (name, value) in changes {
        match value {
            Value::Null => row.remove(*name),
            value => row.insert((*name).to_owned(), value.clone()),
        };
    }
    row
}

/// Sends the same request to all servers, in turns.
async fn time(targets: &[(&Client, &ListRequest)], people: &People, requests: usize) -> Result<List, Error> {
    let name = targets.first().map_or_else(String::new, |(_, request)| request.name.clone());
    let mut list = List { question: name, rows: vec![0; targets.len()], ms: Vec::with_capacity(targets.len()) };
    let mut times = vec![Vec::with_capacity(requests); targets.len()];
    // Warms up connections and caches.
    let warm_up = requests / 10 + 1;
    for number in 0..warm_up + requests {
        for (at, (client, ListRequest { path, is_regular, .. })) in targets.iter().enumerate() {
            let guest = if *is_regular { &people.regular } else { &people.newcomer };
            let start = Instant::now();
            let text = client.text_as(guest, path).await?;
            if number >= warm_up {
                times[at].push(start.elapsed());
            } else {
                let document: Value = serde_json::from_str(&text).map_err(|reason| format!("{path}: {reason}"))?;
                let rows = [&document["tables"], &document["chat"], &document];
                list.rows[at] = rows.iter().find_map(|rows| rows.as_array()).map_or(1, Vec::len);
            }
        }
    }
    list.ms.extend(times.into_iter().map(|times| Latencies::of(times).p50_ms));
    Ok(list)
}
