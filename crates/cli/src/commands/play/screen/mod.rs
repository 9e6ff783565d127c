//! The full-screen face of the table.

mod draw;
mod face;
mod keys;
mod layout;
mod list;
mod lower;
mod paint;
mod scroll;
mod story;
#[cfg(test)]
mod tests;

use std::env;
use std::io::{self, Write};
use std::panic;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;

use super::table::Table;
use crate::failure::Failure;
use crate::opponent::Opposed;
use face::{Face, Reply};

/// Opponents that are faster are not waited for on the screen, so that it does not flicker.
const AT_ONCE: Duration = Duration::from_millis(100);

/// What the screen waits for.
enum Happening<M> {
    /// A key, the mouse, another size.
    Event(io::Result<Event>),
    /// An opponent has decided.
    Chosen(Option<M>),
    /// There is a hint, with the table it is for.
    Hint(usize, Vec<String>),
    /// The system wants us to end.
    Terminated,
}

/// Plays until a human leaves.
pub(super) fn run<G: Opposed>(table: Table<G>) -> Result<(), Failure> {
    let in_color = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut face = Face::new(table, in_color)?;
    let mut terminal = open()?;
    let played = play(&mut terminal, &mut face);
    close();
    played?;
    writeln!(io::stdout(), "{}", face.last_words()?)?;
    Ok(())
}

fn play<G: Opposed>(terminal: &mut DefaultTerminal, face: &mut Face<G>) -> Result<(), Failure> {
    let (sender, receiver) = mpsc::channel();
    listen(&sender)?;
    loop {
        if let Some(hinting) = face.hinting() {
            let sender = sender.clone();
            thread::spawn(move || {
                let (changes, paragraphs) = hinting();
                sender.send(Happening::Hint(changes, paragraphs))
            });
        }
        let quick = face.thinking().and_then(|thinking| {
            let sender = sender.clone();
            // If thinking fails, the screen must not wait for ever.
            thread::spawn(move || {
                let chosen = panic::catch_unwind(panic::AssertUnwindSafe(thinking));
                sender.send(Happening::Chosen(chosen.ok().flatten()))
            });
            receiver.recv_timeout(AT_ONCE).ok()
        });
        let happening = match quick {
            Some(happening) => happening,
            None => {
                terminal.draw(|frame| face.draw(frame))?;
                receiver.recv().map_err(io::Error::other)?
            }
        };
        let reply = match happening {
            Happening::Event(event) => face.event(&event?)?,
            Happening::Chosen(Some(chosen)) => face.play(chosen)?,
            Happening::Chosen(None) => return Err(io::Error::other("an opponent has found no move").into()),
            Happening::Hint(changes, paragraphs) => {
                face.give_hint(changes, &paragraphs);
                Reply::Stay
            }
            Happening::Terminated => Reply::Leave,
        };
        if reply == Reply::Leave {
            return Ok(());
        }
    }
}

/// Passes on whatever happens outside, from threads that end with the program.
fn listen<M: Send + 'static>(sender: &Sender<Happening<M>>) -> Result<(), Failure> {
    let keys = sender.clone();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if keys.send(Happening::Event(event)).is_err() || failed {
                break;
            }
        }
    });
    #[cfg(unix)]
    {
        let mut signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGTERM])?;
        let sender = sender.clone();
        thread::spawn(move || signals.forever().try_for_each(|_| sender.send(Happening::Terminated)));
    }
    Ok(())
}

/// Takes the screen; it is given back even if the program panics.
fn open() -> Result<DefaultTerminal, Failure> {
    let terminal = ratatui::try_init()?;
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
    execute!(io::stdout(), EnableMouseCapture).inspect_err(|_| close())?;
    Ok(terminal)
}

/// Gives the screen back. Nothing more can be done if that fails.
fn close() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}
