//! The light clients of one thread: a task per socket, which share a read buffer.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{Barrier, Semaphore, mpsc, watch};
use tokio::task::LocalSet;
use tokio::time::sleep_until;

use super::frames::{self, Frame};
use super::protocol::{self, Received};
use super::tally::Tally;
use crate::client::Error;
use crate::tables::Table;

/// Size of the read buffer of a thread.
const BUFFER: usize = 256 * 1024;
/// Sockets of a thread that connect at the same time; more could overflow the server's queue.
const CONNECTING: usize = 64;

/// What all clients of a run have in common.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The address of the server.
    pub(super) address: String,
    /// Sockets without a seat, per table.
    pub(super) spectators: usize,
    /// Mean time between two moves at a table; zero for no pause.
    pub(super) interval: Duration,
    /// What to do now.
    pub(super) phase: watch::Receiver<Phase>,
    /// Receives the events.
    pub(super) events: mpsc::UnboundedSender<Event>,
}

/// What the clients do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Connect.
    Connect,
    /// Play.
    Play,
    /// Receive what is under way, but send no more.
    Drain,
}

/// What became of a socket or a game.
#[derive(Debug)]
pub(super) enum Event {
    /// A socket is connected and has received the table.
    Connected,
    /// A socket could not be opened.
    Failed(Error),
    /// A game is over; all sockets of this table are closed.
    Over(Table),
}

/// Plays at the tables that arrive on `tables`, until the sender is dropped.
pub(super) fn run(run: Run, tally: Arc<Tally>, mut tables: mpsc::UnboundedReceiver<Table>, seed: u64) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(reason) => return tally.record_error(&format!("cannot start a thread for the clients: {reason}")),
    };
    let crowd = Rc::new(Crowd {
        run,
        tally,
        buffer: RefCell::new(vec![0; BUFFER]),
        rng: RefCell::new(SmallRng::seed_from_u64(seed)),
        connecting: Semaphore::new(CONNECTING),
    });
    LocalSet::new().block_on(&runtime, async {
        while let Some(table) = tables.recv().await {
            let viewers = table.guests.len() + crowd.run.spectators;
            let game = Rc::new(Game {
                table,
                is_complete: Barrier::new(viewers),
                viewers,
                left: Cell::new(viewers),
                in_flight: RefCell::default(),
                due: Cell::new(None),
            });
            for number in 0..viewers {
                tokio::task::spawn_local(view(Rc::clone(&crowd), Rc::clone(&game), number));
            }
        }
    });
}

struct Crowd {
    run: Run,
    tally: Arc<Tally>,
    buffer: RefCell<Vec<u8>>,
    rng: RefCell<SmallRng>,
    connecting: Semaphore,
}

struct Game {
    table: Table,
    is_complete: Barrier,
    viewers: usize,
    /// Viewers who have not seen the end.
    left: Cell<usize>,
    in_flight: RefCell<VecDeque<InFlight>>,
    /// When the next move is to be sent.
    due: Cell<Option<Instant>>,
}

/// A move that some viewers have not received.
struct InFlight {
    number: i64,
    sent: Instant,
    missing: usize,
}

impl Crowd {
    /// A random time of this mean: exponentially distributed, as if the tables knew nothing of each other.
    fn pause(&self, mean: Duration) -> Duration {
        mean.mul_f64(-f64::ln(1.0 - self.rng.borrow_mut().random::<f64>()))
    }

    /// When the next move at this table is due. The first ones are spread out, so that the tables do not march in step.
    fn due(&self, game: &Game) -> Instant {
        game.due.get().unwrap_or_else(|| {
            let spread = self.run.interval.max(Duration::from_secs(1));
            let due = Instant::now() + spread.mul_f64(self.rng.borrow_mut().random());
            game.due.set(Some(due));
            due
        })
    }
}

async fn view(crowd: Rc<Crowd>, game: Rc<Game>, number: usize) {
    match play(&crowd, &game, number).await {
        Ok(()) => {
            game.left.set(game.left.get() - 1);
            if game.left.get() == 0 {
                let _ = crowd.run.events.send(Event::Over(game.table.clone()));
            }
        }
        Err(Gone::Closed) => crowd.tally.record_disconnect(),
        Err(Gone::Refused(reason)) => {
            crowd.tally.record_error(&reason);
            let _ = crowd.run.events.send(Event::Failed(reason));
        }
    }
}

enum Gone {
    Closed,
    Refused(Error),
}

/// Connects and plays to the end of the game.
async fn play(crowd: &Crowd, game: &Game, number: usize) -> Result<(), Gone> {
    let table = &game.table;
    let (path, headers) = (protocol::path(&table.id), protocol::headers(table.guests.get(number)));
    let connected = {
        let _permit = crowd.connecting.acquire().await;
        frames::connect(&crowd.run.address, &path, &headers).await
    };
    let (stream, first) = connected.map_err(Gone::Refused)?;
    let mut viewer =
        Viewer { crowd, game, stream, rest: Vec::new(), out: Vec::new(), next: None, seen: 0, is_over: false };
    viewer.take(&first)?;
    while viewer.seen == 0 {
        viewer.receive().await?;
    }
    game.is_complete.wait().await;
    let _ = crowd.run.events.send(Event::Connected);
    let mut phase = crowd.run.phase.clone();
    let _ = phase.wait_for(|phase| *phase != Phase::Connect).await;
    while !viewer.is_over {
        let due = match viewer.next {
            Some(_) if *phase.borrow() == Phase::Play => Some(crowd.due(game)),
            _ => None,
        };
        match due {
            Some(due) if due <= Instant::now() => viewer.send_move(due),
            Some(due) => tokio::select! {
                received = viewer.receive() => received?,
                () = sleep_until(due.into()) => {}
            },
            None => viewer.receive().await?,
        }
        if !viewer.out.is_empty() {
            let out = std::mem::take(&mut viewer.out);
            viewer.stream.write_all(&out).await.map_err(|_| Gone::Closed)?;
        }
    }
    Ok(())
}

/// A socket.
struct Viewer<'a> {
    crowd: &'a Crowd,
    game: &'a Game,
    stream: TcpStream,
    /// The beginning of a frame whose end has not arrived.
    rest: Vec<u8>,
    /// Frames to be sent.
    out: Vec<u8>,
    /// The next move.
    next: Option<String>,
    /// Number of the last entry received.
    seen: i64,
    is_over: bool,
}

impl Viewer<'_> {
    /// Waits for something to arrive, and takes it.
    async fn receive(&mut self) -> Result<(), Gone> {
        std::future::poll_fn(|context| self.poll_receive(context)).await
    }

    fn poll_receive(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Gone>> {
        let crowd = self.crowd;
        let mut buffer = crowd.buffer.borrow_mut();
        let mut read = ReadBuf::new(&mut buffer);
        let done = ready!(Pin::new(&mut self.stream).poll_read(context, &mut read));
        if done.is_err() || read.filled().is_empty() {
            return Poll::Ready(Err(Gone::Closed));
        }
        Poll::Ready(self.take(read.filled()))
    }

    /// Takes the frames in `bytes`, and keeps the beginning of one that is not complete.
    fn take(&mut self, bytes: &[u8]) -> Result<(), Gone> {
        let mut held = std::mem::take(&mut self.rest);
        if held.is_empty() {
            let used = self.take_frames(bytes)?;
            held.extend_from_slice(&bytes[used..]);
        } else {
            held.extend_from_slice(bytes);
            let used = self.take_frames(&held)?;
            held.drain(..used);
        }
        self.rest = held;
        Ok(())
    }

    fn take_frames(&mut self, bytes: &[u8]) -> Result<usize, Gone> {
        let mut used = 0;
        while let Some((frame, length)) = frames::split(&bytes[used..]) {
            used += length;
            match frame {
                Frame::Text(text) => self.take_message(text),
                Frame::Ping(payload) => frames::pong(&mut self.out, payload),
                Frame::Close => return Err(Gone::Closed),
                Frame::Other => self.crowd.tally.record_error("unexpected frame"),
            }
        }
        Ok(used)
    }

    fn take_message(&mut self, text: &[u8]) {
        match protocol::read(text) {
            Received::Table(table) => {
                self.crowd.tally.record_size(text.len());
                self.game.received(self.seen, table.number, &self.crowd.tally);
                (self.seen, self.is_over) = (table.number, table.is_over);
                self.next = table.turn.and_then(|turn| turn.answer(&mut self.crowd.rng.borrow_mut()));
            }
            Received::Fault(text) => self.crowd.tally.record_error(&String::from_utf8_lossy(text)),
            Received::Other => {}
        }
    }

    fn send_move(&mut self, due: Instant) {
        let Some(next) = self.next.take() else { return };
        frames::text(&mut self.out, &next);
        self.game.due.set(Some(due + self.crowd.pause(self.crowd.run.interval)));
        let sent = InFlight { number: self.seen + 1, sent: Instant::now(), missing: self.game.viewers };
        self.game.in_flight.borrow_mut().push_back(sent);
        self.crowd.tally.record_sent();
    }
}

impl Game {
    /// A viewer has received the entries after `after`, up to `to`.
    fn received(&self, after: i64, to: i64, tally: &Tally) {
        self.in_flight.borrow_mut().retain_mut(|one| {
            if (after + 1..=to).contains(&one.number) {
                one.missing -= 1;
            }
            if one.missing == 0 {
                tally.record_received(one.sent.elapsed());
            }
            one.missing > 0
        });
    }
}
