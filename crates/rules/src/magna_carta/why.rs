//! Why a move is not legal: the rule that forbids it and a sentence.

use super::builds::Buildable;
use super::decision::Decision;
use super::phases::{DRAW_COST, REPLACE_COST, WORKER_COST};
use super::{BuildId, MagnaCarta, Move, Place, TradeId};
use crate::parts::{Cube, Goods, provost_steps};
use crate::{Game, IllegalMove};

impl MagnaCarta {
    /// The reason why an illegal move is illegal.
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("M5.3", "the game is over");
        }
        match (self.table.decision, chosen) {
            (Decision::Action, Move::Draw) => self.why_not_draw(),
            (Decision::Action, Move::Replace) => self.why_not_replace(),
            (Decision::Action, Move::Place(place)) => self.why_not_place(place),
            (Decision::Action, Move::Build(build)) => self.why_not_build(build),
            (Decision::Site { .. }, Move::Cover(place)) => {
                IllegalMove::new("M2.5", format!("a prestige building covers a residence of your own; {place} is none"))
            }
            (Decision::Provost, Move::Provost(steps)) => self.why_not_provost(steps),
            (Decision::Primary, Move::Residence(place, cube)) => self.why_not_residence(place, cube),
            (Decision::Primary | Decision::Secondary, Move::Trade(trade)) => self.why_not_trade(trade),
            (Decision::Batch, Move::Batch(_)) if self.tokens_left() == 0 => {
                IllegalMove::new("M5.4", "there is no castle token left")
            }
            (Decision::Batch, Move::Batch(batch)) => {
                IllegalMove::new("M5.4", format!("you do not have {}", Goods::cubes(batch.cubes())))
            }
            _ => self.not_now(chosen),
        }
    }

    /// The move answers to another decision than the present one.
    fn not_now(&self, chosen: Move) -> IllegalMove {
        let (rule, what) = match self.table.decision {
            Decision::Mulligan => ("M0.4", "keep the hand or redraw it"),
            Decision::Action => ("M2.6", "choose an action or pass"),
            Decision::Site { .. } => ("M2.5", "choose the residence to cover"),
            Decision::Provost => ("M3.1", "move the provost or leave it"),
            Decision::Primary | Decision::Secondary => ("M4.1", "use the card or decline"),
            Decision::Batch => ("M5.4", "give a batch or be done"),
        };
        IllegalMove::new(rule, format!("`{chosen}` is no answer now: the player to act must {what}"))
    }

    fn too_poor(&self, rule: &'static str, cost: u16) -> Option<IllegalMove> {
        let deniers = self.holding(self.table.actor).deniers;
        (deniers < cost).then(|| IllegalMove::new(rule, format!("that costs {cost} d, you have {deniers} d")))
    }

    fn why_not_draw(&self) -> IllegalMove {
        let nothing = || IllegalMove::new("M2.1", "your pile and your discard pile are empty");
        self.too_poor("M2.1", DRAW_COST).unwrap_or_else(nothing)
    }

    fn why_not_replace(&self) -> IllegalMove {
        let nothing = || IllegalMove::new("M2.2", "your hand is empty");
        self.too_poor("M2.2", REPLACE_COST).unwrap_or_else(nothing)
    }

    fn why_not_place(&self, place: Place) -> IllegalMove {
        let road = &self.table.road;
        if self.holding(self.table.actor).workers == 0 {
            return IllegalMove::new("M2.3", "you have no worker left");
        }
        if place.index() >= road.len() {
            return IllegalMove::new("M2.3", format!("the road ends before {place}"));
        }
        if road.residences & place.bit() != 0 {
            return IllegalMove::new(
                "M2.3",
                format!("workers cannot go to the residence or prestige building on {place}"),
            );
        }
        let occupied = || IllegalMove::new("M2.3", format!("there is a worker on {place} already"));
        self.too_poor("M2.3", WORKER_COST).filter(|_| road.occupied & place.bit() == 0).unwrap_or_else(occupied)
    }

    fn why_not_build(&self, build: BuildId) -> IllegalMove {
        let player = self.table.actor;
        let payment = Goods::cubes(build.payment());
        let reason = match build.row().what {
            Buildable::Card(card) if !self.hand(player).contains(card) => {
                return IllegalMove::new("M2.4", format!("{card} is not in your hand"));
            }
            Buildable::Card(_) => return IllegalMove::new("M2.4", format!("you do not have {payment}")),
            Buildable::Prestige(building) if self.prestige_supply() >> building as u8 & 1 == 0 => {
                format!("{building} cannot be built any more")
            }
            Buildable::Prestige(_) if !self.holding(player).cubes.cover(build.payment()) => {
                format!("you do not have {payment}")
            }
            Buildable::Prestige(_) => "you have no residence that is not covered".into(),
        };
        IllegalMove::new("M2.5", reason)
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        let possible = provost_steps(self.table.provost.index(), self.table.road.len(), u16::MAX);
        if !(-3..=3).contains(&steps) || possible >> (i32::from(steps) + 3) & 1 == 0 {
            return IllegalMove::new("M3.1", format!("{steps:+} from {} leaves the road", self.table.provost));
        }
        let deniers = self.holding(self.table.actor).deniers;
        IllegalMove::new("M3.1", format!("that costs {} d, you have {deniers} d", steps.abs()))
    }

    fn why_not_residence(&self, place: Place, cube: Cube) -> IllegalMove {
        if self.acting_card().card() != super::Card::Lawyer {
            return IllegalMove::new("M4.3", "only the Lawyer turns cards into residences");
        }
        if self.lawyer_targets(self.table.actor) & place.bit() == 0 {
            return IllegalMove::new("M4.3", format!("{place} is no card that you can turn into a residence"));
        }
        if !matches!(cube, Cube::Food | Cube::Gold) {
            return IllegalMove::new("M4.3", "a residence is paid with food or gold");
        }
        IllegalMove::new("M4.3", format!("you do not have {cube}"))
    }

    fn why_not_trade(&self, trade: TradeId) -> IllegalMove {
        let offer = trade.offer();
        let holding = self.holding(self.table.actor);
        if !(holding.cubes.cover(offer.give.cubes) && holding.deniers >= offer.give.deniers) {
            return IllegalMove::new("M4.1", format!("you do not have {}", offer.give));
        }
        if offer.get.tokens > u16::from(self.tokens_left()) {
            return IllegalMove::new("M4.4", "there are not that many tokens left");
        }
        IllegalMove::new("M4.1", format!("{} does not offer that now", self.acting_card().card()))
    }
}
