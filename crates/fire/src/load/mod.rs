//! Load: many sockets on many tables, at a given rate or as fast as the server allows, by clients that cost little themselves.

mod crowd;
mod frames;
mod protocol;
mod report;
mod tally;

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::watch;
use tokio::time::{sleep, timeout_at};

use crate::client::{Client, Error};
use crate::latency::Latencies;
use crate::server::{Program, own_cpu_time};
use crate::tables::{self, Table};
use crowd::{Event, Phase, Run};
use tally::{Counts, Tally};

pub use report::{Report, Sizes};

/// How often progress is reported.
const PROGRESS: Duration = Duration::from_secs(5);
/// How long to wait at the end for moves under way, and how often to look.
const PATIENCE: Duration = Duration::from_secs(20);
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Number of tables.
    pub tables: usize,
    /// Seats per table, each with a socket.
    pub seats: usize,
    /// Further sockets per table, without a seat.
    pub spectators: usize,
    /// Moves per second of all tables together; `None` for as many as the server allows.
    pub rate: Option<f64>,
    /// Threads of the clients.
    pub threads: usize,
    /// Time to play before the measurement.
    pub warm_up: Duration,
    /// Duration of the measurement.
    pub time: Duration,
}

/// Runs the test; `progress` gets a line now and then.
pub async fn run(program: &Program, load: Load, progress: impl Fn(&str)) -> Result<Report, Error> {
    let server = program.start().await?;
    let empty = server.memory();
    let client = Client::new(&server.address);
    progress(&format!("creating {} tables", load.tables));
    let tables = tables::create(&client, load.tables, load.seats).await?;
    let (phase, phases) = watch::channel(Phase::Connect);
    let (sender, events) = mpsc::unbounded_channel();
    let run = Run {
        address: server.address.clone(),
        spectators: load.spectators,
        interval: load.rate.map_or(Duration::ZERO, |rate| Duration::from_secs_f64(load.tables as f64 / rate)),
        phase: phases,
        events: sender,
    };
    let crowds = (0..load.threads.max(1) as u64).map(|seed| Crowd::start(run.clone(), seed)).collect();
    let mut crowds = Crowds { client, crowds, events, games: 0 };
    tables.into_iter().enumerate().for_each(|(number, table)| crowds.get(number).seat(table));
    let sockets = load.tables * (load.seats + load.spectators);
    progress(&format!("connecting {sockets} sockets"));
    crowds.connect(sockets).await?;
    let _ = phase.send(Phase::Play);
    progress("playing");
    crowds.play(Instant::now() + load.warm_up).await;

    crowds.take();
    crowds.games = 0;
    let (start, server_before, client_before) = (Instant::now(), server.cpu_time(), own_cpu_time());
    while start.elapsed() < load.time {
        crowds.play((Instant::now() + PROGRESS).min(start + load.time)).await;
        progress(&format!("{:.0} s: {} moves", start.elapsed().as_secs_f64(), crowds.moves()));
    }
    let (seconds, server_after, client_after) = (start.elapsed().as_secs_f64(), server.cpu_time(), own_cpu_time());
    let full = server.memory();
    let Counts { latencies, sizes, .. } = crowds.take();
    let _ = phase.send(Phase::Drain);
    crowds.drain().await;
    let Counts { in_flight, disconnects, errors, faults, .. } = crowds.take();
    let moves = latencies.len();
    let per_move = |before: Option<Duration>, after: Option<Duration>| {
        Some((after? - before?).as_secs_f64() * 1000.0 / moves.max(1) as f64)
    };
    Ok(Report {
        tables: load.tables,
        sockets,
        offered_moves_per_second: load.rate,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        latency: Latencies::of(latencies),
        server_cpu_ms_per_move: per_move(server_before, server_after),
        client_cpu_ms_per_move: per_move(client_before, client_after),
        memory_per_table: full.zip(empty).map(|(full, empty)| full.saturating_sub(empty) / load.tables.max(1) as u64),
        message_bytes: Sizes::of(sizes),
        games: crowds.games,
        missing: in_flight,
        disconnects,
        errors,
        faults,
    })
}

/// A thread of clients.
#[derive(Clone, Debug)]
struct Crowd {
    tables: UnboundedSender<Table>,
    tally: Arc<Tally>,
}

impl Crowd {
    fn start(run: Run, seed: u64) -> Self {
        let (tables, seated) = mpsc::unbounded_channel();
        let tally = Arc::new(Tally::default());
        let crowd = Self { tables, tally: Arc::clone(&tally) };
        thread::spawn(move || crowd::run(run, tally, seated, seed));
        crowd
    }

    fn seat(&self, table: Table) {
        if self.tables.send(table).is_err() {
            self.tally.record_error("a thread of clients has ended");
        }
    }
}

/// All clients.
struct Crowds {
    client: Client,
    crowds: Vec<Crowd>,
    events: UnboundedReceiver<Event>,
    /// Finished games.
    games: usize,
}

impl Crowds {
    fn get(&self, number: usize) -> &Crowd {
        &self.crowds[number % self.crowds.len()]
    }

    /// Waits until all sockets are connected.
    async fn connect(&mut self, sockets: usize) -> Result<(), Error> {
        for _ in 0..sockets {
            if let Some(Event::Failed(reason)) = self.events.recv().await {
                return Err(reason);
            }
        }
        Ok(())
    }

    /// Lets the clients play until a point in time, and replaces finished games by new ones.
    async fn play(&mut self, until: Instant) {
        while let Ok(event) = timeout_at(until.into(), self.events.recv()).await {
            if let Some(Event::Over(Table { game, guests, .. })) = event {
                self.games += 1;
                let (client, crowd) = (self.client.clone(), self.get(self.games).clone());
                tokio::spawn(async move {
                    match tables::open(&client, game, guests).await {
                        Ok(table) => crowd.seat(table),
                        Err(reason) => crowd.tally.record_error(&reason),
                    }
                });
            }
        }
    }

    /// Waits until every viewer has received every move.
    async fn drain(&self) {
        let start = Instant::now();
        let in_flight = || self.crowds.iter().map(|crowd| crowd.tally.in_flight()).sum::<usize>();
        while in_flight() > 0 && start.elapsed() < PATIENCE {
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Moves since the last [`Crowds::take`].
    fn moves(&self) -> usize {
        self.crowds.iter().map(|crowd| crowd.tally.moves()).sum()
    }

    /// Takes all counts; measurements start over, errors stay.
    fn take(&self) -> Counts {
        self.crowds.iter().map(|crowd| crowd.tally.take()).fold(Counts::default(), Counts::and)
    }
}
