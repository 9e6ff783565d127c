//! A player as the server sees one: a guest with a cookie, requests and a socket.

use std::net::IpAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What went wrong, in words.
pub type Fault = String;

/// A server to talk to.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    /// As in `127.0.0.1:1289`.
    pub address: String,
}

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Guest {
    cookie: String,
}

impl Guest {
    /// What nobody else may know.
    pub fn secret(&self) -> &str {
        self.cookie.split_once('=').map_or(&*self.cookie, |(_, secret)| secret)
    }
}

impl Client {
    /// Talks to the server at that address.
    pub fn new(address: &str) -> Self {
        // Built together with the server, requests could be encrypted, and then somebody has to say by what. That it was said before is
        // just as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Self { http: reqwest::Client::new(), address: address.to_owned() }
    }

    /// The same server, talked to from another address of this machine: limits go by address.
    pub fn from_address(self, from: IpAddr) -> Result<Self, Fault> {
        let http = reqwest::Client::builder().local_address(from).build().map_err(|reason| reason.to_string())?;
        Ok(Self { http, ..self })
    }

    fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Signs in with nothing but a name.
    pub async fn guest(&self, name: &str) -> Result<Guest, Fault> {
        self.sign_in("/api/guests", &json!({ "name": name })).await
    }

    /// Signs in, as a guest or with an account.
    pub async fn sign_in(&self, path: &str, body: &Value) -> Result<Guest, Fault> {
        let request = self.http.post(format!("{}{path}", self.origin())).header("origin", self.origin()).json(body);
        let response = request.send().await.map_err(|reason| reason.to_string())?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok()).map(str::to_owned);
        let status = response.status();
        match cookie.as_deref().and_then(|cookie| cookie.split(';').next()) {
            Some(cookie) if status.is_success() => Ok(Guest { cookie: cookie.to_owned() }),
            _ => Err(format!("{path}: {status} {}", response.text().await.unwrap_or_default())),
        }
    }

    /// Sends a request that changes something; gives the answer, which must not be a refusal.
    pub async fn post(&self, guest: &Guest, path: &str, body: &Value) -> Result<Value, Fault> {
        accepted(path, self.try_post(guest, path, body).await?)
    }

    /// The same, but a refusal is an answer too: the status and the document.
    pub async fn try_post(&self, guest: &Guest, path: &str, body: &Value) -> Result<(u16, Value), Fault> {
        let request = self.http.post(format!("{}{path}", self.origin())).header("origin", self.origin());
        answer(path, request.header("cookie", &guest.cookie).json(body)).await
    }

    /// Asks for a text that anybody may read.
    pub async fn text(&self, path: &str) -> Result<String, Fault> {
        let told = |reason: reqwest::Error| format!("{path}: {reason}");
        let response = self.http.get(format!("{}{path}", self.origin())).send().await.map_err(told)?;
        response.error_for_status().map_err(told)?.text().await.map_err(told)
    }

    /// The same with a cookie.
    pub async fn text_as(&self, guest: &Guest, path: &str) -> Result<String, Fault> {
        let failed = |reason: reqwest::Error| format!("{path}: {reason}");
        let request = self.http.get(format!("{}{path}", self.origin())).header("cookie", &guest.cookie);
        request.send().await.map_err(failed)?.error_for_status().map_err(failed)?.text().await.map_err(failed)
    }

    /// Asks for something.
    pub async fn get(&self, guest: &Guest, path: &str) -> Result<Value, Fault> {
        let request = self.http.get(format!("{}{path}", self.origin()));
        accepted(path, answer(path, request.header("cookie", &guest.cookie)).await?)
    }

    /// Watches a table from an entry on.
    pub async fn watch(&self, guest: &Guest, table: &str, since: i64) -> Result<Socket, Fault> {
        let url = format!("ws://{}/api/tables/{table}/live?since={since}", self.address);
        let mut request = url.into_client_request().map_err(|reason| reason.to_string())?;
        for (name, value) in [("cookie", guest.cookie.clone()), ("origin", self.origin())] {
            let value = value.parse().map_err(|_| format!("no header: {value}"))?;
            request.headers_mut().insert(name, value);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.map_err(|reason| reason.to_string())?;
        Ok(Socket { stream })
    }
}

async fn answer(path: &str, request: reqwest::RequestBuilder) -> Result<(u16, Value), Fault> {
    let response = request.send().await.map_err(|reason| format!("{path}: {reason}"))?;
    let status = response.status().as_u16();
    let text = response.text().await.map_err(|reason| format!("{path}: {reason}"))?;
    let value = if text.is_empty() { Ok(Value::Null) } else { serde_json::from_str(&text) };
    Ok((status, value.map_err(|reason| format!("{path}: {status}, {reason}"))?))
}

fn accepted(path: &str, (status, value): (u16, Value)) -> Result<Value, Fault> {
    if status < 300 { Ok(value) } else { Err(format!("{path}: {status} {value}")) }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), Fault> {
        self.stream.send(Message::text(message.to_string())).await.map_err(|reason| reason.to_string())
    }

    /// The next message; nothing once the server has closed.
    pub async fn next(&mut self) -> Result<Option<Value>, Fault> {
        loop {
            return match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    serde_json::from_str(&text).map(Some).map_err(|reason| reason.to_string())
                }
                Some(Ok(Message::Close(_))) | None => Ok(None),
                Some(Ok(_)) => continue,
                Some(Err(tungstenite::Error::ConnectionClosed)) => Ok(None),
                Some(Err(reason)) => Err(reason.to_string()),
            };
        }
    }
}
