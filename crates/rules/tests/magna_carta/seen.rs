//! Counts how often the paths of the rules were taken.

use std::collections::BTreeMap;

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Cause, Event, Move, Options, Phase, Section};
use caylus_rules::parts::{Cube, Player};

use super::book::{card_cost, cards, is_beginner, is_small, prestige, prestige_cost};
use super::opinion::tokens_left;
use super::paths::{Path, RARE};
use super::turns::passed;
use super::universe::{OFFERS, UNIVERSE};

/// How often each path was taken.
#[derive(Clone, Default)]
pub(crate) struct Seen {
    counts: BTreeMap<Path, u64>,
    /// What must be remembered within a turn.
    turn: Turn,
}

#[derive(Clone, Default)]
struct Turn {
    /// The cards drawn since the last payment or discard, and how full pile and discard were at the first discard.
    drawn: usize,
    replacing: bool,
    /// The primary effect of the card that acts was declined.
    declined: bool,
    bought: Option<(Section, u32)>,
    lost: u32,
    delayed: usize,
}

impl Seen {
    /// Everything that must be seen, with the count 0.
    pub(crate) fn nothing() -> Self {
        let mut seen = Self::default();
        seen.counts.extend(RARE.map(|what| (Path::Rare(what), 0)));
        for chosen in UNIVERSE.iter() {
            match chosen {
                Move::Trade(_) => drop(seen.counts.insert(Path::Offer(*chosen), 0)),
                Move::Batch(_) => drop(seen.counts.insert(Path::Batch(*chosen), 0)),
                _ => {}
            }
        }
        for card in Card::ALL {
            seen.counts.insert(Path::Used(card, false), 0);
            if !card.is_neutral() {
                seen.counts.insert(Path::Used(card, true), 0);
                seen.counts.insert(Path::Built(card), 0);
            }
        }
        for options in [Options::STANDARD, Options::BEGINNER] {
            let paths = prestige(options).into_iter().map(|building| Path::Prestige(building, is_beginner(options)));
            seen.counts.extend(paths.map(|path| (path, 0)));
        }
        seen
    }

    fn count(&mut self, path: Path) {
        *self.counts.get_mut(&path).unwrap_or_else(|| panic!("{path} is not on the list")) += 1;
    }

    pub(crate) fn rare(&mut self, what: &'static str) {
        self.count(Path::Rare(what));
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Path, u64)> {
        self.counts.iter().map(|(path, count)| (*path, *count))
    }

    /// The sum of both.
    pub(crate) fn and(mut self, other: Self) -> Self {
        for (path, count) in other.counts {
            *self.counts.entry(path).or_default() += count;
        }
        self
    }

    pub(crate) fn new_game(&mut self) {
        self.turn = Turn::default();
    }

    /// A move is chosen at that table, out of that many.
    pub(crate) fn decided(&mut self, table: &Position, player: Player, chosen: Move, of: usize) {
        let holding = &table.players[player.index()];
        let empty = cards(&holding.pile).is_empty() && cards(&holding.discard).is_empty();
        if table.phase == Phase::Actions && holding.deniers > 0 && empty {
            self.rare("M2.1 nothing to draw");
        }
        match chosen {
            Move::Trade(_) => {
                self.count(Path::Offer(chosen));
                let place = table.activating.expect("a card acts").index();
                let card = table.road[place].card;
                let by_owner = table.road[place].worker != Some(player);
                debug_assert!(OFFERS[card as usize][usize::from(by_owner)].contains(&chosen));
                self.count(Path::Used(card, by_owner));
                if by_owner && self.turn.declined {
                    self.rare("M4.1 secondary after the primary was declined");
                }
                if card == Card::Church && holding.deniers >= 5 && !by_owner && tokens_left(table) == 1 {
                    self.rare("M4.4 one token left, two wanted");
                }
                self.turn.bought = None;
            }
            Move::Residence(place, cube) => {
                self.count(Path::Used(Card::Lawyer, false));
                if cube == Cube::Gold {
                    self.rare("M4.3 paid with gold");
                }
                let on = &table.road[place.index()];
                let acting = table.activating.expect("a card acts");
                match on.worker {
                    None => self.rare("M4.3 no worker on it"),
                    Some(_) if Some(place) > table.provost => self.rare("M4.3 beyond the provost, with a worker"),
                    Some(_) if place < acting => self.rare("M4.3 worker has acted"),
                    Some(_) => self.rare("M4.3 delayed"),
                }
            }
            Move::Batch(_) => self.count(Path::Batch(chosen)),
            Move::Cover(_) => self.rare("M2.5 several residences to choose from"),
            Move::Redraw => self.rare("M0.4 hand redrawn"),
            Move::Pass if of == 1 => self.rare("M2.6 forced to pass"),
            Move::Replace if empty => self.rare("M2.2 replacement with pile and discard empty"),
            Move::Build(build) => {
                let gold = build.payment().count(Cube::Gold);
                match (build.card(), build.prestige()) {
                    (Some(card), _) if gold == 2 && card_cost(card) == "wa" => {
                        self.rare("M2.7 two gold for wood and any");
                    }
                    (Some(_), _) if gold > 0 => self.rare("M2.7 gold for a cube of a card"),
                    (_, Some(building)) if usize::from(gold) > prestige_cost(building).matches('g').count() => {
                        self.rare("M2.7 gold for a cube of a prestige building");
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Something happens at that table.
    pub(crate) fn event(&mut self, table: &Position, event: &Event) {
        match *event {
            Event::TurnStarted { .. } => self.turn = Turn::default(),
            Event::PhaseStarted { phase: Phase::Castle } if tokens_left(table) == 0 => {
                self.rare("M5.3 no token at the castle");
            }
            Event::HandKept { .. } => self.rare("M0.4 hand kept"),
            Event::CardDiscarded { .. } => (self.turn.drawn, self.turn.replacing) = (0, true),
            Event::CardDrawn { .. } => self.turn.drawn += 1,
            Event::PileShuffled { .. } => self.rare(match (self.turn.replacing, self.turn.drawn) {
                (false, _) => "M2.1 draw with a refill",
                (true, 0) => "M2.2 refill before the first card of a replacement",
                (true, _) => "M2.2 refill in the middle of a replacement",
            }),
            Event::WorkerPlaced { player, place } => {
                if table.provost.is_some_and(|provost| place > provost) {
                    self.rare("M2.3 worker beyond the provost");
                }
                self.rare(match table.road[place.index()].owner {
                    None => "M2.3 worker on a neutral card",
                    Some(owner) if owner == player => "M2.3 worker on an own card",
                    Some(_) => "M2.3 worker on another's card",
                });
            }
            Event::WorkerReturned { from, .. } if table.provost.is_some_and(|provost| from > provost) => {
                self.rare("M4.1 worker beyond the provost goes home");
            }
            Event::Built { card, .. } => self.count(Path::Built(card)),
            Event::PrestigeBuilt { player, building, .. } => {
                self.count(Path::Prestige(building, is_beginner(table.options)));
                let sites = table.road.iter().filter(|on| super::book::is_site(on, player)).count();
                if sites == 1 {
                    self.rare("M2.5 the only residence is covered");
                }
            }
            Event::ProvostMoved { player: None, from, to } => {
                self.rare(RARE[RARE.len() - 4 + to.index() - from.index()]);
            }
            Event::ProvostMoved { from, to, .. } => {
                self.rare(if to > from { "M3.1 provost moved ahead" } else { "M3.1 provost moved back" });
                if to.index() == 0 {
                    self.rare("M3.1 provost moved to the start");
                }
                if to.index() + 1 == table.road.len() {
                    self.rare("M3.1 provost moved to the end");
                }
            }
            Event::Paid { .. } => (self.turn.drawn, self.turn.replacing) = (0, false),
            Event::Gained { cause, .. } => self.gained(table, cause),
            Event::TokenTaken { section, cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => {
                match self.turn.bought.replace((section, 0)) {
                    Some((before, _)) if before != section => self.rare("M4.4 two tokens of two sections"),
                    _ => {}
                }
                if tokens_left(table) == 1 {
                    self.rare("M4.4 last token");
                }
            }
            Event::TokenLost { .. } => {
                self.turn.lost += 1;
                match (self.turn.lost, tokens_left(table)) {
                    (1, 1) => self.rare("M5.2 one token lost, the last"),
                    (2, _) if self.turn.bought.is_some() => self.rare("M5.2 tokens bought, two lost"),
                    (2, _) => self.rare("M5.2 two tokens lost"),
                    _ => {}
                }
            }
            Event::CubesLeft { place, cubes: 0 } => match table.road[place.index()].cubes {
                1 if table.activating == Some(place) => self.rare("M4.2 last cube of a card"),
                _ => self.rare("M4.3 cubes go to the stock"),
            },
            Event::Declined { cause, player } => self.declined(table, player, cause),
            Event::ResidenceDelayed { .. } => {
                self.turn.delayed += 1;
                if self.turn.delayed == 2 {
                    self.rare("M4.3 two delayed at once");
                }
            }
            Event::ResidenceMade { place, .. } if table.delayed.contains(&place) => self.rare("M4.3 delayed and made"),
            _ => {}
        }
        match *event {
            Event::Gained { cause: Cause::Primary { place, .. }, player, .. } => {
                self.turn.declined = false;
                if table.road[place.index()].owner == Some(player) {
                    self.rare("M4.1 own card, primary only");
                }
            }
            Event::Paid { cause: Cause::Primary { .. }, .. } => self.turn.declined = false,
            _ => {}
        }
    }

    fn gained(&mut self, table: &Position, cause: Cause) {
        match cause {
            Cause::Income { residences, hotel } => {
                if residences > 0 {
                    self.rare("M1.1 income of residences");
                }
                if hotel {
                    self.rare("M1.1 income of the Hotel");
                }
            }
            Cause::FirstPass => self.rare("M2.6 first to pass"),
            Cause::BestBuilder => {
                self.rare("M5.1 most batches");
                let given = || passed(table).iter().map(|player| table.players[player.index()].batches);
                if given().filter(|batches| Some(*batches) == given().max()).count() > 1 {
                    self.rare("M5.1 tie for most batches");
                }
            }
            _ => {}
        }
    }

    fn declined(&mut self, table: &Position, player: Player, cause: Cause) {
        match cause {
            Cause::Provost => self.rare("M3.1 provost left alone"),
            Cause::Primary { .. } => self.turn.declined = true,
            Cause::Secondary { card, place } => {
                let on = &table.road[place.index()];
                debug_assert_eq!(on.owner, Some(player));
                if is_small(card) && on.cubes == 0 {
                    self.rare("M4.2 no cube left on the card");
                }
            }
            _ => {}
        }
    }
}
