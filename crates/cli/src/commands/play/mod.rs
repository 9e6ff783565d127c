//! `caylus play`: a game in the terminal, full screen or line by line.

mod hint;
mod plain;
mod saving;
mod screen;
mod seats;
mod table;

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;

use caylus_bots::{Level, Limit};
use caylus_rules::Game;
use caylus_rules::parts::Player;
use caylus_rules::record::Record;
use caylus_words::text::wrap;
use caylus_words::{Names, Values, Words};

use super::game_args::GameArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{Language, english};
use crate::opponent::{DEFAULT_TIME, MAX_MS, PlayableGame};
use crate::seed;
use crate::values::{level_parser, number_in};
use caylus_rules::family::GameName;
use caylus_rules::with_game;
use plain::PlainUi;
use seats::{Seat, seat_parser};
use table::Table;

#[derive(clap::Args, Debug, Default)]
#[command(after_help = after_help(english()))]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    #[command(flatten)]
    language: Language,
    /// Who plays each seat, in seat order
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',', conflicts_with = "bots", value_parser = seat_parser())]
    seats: Vec<Seat>,
    /// Your opponents; the last one fills the remaining seats
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = level_parser())]
    bots: Vec<Level>,
    /// Thinking time of hard and master opponents per move, in milliseconds [default: 1000]
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = number_in(1..=MAX_MS))]
    time: Option<u64>,
    /// Name of a human player; can be repeated, in seat order
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// Save the game to this file after every decision; it must not exist yet
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Resume the game saved in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Print and read line by line instead of using the full screen
    #[arg(long)]
    plain: bool,
}

impl Args {
    /// The texts of the chosen language.
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    pub(crate) fn run(self) -> Result<(), Failure> {
        let words = self.words();
        match &self.resume {
            None => with_game!(self.game_args.game, G => self.play(self.new_game::<G>()?)),
            Some(path) => {
                let text = files::read_text(words, path)?;
                let game = files::game_of_record(words, path, &text)?;
                with_game!(game, G => self.play(files::read_record::<G>(words, path, &text)?))
            }
        }
    }

    fn new_game<G: Game>(&self) -> Result<Record<G>, Failure> {
        let words = self.words();
        let players = seats::player_count(words, &self.game_args, &self.seats, &self.bots)?;
        let seed = self.game_args.seed.unwrap_or_else(seed::random);
        Record::new(players, &self.game_args.options::<G>(words)?, seed, &mut ())
            .map_err(|error| Failure::refused(words, &error))
    }

    fn play<G: PlayableGame>(&self, mut record: Record<G>) -> Result<(), Failure> {
        let words = self.words();
        let seats = seats::resolve_seats(words, record.game().players(), &self.seats, &self.bots)?;
        let humans = (0..).zip(&seats).filter(|(_, seat)| **seat == Seat::Human).map(|(at, _)| Player::new(at));
        let humans: Vec<Player> = humans.collect();
        if self.names.len() > humans.len() {
            let values: &Values = &[("names", &self.names.len()), ("humans", &humans.len())];
            return Err(Failure::Usage(words.say("cli-too-many-names", values)));
        }
        for (player, name) in humans.iter().zip(&self.names) {
            record.set_name(*player, name);
        }
        // Only the game being resumed may overwrite its file.
        if let Some(path) = self.save.as_deref().filter(|path| self.resume.as_deref() != Some(path) && path.exists()) {
            return Err(Failure::Usage(words.say("cli-file-exists", &[("file", &path.display().to_string())])));
        }
        let names = Names::of(words, &record).with_remarks(seats.iter().map(|seat| match seat {
            Seat::Human if humans.len() == 1 => words.say("terminal-you", &[]),
            Seat::Human => String::new(),
            Seat::Opponent(level) => words.say(&format!("terminal-opponent-{level}"), &[]),
        }));

        let limit = Limit::Time(self.time.map_or(DEFAULT_TIME, Duration::from_millis));
        let table = Table::new(words, record, names, seats, limit, self.save.clone());
        if self.full_screen() && !humans.is_empty() {
            return screen::run(table);
        }
        let echo = !io::stdin().is_terminal();
        PlainUi::new(table, io::stdin().lock(), io::stdout().lock(), echo).run()
    }

    /// Whether to use the full screen.
    fn full_screen(&self) -> bool {
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        !self.plain && !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}

/// The end of the help: opponents, screen, the options of every game, examples.
pub(crate) fn after_help(words: &Words) -> String {
    let options = GameName::ALL.iter().map(|game| {
        let options = game.options().iter().map(|option| format!("{}={}", option.name, option.values.join("|")));
        let options = options.collect::<Vec<_>>().join(", ");
        wrap("", &words.say("cli-help-game-options", &[("game", &game.name()), ("options", &options)]))
    });
    let options = options.collect::<Vec<_>>().join("\n");
    let [opponents, screen, examples] =
        ["cli-help-opponents", "cli-help-screen", "cli-help-examples"].map(|id| wrap("", &words.say(id, &[])));
    format!("{opponents}\n\n{screen}\n\n{options}\n\n{examples}\n{EXAMPLES}")
}

const EXAMPLES: &str = "  caylus play
  caylus play --players 4 --option edition=english
  caylus play --game magna-carta --option rules=beginner
  caylus play --game 1303 --option characters=first-game
  caylus play --lang fr
  caylus play --plain
  caylus play --bots easy,medium
  caylus play --seats human,human --name Ada --name Blaise --save game.txt
  caylus play --resume game.txt --seats human,human --save game.txt
  caylus play --bots hard --time 3000
  caylus play --seats easy,easy,random --seed 7";
