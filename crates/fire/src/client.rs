//! An HTTP and WebSocket client for the server under test.

use std::net::IpAddr;

use caylus_table::Mirror;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What went wrong, as text.
pub type Error = String;

/// A client of one server.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    /// As in `127.0.0.1:1289`.
    pub address: String,
}

/// A signed-in person.
#[derive(Clone, Debug)]
pub struct Guest {
    cookie: String,
}

impl Guest {
    /// The session cookie, as in `name=token`.
    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The session token, which must not leak.
    pub fn secret(&self) -> &str {
        self.cookie.split_once('=').map_or(&*self.cookie, |(_, secret)| secret)
    }
}

impl Client {
    /// A client for the server at `address`.
    pub fn new(address: &str) -> Self {
        // Feature unification with the server enables TLS in reqwest, which then needs a crypto provider. An error means that one is
        // installed already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Self { http: reqwest::Client::new(), address: address.to_owned() }
    }

    /// The same, but connecting from another local address: limits are per address.
    pub fn from_address(self, from: IpAddr) -> Result<Self, Error> {
        let http = reqwest::Client::builder()
            .local_address(from)
            .build()
            .map_err(|reason| format!("cannot connect from {from}: {reason}"))?;
        Ok(Self { http, ..self })
    }

    fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Signs in as a guest.
    pub async fn guest(&self, name: &str) -> Result<Guest, Error> {
        self.sign_in("/api/guests", &json!({ "name": name })).await
    }

    /// Signs in, as a guest or with an account.
    pub async fn sign_in(&self, path: &str, body: &Value) -> Result<Guest, Error> {
        let request = self.http.post(format!("{}{path}", self.origin())).header("origin", self.origin()).json(body);
        let response = request.send().await.map_err(|reason| format!("{path}: {reason}"))?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok()).map(str::to_owned);
        let status = response.status();
        match cookie.as_deref().and_then(|cookie| cookie.split(';').next()) {
            Some(cookie) if status.is_success() => Ok(Guest { cookie: cookie.to_owned() }),
            _ => Err(format!("{path}: {status} {}", response.text().await.unwrap_or_default())),
        }
    }

    /// POSTs and returns the answer; an error status is an error.
    pub async fn post(&self, guest: &Guest, path: &str, body: &Value) -> Result<Value, Error> {
        accepted(path, self.try_post(guest, path, body).await?)
    }

    /// POSTs and returns status and answer, whatever the status.
    pub async fn try_post(&self, guest: &Guest, path: &str, body: &Value) -> Result<(u16, Value), Error> {
        let request = self.http.post(format!("{}{path}", self.origin())).header("origin", self.origin());
        answer(path, request.header("cookie", &guest.cookie).json(body)).await
    }

    /// GETs a public text.
    pub async fn text(&self, path: &str) -> Result<String, Error> {
        let failed = |reason: reqwest::Error| format!("{path}: {reason}");
        let response = self.http.get(format!("{}{path}", self.origin())).send().await.map_err(failed)?;
        response.error_for_status().map_err(failed)?.text().await.map_err(failed)
    }

    /// GETs a text as a signed-in person.
    pub async fn text_as(&self, guest: &Guest, path: &str) -> Result<String, Error> {
        let failed = |reason: reqwest::Error| format!("{path}: {reason}");
        let request = self.http.get(format!("{}{path}", self.origin())).header("cookie", &guest.cookie);
        request.send().await.map_err(failed)?.error_for_status().map_err(failed)?.text().await.map_err(failed)
    }

    /// GETs a JSON document as a signed-in person.
    pub async fn get(&self, guest: &Guest, path: &str) -> Result<Value, Error> {
        let request = self.http.get(format!("{}{path}", self.origin()));
        accepted(path, answer(path, request.header("cookie", &guest.cookie)).await?)
    }

    /// Opens a socket to a table, for the entries after `since`.
    pub async fn watch(&self, guest: &Guest, table: &str, since: i64) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/live?protocol=2&since={since}", self.address);
        let mut request = url.into_client_request().map_err(|reason| format!("socket of table {table}: {reason}"))?;
        for (name, value) in [("cookie", guest.cookie.clone()), ("origin", self.origin())] {
            let value = value.parse().map_err(|_| format!("invalid value for header `{name}`: {value}"))?;
            request.headers_mut().insert(name, value);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request)
            .await
            .map_err(|reason| format!("socket of table {table}: {reason}"))?;
        Ok(Socket { stream, mirror: Mirror::default() })
    }
}

async fn answer(path: &str, request: reqwest::RequestBuilder) -> Result<(u16, Value), Error> {
    let response = request.send().await.map_err(|reason| format!("{path}: {reason}"))?;
    let status = response.status().as_u16();
    let text = response.text().await.map_err(|reason| format!("{path}: {reason}"))?;
    let value = if text.is_empty() { Ok(Value::Null) } else { serde_json::from_str(&text) };
    Ok((status, value.map_err(|reason| format!("{path}: {status}, {reason}"))?))
}

fn accepted(path: &str, (status, value): (u16, Value)) -> Result<Value, Error> {
    if status < 300 { Ok(value) } else { Err(format!("{path}: {status} {value}")) }
}

/// A WebSocket to a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    mirror: Mirror,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), Error> {
        self.stream
            .send(Message::text(message.to_string()))
            .await
            .map_err(|reason| format!("cannot write to a socket: {reason}"))
    }

    /// The next message; `None` once the server has closed the socket. A `hello` and every `update` hold the whole table.
    pub async fn next(&mut self) -> Result<Option<Value>, Error> {
        loop {
            return match self.stream.next().await {
                Some(Ok(Message::Text(text))) => self.read(&text).map(Some),
                Some(Ok(Message::Close(_))) | None => Ok(None),
                Some(Ok(_)) => continue,
                Some(Err(tungstenite::Error::ConnectionClosed)) => Ok(None),
                Some(Err(reason)) => Err(format!("cannot read from a socket: {reason}")),
            };
        }
    }

    fn read(&mut self, text: &str) -> Result<Value, Error> {
        let invalid = |reason: &dyn std::fmt::Display| format!("invalid message on a socket: {reason}");
        let mut message: Value = serde_json::from_str(text).map_err(|reason| invalid(&reason))?;
        if let Some(table) = self.mirror.take(&message).map_err(|reason| invalid(&reason))? {
            message["table"] = table;
        }
        Ok(message)
    }
}
