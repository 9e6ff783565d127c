//! The full-screen user interface of the table.

mod bottom;
mod draw;
mod keys;
mod layout;
mod list;
mod log;
mod paint;
mod scroll;
#[cfg(test)]
mod tests;
mod ui;

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
use crate::opponent::PlayableGame;
use ui::{Flow, ScreenUi};

/// Opponents that are faster are not waited for on the screen, so that it does not flicker.
const QUICK_BOT: Duration = Duration::from_millis(100);

/// What the screen waits for.
enum UiEvent<M> {
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
pub(super) fn run<G: PlayableGame>(table: Table<G>) -> Result<(), Failure> {
    let in_color = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut ui = ScreenUi::new(table, in_color)?;
    let mut terminal = enter_screen()?;
    let played = play(&mut terminal, &mut ui);
    leave_screen();
    played?;
    writeln!(io::stdout(), "{}", ui.exit_message()?)?;
    Ok(())
}

fn play<G: PlayableGame>(terminal: &mut DefaultTerminal, ui: &mut ScreenUi<G>) -> Result<(), Failure> {
    let (sender, receiver) = mpsc::channel();
    spawn_listeners(&sender)?;
    loop {
        if let Some(hint_task) = ui.hint_task() {
            let sender = sender.clone();
            thread::spawn(move || {
                let (revision, paragraphs) = hint_task();
                sender.send(UiEvent::Hint(revision, paragraphs))
            });
        }
        let quick = ui.bot_task().and_then(|bot_task| {
            let sender = sender.clone();
            // If thinking fails, the screen must not wait for ever.
            thread::spawn(move || {
                let chosen = panic::catch_unwind(panic::AssertUnwindSafe(bot_task));
                sender.send(UiEvent::Chosen(chosen.ok().flatten()))
            });
            receiver.recv_timeout(QUICK_BOT).ok()
        });
        let ui_event = match quick {
            Some(ui_event) => ui_event,
            None => {
                terminal.draw(|frame| ui.draw(frame))?;
                receiver.recv().map_err(io::Error::other)?
            }
        };
        let flow = match ui_event {
            UiEvent::Event(event) => ui.event(&event?)?,
            UiEvent::Chosen(Some(chosen)) => ui.play(chosen)?,
            UiEvent::Chosen(None) => return Err(io::Error::other("an opponent has found no move").into()),
            UiEvent::Hint(revision, paragraphs) => {
                ui.show_hint(revision, &paragraphs);
                Flow::Continue
            }
            UiEvent::Terminated => Flow::Quit,
        };
        if flow == Flow::Quit {
            return Ok(());
        }
    }
}

/// Passes on whatever happens outside, from threads that end with the program.
fn spawn_listeners<M: Send + 'static>(sender: &Sender<UiEvent<M>>) -> Result<(), Failure> {
    let keys = sender.clone();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if keys.send(UiEvent::Event(event)).is_err() || failed {
                break;
            }
        }
    });
    #[cfg(unix)]
    {
        let mut signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGTERM])?;
        let sender = sender.clone();
        thread::spawn(move || signals.forever().try_for_each(|_| sender.send(UiEvent::Terminated)));
    }
    Ok(())
}

/// Takes the screen; it is given back even if the program panics.
fn enter_screen() -> Result<DefaultTerminal, Failure> {
    let terminal = ratatui::try_init()?;
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
    execute!(io::stdout(), EnableMouseCapture).inspect_err(|_| leave_screen())?;
    Ok(terminal)
}

/// Gives the screen back. Nothing more can be done if that fails.
fn leave_screen() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}
