//! Creating a table.

use std::collections::HashMap;

use caylus_bots::Level;

use super::{Act, Entry, Holder, PersonName, Refusal, StoredTable};
use crate::game::{self, AnyGame};
use crate::ids::{TableId, UserId};
use crate::settings::{Beginning, Settings};

/// Who gets a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPlan {
    /// The person who creates the table.
    Taken(UserId),
    /// Someone else at that person's screen, by name.
    Beside(UserId, String),
    /// Anyone.
    Open,
    /// A bot.
    Bot(Level),
    /// Reserved for a person.
    Reserved(UserId),
}

impl SeatPlan {
    /// The person the seat is for.
    pub(crate) fn person(&self) -> Option<&UserId> {
        match self {
            Self::Taken(id) | Self::Beside(id, _) | Self::Reserved(id) => Some(id),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// The table someone wants to create.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Game, options and clock.
    pub settings: Settings,
    /// The seats, in order.
    pub seats: Vec<SeatPlan>,
    /// What the game starts from.
    pub beginning: Beginning,
    /// Moves already made, in notation; the game continues from there.
    pub moves: Vec<String>,
}

/// The first `count` moves of a game, or all of them.
pub fn first_moves(game: &dyn AnyGame, count: Option<usize>) -> Result<Vec<String>, Refusal> {
    let mut moves = game.moves();
    let count = count.unwrap_or(moves.len());
    if count > moves.len() {
        return Err(Refusal::Settings(format!("the game has only {} moves", moves.len())));
    }
    moves.truncate(count);
    Ok(moves)
}

impl NewTable {
    /// Validates the request and writes the first entries. The game starts at once if no seat is open.
    pub fn set_up(
        mut self,
        id: TableId,
        owner: &UserId,
        names: HashMap<UserId, PersonName>,
        now: i64,
    ) -> Result<StoredTable, Refusal> {
        self.settings.pace.check().map_err(Refusal::Settings)?;
        let Settings { game, players, options, .. } = &self.settings;
        let mut game = game::open(*game, *players, options, &self.beginning).map_err(Refusal::SetUp)?;
        // A position brings its own number of players and options.
        if game.players() != self.seats.len() || *players != self.seats.len() {
            return Err(Refusal::Settings(format!(
                "the game is for {} players, but there are {} seats",
                game.players(),
                self.seats.len()
            )));
        }
        self.check_reserved()?;
        for chosen in &self.moves {
            game.play(chosen).map_err(Refusal::SetUp)?;
        }
        if game.to_act().is_none() {
            return Err(Refusal::Settings("the game is already over at this point".to_owned()));
        }
        self.settings.options = game.options();
        let acts = self.acts(game.moves());
        let entry = |(act, number): (Act, i64)| Entry { number, at: now, by: None, key: None, act };
        Ok(StoredTable {
            id,
            owner: owner.clone(),
            settings: self.settings,
            beginning: self.beginning,
            rules_version: env!("CARGO_PKG_VERSION").to_owned(),
            created_at: now,
            entries: acts.into_iter().zip(1..).map(entry).collect(),
            names,
        })
    }

    /// A person may have one seat at a table, so a person with a seat cannot have another reserved.
    fn check_reserved(&self) -> Result<(), Refusal> {
        let seats_of = |who: &UserId| self.seats.iter().filter(|plan| plan.person() == Some(who)).count();
        let is_wrong = |plan: &SeatPlan| matches!(plan, SeatPlan::Reserved(id) if seats_of(id) > 1);
        match self.seats.iter().any(is_wrong) {
            true => Err(Refusal::Settings("cannot reserve a seat for a person who already has one".to_owned())),
            false => Ok(()),
        }
    }

    fn acts(&self, moves: Vec<String>) -> Vec<Act> {
        let user = |id: &UserId| Holder::User { id: id.clone() };
        let sit = |(seat, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Taken(id) => Some(Act::Sat { seat, holder: user(id), called: None }),
            SeatPlan::Beside(id, name) => Some(Act::Sat { seat, holder: user(id), called: Some(name.as_str().into()) }),
            SeatPlan::Bot(level) => Some(Act::Sat { seat, holder: Holder::Bot { level: *level }, called: None }),
            SeatPlan::Reserved(id) => Some(Act::Reserved { seat, id: id.clone() }),
            SeatPlan::Open => None,
        };
        let mut acts: Vec<Act> = self.seats.iter().enumerate().filter_map(sit).collect();
        acts.extend(moves.into_iter().map(|chosen| Act::Moved { chosen: chosen.into() }));
        let is_open = |plan: &SeatPlan| matches!(plan, SeatPlan::Open | SeatPlan::Reserved(_));
        if !self.seats.iter().any(is_open) {
            acts.push(Act::Started);
        }
        acts
    }
}
