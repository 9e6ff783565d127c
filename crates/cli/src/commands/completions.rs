//! `caylus completions`: what makes a shell complete our commands and options.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;

/// The arguments of `caylus completions`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  source <(caylus completions bash)      in ~/.bashrc
  caylus completions zsh > ~/.zfunc/_caylus
  caylus completions fish > ~/.config/fish/completions/caylus.fish

For zsh the folder has to be in its fpath before compinit is called.")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

impl Args {
    /// Prints the script.
    pub(crate) fn run(self) -> Result<(), Failure> {
        // Not straight to the output: the generator panics if nobody reads on.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "caylus", &mut script);
        io::stdout().lock().write_all(&script)?;
        Ok(())
    }
}
