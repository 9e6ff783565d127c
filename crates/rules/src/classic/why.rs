//! Why a move is not legal: the rule that forbids it and a sentence.

use super::decision::{By, Decision};
use super::lawyer::{LAWYER_COST, LAWYER_FAVOR_COST};
use super::moves::{BuildId, Move};
use super::phases::Price;
use super::spots::{Space, Spot};
use super::tiles::{Kind, Tile};
use super::{Classic, setup};
use crate::{Game, IllegalMove};

impl Classic {
    /// The reason why an illegal move is illegal.
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("C7.5", "the game is over");
        }
        if self.decision.number_of(chosen).is_none() {
            return self.not_now(chosen);
        }
        match chosen {
            Move::Place(spot) => self.why_not_place(spot),
            Move::Send(spot) => self.why_not_send(spot),
            Move::Provost(steps) => self.why_not_provost(steps),
            Move::Joust => IllegalMove::new("C3.4", "a favor on the joust field costs 1 denier and 1 cloth"),
            Move::Take(cube) => self.why_not_take(&cube.to_string()),
            Move::Build(build) => self.why_not_build(build),
            Move::Replace(space) => {
                IllegalMove::new("C5.5", format!("a prestige building needs a residence of your own; {space} is none"))
            }
            Move::Residence(space) => self.why_not_residence(space),
            Move::Trade(trade) if !self.holding(self.actor).covers(trade.offer().give) => {
                IllegalMove::new("C5.8", format!("you do not have {}", trade.offer().give))
            }
            Move::Trade(_) => IllegalMove::new("C5.8", "the building does not make that offer in this edition"),
            Move::Batch(_) if self.section_with_room().is_none() => {
                IllegalMove::new("C6.2", "there is no room left in the castle")
            }
            Move::Batch(batch) => {
                let needed = crate::parts::Goods::cubes(batch.cubes());
                IllegalMove::new("C6.1", format!("you do not have {needed}"))
            }
            Move::Line(line) => {
                IllegalMove::new("C8.3", format!("the line {} has been used in this phase", line.name()))
            }
            Move::Column(column) => self.why_not_column(column),
            Move::Decline => IllegalMove::new("C8.1", "the effect of a chosen column is carried out"),
            _ => self.not_now(chosen),
        }
    }

    /// The move answers to another decision than the present one.
    fn not_now(&self, chosen: Move) -> IllegalMove {
        let (rule, what) = match self.decision {
            Decision::Place => ("C2.1", "place a worker or pass"),
            Decision::Gate => ("C3.1", "move the worker from the gate or take it back"),
            Decision::Guild => ("C3.3", "move the provost, or leave it, with the merchants' guild"),
            Decision::Joust => ("C3.4", "pay for a favor on the joust field or decline"),
            Decision::Inn => ("C3.6", "stay in the inn or take the worker back"),
            Decision::Provost => ("C4.1", "move the provost or leave it"),
            Decision::Produce => ("C5.2", "take what the building produces"),
            Decision::OwnerCube => ("C5.3", "take the owner's cube"),
            Decision::Build { craft: Kind::Prestige, .. } => ("C5.5", "build a prestige building"),
            Decision::Build { .. } => ("C5.4", "build a tile"),
            Decision::Site { .. } => ("C5.5", "choose the residence to replace"),
            Decision::Lawyer { .. } => ("C5.6", "turn a building into a residence"),
            Decision::Trade { .. } => ("C5.8", "take an offer or decline"),
            Decision::Batch => ("C6.1", "give a batch or be done"),
            Decision::FavorLine => ("C8.1", "choose a line of favor"),
            Decision::FavorEffect { .. } => ("C8.1", "choose a column of the line or decline"),
            Decision::FavorCube => ("C8.7", "take wood or stone"),
            Decision::FavorTrade => ("C8.7", "give one cube for two"),
        };
        IllegalMove::new(rule, format!("`{chosen}` is no answer now: the player to act must {what}"))
    }

    fn why_not_place(&self, spot: Spot) -> IllegalMove {
        let holding = self.holding(self.actor);
        let Price { own, elsewhere } = self.price(self.actor);
        if holding.workers == 0 {
            return IllegalMove::new("C2.3", "you have no worker left");
        }
        if let Some(closed) = self.why_closed(spot) {
            return closed;
        }
        let is_own = spot.space().is_some_and(|space| self.owners.of(self.actor) & space.bit() != 0);
        let price = if is_own { own } else { elsewhere };
        IllegalMove::new("C2.2", format!("a worker on {spot} costs {price} d, you have {} d", holding.deniers))
    }

    fn why_not_send(&self, spot: Spot) -> IllegalMove {
        if spot == Spot::GATE {
            return IllegalMove::new("C3.1", "the worker is on the gate already");
        }
        let in_inn = || IllegalMove::new("C3.1", "you have a worker in the inn already");
        self.why_closed(spot).unwrap_or_else(in_inn)
    }

    /// Why no worker of the acting player can go to a place, whatever the price.
    fn why_closed(&self, spot: Spot) -> Option<IllegalMove> {
        if self.open_places(self.actor) & spot.bit() != 0 {
            return None;
        }
        let player = self.actor;
        Some(match (spot, spot.space()) {
            (Spot::STABLES, _) if self.players == 2 => {
                IllegalMove::new("C10.1", "the stables are not used with two players")
            }
            (Spot::STABLES, _) if self.stables.contains(player) => {
                IllegalMove::new("C2.5", "you have a worker in the stables already")
            }
            (Spot::STABLES, _) => IllegalMove::new("C2.5", "the three circles of the stables are taken"),
            (Spot::INN, _) => IllegalMove::new("C2.6", "the left circle of the inn is taken"),
            (Spot::CASTLE, _) => IllegalMove::new("C2.7", "you have a worker at the castle already"),
            (_, Some(space)) if self.usable & space.bit() == 0 => match self.tiles[space.index()] {
                Some(tile) => IllegalMove::new("C2.4", format!("workers cannot go to {tile} on {space}")),
                None => IllegalMove::new("C2.4", format!("{space} is empty")),
            },
            _ => IllegalMove::new("C2.4", format!("there is a worker on {spot} already")),
        })
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        if self.provost_steps(u16::MAX) >> (i32::from(steps) + 3) & 1 == 0 {
            return IllegalMove::new("C4.2", format!("{steps:+} from {} leaves the road", self.provost));
        }
        let deniers = self.holding(self.actor).deniers;
        IllegalMove::new("C4.1", format!("that costs {} d, you have {deniers} d", steps.abs()))
    }

    fn why_not_take(&self, cube: &str) -> IllegalMove {
        match self.decision {
            Decision::FavorCube => IllegalMove::new("C8.7", "column 2 of the cubes gives wood or stone"),
            Decision::OwnerCube => IllegalMove::new("C5.3", format!("{} produces no {cube}", self.acting_tile())),
            _ => IllegalMove::new("C5.2", format!("{} produces no {cube}", self.acting_tile())),
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
            return IllegalMove::new(rule, format!("{} is not in the supply", row.tile));
        }
        if self.building_sites(self.actor, craft) == 0 {
            let site = if craft == Kind::Prestige { "residence of your own" } else { "empty space on the road" };
            return IllegalMove::new(rule, format!("there is no {site}"));
        }
        let cost = if by == By::Favor { row.favor_cost } else { row.cost };
        IllegalMove::new(rule, format!("{} costs {}", row.tile, crate::parts::Goods::cubes(cost)))
    }

    fn why_not_residence(&self, space: Space) -> IllegalMove {
        if self.transformable(self.actor) & space.bit() != 0 {
            let cost = match self.decision {
                Decision::Lawyer { by: By::Favor } => LAWYER_FAVOR_COST,
                _ => LAWYER_COST,
            };
            return IllegalMove::new("C5.6", format!("a residence costs {cost}"));
        }
        if self.delayed.spaces() & space.bit() != 0 {
            return IllegalMove::new("C5.7", format!("{space} is to become a residence already"));
        }
        let reason = match self.tiles[space.index()] {
            None => format!("{space} is empty"),
            Some(_) if setup::FIXED_SPACES & space.bit() != 0 => format!("the building on {space} is fixed"),
            Some(tile @ Tile::WoodLawyer) => format!("{tile} never becomes a residence"),
            Some(tile) if self.usable & space.bit() == 0 => format!("{tile} on {space} cannot become a residence"),
            Some(_) => format!("the building on {space} is another player's"),
        };
        IllegalMove::new("C5.6", reason)
    }

    fn why_not_column(&self, column: u8) -> IllegalMove {
        let Decision::FavorEffect { line } = self.decision else { return self.not_now(Move::Column(column)) };
        let marker = self.holding(self.actor).favors[line as usize];
        if column > marker {
            return IllegalMove::new("C8.1", format!("your marker on the line {} is in column {marker}", line.name()));
        }
        IllegalMove::new("C8.1", format!("column {column} of the line {} would do nothing now", line.name()))
    }
}
