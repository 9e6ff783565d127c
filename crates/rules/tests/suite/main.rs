//! The integration tests as one program, so that shared code is compiled only once.

mod allocation;
mod classic;
mod common;
mod fingerprints;
mod fuzz;
mod magna_carta;
mod magna_carta_fuzz;
mod magna_carta_play;
mod magna_carta_secrets;
mod options;
mod playthroughs;
mod random_play;
mod scenario;
mod scenarios;
mod y1303;
mod y1303_play;
mod y1303_secrets;
