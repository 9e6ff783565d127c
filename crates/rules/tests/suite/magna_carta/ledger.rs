//! The table rebuilt from events alone.

use caylus_rules::magna_carta::position::{CubesDoc, GeneratorDoc, PlayerDoc, Position, RoadDoc, TokensDoc};
use caylus_rules::magna_carta::{Card, Cause, Event, MagnaCarta, Move, Phase, Place, Prestige, Section};
use caylus_rules::parts::{Goods, Order, Player};

use super::rulebook::{
    KINDS, all_tokens, cards, cubes, cubes_when_built, deck, is_beginner, is_site, points, prestige,
};
use super::turns::{Turns, passed, seat_after};
use crate::common::game::{self, assert_same_table};

type Holding = PlayerDoc<Vec<Card>>;

/// The table according to the events.
#[derive(Clone)]
pub(crate) struct Ledger {
    table: Position,
    turns: Turns,
    /// Players whose pile order no event has revealed.
    shuffled: [bool; 4],
    /// The last possible turn.
    last_turn: u8,
}

/// At least one token leaves in every turn, and there are 24.
const MAX_TURNS: u8 = 24;

impl game::Ledger<MagnaCarta> for Ledger {
    fn loaded(table: Position) -> Self {
        let (turns, last_turn) = (Turns::at(&table), table.turn - 1 + MAX_TURNS);
        Self { table, turns, shuffled: [false; 4], last_turn }
    }

    /// [M0.1]–[M0.5] Starts before anything is drawn. Only random outcomes (the neutral cards) are taken from the game.
    fn set_up(first: &Position, seed: u64) -> Self {
        let (options, players) = (first.options, first.players.len());
        let neutral: Vec<Card> = first.road.iter().map(|on| on.card).collect();
        let chosen = neutral.iter().enumerate().all(|(at, card)| card.is_neutral() && !neutral[..at].contains(card));
        assert!(
            chosen && neutral.len() == players && neutral.last() == Some(&Card::NeutralPeddler),
            "M0.2: {neutral:?}"
        );
        let new = |card: Card| RoadDoc { card, owner: None, worker: None, cubes: 0, residence: false, prestige: None };
        let holding = |seat: usize| PlayerDoc {
            color: Some(["red", "green", "orange", "blue"][seat].to_owned()),
            deniers: 4,
            cubes: CubesDoc { food: 2, wood: 2, stone: 0, gold: 0 },
            workers: Some(4),
            hand: Some(vec![]),
            pile: Some(deck(options)),
            discard: Some(vec![]),
            ..PlayerDoc::default()
        };
        let table = Position {
            game: Some("magna-carta".to_owned()),
            options,
            turn: 1,
            phase: Phase::Mulligan,
            decision: None,
            first_player: Player::new(0),
            passing_order: Some(Order::EMPTY),
            provost: (!is_beginner(options)).then(|| place(players - 1)),
            players: (0..players).map(holding).collect(),
            road: neutral.into_iter().map(new).collect(),
            tokens: Some(all_tokens(players).into()),
            prestige: Some(prestige(options)),
            delayed: vec![],
            activating: None,
            generator: Some(GeneratorDoc { seed, shuffles: 0 }),
        };
        Self { table, turns: Turns::default(), shuffled: [true; 4], last_turn: MAX_TURNS }
    }

    fn table(&self) -> &Position {
        &self.table
    }

    fn decided(&mut self, player: Player, chosen: Move) {
        self.turns.decided(&self.table, player, chosen);
    }

    /// Events reveal everything but the order of a shuffled pile.
    fn assert_matches(&mut self, written: &Position) {
        assert!(written.turn <= self.last_turn, "the game does not end");
        let next = self.turns.next(&self.table);
        let kind = |written: &Position| {
            let decision = serde_json::to_value(written.decision.as_ref()?).expect("a decision can be written");
            Some((written.decision.as_ref()?.player, decision["kind"].as_str().expect("a kind").to_owned()))
        };
        assert_eq!(next.map(|(player, kind)| (player, kind.to_owned())), kind(written), "who decides what");
        let table = &mut self.table;
        table.decision = written.decision;
        table.activating = if table.phase == Phase::Effects { self.turns.acting(table).map(place) } else { None };
        for (seat, holding) in table.players.iter_mut().enumerate() {
            if std::mem::take(&mut self.shuffled[seat]) {
                let real = cards(&written.players[seat].pile);
                assert_eq!(sorted(cards(&holding.pile)), sorted(real), "the pile of player {seat}");
                holding.pile = Some(real.to_vec());
            }
        }
        assert_same_table(table, written);
    }

    fn take(&mut self, event: &Event) {
        self.turns.take(&self.table, event);
        let table = &mut self.table;
        match *event {
            Event::TurnStarted { turn } => {
                let last = if table.phase == Phase::Mulligan { turn } else { turn - 1 };
                assert_eq!(last, table.turn, "turns follow each other");
                table.turn = turn;
                table.passing_order = Some(Order::EMPTY);
            }
            Event::PhaseStarted { phase } => {
                assert_eq!(phase, next_phase(table), "phases follow each other");
                table.phase = phase;
                if phase == Phase::EndOfTurn {
                    table.players.iter_mut().for_each(|player| player.batches = 0);
                }
            }
            Event::FirstPlayer { player } => {
                let left = seat_after(table, table.first_player, 1);
                assert!(table.phase == Phase::Mulligan || player == left, "M6.1");
                table.first_player = player;
            }
            Event::HandKept { .. } | Event::Declined { .. } => {}
            Event::CardDrawn { player, card } => self.draw(player, card.expect("the game itself knows the card")),
            Event::CardDiscarded { player, card } => {
                let holding = self.player(player);
                take_out(&mut holding.hand, card);
                put_in(&mut holding.discard, card);
            }
            Event::PileShuffled { player, cards: count } => {
                let holding = self.player(player);
                assert!(cards(&holding.pile).is_empty(), "M2.2: a pile is refilled only when it is empty");
                holding.pile = holding.discard.replace(vec![]);
                assert_eq!(cards(&holding.pile).len(), usize::from(count));
                self.shuffled[player.index()] = true;
                let generator = self.table.generator.as_mut().expect("complete");
                generator.shuffles = generator.shuffles.wrapping_add(1);
            }
            Event::Passed { player, number } => {
                table.passing_order.as_mut().expect("complete").push(player);
                assert_eq!(passed(table).len(), usize::from(number), "M2.6");
            }
            Event::WorkerPlaced { player, place } => {
                let on = &mut table.road[place.index()];
                assert!(!on.residence && on.worker.replace(player).is_none(), "M2.3");
                *self.player(player).workers.as_mut().expect("complete") -= 1;
            }
            Event::WorkerReturned { player, from } => {
                assert_eq!(table.road[from.index()].worker.take(), Some(player), "no such worker on {from}");
                *self.player(player).workers.as_mut().expect("complete") += 1;
            }
            Event::Built { player, card, place, cubes } => {
                assert_eq!(place.index(), table.road.len(), "M2.4: at the end of the road");
                assert_eq!(cubes, cubes_when_built(card, table.players.len()), "M2.8");
                let owner = Some(player);
                table.road.push(RoadDoc { card, owner, worker: None, cubes, residence: false, prestige: None });
                take_out(&mut self.player(player).hand, card);
            }
            Event::PrestigeBuilt { player, building, place } => self.build_prestige(player, building, place),
            Event::ProvostMoved { player, from, to } => {
                assert_eq!(table.provost.replace(to), Some(from));
                let advanced = (from.index() + 2).min(table.road.len() - 1);
                assert!(player.is_some() || to.index() == advanced, "M6.1");
            }
            Event::Gained { player, goods, cause } => self.gain(player, goods, cause),
            Event::Paid { player, goods, .. } => {
                let holding = self.player(player);
                assert!(goods.prestige == 0 && goods.tokens == 0);
                holding.deniers = holding.deniers.checked_sub(goods.deniers).expect("deniers are never owed");
                for (cube, held) in KINDS.into_iter().zip(counters(&mut holding.cubes)) {
                    *held = held.checked_sub(goods.cubes.count(cube)).expect("cubes are never owed");
                }
            }
            Event::TokenTaken { player, section, cause } => {
                take_token(table, section);
                let holding = self.player(player);
                *token(&mut holding.tokens, section) += 1;
                holding.batches += u8::from(cause == Cause::Batch);
            }
            Event::TokenLost { section } => {
                assert!(table.players.iter().all(|player| player.batches == 0), "M5.2");
                take_token(table, section);
            }
            Event::CubesLeft { place, cubes } => {
                let before = std::mem::replace(&mut table.road[place.index()].cubes, cubes);
                assert!(cubes + 1 == before || cubes == 0 && before > 0, "M4.2, M4.3");
            }
            Event::ResidenceDelayed { player, place } => {
                assert_eq!(table.road[place.index()].owner, Some(player), "M4.3");
                table.delayed.push(place);
            }
            Event::ResidenceMade { player, place, card } => {
                let on = &mut table.road[place.index()];
                assert_eq!((on.owner, on.card, on.cubes, on.residence), (Some(player), card, 0, false), "M4.3");
                on.residence = true;
                // Delayed ones are made in the order in which they were paid.
                if table.delayed.contains(&place) {
                    assert!(on.worker.is_none() && table.delayed.remove(0) == place, "M4.3");
                }
            }
            Event::FinalScore { player, tokens, cards, gold, cubes, deniers } => {
                assert_eq!([tokens, cards, gold, cubes, deniers], points(table, player), "M7.1");
                table.phase = Phase::Over;
            }
        }
    }
}

impl Ledger {
    fn player(&mut self, player: Player) -> &mut Holding {
        &mut self.table.players[player.index()]
    }

    fn draw(&mut self, player: Player, card: Card) {
        let any = self.shuffled[player.index()];
        let holding = self.player(player);
        assert!(any || cards(&holding.pile).first() == Some(&card), "M2.1: not the top card");
        let pile = holding.pile.as_mut().expect("complete");
        let at = pile.iter().position(|other| *other == card).expect("M2.1: the card is in the pile");
        pile.remove(at);
        put_in(&mut holding.hand, card);
    }

    fn build_prestige(&mut self, player: Player, building: Prestige, place: Option<Place>) {
        let supply = self.table.prestige.as_mut().expect("complete");
        let at = supply.iter().position(|other| *other == building).expect("M2.5: only from the supply");
        supply.remove(at);
        assert_eq!(place.is_none(), is_beginner(self.table.options), "M8.1");
        match place {
            Some(place) => {
                let on = &mut self.table.road[place.index()];
                assert!(is_site(on, player), "M2.5");
                on.prestige = Some(building);
            }
            None => {
                let in_front = &mut self.player(player).prestige;
                in_front.push(building);
                in_front.sort_unstable();
            }
        }
    }

    fn gain(&mut self, player: Player, goods: Goods, cause: Cause) {
        let table = &self.table;
        let right = match cause {
            Cause::Income { residences, hotel } => {
                let own = || table.road.iter().filter(|on| on.owner == Some(player));
                let is = own().filter(|on| is_site(on, player)).count();
                let has_hotel = own().any(|on| on.prestige == Some(Prestige::Hotel));
                let told = is == usize::from(residences) && hotel == has_hotel;
                told && goods == Goods::deniers(2 + is as u16 + u16::from(has_hotel))
            }
            Cause::FirstPass => goods == Goods::deniers(1) && passed(table).iter().eq([player]),
            Cause::BestBuilder => {
                let given = |player: Player| table.players[player.index()].batches;
                let most = passed(table).iter().map(given).max();
                let first = passed(table).iter().find(|player| Some(given(*player)) == most);
                first == Some(player) && most > Some(0) && goods.to_string() == "gold"
            }
            Cause::Primary { card, place } | Cause::Secondary { card, place } => table.road[place.index()].card == card,
            _ => false,
        };
        assert!(right, "against the rules: {player:?} gains {goods} by {cause:?}");
        let holding = self.player(player);
        holding.deniers += goods.deniers;
        for (cube, held) in KINDS.into_iter().zip(counters(&mut holding.cubes)) {
            *held += goods.cubes.count(cube);
        }
        debug_assert!(cubes(holding.cubes).cover(goods.cubes));
    }
}

/// The place with that number, counted from 0.
pub(crate) fn place(index: usize) -> Place {
    format!("c{}", index + 1).parse().expect("a place of the road")
}

pub(crate) fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn next_phase(table: &Position) -> Phase {
    match table.phase {
        Phase::Mulligan | Phase::EndOfTurn | Phase::Over => Phase::Income,
        Phase::Income => Phase::Actions,
        Phase::Actions if is_beginner(table.options) => Phase::Effects,
        Phase::Actions => Phase::Provost,
        Phase::Provost => Phase::Effects,
        Phase::Effects => Phase::Castle,
        Phase::Castle => Phase::EndOfTurn,
    }
}

fn take_out(cards: &mut Option<Vec<Card>>, card: Card) {
    let cards = cards.as_mut().expect("complete");
    let at = cards.iter().position(|other| *other == card).expect("the card is in the hand");
    cards.remove(at);
}

fn put_in(cards: &mut Option<Vec<Card>>, card: Card) {
    let cards = cards.as_mut().expect("complete");
    cards.push(card);
    cards.sort_unstable();
}

fn counters(cubes: &mut CubesDoc) -> [&mut u16; 4] {
    [&mut cubes.food, &mut cubes.wood, &mut cubes.stone, &mut cubes.gold]
}

fn token(tokens: &mut TokensDoc, section: Section) -> &mut u8 {
    match section {
        Section::Dungeon => &mut tokens.dungeon,
        Section::Walls => &mut tokens.walls,
        Section::Towers => &mut tokens.towers,
    }
}

/// [M5.4], [M4.4] A token leaves the best section that has one.
fn take_token(table: &mut Position, section: Section) {
    let left = table.tokens.as_mut().expect("complete");
    let best = Section::ALL.into_iter().find(|section| *token(left, *section) > 0);
    assert_eq!(best, Some(section), "the best section first");
    *token(left, section) -= 1;
}
