//! Runs the server, from opening the store to a clean shutdown.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};

use crate::app::App;
use crate::background::{self, Schedule};
use crate::clock::now;
use crate::config::Config;
use crate::connections::ConnectionLimits;
use crate::store::{OpenError, Store};
use crate::{http, logs, notices, ratings};

/// Why the server could not start or keep running.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1}; choose another address with `--addr`")]
    Listen(SocketAddr, io::Error),
    /// An operating system error.
    #[error("{0}")]
    Run(#[from] io::Error),
}

/// How often expired sessions and old rate limits are dropped.
const TIDY: Duration = Duration::from_secs(60);

/// Runs the server until Ctrl-C or SIGTERM. Calls `ready` with the address once it listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    logs::begin(&config);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(serve(config, ready));
    // Do not wait for bots that are still thinking; they start over after a restart.
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}

/// Like [`run`], within a runtime.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    if config.metrics {
        http::install_metrics();
    }
    let store = Store::open_for_server(&config.database).await?;
    let address = config.addr;
    let patience = Duration::from_secs(config.shutdown_seconds);
    let app = App::new(store, config);
    let listener = TcpListener::bind(address).await.map_err(|reason| ServeError::Listen(address, reason))?;
    // Install the signal handlers before `ready`: a caller may send a signal as soon as it knows the address.
    let shutdown_signal = shutdown_signal()?;
    ready(listener.local_addr()?);
    let mut work = JoinSet::new();
    work.spawn(tidy(app.clone()));
    work.spawn(background::tick(app.service.clone(), Schedule::default()));
    work.spawn(background::sweep_bots(app.service.clone(), app.bots.clone(), Schedule::default()));
    work.spawn(background::listen(app.service.clone()));
    work.spawn(notices::deliver(app.store.clone(), app.sender.clone()));
    work.spawn(ratings::rate(app.store.clone()));
    let stop = app.stop.clone();
    // Behind a proxy all connections share one address.
    let per_address = if app.config.proxies == 0 { app.config.connections_per_address } else { 0 };
    let limits = ConnectionLimits::new(per_address, Duration::from_secs(app.config.idle_seconds));
    let serving = tokio::spawn(limits.serve(listener, http::app(app.clone()), stop.clone()));
    shutdown_signal.await?;
    tracing::info!("shutting down");
    stop.cancel();
    match timeout(patience, serving).await {
        Ok(Ok(())) => {}
        Ok(Err(reason)) => return Err(io::Error::other(reason).into()),
        Err(_) => tracing::warn!("shutdown timed out; some requests were cut off"),
    }
    work.shutdown().await;
    app.bots.stop();
    // A hanging database connection must not block shutdown.
    let _ = timeout(patience, app.store.close()).await;
    Ok(())
}

/// Starts listening for Ctrl-C and SIGTERM; the future completes on either.
#[cfg(unix)]
fn shutdown_signal() -> io::Result<impl Future<Output = io::Result<()>>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut pressed, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = pressed.recv() => {}
            _ = terminate.recv() => {}
        }
        Ok(())
    })
}

#[cfg(not(unix))]
fn shutdown_signal() -> io::Result<impl Future<Output = io::Result<()>>> {
    Ok(tokio::signal::ctrl_c())
}

/// Drops expired sessions and old rate limits, forever.
async fn tidy(app: App) {
    let mut interval = interval(TIDY);
    loop {
        interval.tick().await;
        app.limits.forget_old();
        if let Err(reason) = app.store.end_expired_sessions(now()).await {
            tracing::warn!(%reason, "cannot delete expired sessions");
        }
    }
}
