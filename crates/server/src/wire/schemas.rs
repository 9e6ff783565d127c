//! Schemas of what requests may hold, made from the limits that the server checks.

use caylus_table::schemas::{one_of, pattern, text};

use crate::{names, passwords};

pub(crate) use caylus_table::schemas::{BotLevel, Game, Message, Patch};

/// The longest idempotency key, in characters.
pub(crate) const LONGEST_KEY: usize = 64;
/// The longest move, in bytes: several times the longest legal move of any game.
pub(crate) const LONGEST_MOVE: usize = 200;
/// The longest chat message, in characters.
pub(crate) const LONGEST_CHAT: usize = 500;
/// The longest label of a token, in characters.
pub(crate) const LONGEST_LABEL: usize = 60;

caylus_table::schemas! {
    /// A person's name: letters and digits of one script, spaces and `-_.'’`. Spaces around it do not count.
    pub(crate) Name = text(1, names::LONGEST);
    /// A password.
    pub(crate) Password = text(passwords::SHORTEST, passwords::LONGEST);
    /// A language.
    pub(crate) Lang = one_of(caylus_words::Lang::ALL.map(caylus_words::Lang::code));
    /// A move in notation.
    pub(crate) Move = text(1, LONGEST_MOVE);
    /// An idempotency key, unique per request. Repeating a request with the same key is harmless.
    pub(crate) Key = text(1, LONGEST_KEY);
    /// A chat message. Line breaks are the only control characters.
    pub(crate) ChatText = text(1, LONGEST_CHAT).pattern(Some(r"^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$"));
    /// The label of a token, without control characters.
    pub(crate) Label = text(1, LONGEST_LABEL).pattern(Some(r"^[^\u0000-\u001f\u007f-\u009f]*$"));
    /// A seed, below 2⁶⁴.
    pub(crate) Seed = pattern("^[0-9]{1,20}$");
    /// The `next` of the previous page, or a time in milliseconds since 1970.
    pub(crate) Cursor = pattern(r"^[0-9]{1,18}(\.[0-9A-Za-z]*)?$");
}
