//! `caylus man`: the manual, as one page or one for each command.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use crate::args::Cli;
use crate::failure::Failure;
use crate::files;

/// The arguments of `caylus man`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  caylus man | man -l -
  caylus man --dir ~/.local/share/man/man1")]
pub(crate) struct Args {
    /// Write a page for each command into this folder instead, which is made if need be
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Args {
    /// Prints or writes the manual.
    pub(crate) fn run(self) -> Result<(), Failure> {
        // The pages would tell of `help` what everybody knows.
        let mut program = Cli::command().disable_help_subcommand(true);
        program.build();
        let Some(dir) = self.dir else {
            write!(io::stdout().lock(), "{}", page(&program, &command_sections(&program)?)?)?;
            return Ok(());
        };
        files::create_dir(&dir)?;
        let write = |command, subcommands: &str| {
            files::write_text(&dir.join(man(command).get_filename()), &page(command, subcommands)?)
        };
        with_subcommands(&program).into_iter().try_for_each(|command| {
            let has_more = command.has_subcommands();
            let subcommands =
                render(|text| if has_more { man(command).render_subcommands_section(text) } else { Ok(()) })?;
            write(command, &subcommands)
        })
    }
}

/// A command, and all its subcommands.
fn with_subcommands(command: &Command) -> Vec<&Command> {
    let mut found = vec![command];
    found.extend(command.get_subcommands().flat_map(with_subcommands));
    found
}

/// The parts of a command's page.
fn man(command: &Command) -> Man {
    // A blank for the date: without one, the version would be taken for it.
    Man::new(command.clone()).date(" ").source(concat!("caylus ", env!("CAYLUS_VERSION")))
}

/// A page about a command, with this about its subcommands.
fn page(command: &Command, subcommands: &str) -> io::Result<String> {
    render(|text| {
        man(command).render_title(text)?;
        man(command).render_name_section(text)?;
        usage(command, text)?;
        write!(text, "{subcommands}")?;
        notes(command, text)
    })
}

/// All commands, each as a section.
fn command_sections(program: &Command) -> io::Result<String> {
    let mut sections = String::new();
    for command in with_subcommands(program).into_iter().skip(1) {
        let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
        let section = render(|text| usage(command, text).and_then(|()| notes(command, text)))?;
        // What is a section of the command's own page is a subsection here.
        sections += &format!(".SH \"{}\"\n{}", name.to_uppercase(), section.replace(".SH ", ".SS "));
    }
    Ok(sections)
}

/// What is written.
fn render(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> io::Result<String> {
    let mut text = Vec::new();
    write(&mut text)?;
    String::from_utf8(text).map_err(io::Error::other)
}

/// How a command is written, what it does and which options it has.
fn usage(command: &Command, text: &mut Vec<u8>) -> io::Result<()> {
    let man = man(command);
    man.render_synopsis_section(text)?;
    man.render_description_section(text)?;
    man.render_options_section(text)
}

/// The notes and examples of a command, line by line as they are: filled lines would spoil the examples.
fn notes(command: &Command, text: &mut Vec<u8>) -> io::Result<()> {
    let Some(help) = command.get_after_help() else { return Ok(()) };
    let mut roff = Roff::new();
    roff.control("SH", ["NOTES"]).control("nf", []);
    for line in help.to_string().lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff.to_writer(text)
}
