//! Who sits where.

use std::str::FromStr;

use caylus_bots::Level;

use crate::commands::game_args::GameArgs;
use crate::failure::{Failure, plural};

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// An opponent.
    Opponent(Level),
}

impl Seat {
    /// The name on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Opponent(level) => level.name(),
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "human" => Ok(Self::Human),
            _ => name.parse().map(Self::Opponent).map_err(|reason| format!("{reason}; or human")),
        }
    }
}

/// How many players there are if nobody says otherwise.
const DEFAULT_PLAYERS: usize = 3;

/// How many play, by whatever says so.
pub(super) fn player_count(set_up: &GameArgs, seats: &[Seat], bots: &[Level]) -> Result<usize, Failure> {
    match (seats.len(), bots.len()) {
        (0, 0) => Ok(set_up.players.unwrap_or(DEFAULT_PLAYERS)),
        (0, bots) => Ok(set_up.players.unwrap_or(bots + 1)),
        (seats, _) => set_up.players_for_seats(seats),
    }
}

/// The seats of a game for that many.
pub(super) fn resolve_seats(players: usize, seats: &[Seat], bots: &[Level]) -> Result<Vec<Seat>, Failure> {
    if !seats.is_empty() {
        return match seats.len() == players {
            true => Ok(seats.to_vec()),
            false => Err(Failure::Usage(format!("{} for {players} players", plural(seats.len(), "seat")))),
        };
    }
    if bots.len() + 1 > players {
        return Err(Failure::Usage(format!(
            "{} and you are too many for {players} players",
            plural(bots.len(), "opponent")
        )));
    }
    let last = bots.last().copied().unwrap_or(Level::Medium);
    let opponents = bots.iter().copied().chain(std::iter::repeat(last)).map(Seat::Opponent);
    Ok(std::iter::once(Seat::Human).chain(opponents).take(players).collect())
}
