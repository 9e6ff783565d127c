//! T5: favors. A favor is used at once, and never leads to another: the tiles of the site show their neutral side.

use super::{By, Caylus1303, Character, Decision, Event, Flow, SiteTile};
use crate::Sink;
use crate::parts::Player;
use crate::y1303::decision::SITE_TILES;
use crate::y1303::tiles::Effect;

/// Every three rounds one more tile of the site can be used.
const ROUNDS_PER_TILE: u8 = 3;

/// [T5.2] In rounds 1 to 3 the first tile of the site, in rounds 4 to 6 the first two, then all.
pub(super) fn open_site_tiles(round: u8) -> usize {
    usize::from(1 + round.saturating_sub(1) / ROUNDS_PER_TILE).min(SiteTile::COUNT)
}

impl Caylus1303 {
    /// [T5.1] Take a character from another player, or use a tile of the site.
    pub(super) fn favor_choices(&self, player: Player) -> u64 {
        let others = self.holdings.iter().enumerate().filter(|(seat, _)| *seat != player.index());
        let characters = others.fold(0, |all, (_, holding)| all | holding.characters.0);
        u64::from(characters) | ((1 << open_site_tiles(self.round)) - 1) << SITE_TILES
    }

    /// A character goes from its holder to the player with the favor.
    pub(super) fn steal(&mut self, character: Character, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let from = self.holder(character);
        if let Some(from) = from {
            self.holding_mut(from).characters.remove(character);
        }
        self.holding_mut(player).characters.insert(character);
        events.event(Event::CharacterTaken { player, character, from });
        Flow::Continue
    }

    /// Uses a tile of the site, even if it has no effect now.
    pub(super) fn use_site(&mut self, place: SiteTile, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        let tile = self.site_tiles[place.index() % SiteTile::COUNT];
        events.event(Event::SiteUsed { player, tile });
        match tile.effect(true) {
            Effect::Build(craft) => self.ask(player, Decision::Build { craft, by: By::Favor }),
            _ => self.ask(player, Decision::Effect { tile, by: By::Favor }),
        }
    }

    /// After a tile was used or declined: [T5.3] if it was through a favor, the player takes a character from the board, if one is left.
    #[inline]
    pub(super) fn after_use(&mut self) -> Flow {
        if self.decision.is_favor() && !self.board.is_empty() {
            return self.ask(self.actor, Decision::FavorCharacter);
        }
        Flow::Continue
    }

    /// Takes a character from the board.
    pub(super) fn choose(&mut self, character: Character, events: &mut impl Sink<Event>) -> Flow {
        let player = self.actor;
        self.board.remove(character);
        self.holding_mut(player).characters.insert(character);
        events.event(Event::CharacterTaken { player, character, from: None });
        Flow::Continue
    }
}
