//! Web push: messages that only the browser can read (RFC 8291), signed so that its maker knows who sends (VAPID, RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use rand::RngExt;
use serde_json::json;
use url::Url;
use web_push_native::{Auth, WebPushBuilder};

use crate::clock::now;
use crate::store::{Store, StoreError};

/// How long a signature holds, in seconds: well below the day that is allowed.
const SIGNED_FOR: i64 = 12 * 60 * 60;
/// Under which name the key is kept.
const KEEPSAKE: &str = "vapid";

/// The key the server signs with: the same on all nodes and for ever, because browsers remember it.
#[derive(Clone)]
pub struct Vapid(SigningKey);

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid")
    }
}

impl Vapid {
    /// The key of this store; a new one if there is none yet.
    pub async fn of(store: &Store) -> Result<Self, StoreError> {
        let fresh = URL_SAFE_NO_PAD.encode(fresh().to_bytes());
        let kept = store.keepsake(KEEPSAKE, &fresh).await?;
        let bytes = URL_SAFE_NO_PAD.decode(kept).unwrap_or_default();
        let key = SigningKey::from_slice(&bytes).map_err(|_| StoreError::Damaged("the key for web push".to_owned()))?;
        Ok(Self(key))
    }

    /// What browsers have to know of it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The header that says who sends, for the maker of one browser. `contact` is where the sender can be reached.
    fn authorization(&self, endpoint: &Url, contact: &str) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let expires = now() / 1000 + SIGNED_FOR;
        let audience = endpoint.origin().ascii_serialization();
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let body = part(json!({"aud": audience, "exp": expires, "sub": contact}));
        let signature: Signature = self.0.sign(format!("{head}.{body}").as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={head}.{body}.{signature}, k={}", self.public())
    }

    /// A request that brings a message to a browser; nothing if its keys make no sense.
    pub(super) fn request(
        &self,
        endpoint: &Url,
        (p256dh, auth): (&str, &str),
        contact: &str,
        message: &str,
    ) -> Option<axum::http::Request<Vec<u8>>> {
        let (key, auth) = keys(p256dh, auth)?;
        let builder = WebPushBuilder::new(endpoint.as_str().parse().ok()?, key, auth);
        let mut request = builder.build(message).ok()?;
        let value = self.authorization(endpoint, contact).parse().ok()?;
        request.headers_mut().insert(axum::http::header::AUTHORIZATION, value);
        Some(request)
    }
}

/// The keys of a browser, if they make sense.
pub(super) fn keys(p256dh: &str, auth: &str) -> Option<(p256::PublicKey, Auth)> {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let key = p256::PublicKey::from_sec1_bytes(&bytes(p256dh)?).ok()?;
    let auth: [u8; 16] = bytes(auth)?.try_into().ok()?;
    Some((key, auth.into()))
}

fn fresh() -> SigningKey {
    loop {
        // Nearly every number is a key.
        if let Ok(key) = SigningKey::from_slice(&rand::rng().random::<[u8; 32]>()) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn the_signature_is_one_and_names_the_makers_address() {
        let vapid = Vapid(fresh());
        let endpoint: Url = "https://push.example.org:8443/send/x".parse().unwrap();
        let header = vapid.authorization(&endpoint, "mailto:me@example.org");
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        vapid.0.verifying_key().verify(signed.as_bytes(), &signature).unwrap();
        let body = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            (&body["aud"], &body["sub"]),
            (&json!("https://push.example.org:8443"), &json!("mailto:me@example.org"))
        );
    }

    #[test]
    fn only_the_browser_can_read_the_message() {
        let browser = p256::SecretKey::from_slice(&fresh().to_bytes()).unwrap();
        let p256dh = URL_SAFE_NO_PAD.encode(browser.public_key().to_sec1_bytes());
        let auth = URL_SAFE_NO_PAD.encode([7; 16]);
        let endpoint: Url = "https://push.example.org/x".parse().unwrap();
        let request = Vapid(fresh()).request(&endpoint, (&p256dh, &auth), "https://c.example", "your turn").unwrap();
        assert!(!String::from_utf8_lossy(request.body()).contains("turn"));
        let read = web_push_native::decrypt(request.into_body(), &browser, &[7; 16].into()).unwrap();
        assert_eq!(read, b"your turn");
        assert!(keys("nonsense", &auth).is_none() && keys(&p256dh, "short").is_none());
    }
}
