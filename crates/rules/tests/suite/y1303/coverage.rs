//! Counts how often each path was taken.

use caylus_rules::parts::{Goods, Player};
use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{By, Cause, Caylus1303, Character, Decision, Event, Kind, Move, Phase, Space, Spot, Tile};

use super::all_moves::ALL_MOVES;
use super::lookups::{
    acting, best_deliverer, camp, first_empty, hand, has, holding, houses_left, is_neutral, last_built, on, passed,
    second_on,
};
use super::paths::Path;
use super::reference::{can_pay, payment};
use crate::common::coverage::Coverage;

/// What has happened earlier this round.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    /// Who passed by choice.
    chosen: Option<Player>,
    /// The starting tiles claimed this round, and the monuments built.
    claimed: Vec<Space>,
    monuments: Vec<Player>,
    /// Is the last batch the Foreman's?
    foreman: bool,
    /// How many on the bridge could not pay.
    poor: usize,
}

impl Coverage<Caylus1303> {
    fn power(&mut self, character: Character) {
        self.count(Path::Power(character));
    }

    /// A move was chosen in that position.
    pub(crate) fn decided(&mut self, table: &Position, player: Player, chosen: Move) {
        let decision = table.decision.as_ref().expect("somebody decides").what;
        if decision == Decision::Place {
            self.memory.chosen = Some(player);
        }
        match chosen {
            Move::Choose(character) if decision == Decision::Character => self.count(Path::Chosen(character)),
            Move::Trade(_) => {
                self.count(Path::Offer(chosen));
                self.used(table, decision);
            }
            Move::Claim(space) => {
                self.used(table, decision);
                if on(table, space).is_some_and(|on| on.worker.is_some()) {
                    self.count("T2.1 claimed with a worker on it");
                }
            }
            Move::Build(_) if decision != Decision::Monument => self.used(table, decision),
            Move::Provost(steps) if steps != 0 => match decision {
                Decision::Toll => self.used(table, decision),
                Decision::Bailiff => self.power(Character::Bailiff),
                _ => {
                    self.count(Path::Used(Tile::Bridge, true));
                    if steps.abs() == 3 {
                        self.count("T2.4 bridge: three steps");
                    }
                }
            },
            Move::Batch(batch) => {
                self.count(Path::Batch(chosen));
                let cubes = batch.cubes();
                if cubes.kinds().count_ones() < 3 || cubes.kinds() & 1 == 0 {
                    self.power(Character::Chamberlain);
                }
                if holding(table, player).batches == 1 {
                    self.count("T3.1 several batches");
                }
                if table.deliveryman_last {
                    self.count("T6.8 Deliveryman at the end with a worker");
                }
                if !table.site.workers.contains(player) {
                    self.power(Character::Deliveryman);
                }
            }
            _ => {}
        }
    }

    /// The decision's tile was used.
    fn used(&mut self, table: &Position, decision: Decision) {
        self.count(match decision {
            Decision::Effect { tile, by: By::Favor } => Path::Site(tile),
            Decision::Build { craft: Kind::Wood, by: By::Favor } => Path::Site(Tile::StartCarpenter),
            Decision::Build { by: By::Favor, .. } => Path::Site(Tile::WoodMason),
            _ => {
                let (space, tile) = acting(table).expect("a space acts");
                Path::Used(tile, is_neutral(space))
            }
        });
    }

    /// An event happened in that position.
    pub(crate) fn event(&mut self, table: &Position, event: &Event) {
        match *event {
            Event::RoundStarted { round } => {
                self.memory = Memory::default();
                if round > 1 {
                    self.round_over(table);
                }
            }
            Event::PhaseStarted { phase } => self.phase_started(table, phase),
            Event::CharacterTaken { character, from: Some(_), .. } => self.count(Path::Stolen(character)),
            Event::CharacterTaken { character, .. } if table.phase != Phase::Characters => {
                self.count(Path::Taken(character));
            }
            Event::Passed { player, .. } if self.memory.chosen.take() != Some(player) => {
                self.count("T1.3 forced to pass");
            }
            Event::WorkerPlaced { player, spot } => self.placed(table, player, spot),
            Event::WorkerToCamp { from, .. } => self.left(table, from),
            Event::ProvostMoved { player, to, .. } => match (player, to) {
                (Some(_), 5) => self.count("T2.5 provost at 5"),
                (Some(_), 29) => self.count("T2.5 provost at 29"),
                _ => {}
            },
            Event::Gained { player, goods, cause } => self.gained(table, player, goods, cause),
            Event::Paid { cause: Cause::Placement { spot }, .. } => {
                let site = spot == Spot::SITE;
                self.count(if site { "T1.4 extra worker at the site" } else { "T1.4 extra worker on the road" });
                if table.journeyman.as_ref().is_some_and(|second| spot == second.space.into()) {
                    self.count("T6.3 Journeyman with the extra cost");
                }
            }
            Event::Declined { player, cause } => self.declined(table, player, cause),
            Event::Claimed { space, .. } => self.memory.claimed.push(space),
            Event::Built { tile, .. } => self.count(Path::Built(tile)),
            Event::MonumentBuilt { player, monument, space } => {
                self.count(Path::Built(monument));
                if self.memory.claimed.contains(&space) {
                    self.count("T4.2 claimed and covered in one round");
                }
                if self.memory.monuments.contains(&player) {
                    self.count("T4.2 several monuments of a player in a round");
                }
                self.memory.monuments.push(player);
            }
            Event::SiteUsed { tile, .. } => self.site_used(table, tile),
            _ => {}
        }
    }

    fn phase_started(&mut self, table: &Position, phase: Phase) {
        if phase == Phase::Stewardship && table.players.iter().all(|player| player.batches == 0) {
            self.count("T3.2 no batch at all");
        }
    }

    fn placed(&mut self, table: &Position, player: Player, spot: Spot) {
        let early = table.decision.as_ref().is_some_and(|decision| decision.what == Decision::EarlyRiser);
        if early {
            self.power(Character::EarlyRiser);
            if has(table, player, Character::NightWorker) {
                self.count("T6.1 Early riser and Night worker");
            }
            if spot == Spot::SITE {
                self.count("T6.1 Early riser to the site");
            }
        } else if !passed(table).is_empty() && has(table, player, Character::NightWorker) {
            self.power(Character::NightWorker);
        }
        let Some(space) = spot.space() else {
            if table.site.workers.len() == 4 {
                self.count("T1.2 last at the site, five players");
            }
            return;
        };
        let there = on(table, space).expect("workers go to tiles");
        if there.worker.is_some() {
            self.power(Character::Journeyman);
        }
        if let Some(owner) = there.owner.filter(|owner| *owner != player && has(table, player, Character::Thief)) {
            self.power(Character::Thief);
            if has(table, owner, Character::Steward) {
                self.count("T6.2 Thief on a building of the Steward");
            }
        }
    }

    fn left(&mut self, table: &Position, from: Spot) {
        let Some(space) = from.space() else { return };
        if space.index() >= table.provost.into() {
            self.count("T2.6 worker beyond the provost");
            if on(table, space).is_some_and(|on| on.worker.is_some()) && second_on(table, space).is_some() {
                self.count("T2.6 two workers beyond the provost on one space");
            }
            return;
        }
        let there = on(table, space).expect("workers are on tiles");
        let owner = there.owner.filter(|_| super::rulebook::owner_cube(there.tile).is_some());
        if let (Some(first), Some(second)) = (there.worker, second_on(table, space))
            && owner.is_some_and(|owner| first == owner || second == owner)
        {
            self.count("T6.3 Journeyman, the owner is one of two");
        }
    }

    fn gained(&mut self, table: &Position, player: Player, goods: Goods, cause: Cause) {
        match cause {
            Cause::Visit { .. } if goods.prestige == 2 => self.power(Character::Steward),
            Cause::Visit { .. } => self.count("T1.1 owner gains a point"),
            Cause::Character { character } => {
                self.power(character);
                if character == Character::Goldsmith && self.memory.foreman {
                    self.count("T6.7 Goldsmith and Foreman in one batch");
                }
                self.memory.foreman = character == Character::Foreman;
            }
            Cause::Batch => self.memory.foreman = false,
            Cause::Tile { tile, .. } | Cause::Site { tile } => self.offered(table, player, goods, tile),
            Cause::Building { .. } if goods.favors > 0 => self.count("T5.1 favor of the Theatre"),
            Cause::MostBatches => self.most_batches(table, player),
            Cause::OwnerBonus { space, .. } if second_on(table, space).is_some() => {
                self.count("T6.3 Journeyman, owner's cube once for two");
            }
            Cause::Recruiting { .. } => self.recruited(table, goods, cause),
            _ => {}
        }
    }

    /// A tile gave something, possibly fewer workers than it offers.
    fn offered(&mut self, table: &Position, player: Player, goods: Goods, tile: Tile) {
        if goods.favors > 0 {
            let manor = tile == Tile::WoodManor;
            self.count(if manor { "T5.1 favor of the Manor" } else { "T5.1 favor of the Fairground" });
        }
        let for_workers =
            [Tile::StartGuildStone, Tile::StartGuildAny, Tile::WoodCoveredMarket, Tile::StoneGuild].contains(&tile);
        if for_workers && u16::from(camp(table, player)) == goods.workers {
            self.count(match goods.workers {
                0 => "T0.8 camp empty, workers offered",
                _ => "T0.8 camp too small, workers offered",
            });
        }
    }

    fn most_batches(&mut self, table: &Position, player: Player) {
        self.count("T3.2 most batches");
        self.count("T5.1 favor of the most batches");
        let batches = holding(table, player).batches;
        let without = |player: Player| !table.site.workers.contains(player);
        let level = Player::all(table.players.len()).filter(|other| holding(table, *other).batches == batches);
        let level: Vec<Player> = level.collect();
        if level.len() > 1 {
            self.count("T3.2 tie for most batches");
            if level.iter().any(|other| without(*other)) {
                self.count("T6.8 Deliveryman without a worker loses a tie");
            }
        }
        if without(player) {
            self.count("T6.8 Deliveryman without a worker has the favor");
        }
        debug_assert_eq!(best_deliverer(table), Some(player));
    }

    fn recruited(&mut self, table: &Position, goods: Goods, cause: Cause) {
        let Cause::Recruiting { residences, garden, granary, manufactory, day_labourer } = cause else { return };
        let basic = if table.players.len() == 5 { 2 } else { 3 };
        let wanted = basic + u16::from(residences) + 2 * u16::from(garden) + u16::from(day_labourer);
        if goods.workers < wanted {
            self.count("T4.3 camp too small for recruits");
        } else if day_labourer {
            self.power(Character::DayLabourer);
        }
        let coverage = [(residences > 0, "T4.3 residences"), (garden, "T4.3 Garden"), (granary, "T4.3 Granary")];
        for (_, what) in
            coverage.into_iter().chain([(manufactory, "T4.3 Manufactory")]).filter(|(coverage, _)| *coverage)
        {
            self.count(what);
        }
    }

    /// Where the provost has gone.
    fn round_over(&mut self, table: &Position) {
        self.count(match last_built(table) {
            13 => "T4.4 nothing built",
            14..18 => "T4.4 stone tile ignored",
            18 => "T4.4 before the stone tile",
            _ => "T4.4 beyond the stone tile",
        });
    }

    fn declined(&mut self, table: &Position, player: Player, cause: Cause) {
        let affords = |craft: Kind| {
            let decision = Decision::Build { craft, by: By::Worker };
            let supply = table.supply.as_ref().expect("complete");
            ALL_MOVES.iter().any(|chosen| match chosen {
                Move::Build(build) if build.tile().kind() == craft && supply.contains(&build.tile()) => {
                    holding(table, player).cubes.cover(payment(decision, *build))
                }
                _ => false,
            })
        };
        let no_house = houses_left(table, player) == 0;
        let full = first_empty(table).is_none();
        match cause {
            Cause::Bridge if hand(table, player) == 0 => {
                self.memory.poor += 1;
                if self.memory.poor == table.players.len() {
                    self.count("T2.4 bridge: nobody can pay");
                }
            }
            Cause::Site { .. } => {
                let asked = table.decision.as_ref().is_some_and(|decision| {
                    let what = decision.what;
                    matches!(what, Decision::Effect { by: By::Favor, .. } | Decision::Build { by: By::Favor, .. })
                });
                self.count(if asked { "T5.2 tile declined" } else { "T5.2 tile that cannot be used" });
            }
            Cause::Tile { tile: Tile::Lawyer, .. }
                if no_house && can_pay(table, player, super::rulebook::goods("cloth")) =>
            {
                self.count("T0.8 no house left: Lawyer");
            }
            Cause::Tile { tile: Tile::Carpenter | Tile::StartCarpenter, .. } if affords(Kind::Wood) => {
                self.not_built(
                    full,
                    no_house,
                    ["T2.2 no empty space left: Carpenter", "T0.8 no house left: Carpenter"],
                );
            }
            Cause::Tile { tile: Tile::WoodMason, .. } if affords(Kind::Stone) => {
                self.not_built(full, no_house, ["T2.2 no empty space left: Mason", "T0.8 no house left: Mason"]);
            }
            _ => {}
        }
    }

    fn not_built(&mut self, full: bool, no_house: bool, [space, house]: [&'static str; 2]) {
        if full {
            self.count(space);
        } else if no_house {
            self.count(house);
        }
    }

    fn site_used(&mut self, table: &Position, tile: Tile) {
        let number = table.site.tiles.iter().position(|other| *other == tile).expect("a tile of the site");
        self.count(match (table.round, number) {
            (1..=3, _) => "T5.2 rounds 1-3, tile 1",
            (4..=6, 0) => "T5.2 rounds 4-6, tile 1",
            (4..=6, _) => "T5.2 rounds 4-6, tile 2",
            (_, 0) => "T5.2 rounds 7-9, tile 1",
            (_, 1) => "T5.2 rounds 7-9, tile 2",
            _ => "T5.2 rounds 7-9, tile 3",
        });
        if table.board.is_empty() {
            self.count("T5.3 no character left on the board");
        }
    }
}
