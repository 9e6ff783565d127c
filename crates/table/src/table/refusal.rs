//! Why a table refuses a command.

use crate::game::GameError;

/// Why a table refuses a command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The settings are invalid.
    #[error("{0}")]
    Settings(String),
    /// The game cannot be set up like this.
    #[error("{0}")]
    SetUp(GameError),
    /// Only possible before the game starts.
    #[error("the game has already started")]
    Started,
    /// Only possible once the game has started.
    #[error("the game has not started yet")]
    NotStarted,
    /// Only possible while the game is running.
    #[error("the game is over")]
    Over,
    /// Hidden until the game is over.
    #[error("only available once the game is over")]
    NotOver,
    /// The seat does not exist or is taken.
    #[error("this seat is taken or does not exist")]
    SeatTaken,
    /// All seats are taken or reserved for others.
    #[error("there is no free seat for you")]
    NoSeat,
    /// Some seats are open and no bots were named to fill them.
    #[error("some seats are still open; name a bot level in `fill`")]
    SeatsOpen,
    /// Only the owner may do this.
    #[error("only the owner of the table can do that")]
    NotOwner,
    /// The person has no seat at the table.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The seat belongs to someone else.
    #[error("this is not your seat")]
    NotYourSeat,
    /// It is someone else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The position has changed.
    #[error("the position has changed; its number is now {number}")]
    Late {
        /// The number of the current position.
        number: i64,
    },
    /// The move is illegal.
    #[error("{0}")]
    Illegal(GameError),
    /// Another person used this idempotency key.
    #[error("this idempotency key has already been used; send a new one")]
    KeyUsed,
    /// The person has no move to take back.
    #[error("you have no move to take back")]
    NothingToUndo,
    /// A secret was revealed since.
    #[error("hidden information has been revealed since, so the move cannot be taken back")]
    Revealed,
    /// There is already an undo request.
    #[error("there is already an undo request")]
    AlreadyAsked,
    /// Others would have to agree, and all of them are away.
    #[error("all players who would have to agree are away; wait until one returns")]
    NobodyToAsk,
    /// There is no undo request for this person to answer.
    #[error("there is no undo request for you to answer")]
    NotAsked,
    /// No bot stands in for the person.
    #[error("no bot is playing for you")]
    NotAway,
    /// The player has not been away long enough.
    #[error("this seat cannot be taken over, at least not yet")]
    NotGone,
    /// A person may only ever play one seat at a table.
    #[error("you can only play one seat at a table")]
    HasSeat,
    /// The time has not run out.
    #[error("the time has not run out yet")]
    InTime,
    /// A hint would be unfair to the other people at the table.
    #[error("hints are only available when all other players are bots")]
    NoHints,
}

impl Refusal {
    /// A code by which programs tell refusals apart.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Settings(_) | Self::SetUp(_) => "settings",
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

    /// Why the game refuses it, if it was the game.
    pub fn reason(&self) -> Option<&GameError> {
        match self {
            Self::SetUp(reason) | Self::Illegal(reason) => Some(reason),
            _ => None,
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Self::Settings(_) | Self::SetUp(_) | Self::Illegal(_) => 422,
            Self::NotOwner | Self::NotSeated | Self::NotYourSeat | Self::NotOver | Self::NoHints => 403,
            _ => 409,
        }
    }
}
