//! What all viewers of a table may know, to be compared with an earlier version.

use crate::docs::TableViewer;
use crate::patch;
use crate::table::Table;
use crate::tree::Tree;

/// A table as a spectator sees it.
#[derive(Clone, Debug)]
pub struct Public {
    number: i64,
    tree: Tree,
}

impl Public {
    /// The table at this time.
    pub fn new(table: &Table, now: i64) -> Self {
        Self { number: table.number(), tree: Tree::of(&TableViewer::default().table(table, now)) }
    }

    /// What changed since an earlier version, as fields of a JSON object: the numbers, the patch and the new entries.
    pub fn since(&self, earlier: &Self, table: &Table) -> String {
        let patch = patch::diff(&earlier.tree, &self.tree).unwrap_or_else(|| "{}".to_owned());
        let entries = TableViewer::default().entries(table, earlier.number);
        // Entries are plain structs.
        let entries = serde_json::to_string(&entries).unwrap_or_default();
        let (from, number) = (earlier.number, self.number);
        format!(r#""from":{from},"number":{number},"table":{patch},"entries":{entries}"#)
    }
}
