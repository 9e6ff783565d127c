//! `caylus man`: the manual as one page, or one page per command.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use crate::args::Cli;
use crate::failure::Failure;
use crate::files;
use crate::language::english;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  caylus man | man -l -
  caylus man --dir ~/.local/share/man/man1")]
pub(crate) struct Args {
    /// Write one page per command into this directory, creating it if needed
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // The `help` command needs no page.
        let mut program = Cli::command().disable_help_subcommand(true);
        program.build();
        let Some(dir) = self.dir else {
            write!(io::stdout().lock(), "{}", page(&program, &command_sections(&program)?)?)?;
            return Ok(());
        };
        files::create_dir(english(), &dir)?;
        let write = |command, subcommands: &str| {
            files::write_text(english(), &dir.join(man(command).get_filename()), &page(command, subcommands)?)
        };
        with_subcommands(&program).into_iter().try_for_each(|command| {
            let has_more = command.has_subcommands();
            let subcommands =
                render(|text| if has_more { man(command).render_subcommands_section(text) } else { Ok(()) })?;
            write(command, &subcommands)
        })
    }
}

/// A command and all its subcommands.
fn with_subcommands(command: &Command) -> Vec<&Command> {
    let mut found = vec![command];
    found.extend(command.get_subcommands().flat_map(with_subcommands));
    found
}

/// The page generator of a command.
fn man(command: &Command) -> Man {
    // Without a date, man shows the version in its place.
    Man::new(command.clone()).date(" ").source(concat!("caylus ", env!("CAYLUS_VERSION")))
}

/// The page of a command, with this section about its subcommands.
fn page(command: &Command, subcommands: &str) -> io::Result<String> {
    render(|text| {
        man(command).render_title(text)?;
        man(command).render_name_section(text)?;
        usage(command, text)?;
        write!(text, "{subcommands}")?;
        notes(command, text)
    })
}

/// One section per command.
fn command_sections(program: &Command) -> io::Result<String> {
    let mut sections = String::new();
    for command in with_subcommands(program).into_iter().skip(1) {
        let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
        let section = render(|text| usage(command, text).and_then(|()| notes(command, text)))?;
        // Sections of a command's own page become subsections here.
        sections += &format!(".SH \"{}\"\n{}", name.to_uppercase(), section.replace(".SH ", ".SS "));
    }
    Ok(sections)
}

/// Collects output in a string.
fn render(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> io::Result<String> {
    let mut text = Vec::new();
    write(&mut text)?;
    String::from_utf8(text).map_err(io::Error::other)
}

/// Synopsis, description and options.
fn usage(command: &Command, text: &mut Vec<u8>) -> io::Result<()> {
    let man = man(command);
    man.render_synopsis_section(text)?;
    man.render_description_section(text)?;
    man.render_options_section(text)
}

/// Notes and examples, unfilled to keep the examples' line breaks.
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
