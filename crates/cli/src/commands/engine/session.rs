//! A game in progress, whichever game it is.

use caylus_rules::parts::Player;
use caylus_rules::record::Record;
use caylus_rules::{MoveList, ParseMoveError};

use super::go::{Go, ThoughtDoc};
use super::request::Body;
use crate::opponent::{self, Opposed};

/// What can be asked about a game in progress, and done with it.
pub(super) trait Session {
    /// The whole position, the scores and, once it is over, the outcome.
    fn state(&self) -> Result<Body, String>;
    /// What a player or a spectator can know.
    fn view(&self, viewer: Option<usize>) -> Result<Body, String>;
    /// Who decides what, and the legal moves.
    fn legal(&self) -> Result<Body, String>;
    /// Plays a move.
    fn apply(&mut self, chosen: &str) -> Result<Body, String>;
    /// Takes the last move back.
    fn undo(&mut self) -> Result<Body, String>;
    /// Lets a bot choose a move, without playing it.
    fn go(&self, go: &Go) -> Result<Body, String>;
    /// The game as a text.
    fn record(&self) -> Result<Body, String>;
}

impl<G: Opposed> Session for Record<G> {
    fn state(&self) -> Result<Body, String> {
        let mut body = Body::default();
        body.put("state", &self.game().to_position())?;
        body.put("scores", &self.game().scores())?;
        if let Some(outcome) = self.game().outcome() {
            body.put("outcome", &outcome)?;
        }
        Ok(body)
    }

    fn view(&self, viewer: Option<usize>) -> Result<Body, String> {
        let known = |seat: &usize| *seat < self.game().players();
        if let Some(seat) = viewer.filter(|seat| !known(seat)) {
            return Err(format!("there is no player {seat}; players are numbered from 0"));
        }
        let mut body = Body::default();
        body.put("view", &self.game().view(viewer.map(Player::new)))?;
        Ok(body)
    }

    fn legal(&self) -> Result<Body, String> {
        let mut moves = MoveList::new();
        self.game().legal_moves(&mut moves);
        let mut body = Body::default();
        body.put("player", &self.game().to_act())?;
        body.put("decision", &self.game().decision())?;
        body.put("moves", &moves.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        Ok(body)
    }

    fn apply(&mut self, chosen: &str) -> Result<Body, String> {
        let chosen = chosen.parse().map_err(|reason: ParseMoveError| reason.to_string())?;
        let mut events = Vec::new();
        self.play(chosen, &mut events).map_err(|reason| format!("{chosen}: {reason}"))?;
        let mut body = Body::default();
        body.put("events", &events)?;
        body.put("over", &self.game().is_over())?;
        Ok(body)
    }

    fn undo(&mut self) -> Result<Body, String> {
        let last = Record::undo(self).ok_or("there is no move to take back")?;
        let mut body = Body::default();
        body.put("move", &last.to_string())?;
        Ok(body)
    }

    fn go(&self, go: &Go) -> Result<Body, String> {
        let choice = opponent::think(go.bot, self.game(), go.limit, go.seed).ok_or("the game is over")?;
        let mut body = Body::default();
        body.put("bot", go.bot.name())?;
        body.put("player", &self.game().to_act())?;
        body.put("move", &choice.chosen.to_string())?;
        body.put("seed", &go.seed)?;
        body.put("thinks", &choice.candidates.iter().map(ThoughtDoc::new).collect::<Vec<_>>())?;
        Ok(body)
    }

    fn record(&self) -> Result<Body, String> {
        let mut body = Body::default();
        body.put("record", &self.to_string())?;
        Ok(body)
    }
}
