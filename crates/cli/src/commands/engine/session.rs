//! The current game, of any of the three kinds.

use caylus_rules::parts::Player;
use caylus_rules::record::Record;
use caylus_rules::{MoveList, ParseMoveError};

use super::go::{CandidateDoc, Go};
use super::request::Body;
use crate::language::english;
use crate::opponent::{self, PlayableGame};

/// The commands that need a game.
pub(super) trait Session {
    /// The position, the scores and, at the end, the outcome.
    fn state(&self) -> Result<Body, String>;
    /// What a player or a spectator may know.
    fn view(&self, viewer: Option<usize>) -> Result<Body, String>;
    /// The player to act, the decision and the legal moves.
    fn legal(&self) -> Result<Body, String>;
    fn apply(&mut self, chosen: &str) -> Result<Body, String>;
    /// Takes the last move back.
    fn undo(&mut self) -> Result<Body, String>;
    /// Lets a bot choose a move without playing it.
    fn go(&self, go: &Go) -> Result<Body, String>;
    fn record(&self) -> Result<Body, String>;
}

impl<G: PlayableGame> Session for Record<G> {
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
        let players = self.game().players();
        if let Some(seat) = viewer.filter(|seat| *seat >= players) {
            return Err(format!("no player {seat}: the players are 0 to {}", players - 1));
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
        let chosen = chosen.parse().map_err(|error: ParseMoveError| english().error(&error))?;
        let mut events = Vec::new();
        self.play(chosen, &mut events).map_err(|error| format!("`{chosen}`: {}", english().error(&error)))?;
        let mut body = Body::default();
        body.put("events", &events)?;
        body.put("over", &self.game().is_over())?;
        Ok(body)
    }

    fn undo(&mut self) -> Result<Body, String> {
        let last = Record::undo(self).ok_or("no move to take back")?;
        let mut body = Body::default();
        body.put("move", &last.to_string())?;
        Ok(body)
    }

    fn go(&self, go: &Go) -> Result<Body, String> {
        let choice = opponent::choose_once(go.bot, self.game(), go.limit, go.seed).ok_or("the game is over")?;
        let mut body = Body::default();
        body.put("bot", go.bot.name())?;
        body.put("player", &self.game().to_act())?;
        body.put("move", &choice.chosen.to_string())?;
        body.put("seed", &go.seed)?;
        body.put("thinks", &choice.candidates.iter().map(CandidateDoc::new).collect::<Vec<_>>())?;
        Ok(body)
    }

    fn record(&self) -> Result<Body, String> {
        let mut body = Body::default();
        body.put("record", &self.to_string())?;
        Ok(body)
    }
}
