//! Silent connections: crowds that connect and send nothing, or half a request, from one address and from many. Meanwhile health checks
//! must be answered, and other visitors as long as there is room; in the end the server must close all silent connections.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::client::Error;
use crate::database::temporary_directory;
use crate::latency::Latencies;
use crate::server::Program;

/// Configuration.
#[derive(Clone, Copy, Debug)]
pub struct Silent {
    /// Connections per crowd.
    pub connections: usize,
    /// Limit of open files for the server.
    pub files: usize,
    /// Idle timeout of the server, in seconds.
    pub idle: u64,
    /// Health checks per crowd.
    pub checks: usize,
}

/// The report; its fields are the keys of the JSON output.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// A crowd from one address.
    pub one_address: Crowd,
    /// A crowd from many addresses, larger than the server has room for.
    pub many_addresses: Crowd,
    /// Failed checks.
    pub faults: Vec<String>,
}

/// The result of one crowd.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Crowd {
    /// Connections opened.
    pub connections: usize,
    /// Connections the server closed.
    pub closed: usize,
    /// Seconds from opening the last one until all were closed.
    pub closed_after: f64,
    /// Health checks answered, half from the address of the crowd and half from another.
    pub healthy: usize,
    /// Their latencies.
    pub health: Latencies,
    /// Requests from another address that were answered.
    pub served: usize,
    /// Requests from another address that were refused for lack of room.
    pub refused: usize,
}

impl Report {
    /// Whether all checks passed.
    pub fn passed(&self) -> bool {
        let is_closed = |crowd: &Crowd| crowd.connections > 0 && crowd.closed == crowd.connections;
        is_closed(&self.one_address)
            && is_closed(&self.many_addresses)
            && self.one_address.refused == 0
            && self.faults.is_empty()
    }
}

const CROWD_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 1));
const VISITOR_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Connections per address in the crowd from many addresses.
const CONNECTIONS_PER_ADDRESS: usize = 50;
/// Sets the limit of open files, then runs the server.
const WITH_FILES: &str = "ulimit -n \"$1\" && shift && exec \"$@\"";
/// How long beyond the idle timeout to wait for connections to be closed; generous, for busy machines.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(120);

/// Runs the test, with the default limits.
pub async fn run(program: &Program, silent: Silent) -> Result<Report, Error> {
    let files = ["sh", "-c", WITH_FILES, "sh"].map(str::to_owned).into_iter().chain([silent.files.to_string()]);
    let arguments = vec!["--idle-seconds".to_owned(), silent.idle.to_string()];
    let folder = temporary_directory()?;
    let log = Some(folder.path().join("log"));
    let program = Program { prefix: files.collect(), arguments, log: log.clone(), ..program.clone() };
    let server = program.start().await?;
    let address: SocketAddr =
        server.address.parse().map_err(|_| format!("the server printed an invalid address: {}", server.address))?;
    let mut report = Report::default();
    let from_one = |_: usize| CROWD_ADDRESS;
    let from_many = |number: usize| {
        let [high, low] = u16::try_from(number / CONNECTIONS_PER_ADDRESS).unwrap_or(u16::MAX).to_be_bytes();
        IpAddr::V4(Ipv4Addr::new(127, 1, high, low))
    };
    report.one_address = crowd(address, silent, from_one, &mut report.faults).await?;
    report.many_addresses = crowd(address, silent, from_many, &mut report.faults).await?;
    server.kill().await?;
    let log = log.and_then(|log| std::fs::read_to_string(log).ok()).unwrap_or_default();
    report.faults.extend(log.lines().filter(|line| line.contains("cannot accept")).take(1).map(str::to_owned));
    Ok(report)
}

async fn crowd(
    server: SocketAddr,
    silent: Silent,
    from: impl Fn(usize) -> IpAddr,
    faults: &mut Vec<String>,
) -> Result<Crowd, Error> {
    let mut crowd = Crowd::default();
    let mut closing = JoinSet::new();
    for number in 0..silent.connections {
        let mut stream = connect(from(number), server).await?;
        if number % 2 == 1 {
            // Fails if the server has closed it already.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: cay").await;
        }
        crowd.connections += 1;
        closing.spawn(async move {
            let mut rest = Vec::new();
            // A reset counts as closed, too.
            let _ = stream.read_to_end(&mut rest).await;
        });
    }
    let opened = Instant::now();
    let mut times = Vec::new();
    for number in 0..silent.checks {
        let start = Instant::now();
        let address = if number % 2 == 0 { from(number) } else { VISITOR_ADDRESS };
        match get(address, server, "/healthz").await {
            Ok(200) => {
                crowd.healthy += 1;
                times.push(start.elapsed());
            }
            other => faults.push(format!("health check from {address}: {other:?}")),
        }
        match get(VISITOR_ADDRESS, server, "/api/version").await {
            Ok(200) => crowd.served += 1,
            Ok(503) => crowd.refused += 1,
            other => faults.push(format!("request from another address: {other:?}")),
        }
    }
    crowd.health = Latencies::of(times);
    let end = opened + Duration::from_secs(silent.idle) + CLOSE_TIMEOUT;
    while tokio::time::timeout_at(end.into(), closing.join_next()).await.is_ok_and(|closed| closed.is_some()) {
        crowd.closed += 1;
    }
    crowd.closed_after = opened.elapsed().as_secs_f64();
    match get(VISITOR_ADDRESS, server, "/api/version").await {
        Ok(200) => {}
        other => faults.push(format!("request from another address after the crowd: {other:?}")),
    }
    Ok(crowd)
}

async fn connect(from: IpAddr, server: SocketAddr) -> Result<TcpStream, Error> {
    let failed = |reason: std::io::Error| format!("cannot connect from {from}: {reason}");
    let socket = TcpSocket::new_v4().map_err(failed)?;
    socket.bind(SocketAddr::new(from, 0)).map_err(failed)?;
    socket.connect(server).await.map_err(failed)
}

/// GETs over a new connection and returns the status.
async fn get(from: IpAddr, server: SocketAddr, path: &str) -> Result<u16, Error> {
    let mut stream = connect(from, server).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.map_err(|reason| format!("{path}: {reason}"))?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|reason| format!("{path}: {reason}"))?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.ok_or_else(|| format!("no HTTP status in {answer:?}"))
}
