//! Passwords: hashed with Argon2id on background threads, never logged.

use std::fmt;
use std::sync::OnceLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::Deserialize;
use tokio::sync::Semaphore;

/// A plaintext password. `Debug` does not show it.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// The shortest password, in characters.
pub const SHORTEST: usize = 8;
/// The longest password, in characters.
pub const LONGEST: usize = 256;
/// Limits parallel hashing, which is memory-hungry by design.
static ROOM: Semaphore = Semaphore::const_new(2);

impl Password {
    /// Checks the length of a new password.
    pub fn check(&self) -> Result<(), String> {
        match self.0.chars().count() {
            ..SHORTEST => Err(format!("password must be at least {SHORTEST} characters")),
            SHORTEST..=LONGEST => Ok(()),
            _ => Err(format!("password must be at most {LONGEST} characters")),
        }
    }

    /// The hash to store; `None` if hashing failed.
    pub async fn hash(self) -> Option<String> {
        in_background(move || Argon2::default().hash_password(self.0.as_bytes()).ok().map(|hash| hash.to_string()))
            .await
            .flatten()
    }

    /// Whether the password matches the hash. Takes just as long without a hash, so that timing does not reveal which accounts exist.
    pub async fn is(self, hash: Option<String>) -> bool {
        let is_right = in_background(move || {
            let known = hash.as_deref().unwrap_or_else(|| dummy_hash());
            let is_right = self.0.chars().count() <= LONGEST
                && PasswordHash::new(known)
                    .is_ok_and(|known| Argon2::default().verify_password(self.0.as_bytes(), &known).is_ok());
            is_right && hash.is_some()
        });
        is_right.await.unwrap_or(false)
    }
}

/// A dummy hash to verify against when there is no account.
fn dummy_hash() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| Argon2::default().hash_password(b"nobody's").map(|hash| hash.to_string()).unwrap_or_default())
}

async fn in_background<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _room = ROOM.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let hash = password("rose window").hash().await;
        assert!(hash.as_deref().unwrap().starts_with("$argon2id$"));
        assert!(password("rose window").is(hash.clone()).await);
        assert!(!password("Rose window").is(hash).await);
        assert!(!password("nobody's").is(None).await);
        assert!(!password("rose window").is(Some("no hash".to_owned())).await);
    }

    #[test]
    fn short_and_long_passwords_are_refused_and_none_is_shown() {
        assert!(password("1234567").check().is_err());
        assert!(password("12345678").check().is_ok());
        assert!(password(&"x".repeat(257)).check().is_err());
        assert_eq!(format!("{:?}", password("hush")), "Password");
    }
}
