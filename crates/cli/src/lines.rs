//! Reads lines with bounded memory, however long they are.

use std::io::{self, BufRead};

/// The longest line accepted, in bytes.
pub(crate) const LIMIT: usize = 1 << 20;

/// The result of reading a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line, now in the buffer without its line break.
    Whole,
    /// A line over the limit, which was skipped.
    TooLong,
    /// End of input.
    End,
}

/// Reads the next line into the buffer, replacing its content. The last line needs no line break.
pub(crate) fn next_line(input: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<Line> {
    buffer.clear();
    let mut any = false;
    let mut too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(reason) if reason.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= buffer.len() + part.len() > LIMIT;
        if !too_long {
            buffer.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skips_lines_over_the_limit() {
        let mut text = b"one\n\n".to_vec();
        text.extend(vec![b'x'; LIMIT]);
        text.push(b'\n');
        text.extend(vec![b'y'; LIMIT + 1]);
        text.extend(b"\nlast");
        let mut input = io::BufReader::with_capacity(1000, text.as_slice());
        let mut buffer = Vec::new();
        let mut read = || (next_line(&mut input, &mut buffer).unwrap(), buffer.len());
        assert_eq!(read(), (Line::Whole, 3));
        assert_eq!(read(), (Line::Whole, 0));
        assert_eq!(read(), (Line::Whole, LIMIT));
        assert_eq!(read().0, Line::TooLong);
        assert_eq!(read(), (Line::Whole, 4));
        assert_eq!(read(), (Line::End, 0));
    }
}
