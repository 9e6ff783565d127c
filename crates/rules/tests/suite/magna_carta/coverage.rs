//! Counts how often each path was taken.

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Cause, Event, MagnaCarta, Move, Options, Phase, Section};
use caylus_rules::parts::{Cube, Player};

use super::all_moves::{ALL_MOVES, OFFERS};
use super::paths::{Path, RARE_PATHS};
use super::reference::tokens_left;
use super::rulebook::{card_cost, cards, is_beginner, is_small, prestige, prestige_cost};
use super::turns::passed;
use crate::common::coverage::Coverage;

/// What has happened earlier this turn.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    /// The cards drawn since the last payment or discard, and how full pile and discard were at the first discard.
    drawn: usize,
    replacing: bool,
    /// The primary effect of the card that acts was declined.
    declined: bool,
    bought: Option<(Section, u32)>,
    lost: u32,
    delayed: usize,
}

/// All paths that must be covered.
pub(crate) fn paths() -> Vec<Path> {
    let mut paths = RARE_PATHS.map(Path::Rare).to_vec();
    paths.extend(ALL_MOVES.iter().filter_map(|chosen| match chosen {
        Move::Trade(_) => Some(Path::Offer(*chosen)),
        Move::Batch(_) => Some(Path::Batch(*chosen)),
        _ => None,
    }));
    for card in Card::ALL {
        paths.push(Path::Used(card, false));
        if !card.is_neutral() {
            paths.extend([Path::Used(card, true), Path::Built(card)]);
        }
    }
    for options in [Options::STANDARD, Options::BEGINNER] {
        paths.extend(prestige(options).into_iter().map(|building| Path::Prestige(building, is_beginner(options))));
    }
    paths
}

impl Coverage<MagnaCarta> {
    /// A move was chosen in that position, out of that many.
    pub(crate) fn decided(&mut self, table: &Position, player: Player, chosen: Move, of: usize) {
        let holding = &table.players[player.index()];
        let empty = cards(&holding.pile).is_empty() && cards(&holding.discard).is_empty();
        if table.phase == Phase::Actions && holding.deniers > 0 && empty {
            self.count("M2.1 nothing to draw");
        }
        match chosen {
            Move::Trade(_) => {
                self.count(Path::Offer(chosen));
                let place = table.activating.expect("a card acts").index();
                let card = table.road[place].card;
                let by_owner = table.road[place].worker != Some(player);
                debug_assert!(OFFERS[card as usize][usize::from(by_owner)].contains(&chosen));
                self.count(Path::Used(card, by_owner));
                if by_owner && self.memory.declined {
                    self.count("M4.1 secondary after the primary was declined");
                }
                if card == Card::Church && holding.deniers >= 5 && !by_owner && tokens_left(table) == 1 {
                    self.count("M4.4 one token left, two wanted");
                }
                self.memory.bought = None;
            }
            Move::Residence(place, cube) => {
                self.count(Path::Used(Card::Lawyer, false));
                if cube == Cube::Gold {
                    self.count("M4.3 paid with gold");
                }
                let on = &table.road[place.index()];
                let acting = table.activating.expect("a card acts");
                match on.worker {
                    None => self.count("M4.3 no worker on it"),
                    Some(_) if Some(place) > table.provost => self.count("M4.3 beyond the provost, with a worker"),
                    Some(_) if place < acting => self.count("M4.3 worker has acted"),
                    Some(_) => self.count("M4.3 delayed"),
                }
            }
            Move::Batch(_) => self.count(Path::Batch(chosen)),
            Move::Cover(_) => self.count("M2.5 several residences to choose from"),
            Move::Redraw => self.count("M0.4 hand redrawn"),
            Move::Pass if of == 1 => self.count("M2.6 forced to pass"),
            Move::Replace if empty => self.count("M2.2 replacement with pile and discard empty"),
            Move::Build(build) => {
                let gold = build.payment().count(Cube::Gold);
                match (build.card(), build.prestige()) {
                    (Some(card), _) if gold == 2 && card_cost(card) == "wa" => {
                        self.count("M2.7 two gold for wood and any");
                    }
                    (Some(_), _) if gold > 0 => self.count("M2.7 gold for a cube of a card"),
                    (_, Some(building)) if usize::from(gold) > prestige_cost(building).matches('g').count() => {
                        self.count("M2.7 gold for a cube of a prestige building");
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// An event happened in that position.
    pub(crate) fn event(&mut self, table: &Position, event: &Event) {
        match *event {
            Event::TurnStarted { .. } => self.memory = Memory::default(),
            Event::PhaseStarted { phase: Phase::Castle } if tokens_left(table) == 0 => {
                self.count("M5.3 no token at the castle");
            }
            Event::HandKept { .. } => self.count("M0.4 hand kept"),
            Event::CardDiscarded { .. } => (self.memory.drawn, self.memory.replacing) = (0, true),
            Event::CardDrawn { .. } => self.memory.drawn += 1,
            Event::PileShuffled { .. } => self.count(match (self.memory.replacing, self.memory.drawn) {
                (false, _) => "M2.1 draw with a refill",
                (true, 0) => "M2.2 refill before the first card of a replacement",
                (true, _) => "M2.2 refill in the middle of a replacement",
            }),
            Event::WorkerPlaced { player, place } => {
                if table.provost.is_some_and(|provost| place > provost) {
                    self.count("M2.3 worker beyond the provost");
                }
                self.count(match table.road[place.index()].owner {
                    None => "M2.3 worker on a neutral card",
                    Some(owner) if owner == player => "M2.3 worker on an own card",
                    Some(_) => "M2.3 worker on another's card",
                });
            }
            Event::WorkerReturned { from, .. } if table.provost.is_some_and(|provost| from > provost) => {
                self.count("M4.1 worker beyond the provost goes home");
            }
            Event::Built { card, .. } => self.count(Path::Built(card)),
            Event::PrestigeBuilt { player, building, .. } => {
                self.count(Path::Prestige(building, is_beginner(table.options)));
                let sites = table.road.iter().filter(|on| super::rulebook::is_site(on, player)).count();
                if sites == 1 {
                    self.count("M2.5 the only residence is covered");
                }
            }
            Event::ProvostMoved { player: None, from, to } => {
                self.count(RARE_PATHS[RARE_PATHS.len() - 4 + to.index() - from.index()]);
            }
            Event::ProvostMoved { from, to, .. } => {
                self.count(if to > from { "M3.1 provost moved ahead" } else { "M3.1 provost moved back" });
                if to.index() == 0 {
                    self.count("M3.1 provost moved to the start");
                }
                if to.index() + 1 == table.road.len() {
                    self.count("M3.1 provost moved to the end");
                }
            }
            Event::Paid { .. } => (self.memory.drawn, self.memory.replacing) = (0, false),
            Event::Gained { cause, .. } => self.gained(table, cause),
            Event::TokenTaken { section, cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => {
                match self.memory.bought.replace((section, 0)) {
                    Some((before, _)) if before != section => self.count("M4.4 two tokens of two sections"),
                    _ => {}
                }
                if tokens_left(table) == 1 {
                    self.count("M4.4 last token");
                }
            }
            Event::TokenLost { .. } => {
                self.memory.lost += 1;
                match (self.memory.lost, tokens_left(table)) {
                    (1, 1) => self.count("M5.2 one token lost, the last"),
                    (2, _) if self.memory.bought.is_some() => self.count("M5.2 tokens bought, two lost"),
                    (2, _) => self.count("M5.2 two tokens lost"),
                    _ => {}
                }
            }
            Event::CubesLeft { place, cubes: 0 } => match table.road[place.index()].cubes {
                1 if table.activating == Some(place) => self.count("M4.2 last cube of a card"),
                _ => self.count("M4.3 cubes go to the stock"),
            },
            Event::Declined { cause, player } => self.declined(table, player, cause),
            Event::ResidenceDelayed { .. } => {
                self.memory.delayed += 1;
                if self.memory.delayed == 2 {
                    self.count("M4.3 two delayed at once");
                }
            }
            Event::ResidenceMade { place, .. } if table.delayed.contains(&place) => self.count("M4.3 delayed and made"),
            _ => {}
        }
        match *event {
            Event::Gained { cause: Cause::Primary { place, .. }, player, .. } => {
                self.memory.declined = false;
                if table.road[place.index()].owner == Some(player) {
                    self.count("M4.1 own card, primary only");
                }
            }
            Event::Paid { cause: Cause::Primary { .. }, .. } => self.memory.declined = false,
            _ => {}
        }
    }

    fn gained(&mut self, table: &Position, cause: Cause) {
        match cause {
            Cause::Income { residences, hotel } => {
                if residences > 0 {
                    self.count("M1.1 income of residences");
                }
                if hotel {
                    self.count("M1.1 income of the Hotel");
                }
            }
            Cause::FirstPass => self.count("M2.6 first to pass"),
            Cause::BestBuilder => {
                self.count("M5.1 most batches");
                let given = || passed(table).iter().map(|player| table.players[player.index()].batches);
                if given().filter(|batches| Some(*batches) == given().max()).count() > 1 {
                    self.count("M5.1 tie for most batches");
                }
            }
            _ => {}
        }
    }

    fn declined(&mut self, table: &Position, player: Player, cause: Cause) {
        match cause {
            Cause::Provost => self.count("M3.1 provost left alone"),
            Cause::Primary { .. } => self.memory.declined = true,
            Cause::Secondary { card, place } => {
                let on = &table.road[place.index()];
                debug_assert_eq!(on.owner, Some(player));
                if is_small(card) && on.cubes == 0 {
                    self.count("M4.2 no cube left on the card");
                }
            }
            _ => {}
        }
    }
}
