//! What the bots know about each game.

mod y1303;
