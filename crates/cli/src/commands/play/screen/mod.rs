//! The full-screen interface of `caylus play`.

mod bottom;
mod draw;
mod keys;
mod layout;
mod list;
mod log;
mod paint;
mod scroll;
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

/// Bots faster than this move without a redraw, to avoid flicker.
const QUICK_BOT: Duration = Duration::from_millis(100);

/// An event from the terminal or from a background task.
enum UiEvent<M> {
    /// Key, mouse or resize.
    Event(io::Result<Event>),
    /// A bot chose a move.
    Chosen(Option<M>),
    /// A hint and the revision it is for.
    Hint(usize, Vec<String>),
    /// SIGTERM.
    Terminated,
}

/// Plays until a human quits.
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
            // If the bot panics, report it instead of waiting forever.
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
            UiEvent::Chosen(None) => return Err(Failure::Failed(ui.table.words.say("cli-bot-failed", &[]))),
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

/// Starts threads that forward input and signals; they end with the program.
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

/// Opens the full screen; it is restored even on panic.
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

/// Restores the terminal as well as possible.
fn leave_screen() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

#[cfg(test)]
mod tests;
