//! What the tests share: stores to throw away, and a server to talk to.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use caylus_server::app::App;
use caylus_server::config::Config;
use caylus_server::http;
use caylus_server::store::Store;
use http_body_util::BodyExt;
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt;

/// A store and what it lives in.
pub(crate) struct TestStore {
    pub(crate) store: Store,
    pub(crate) address: String,
    _folder: Option<TempDir>,
}

impl TestStore {
    /// A store in a file of this folder.
    pub(crate) fn at(store: Store, address: String, folder: TempDir) -> Self {
        Self { store, address, _folder: Some(folder) }
    }
}

/// A new store in a file.
pub(crate) async fn sqlite() -> TestStore {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("caylus.db").display());
    let store = Store::open(&address).await.unwrap();
    TestStore::at(store, address, folder)
}

/// A new store in PostgreSQL.
pub(crate) async fn postgres() -> TestStore {
    let address = tokio::task::spawn_blocking(|| caylus_cluster::shared().database()).await.unwrap().unwrap();
    let store = Store::open(&address).await.unwrap();
    TestStore { store, address, _folder: None }
}

/// Makes two tests of each function that takes a store: one for each database.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name($crate::common::sqlite().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name($crate::common::postgres().await).await;
            })*
        }
    };
}

/// A server without limits, and somebody who talks to it.
pub(crate) struct Client {
    app: Router,
    /// What is sent along with every request.
    pub(crate) headers: Vec<(header::HeaderName, String)>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) body: String,
}

/// No limits: tests are fast.
pub(crate) fn unlimited() -> Config {
    Config {
        requests_per_second: 0,
        actions_per_second: 0,
        sign_ins_per_minute: 0,
        records_per_hour: 0,
        ..Config::default()
    }
}

impl Client {
    /// Talks to a server with this store.
    pub(crate) fn new(test: &TestStore, config: Config) -> Self {
        Self::of(App::new(test.store.clone(), config))
    }

    pub(crate) fn of(app: App) -> Self {
        Self { app: http::app(app), headers: vec![(header::HOST, "caylus.test".to_owned())] }
    }

    /// Somebody else at the same server.
    pub(crate) fn another(&self) -> Self {
        Self { app: self.app.clone(), headers: self.headers[..1].to_vec() }
    }

    /// Sends these headers too.
    pub(crate) fn with(&self, name: header::HeaderName, value: &str) -> Self {
        let mut headers = self.headers.clone();
        headers.push((name, value.to_owned()));
        Self { app: self.app.clone(), headers }
    }

    /// Sends a request as it is.
    pub(crate) async fn send(&self, method: &str, path: &str, body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let response: Response<Body> = self.app.clone().oneshot(request.body(body.into()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        // What is compressed is no text; everything else is.
        let is_text = !parts.headers.contains_key(header::CONTENT_ENCODING);
        let text = String::from_utf8_lossy(&body).into_owned();
        assert!(!is_text || text.as_bytes() == body, "{path} is not UTF-8");
        Answer { status: parts.status, headers: parts.headers, body: text }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, Body::empty()).await
    }

    /// Sends JSON.
    pub(crate) async fn json(&self, method: &str, path: &str, body: Value) -> Answer {
        self.with(header::CONTENT_TYPE, "application/json").send(method, path, body.to_string()).await
    }

    /// Sends JSON, and remembers the cookie that is answered.
    pub(crate) async fn sign(&mut self, path: &str, body: Value) -> Value {
        let answer = self.json("POST", path, body).await;
        assert!(answer.status.is_success(), "{answer:?}");
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        let pair = cookie.split(';').next().unwrap().to_owned();
        self.headers.retain(|(name, _)| *name != header::COOKIE);
        self.headers.push((header::COOKIE, pair));
        answer.value()
    }
}

impl Answer {
    pub(crate) fn value(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// It is this JSON.
    #[track_caller]
    pub(crate) fn is(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.value() }
    }

    /// It is a problem that says this.
    #[track_caller]
    pub(crate) fn refuses(&self, status: u16, detail: &str) {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json", "{self:?}");
        let problem = self.value();
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], "about:blank");
        assert!(problem["detail"].as_str().unwrap().contains(detail), "{problem}");
    }
}
