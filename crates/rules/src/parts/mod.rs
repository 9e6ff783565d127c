//! Pieces that more than one game of the family is made of; none of them knows which game it is in.

mod cubes;
mod decision_doc;
mod goods;
mod named;
mod offer;
mod order;
mod player;
mod provost;
mod seat_map;
mod shuffle;
mod unique;

pub use cubes::{Cube, Cubes};
pub use decision_doc::{DecisionDoc, DecisionFields};
pub use goods::{Goods, ParseGoodsError};
pub(crate) use named::{named_by_id, written_as_text};
pub use offer::Offer;
pub(crate) use offer::{Offers, give_and_get, offer_number};
pub use order::Order;
pub use player::{MAX_PLAYERS, Player};
pub use provost::{FARTHEST, provost_steps};
pub use seat_map::SeatMap;
pub use shuffle::Shuffler;
pub(crate) use unique::{player_and, unique};
