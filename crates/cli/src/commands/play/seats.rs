//! Who sits where.

use std::str::FromStr;

use crate::failure::{Failure, count};
use crate::opponent::Opponent;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// An opponent.
    Opponent(Opponent),
}

impl Seat {
    /// The name on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Opponent(opponent) => opponent.name(),
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
const PLAYERS: usize = 3;

/// How many play, by whatever says so.
pub(super) fn players(asked: Option<usize>, seats: &[Seat], bots: &[Opponent]) -> Result<usize, Failure> {
    match (asked, seats.len(), bots.len()) {
        (None, 0, 0) => Ok(PLAYERS),
        (None, 0, bots) => Ok(bots + 1),
        (None, seats, _) => Ok(seats),
        (Some(players), seats, _) if seats != 0 && seats != players => {
            Err(Failure::Input(format!("--players {players} does not go with {}", count(seats, "seat"))))
        }
        (Some(players), ..) => Ok(players),
    }
}

/// The seats of a game for that many.
pub(super) fn seats(players: usize, seats: &[Seat], bots: &[Opponent]) -> Result<Vec<Seat>, Failure> {
    if !seats.is_empty() {
        return match seats.len() == players {
            true => Ok(seats.to_vec()),
            false => Err(Failure::Input(format!("{} for {players} players", count(seats.len(), "seat")))),
        };
    }
    if bots.len() + 1 > players {
        return Err(Failure::Input(format!(
            "{} and you are too many for {players} players",
            count(bots.len(), "opponent")
        )));
    }
    let last = bots.last().copied().unwrap_or(Opponent::Simple);
    let opponents = bots.iter().copied().chain(std::iter::repeat(last)).map(Seat::Opponent);
    Ok(std::iter::once(Seat::Human).chain(opponents).take(players).collect())
}
