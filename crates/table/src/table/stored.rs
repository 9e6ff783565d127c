//! What a table is made from.

use std::collections::HashMap;

use super::Entry;
use crate::ids::{TableId, UserId};
use crate::settings::{Beginning, Settings};

/// A table as stored: its fixed properties and its entries.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// The table's id.
    pub id: TableId,
    /// The owner.
    pub owner: UserId,
    /// Game, options and clock.
    pub settings: Settings,
    /// What the game starts from.
    pub beginning: Beginning,
    /// The version of the rules it was created with.
    pub rules_version: String,
    /// When it was created.
    pub created_at: i64,
    /// The entries, numbered from 1.
    pub entries: Vec<Entry>,
    /// The names of everyone who ever had a seat or acted here; joined from `users`, not stored with the table.
    pub names: HashMap<UserId, PersonName>,
}

/// How others see a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonName {
    /// The name, unless the account was deleted.
    pub name: Option<String>,
    /// Is the person a guest?
    pub is_guest: bool,
}
