//! Which URLs the server may call: public addresses, not its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

/// Checks a URL as far as that is possible without resolving its host name.
pub(super) fn check(url: &str, may_be_private: bool) -> Result<Url, String> {
    let url: Url = url.parse().map_err(|reason| format!("invalid URL `{url}`: {reason}"))?;
    let is_known = url.scheme() == "https" || (may_be_private && url.scheme() == "http");
    if !is_known {
        return Err("URL must start with https://".to_owned());
    }
    let is_private = match url.host() {
        None => true,
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(address)) => !is_public(address.into()),
        Some(Host::Ipv6(address)) => !is_public(address.into()),
    };
    if is_private && !may_be_private {
        return Err("URL must not point to a private network address".to_owned());
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("URL must not contain a user name or a password".to_owned());
    }
    Ok(url)
}

pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (18..20).contains(&b))
        || (a == 192 && b == 0 && c == 0);
    !is_special
}

/// Only global unicast addresses, without the ranges that embed IPv4 addresses (6to4, Teredo).
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_given_out = (0x2000..0x4000).contains(&first);
    let stands_for_v4 = first == 0x2002 || (first == 0x2001 && second == 0);
    let is_documentation = first == 0x2001 && second == 0x0db8;
    is_given_out && !stands_for_v4 && !is_documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_public_addresses_from_private_ones() {
        for address in ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn addresses_of_the_own_network_are_refused_unless_allowed() {
        for url in ["https://hooks.example.org/a?b=c", "https://8.8.8.8/"] {
            assert!(check(url, false).is_ok(), "{url}");
        }
        for url in [
            "",
            "hooks",
            "ftp://example.org/",
            "http://example.org/",
            "https://127.0.0.1/",
            "https://localhost/",
            "https://0x7f000001/",
            "https://[::1]/",
            "https://a.localhost/",
            "https://me:pw@example.org/",
        ] {
            assert!(check(url, false).is_err(), "{url}");
        }
        assert!(check("http://127.0.0.1:8080/", true).is_ok());
        assert!(check("file:///etc/passwd", true).is_err());
    }
}
