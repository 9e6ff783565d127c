//! Why a move is not legal: the rule that forbids it, and the reason.

use super::decision::{By, Decision};
use super::lawyer::{LAWYER_COST, LAWYER_FAVOR_COST};
use super::moves::{BuildId, Move};
use super::phases::{JOUST_COST, Price};
use super::spots::{Space, Spot};
use super::tiles::{Kind, Tile};
use super::{Classic, setup};
use crate::parts::{Cube, Goods};
use crate::reason::Building;
use crate::{Game, IllegalMove, Reason};

impl Classic {
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("C7.5", Reason::GameOver);
        }
        if self.decision.number_of(chosen).is_none() {
            return self.not_now();
        }
        match chosen {
            Move::Place(spot) => self.why_not_place(spot),
            Move::Send(spot) => self.why_not_send(spot),
            Move::Provost(steps) => self.why_not_provost(steps),
            Move::Joust => IllegalMove::new("C3.4", Reason::TooFewGoods { goods: JOUST_COST }),
            Move::Take(cube) => self.why_not_take(cube),
            Move::Build(build) => self.why_not_build(build),
            Move::Replace(space) => IllegalMove::new("C5.5", Reason::NotYourResidence { space: space.to_string() }),
            Move::Residence(space) => self.why_not_residence(space),
            Move::Trade(trade) if !self.holding(self.actor).covers(trade.offer().give) => {
                IllegalMove::new("C5.8", Reason::TooFewGoods { goods: trade.offer().give })
            }
            Move::Trade(_) => IllegalMove::new("C5.8", Reason::NotInEdition),
            Move::Batch(_) if self.section_with_room().is_none() => IllegalMove::new("C6.2", Reason::CastleFull),
            Move::Batch(batch) => IllegalMove::new("C6.1", Reason::TooFewGoods { goods: Goods::cubes(batch.cubes()) }),
            Move::Line(line) => IllegalMove::new("C8.3", Reason::LineUsed { line: line.into() }),
            Move::Column(column) => self.why_not_column(column),
            Move::Decline => IllegalMove::new("C8.1", Reason::FavorOwed),
            _ => self.not_now(),
        }
    }

    /// The move belongs to another decision than the present one.
    fn not_now(&self) -> IllegalMove {
        let (rule, reason) = match self.decision {
            Decision::Place => ("C2.1", Reason::MustPlace),
            Decision::Gate => ("C3.1", Reason::MustUseGate),
            Decision::Guild => ("C3.3", Reason::MustUseGuild),
            Decision::Joust => ("C3.4", Reason::MustJoust),
            Decision::Inn => ("C3.6", Reason::MustUseInn),
            Decision::Provost => ("C4.1", Reason::MustMoveProvost),
            Decision::Produce => ("C5.2", Reason::MustTakeCube),
            Decision::OwnerCube => ("C5.3", Reason::MustTakeOwnerCube),
            Decision::Build { craft: Kind::Prestige, .. } => ("C5.5", Reason::MustBuildPrestige),
            Decision::Build { .. } => ("C5.4", Reason::MustBuild),
            Decision::Site { .. } => ("C5.5", Reason::MustChooseResidence),
            Decision::Lawyer { .. } => ("C5.6", Reason::MustMakeResidence),
            Decision::Trade { .. } => ("C5.8", Reason::MustTrade),
            Decision::Batch => ("C6.1", Reason::MustGiveBatch),
            Decision::FavorLine => ("C8.1", Reason::MustChooseLine),
            Decision::FavorEffect { .. } => ("C8.1", Reason::MustChooseColumn),
            Decision::FavorCube => ("C8.7", Reason::MustTakeWoodOrStone),
            Decision::FavorTrade => ("C8.7", Reason::MustTradeCube),
        };
        IllegalMove::new(rule, reason)
    }

    /// The building on a space of the road, or the place off it.
    fn building_at(&self, spot: Spot) -> Building {
        let tile = spot.space().and_then(|space| self.tiles[space.index()]);
        match tile {
            Some(tile) => Building::on(spot, tile),
            None => Building { name: spot.into(), space: None },
        }
    }

    fn why_not_place(&self, spot: Spot) -> IllegalMove {
        let holding = self.holding(self.actor);
        let Price { own, elsewhere } = self.price(self.actor);
        if holding.workers == 0 {
            return IllegalMove::new("C2.3", Reason::NoWorkerLeft);
        }
        if let Some(closed) = self.why_closed(spot) {
            return closed;
        }
        let is_own = spot.space().is_some_and(|space| self.owners.of(self.actor) & space.bit() != 0);
        let price = if is_own { own } else { elsewhere };
        let deniers = holding.deniers;
        IllegalMove::new("C2.2", Reason::WorkerTooDear { place: self.building_at(spot), price, deniers })
    }

    fn why_not_send(&self, spot: Spot) -> IllegalMove {
        let already_there = |spot: Spot| IllegalMove::new("C3.1", Reason::AlreadyThere { place: spot.into() });
        if spot == Spot::GATE {
            return already_there(spot);
        }
        self.why_closed(spot).unwrap_or_else(|| already_there(Spot::INN))
    }

    /// Why no worker of the acting player can go to a place, whatever the price.
    fn why_closed(&self, spot: Spot) -> Option<IllegalMove> {
        if self.open_places(self.actor) & spot.bit() != 0 {
            return None;
        }
        let (rule, reason) = match (spot, spot.space()) {
            (Spot::STABLES, _) if self.players == 2 => ("C10.1", Reason::StablesUnused),
            (Spot::STABLES, _) if self.stables.contains(self.actor) => {
                ("C2.5", Reason::AlreadyThere { place: spot.into() })
            }
            (Spot::STABLES, _) => ("C2.5", Reason::StablesFull),
            (Spot::INN, _) => ("C2.6", Reason::InnTaken),
            (Spot::CASTLE, _) => ("C2.7", Reason::AlreadyThere { place: spot.into() }),
            (_, Some(space)) if self.usable & space.bit() == 0 => match self.tiles[space.index()] {
                Some(tile) => ("C2.4", Reason::NotForWorkers { place: Building::on(space, tile) }),
                None => ("C2.4", Reason::NoBuilding { space: space.to_string() }),
            },
            _ => ("C2.4", Reason::Occupied { place: self.building_at(spot) }),
        };
        Some(IllegalMove::new(rule, reason))
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        if self.provost_steps(u16::MAX) >> (i32::from(steps) + 3) & 1 == 0 {
            return IllegalMove::new("C4.2", Reason::OffRoad { steps: format!("{steps:+}") });
        }
        let (price, deniers) = (u16::from(steps.unsigned_abs()), self.holding(self.actor).deniers);
        IllegalMove::new("C4.1", Reason::TooFewDeniers { price, deniers })
    }

    fn why_not_take(&self, cube: Cube) -> IllegalMove {
        let not_produced = || Reason::NotProduced { building: self.acting_tile().into(), cube };
        match self.decision {
            Decision::FavorCube => IllegalMove::new("C8.7", Reason::FavorGivesWoodOrStone),
            Decision::OwnerCube => IllegalMove::new("C5.3", not_produced()),
            _ => IllegalMove::new("C5.2", not_produced()),
        }
    }

    fn why_not_build(&self, build: BuildId) -> IllegalMove {
        let row = build.row();
        let (craft, by) = match self.decision {
            Decision::Build { craft, by } => (craft, by),
            _ => (row.tile.kind(), By::Worker),
        };
        let rule = if craft == Kind::Prestige { "C5.5" } else { "C5.4" };
        if !self.supply.has(row.tile) {
            return IllegalMove::new(rule, Reason::NotAvailable { building: row.tile.into() });
        }
        if self.building_sites(self.actor, craft) == 0 {
            let reason = if craft == Kind::Prestige { Reason::NoResidence } else { Reason::NoEmptySpace };
            return IllegalMove::new(rule, reason);
        }
        let cost = if by == By::Favor { row.favor_cost } else { row.cost };
        IllegalMove::new(rule, Reason::TooFewGoods { goods: Goods::cubes(cost) })
    }

    fn why_not_residence(&self, space: Space) -> IllegalMove {
        if self.transformable(self.actor) & space.bit() != 0 {
            let goods = match self.decision {
                Decision::Lawyer { by: By::Favor } => LAWYER_FAVOR_COST,
                _ => LAWYER_COST,
            };
            return IllegalMove::new("C5.6", Reason::TooFewGoods { goods });
        }
        let Some(tile) = self.tiles[space.index()] else {
            return IllegalMove::new("C5.6", Reason::NoBuilding { space: space.to_string() });
        };
        let building = Building::on(space, tile);
        if self.delayed.spaces() & space.bit() != 0 {
            return IllegalMove::new("C5.7", Reason::SoonResidence { building });
        }
        let reason = match tile {
            _ if setup::FIXED_SPACES & space.bit() != 0 => Reason::FixedBuilding { building },
            Tile::WoodLawyer => Reason::NeverResidence { building },
            _ if self.usable & space.bit() == 0 => Reason::NeverResidence { building },
            _ => Reason::NotYours { building },
        };
        IllegalMove::new("C5.6", reason)
    }

    fn why_not_column(&self, column: u8) -> IllegalMove {
        let Decision::FavorEffect { line } = self.decision else { return self.not_now() };
        let marker = self.holding(self.actor).favors[line as usize];
        let line = line.into();
        IllegalMove::new(
            "C8.1",
            match column > marker {
                true => Reason::ColumnTooFar { line, column: marker },
                false => Reason::ColumnUseless { line, column },
            },
        )
    }
}
