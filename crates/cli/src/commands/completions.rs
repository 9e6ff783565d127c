//! `caylus completions`: completion scripts for shells.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  source <(caylus completions bash)      in ~/.bashrc
  caylus completions zsh > ~/.zfunc/_caylus
  caylus completions fish > ~/.config/fish/completions/caylus.fish

For zsh, the directory must be in fpath before compinit runs.")]
pub(crate) struct Args {
    /// Shell to print the script for
    shell: Shell,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // The generator panics if stdout is closed, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "caylus", &mut script);
        io::stdout().lock().write_all(&script)?;
        Ok(())
    }
}
