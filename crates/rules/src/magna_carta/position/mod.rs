//! Positions as documents; docs/notation.md describes the fields and their defaults.

mod load;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Prestige};
use super::decision::{Decision, Phase};
use super::hands::{CardSet, Pile};
use super::options::Options;
use super::road::Place;
use super::setup::COLORS;
use super::view::View;
use super::{Holding, MagnaCarta, Table};
use crate::Game;
use crate::parts::{Cube, Cubes, Order, Player};

/// A position of Magna Carta as a document. It may be invalid; loading it checks.
pub type Position = Document<Vec<Card>>;

/// A view as a document: hidden hands and piles are numbers.
pub type ViewDocument = Document<Cards>;

/// The document; `C` is how hands and piles are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, bound(deserialize = "C: Deserialize<'de> + Default"))]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct Document<C> {
    pub game: Option<String>,
    #[serde(default)]
    pub options: Options,
    #[serde(default = "first_turn")]
    pub turn: u8,
    #[serde(default = "actions")]
    pub phase: Phase,
    pub decision: Option<DecisionDoc>,
    #[serde(default = "first_seat")]
    pub first_player: Player,
    pub passing_order: Option<Order>,
    pub provost: Option<Place>,
    pub players: Vec<PlayerDoc<C>>,
    pub road: Vec<RoadDoc>,
    pub tokens: Option<TokensDoc>,
    pub prestige: Option<Vec<Prestige>>,
    #[serde(default)]
    pub delayed: Vec<Place>,
    pub activating: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub generator: Option<GeneratorDoc>,
}

fn first_turn() -> u8 {
    1
}

fn actions() -> Phase {
    Phase::Actions
}

fn first_seat() -> Player {
    Player::new(0)
}

/// A hand or a pile in a view: the cards, or only how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Cards {
    /// The cards.
    Known(Vec<Card>),
    /// How many there are.
    Hidden(u8),
}

/// The pending decision.
pub type DecisionDoc = crate::parts::DecisionDoc<Decision>;

/// One player's goods and cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, bound(deserialize = "C: Deserialize<'de> + Default", serialize = "C: Serialize"))]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct PlayerDoc<C> {
    pub color: Option<String>,
    pub deniers: u16,
    pub cubes: CubesDoc,
    pub workers: Option<u8>,
    pub hand: Option<C>,
    pub pile: Option<C>,
    pub discard: Option<Vec<Card>>,
    pub tokens: TokensDoc,
    pub batches: u8,
    pub prestige: Vec<Prestige>,
}

/// The four kinds of cubes of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the kinds")]
pub struct CubesDoc {
    pub food: u16,
    pub wood: u16,
    pub stone: u16,
    pub gold: u16,
}

/// Castle tokens by section.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the sections")]
pub struct TokensDoc {
    pub dungeon: u8,
    pub walls: u8,
    pub towers: u8,
}

/// A card of the road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct RoadDoc {
    pub card: Card,
    pub owner: Option<Player>,
    pub worker: Option<Player>,
    #[serde(default)]
    pub cubes: u8,
    #[serde(default)]
    pub residence: bool,
    pub prestige: Option<Prestige>,
}

/// The state of the random generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are documented in docs/notation.md")]
pub struct GeneratorDoc {
    pub seed: u64,
    pub shuffles: u16,
}

impl From<[u8; 3]> for TokensDoc {
    fn from([dungeon, walls, towers]: [u8; 3]) -> Self {
        Self { dungeon, walls, towers }
    }
}

impl From<TokensDoc> for [u8; 3] {
    fn from(doc: TokensDoc) -> Self {
        [doc.dungeon, doc.walls, doc.towers]
    }
}

impl MagnaCarta {
    /// Writes the whole position, secrets included.
    pub(super) fn write_position(&self) -> Position {
        let hand = |player: Player| self.hand(player).iter().collect();
        let pile = |player: Player| -> Vec<Card> { Pile::iter(self.secrets.piles[player.index()]).collect() };
        let mut document = self.table.document(self.decision(), hand, pile);
        document.generator = Some(GeneratorDoc { seed: self.secrets.seed, shuffles: self.secrets.shuffles });
        document
    }
}

impl View {
    /// Writes the view.
    pub fn document(&self) -> ViewDocument {
        let hand = |player: Player| match self.viewer == Some(player) {
            true => Cards::Known(self.hand.iter().collect()),
            false => Cards::Hidden(self.hand_sizes[player.index()]),
        };
        let decision = Some(self.table.decision).filter(|_| self.table.phase != Phase::Over);
        self.table.document(decision, hand, |player| Cards::Hidden(self.pile_sizes[player.index()]))
    }
}

impl Table {
    fn document<C>(
        &self,
        decision: Option<Decision>,
        hand: impl Fn(Player) -> C,
        pile: impl Fn(Player) -> C,
    ) -> Document<C> {
        let covering = |place: Place| {
            let number = place.index() as u8 + 1;
            let in_front = self.options.is_beginner();
            Prestige::ALL.into_iter().find(|building| !in_front && self.prestige[*building as usize] == number)
        };
        let road = self.road.places().map(|place| {
            let card = self.road.at(place);
            RoadDoc {
                card: card.card(),
                owner: card.owner(),
                worker: card.worker(),
                cubes: card.cubes(),
                residence: self.road.residences & place.bit() != 0,
                prestige: covering(place),
            }
        });
        let supply = Prestige::ALL.into_iter().filter(|building| {
            super::setup::prestige_buildings(self.options) >> *building as u8 & 1 != 0
                && self.prestige[*building as usize] == 0
        });
        let players = Player::all(self.players.into());
        Document {
            game: Some(MagnaCarta::NAME.to_owned()),
            options: self.options,
            turn: self.turn,
            phase: self.phase,
            decision: decision.map(|what| DecisionDoc { player: self.actor, what }),
            first_player: self.first_player,
            passing_order: Some(self.passing_order),
            provost: (!self.options.is_beginner()).then_some(self.provost),
            players: players.map(|player| self.player_doc(player, hand(player), pile(player))).collect(),
            road: road.collect(),
            tokens: Some(self.tokens.into()),
            prestige: Some(supply.collect()),
            delayed: self.delayed.iter().collect(),
            activating: (self.phase == Phase::Effects).then(|| Place::at(self.cursor.into())),
            generator: None,
        }
    }

    fn player_doc<C>(&self, player: Player, hand: C, pile: C) -> PlayerDoc<C> {
        let Holding { cubes, deniers, discard, workers, tokens, batches } = self.holdings[player.index()];
        let count = |cube| Cubes::count(cubes, cube);
        let number = player.index() as u8 + 1;
        let in_front = Prestige::ALL
            .into_iter()
            .filter(|building| self.options.is_beginner() && self.prestige[*building as usize] == number);
        PlayerDoc {
            color: Some(COLORS[player.index()].to_owned()),
            deniers,
            cubes: CubesDoc {
                food: count(Cube::Food),
                wood: count(Cube::Wood),
                stone: count(Cube::Stone),
                gold: count(Cube::Gold),
            },
            workers: Some(workers),
            hand: Some(hand),
            pile: Some(pile),
            discard: Some(CardSet::iter(discard).collect()),
            tokens: tokens.into(),
            batches,
            prestige: in_front.collect(),
        }
    }
}
