//! The HTTP client for notices. It follows no redirects, uses no proxies and does not call into the server's own network.

use std::io;
use std::net::SocketAddr;
use std::task::{Context, Poll};
use std::vec::IntoIter;

use axum::body::Body;
use futures_util::future::BoxFuture;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioExecutor;
use rustls::{ClientConfig, RootCertStore};
use tower::Service;

use super::address::is_public;

pub(super) type Client = legacy::Client<HttpsConnector<HttpConnector<Resolver>>, Body>;

/// A client for public addresses, and for private ones if allowed.
pub(super) fn client(may_be_private: bool) -> Client {
    let mut connector = HttpConnector::new_with_resolver(Resolver { may_be_private });
    connector.enforce_http(false);
    let connector =
        HttpsConnectorBuilder::new().with_tls_config(tls()).https_or_http().enable_http1().wrap_connector(connector);
    legacy::Client::builder(TokioExecutor::new()).build(connector)
}

/// TLS with the system's certificates. Without any, every TLS connection fails, but the server still runs.
fn tls() -> ClientConfig {
    // Fails if a provider is installed already, which is fine.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()
}

/// Resolves host names and drops private addresses on every call, so that a name cannot change its address after the check (DNS
/// rebinding).
#[derive(Clone, Copy, Debug)]
pub(super) struct Resolver {
    may_be_private: bool,
}

impl Service<Name> for Resolver {
    type Response = IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = BoxFuture<'static, io::Result<IntoIter<SocketAddr>>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let may_be_private = self.may_be_private;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed = found.filter(|address| may_be_private || is_public(address.ip()));
            Ok(allowed.collect::<Vec<_>>().into_iter())
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_server_without_tls_is_an_error() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("https://{}/", listener.local_addr().unwrap());
        tokio::spawn(async move { drop(listener.accept().await) });
        let request = Request::get(url).body(Body::empty()).unwrap();
        assert!(client(true).request(request).await.unwrap_err().is_connect());
    }

    #[tokio::test]
    async fn names_in_the_own_network_resolve_only_where_they_may() {
        for (may_be_private, is_found) in [(false, false), (true, true)] {
            let found = Resolver { may_be_private }.call("localhost".parse().unwrap()).await.unwrap();
            assert_eq!(found.count() > 0, is_found);
        }
    }
}
