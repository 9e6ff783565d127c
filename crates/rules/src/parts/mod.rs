//! Building blocks shared by the games; none of them depends on a particular game.

mod conversions;
mod cubes;
mod decision_doc;
mod goods;
mod offer;
mod order;
mod player;
mod provost;
mod seat_map;
mod shuffle;
mod unique_keys;

pub(crate) use conversions::{impl_id_conversions, impl_text_conversions};
pub use cubes::{Cube, Cubes};
pub use decision_doc::{DecisionDoc, DecisionFields};
pub use goods::{Goods, ParseGoodsError};
pub use offer::Offer;
pub(crate) use offer::{Offers, give_and_get, offer_number};
pub use order::Order;
pub use player::{MAX_PLAYERS, Player};
pub use provost::{MAX_PROVOST_STEPS, provost_steps};
pub use seat_map::SeatMap;
pub use shuffle::Shuffler;
pub(crate) use unique_keys::{deserialize_with_player, unique_keys};
