//! Shared test helpers: temporary stores and an HTTP client.

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

pub(crate) struct TestStore {
    pub(crate) store: Store,
    pub(crate) address: String,
    _folder: Option<TempDir>,
}

impl TestStore {
    pub(crate) fn at(store: Store, address: String, folder: TempDir) -> Self {
        Self { store, address, _folder: Some(folder) }
    }
}

pub(crate) async fn sqlite() -> TestStore {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("caylus.db").display());
    let store = Store::open(&address).await.unwrap();
    TestStore::at(store, address, folder)
}

pub(crate) async fn postgres() -> TestStore {
    let address = tokio::task::spawn_blocking(|| caylus_cluster::shared().database()).await.unwrap().unwrap();
    let store = Store::open(&address).await.unwrap();
    TestStore { store, address, _folder: None }
}

/// Runs each function as two tests, one per database.
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

/// A client of an in-process server.
pub(crate) struct Client {
    app: Router,
    /// Headers sent with every request.
    pub(crate) headers: Vec<(header::HeaderName, String)>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) body: String,
}

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
    pub(crate) fn new(test: &TestStore, config: Config) -> Self {
        Self::of(App::new(test.store.clone(), config))
    }

    pub(crate) fn of(app: App) -> Self {
        Self { app: http::app(app), headers: vec![(header::HOST, "caylus.test".to_owned())] }
    }

    /// Another client of the same server, not signed in.
    pub(crate) fn another(&self) -> Self {
        Self { app: self.app.clone(), headers: self.headers[..1].to_vec() }
    }

    /// The same client with one more header.
    pub(crate) fn with(&self, name: header::HeaderName, value: &str) -> Self {
        let mut headers = self.headers.clone();
        headers.push((name, value.to_owned()));
        Self { app: self.app.clone(), headers }
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let response: Response<Body> = self.app.clone().oneshot(request.body(body.into()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        // Everything is text unless it is compressed.
        let is_text = !parts.headers.contains_key(header::CONTENT_ENCODING);
        let text = String::from_utf8_lossy(&body).into_owned();
        assert!(!is_text || text.as_bytes() == body, "{path} is not UTF-8");
        Answer { status: parts.status, headers: parts.headers, body: text }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, Body::empty()).await
    }

    pub(crate) async fn json(&self, method: &str, path: &str, body: Value) -> Answer {
        self.with(header::CONTENT_TYPE, "application/json").send(method, path, body.to_string()).await
    }

    /// Posts JSON that signs in, and keeps the cookie.
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

    /// Asserts the status and returns the body.
    #[track_caller]
    pub(crate) fn is(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.value() }
    }

    /// Asserts that the answer is a problem with this status and code.
    #[track_caller]
    pub(crate) fn refuses_with(&self, status: u16, code: &str) {
        self.refuses(status, "");
        assert_eq!(self.value()["code"], code, "{self:?}");
    }

    /// Asserts that the answer is a problem with this status whose detail contains a text.
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
