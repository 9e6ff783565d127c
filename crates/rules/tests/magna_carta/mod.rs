//! What the tests that play whole games of Magna Carta have in common.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod book;
pub(crate) mod compose;
#[path = "../support/dice.rs"]
pub(crate) mod dice;
pub(crate) mod ledger;
pub(crate) mod mutate;
pub(crate) mod opinion;
pub(crate) mod paths;
pub(crate) mod policy;
pub(crate) mod referee;
pub(crate) mod samples;
pub(crate) mod seen;
pub(crate) mod starts;
pub(crate) mod turns;
pub(crate) mod universe;
