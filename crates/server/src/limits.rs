//! Rate limits per address and per person, and limits on open connections.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::Config;
use crate::ids::UserId;

/// The limit is exceeded: how long to wait before the next try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait(pub Duration);

/// Number of per-person locks. People who hash to the same lock wait for each other, which is rare and harmless.
const LOCKS: usize = 256;

/// The limits, with their current counts.
#[derive(Debug)]
pub struct Limits {
    /// One lock per hash of a person's id.
    people: [tokio::sync::Mutex<()>; LOCKS],
    requests: Limit<IpAddr>,
    sign_ins: Limit<IpAddr>,
    records: Limit<IpAddr>,
    actions: Limit<UserId>,
    sockets: PerAddress,
}

impl Limits {
    /// The configured limits.
    pub fn new(config: &Config) -> Self {
        Self {
            people: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            requests: Limit::new(
                config.requests_per_second,
                config.requests_per_second.saturating_mul(4),
                Duration::from_secs(1),
            ),
            sign_ins: Limit::new(config.sign_ins_per_minute, config.sign_ins_per_minute, Duration::from_secs(60)),
            records: Limit::new(config.records_per_hour, config.records_per_hour, Duration::from_secs(3600)),
            actions: Limit::new(
                config.actions_per_second,
                config.actions_per_second.saturating_mul(4),
                Duration::from_secs(1),
            ),
            sockets: PerAddress::new(config.connections_per_address, "caylus_sockets"),
        }
    }

    /// Counts a request from this address.
    pub fn request(&self, address: IpAddr) -> Result<(), Wait> {
        self.requests.check(&network(address))
    }

    /// Counts a new guest, a new account or a sign-in from this address.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), Wait> {
        self.sign_ins.check(&network(address))
    }

    /// Counts a record uploaded from this address.
    pub fn record(&self, address: IpAddr) -> Result<(), Wait> {
        self.records.check(&network(address))
    }

    /// Counts a change by this person.
    pub fn action(&self, user: &UserId) -> Result<(), Wait> {
        self.actions.check(user)
    }

    /// Counts a socket from this address; `None` if there are too many.
    pub fn socket(&self, address: IpAddr) -> Option<Counted> {
        self.sockets.open(address)
    }

    /// Serialises a person's requests until the guard is dropped, so that parallel requests cannot each pass a count that only one of
    /// them may pass.
    pub async fn one_at_a_time(&self, user: &UserId) -> tokio::sync::MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        user.hash(&mut hasher);
        self.people[hasher.finish() as usize % LOCKS].lock().await
    }

    /// Drops the counts of addresses and people that are back to their full quota.
    pub fn forget_old(&self) {
        self.requests.forget_old();
        self.sign_ins.forget_old();
        self.records.forget_old();
        self.actions.forget_old();
    }
}

/// The key an address is counted by: IPv6 clients own a whole /64, so each /64 counts as one address.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// A rate limiter; `None` for no limit.
#[derive(Debug)]
struct Limit<K: Clone + Eq + Hash>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Clone + Eq + Hash> Limit<K> {
    /// `count` per `time`, with bursts of up to `burst`.
    fn new(count: u32, burst: u32, time: Duration) -> Self {
        let quota = NonZeroU32::new(count)
            .zip(NonZeroU32::new(burst))
            .and_then(|(count, burst)| Some(Quota::with_period(time / count.get())?.allow_burst(burst)));
        Self(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    fn check(&self, key: &K) -> Result<(), Wait> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|later| Wait(later.wait_time_from(DefaultClock::default().now())))
    }

    fn forget_old(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Counts open connections per address. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct PerAddress {
    most: u32,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    gauge: &'static str,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct Counted {
    address: IpAddr,
    all: PerAddress,
}

impl PerAddress {
    /// At most `most` per address, 0 for no limit. The total is exported as the metric `gauge`.
    pub(crate) fn new(most: u32, gauge: &'static str) -> Self {
        Self { most, open: Arc::default(), gauge }
    }

    /// Counts one more; `None` if there are too many.
    pub(crate) fn open(&self, address: IpAddr) -> Option<Counted> {
        let address = network(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        metrics::gauge!(self.gauge).increment(1);
        Some(Counted { address, all: self.clone() })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.all.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            metrics::gauge!(self.all.gauge).decrement(1);
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn limits_each_caller_separately() {
        let limits = Limits::new(&Config { sign_ins_per_minute: 2, ..Config::default() });
        assert_eq!(limits.sign_in(address("10.0.0.1")), Ok(()));
        assert_eq!(limits.sign_in(address("10.0.0.1")), Ok(()));
        let Wait(time) = limits.sign_in(address("10.0.0.1")).unwrap_err();
        assert!(time > Duration::ZERO && time <= Duration::from_secs(30), "{time:?}");
        assert_eq!(limits.sign_in(address("10.0.0.2")), Ok(()));
    }

    #[test]
    fn zero_is_no_limit() {
        let limits = Limits::new(&Config { requests_per_second: 0, connections_per_address: 0, ..Config::default() });
        let here = address("10.0.0.1");
        let sockets: Vec<_> = (0..1000).map(|_| (limits.request(here), limits.socket(here))).collect();
        assert!(sockets.iter().all(|(request, socket)| request.is_ok() && socket.is_some()));
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::new(&Config { connections_per_address: 2, ..Config::default() });
        let (one, two) = (limits.socket(address("10.0.0.1")), limits.socket(address("10.0.0.1")));
        assert!(one.is_some() && two.is_some());
        assert!(limits.socket(address("10.0.0.1")).is_none());
        assert!(limits.socket(address("10.0.0.2")).is_some());
        drop(one);
        assert!(limits.socket(address("10.0.0.1")).is_some());
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        assert_eq!(network(address("2001:db8::1")), network(address("2001:db8::2")));
        assert_ne!(network(address("2001:db8::1")), network(address("2001:db8:0:1::1")));
        assert_eq!(network(address("::ffff:10.0.0.1")), address("10.0.0.1"));
    }
}
