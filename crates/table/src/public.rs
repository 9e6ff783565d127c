//! What changes for all viewers of a table.

use crate::docs::TableViewer;
use crate::patch::{Patch, diff};
use crate::table::Table;

/// What changed from one version of a table to a later one, as fields of a JSON object: the numbers, the patch of the table as a
/// spectator sees it, and the new entries. Each version comes with the time at which it is shown.
pub fn public_change((before, then): (&Table, i64), (after, now): (&Table, i64)) -> String {
    let spectator = TableViewer::default();
    let patch = diff(&spectator.table(before, then), &spectator.table(after, now));
    let patch = patch.as_ref().map_or("{}", Patch::as_str);
    // Entries are plain structs.
    let entries = serde_json::to_string(&spectator.entries(after, before.number())).unwrap_or_default();
    let (from, number) = (before.number(), after.number());
    format!(r#""from":{from},"number":{number},"table":{patch},"entries":{entries}"#)
}
