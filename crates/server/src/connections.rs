//! Accepts connections: closes idle ones, limits them per address and in total, and still answers health checks when full.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, Sleep, sleep, sleep_until};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::http::Problem;
use crate::limits::{Counted, PerAddress};

/// Connection limits and timeouts.
#[derive(Debug)]
pub struct ConnectionLimits {
    /// Maximum number of connections in total, not counting the reserve.
    pub most: usize,
    /// Maximum number of connections per address; 0 for no limit.
    pub most_per_address: u32,
    /// Time a client has to send the next request's headers.
    pub header: Duration,
    /// Time after which a client that reads nothing is disconnected.
    pub stall: Duration,
}

/// File descriptors kept for the database, its log and the terminal.
const OTHER_FILES: u64 = 64;
/// Extra connections for health checks when the server is full. When these run out too, the oldest is closed.
const RESERVE: usize = 32;
/// Size of the read buffer of a connection, and so of a request's headers.
const BUFFER: usize = 16 * 1024;
/// How long to wait after a failed accept.
const PAUSE: Duration = Duration::from_millis(100);

impl ConnectionLimits {
    /// In total, as many connections as the limit of open files allows; per address, twice the limit of WebSockets, since a page also
    /// sends plain requests.
    pub fn new(sockets_per_address: u32, idle: Duration) -> Self {
        let files = usize::try_from(most_files().saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
        let most = files.saturating_sub(RESERVE).clamp(2, Semaphore::MAX_PERMITS);
        // No single address may fill the server.
        let share = u32::try_from(most / 2).unwrap_or(u32::MAX);
        Self {
            most,
            most_per_address: sockets_per_address.saturating_mul(2).min(share),
            header: idle,
            stall: Duration::from_secs(30),
        }
    }

    /// Serves until `stop`, then waits for open connections to finish.
    pub async fn serve(self, listener: TcpListener, router: Router, stop: CancellationToken) {
        let room = Arc::new(Semaphore::new(self.most));
        let addresses = PerAddress::new(self.most_per_address, "caylus_connections");
        let mut reserve: VecDeque<JoinHandle<()>> = VecDeque::with_capacity(RESERVE);
        let mut connections = JoinSet::new();
        loop {
            while connections.try_join_next().is_some() {}
            let (stream, peer) = tokio::select! {
                () = stop.cancelled() => break,
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(reason) => {
                        // Most likely too many open files; closing connections frees some.
                        tracing::warn!(%reason, "cannot accept connection");
                        sleep(PAUSE).await;
                        continue;
                    }
                },
            };
            // Messages are short and must go out at once.
            let _ = stream.set_nodelay(true);
            let place = Arc::clone(&room).try_acquire_owned().ok().zip(addresses.open(peer.ip()));
            let is_reserve = place.is_none();
            let stream = Connection { stream, _place: place, stall: self.stall, stalled: None };
            let serving = self.serve_one(stream, peer, router.clone(), is_reserve, stop.clone());
            if !is_reserve {
                connections.spawn(serving);
                continue;
            }
            if reserve.len() == RESERVE
                && let Some(oldest) = reserve.pop_front()
            {
                oldest.abort();
                // Its file descriptor is only freed once the task has ended.
                let _ = oldest.await;
            }
            reserve.push_back(tokio::spawn(serving));
        }
        drop(listener);
        reserve.iter().for_each(JoinHandle::abort);
        while connections.join_next().await.is_some() {}
    }

    fn serve_one(
        &self,
        stream: Connection,
        peer: SocketAddr,
        router: Router,
        is_reserve: bool,
        stop: CancellationToken,
    ) -> impl Future<Output = ()> + use<> {
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            answer(router.clone(), request.map(Body::new), is_reserve)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.header).keep_alive(!is_reserve).max_buf_size(BUFFER);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        async move {
            tokio::pin!(connection);
            // An error only means that the client left or timed out.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        }
    }
}

/// Handles a request; reserve connections only answer health checks.
async fn answer(router: Router, request: Request, is_reserve: bool) -> Result<Response, Infallible> {
    if is_reserve && !matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics") {
        let full = "too many open connections, in total or from your address; close some or try again later";
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, full).with("retry_after", 10);
        return Ok(([(header::CONNECTION, "close")], problem).into_response());
    }
    router.oneshot(request).await
}

/// A connection with its slot, which it keeps after an upgrade to a WebSocket.
#[derive(Debug)]
struct Connection {
    stream: TcpStream,
    _place: Option<(OwnedSemaphorePermit, Counted)>,
    stall: Duration,
    /// Runs while a write is blocked because the client does not read.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Connection {
    /// Passes on the result of a write, or times out if the client does not read.
    fn watch<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stall = self.stall;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + stall)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Raises the limit of open files as far as allowed and returns it.
#[cfg(unix)]
fn most_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn most_files() -> u64 {
    4096
}
