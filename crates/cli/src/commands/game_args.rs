//! The arguments that say which game to set up, shared by several commands.

use caylus_rules::Game;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::failure::{Failure, plural};
use caylus_rules::family::GameName;

/// Which game, with which options, from which seed.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct GameArgs {
    /// The game
    #[arg(long, default_value_t, value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: GameName,
    /// How many play
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<usize>,
    /// The seed of the set-up: the same seed gives the same game
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// An option of the game, as in edition=english or rules=beginner; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

/// Reads the name of a game; the help lists them.
fn game_parser() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.iter().map(|game| game.name())).try_map(|name| name.parse::<GameName>())
}

impl GameArgs {
    /// How many play if there are that many seats.
    pub(crate) fn players_for_seats(&self, seats: usize) -> Result<usize, Failure> {
        match self.players {
            Some(players) if players != seats => {
                Err(Failure::Usage(format!("--players {players} does not go with {}", plural(seats, "seat"))))
            }
            _ => Ok(seats),
        }
    }

    /// The options, read as those of the game.
    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, Failure> {
        self.options.join(" ").parse().map_err(Failure::usage)
    }

    /// A game set up like this.
    pub(crate) fn new_game<G: Game>(&self, players: usize, seed: u64) -> Result<G, Failure> {
        G::new(players, &self.options::<G>()?, seed, &mut ()).map_err(Failure::usage)
    }
}
