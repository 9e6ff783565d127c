//! Silent connections: crowds that connect and send nothing, or half a request, from one address and from many. Health checks are
//! answered all the while, visitors from elsewhere as long as there is room, and the silent ones are closed.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::client::Fault;
use crate::server::Program;
use crate::times::Times;

/// How large the crowds are.
#[derive(Clone, Copy, Debug)]
pub struct Silent {
    /// Connections in each crowd.
    pub connections: usize,
    /// Open files that the server may have.
    pub files: usize,
    /// How long the server lets a connection be silent, in seconds.
    pub idle: u64,
    /// Health checks during each crowd.
    pub checks: usize,
}

/// What came of it; the names are those of the JSON.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    /// A crowd from one address.
    pub one_address: Crowd,
    /// A crowd from many addresses, more than there is room for.
    pub many_addresses: Crowd,
    /// What went wrong.
    pub faults: Vec<String>,
}

/// What came of one crowd.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Crowd {
    /// Connections that were opened.
    pub connections: usize,
    /// Those that the server closed, in the end.
    pub closed: usize,
    /// How long that took after the last one was opened, in seconds.
    pub closed_after: f64,
    /// Health checks that were answered, from the address of the crowd and from another one.
    pub healthy: usize,
    /// How long they took.
    pub health: Times,
    /// Requests of a visitor from elsewhere that were answered, or refused for lack of room.
    pub served: usize,
    /// Those that were refused.
    pub refused: usize,
}

impl Report {
    /// Did all go well?
    pub fn is_well(&self) -> bool {
        let is_closed = |crowd: &Crowd| crowd.connections > 0 && crowd.closed == crowd.connections;
        is_closed(&self.one_address)
            && is_closed(&self.many_addresses)
            && self.one_address.refused == 0
            && self.faults.is_empty()
    }
}

const CROWD: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 1));
const VISITOR: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Connections of one address in the crowd of many.
const FROM_EACH: usize = 50;
/// Sets the limit of open files, then becomes the server.
const WITH_FILES: &str = "ulimit -n \"$1\" && shift && exec \"$@\"";
/// The server lets a silent connection live no longer than this beyond its own limit, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Starts a server with the default limits and few files, and sends both crowds.
pub async fn run(program: &Program, silent: Silent) -> Result<Report, Fault> {
    let files = ["sh", "-c", WITH_FILES, "sh"].map(str::to_owned).into_iter().chain([silent.files.to_string()]);
    let arguments = vec!["--idle-seconds".to_owned(), silent.idle.to_string()];
    let folder = tempfile::tempdir().map_err(|reason| reason.to_string())?;
    let log = Some(folder.path().join("log"));
    let program = Program { prefix: files.collect(), arguments, log: log.clone(), ..program.clone() };
    let server = program.start().await?;
    let address: SocketAddr = server.address.parse().map_err(|_| format!("no address: {}", server.address))?;
    let mut report = Report::default();
    let from_one = |_: usize| CROWD;
    let from_many = |number: usize| {
        let [high, low] = u16::try_from(number / FROM_EACH).unwrap_or(u16::MAX).to_be_bytes();
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
) -> Result<Crowd, Fault> {
    let mut crowd = Crowd::default();
    let mut closing = JoinSet::new();
    for number in 0..silent.connections {
        let mut stream = connect(from(number), server).await?;
        if number % 2 == 1 {
            // The server may have closed it already.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: cay").await;
        }
        crowd.connections += 1;
        closing.spawn(async move {
            let mut rest = Vec::new();
            // Whether it ends well or with a reset, it is closed.
            let _ = stream.read_to_end(&mut rest).await;
        });
    }
    let opened = Instant::now();
    let mut times = Vec::new();
    for number in 0..silent.checks {
        let start = Instant::now();
        let address = if number % 2 == 0 { from(number) } else { VISITOR };
        match get(address, server, "/healthz").await {
            Ok(200) => {
                crowd.healthy += 1;
                times.push(start.elapsed());
            }
            other => faults.push(format!("a health check from {address}: {other:?}")),
        }
        match get(VISITOR, server, "/api/version").await {
            Ok(200) => crowd.served += 1,
            Ok(503) => crowd.refused += 1,
            other => faults.push(format!("a visitor: {other:?}")),
        }
    }
    crowd.health = Times::of(times);
    let end = opened + Duration::from_secs(silent.idle) + PATIENCE;
    while tokio::time::timeout_at(end.into(), closing.join_next()).await.is_ok_and(|closed| closed.is_some()) {
        crowd.closed += 1;
    }
    crowd.closed_after = opened.elapsed().as_secs_f64();
    // Now there is room again.
    match get(VISITOR, server, "/api/version").await {
        Ok(200) => {}
        other => faults.push(format!("a visitor afterwards: {other:?}")),
    }
    Ok(crowd)
}

async fn connect(from: IpAddr, server: SocketAddr) -> Result<TcpStream, Fault> {
    let failed = |reason: std::io::Error| format!("cannot connect from {from}: {reason}");
    let socket = TcpSocket::new_v4().map_err(failed)?;
    socket.bind(SocketAddr::new(from, 0)).map_err(failed)?;
    socket.connect(server).await.map_err(failed)
}

/// The status of an answer on a new connection.
async fn get(from: IpAddr, server: SocketAddr, path: &str) -> Result<u16, Fault> {
    let mut stream = connect(from, server).await?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.map_err(|reason| reason.to_string())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|reason| reason.to_string())?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.ok_or_else(|| format!("no status in {answer:?}"))
}
