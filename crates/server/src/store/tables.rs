//! Tables and their entries.

use crate::ids::{TableId, UserId};
use crate::table::{Beginning, Entry, Settings};

use super::{Store, StoreError};

/// A table as it is kept: what never changes, and its entries.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its id.
    pub id: TableId,
    /// Who made it.
    pub owner: UserId,
    /// How it is played.
    pub settings: Settings,
    /// What the game starts from.
    pub beginning: Beginning,
    /// The version of the rules it was started with.
    pub rules_version: String,
    /// When it was made.
    pub created_at: i64,
    /// What happened, in order, from number 1.
    pub entries: Vec<Entry>,
    /// The names of everybody who ever sat here or did something; not kept with the table.
    pub names: std::collections::HashMap<UserId, PersonName>,
}

/// What others see of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonName {
    /// The name; those who deleted their account have none.
    pub name: Option<String>,
    /// Has the person no account?
    pub is_guest: bool,
}

/// What lists and due work need to know of a table; written together with the entries it follows from.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of the last entry.
    pub number: i64,
    /// When that was.
    pub updated_at: i64,
    /// The seat that has to decide.
    pub to_act: Option<usize>,
    /// Does a bot sit there?
    pub is_bot_to_act: bool,
    /// When the time runs out.
    pub deadline: Option<i64>,
    /// The final scores, in seat order.
    pub scores: Option<Vec<u16>>,
    /// For each seat: the person, the bot that plays, the final place.
    pub seats: Vec<(Option<UserId>, Option<caylus_bots::Level>, Option<u8>)>,
    /// Who has to be told that it is their turn: the person at `to_act` if that has changed by these entries.
    pub notify: Option<UserId>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// How it is played.
    pub settings: Settings,
    /// `open`, `running` or `over`.
    pub status: String,
    /// When something last happened.
    pub updated_at: i64,
    /// The seat that has to decide.
    pub to_act: Option<usize>,
    /// For each seat: the person's id and name, and the bot.
    pub seats: Vec<(Option<UserId>, Option<String>, Option<String>)>,
    /// The final scores.
    pub scores: Option<Vec<u16>>,
}

impl Store {
    /// Keeps a new table with its first entries.
    pub async fn create_table(&self, _table: &StoredTable, _summary: &Summary) -> Result<(), StoreError> {
        unimplemented!()
    }

    /// A table with all its entries, or nothing if there is none.
    pub async fn load_table(&self, _id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        unimplemented!()
    }

    /// Adds entries, numbered on from the last one; `Conflict` if somebody else wrote one of these numbers or keys first. When it
    /// returns, they survive a power cut. Other nodes are told.
    pub async fn append(&self, _id: &TableId, _entries: &[Entry], _summary: &Summary) -> Result<(), StoreError> {
        unimplemented!()
    }
}
