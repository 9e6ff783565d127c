//! The seven phases of a turn, in the order of the booklet.

mod p1_income;
mod p2_placing;
mod p3_special;
mod p4_provost;
mod p5_activation;
mod p6_castle;
mod p7_end_of_turn;

pub(super) use p2_placing::{LOWEST_PRICE, Price};
pub(super) use p3_special::{GUILD_STEPS, JOUST_COST, TRADING_POST};
