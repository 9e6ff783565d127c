//! Why a table refuses something.

/// Why a table refuses something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The settings make no sense.
    #[error("{0}")]
    Settings(String),
    /// The table is not open for that any more.
    #[error("the game has started")]
    Started,
    /// The game has not started yet.
    #[error("the game has not started yet")]
    NotStarted,
    /// Nothing changes any more.
    #[error("the game is over")]
    Over,
    /// What is secret while the game goes on.
    #[error("this can be seen when the game is over")]
    NotOver,
    /// There is no such seat, or it is taken.
    #[error("this seat cannot be taken")]
    SeatTaken,
    /// All seats are taken, or kept for others.
    #[error("there is no seat for you")]
    NoSeat,
    /// Seats are open.
    #[error("there are open seats: say which bots are to fill them")]
    SeatsOpen,
    /// Only who made the table can do that.
    #[error("only who made the table can do that")]
    NotOwner,
    /// The person does not sit at the table.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The seat belongs to somebody else.
    #[error("this is not your seat")]
    NotYourSeat,
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The position has changed since.
    #[error("the position has changed since: it has number {number} now")]
    Late {
        /// The number that has to be answered to now.
        number: i64,
    },
    /// The move is not legal.
    #[error("{0}")]
    Illegal(String),
    /// The key was used by somebody else.
    #[error("this key has been used before")]
    KeyUsed,
    /// The person has made no move that stands.
    #[error("you have made no move that could be taken back")]
    NothingToUndo,
    /// A secret was revealed since.
    #[error("somebody has learnt a secret since, so it cannot be taken back")]
    Revealed,
    /// There is a request already.
    #[error("there is a request to take moves back already")]
    AlreadyAsked,
    /// Taking back needs the consent of others, and all of them are away.
    #[error("nobody is here to agree to taking moves back; wait until another player returns")]
    NobodyToAsk,
    /// Nobody asked, or not this person.
    #[error("nobody asks you to take moves back")]
    NotAsked,
    /// No bot stands in for the person.
    #[error("no bot plays for you")]
    NotAway,
    /// The player has not been gone for long enough.
    #[error("this seat is not free to be taken over")]
    NotGone,
    /// Nobody takes a second seat, nor another one than before.
    #[error("you can play only one seat at a table")]
    HasSeat,
    /// The time has not run out.
    #[error("the time has not run out")]
    InTime,
    /// Others could gain by it.
    #[error("hints are for tables where all others are bots")]
    NoHints,
}

impl Refusal {
    /// A word that programs can tell them apart by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Settings(_) => "settings",
            Self::Started => "started",
            Self::NotStarted => "not-started",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::SeatTaken => "seat-taken",
            Self::NoSeat => "no-seat",
            Self::SeatsOpen => "seats-open",
            Self::NotOwner => "not-owner",
            Self::NotSeated => "not-seated",
            Self::NotYourSeat => "not-your-seat",
            Self::NotYourTurn => "not-your-turn",
            Self::Late { .. } => "late",
            Self::Illegal(_) => "illegal-move",
            Self::KeyUsed => "key-used",
            Self::NothingToUndo => "nothing-to-undo",
            Self::Revealed => "revealed",
            Self::AlreadyAsked => "already-asked",
            Self::NobodyToAsk => "nobody-to-ask",
            Self::NotAsked => "not-asked",
            Self::NotAway => "not-away",
            Self::NotGone => "not-gone",
            Self::HasSeat => "has-seat",
            Self::InTime => "in-time",
            Self::NoHints => "no-hints",
        }
    }

    /// The status of the answer over HTTP.
    pub fn status(&self) -> u16 {
        match self {
            Self::Settings(_) | Self::Illegal(_) => 422,
            Self::NotOwner | Self::NotSeated | Self::NotYourSeat | Self::NotOver | Self::NoHints => 403,
            _ => 409,
        }
    }
}
