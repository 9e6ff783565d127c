//! Adds texts to documents, for programs that ask for a language. The page renders messages itself.

use super::{EntryDoc, TableDoc};
use crate::game::Reader;

impl TableDoc {
    /// Adds the question, the rules and the meaning of the legal moves in words.
    pub fn add_texts(&mut self, reader: &Reader) {
        let Some(position) = &mut self.position else { return };
        if let Some(ask) = &position.ask {
            position.question = Some(reader.text(&ask.question));
            position.help = Some(reader.text(&ask.help));
        }
        reader.choices(position.legal.as_deref_mut().unwrap_or_default());
    }
}

impl EntryDoc {
    /// Adds the events in words.
    pub fn add_texts(&mut self, reader: &Reader) {
        if let Some(step) = self.step_mut() {
            step.told = reader.log(&step.log);
        }
    }
}
