//! A table as a client keeps it: `hello` and `update` messages go in, the viewer's table comes out.

use serde_json::{Value, json};

use crate::patch;

/// The table as last received.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mirror {
    /// As a spectator sees it.
    public: Value,
    private: Value,
}

impl Mirror {
    /// Takes a message from the server. `None` if it is about something else.
    ///
    /// # Errors
    /// If it does not follow the last one: connect again.
    pub fn take(&mut self, message: &Value) -> Result<Option<Value>, String> {
        match message["type"].as_str() {
            Some("hello") => {
                self.public = message["table"].clone();
                self.private = message["private"].clone();
            }
            Some("update") if message["from"] != self.public["number"] => {
                return Err(format!("an update from {} to a table at {}", message["from"], self.public["number"]));
            }
            Some("update") => {
                patch::apply(&mut self.public, &message["table"]);
                if let Some(private) = message.get("private") {
                    self.private = private.clone();
                }
            }
            _ => return Ok(None),
        }
        Ok(Some(self.table()))
    }

    /// The table as the viewer may see it.
    fn table(&self) -> Value {
        let mut table = self.public.clone();
        if self.private.is_null() {
            return table;
        }
        table["viewer"] = self.private["viewer"].clone();
        table["can"] = self.private["can"].clone();
        for seat in self.private["own"].as_array().into_iter().flatten().filter_map(Value::as_u64) {
            table["seats"][seat as usize]["is_you"] = json!(true);
        }
        if !table["position"].is_null() {
            table["position"]["legal"] = self.private["legal"].clone();
            if !self.private["view"].is_null() {
                patch::apply(&mut table["position"]["view"], &self.private["view"]);
            }
        }
        table
    }
}
