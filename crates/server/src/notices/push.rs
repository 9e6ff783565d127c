//! Web push: messages encrypted for the browser (RFC 8291) and signed for its push service (VAPID, RFC 8292).

use axum::http::{Request, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use rand::RngExt;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use serde_json::json;
use url::Url;

use crate::clock::now;
use crate::store::{Store, StoreError};

/// How long a signature is valid, in seconds; at most a day is allowed.
const SIGNED_FOR: i64 = 12 * 60 * 60;
/// How long a push service keeps a message for a browser that is offline, in seconds.
const KEPT_FOR: u32 = 12 * 60 * 60;
/// The name of the key among the stored settings.
const SETTING: &str = "vapid";
/// The declared size of a record (RFC 8188). A message is always one record.
const RECORD: u32 = 4096;
/// Delimiter at the end of the last record's plaintext.
const LAST: u8 = 2;

/// The server's signing key. It is the same on all nodes and never changes, because browsers remember it.
#[derive(Clone)]
pub struct Vapid(SecretKey);

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid")
    }
}

impl Vapid {
    /// Loads the key, or creates and stores it the first time.
    pub async fn of(store: &Store) -> Result<Self, StoreError> {
        let kept = store.stored_setting(SETTING, &URL_SAFE_NO_PAD.encode(fresh().to_bytes())).await?;
        let bytes = URL_SAFE_NO_PAD.decode(kept).unwrap_or_default();
        let key =
            SecretKey::from_slice(&bytes).map_err(|_| StoreError::Damaged("invalid key for web push".to_owned()))?;
        Ok(Self(key))
    }

    /// The public key in the form browsers expect.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(point(&self.0.public_key()))
    }

    /// The `Authorization` header for a push service. `contact` is a URL where the sender can be reached.
    fn authorization(&self, endpoint: &Url, contact: &str) -> Option<String> {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let expires = now() / 1000 + SIGNED_FOR;
        let audience = endpoint.origin().ascii_serialization();
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let body = part(json!({"aud": audience, "exp": expires, "sub": contact}));
        let (random, public) = (SystemRandom::new(), point(&self.0.public_key()));
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair =
            EcdsaKeyPair::from_private_key_and_public_key(algorithm, &self.0.to_bytes(), &public, &random).ok()?;
        let signature = pair.sign(&random, format!("{head}.{body}").as_bytes()).ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Some(format!("vapid t={head}.{body}.{signature}, k={}", self.public()))
    }

    /// A request that delivers a message to a browser; `None` if its keys are invalid.
    pub(super) fn request(
        &self,
        endpoint: &Url,
        (p256dh, auth): (&str, &str),
        contact: &str,
        message: &str,
    ) -> Option<Request<Vec<u8>>> {
        let (browser, auth) = keys(p256dh, auth)?;
        let body = encrypt(message.as_bytes(), &browser, &auth, &fresh(), rand::rng().random())?;
        Request::post(endpoint.as_str())
            .header("ttl", KEPT_FOR)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::AUTHORIZATION, self.authorization(endpoint, contact)?)
            .body(body)
            .ok()
    }
}

pub(super) fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, [u8; 16])> {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let key = PublicKey::from_sec1_bytes(&bytes(p256dh)?).ok()?;
    Some((key, bytes(auth)?.try_into().ok()?))
}

/// Encrypts a message as in RFC 8291: a header with salt and sender's key, then one encrypted record.
fn encrypt(
    message: &[u8],
    browser: &PublicKey,
    auth: &[u8; 16],
    sender: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let shared = p256::ecdh::diffie_hellman(sender.to_nonzero_scalar(), browser.as_affine());
    let (from, to) = (point(&sender.public_key()), point(browser));
    let input: [u8; 32] = derive(auth, shared.raw_secret_bytes(), &[b"WebPush: info\0", &to, &from])?;
    let key: [u8; 16] = derive(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; NONCE_LEN] = derive(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    let mut record = [message, &[LAST]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[from.len() as u8], &from, &record].concat())
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(input).expand(info, Length(N)).ok()?.fill(&mut derived).ok()?;
    Some(derived)
}

/// A public key as 65 bytes, uncompressed.
fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

fn fresh() -> SecretKey {
    loop {
        // Almost any 32 bytes are a valid key.
        if let Ok(key) = SecretKey::from_slice(&rand::rng().random::<[u8; 32]>()) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn the_signature_is_valid_and_names_the_push_service() {
        let vapid = Vapid(fresh());
        let endpoint: Url = "https://push.example.org:8443/send/x".parse().unwrap();
        let header = vapid.authorization(&endpoint, "mailto:me@example.org").unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        public.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let body = bytes(signed.split_once('.').unwrap().1);
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            (&body["aud"], &body["sub"]),
            (&json!("https://push.example.org:8443"), &json!("mailto:me@example.org"))
        );
    }

    /// The example from RFC 8291, section 5.
    #[test]
    fn a_message_is_encrypted_as_the_standard_says() {
        let browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let (browser, auth) = keys(browser, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let sender = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sent = encrypt(b"When I grow up, I want to be a watermelon", &browser, &auth, &sender, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sent), expected);
    }

    #[test]
    fn every_request_has_a_key_of_its_own_and_wrong_keys_are_refused() {
        let p256dh = Vapid(fresh()).public();
        let auth = URL_SAFE_NO_PAD.encode([7; 16]);
        let endpoint: Url = "https://push.example.org/x".parse().unwrap();
        let vapid = Vapid(fresh());
        let request = || vapid.request(&endpoint, (&p256dh, &auth), "https://c.example", "your turn").unwrap();
        let (one, two) = (request(), request());
        assert_eq!(one.headers()["content-encoding"], "aes128gcm");
        assert!(!String::from_utf8_lossy(one.body()).contains("turn"));
        assert_ne!(one.body()[..16], two.body()[..16], "the salt");
        assert_ne!(one.body()[21..86], two.body()[21..86], "the sender's key");
        assert!(keys("nonsense", &auth).is_none() && keys(&p256dh, "short").is_none());
    }
}
