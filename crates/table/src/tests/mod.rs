//! Tables without a store or a real clock.

mod clocks;
mod forks;
mod history;
mod moves;
mod seats;
mod secrets;
mod undo;

use std::collections::HashMap;

use caylus_bots::Level;
use caylus_rules::family::GameName;

use crate::game;
use crate::ids::{TableId, UserId};
use crate::*;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
const DAY: i64 = 24 * HOUR;

fn user(name: &str) -> UserId {
    UserId::new(name.to_owned())
}

fn table_id() -> TableId {
    TableId::new("table".to_owned())
}

fn settings(game: GameName, pace: Pace) -> Settings {
    Settings {
        game,
        players: 0,
        options: String::new(),
        is_public: true,
        pace,
        stand_in: StandIn::Bot { level: Level::Random },
    }
}

fn person(name: &str) -> SeatPlan {
    SeatPlan::Taken(user(name))
}

const BOT: SeatPlan = SeatPlan::Bot(Level::Random);

/// A table and the current time.
struct Play {
    /// The table as stored.
    stored: StoredTable,
    table: Table,
    now: i64,
}

impl Play {
    /// A table owned by anna; everyone's name is their id.
    fn new(mut settings: Settings, seats: Vec<SeatPlan>) -> Self {
        settings.players = seats.len();
        // If possible, a game in which the first seat acts first and the second seat next.
        let mut beginnings = (0..100).map(|seed| Beginning::Seed { seed, is_chosen: false }).filter(|beginning| {
            let mut game = game::open(settings.game, settings.players, "", beginning).expect("a game");
            let first = game.to_act();
            game.play(&game.choices()[0].chosen).expect("a legal move");
            (first, game.to_act()) == (Some(0), Some(1))
        });
        let beginning = beginnings.next().unwrap_or(Beginning::Seed { seed: 7, is_chosen: false });
        Self::of(NewTable { settings, seats, beginning, moves: Vec::new() })
    }

    fn of(new: NewTable) -> Self {
        let name = |id: &UserId| (id.clone(), PersonName { name: Some(id.to_string()), is_guest: false });
        let names: HashMap<_, _> = new.seats.iter().filter_map(SeatPlan::person).map(name).collect();
        let stored = new.set_up(table_id(), &user("anna"), names, DAY).expect("a table");
        Self { table: Table::fold(stored.clone()).expect("a table"), stored, now: DAY }
    }

    /// Anna and ben at Caylus without a clock.
    fn two() -> Self {
        Self::at_pace(Pace::Untimed)
    }

    fn at_pace(pace: Pace) -> Self {
        Self::new(settings(GameName::Classic, pace), vec![person("anna"), person("ben")])
    }

    fn try_act(&mut self, who: &str, command: Command) -> Result<Vec<Act>, Refusal> {
        let who = Some(user(who)).filter(|who| !who.as_str().is_empty());
        match self.table.decide(&command, who.as_ref(), None, self.now)? {
            Decided::Before(_) => panic!("no key was given"),
            Decided::New { entries, table } => {
                self.table = *table;
                self.stored.entries.extend(entries.iter().cloned());
                Ok(entries.into_iter().map(|entry| entry.act).collect())
            }
        }
    }

    #[track_caller]
    fn act(&mut self, who: &str, command: Command) -> Vec<Act> {
        self.try_act(who, command).expect("allowed")
    }

    #[track_caller]
    fn refused(&mut self, who: &str, command: Command) -> Refusal {
        self.try_act(who, command).expect_err("refused")
    }

    /// Any legal move of the player to act.
    fn a_move(&self) -> Command {
        self.choose(0)
    }

    fn choose(&self, at: usize) -> Command {
        let choices = self.table.game().choices();
        let chosen = choices[at % choices.len()].chosen.clone();
        let number = self.table.position_number();
        match self.table.bot_to_act() {
            Some(_) => Command::BotMove { chosen, number },
            None => Command::Move { chosen, number },
        }
    }

    /// The player to act; empty for a bot.
    fn to_act(&self) -> String {
        self.table.person_to_act().map_or_else(String::new, ToString::to_string)
    }

    /// Makes `count` moves, for the players to act.
    fn play_on(&mut self, count: usize) {
        for at in 0..count {
            let (who, command) = (self.to_act(), self.choose(at));
            self.act(&who, command);
        }
    }

    /// Plays until the condition holds.
    fn play_until(&mut self, is_so: impl Fn(&Self) -> bool) {
        for at in 0..2000 {
            if is_so(self) {
                return;
            }
            let (who, command) = (self.to_act(), self.choose(at));
            self.act(&who, command);
        }
        panic!("the condition never held");
    }

    fn undo(&self) -> Command {
        Command::Undo { number: self.table.position_number() }
    }

    /// Checks that folding the entries gives the same table.
    fn check_fold(&self) {
        let again = Table::fold(self.stored.clone()).expect("the same table");
        assert_eq!(again.summary(None), self.table.summary(None));
        assert_eq!(again.game().moves(), self.table.game().moves());
        assert_eq!(again.time_left(self.now), self.table.time_left(self.now));
    }
}
