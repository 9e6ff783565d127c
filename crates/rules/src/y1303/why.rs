//! Why a move is not legal: the rule that forbids it and a sentence.

use super::decision::{By, Decision};
use super::legal::discount;
use super::moves::{BatchId, SiteTile};
use super::tiles::Kind;
use super::{BuildId, Caylus1303, Character, Move, Space, Spot, Tile, TradeId};
use crate::parts::{Cube, Cubes, Goods};
use crate::{Game, IllegalMove};

impl Caylus1303 {
    /// The reason why an illegal move is illegal.
    pub(super) fn why_not(&self, chosen: Move) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::new("T4.5", "the game is over");
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
                IllegalMove::new("T0.7", format!("the {character} does not lie there to be chosen"))
            }
            (Decision::FavorCharacter, Move::Choose(character)) => {
                IllegalMove::new("T5.3", format!("the {character} is not on the board"))
            }
            (Decision::Favor, Move::Steal(character)) => self.why_not_steal(character),
            (Decision::Favor, Move::Site(tile)) => self.why_not_site(tile),
            _ => self.not_now(chosen),
        }
    }

    /// The move answers to another decision than the present one.
    fn not_now(&self, chosen: Move) -> IllegalMove {
        let (rule, what) = match self.decision {
            Decision::Character => ("T0.7", "choose a character"),
            Decision::EarlyRiser => ("T6.1", "place a worker as Early riser or decline"),
            Decision::Place => ("T1.3", "place a worker or pass"),
            Decision::Effect { by: By::Favor, .. } | Decision::Build { by: By::Favor, .. } => {
                ("T5.2", "use the tile of the site or decline")
            }
            Decision::Effect { .. } => ("T2.6", "use the building or decline"),
            Decision::Lawyer => ("T2.1", "claim a starting tile or decline"),
            Decision::Build { .. } => ("T2.2", "build a tile or decline"),
            Decision::Toll => ("T2.3", "move the provost by up to 2 steps or leave him"),
            Decision::Bridge => ("T2.4", "move the provost for workers or leave him"),
            Decision::Bailiff => ("T6.5", "move the provost by a step or leave him"),
            Decision::Batch => ("T3.1", "deliver a batch or be done"),
            Decision::Monument => ("T4.2", "build a monument or decline"),
            Decision::Favor => ("T5.1", "take another player's character or use a tile of the site"),
            Decision::FavorCharacter => ("T5.3", "choose a character from the board"),
        };
        IllegalMove::new(rule, format!("`{chosen}` is no answer now: the player to act must {what}"))
    }

    fn why_not_place(&self, spot: Spot) -> IllegalMove {
        let player = self.actor;
        let Some(space) = spot.space() else {
            let reason = match self.site.contains(player) {
                true => IllegalMove::new("T1.2", "you have a worker at the construction site already"),
                false => self.too_few_workers(),
            };
            return reason;
        };
        let bit = space.bit();
        if space == Space::BRIDGE {
            return IllegalMove::new("T1.1", "the Guilds' bridge takes no workers");
        }
        if self.tiled & bit == 0 {
            return IllegalMove::new("T1.1", format!("there is no building on {space}"));
        }
        if self.residences() & bit != 0 {
            return IllegalMove::new("T1.1", format!("workers cannot go to the residence or monument on {space}"));
        }
        if self.workers.all() & bit != 0 && self.journeyman_spaces(player) & bit == 0 {
            return match self.has(player, Character::Journeyman) {
                true if self.journeyman.is_some() => {
                    IllegalMove::new("T6.3", "the Journeyman has been used this round already")
                }
                true => IllegalMove::new("T6.3", format!("a worker of your own is on {space}")),
                false => IllegalMove::new("T1.1", format!("there is a worker on {space} already")),
            };
        }
        self.too_few_workers()
    }

    fn too_few_workers(&self) -> IllegalMove {
        let (price, workers) = (1 + self.extra_cost(self.actor), self.holding(self.actor).workers);
        IllegalMove::new("T1.4", format!("placing a worker takes {price} workers now, you have {workers} at hand"))
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
            return IllegalMove::new(rule, format!("you do not have {give}"));
        }
        IllegalMove::new(rule, format!("{tile} does not offer that here"))
    }

    /// What the tile that is used offers on the side it shows.
    fn offers_now(&self, tile: Tile) -> &'static [crate::parts::Offer] {
        let by = if self.decision.is_favor() { By::Favor } else { By::Worker };
        tile.offers(self.shows_neutral_side(by))
    }

    fn why_not_claim(&self, space: Space) -> IllegalMove {
        let reason = if !space.is_starting() {
            format!("there is no starting tile on {space}")
        } else if self.unclaimed() & space.bit() == 0 {
            format!("there is a house on {space} already")
        } else if self.houses(self.actor) == 0 {
            return IllegalMove::new("T0.8", "you have no house left");
        } else {
            "you do not have cloth".to_owned()
        };
        IllegalMove::new("T2.1", reason)
    }

    fn why_not_build(&self, craft: Kind, by: By, build: BuildId) -> IllegalMove {
        let tile = build.tile();
        let rule = match (by, craft) {
            (By::Favor, _) => "T5.2",
            (By::Worker, Kind::Wood) => "T2.2",
            (By::Worker, _) => "T7.2",
        };
        if tile.kind() != craft {
            let what = if craft == Kind::Wood { "wood" } else { "stone" };
            return IllegalMove::new(rule, format!("here {what} tiles are built, {tile} is none"));
        }
        if self.supply & tile.bit() == 0 {
            return IllegalMove::new(rule, format!("{tile} is not in the supply"));
        }
        if self.first_empty().is_none() {
            return IllegalMove::new(rule, "there is no empty space on the road");
        }
        if self.houses(self.actor) == 0 {
            return IllegalMove::new("T0.8", "you have no house left");
        }
        self.too_poor(rule, build.row().payment - discount(craft, by))
    }

    fn why_not_monument(&self, tile: Tile) -> IllegalMove {
        if tile.kind() != Kind::Monument {
            return IllegalMove::new("T4.2", format!("only monuments are put on residences, {tile} is none"));
        }
        if self.supply & tile.bit() == 0 {
            return IllegalMove::new("T4.2", format!("{tile} is built already"));
        }
        self.too_poor("T4.2", tile.cost())
    }

    fn too_poor(&self, rule: &'static str, payment: Cubes) -> IllegalMove {
        IllegalMove::new(rule, format!("you do not have {}", Goods::cubes(payment)))
    }

    fn why_not_provost(&self, steps: i8) -> IllegalMove {
        let (rule, most) = match self.decision {
            Decision::Toll => ("T2.3", super::phases::TOLL_STEPS),
            Decision::Bailiff => ("T6.5", super::phases::BAILIFF_STEPS),
            _ => ("T2.4", crate::parts::MAX_PROVOST_STEPS),
        };
        if u16::from(steps.unsigned_abs()) > most {
            let unit = if most == 1 { "step" } else { "steps" };
            return IllegalMove::new(rule, format!("the provost can be moved by at most {most} {unit} here"));
        }
        if self.possible_steps(u16::MAX) >> (i32::from(steps) + 3) & 1 == 0 {
            return IllegalMove::new("T2.5", format!("{steps:+} from {} leads off the road", self.provost));
        }
        let workers = self.holding(self.actor).workers;
        IllegalMove::new(rule, format!("that costs {} w, you have {workers} at hand", steps.unsigned_abs()))
    }

    fn why_not_batch(&self, batch: BatchId) -> IllegalMove {
        if self.holding(self.actor).cubes.cover(batch.cubes()) {
            let food = batch.cubes().count(Cube::Food) > 0;
            let what = if food { "three different cubes" } else { "three different cubes, one of them food" };
            return IllegalMove::new("T3.1", format!("a batch is {what}"));
        }
        self.too_poor("T3.1", batch.cubes())
    }

    fn why_not_steal(&self, character: Character) -> IllegalMove {
        let reason = match self.holder(character) {
            Some(_) => format!("you have the {character} yourself"),
            None => format!("no player has the {character}"),
        };
        IllegalMove::new("T5.1", reason)
    }

    fn why_not_site(&self, tile: SiteTile) -> IllegalMove {
        let number = tile.index() + 1;
        IllegalMove::new("T5.2", format!("tile {number} of the site cannot be used in round {}", self.round))
    }
}
