//! Starting positions in which rare things happen early: rich players, long roads, few tokens, few cards.

use caylus_rules::magna_carta::position::{CubesDoc, PlayerDoc, Position, RoadDoc};
use caylus_rules::magna_carta::{Card, Options, Phase, Prestige};
use caylus_rules::parts::Player;

use super::ledger::place;
use super::rulebook::{all_tokens, cubes_when_built, deck, is_beginner, prestige};
use crate::common::dice::Dice;

/// The start of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// The set-up of the rules.
    SetUp,
    /// Rich players on an empty road.
    Plenty,
    /// Rich players, many cards and residences on the road.
    Town,
    /// Rich players, all Lawyers, Churches and Banks on the road, residences behind them.
    Crafts,
    /// Like the town, with only a few tokens left.
    LastTokens,
    /// Poor players with nearly all cards on the road: piles and hands are small.
    FewCards,
}

impl Start {
    pub(crate) const ALL: [Self; 6] =
        [Self::SetUp, Self::Plenty, Self::Town, Self::Crafts, Self::LastTokens, Self::FewCards];

    /// The position to start from; `None` for set-up.
    pub(crate) fn position(self, players: usize, options: Options, dice: &mut Dice) -> Option<Position> {
        (self != Self::SetUp).then(|| self.table(players, options, dice))
    }

    fn table(self, players: usize, options: Options, dice: &mut Dice) -> Position {
        let mut table: Position = serde_json::from_str(r#"{"players":[],"road":[]}"#).expect("an empty table");
        table.options = options;
        table.phase = Phase::Income;
        table.turn = dice.between(2, 6) as u8;
        table.first_player = Player::new(dice.below(players));
        let mut neutral = [Card::NeutralPark, Card::NeutralForest, Card::NeutralQuarry, Card::NeutralTradingPost];
        dice.shuffle(&mut neutral);
        table.road = neutral.into_iter().take(players - 1).chain([Card::NeutralPeddler]).map(neutral_card).collect();
        for (seat, card) in self.built(players, options, dice) {
            table.road.push(self.road_card(seat, card, options, players, dice));
        }
        self.place_prestige_building(&mut table, players, dice);
        table.players = (0..players).map(|seat| self.player(seat, &table, dice)).collect();
        self.give_tokens(&mut table, dice);
        if !is_beginner(options) {
            let last = table.road.len() - 1;
            table.provost = Some(place(dice.between((players - 1 + last) / 2, last)));
        }
        table.generator = Some(Default::default());
        table.generator.as_mut().expect("just made").seed = dice.below(1 << 30) as u64;
        table
    }

    /// The owners of the cards on the road, in order.
    fn built(self, players: usize, options: Options, dice: &mut Dice) -> Vec<(usize, Card)> {
        let mut all: Vec<(usize, Card)> =
            (0..players).flat_map(|seat| deck(options).into_iter().map(move |card| (seat, card))).collect();
        dice.shuffle(&mut all);
        let first =
            |(_, card): &(usize, Card)| !matches!(card, Card::Lawyer | Card::Church | Card::Bank | Card::Peddler);
        match self {
            Self::SetUp | Self::Plenty => all.clear(),
            Self::Town => all.truncate(dice.between(4, 7 * players)),
            Self::LastTokens => {
                all.sort_by_key(|(_, card)| *card != Card::Church);
                all.truncate(dice.between(4, 7 * players));
            }
            Self::Crafts => {
                all.sort_by_key(first);
                all.truncate(dice.between(5, 9) * players);
            }
            Self::FewCards => all.truncate(dice.between(8, deck(options).len()) * players),
        }
        all
    }

    fn road_card(self, seat: usize, card: Card, options: Options, players: usize, dice: &mut Dice) -> RoadDoc {
        let craft = self == Self::Crafts && matches!(card, Card::Church | Card::Bank | Card::Peddler);
        let residence = !is_beginner(options) && card != Card::Lawyer && !craft && dice.one_in(4);
        let most = if residence { 0 } else { cubes_when_built(card, players) };
        let cubes = dice.below(usize::from(most) + 1) as u8;
        RoadDoc { card, owner: Some(Player::new(seat)), worker: None, cubes, residence, prestige: None }
    }

    fn place_prestige_building(self, table: &mut Position, players: usize, dice: &mut Dice) {
        if self == Self::Plenty || is_beginner(table.options) || !dice.one_in(2) {
            return;
        }
        let mut supply: Vec<Prestige> = prestige(table.options);
        dice.shuffle(&mut supply);
        supply.truncate(players);
        for on in table.road.iter_mut().filter(|on| on.residence) {
            if dice.one_in(3) {
                on.prestige = supply.pop();
            }
        }
    }

    /// The cards that are not on the road are in hand, pile and discard pile.
    fn player(self, seat: usize, table: &Position, dice: &mut Dice) -> PlayerDoc<Vec<Card>> {
        let built = |card: &Card| table.road.iter().any(|on| on.owner == Some(Player::new(seat)) && on.card == *card);
        let mut left: Vec<Card> = deck(table.options).into_iter().filter(|card| !built(card)).collect();
        dice.shuffle(&mut left);
        let few = self == Self::FewCards;
        let discard = left.split_off(left.len() - dice.below(left.len() / 2 + 1));
        let hand = left.split_off(left.len() - dice.below(left.len().min(if few { 12 } else { 5 }) + 1));
        let mut some = |rich: usize| if few { dice.below(3) as u16 } else { dice.between(1, rich) as u16 };
        PlayerDoc {
            deniers: some(25),
            cubes: CubesDoc { food: some(9), wood: some(9), stone: some(12), gold: some(8) },
            hand: Some(hand),
            pile: Some(left),
            discard: Some(discard),
            ..PlayerDoc::default()
        }
    }

    /// Some tokens are taken or have left the game.
    fn give_tokens(self, table: &mut Position, dice: &mut Dice) {
        let players = table.players.len();
        let mut left = all_tokens(players);
        let all: usize = left.iter().map(|tokens| usize::from(*tokens)).sum();
        let gone = match self {
            // A few, or one of a section and all of the next.
            Self::LastTokens => {
                let [_, walls, towers] = left.map(usize::from);
                all - dice.pick(&[1, 2, 3, 4, towers + 1, walls + towers + 1])
            }
            Self::Town | Self::Crafts => dice.below(all / 2),
            _ => dice.below(4),
        };
        for _ in 0..gone {
            let section = left.iter().position(|tokens| *tokens > 0).expect("not all are gone");
            left[section] -= 1;
            if !dice.one_in(3) {
                let tokens = &mut table.players[dice.below(players)].tokens;
                *[&mut tokens.dungeon, &mut tokens.walls, &mut tokens.towers][section] += 1;
            }
        }
        table.tokens = Some(left.into());
    }
}

fn neutral_card(card: Card) -> RoadDoc {
    RoadDoc { card, owner: None, worker: None, cubes: 0, residence: false, prestige: None }
}
