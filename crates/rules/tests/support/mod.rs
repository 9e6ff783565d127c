//! What the tests that play whole games have in common.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod audit;
pub(crate) mod book;
pub(crate) mod compose;
pub(crate) mod dice;
pub(crate) mod golden;
pub(crate) mod ledger;
pub(crate) mod mutate;
pub(crate) mod opinion;
pub(crate) mod policy;
pub(crate) mod referee;
pub(crate) mod samples;
pub(crate) mod seen;
pub(crate) mod starts;
pub(crate) mod told;
pub(crate) mod turns;
pub(crate) mod universe;
