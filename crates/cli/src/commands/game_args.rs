//! The arguments that choose a game and its set-up, shared by several commands.

use caylus_rules::Game;
use caylus_rules::family::GameName;
use caylus_words::{Values, Words};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::failure::Failure;
use crate::values::{number, number_in};

/// Game, players, seed and options.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct GameArgs {
    /// Game to play
    #[arg(long, default_value_t, value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: GameName,
    /// Number of players
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<usize>)]
    pub(crate) players: Option<usize>,
    /// Random seed; the same seed gives the same game
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = number_in(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Option of the game, such as edition=english; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

fn game_parser() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.iter().map(|game| game.name())).try_map(|name| name.parse::<GameName>())
}

impl GameArgs {
    /// The number of players, given that many seats.
    pub(crate) fn players_for_seats(&self, words: &Words, seats: usize) -> Result<usize, Failure> {
        match self.players {
            Some(players) if players != seats => {
                let values: &Values = &[("players", &players), ("seats", &seats)];
                Err(Failure::Usage(words.say("cli-players-seats", values)))
            }
            _ => Ok(seats),
        }
    }

    pub(crate) fn options<G: Game>(&self, words: &Words) -> Result<G::Options, Failure> {
        self.options.join(" ").parse().map_err(|error| Failure::refused(words, &error))
    }

    pub(crate) fn new_game<G: Game>(&self, words: &Words, players: usize, seed: u64) -> Result<G, Failure> {
        G::new(players, &self.options::<G>(words)?, seed, &mut ()).map_err(|error| Failure::refused(words, &error))
    }
}
