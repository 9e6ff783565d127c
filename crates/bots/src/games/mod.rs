//! What the bots know about each game.

mod classic;
mod y1303;
