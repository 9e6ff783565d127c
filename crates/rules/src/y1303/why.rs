//! Why a move is not legal: the rule that forbids it, and the reason.

use super::decision::{By, Decision};
use super::legal::discount;
use super::moves::{BatchId, SiteTile};
use super::tiles::Kind;
use super::values::CLAIM_COST;
use super::{BuildId, Caylus1303, Character, Move, Space, Spot, Tile, TradeId};
use crate::parts::{Cube, Cubes, Goods};
use crate::reason::{Building, Name};
use crate::{Game, IllegalMove, Reason};

impl Caylus1303 {
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("T4.5", Reason::GameOver);
        }
        match (self.decision, chosen) {
            (Decision::Place | Decision::EarlyRiser, Move::Place(spot)) => self.why_not_place(spot),
            (Decision::Effect { tile, .. }, Move::Trade(trade)) => self.why_not_trade(tile, trade),
            (Decision::Lawyer, Move::Claim(space)) => self.why_not_claim(space),
            (Decision::Build { craft, by }, Move::Build(build)) => self.why_not_build(craft, by, build),
            (Decision::Monument, Move::Build(build)) => self.why_not_monument(build.tile()),
            (Decision::Toll | Decision::Bridge | Decision::Bailiff, Move::Provost(steps)) => {
                self.why_not_provost(steps)
            }
            (Decision::Batch, Move::Batch(batch)) => self.why_not_batch(batch),
            (Decision::Character, Move::Choose(character)) => {
                IllegalMove::new("T0.7", Reason::CharacterNotOffered { character: character.into() })
            }
            (Decision::FavorCharacter, Move::Choose(character)) => {
                IllegalMove::new("T5.3", Reason::CharacterNotOnBoard { character: character.into() })
            }
            (Decision::Favor, Move::Steal(character)) => self.why_not_steal(character),
            (Decision::Favor, Move::Site(tile)) => self.why_not_site(tile),
            _ => self.not_now(),
        }
    }

    /// The move belongs to another decision than the present one.
    fn not_now(&self) -> IllegalMove {
        let (rule, reason) = match self.decision {
            Decision::Character => ("T0.7", Reason::MustChooseCharacter),
            Decision::EarlyRiser => ("T6.1", Reason::MustRiseEarly),
            Decision::Place => ("T1.3", Reason::MustPlace),
            Decision::Effect { by: By::Favor, .. } | Decision::Build { by: By::Favor, .. } => {
                ("T5.2", Reason::MustUseSite)
            }
            Decision::Effect { .. } => ("T2.6", Reason::MustUseBuilding),
            Decision::Lawyer => ("T2.1", Reason::MustClaim),
            Decision::Build { .. } => ("T2.2", Reason::MustBuild),
            Decision::Toll => ("T2.3", Reason::MustMoveProvost),
            Decision::Bridge => ("T2.4", Reason::MustMoveProvost),
            Decision::Bailiff => ("T6.5", Reason::MustMoveProvost),
            Decision::Batch => ("T3.1", Reason::MustGiveBatch),
            Decision::Monument => ("T4.2", Reason::MustBuildMonument),
            Decision::Favor => ("T5.1", Reason::MustUseFavor),
            Decision::FavorCharacter => ("T5.3", Reason::MustSwapCharacter),
        };
        IllegalMove::new(rule, reason)
    }

    /// What an occupied space shows: a tile, a residence or a monument.
    fn building_on(&self, space: Space) -> Building {
        let is_residence = self.residences() & space.bit() != 0;
        let name = match (self.monument_on(space), self.road[space.index()]) {
            (Some(monument), _) => Name::Y1303(monument),
            (None, Some(tile)) if !is_residence => Name::Y1303(tile),
            _ => Name::Residence1303,
        };
        Building::on(space, name)
    }

    fn why_not_place(&self, spot: Spot) -> IllegalMove {
        let player = self.actor;
        let Some(space) = spot.space() else {
            return match self.site.contains(player) {
                true => IllegalMove::new("T1.2", Reason::AlreadyThere { place: Name::Site }),
                false => self.too_few_workers(),
            };
        };
        let bit = space.bit();
        if space == Space::BRIDGE {
            return IllegalMove::new("T1.1", Reason::NoWorkersOnBridge);
        }
        if self.tiled & bit == 0 {
            return IllegalMove::new("T1.1", Reason::NoBuilding { space: space.to_string() });
        }
        let place = self.building_on(space);
        if self.residences() & bit != 0 {
            return IllegalMove::new("T1.1", Reason::NotForWorkers { place });
        }
        if self.workers.all() & bit != 0 && self.journeyman_spaces(player) & bit == 0 {
            return match self.has(player, Character::Journeyman) {
                true if self.journeyman.is_some() => IllegalMove::new("T6.3", Reason::JourneymanUsed),
                true => IllegalMove::new("T6.3", Reason::OwnWorkerThere { place }),
                false => IllegalMove::new("T1.1", Reason::Occupied { place }),
            };
        }
        self.too_few_workers()
    }

    fn too_few_workers(&self) -> IllegalMove {
        let price = 1 + self.extra_cost(self.actor);
        IllegalMove::new("T1.4", Reason::TooFewWorkers { price, workers: self.holding(self.actor).workers.into() })
    }

    fn why_not_trade(&self, tile: Tile, trade: TradeId) -> IllegalMove {
        let give = trade.offer().give;
        let holding = self.holding(self.actor);
        let rule = match (self.decision.is_favor(), tile.kind()) {
            (true, _) => "T5.2",
            (_, Kind::Fixed) => "T2.1",
            (_, Kind::Start) => "T7.1",
            (_, Kind::Wood) => "T7.2",
            _ => "T7.3",
        };
        let offered = self.offers_now(tile).contains(&trade.offer());
        if offered && !(holding.cubes.cover(give.cubes) && u16::from(holding.workers) >= give.workers) {
            return IllegalMove::new(rule, Reason::TooFewGoods { goods: give });
        }
        IllegalMove::new(rule, Reason::NotOffered { building: tile.into() })
    }

    /// The offers of the tile in use, on the side it shows.
    fn offers_now(&self, tile: Tile) -> &'static [crate::parts::Offer] {
        let by = if self.decision.is_favor() { By::Favor } else { By::Worker };
        tile.offers(self.shows_neutral_side(by))
    }

    fn why_not_claim(&self, space: Space) -> IllegalMove {
        let (rule, reason) = if !space.is_starting() {
            ("T2.1", Reason::NotStarting { space: space.to_string() })
        } else if self.unclaimed() & space.bit() == 0 {
            ("T2.1", Reason::HouseThere { building: self.building_on(space) })
        } else if self.houses(self.actor) == 0 {
            ("T0.8", Reason::NoHouseLeft)
        } else {
            ("T2.1", Reason::TooFewGoods { goods: CLAIM_COST })
        };
        IllegalMove::new(rule, reason)
    }

    fn why_not_build(&self, craft: Kind, by: By, build: BuildId) -> IllegalMove {
        let tile = build.tile();
        let rule = match (by, craft) {
            (By::Favor, _) => "T5.2",
            (By::Worker, Kind::Wood) => "T2.2",
            (By::Worker, _) => "T7.2",
        };
        if tile.kind() != craft {
            let building = tile.into();
            let is_wood = craft == Kind::Wood;
            return IllegalMove::new(
                rule,
                if is_wood { Reason::NotWood { building } } else { Reason::NotStone { building } },
            );
        }
        if self.supply & tile.bit() == 0 {
            return IllegalMove::new(rule, Reason::NotAvailable { building: tile.into() });
        }
        if self.first_empty().is_none() {
            return IllegalMove::new(rule, Reason::NoEmptySpace);
        }
        if self.houses(self.actor) == 0 {
            return IllegalMove::new("T0.8", Reason::NoHouseLeft);
        }
        self.too_poor(rule, build.row().payment - discount(craft, by))
    }

    fn why_not_monument(&self, tile: Tile) -> IllegalMove {
        if tile.kind() != Kind::Monument {
            return IllegalMove::new("T4.2", Reason::NotMonument { building: tile.into() });
        }
        if self.supply & tile.bit() == 0 {
            return IllegalMove::new("T4.2", Reason::NotAvailable { building: tile.into() });
        }
        self.too_poor("T4.2", tile.cost())
    }

    fn too_poor(&self, rule: &'static str, payment: Cubes) -> IllegalMove {
        IllegalMove::new(rule, Reason::TooFewGoods { goods: Goods::cubes(payment) })
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        let (rule, most) = match self.decision {
            Decision::Toll => ("T2.3", super::phases::TOLL_STEPS),
            Decision::Bailiff => ("T6.5", super::characters::BAILIFF_STEPS),
            _ => ("T2.4", crate::parts::MAX_PROVOST_STEPS),
        };
        if u16::from(steps.unsigned_abs()) > most {
            return IllegalMove::new(rule, Reason::TooFar { most });
        }
        if self.possible_steps(u16::MAX) >> (i32::from(steps) + 3) & 1 == 0 {
            return IllegalMove::new("T2.5", Reason::OffRoad { steps: format!("{steps:+}") });
        }
        let (price, workers) = (u16::from(steps.unsigned_abs()), u16::from(self.holding(self.actor).workers));
        IllegalMove::new(rule, Reason::TooFewWorkers { price, workers })
    }

    fn why_not_batch(&self, batch: BatchId) -> IllegalMove {
        if self.holding(self.actor).cubes.cover(batch.cubes()) {
            let has_food = batch.cubes().count(Cube::Food) > 0;
            return IllegalMove::new("T3.1", if has_food { Reason::BatchDifferent } else { Reason::BatchFood });
        }
        self.too_poor("T3.1", batch.cubes())
    }

    fn why_not_steal(&self, character: Character) -> IllegalMove {
        let named = character.into();
        let reason = match self.holder(character) {
            Some(_) => Reason::YourCharacter { character: named },
            None => Reason::NobodysCharacter { character: named },
        };
        IllegalMove::new("T5.1", reason)
    }

    fn why_not_site(&self, tile: SiteTile) -> IllegalMove {
        IllegalMove::new("T5.2", Reason::SiteTileClosed { tile: tile.index() + 1, round: self.round })
    }
}
