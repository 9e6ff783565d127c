//! Tokens that say who somebody is: 256 bits of chance, of which only the hash is kept.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::RngExt;
use sha2::{Digest, Sha256};

/// A token, as the person has it. It is shown to nobody else, not even in a log.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// One that nobody has.
    pub(crate) fn fresh() -> Self {
        Self(URL_SAFE_NO_PAD.encode(rand::rng().random::<[u8; 32]>()))
    }

    /// One that somebody sent.
    pub(crate) fn sent(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// For the person.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it. One round of SHA-256 is enough: there is nothing to guess.
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
