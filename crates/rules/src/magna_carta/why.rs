//! Why a move is not legal: the rule that forbids it, and the reason.

use super::builds::Buildable;
use super::cards::RESIDENCE_CUBE;
use super::decision::Decision;
use super::phases::{DRAW_COST, REPLACE_COST, WORKER_COST};
use super::{BuildId, Card, MagnaCarta, Move, Place, Prestige, TradeId};
use crate::parts::{Cube, Cubes, Goods, provost_steps};
use crate::reason::{Building, Name};
use crate::{Game, IllegalMove, Reason};

impl MagnaCarta {
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("M5.3", Reason::GameOver);
        }
        match (self.table.decision, chosen) {
            (Decision::Action, Move::Draw) => self.why_not_draw(),
            (Decision::Action, Move::Replace) => self.why_not_replace(),
            (Decision::Action, Move::Place(place)) => self.why_not_place(place),
            (Decision::Action, Move::Build(build)) => self.why_not_build(build),
            (Decision::Site { .. }, Move::Cover(place)) => {
                IllegalMove::new("M2.5", Reason::NotYourResidence { space: place.to_string() })
            }
            (Decision::Provost, Move::Provost(steps)) => self.why_not_provost(steps),
            (Decision::Primary, Move::Residence(place, cube)) => self.why_not_residence(place, cube),
            (Decision::Primary | Decision::Secondary, Move::Trade(trade)) => self.why_not_trade(trade),
            (Decision::Batch, Move::Batch(_)) if self.tokens_left() == 0 => {
                IllegalMove::new("M5.4", Reason::NoTokenLeft)
            }
            (Decision::Batch, Move::Batch(batch)) => {
                IllegalMove::new("M5.4", Reason::TooFewGoods { goods: Goods::cubes(batch.cubes()) })
            }
            _ => self.not_now(),
        }
    }

    /// The move belongs to another decision than the present one.
    fn not_now(&self) -> IllegalMove {
        let (rule, reason) = match self.table.decision {
            Decision::Mulligan => ("M0.4", Reason::MustKeepHand),
            Decision::Action => ("M2.6", Reason::MustAct),
            Decision::Site { .. } => ("M2.5", Reason::MustChooseResidence),
            Decision::Provost => ("M3.1", Reason::MustMoveProvost),
            Decision::Primary | Decision::Secondary => ("M4.1", Reason::MustUseCard),
            Decision::Batch => ("M5.4", Reason::MustGiveBatch),
        };
        IllegalMove::new(rule, reason)
    }

    fn too_poor(&self, rule: &'static str, price: u16) -> Option<IllegalMove> {
        let deniers = self.holding(self.table.actor).deniers;
        (deniers < price).then(|| IllegalMove::new(rule, Reason::TooFewDeniers { price, deniers }))
    }

    fn why_not_draw(&self) -> IllegalMove {
        self.too_poor("M2.1", DRAW_COST).unwrap_or_else(|| IllegalMove::new("M2.1", Reason::PilesEmpty))
    }

    fn why_not_replace(&self) -> IllegalMove {
        self.too_poor("M2.2", REPLACE_COST).unwrap_or_else(|| IllegalMove::new("M2.2", Reason::HandEmpty))
    }

    fn why_not_place(&self, place: Place) -> IllegalMove {
        let road = &self.table.road;
        if self.holding(self.table.actor).workers == 0 {
            return IllegalMove::new("M2.3", Reason::NoWorkerLeft);
        }
        if place.index() >= road.len() {
            return IllegalMove::new("M2.3", Reason::RoadEnds { space: place.to_string() });
        }
        if road.residences & place.bit() != 0 {
            let covers = |building: &Prestige| self.table.prestige[*building as usize] as usize == place.index() + 1;
            let name = Prestige::ALL.into_iter().find(covers).map_or(Name::CardResidence, Name::Prestige);
            return IllegalMove::new("M2.3", Reason::NotForWorkers { place: Building::on(place, name) });
        }
        let occupied = || {
            let place = Building::on(place, road.at(place).card());
            IllegalMove::new("M2.3", Reason::Occupied { place })
        };
        self.too_poor("M2.3", WORKER_COST).filter(|_| road.occupied & place.bit() == 0).unwrap_or_else(occupied)
    }

    fn why_not_build(&self, build: BuildId) -> IllegalMove {
        let player = self.table.actor;
        let too_few = Reason::TooFewGoods { goods: Goods::cubes(build.payment()) };
        let (rule, reason) = match build.row().what {
            Buildable::Card(card) if !self.hand(player).contains(card) => {
                ("M2.4", Reason::NotInHand { card: card.into() })
            }
            Buildable::Card(_) => ("M2.4", too_few),
            Buildable::Prestige(building) if self.prestige_supply() >> building as u8 & 1 == 0 => {
                ("M2.5", Reason::NotAvailable { building: building.into() })
            }
            Buildable::Prestige(_) if !self.holding(player).cubes.cover(build.payment()) => ("M2.5", too_few),
            Buildable::Prestige(_) => ("M2.5", Reason::NoResidence),
        };
        IllegalMove::new(rule, reason)
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        let possible = provost_steps(self.table.provost.index(), self.table.road.len(), u16::MAX);
        let reason = if !(-3..=3).contains(&steps) || possible >> (i32::from(steps) + 3) & 1 == 0 {
            Reason::OffRoad { steps: format!("{steps:+}") }
        } else {
            let deniers = self.holding(self.table.actor).deniers;
            Reason::TooFewDeniers { price: u16::from(steps.unsigned_abs()), deniers }
        };
        IllegalMove::new("M3.1", reason)
    }

    fn why_not_residence(&self, place: Place, cube: Cube) -> IllegalMove {
        let reason = if self.acting_card().card() != Card::Lawyer {
            Reason::OnlyLawyer
        } else if self.lawyer_targets(self.table.actor) & place.bit() == 0 {
            Reason::CardStays { space: place.to_string() }
        } else if !matches!(cube, RESIDENCE_CUBE | Cube::Gold) {
            Reason::PaidWithFoodOrGold
        } else {
            Reason::TooFewGoods { goods: Goods::cubes(Cubes::one(cube)) }
        };
        IllegalMove::new("M4.3", reason)
    }

    fn why_not_trade(&self, trade: TradeId) -> IllegalMove {
        let offer = trade.offer();
        let holding = self.holding(self.table.actor);
        if !(holding.cubes.cover(offer.give.cubes) && holding.deniers >= offer.give.deniers) {
            return IllegalMove::new("M4.1", Reason::TooFewGoods { goods: offer.give });
        }
        if offer.get.tokens > u16::from(self.tokens_left()) {
            return IllegalMove::new("M4.4", Reason::TooFewTokens);
        }
        IllegalMove::new("M4.1", Reason::NotOffered { building: self.acting_card().card().into() })
    }
}
