//! Who plays which seat.

use caylus_bots::Level;
use caylus_words::{Values, Words};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::commands::game_args::GameArgs;
use crate::failure::Failure;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seat {
    /// A person at the keyboard.
    Human,
    /// A bot.
    Opponent(Level),
}

const HUMAN: &str = "human";

impl Seat {
    /// The name on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Human => HUMAN,
            Self::Opponent(level) => level.name(),
        }
    }
}

/// A parser of seats; help and completions list them.
pub(super) fn seat_parser() -> impl TypedValueParser<Value = Seat> {
    let names = [HUMAN].into_iter().chain(Level::ALL.map(Level::name));
    PossibleValuesParser::new(names).try_map(|name| match name.as_str() {
        HUMAN => Ok(Seat::Human),
        level => level.parse().map(Seat::Opponent),
    })
}

const DEFAULT_PLAYERS: usize = 3;

/// The number of players, from `--seats`, `--players` or `--bots`.
pub(super) fn player_count(
    words: &Words,
    game_args: &GameArgs,
    seats: &[Seat],
    bots: &[Level],
) -> Result<usize, Failure> {
    match (seats.len(), bots.len()) {
        (0, 0) => Ok(game_args.players.unwrap_or(DEFAULT_PLAYERS)),
        (0, bots) => Ok(game_args.players.unwrap_or(bots + 1)),
        (seats, _) => game_args.players_for_seats(words, seats),
    }
}

/// The seats of a game with that many players; the last bot fills the seats left over.
pub(super) fn resolve_seats(
    words: &Words,
    players: usize,
    seats: &[Seat],
    bots: &[Level],
) -> Result<Vec<Seat>, Failure> {
    if !seats.is_empty() {
        return match seats.len() == players {
            true => Ok(seats.to_vec()),
            false => {
                Err(Failure::Usage(words.say("cli-seats-players", &[("seats", &seats.len()), ("players", &players)])))
            }
        };
    }
    if bots.len() + 1 > players {
        let values: &Values = &[("bots", &bots.len()), ("players", &players)];
        return Err(Failure::Usage(words.say("cli-too-many-bots", values)));
    }
    let last = bots.last().copied().unwrap_or(Level::Medium);
    let opponents = bots.iter().copied().chain(std::iter::repeat(last)).map(Seat::Opponent);
    Ok(std::iter::once(Seat::Human).chain(opponents).take(players).collect())
}
