//! Heuristics for each game.

mod classic;
mod magna_carta;
mod y1303;
