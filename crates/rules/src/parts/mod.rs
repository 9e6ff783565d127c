//! Pieces that more than one game of the family is made of; none of them knows which game it is in.

mod cubes;
mod goods;
mod offer;
mod order;
mod player;
mod provost;
mod seat_map;
mod shuffle;
mod unique;

pub use cubes::{Cube, Cubes};
pub use goods::{Goods, ParseGoodsError};
pub use offer::Offer;
pub use order::Order;
pub use player::{MAX_PLAYERS, Player};
pub use provost::{FARTHEST, provost_steps};
pub use seat_map::SeatMap;
pub use shuffle::Shuffler;
pub(crate) use unique::{player_and, unique};
