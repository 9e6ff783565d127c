//! `caylus play`: a game in the terminal. One table, two faces: full screen, or line by line.

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
use caylus_words::Names;
use caylus_words::text::wrap;

use super::game_args::GameArgs;
use crate::failure::{Failure, plural};
use crate::files;
use crate::language::Language;
use crate::opponent::{DEFAULT_TIME, MAX_MS, PlayableGame};
use crate::seed;
use caylus_rules::family::GameName;
use caylus_rules::with_game;
use plain::PlainUi;
use seats::Seat;
use table::Table;

/// The arguments of `caylus play`.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = after_help())]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    #[command(flatten)]
    language: Language,
    /// Who sits where, one for each player: human, random, easy, medium or hard
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',', conflicts_with = "bots")]
    seats: Vec<Seat>,
    /// Your opponents: random, easy, medium or hard; the last one fills all seats that are left
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    bots: Vec<Level>,
    /// How long a hard opponent thinks about a move, in milliseconds; 1000 if this is left out
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=MAX_MS))]
    time: Option<u64>,
    /// A name for a human player; can be given several times, in seat order
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// Save the game in this new file after every decision
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game saved in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Talk line by line instead of taking the whole screen
    #[arg(long)]
    plain: bool,
}

impl Args {
    /// Plays a game.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let saved = match &self.resume {
            Some(path) => Some((path, files::read_text(path)?)),
            None => None,
        };
        match saved {
            None => with_game!(self.game_args.game, G => self.play(self.new_game::<G>()?)),
            Some((path, text)) => {
                with_game!(files::game_of_record(path, &text)?, G => self.play(files::read_record::<G>(path, &text)?))
            }
        }
    }

    /// Sets up as the arguments say.
    fn new_game<G: Game>(&self) -> Result<Record<G>, Failure> {
        let players = seats::player_count(&self.game_args, &self.seats, &self.bots)?;
        let seed = self.game_args.seed.unwrap_or_else(seed::random);
        Record::new(players, &self.game_args.options::<G>()?, seed, &mut ()).map_err(Failure::usage)
    }

    fn play<G: PlayableGame>(&self, mut record: Record<G>) -> Result<(), Failure> {
        let seats = seats::resolve_seats(record.game().players(), &self.seats, &self.bots)?;
        let humans = (0..).zip(&seats).filter(|(_, seat)| **seat == Seat::Human).map(|(at, _)| Player::new(at));
        let humans: Vec<Player> = humans.collect();
        if self.names.len() > humans.len() {
            let reason = format!("{} for {}", plural(self.names.len(), "name"), plural(humans.len(), "human player"));
            return Err(Failure::Usage(reason));
        }
        for (player, name) in humans.iter().zip(&self.names) {
            record.set_name(*player, name);
        }
        // A file that is there already is only written if it is the one we go on with.
        if let Some(path) = self.save.as_deref().filter(|path| self.resume.as_deref() != Some(path) && path.exists()) {
            return Err(Failure::Usage(format!("{}: there is such a file already", path.display())));
        }
        let words = self.language.words();
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

    /// Is there a screen, and may it be used?
    fn full_screen(&self) -> bool {
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        !self.plain && !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}

/// What the help says after the arguments: who plays, on what screen, the options of every game, examples.
fn after_help() -> String {
    let options: Vec<String> = (GameName::ALL.iter())
        .map(|game| {
            let options = game.options().iter().map(|option| format!("{}={}", option.name, option.values.join("|")));
            wrap("", &format!("Options of {game}: {}", options.collect::<Vec<_>>().join(", ")))
        })
        .collect();
    format!("{SEATS}\n\n{SCREEN}\n\n{}\n\n{EXAMPLES}", options.join("\n"))
}

const SEATS: &str = "\
Without --seats or --bots you play against medium opponents, three players in
all. With opponents only, the game is played to its end and the result printed.";

const SCREEN: &str = "\
In a terminal the game takes the whole screen; press ? there for all keys. With
--plain it is a dialogue line by line, for screen readers and scripts; so it is
by itself if input or output is no terminal or TERM is dumb. With NO_COLOR set
there are no colours.";

const EXAMPLES: &str = "\
Examples:
  caylus play
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
