//! The little of WebSocket (RFC 6455) that a light client needs: an upgrade, whole frames, and a mask of zeros.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::Error;

/// A frame from the server.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Frame<'a> {
    Text(&'a [u8]),
    Ping(&'a [u8]),
    Close,
    Other,
}

/// Opens a WebSocket. Returns the stream and what the server sent after its answer.
pub(super) async fn connect(address: &str, path: &str, headers: &str) -> Result<(TcpStream, Vec<u8>), Error> {
    let failed = |reason: std::io::Error| format!("cannot open a socket: {reason}");
    let mut stream = TcpStream::connect(address).await.map_err(failed)?;
    stream.set_nodelay(true).map_err(failed)?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2F5bHVzIGxvYWQgdGVzdA==\r\n{headers}\r\n"
    );
    stream.write_all(request.as_bytes()).await.map_err(failed)?;
    let mut answer = Vec::with_capacity(1024);
    loop {
        if let Some(end) = memchr::memmem::find(&answer, b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&answer[..end]).into_owned();
            return match head.starts_with("HTTP/1.1 101") {
                true => Ok((stream, answer.split_off(end + 4))),
                false => Err(format!("cannot open a socket: {}", head.lines().next().unwrap_or_default())),
            };
        }
        if stream.read_buf(&mut answer).await.map_err(failed)? == 0 {
            return Err("cannot open a socket: the server closed the connection".to_owned());
        }
    }
}

/// The first frame of `bytes` and its length; `None` if it is not complete.
pub(super) fn split(bytes: &[u8]) -> Option<(Frame<'_>, usize)> {
    let (&first, &second) = (bytes.first()?, bytes.get(1)?);
    let (start, length) = match second {
        126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
        length => (2, u64::from(length)),
    };
    let end = start + usize::try_from(length).ok()?;
    let payload = bytes.get(start..end)?;
    let frame = match first {
        0x81 => Frame::Text(payload),
        0x89 => Frame::Ping(payload),
        0x88 => Frame::Close,
        _ => Frame::Other,
    };
    Some((frame, end))
}

/// Appends a text frame.
pub(super) fn text(out: &mut Vec<u8>, payload: &str) {
    write(out, 0x81, payload.as_bytes());
}

/// Appends the answer to a ping.
pub(super) fn pong(out: &mut Vec<u8>, payload: &[u8]) {
    write(out, 0x8a, payload);
}

/// Clients must mask their frames; a mask of zeros leaves the payload as it is.
fn write(out: &mut Vec<u8>, first: u8, payload: &[u8]) {
    const MASKED: u8 = 0x80;
    out.push(first);
    match payload.len() {
        length @ 0..=125 => out.push(MASKED | length as u8),
        length @ 126..=0xffff => {
            out.push(MASKED | 126);
            out.extend((length as u16).to_be_bytes());
        }
        length => {
            out.push(MASKED | 127);
            out.extend((length as u64).to_be_bytes());
        }
    }
    out.extend([0; 4]);
    out.extend(payload);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_all_lengths_are_read_once_they_are_complete() {
        for length in [0, 125, 126, 0xffff, 0x1_0000] {
            let payload = "x".repeat(length);
            let mut masked = Vec::new();
            text(&mut masked, &payload);
            // A server's frame is the same without the mask.
            let head = masked.len() - length - 4;
            let mut frame = masked[..head].to_vec();
            frame[1] &= 0x7f;
            frame.extend(payload.as_bytes());
            assert_eq!(split(&frame[..frame.len() - 1]), None);
            let end = frame.len();
            frame.extend([0x89, 1, b'p']);
            assert_eq!(split(&frame), Some((Frame::Text(payload.as_bytes()), end)));
            assert_eq!(split(&frame[end..]), Some((Frame::Ping(b"p"), 3)));
        }
        assert_eq!(split(&[0x88, 0]), Some((Frame::Close, 2)));
    }
}
