//! Lists as the database grows: the same questions to servers with a thousand and a million stored tables. Real games are played for
//! their size on disk; the rest are copies of them, brought in by `caylus admin import`.

use std::collections::HashMap;
use std::io;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::client::{Client, Fault, Guest};
use crate::database::{Database, Kind};
use crate::server::{Line, Program};
use crate::times::Times;

/// How large the databases become.
#[derive(Clone, Debug)]
pub struct Growth {
    /// How many tables each database has, from few to many.
    pub tables: Vec<usize>,
    /// How often each question is asked.
    pub requests: usize,
    /// How many games of each kind are played to their end.
    pub games: usize,
}

/// What was measured; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// How many tables each database had.
    pub tables: Vec<usize>,
    /// The size of each database in bytes. Copies have few entries, so it says little about games.
    pub bytes: Vec<u64>,
    /// The lists.
    pub lists: Vec<List>,
    /// How many bytes a finished game of four players takes.
    pub bytes_per_game: HashMap<String, u64>,
}

/// A list and how long it takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct List {
    /// What is asked.
    pub question: String,
    /// How many rows are answered, in each database.
    pub rows: Vec<usize>,
    /// The median in milliseconds, in each database.
    pub ms: Vec<f64>,
}

impl Report {
    /// Does every list answer within 5 ms, and within 1.5 times what the smallest database takes? What is faster than a quarter of a
    /// millisecond is not compared: a busy machine changes it by more.
    pub fn is_well(&self) -> bool {
        let is_flat = |list: &List| {
            let first = list.ms.first().copied().unwrap_or_default().max(0.25);
            list.ms.iter().all(|ms| *ms <= 5.0 && *ms <= 1.5 * first)
        };
        !self.lists.is_empty() && self.lists.iter().all(is_flat)
    }

    /// As a table in Markdown.
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

/// Who asks, of those who were there when the games were played.
struct People {
    /// Sits at every tenth table.
    regular: Guest,
    /// Has never played.
    newcomer: Guest,
}

type Row = Map<String, Value>;

/// A game that was played, as it is stored.
struct Sample {
    table: Row,
    seats: Vec<Row>,
    /// The first entries: copies have no others.
    entries: Vec<Row>,
}

/// What is copied, and what every database has.
struct Samples {
    /// Rows of other tables: people and their sessions.
    rows: Vec<(String, Row)>,
    over: Vec<Sample>,
    running: Sample,
    open: Sample,
    regular: String,
}

const GAMES: [&str; 3] = ["classic", "magna-carta", "1303"];
/// How often a game that is played is polled.
const POLL: Duration = Duration::from_millis(20);
/// Every table of this number is one of the regular's.
const REGULAR: usize = 10;
/// One in this many tables is running; a few are open.
const RUNNING: usize = 40;
const OPEN: usize = 20;
/// Tables per person, and the fewest people: enough to fill the first page of the ratings of each game.
const TABLES_PER_PERSON: usize = 10;
const FEWEST_PEOPLE: usize = 300;
/// Lines of chat at the first table.
const CHAT: usize = 5_000;

/// Plays games, copies them into larger and larger databases, and times the lists.
pub async fn run(binary: &Program, kind: Kind, growth: &Growth, progress: impl Fn(&str)) -> Result<Report, Fault> {
    let mut report = Report { tables: growth.tables.clone(), ..Report::default() };
    progress("playing games");
    let source = Database::new(kind).await?;
    let program = Program { database: source.address.clone(), ..binary.clone() };
    let (people, regular) = play(&program, &source, growth.games, &mut report.bytes_per_game).await?;
    let samples = Samples::read(&program.export().await?, regular)?;
    // All at the same time, so that what the machine does besides slows all of them down.
    let mut grown = Vec::new();
    for count in &growth.tables {
        progress(&format!("storing {count} tables"));
        let database = Database::new(kind).await?;
        let program = Program { database: database.address.clone(), ..binary.clone() };
        program.import(|line| samples.write(*count, line)).await?;
        let server = program.start().await?;
        grown.push((Client::new(&server.address), samples.questions(*count), server, database));
    }
    for at in 0..samples.questions(0).len() {
        let asked: Vec<_> = grown.iter().map(|(client, questions, ..)| (client, &questions[at])).collect();
        progress(&format!("asking {}", asked.first().map_or("", |(_, question)| &question.name)));
        report.lists.push(time(&asked, &people, growth.requests).await?);
    }
    for (_, _, server, database) in grown {
        server.end().await?;
        report.bytes.push(database.bytes().await?);
    }
    Ok(report)
}

/// Plays games of bots to their end, one kind after the other, and notes what they add to the database.
async fn play(
    program: &Program,
    database: &Database,
    games: usize,
    bytes: &mut HashMap<String, u64>,
) -> Result<(People, String), Fault> {
    let mut people = None;
    for game in GAMES {
        let server = program.start().await?;
        let client = Client::new(&server.address);
        if people.is_none() {
            people = Some(People { regular: client.guest("Ada").await?, newcomer: client.guest("Ben").await? });
        }
        server.end().await?;
        let before = database.bytes().await?;
        let server = program.start().await?;
        let client = Client::new(&server.address);
        let regular = people.as_ref().map(|people| people.regular.clone()).ok_or("nobody is there")?;
        let bots = vec![json!({"kind": "bot", "level": "random"}); 4];
        let mut tables = Vec::new();
        for _ in 0..games {
            let body = json!({"game": game, "is_public": true, "seats": bots});
            tables.push(id(&client.post(&regular, "/api/tables", &body).await?)?);
        }
        for table in &tables {
            while client.get(&regular, &format!("/api/tables/{table}?since=999999")).await?["table"]["status"] != "over"
            {
                tokio::time::sleep(POLL).await;
            }
        }
        if game == GAMES[GAMES.len() - 1] {
            let mine =
                |other: &str| json!({"game": "classic", "is_public": true, "seats": [{"kind": "me"}, {"kind": other}]});
            client.post(&regular, "/api/tables", &mine("open")).await?;
            client.post(&regular, "/api/tables", &mine("me")).await?;
        }
        server.end().await?;
        let added = database.bytes().await?.saturating_sub(before);
        bytes.insert(game.to_owned(), added / games.max(1) as u64);
    }
    let people = people.ok_or("nobody is there")?;
    let server = program.start().await?;
    let me = Client::new(&server.address).get(&people.regular, "/api/me").await?;
    server.end().await?;
    Ok((people, id(&me)?))
}

fn id(document: &Value) -> Result<String, Fault> {
    document["id"].as_str().map(str::to_owned).ok_or_else(|| format!("no id: {document}"))
}

/// Something to ask.
struct Question {
    /// The same for databases of all sizes.
    name: String,
    path: String,
    /// Does the regular ask, or the newcomer?
    is_regular: bool,
}

impl Samples {
    /// Takes an export apart.
    fn read(export: &str, regular: String) -> Result<Self, Fault> {
        let (mut rows, mut tables) = (Vec::new(), Vec::new());
        let (mut seats, mut entries) = (HashMap::<String, Vec<Row>>::new(), HashMap::<String, Vec<Row>>::new());
        for line in export.lines().skip(1) {
            let document: Value = serde_json::from_str(line).map_err(|reason| reason.to_string())?;
            let name = document["table"].as_str().ok_or("no table")?.to_owned();
            let row = document["row"].as_object().ok_or("no row")?.clone();
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
        let none = || "a table is missing in the export".to_owned();
        if over.is_empty() {
            return Err(none());
        }
        Ok(Self { rows, over, running: running.ok_or_else(none)?, open: open.ok_or_else(none)?, regular })
    }

    /// Writes an export with `count` tables.
    fn write(&self, count: usize, line: &mut Line<'_>) -> io::Result<()> {
        let people = (count / TABLES_PER_PERSON).max(FEWEST_PEOPLE);
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
        for number in 1..=CHAT.min(count) {
            let said = json!({"table_id": table_id(0), "number": number, "at": number, "user_id": person(0), "text": "well played"});
            line("chat", said.as_object().unwrap_or(&Map::new()))?;
        }
        Ok(())
    }

    fn write_table(
        &self,
        number: usize,
        count: usize,
        person: &impl Fn(usize) -> String,
        line: &mut Line<'_>,
    ) -> io::Result<()> {
        let sample = match number {
            _ if number < OPEN.min(count / 10) => &self.open,
            _ if number % RUNNING == RUNNING - 1 => &self.running,
            _ => &self.over[number % self.over.len()],
        };
        // Every tenth table has the regular in its first seat; only the finished ones, or there would be too many at once.
        let is_regular = number.is_multiple_of(REGULAR) && sample.table["status"] == "over";
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

    /// What to ask a database with `count` tables.
    fn questions(&self, count: usize) -> Vec<Question> {
        let ask = |name: &str, path: String, is_regular| Question { name: name.to_owned(), path, is_regular };
        let list = |query: &str, is_regular| {
            let name = if is_regular { format!("{query}, 1 in {REGULAR} tables is theirs") } else { query.to_owned() };
            ask(&name, format!("/api/tables?limit=20&{query}"), is_regular)
        };
        // A page in the middle of what there is.
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

/// Ids as the server makes them: any text will do.
fn table_id(number: usize) -> String {
    // Not in the order of time.
    format!("t{:07}", number * 7_919 % 10_000_019)
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // To the hour: the same throughout a run, or nearly.
    since.as_secs() as i64 / 3600 * 3_600_000
}

/// A row with other values; null leaves a column out.
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

/// Asks all servers the same, often and in turns.
async fn time(asked: &[(&Client, &Question)], people: &People, requests: usize) -> Result<List, Fault> {
    let name = asked.first().map_or_else(String::new, |(_, question)| question.name.clone());
    let mut list = List { question: name, rows: vec![0; asked.len()], ms: Vec::with_capacity(asked.len()) };
    let mut times = vec![Vec::with_capacity(requests); asked.len()];
    // The first ones warm up connections and caches.
    let warm_up = requests / 10 + 1;
    for number in 0..warm_up + requests {
        for (at, (client, Question { path, is_regular, .. })) in asked.iter().enumerate() {
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
    list.ms.extend(times.into_iter().map(|times| Times::of(times).p50_ms));
    Ok(list)
}
