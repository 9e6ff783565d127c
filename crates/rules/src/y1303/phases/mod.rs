//! The four phases of a round, one file each.

mod p1_planning;
mod p2_activation;
mod p3_delivery;
mod p4_stewardship;

pub(super) use p2_activation::TOLL_STEPS;
pub(super) use p4_stewardship::{LAST_ROUND, recruits};
