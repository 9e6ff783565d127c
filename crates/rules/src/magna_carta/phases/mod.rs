//! The six phases of a turn, in the order of the booklet.

mod p1_income;
mod p2_actions;
mod p3_provost;
mod p4_effects;
mod p5_castle;
mod p6_end_of_turn;

pub(super) use p2_actions::{DRAW_COST, REPLACE_COST, WORKER_COST};
pub(super) use p6_end_of_turn::Points;
