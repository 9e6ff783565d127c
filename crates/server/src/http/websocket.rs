//! A WebSocket as the server needs it: texts are written from where they are, so viewers share what all of them get, and an idle
//! connection keeps no buffers.

use axum::body::Body;
use axum::extract::FromRequest;
use axum::http::Request;
use axum::response::Response;
use bytes::{Buf, Bytes};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::problem::Problem;

/// The longest message accepted, in bytes.
const LONGEST: usize = 16 * 1024;
/// How much is read at once; most messages are shorter.
const READ_BUFFER: usize = 256;

/// A request for a WebSocket.
#[derive(Debug)]
pub(super) struct Handshake {
    response: Response,
    upgrade: OnUpgrade,
}

impl<S: Sync> FromRequest<S> for Handshake {
    type Rejection = Problem;

    async fn from_request(mut request: Request<Body>, _: &S) -> Result<Self, Problem> {
        let response = create_response_with_body(&request, Body::empty).map_err(Problem::bad_request)?;
        Ok(Self { response, upgrade: hyper::upgrade::on(&mut request) })
    }
}

impl Handshake {
    /// Answers the request; `talk` runs once the connection is a WebSocket.
    pub(super) fn accept<F>(self, talk: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        tokio::spawn(async move {
            // An error only means that the client is gone.
            if let Ok(stream) = self.upgrade.await {
                talk(WebSocket::new(stream).await).await;
            }
        });
        self.response
    }
}

/// An open WebSocket.
#[derive(Debug)]
pub(super) struct WebSocket {
    stream: Box<WebSocketStream<TokioIo<Upgraded>>>,
    /// Frames to be sent, and the header of the next one.
    queued: Vec<u8>,
}

impl WebSocket {
    async fn new(stream: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let stream = WebSocketStream::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await;
        Self { stream: Box::new(stream), queued: Vec::new() }
    }

    /// The next message; `None` when the connection is closed. Pings are answered with the next call.
    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Takes a short text, to be sent with the next one.
    pub(super) fn queue(&mut self, text: &[u8]) {
        self.put_header(text.len());
        self.queued.extend_from_slice(text);
    }

    /// Sends a text, after what is queued.
    pub(super) async fn send(&mut self, text: Bytes) -> Result<(), Error> {
        self.put_header(text.len());
        self.write(text).await
    }

    /// Sends what is queued.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        if self.queued.is_empty() { Ok(()) } else { self.write(Bytes::new()).await }
    }

    fn put_header(&mut self, length: usize) {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        // Writing to a `Vec` cannot fail.
        let _ = header.format(length as u64, &mut self.queued);
    }

    async fn write(&mut self, text: Bytes) -> Result<(), Error> {
        // Pongs, which the library has queued, come first.
        self.stream.flush().await?;
        let queued = std::mem::take(&mut self.queued);
        Ok(self.stream.get_mut().write_all_buf(&mut (&queued[..]).chain(text)).await?)
    }

    /// Sends a ping.
    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.stream.send(Message::Ping(Bytes::new())).await
    }

    /// Closes the connection.
    pub(super) async fn close(&mut self) -> Result<(), Error> {
        (*self.stream).close(None).await
    }
}
