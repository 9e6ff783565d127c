//! Decide: computes new entries, or a refusal, from a command. Pure.

use caylus_bots::Level;

use super::{Act, Entry, Holder, PastEntry, Reason, Refusal, Seat, Status, Table};
use crate::ids::UserId;
use crate::settings::{Pace, StandIn};

/// What people, bots and the server can do at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take an open seat, by default the first one.
    Join {
        /// The seat.
        seat: Option<usize>,
    },
    /// Give up one's seats before the game starts; afterwards, resign.
    Leave,
    /// Start now, with bots in the open seats.
    Start {
        /// The level of the bots.
        fill: Option<Level>,
    },
    /// Make a move.
    Move {
        /// The move in notation.
        chosen: String,
        /// The position it is for.
        number: i64,
    },
    /// Take back one's last decision, or ask the others to agree.
    Undo {
        /// The position it is for.
        number: i64,
    },
    /// Answer an undo request; the player who asked can withdraw it by saying no.
    AnswerUndo {
        /// Agree or refuse.
        agrees: bool,
    },
    /// Resign.
    Resign,
    /// Return to seats that bots play for you.
    Return,
    /// Take over the seat of a player who is away.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// A bot's move.
    BotMove {
        /// The move in notation.
        chosen: String,
        /// The position it is for.
        number: i64,
    },
    /// The clock may have run out.
    TimeOut,
    /// The person deletes their account.
    Forget,
}

/// The outcome of a command.
#[derive(Clone, Debug)]
pub enum Decided {
    /// Something changes.
    New {
        /// The entries to append.
        entries: Vec<Entry>,
        /// The table with these entries.
        table: Box<Table>,
    },
    /// Nothing to do: the same request was already carried out by this entry.
    Before(i64),
}

/// How long a player must be away before someone can take over the seat, at live and at other tables.
const TAKEOVER_AFTER_LIVE: i64 = 2 * 60 * 1000;
const TAKEOVER_AFTER: i64 = 24 * 60 * 60 * 1000;
/// An open table is closed after this long without an entry.
const CLOSED_AFTER: i64 = 14 * 24 * 60 * 60 * 1000;

impl Table {
    /// Decides a command by a person, or by the server itself. A repeated request has the same idempotency key.
    pub fn decide(
        &self,
        command: &Command,
        who: Option<&UserId>,
        key: Option<&str>,
        now: i64,
    ) -> Result<Decided, Refusal> {
        if let Some(key) = key
            && let Some((before, number)) = self.entries.iter().zip(1..).find(|(entry, _)| entry.has_key(key))
        {
            return if before.by.as_ref() == who { Ok(Decided::Before(number)) } else { Err(Refusal::KeyUsed) };
        }
        let mut table = Box::new(self.clone());
        let acts = table.acts(command, who, now)?;
        let entry = |(act, number): (Act, i64)| Entry {
            number,
            at: now.max(self.updated_at()),
            by: who.cloned(),
            key: key.filter(|_| number == self.number() + 1).map(Into::into),
            act,
        };
        let entries: Vec<Entry> = acts.into_iter().zip(self.number() + 1..).map(entry).collect();
        entries.iter().try_for_each(|entry| table.add(entry.clone())).map_err(Refusal::Settings)?;
        Ok(Decided::New { entries, table })
    }

    /// What a command does. A move is played here, so that it is parsed and checked only once.
    fn acts(&mut self, command: &Command, who: Option<&UserId>, now: i64) -> Result<Vec<Act>, Refusal> {
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

    /// One seat per person: a second one would reveal a second hand.
    fn must_be_new(&self, who: &UserId) -> Result<(), Refusal> {
        if self.seats_of(who).next().is_none() { Ok(()) } else { Err(Refusal::HasSeat) }
    }

    /// The seat for a person who names none: one reserved for them, else the first open one.
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
        // Filling the last open seat starts the game.
        if self.where_seat(Seat::is_open).eq([seat]) {
            acts.push(Act::Started);
        }
        Ok(acts)
    }

    /// If the owner leaves, the table is closed.
    fn leave(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        if *who == self.fixed.owner {
            return Ok(vec![Act::Ended { seat: None, reason: Reason::Abandoned }]);
        }
        let is_theirs = |seat: &Seat| [&seat.person, &seat.reserved].into_iter().flatten().any(|person| person == who);
        let acts: Vec<Act> = self.where_seat(is_theirs).map(|seat| Act::Left { seat }).collect();
        if acts.is_empty() { Err(Refusal::NotSeated) } else { Ok(acts) }
    }

    fn start(&self, who: &UserId, fill: Option<Level>) -> Result<Vec<Act>, Refusal> {
        self.must_be_open()?;
        if *who != self.fixed.owner {
            return Err(Refusal::NotOwner);
        }
        let level = fill.ok_or(Refusal::SeatsOpen)?;
        let sit = |seat: usize| Act::Sat { seat, holder: Holder::Bot { level }, called: None };
        let mut acts: Vec<Act> = self.where_seat(Seat::is_open).map(sit).collect();
        acts.push(Act::Started);
        Ok(acts)
    }

    fn make_move(&mut self, who: &UserId, chosen: &str, number: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        if self.seats_of(who).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        self.must_be_now(number)?;
        if self.person_to_act() != Some(who) {
            return Err(Refusal::NotYourTurn);
        }
        self.play(chosen)
    }

    fn bot_move(&mut self, chosen: &str, number: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        self.must_be_now(number)?;
        self.bot_to_act().ok_or(Refusal::NotYourTurn)?;
        self.play(chosen)
    }

    fn play(&mut self, chosen: &str) -> Result<Vec<Act>, Refusal> {
        let chosen = self.game.play(chosen).map_err(Refusal::Illegal)?;
        Ok(vec![Act::Moved { chosen: chosen.into() }])
    }

    fn resign(&self, who: &UserId) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        let seats: Vec<usize> = self.played_by(who).collect();
        self.without(&seats, Reason::Resigned)
    }

    /// These players drop out: bots stand in, or the game ends if the table's settings say so or no other person is left.
    fn without(&self, seats: &[usize], reason: Reason) -> Result<Vec<Act>, Refusal> {
        let first = *seats.first().ok_or(Refusal::NotSeated)?;
        let is_person_left = self.where_seat(|seat| seat.player().is_some()).any(|seat| !seats.contains(&seat));
        match self.fixed.settings.stand_in {
            StandIn::Bot { level } if is_person_left => {
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

    /// Can someone else take over the seat?
    pub(super) fn can_be_taken_over(&self, seat: usize, now: i64) -> bool {
        let long =
            if matches!(self.fixed.settings.pace, Pace::Live { .. }) { TAKEOVER_AFTER_LIVE } else { TAKEOVER_AFTER };
        self.seats.get(seat).is_some_and(|seat| seat.away_since.is_some_and(|since| now - since >= long))
    }

    pub(super) fn replace(&self, who: &UserId, seat: usize, now: i64) -> Result<Vec<Act>, Refusal> {
        self.must_run()?;
        self.must_be_new(who)?;
        if !self.can_be_taken_over(seat, now) {
            return Err(Refusal::NotGone);
        }
        if self.has_played_another(who, seat) {
            return Err(Refusal::HasSeat);
        }
        Ok(vec![Act::HandedOver { seat, holder: Holder::User { id: who.clone() }, reason: Reason::Replaced }])
    }

    /// Has this person played another seat since the game started? Then they have seen its hand.
    fn has_played_another(&self, who: &UserId, seat: usize) -> bool {
        let mut starting = None;
        for act in self.entries.iter().filter_map(PastEntry::act) {
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

    /// When a player runs out of time, or an open table is closed.
    pub fn deadline(&self) -> Option<i64> {
        match self.status {
            Status::Open => Some(self.updated_at() + CLOSED_AFTER),
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

    /// The account is deleted: its seats pass to bots, and the others play on.
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
