//! Loading a position: the phase and the pending decision.

use super::Position;
use crate::classic::castle::Section;
use crate::classic::decision::{By, Decision, Line, Phase};
use crate::classic::setup::{ROAD, START};
use crate::classic::spots::Spot;
use crate::classic::tiles::{Effect, Kind};
use crate::classic::{Classic, Flow, favors};
use crate::parts::{Order, Player};
use crate::{PositionError, refuse, require};

/// The last turn accepted while the bailiff is on its starting space.
const MAX_TURNS: u8 = 99;
/// The Monument's favors, the most that one building gives.
const MONUMENT_FAVORS: u8 = 2;

impl Classic {
    /// Reads the provost, the bailiff and the decision, and checks that the phase can have reached it.
    pub(super) fn read_progress(&mut self, doc: &Position) -> Result<Flow, PositionError> {
        self.provost = doc.provost;
        self.bailiff = doc.bailiff;
        self.check_bailiff(doc)?;
        self.check_workers()?;
        let flow = match &doc.decision {
            Some(_) if self.phase == Phase::Over => return refuse("a finished game has no decision"),
            Some(given) => {
                let player = self.check_player(given.player)?;
                self.read_step(player, given.what)?;
                self.read_favors(player, given.what, doc.favors_owed)?;
                let choices = self.choices_of(player, given.what);
                require(choices != 0, || "the decision has no legal move".into())?;
                self.ask(player, given.what)
            }
            None => {
                require(doc.favors_owed.unwrap_or(0) == 0, || {
                    "favors can be owed only with a decision about one".into()
                })?;
                Flow::Continue
            }
        };
        self.check_derived(doc)?;
        Ok(flow)
    }

    fn check_bailiff(&mut self, doc: &Position) -> Result<(), PositionError> {
        require(self.bailiff >= START, || format!("the bailiff starts on {START} and never moves back"))?;
        // The bailiff advances every turn, so the limit moves with it: no game reaches a turn that could not be loaded.
        let most_turns = MAX_TURNS + (self.bailiff.index() - START.index()) as u8;
        require((1..=most_turns).contains(&doc.turn), || format!("a game has no turn {}", doc.turn))?;
        self.turn = doc.turn;
        let counting = self.phase == Phase::EndOfTurn && doc.decision.is_some();
        let Some(section) = Section::ALL.get(usize::from(self.counted)) else { return Ok(()) };
        let (trigger, name) = (section.trigger(), section.name());
        require(counting || self.bailiff < trigger, || {
            format!("the bailiff has reached {trigger} with the {name} not counted")
        })
    }

    /// Checks that no worker is where it should have gone home by now.
    fn check_workers(&self) -> Result<(), PositionError> {
        let between_turns = matches!(self.phase, Phase::Income | Phase::EndOfTurn | Phase::Over);
        let after = |phase| between_turns || self.phase > phase;
        let special = self.workers.all() & !ROAD != 0 || !self.stables.is_empty() || self.inn_left.is_some();
        let road = self.workers.all() & ROAD != 0;
        let castle = !self.castle.is_empty();
        for (is_there, is_late, place) in [
            (special, after(Phase::Special), "on a special building"),
            (road, after(Phase::Activation), "on the road"),
            (castle, after(Phase::Castle), "at the castle"),
        ] {
            require(!(is_there && is_late), || format!("no worker can be {place} in this phase"))?;
        }
        Ok(())
    }

    /// Derives how far the phase has come from the decision.
    fn read_step(&mut self, player: Player, decision: Decision) -> Result<(), PositionError> {
        let place_in = |order: Order| match order.place_of(player) {
            Some(place) => Ok(place as u8),
            None => refuse("it is not that player's turn to decide in this phase"),
        };
        if let Decision::Build { craft, .. } = decision {
            require(matches!(craft, Kind::Wood | Kind::Stone | Kind::Prestige), || {
                "tiles of that kind cannot be built".into()
            })?;
        }
        match (self.phase, decision) {
            (Phase::Placing, Decision::Place) if !self.passing_order.contains(player) => {
                self.cursor = place_in(self.turn_order)?;
            }
            (Phase::Special, _) => self.read_special_step(player, decision)?,
            (Phase::Provost, Decision::Provost) => self.cursor = place_in(self.passing_order)?,
            (Phase::Activation, _) => self.read_activation_step(player, decision)?,
            (Phase::Castle, Decision::Batch) => {
                self.cursor = place_in(self.castle)?;
                let mut later = self.castle.iter().skip(usize::from(self.cursor) + 1);
                require(later.all(|player| self.holding(player).batches == 0), || {
                    "players who come later at the castle cannot have given batches yet".into()
                })?;
            }
            (Phase::Castle, _) if decision.is_favor() => {
                self.cursor = self.castle.len() as u8;
                self.acting = true;
                require(self.best_builder() == Some(player), || "the favor belongs to the best builder".into())?;
            }
            (Phase::EndOfTurn, _) if decision.is_favor() => {
                self.cursor = place_in(self.turn_order)? + 1;
                self.acting = true;
                self.due = self.due_sections();
                let section = Section::ALL.into_iter().find(|section| self.due >> *section as u8 & 1 != 0);
                // The bailiff has just moved from before the trigger, and the provost has followed.
                let too_far = section.is_some_and(|section| self.bailiff.index() > section.trigger().index() + 1);
                require(!too_far, || "the bailiff cannot be that far beyond the section's space".into())?;
                require(self.provost == self.bailiff, || {
                    "during a count the provost must be on the bailiff's space".into()
                })?;
                let houses = |section: Section| self.holding(player).houses[section as usize];
                require(section.is_some_and(|section| section.favors(houses(section)) > 0), || {
                    "the player wins no favor in this count".into()
                })?;
            }
            _ => return refuse("that player cannot have that decision in this phase"),
        }
        Ok(())
    }

    /// In phase 3, the buildings before the acting one are empty.
    fn read_special_step(&mut self, player: Player, decision: Decision) -> Result<(), PositionError> {
        let spot = match decision {
            Decision::Gate => Some(Spot::GATE),
            Decision::Guild => Some(Spot::MERCHANTS_GUILD),
            Decision::Joust => Some(Spot::JOUST_FIELD),
            Decision::Inn => None,
            _ if decision.is_favor() => {
                self.acting = true;
                Some(Spot::JOUST_FIELD)
            }
            _ => return refuse("that player cannot have that decision in this phase"),
        };
        let specials = self.workers.all() & !ROAD;
        let is_next = match spot {
            Some(spot) => {
                self.workers.get(spot.index()) == Some(player) && specials.trailing_zeros() == spot.index() as u32
            }
            None => {
                specials == 0 && self.stables.is_empty() && self.inn_left.is_none() && self.inn_right == Some(player)
            }
        };
        require(is_next, || "the player's worker is not the next to act in phase 3".into())
    }

    /// In phase 5, the first worker on the road acts, and its building must allow the decision.
    fn read_activation_step(&mut self, player: Player, decision: Decision) -> Result<(), PositionError> {
        self.acting = true;
        let up_to_provost = (2 << self.provost.index()) - 1;
        require(self.workers.all() & up_to_provost != 0, || "no worker can be acting".into())?;
        let (space, tile) = (self.acting_space().index(), self.acting_tile());
        let worker = self.workers.get(space);
        let fits = match (decision, self.row(tile).effect) {
            (Decision::OwnerCube, Effect::Produce(_)) => {
                tile.kind() == Kind::Stone && self.owners.get(space) == Some(player) && worker != Some(player)
            }
            _ if worker != Some(player) => false,
            (Decision::Produce, Effect::ProduceOneOf(_)) => true,
            (Decision::Trade { tile: named }, Effect::Trade(_)) => named == tile,
            (Decision::Lawyer { by: By::Worker }, Effect::Lawyer) => true,
            (Decision::Build { craft, by: By::Worker }, Effect::Build(other)) => craft == other,
            (Decision::Site { by: By::Worker, .. }, Effect::Build(other)) => other == Kind::Prestige,
            // Building a stone or prestige building can win favors.
            (_, Effect::Build(Kind::Stone | Kind::Prestige)) => decision.is_favor(),
            _ => false,
        };
        require(fits, || format!("the worker on {} does not lead to that decision", self.acting_space()))
    }

    /// Reads the owed favors; the line of the favor in use must be chosen, with its marker far enough.
    fn read_favors(&mut self, player: Player, decision: Decision, owed: Option<u8>) -> Result<(), PositionError> {
        let least = u8::from(decision == Decision::FavorLine);
        let most = if decision.is_favor() { self.max_favors_owed(player, decision) } else { 0 };
        let owed = owed.unwrap_or(least);
        require((least..=most).contains(&owed), || format!("{owed} favors cannot be owed with this decision"))?;
        self.favors_owed = owed;
        require(!(decision.is_favor() && self.options.simplified_favors), || {
            "simplified favors need no decision".into()
        })?;
        let (line, column) = match decision {
            Decision::FavorEffect { line } => (line, 1),
            Decision::FavorCube => (Line::Cubes, 2),
            Decision::FavorTrade => (Line::Cubes, 4),
            Decision::Build { craft, by: By::Favor } => (Line::Building, favors::craft_column(craft)),
            Decision::Site { by: By::Favor, .. } => (Line::Building, favors::craft_column(Kind::Prestige)),
            Decision::Lawyer { by: By::Favor } => (Line::Building, favors::lawyer_column()),
            _ => return Ok(()),
        };
        let holding = self.holding(player);
        let chosen = holding.lines_used >> line as u8 & 1 != 0 && holding.favors[line as usize] >= column;
        require(chosen, || format!("the player has not chosen column {column} of the line {}", line.name()))
    }

    /// The most favors that can be owed: what one event gives, minus the one in use, plus one if the building line has been used, since
    /// a Monument built with it gives two for one.
    fn max_favors_owed(&self, player: Player, decision: Decision) -> u8 {
        let won = match self.phase {
            Phase::EndOfTurn => {
                let section = Section::ALL[usize::from(self.counted)];
                section.favors(self.holding(player).houses[section as usize])
            }
            Phase::Activation => MONUMENT_FAVORS,
            _ => 1,
        };
        let building_in_use = match decision {
            Decision::FavorEffect { line } => line == Line::Building,
            Decision::FavorLine | Decision::FavorCube | Decision::FavorTrade => false,
            _ => true,
        };
        let building_used = self.holding(player).lines_used >> Line::Building as u8 & 1 != 0;
        won + u8::from(building_used && !building_in_use) - u8::from(decision != Decision::FavorLine)
    }

    /// Checks that redundant fields agree.
    fn check_derived(&self, doc: &Position) -> Result<(), PositionError> {
        if let Some(due) = &doc.due {
            let bits = due.iter().fold(0, |bits, section| bits | 1 << *section as u8);
            require(bits == self.due, || "`due` does not match the sections to count".into())?;
        }
        if let Some(space) = doc.activating {
            let acting = self.phase == Phase::Activation && self.acting && self.acting_space() == space;
            require(acting, || format!("the worker on {space} is not acting"))?;
        }
        for (seat, holding) in self.holdings.iter().enumerate() {
            let moved = |line: &Line| holding.lines_used >> *line as u8 & 1 == 0 || holding.favors[*line as usize] > 0;
            require(Line::ALL.iter().all(moved), || {
                format!("player {seat} has used a line of favor with its marker before column 1")
            })?;
        }
        if let Decision::Site { tile, .. } = self.decision {
            let payable = tile.kind() == Kind::Prestige
                && self.supply.has(tile)
                && self.holding(self.actor).cubes.cover(self.row(tile).cost);
            require(payable, || format!("the player cannot be building {tile}"))?;
        }
        Ok(())
    }
}
