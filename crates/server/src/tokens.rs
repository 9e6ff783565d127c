//! Session and API tokens: 256 random bits, of which only the hash is stored.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::RngExt;
use sha2::{Digest, Sha256};

/// A plaintext token. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn fresh() -> Self {
        Self(URL_SAFE_NO_PAD.encode(rand::rng().random::<[u8; 32]>()))
    }

    /// A token sent by a client.
    pub(crate) fn sent(text: &str) -> Self {
        Self(text.to_owned())
    }

    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash to store. One round of SHA-256 is enough, since a random token cannot be guessed.
    pub(crate) fn hash(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_their_hashes_do_not_show_them() {
        let (one, other) = (Token::fresh(), Token::fresh());
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash());
        assert_eq!(one.hash(), Token::sent(one.reveal()).hash());
        assert_eq!(one.reveal().len(), 43);
        assert!(!format!("{one:?}").contains(one.reveal()));
    }
}
