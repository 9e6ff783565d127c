//! `caylus serve`: the server.

use std::io::{self, Write};

use crate::failure::Failure;
use crate::settings::Given;

/// The arguments of `caylus serve`.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = "\
Examples:
  caylus serve                                          here, on this machine
  caylus serve --addr 0.0.0.0:1289                      for the whole network
  caylus serve --database postgres://user@host/caylus   several servers can share one
  caylus serve --config caylus.toml

A flag comes before the environment, the environment before the file.")]
pub(crate) struct Args {
    #[command(flatten)]
    given: Given<true>,
}

impl Args {
    /// Serves until it is told to end.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let config = self.given.config()?;
        let public = config.public_url.clone();
        let ready = |address| {
            let address = public.map_or_else(|| format!("http://{address}"), |url| url.to_string());
            // Nobody has to read it.
            let _ = writeln!(io::stdout(), "Caylus listens at {address}");
            if !caylus_web::is_there() {
                let how = caylus_web::HOW_TO_GET_IT;
                let _ = writeln!(io::stdout(), "Built without the page for the browser. To get it, {how}.");
            }
        };
        caylus_server::serve::run(config, ready).map_err(Failure::input)
    }
}
