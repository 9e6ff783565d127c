//! `caylus serve`: the server.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use crate::failure::Failure;
use crate::settings::ServerSettings;

#[derive(clap::Args, Debug, Default)]
#[command(after_help = "\
Examples:
  caylus serve --open                                   play in the browser on this computer
  caylus serve --addr 0.0.0.0:1289                      let everyone on your network play
  caylus serve --database postgres://user@host/caylus   share one database between servers
  caylus serve --config caylus.toml                     read settings from a file

Flags override environment variables, which override the file.")]
pub(crate) struct Args {
    /// Open the browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    settings: ServerSettings<true>,
}

impl Args {
    /// Serves until it is stopped.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let config = self.settings.config()?;
        let public = config.public_url.as_ref().map(ToString::to_string);
        let ready = |address| {
            let text = startup_message(address, public.as_deref(), lan_address);
            // A closed stdout must not stop the server.
            let _ = write!(io::stdout(), "{text}");
            if io::stdout().is_terminal() {
                let _ = writeln!(io::stdout(), "Press Ctrl-C to stop.");
            }
            let url = local_url(address);
            if self.open
                && let Err(reason) = open::that_detached(&url)
            {
                let _ = writeln!(io::stderr(), "Cannot open a browser: {reason}. Open {url} yourself.");
            }
        };
        caylus_server::serve::run(config, ready).map_err(Failure::usage)
    }
}

/// The server's address, and how others can reach it.
fn startup_message(address: SocketAddr, public: Option<&str>, lan: impl Fn(SocketAddr) -> Option<IpAddr>) -> String {
    let mut text = format!("Caylus is running at {}\n", public.map_or_else(|| local_url(address), str::to_owned));
    if public.is_none() && address.ip().is_loopback() {
        let others = SocketAddr::new(unspecified(address.ip()), address.port());
        text += &format!(
            "Only this computer can connect. To let others on your network play, run: caylus serve --addr {others}\n"
        );
    } else if public.is_none() && address.ip().is_unspecified() {
        let place = lan(address).map(|ip| format!("http://{}", SocketAddr::new(ip, address.port())));
        let place = place.unwrap_or_else(|| format!("this computer's address, port {}", address.port()));
        text += &format!("Others on your network can connect at {place}\n");
    }
    if !caylus_web::is_there() {
        text += &format!("Built without the web page. To get it, {}.\n", caylus_web::HOW_TO_GET_IT);
    }
    text
}

/// The URL for a browser on this computer.
fn local_url(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}

/// The address that means all addresses of this family.
fn unspecified(ip: IpAddr) -> IpAddr {
    if ip.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() }
}

/// This computer's address on its network: the one packets to the outside would leave from. Nothing is sent.
fn lan_address(local: SocketAddr) -> Option<IpAddr> {
    // Addresses reserved for documentation.
    let elsewhere = if local.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" };
    let socket = UdpSocket::bind(SocketAddr::new(unspecified(local.ip()), 0)).ok()?;
    socket.connect(elsewhere).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(address: &str, public: Option<&str>, lan: Option<&str>) -> Vec<String> {
        let lan = lan.map(|ip| ip.parse().unwrap());
        let text = startup_message(address.parse().unwrap(), public, |_| lan);
        text.lines().map(str::to_owned).filter(|line| !line.starts_with("Built without")).collect()
    }

    #[test]
    fn startup_message_says_how_to_reach_the_server() {
        let alone = lines("127.0.0.1:1289", None, None);
        assert_eq!(alone[0], "Caylus is running at http://127.0.0.1:1289");
        assert!(alone[1].ends_with("caylus serve --addr 0.0.0.0:1289"), "{alone:?}");
        let network = lines("0.0.0.0:80", None, Some("192.168.1.20"));
        assert_eq!(network[0], "Caylus is running at http://127.0.0.1:80");
        assert_eq!(network[1], "Others on your network can connect at http://192.168.1.20:80");
        assert!(lines("[::]:80", None, None)[1].ends_with("this computer's address, port 80"));
        assert_eq!(lines("[::1]:80", None, None)[0], "Caylus is running at http://[::1]:80");
        let public = lines("0.0.0.0:80", Some("https://caylus.example/"), None);
        assert_eq!(public, ["Caylus is running at https://caylus.example/"]);
    }
}
