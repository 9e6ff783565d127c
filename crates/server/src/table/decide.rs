//! What somebody wants to do, and what comes of it: new entries, or a refusal. Nothing changes here.

use caylus_bots::Level;

use super::{Act, Entry, Holder, Reason, Refusal, Seat, StandIn, Status, Table};
use crate::ids::UserId;

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take an open seat, the first one if none is named.
    Join {
        /// The seat.
        seat: Option<usize>,
    },
    /// Give the own seats up before the game starts; afterwards it is the same as resigning.
    Leave,
    /// Start now; bots fill the open seats.
    Start {
        /// What kind of bots.
        fill: Option<Level>,
    },
    /// Decide.
    Move {
        /// The move in notation.
        chosen: String,
        /// The number of the position it answers to.
        number: i64,
    },
    /// Take back what one decided last, or ask the others to agree.
    Undo {
        /// The number of the position.
        number: i64,
    },
    /// Answer somebody who asks to take moves back; who asked can say no as well.
    AnswerUndo {
        /// Yes or no.
        agrees: bool,
    },
    /// Give up.
    Resign,
    /// Come back to seats that bots play.
    Return,
    /// Take over a seat whose player is gone.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// A bot has decided.
    BotMove {
        /// The move in notation.
        chosen: String,
        /// The number of the position it thought about.
        number: i64,
    },
    /// The time may have run out.
    TimeOut,
    /// The person deletes the account.
    Forget,
}

/// What comes of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    /// These entries.
    New(Vec<Entry>),
    /// Nothing more: the same was done before, by the entry with that number.
    Before(i64),
}

/// A seat can be taken over when its player has been gone so long, at live tables and at others.
const GONE_LIVE: i64 = 2 * 60 * 1000;
const GONE: i64 = 24 * 60 * 60 * 1000;
/// An open table where nothing happens is closed after that time.
const STALE: i64 = 14 * 24 * 60 * 60 * 1000;

impl Table {
    /// What comes of a command by somebody, or by the server itself. Who sends the same thing twice uses the same key.
    pub fn decide(
        &self,
        command: &Command,
        who: Option<&UserId>,
        key: Option<&str>,
        now: i64,
    ) -> Result<Decided, Refusal> {
        if let Some(key) = key
            && let Some(before) = self.entries.iter().find(|entry| entry.key.as_deref() == Some(key))
        {
            return if before.by.as_ref() == who { Ok(Decided::Before(before.number)) } else { Err(Refusal::KeyUsed) };
        }
        let acts = self.acts(command, who, now)?;
        let entry = |(act, number): (Act, i64)| Entry {
            number,
            at: now.max(self.updated_at()),
            by: who.cloned(),
            key: key.filter(|_| number == self.number() + 1).map(str::to_owned),
            act,
        };
        Ok(Decided::New(acts.into_iter().zip(self.number() + 1..).map(entry).collect()))
    }

    fn acts(&self, command: &Command, who: Option<&UserId>, now: i64) -> Result<Vec<Act>, Refusal> {
        let person = || who.ok_or(Refusal::NotSeated);
        match command {
            Command::Join { seat } => self.join(person()?, *seat),
            Command::Leave if self.status == Status::Open => self.leave(person()?),
            Command::Leave | Command::Resign => self.resign(person()?),
            Command::Start { fill } => self.start(person()?, *fill),
            Command::Move { chosen, number } => self.make_move(person()?, chosen, *number),
            Command::Undo { number } => self.ask_undo(person()?, *number),
            Command::AnswerUndo { agrees } => self.answer_undo(person()?, *agrees),
            Command::Return => self.come_back(person()?),
            Command::Replace { seat } => self.replace(person()?, *seat, now),
            Command::BotMove { chosen, number } => self.bot_move(chosen, *number),
            Command::TimeOut => self.time_out(now),
            Command::Forget => self.forget(person()?),
        }
    }

    fn must_be_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Running => Err(Refusal::Started),
            Status::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn must_run(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Err(Refusal::NotStarted),
            Status::Running => Ok(()),
            Status::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn must_be_now(&self, number: i64) -> Result<(), Refusal> {
        if number == self.position { Ok(()) } else { Err(Refusal::Late { number: self.position }) }
    }

    /// Nobody takes a second seat, and with it a look into a second hand.
    fn must_be_new(&self, who: &UserId) -> Result<(), Refusal> {
        if self.seats_of(who).next().is_none() { Ok(()) } else { Err(Refusal::HasSeat) }
    }

    /// The seat a person would get who names none: one kept for them, else the first open one.
    fn seat_for(&self, who: &UserId) -> Option<usize> {
        let kept = self.where_seat(|seat| seat.is_open() && seat.reserved.as_ref() == Some(who)).next();
        kept.or_else(|| self.where_seat(|seat| seat.is_free_for(who)).next())
    }

    pub(super) fn join(&self, who: &UserId, seat: Option<usize>) -> Result<Vec<Act>, Refusal> {
        self.must_be_open()?;
        self.must_be_new(who)?;
        let seat = match seat {
            Some(seat) if self.seats.get(seat).is_some_and(|seat| seat.is_free_for(who)) => seat,
            Some(_) => return Err(Refusal::SeatTaken),
            None => self.seat_for(who).ok_or(Refusal::NoSeat)?,
        };
        let mut acts = vec![Act::Sat { seat, holder: Holder::User { id: who.clone() }, called: None }];
        // The last one to sit down starts the game.
        if self.where_seat(Seat::is_open).eq([seat]) {
            acts.push(Act::Started);
        }
        Ok(acts)
    }

    /// Without who made it, a table is closed.
    fn leave(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        if *who == self.owner {
            return Ok(vec![Act::Ended { seat: None, reason: Reason::Abandoned }]);
        }
        let is_theirs = |seat: &Seat| [&seat.person, &seat.reserved].into_iter().flatten().any(|person| person == who);
        let acts: Vec<Act> = self.where_seat(is_theirs).map(|seat| Act::Left { seat }).collect();
        if acts.is_empty() { Err(Refusal::NotSeated) } else { Ok(acts) }
    }

    fn start(&self, who: &UserId, fill: Option<Level>) -> Result<Vec<Act>, Refusal> {
        self.must_be_open()?;
        if *who != self.owner {
            return Err(Refusal::NotOwner);
        }
        let level = fill.ok_or(Refusal::SeatsOpen)?;
        let sit = |seat: usize| Act::Sat { seat, holder: Holder::Bot { level }, called: None };
        let mut acts: Vec<Act> = self.where_seat(Seat::is_open).map(sit).collect();
        acts.push(Act::Started);
        Ok(acts)
    }

    fn make_move(&self, who: &UserId, chosen: &str, number: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        if self.seats_of(who).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.must_be_now(number)?;
        if self.person_to_act() != Some(who) {
            return Err(Refusal::NotYourTurn);
        }
        let chosen = self.game.check(chosen).map_err(Refusal::Illegal)?;
        Ok(vec![Act::Moved { chosen }])
    }

    fn bot_move(&self, chosen: &str, number: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        self.must_be_now(number)?;
        self.bot_to_act().ok_or(Refusal::NotYourTurn)?;
        let chosen = self.game.check(chosen).map_err(Refusal::Illegal)?;
        Ok(vec![Act::Moved { chosen }])
    }

    fn resign(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        let seats: Vec<usize> = self.played_by(who).collect();
        self.without(&seats, Reason::Resigned)
    }

    /// The players of these seats do not play on: bots stand in, or the game ends, by the table's settings or because nobody is
    /// left who would play against them.
    fn without(&self, seats: &[usize], reason: Reason) -> Result<Vec<Act>, Refusal> {
        let first = *seats.first().ok_or(Refusal::NotSeated)?;
        let is_anybody_left = self.where_seat(|seat| seat.player().is_some()).any(|seat| !seats.contains(&seat));
        match self.settings.stand_in {
            StandIn::Bot { level } if is_anybody_left => {
                let hand_over = |seat: &usize| Act::HandedOver { seat: *seat, holder: Holder::Bot { level }, reason };
                Ok(seats.iter().map(hand_over).collect())
            }
            _ => Ok(vec![Act::Ended { seat: Some(first), reason }]),
        }
    }

    fn come_back(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        let back =
            |seat: usize| Act::HandedOver { seat, holder: Holder::User { id: who.clone() }, reason: Reason::Returned };
        let is_theirs = |seat: &Seat| seat.is_stand_in() && seat.person.as_ref() == Some(who);
        let acts: Vec<Act> = self.where_seat(is_theirs).map(back).collect();
        if acts.is_empty() { Err(Refusal::NotAway) } else { Ok(acts) }
    }

    /// Can the seat be taken over by somebody else?
    pub(super) fn is_forsaken(&self, seat: usize, now: i64) -> bool {
        let long = if matches!(self.settings.pace, super::Pace::Live { .. }) { GONE_LIVE } else { GONE };
        self.seats.get(seat).is_some_and(|seat| seat.away_since.is_some_and(|since| now - since >= long))
    }

    pub(super) fn replace(&self, who: &UserId, seat: usize, now: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        self.must_be_new(who)?;
        if !self.is_forsaken(seat, now) {
            return Err(Refusal::NotGone);
        }
        if self.has_played_another(who, seat) {
            return Err(Refusal::HasSeat);
        }
        Ok(vec![Act::HandedOver { seat, holder: Holder::User { id: who.clone() }, reason: Reason::Replaced }])
    }

    /// Has this person played another seat since the game started? They know its hand.
    fn has_played_another(&self, who: &UserId, seat: usize) -> bool {
        let mut starting = None;
        for act in self.entries.iter().map(|entry| &entry.act) {
            let is_them = |holder: &Holder| matches!(holder, Holder::User { id } if id == who);
            match act {
                Act::Sat { seat: other, holder, .. } if is_them(holder) && *other != seat => starting = Some(*other),
                Act::Left { seat: other } if starting == Some(*other) => starting = None,
                Act::Started if starting.is_some() => return true,
                Act::HandedOver { seat: other, holder, .. } if is_them(holder) && *other != seat => return true,
                _ => {}
            }
        }
        false
    }

    /// When the clock, or patience, runs out.
    pub fn deadline(&self) -> Option<i64> {
        match self.status {
            Status::Open => Some(self.updated_at() + STALE),
            Status::Running => self.clock.deadline(self.persons().len() > 1),
            Status::Over => None,
        }
    }

    fn time_out(&self, now: i64) -> Result<Vec<Act>, Refusal> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return Err(Refusal::InTime);
        }
        match self.clock.seat() {
            Some(seat) => self.without(&[seat], Reason::OutOfTime),
            None => Ok(vec![Act::Ended { seat: None, reason: Reason::Abandoned }]),
        }
    }

    /// The seats of a person who is no more belong to nobody; the others' game goes on.
    fn forget(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        match self.status {
            Status::Open => self.leave(who),
            Status::Over => Err(Refusal::Over),
            Status::Running => {
                let seats: Vec<usize> = self.seats_of(who).collect();
                self.without(&seats, Reason::Deleted)
            }
        }
    }
}
