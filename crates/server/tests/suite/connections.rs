//! Idle connections, clients that do not read, and connection limits.

use std::net::SocketAddr;
use std::time::Duration;

use caylus_server::app::App;
use caylus_server::connections::ConnectionLimits;
use caylus_server::http;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::common::{TestStore, sqlite, unlimited};

const LONG: Duration = Duration::from_secs(600);
const SHORT: Duration = Duration::from_millis(100);

struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    serving: JoinHandle<()>,
    _test: TestStore,
}

impl Server {
    async fn start(limits: ConnectionLimits) -> Self {
        let test = sqlite().await;
        let app = App::new(test.store.clone(), unlimited());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, stop) = (listener.local_addr().unwrap(), app.stop.clone());
        let serving = tokio::spawn(limits.serve(listener, http::app(app), stop.clone()));
        Self { address, stop, serving, _test: test }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// The answer to a request on a new connection.
    async fn get(&self, path: &str) -> String {
        let mut stream = self.connect().await;
        ask(&mut stream, path, "close").await;
        rest(stream).await
    }
}

impl Server {
    /// Waits up to a minute until a request is served.
    async fn has_room(&self) -> bool {
        for _ in 0..600 {
            if self.get("/api/version").await.starts_with("HTTP/1.1 200") {
                return true;
            }
            tokio::time::sleep(SHORT).await;
        }
        false
    }
}

fn limits() -> ConnectionLimits {
    ConnectionLimits { most: 100, most_per_address: 0, header: LONG, stall: LONG }
}

async fn ask(stream: &mut TcpStream, path: &str, connection: &str) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: caylus.test\r\nConnection: {connection}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
}

/// Reads until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // An aborted connection ends with an error, which is fine too.
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8(text).unwrap()
}

/// Reads the first answer of a connection that stays open.
async fn first(stream: &mut TcpStream) -> String {
    let mut text = vec![0; 4096];
    let length = stream.read(&mut text).await.unwrap();
    String::from_utf8(text[..length].to_vec()).unwrap()
}

#[tokio::test]
async fn silent_connections_are_closed() {
    let server = Server::start(ConnectionLimits { header: SHORT, ..limits() }).await;
    assert_eq!(rest(server.connect().await).await, "", "nothing sent");
    let mut half = server.connect().await;
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: caylus.te").await.unwrap();
    let answer = rest(half).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "half a request: {answer}");
    let mut idle = server.connect().await;
    ask(&mut idle, "/healthz", "keep-alive").await;
    assert!(rest(idle).await.ends_with("ok\n"), "answered, then closed");
}

#[tokio::test]
async fn headers_may_have_some_kilobytes_but_not_more() {
    let server = Server::start(limits()).await;
    for (length, status) in [(12 * 1024, "200"), (24 * 1024, "431")] {
        let mut stream = server.connect().await;
        let request = format!(
            "GET /healthz HTTP/1.1\r\nHost: caylus.test\r\nConnection: close\r\nCookie: {}\r\n\r\n",
            "x".repeat(length)
        );
        // Writing fails if the server closes early.
        let _ = stream.write_all(request.as_bytes()).await;
        let answer = rest(stream).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{length}: {answer}");
    }
}

#[tokio::test]
async fn a_connection_that_takes_nothing_is_closed() {
    let server = Server::start(ConnectionLimits { stall: SHORT, most: 1, ..limits() }).await;
    let mut deaf = server.connect().await;
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: caylus.test\r\n\r\n".repeat(400);
    // More answers than any buffer holds. Writing fails if the server closes early.
    let _ = deaf.write_all(&request).await;
    assert!(server.has_room().await);
}

#[tokio::test]
async fn connections_per_address_are_limited_but_not_health_checks() {
    let server = Server::start(ConnectionLimits { most_per_address: 3, ..limits() }).await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect().await;
        ask(&mut stream, "/healthz", "keep-alive").await;
        assert!(first(&mut stream).await.starts_with("HTTP/1.1 200"));
        silent.push(stream);
    }
    let refused = server.get("/api/version").await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("application/problem+json"), "{refused}");
    assert!(
        refused.contains("too many open connections") && refused.to_lowercase().contains("retry-after: 10"),
        "{refused}"
    );
    for path in ["/healthz", "/readyz"] {
        assert!(server.get(path).await.starts_with("HTTP/1.1 200"), "{path}");
    }
    // Refused connections do not exhaust the reserve.
    let mut crowd = Vec::new();
    for _ in 0..200 {
        crowd.push(server.connect().await);
    }
    assert!(server.get("/healthz").await.ends_with("ok\n"));
    drop(silent);
    assert!(server.has_room().await);
}

#[tokio::test]
async fn all_together_have_so_many_connections() {
    let server = Server::start(ConnectionLimits { most: 2, ..limits() }).await;
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = server.connect().await;
        ask(&mut stream, "/healthz", "keep-alive").await;
        first(&mut stream).await;
        open.push(stream);
    }
    assert!(server.get("/api/version").await.starts_with("HTTP/1.1 503"));
    assert!(server.get("/healthz").await.ends_with("ok\n"));
}

#[tokio::test]
async fn idle_connections_do_not_hold_up_the_end() {
    let server = Server::start(limits()).await;
    let mut idle = server.connect().await;
    ask(&mut idle, "/healthz", "keep-alive").await;
    first(&mut idle).await;
    server.stop.cancel();
    server.serving.await.unwrap();
    assert_eq!(rest(idle).await, "");
}
