//! Net files: reading, writing and checking them.

use std::fmt;
use std::sync::Arc;

use super::{HIDDEN, Inputs, Net, OUTPUTS, SECOND};
use crate::heuristics::Heuristics;

/// What a net file starts with; the last character is the version of the format.
const MAGIC: &[u8; 8] = b"caynet 1";
/// The header: magic, then four sizes.
const HEADER: usize = MAGIC.len() + 4 * size_of::<u16>();

/// Why a net file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It does not start like a net file.
    NotANet,
    /// It is for other features or layers.
    Shape {
        /// Table features, player features and hidden units in the file.
        found: [u16; 4],
        /// Those of the game.
        expected: [u16; 4],
    },
    /// It is too short or too long.
    Length {
        /// Bytes of the file.
        found: usize,
        /// Bytes of a file of this shape.
        expected: usize,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANet => f.write_str("not a net file: it does not start with `caynet 1`"),
            Self::Shape { found, expected } => write!(
                f,
                "the net has table features, player features and layers of {found:?}, the game needs {expected:?}"
            ),
            Self::Length { found, expected } => write!(f, "the net file has {found} bytes instead of {expected}"),
        }
    }
}

impl std::error::Error for NetError {}

/// Reads numbers one after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn i16s<const N: usize>(&mut self) -> Option<[i16; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i16::from_le_bytes(self.bytes()?);
        }
        Some(numbers)
    }

    fn i32s<const N: usize>(&mut self) -> Option<[i32; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i32::from_le_bytes(self.bytes()?);
        }
        Some(numbers)
    }
}

impl Net {
    /// Reads a net for a game.
    ///
    /// # Errors
    /// If the file is not a net, is for other features, or is truncated.
    pub fn read<G: Heuristics>(bytes: &[u8]) -> Result<Self, NetError> {
        if bytes.len() < HEADER || !bytes.starts_with(MAGIC) {
            return Err(NetError::NotANet);
        }
        let (table, player) = Inputs::shape::<G>();
        let expected = [table, player, HIDDEN, SECOND].map(|size| size as u16);
        let mut reader = Reader(&bytes[MAGIC.len()..]);
        let length = HEADER + Self::bytes_of(table, player);
        let wrong_length = NetError::Length { found: bytes.len(), expected: length };
        let found = reader.i16s::<4>().ok_or(NetError::NotANet)?.map(|size| size as u16);
        if found != expected {
            return Err(NetError::Shape { found, expected });
        }
        if bytes.len() != length {
            return Err(wrong_length);
        }
        let parse = |reader: &mut Reader<'_>| {
            let first = (0..table + 2 * player).map(|_| reader.i16s()).collect::<Option<Vec<_>>>()?;
            let first_bias = reader.i16s()?;
            let mut second = [[0; HIDDEN]; SECOND];
            for row in &mut second {
                *row = reader.i16s()?;
            }
            let second_bias = reader.i32s()?;
            let mut outputs = [[0; SECOND]; OUTPUTS];
            for row in &mut outputs {
                *row = reader.i16s()?;
            }
            let output_bias = reader.i32s()?;
            Some(Self { first, first_bias, second, second_bias, outputs, output_bias, table, player })
        };
        parse(&mut reader).ok_or(wrong_length)
    }

    /// A net that is part of the program; `None` if it does not fit, which happens while its features are being changed.
    pub(super) fn embedded<G: Heuristics>(bytes: &[u8]) -> Option<Arc<Self>> {
        Self::read::<G>(bytes).ok().map(Arc::new)
    }

    /// Writes the net as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for size in [self.table, self.player, HIDDEN, SECOND] {
            bytes.extend((size as u16).to_le_bytes());
        }
        let i16s = |numbers: &[i16], bytes: &mut Vec<u8>| {
            numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        };
        let i32s = |numbers: &[i32], bytes: &mut Vec<u8>| {
            numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        };
        i16s(self.first.as_flattened(), &mut bytes);
        i16s(&self.first_bias, &mut bytes);
        i16s(self.second.as_flattened(), &mut bytes);
        i32s(&self.second_bias, &mut bytes);
        i16s(self.outputs.as_flattened(), &mut bytes);
        i32s(&self.output_bias, &mut bytes);
        bytes
    }

    /// The bytes of the weights.
    const fn bytes_of(table: usize, player: usize) -> usize {
        let weights = (table + 2 * player + 1) * HIDDEN + SECOND * HIDDEN + OUTPUTS * SECOND;
        weights * size_of::<i16>() + (SECOND + OUTPUTS) * size_of::<i32>()
    }
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;
    use caylus_rules::magna_carta::MagnaCarta;
    use caylus_rules::y1303::Caylus1303;

    use super::*;

    /// A net of a game whose weights are all different from 0.
    fn file<G: Heuristics>() -> Vec<u8> {
        let (table, player) = Inputs::shape::<G>();
        Net::quantize(table, player, &vec![0.25; Net::parameters(table, player)]).write()
    }

    #[test]
    fn net_files_are_read_as_written() {
        let bytes = file::<Classic>();
        assert_eq!(Net::read::<Classic>(&bytes).map(|net| net.write()), Ok(bytes));
    }

    #[test]
    fn damaged_net_files_are_refused() {
        let bytes = file::<Classic>();
        let error = |bytes: &[u8]| Net::read::<Classic>(bytes).expect_err("damaged").to_string();
        assert!(error(&[]).contains("not a net file"), "empty");
        assert!(error(b"caynet 2 and more").contains("not a net file"), "another version");
        assert!(error(&bytes[..12]).contains("not a net file"), "cut in the header");
        let expected = format!("instead of {}", bytes.len());
        assert!(error(&bytes[..bytes.len() - 1]).contains(&expected), "cut in the weights");
        assert!(error(&[bytes.as_slice(), &[0]].concat()).contains(&expected), "too long");
        let mut wrong = bytes.clone();
        wrong[8] += 1;
        assert!(error(&wrong).contains("the game needs"), "another number of features");
        assert!(Net::read::<MagnaCarta>(&bytes).is_err(), "another game");
    }

    /// The nets of `master` fit their games, and are small enough to embed.
    #[test]
    fn embedded_nets_are_valid() {
        use crate::net::Features;
        let nets = [Classic::net(), MagnaCarta::net(), Caylus1303::net()];
        let sizes: usize = nets.iter().map(|net| net.as_ref().expect("a valid net").write().len()).sum();
        assert!(sizes <= 350_000, "{sizes} bytes");
    }
}
